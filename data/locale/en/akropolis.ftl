# Akropolis: what happens, what can be chosen, what is refused.

akropolis-title = Akropolis

akropolis-area-q = quarry
akropolis-area-h = houses
akropolis-area-m = market
akropolis-area-b = barracks
akropolis-area-t = temple
akropolis-area-g = garden
akropolis-area-H = houses plaza
akropolis-area-M = market plaza
akropolis-area-B = barracks plaza
akropolis-area-T = temple plaza
akropolis-area-G = garden plaza
akropolis-tile = { $first }, { $second }, { $third }

akropolis-part-houses = Houses
akropolis-part-markets = Markets
akropolis-part-barracks = Barracks
akropolis-part-temples = Temples
akropolis-part-gardens = Gardens
akropolis-part-stones = Stones

akropolis-placed = { $who } { $price ->
        [0] took the free tile
        [one] paid 1 stone for a tile
       *[other] paid { $price } stones for a tile
    } ({ $tile }) and laid it on level { $level }{ $gained ->
        [0] .
        [one] , covering a quarry: 1 stone gained.
       *[other] , covering { $gained } quarries: { $gained } stones gained.
    }
akropolis-refilled = { $tiles } new tiles are on the market; { $chief } is chief architect.
akropolis-over = The last stack is used up: the game is over.

akropolis-step-place = Take a tile and lay it
akropolis-step-tile = { $tile } ({ $price ->
        [0] free
        [one] 1 stone
       *[other] { $price } stones
    })
akropolis-step-at = at { $q }, { $r }
akropolis-step-facing = { $facing ->
        [0] facing north
        [1] facing north-east
        [2] facing south-east
        [3] facing south
        [4] facing south-west
       *[5] facing north-west
    }

akropolis-not-a-move = “{ $move }” is not a move; a move is “place”, the price, two coordinates and a facing from 0 to 5.
akropolis-no-such-tile = The market has no position { $slot }; the last one is { $last }.
akropolis-no-such-facing = A tile cannot face { $facing }; facings go from 0 (north) clockwise to 5.
akropolis-too-few-stones = Too few stones: the tile costs { $price }, you have { $stones }.
akropolis-not-touching = Not touching the city: a tile on the ground must share a side with it.
akropolis-gap-below = A gap below: a tile lies on three built areas or on three empty places.
akropolis-uneven-levels = Uneven levels: the three areas below must be equally high.
akropolis-one-tile-below = Only one tile below: a tile must rest on at least two.
akropolis-wrong-order = The order must name each of the { $tiles } tiles of this game once.

akropolis-alt-list = { $first }; { $rest }
akropolis-alt-row = { $first }, { $rest }
akropolis-alt-city = City of { $who }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    }, built up to level { $level }. To be seen: { $levels }.
akropolis-alt-preview = As it would be: { $city }
akropolis-alt-level = level { $level }: { $areas }
akropolis-alt-area = { $count } × { $area }
akropolis-alt-market = Market: { $tiles }. Stacks left: { $stacks }. Chief architect: { $chief }.
akropolis-alt-seat = { $who }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    }, built up to level { $level }
akropolis-alt-table = All cities: { $seats }. { $market }
