# Cities: what happens, what can be chosen, what is refused.

cities-title = Cities

cities-area-red = red plot
cities-area-yellow = yellow plot
cities-area-blue = blue plot
cities-area-green = green plot
cities-area-park = park
cities-area-lake = lake
cities-tile = { $north_west }, { $north_east } / { $south_west }, { $south_east }
cities-list = { $first }, { $rest }
cities-card = { $name } ({ $copies } in the deck). { $needs }
cities-card-short = { $name }. { $needs }
cities-unknown = face down
cities-from-bag = { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    } from the bag, and the star
cities-and = { $first } and { $last }
cities-lines =
    { $first }
    { $rest }
cities-deck-line = - { $name } × { $copies }. { $needs }
cities-slots = { $first } | { $second } | { $third } | { $fourth }
cities-slot-open = { $up }
cities-slot-closed = { $down } face down
cities-slot-both = { $up } and { $down } face down
cities-slot-drawn = { $drawn } from the bag

cities-some-tile = the tile ({ $tile })
cities-some-card = { $count ->
        [one] the card “{ $name }”
       *[other] { $count } cards “{ $name }”
    }
cities-some-unknown = { $count ->
        [one] something face down
       *[other] { $count } things face down
    }
cities-some-red = { $count ->
        [one] a red piece
       *[other] { $count } red pieces
    }
cities-some-yellow = { $count ->
        [one] a yellow piece
       *[other] { $count } yellow pieces
    }
cities-some-blue = { $count ->
        [one] a blue piece
       *[other] { $count } blue pieces
    }
cities-some-green = { $count ->
        [one] a green piece
       *[other] { $count } green pieces
    }
cities-some-tree = { $count ->
        [one] a tree
       *[other] { $count } trees
    }
cities-some-fountain = { $count ->
        [one] a fountain
       *[other] { $count } fountains
    }
cities-some-playground = { $count ->
        [one] a playground
       *[other] { $count } playgrounds
    }
cities-some-bandstand = { $count ->
        [one] a bandstand
       *[other] { $count } bandstands
    }
cities-some-sailboat = { $count ->
        [one] a sailing boat
       *[other] { $count } sailing boats
    }
cities-some-dolphin = { $count ->
        [one] a dolphin
       *[other] { $count } dolphins
    }
cities-some-swans = { $count ->
        [one] a pair of swans
       *[other] { $count } pairs of swans
    }
cities-some-pier = { $count ->
        [one] a pier
       *[other] { $count } piers
    }
cities-some-monument = { $count ->
        [one] a monument
       *[other] { $count } monuments
    }
cities-some-black_plot = { $count ->
        [one] a black plot
       *[other] { $count } black plots
    }

cities-piece-red = red piece
cities-piece-yellow = yellow piece
cities-piece-blue = blue piece
cities-piece-green = green piece

cities-attraction-tree = tree
cities-attraction-fountain = fountain
cities-attraction-playground = playground
cities-attraction-bandstand = bandstand
cities-attraction-sailboat = sailing boat
cities-attraction-dolphin = dolphin
cities-attraction-swans = swans
cities-attraction-pier = pier
cities-attraction-monument = monument
cities-attraction-black_plot = black plot

cities-goal-tenements = Tenements
cities-goal-housing_blocks = Housing blocks
cities-goal-apartment_towers = Apartment towers
cities-goal-libraries = Libraries
cities-goal-schools = Schools
cities-goal-universities = Universities
cities-goal-theatres = Theatres
cities-goal-sports_facilities = Sports facilities
cities-goal-museums = Museums
cities-goal-market_halls = Market halls
cities-goal-hotels = Hotels
cities-goal-department_stores = Department stores
cities-goal-one_storey = One-storey buildings
cities-goal-two_storey = Two-storey buildings
cities-goal-three_storey = Three-storey buildings
cities-goal-four_storey = Four-storey buildings
cities-goal-reservoir = Reservoir
cities-goal-square = Small square
cities-goal-city_park = City park
cities-goal-great_lake = Great lake
cities-goal-four_colours = Four colours
cities-goal-skyline = Skyline
cities-goal-waterfront = Waterfront
cities-goal-park_avenue = Park avenue

cities-requirement-central_park = Central Park
cities-requirement-avenues = Avenues
cities-requirement-skyscrapers = Skyscrapers
cities-requirement-copacabana = Copacabana
cities-requirement-sugarloaf = Sugarloaf
cities-requirement-carnival = Carnival
cities-requirement-harbour = Harbour
cities-requirement-the_bay = The Bay
cities-requirement-botanic_garden = Botanic Garden
cities-requirement-lagoon = Lagoon
cities-requirement-bridges = Bridges
cities-requirement-masks = Masks
cities-requirement-eixample = Eixample
cities-requirement-park_guell = Park Güell
cities-requirement-trencadis = Trencadís
cities-requirement-la_boca = La Boca
cities-requirement-palermo = Palermo
cities-requirement-recoleta = Recoleta
cities-requirement-hills = Seven Hills
cities-requirement-tagus = Tagus
cities-requirement-alfama = Alfama
cities-requirement-low_town = Low Town
cities-requirement-chapultepec = Chapultepec
cities-requirement-xochimilco = Xochimilco

cities-number = { $number ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
       *[other] { $number }
    }

cities-counts-buildings = { $number ->
        [0] each
       *[other] { $number_word }
    } { $colour ->
        [red] red{ " " }
        [yellow] yellow{ " " }
        [blue] blue{ " " }
        [green] green{ " " }
       *[0] { "" }
    }{ $number ->
        [0] building
        [one] building
       *[other] buildings
    }{ $height ->
        [0] { "" }
        [one] { " " }of one storey
       *[other] { " " }of { $height_word } storeys
    }{ $at_least_high ->
        [0] { "" }
       *[other] { " " }of { $at_least_high_word } or more storeys
    }{ $beside ->
        [park] { " " }beside a park
        [lake] { " " }beside a lake
       *[0] { "" }
    }
cities-counts-buildings_of_one_colour = { $number ->
        [0] each building
        [one] one building
       *[other] { $number_word } buildings
    } of one colour
cities-counts-colour_sets = { $number ->
        [0] each set
        [one] one set
       *[other] { $number_word } sets
    } of buildings, one of each colour
cities-counts-height_sets = { $number ->
        [0] each set
        [one] one set
       *[other] { $number_word } sets
    } of buildings, one of each height
cities-counts-different_heights = { $number ->
        [0] each of the buildings
        [one] one building
       *[other] { $number_word } buildings
    } of different heights{ $of_different_colours ->
        [1] { " " }and different colours
       *[0] { "" }
    }{ $beside ->
        [park] , each beside a park
        [lake] , each beside a lake
       *[0] { "" }
    }
cities-counts-longest_row = { $number ->
        [0] each building
        [one] one building
       *[other] { $number_word } buildings
    } in one straight line without a gap
cities-counts-longest_rise = { $number ->
        [0] each building
        [one] one building
       *[other] { $number_word } buildings
    } in one straight line without a gap, each higher than the one before
cities-counts-largest_group = { $number ->
        [0] each building
        [one] one building
       *[other] { $number_word } buildings
    }{ $of_one_height ->
        [1] { " " }of one height
       *[0] { "" }
    } in one connected group
cities-counts-plots_of_one_colour = { $number ->
        [0] each plot
        [one] one plot
       *[other] { $number_word } plots
    } of one colour in one connected group, built on or not
cities-counts-colourful_square = { $number ->
        [0] each colour
        [one] one colour
       *[other] { $number_word } different colours
    } of plots in a square of two by two, built on or not
cities-counts-largest_area = { $number ->
        [0] each field
        [one] one field
       *[other] { $number_word } fields
    } in the largest { $terrain ->
        [park] park
       *[lake] lake
    }
cities-counts-areas = { $number ->
        [0] each
       *[other] { $number_word }
    }{ $size ->
        [0] { " " }separate
       *[other] { "" }
    } { $terrain ->
        [park] park
       *[lake] lake
    }{ $number ->
        [0] { "" }
        [one] { "" }
       *[other] s
    }{ $size ->
        [0] { "" }
        [one] { " " }of one field
       *[other] { " " }of { $size_word } fields
    }{ $with_attraction ->
        [1] { " " }with an attraction
       *[0] { "" }
    }
cities-counts-most_varied_area = { $number ->
        [0] each different attraction
        [one] one attraction
       *[other] { $number_word } different attractions
    } { $terrain ->
        [park] in one park
       *[lake] on one lake
    }
cities-counts-attractions = { $number ->
        [0] each attraction
        [one] one attraction
       *[other] { $number_word } attractions
    } { $terrain ->
        [park] in parks
       *[lake] on lakes
    }

cities-needs-exactly = Exactly { $what }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
cities-pays-each = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $what }
cities-needs-at-least = at least { $what }

cities-part-council = City council
cities-part-monuments = Monuments
cities-part-goals = Goal cards
cities-part-parks = Parks
cities-part-lakes = Lakes

# How points come about, and what breaks ties.
cities-breakdown-fields = field by field
cities-breakdown-monuments = number × points
cities-breakdown-cards = card by card
cities-breakdown-counts = number × points
cities-breakdown-variety = by variety
cities-tie-1 = points of goal cards

cities-picked = { $who } starts with the tile ({ $tile }).
cities-round = Round { $round } of { $rounds } begins; { $who } holds the star.
cities-sent = { $who } sends a worker to { $zone ->
        [goals] the goals
        [districts] the districts
        [attractions] the attractions
       *[buildings] the buildings
    } and takes { $items }.
cities-laid = { $who } lays the tile ({ $tile }).
cities-placed = { $who } places { $attraction }.
cities-built = { $who } puts down { $piece }: { $height ->
        [one] 1 storey
       *[other] { $height } storeys
    } now.
cities-declined = { $who } puts { $item } into the box, unused.
cities-no-room = { $who } puts { $item } into the box: there is no room in the district.
cities-claimed = { $who } meets the council’s requirement “{ $requirement }”: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
cities-leftovers = What nobody took goes into the box: { $items }.
cities-over = The last round is over, and the game with it.

cities-ask-pick = The city is { $city }. Which start tile is yours?
cities-ask-send = Where does your worker go?
cities-ask-tile = Where do you lay the tile?
cities-ask-attraction = Where do you place { $item }?{ $others ->
        [0] { "" }
       *[other] { " " }({ $others } more in hand)
    }
cities-ask-piece = Where do you put { $item }?{ $others ->
        [0] { "" }
       *[other] { " " }({ $others } more in hand)
    }

cities-verb-pick = Choose a start tile
cities-verb-send = Send a worker
cities-verb-lay = Lay the tile
cities-verb-place = Place { $item }
cities-verb-build = Put down { $item }
cities-verb-decline = Put it into the box
cities-verb-rest = Place all (only one way)
cities-step-post = { $zone ->
        [goals] Goals
        [districts] Districts
        [attractions] Attractions
       *[buildings] Buildings
    } { $slot }: { $items }
cities-step-face-down = { $zone ->
        [goals] goal card, face down
        [districts] tile, face down
       *[other] face down
    }
cities-step-beside = beside { $areas }
cities-turned-0 = { $area } at the top left
cities-turned-1 = { $area } at the top right
cities-turned-2 = { $area } at the bottom left
cities-turned-3 = { $area } at the bottom right
cities-turned-01 = { $area } along the top
cities-turned-23 = { $area } along the bottom
cities-turned-02 = { $area } along the left
cities-turned-13 = { $area } along the right
cities-turned-03 = { $area } sloping down
cities-turned-12 = { $area } sloping up
cities-turned-0123 = { $area } everywhere
cities-step-area = { $terrain ->
        [park] park
       *[lake] lake
    } of { $size ->
        [one] 1 field
       *[other] { $size } fields
    }, { $kinds ->
        [0] no attraction
        [one] 1 kind of attraction
       *[other] { $kinds } kinds of attractions
    }
cities-step-plot = { $terrain ->
        [red] red plot
        [yellow] yellow plot
        [blue] blue plot
        [green] green plot
       *[black] black plot
    }{ $beside ->
        [park] { " " }beside a park
        [lake] { " " }beside a lake
        [park-lake] { " " }beside a park and a lake
       *[none] { "" }
    }{ $height ->
        [0] { "" }
        [one] , on top of 1 storey
       *[other] , on top of { $height } storeys
    }

cities-reason-variety = { $kinds ->
        [one] the first attraction
       *[other] { $kinds } different attractions
    } { $terrain ->
        [park] in this park
       *[lake] on this lake
    }
cities-reason-joined = { $terrain ->
        [park] parks become one
       *[lake] lakes become one
    }
cities-reason-goal = goal card { $name }
cities-reason-council = the council's { $name }
cities-reason-progress = { $name }: { $count } of { $number }
cities-reason-too-many = { $name }: { $count }, but { $number } are wanted
cities-reason-black-plot = a plot for buildings of any colour
cities-reason-room = { $items ->
        [one] { $room ->
            [0] no room for it now
           *[other] there is room for it
        }
       *[other] room for { $room } of { $items } now
    }
cities-reason-face-down = { $items ->
        [one] 1 thing face down
       *[other] { $items } things face down
    }
cities-reason-star = the star: you begin the next round
cities-reason-area = { $terrain ->
        [park] a park of { $size } fields
       *[lake] a lake of { $size } fields
    }
cities-reason-tile = plots: { $plots }, park: { $parks }, lake: { $lakes }
cities-reason-takes = takes { $items }
cities-reason-no-new-kind = { $item } more, no new kind here
cities-reason-storeys = { $colour ->
        [red] a red building
        [yellow] a yellow building
        [blue] a blue building
       *[green] a green building
    } of { $height ->
        [one] 1 storey
       *[other] { $height } storeys
    }
cities-reason-declined = { $item } into the box
cities-reason-rest = { $placed ->
        [one] places 1 thing
       *[other] places { $placed } things
    }{ $boxed ->
        [0] { "" }
       *[other] , { $boxed } into the box
    }

cities-not-a-move = “{ $move }” is not a move; moves begin with pick, send, lay, place, build, decline or rest.
cities-now-pick = Choose a start tile first.
cities-now-send = You hold nothing to place; send a worker first.
cities-now-lay = Lay the tile in your hand first ({ $tile }).
cities-now-place = Place { $item } first, or put it into the box; that is what you hold.
cities-no-such-start = There is no start tile “{ $tile }” to choose from; there are: { $known }.
cities-no-such-slot = The offer has no slot “{ $slot }”; name a zone (goals, districts, attractions, buildings) and a number from 1 to 4.
cities-slot-taken = A worker stands there already.
cities-zone-done = You have sent enough workers to that zone in this round.
cities-zone-closed = { $zone ->
        [goals] Goals
        [districts] Districts
        [attractions] Attractions
       *[buildings] Buildings
    }: you have sent enough workers there in this round.
cities-no-such-lay = A tile is laid by the name of its north-western field and 0 to 3 quarter turns, like “lay k9 1”.
cities-spot-taken = A tile lies there already.
cities-same-turn = Turned like that, the tile looks the same as with fewer turns; name those.
cities-no-full-side = A tile must share a full side with a tile of your district.
cities-outside-box = The district would get too wide or too high.
cities-no-such-field = Your district has no such field.
cities-wrong-ground = { $on ->
        [park] Green attractions go into parks only.
        [lake] Blue attractions go onto lakes only.
       *[plot] Grey attractions go onto plots only.
    }
cities-has-attraction = An attraction lies there already.
cities-has-building = A building stands there already.
cities-full-height = That building is as high as it can be.
cities-other-building = A building is all of one colour.
cities-wrong-plot = A building stands on a plot of its own colour, or on a black one.
cities-tile-must-be-laid = A tile has to be laid; only attractions and pieces of buildings can go into the box unused.
cities-several-ways = There are several ways to place what you hold; place it piece by piece.
cities-only-one-left = Only one thing is left to place; say where.
cities-wrong-order = The order must name the goal cards, the tiles, the attractions and the pieces: { $items } in all.
cities-long-for-two = The long game is for 2 players; you are { $seats }.

cities-option-city = City
cities-option-city-random = drawn by lot
cities-option-city-new_york = New York
cities-option-city-rio = Rio de Janeiro
cities-option-city-sydney = Sydney
cities-option-city-venice = Venice
cities-option-city-barcelona = Barcelona
cities-option-city-buenos_aires = Buenos Aires
cities-option-city-lisbon = Lisbon
cities-option-city-mexico_city = Mexico City
cities-option-length = Length
cities-option-length-standard = standard
cities-option-length-long = long, for two players
cities-option-goals = Goal cards
cities-option-goals-fixed = pay if met exactly
cities-option-goals-per_item = pay for each item

cities-topic-turn-title = Cities: a turn
cities-topic-turn =
    Send a worker to a free slot and take everything there. In a round you send { $workers ->
        [one] one worker
       *[other] { $workers } workers
    } to each zone: goals, districts, attractions, buildings. If only two play, each sends { $workers_two } to each zone.
    Tiles, attractions and pieces of buildings are placed at once; goal cards are kept until the end. What lies face down is turned up only when it is taken. At the end of your turn the council looks at your district.
    If only one slot is left for you, your worker goes there by itself.
cities-topic-board-title = Cities: rounds and slots
cities-topic-board =
    There are { $rounds } rounds; for two players { $rounds_two }, or { $rounds_long } in their long game. At the beginning of each round the slots 1, 2, 3 and 4 of each zone are filled anew:
    - goals: { $goals }
    - districts: { $districts }
    - attractions: { $attractions }
    - buildings: { $buildings }
    The star is on the last slot of the buildings. Whoever stands on it, or nearest to it, begins the next round. What nobody took goes into the box; what lay face down is not looked at.
cities-topic-start-title = Cities: the start
cities-topic-start =
    Who holds the star first is drawn by lot, and so is the city unless the table chose one. The { $tiles } start tiles lie open, and each player chooses one: first the player to the right of the star holder, then the others against the order of turns, and the star holder last. What nobody chose goes into the box. Then the star holder begins the first round.
cities-topic-tiles-title = Cities: tiles
cities-topic-tiles =
    A tile has to be laid. Turn it as you like; it needs a full side in common with a tile of yours, and after the last round your { $tiles } tiles make a square of { $wide } × { $high }. Any terrain may touch any other. Tiles that lie never move.
cities-topic-attractions-title = Cities: attractions
cities-topic-attractions =
    Green ones go into parks, blue ones onto lakes, grey ones onto plots without a building; one a field. You may leave one unused, and it goes into the box.
    A **monument** is worth { $monument ->
        [one] 1 point
       *[other] { $monument } points
    } and nothing can be built there. A **black plot** takes a building of any colour; for the council it is a plot of any colour.
cities-topic-buildings-title = Cities: buildings
cities-topic-buildings =
    A piece goes onto an empty plot of its colour, onto a black plot, or on top of a building of its colour; no building has more than { $highest } storeys. You may leave a piece unused, and it goes into the box. On the last slot you draw { $drawn ->
        [one] 1 piece
       *[other] { $drawn } pieces
    } from the bag.
    When there is only one sensible way to place all that you hold, you can have it done in one go.
cities-topic-council-title = Cities: the council
cities-topic-council =
    Each city has three requirements. At the end of your turn, each one that your district meets or exceeds gives you its best free field, once; you keep it whatever comes later. If only two play, the middle fields stay closed. A connected group touches by sides, never by corners.
cities-topic-goals-title = Cities: goal cards
cities-topic-goals =
    There are { $cards } goal cards of { $kinds } kinds; each card says how many of its kind there are, and a page of the rules lists them all. A card counts at the end, and pays only if your district has **exactly** what it asks for: neither less nor more. Equal cards all pay.
    With the option “pay for each item” a card pays for each item instead.
cities-topic-deck-title = Cities: all goal cards
cities-topic-deck = { $deck }
cities-topic-scoring-title = Cities: scoring
cities-topic-scoring =
    Council fields, { $monument ->
        [one] 1 point
       *[other] { $monument } points
    } for each monument, goal cards, and for each park and each lake by itself { $one }, { $two }, { $three } or { $four } points for 1, 2, 3 or 4 different attractions. More points on goal cards win a tie; after that the victory is shared.
cities-topic-two-title = Cities: for two
cities-topic-two =
    Each has { $workers } workers, { $workers_a_zone } for each zone, and there are { $rounds } rounds. The long game has { $rounds_long } rounds and { $tiles_long } tiles in a rectangle of { $long } × { $short } or { $short } × { $long }. In both, the middle fields of the council stay closed.
cities-topic-rulings-title = Cities: rulings
cities-topic-rulings =
    Where the rulebook leaves something open, we play it like this:
    - Whether a goal card is met exactly is looked at once, at the end of the game.
    - A plot with a monument is no plot for the council any more.
    - A black plot stays a plot of any colour when it is built on; the building has the colour of its pieces.
    - Buildings that must be beside a lake may be beside different lakes; so with parks.
    - Nearest to the star is the worker on the highest slot of the buildings.
    - The middle fields of the council are closed in the long game too.
cities-topic-cards-title = Cities: what is printed and what is not
cities-topic-cards =
    Names and points of some goal cards, the rounds and the scoring are those of the rulebook. The layouts of tiles, most conditions of cards and councils, how many there are of each card and the values of fields were not to be found and are our own; whoever owns the box can correct them in data/cities.json.

# What pictures show, for whoever cannot see them, and the names of pictures.

cities-picture-city = District
cities-picture-market = Offer
cities-picture-council = Council
cities-picture-table = Board

cities-alt-none = none
cities-alt-list = { $first }; { $rest }
cities-alt-city = { $who }'s district: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, workers left: { $workers }. Storeys of buildings: { $buildings }. Parks, with their different attractions: { $parks }. Lakes: { $lakes }. Monuments: { $monuments }. Council: { $council }. Goal cards: { $goals }. In hand: { $hand }.
cities-alt-colour = { $colour ->
        [red] red
        [yellow] yellow
        [blue] blue
       *[green] green
    } { $heights }
cities-alt-areas = { $size ->
        [one] 1 field
       *[other] { $size } fields
    } ({ $kinds })
cities-alt-goal = { $name } { $count }/{ $number }
cities-alt-goal-each = { $name } { $count } × { $points }
cities-alt-card = { $name } ({ $copies } in the deck)
cities-alt-preview = As it would be: { $city }
cities-alt-places = { $shown } Numbered places: { $first } to { $last }.
cities-alt-starts = Start tiles to choose from: { $tiles }.
cities-alt-market = Round { $round } of { $rounds }; { $who } holds the star. { $zones }.
cities-alt-zone = { $zone ->
        [goals] Goals
        [districts] Districts
        [attractions] Attractions
       *[buildings] Buildings
    }: { $slots }
cities-alt-worker = worker of { $who }
cities-alt-slot = ({ $slot }) { $items }
cities-alt-council = The council asks for: { $requirements }.
cities-alt-requirement = { $name }, { $needs }, for { $fields } points: { $seats }
cities-alt-progress = { $who } { $progress }
cities-alt-table = Round { $round } of { $rounds }; { $star } holds the star. { $seats }.
cities-alt-seat = { $who }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } (council { $council }, monuments { $monuments }, goal cards { $goals }, parks { $parks }, lakes { $lakes })

# The legend of the pictures.

cities-legend-council = the council asks for { $needs }
cities-legend-plot = for a building of this colour
cities-legend-building = building
cities-legend-building-line = the number and the bands are its storeys
cities-legend-park = { $one }, { $two }, { $three } or { $four } points for 1 to 4 different attractions in it
cities-legend-lake = { $one }, { $two }, { $three } or { $four } points for 1 to 4 different attractions on it
cities-legend-on-park = goes into a park
cities-legend-on-lake = goes onto a lake
cities-legend-on-plot = goes onto an empty plot
cities-legend-monument = goes onto an empty plot: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, and nothing is built there
cities-legend-black-plot = goes onto an empty plot, which then takes a building of any colour
cities-legend-zone-goals = goals
cities-legend-zone-goals-line = cards that score at the end; the disc: how many such cards there are
cities-legend-zone-districts = districts
cities-legend-zone-districts-line = tiles that make your district larger
cities-legend-zone-attractions = attractions
cities-legend-zone-attractions-line = for parks, lakes and plots
cities-legend-zone-buildings = buildings
cities-legend-zone-buildings-line = pieces, a storey each
cities-legend-worker = workers
cities-legend-worker-line = those who can still be sent in this round
cities-legend-star = star
cities-legend-star-line = its holder begins the round; the last slot of the buildings wins it
cities-legend-bag = bag
cities-legend-bag-line = pieces are drawn from it
cities-legend-round = round
cities-legend-round-line = which of how many
cities-legend-council-points = council
cities-legend-council-points-line = the points on its fields that were claimed
