# Gdzie leży miejsce wśród innych o tej samej nazwie.

place-region-nw = u góry z lewej
place-region-n = u góry
place-region-ne = u góry z prawej
place-region-w = z lewej
place-region-c = pośrodku
place-region-e = z prawej
place-region-sw = u dołu z lewej
place-region-s = u dołu
place-region-se = u dołu z prawej
