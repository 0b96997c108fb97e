# Where a place lies among others of the same name.

place-region-nw = upper left
place-region-n = top
place-region-ne = upper right
place-region-w = left
place-region-c = middle
place-region-e = right
place-region-sw = lower left
place-region-s = bottom
place-region-se = lower right
