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

# How the points of a district come about, and what breaks ties.
akropolis-breakdown = stars × height
akropolis-tie-1 = stones left

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
akropolis-step-on = level { $level }, on { $areas }
akropolis-step-ground = beside { $areas }
akropolis-step-edge = on the ground, further out
akropolis-turned-0 = { $area } at the lower left
akropolis-turned-1 = { $area } on the left
akropolis-turned-2 = { $area } at the upper left
akropolis-turned-3 = { $area } at the upper right
akropolis-turned-4 = { $area } on the right
akropolis-turned-5 = { $area } at the lower right

akropolis-reason-value = { $district ->
        [houses] largest group of houses
        [markets] markets apart from others
        [barracks] barracks at the edge
        [temples] built-in temples
       *[gardens] gardens
    } worth { $value }{ $stars ->
        [one] { "" }
       *[other] , times { $stars }
    }
akropolis-reason-stars = { $district ->
        [houses] houses
        [markets] markets
        [barracks] barracks
        [temples] temples
       *[gardens] gardens
    } count { $stars ->
        [0] no more
        [one] once
       *[other] { $stars } times
    }
akropolis-reason-quarries = { $points ->
        [one] covers a quarry: +1 stone
       *[other] covers { $points } quarries: +{ $points } stones
    }
akropolis-reason-price = { $price ->
        [one] costs 1 stone
       *[other] costs { $price } stones
    }
akropolis-reason-worth = { $district ->
        [houses] houses
        [markets] markets
        [barracks] barracks
        [temples] temples
       *[gardens] gardens
    } worth { $value }
akropolis-reason-no-stars = { $districts }, no plaza yet
akropolis-reason-no-value = { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    } for { $district ->
        [houses] houses
        [markets] markets
        [barracks] barracks
        [temples] temples
       *[gardens] gardens
    } to come
akropolis-reason-quarry-later = { $quarries ->
        [one] a quarry to cover later
       *[other] { $quarries } quarries to cover later
    }
akropolis-reason-nothing = level { $level }: nothing counts here yet

akropolis-too-dear = { $tiles ->
        [one] One tile is
       *[other] { $tiles } tiles are
    } too expensive: you have { $stones ->
        [0] no stones
        [one] 1 stone
       *[other] { $stones } stones
    }.
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
    }, built up to level { $level }. Visible from above: { $levels }.
akropolis-alt-preview = As it would be: { $city }
akropolis-alt-places = { $city } Numbered places: { $first } to { $last }.
akropolis-alt-level = level { $level }: { $areas }
akropolis-alt-area = { $count } × { $area }
akropolis-alt-market = Market: { $tiles }. Stacks left: { $stacks }. Chief architect: { $chief }.
akropolis-alt-choice = { $market } { $city }
akropolis-alt-seat = { $who }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    }, built up to level { $level }
akropolis-alt-table = All cities: { $seats }.

akropolis-picture-city = City
akropolis-picture-market = Market
akropolis-picture-table = Board

akropolis-option-tiles = Tiles
akropolis-option-tiles-standard = by number of players
akropolis-option-tiles-all = all, for a longer game
akropolis-option-edges = Edges and lakes
akropolis-option-edges-enclosed = what is cut off is a lake
akropolis-option-edges-local = each empty place by itself
akropolis-option-variants = Variants
akropolis-option-variants-houses = houses
akropolis-option-variants-markets = markets
akropolis-option-variants-barracks = barracks
akropolis-option-variants-temples = temples
akropolis-option-variants-gardens = gardens

akropolis-topic-turn-title = Akropolis: a turn
akropolis-topic-turn =
    Take one tile from the market and add it to your city; you cannot pass. The first tile is free, each one further along costs a stone more. When a single tile is left, it becomes the first, a new stack is opened beside it, and the chief architect's marker moves on. When the stacks are used up, the game ends and the last tile stays.
akropolis-topic-building-title = Akropolis: building
akropolis-topic-building =
    On the ground a tile needs one side in common with your city. Higher up it lies on three areas that are equally high, without a gap, and on at least two tiles. Tiles turn freely but never flip. What is covered counts no more.
akropolis-topic-quarries-title = Akropolis: quarries and stones
akropolis-topic-quarries =
    Each quarry that you cover gives a stone at once; it pays from your next turn on. A stone left at the end is a point, and more stones win a tie.
akropolis-topic-scoring-title = Akropolis: scoring
akropolis-topic-scoring =
    For each colour, add the levels of its well-placed districts and multiply by the stars on your plazas of that colour.
    - **Houses**: only your largest group.
    - **Markets**: not beside another market.
    - **Barracks**: at the edge of the city.
    - **Temples**: built in on all six sides.
    - **Gardens**: anywhere.
    The stars of a plaza: houses { $houses }, markets { $markets }, barracks { $barracks }, temples { $temples }, gardens { $gardens }, at any height.
akropolis-topic-variants-title = Akropolis: variants
akropolis-topic-variants =
    Each variant lets districts count twice: **houses** in a group worth { $group } or more, **markets** beside a market plaza, **barracks** beside at least { $sides } empty places, **temples** above the ground, **gardens** beside a lake. The usual conditions still hold. All tiles make a longer game for two or three.
akropolis-topic-edges-title = Akropolis: edges and lakes
akropolis-topic-edges =
    The rulebook leaves open what the edge and a lake are. Unless the table chooses otherwise, an empty place that is connected to the outside is the edge, and one that is cut off is a lake, however large. With the other option, every empty place is an edge, and a lake is a single place with six built neighbours.

# The legend of the pictures.

akropolis-legend-houses = only those of your largest group count
akropolis-legend-markets = count where no other market is beside them
akropolis-legend-barracks = count at the edge of the city
akropolis-legend-temples = count if built in on all six sides
akropolis-legend-gardens = count anywhere
akropolis-legend-houses-twice = only your largest group counts; twice if it is worth { $group } or more
akropolis-legend-markets-twice = count apart from other markets; twice beside a market plaza
akropolis-legend-barracks-twice = count at the edge; twice beside { $sides } or more empty places
akropolis-legend-temples-twice = count if built in on all six sides; twice above the ground
akropolis-legend-gardens-twice = count anywhere; twice beside a lake
akropolis-legend-plaza = { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }: what your { $district ->
        [houses] houses
        [markets] markets
        [barracks] barracks
        [temples] temples
       *[gardens] gardens
    } are worth, times all their stars
akropolis-legend-quarry = scores nothing; cover it for a stone
akropolis-legend-level = level
akropolis-legend-level-line = how high an area lies; it counts as much
akropolis-legend-expensive = pale and hatched
akropolis-legend-expensive-line = costs more stones than the player to move has
akropolis-legend-stone = stones
akropolis-legend-stone-line = pay for tiles further along; a point each at the end
akropolis-legend-stack = stacks
akropolis-legend-stack-line = they refill the market; after the last one the game ends
akropolis-legend-chief = chief architect
akropolis-legend-chief-line = begins the round; the marker moves on with each refill
