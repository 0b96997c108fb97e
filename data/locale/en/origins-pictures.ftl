# Words in the pictures of Origins: short, because they stand in small places.

origins-short-bonus-army = army
origins-short-bonus-building = building
origins-short-bonus-temple = temple
origins-short-bonus-speaker = speaker
origins-short-bonus-basic = any resource
origins-title-citizens = Citizens
origins-title-speakers = Speakers
origins-title-draft = Dice to choose from
origins-title-military = Military track
origins-title-next = Next
origins-title-districts = Districts
origins-title-towers = Tower floors

origins-legend-seat = empty seat of power
origins-legend-seat-line = a district of four tiles that a freeman can close
origins-legend-plot = plot
origins-legend-plot-line = where the city can grow
origins-legend-expensive = hatched building
origins-legend-expensive-line = costs more than the player to act has
