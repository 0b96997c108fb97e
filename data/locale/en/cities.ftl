# Cities: what happens, what can be chosen, what is refused.

cities-title = Cities

cities-area-red = red
cities-area-yellow = yellow
cities-area-blue = blue
cities-area-green = green
cities-area-park = park
cities-area-lake = lake
cities-tile = { $north_west }, { $north_east } / { $south_west }, { $south_east }
cities-list = { $first }, { $rest }
cities-card = { $name } ({ $needs })
cities-unknown = face down
cities-from-bag = two pieces from the bag, and the star

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

cities-counts-buildings = { $colour ->
        [red] red buildings
        [yellow] yellow buildings
        [blue] blue buildings
        [green] green buildings
       *[0] buildings
    }{ $height ->
        [0] { "" }
        [one] , exactly 1 storey high
       *[other] , exactly { $height } storeys high
    }{ $at_least_high ->
        [0] { "" }
       *[other] , { $at_least_high } or more storeys high
    }{ $beside ->
        [park] , each beside a park
        [lake] , each beside a lake
       *[0] { "" }
    }
cities-counts-buildings_of_one_colour = buildings of one colour
cities-counts-colour_sets = sets of four buildings, one of each colour
cities-counts-height_sets = sets of four buildings, one of each height
cities-counts-different_heights = buildings of different heights{ $of_different_colours ->
        [1] { " " }and different colours
       *[0] { "" }
    }{ $beside ->
        [park] , each beside a park
        [lake] , each beside a lake
       *[0] { "" }
    }
cities-counts-longest_row = buildings in one straight line without a gap
cities-counts-longest_rise = buildings in one straight line without a gap, each higher than the one before
cities-counts-largest_group = buildings{ $of_one_height ->
        [1] { " " }of one height
       *[0] { "" }
    } that hang together
cities-counts-plots_of_one_colour = plots of one colour that hang together, built on or not
cities-counts-colourful_square = different colours of plots in a square of two by two, built on or not
cities-counts-largest_area = { $terrain ->
        [park] fields in your largest park
       *[lake] fields in your largest lake
    }
cities-counts-areas = { $terrain ->
        [park] separate parks
       *[lake] separate lakes
    }{ $size ->
        [0] { "" }
        [one] { " " }of exactly 1 field
       *[other] { " " }of exactly { $size } fields
    }{ $with_attraction ->
        [1] { " " }with an attraction
       *[0] { "" }
    }
cities-counts-most_varied_area = { $terrain ->
        [park] different attractions in one park
       *[lake] different attractions in one lake
    }
cities-counts-attractions = { $terrain ->
        [park] attractions in parks
       *[lake] attractions on lakes
    }

cities-needs-exactly = exactly { $number }: { $what }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
cities-pays-each = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each of these: { $what }
cities-needs-at-least = { $number } or more: { $what }

cities-part-council = City council
cities-part-monuments = Monuments
cities-part-goals = Goal cards
cities-part-parks = Parks
cities-part-lakes = Lakes

cities-picked = { $who } starts with the tile { $tile }.
cities-round = Round { $round } of { $rounds } begins; { $who } holds the star.
cities-sent = { $who } sends a worker to { $zone ->
        [goals] the goals
        [districts] the districts
        [attractions] the attractions
       *[buildings] the buildings
    }, slot { $slot }, and takes: { $items }.
cities-laid = { $who } lays the tile { $tile } at { $at }.
cities-placed = { $who } places an attraction at { $at }: { $attraction }.
cities-built = { $who } builds at { $at } ({ $piece }): { $height ->
        [one] 1 storey
       *[other] { $height } storeys
    } high now.
cities-declined = { $who } goes without: { $item }.
cities-no-room = No room with { $who } for: { $item }.
cities-claimed = { $who } meets a wish of the council, { $requirement }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
cities-over = The last round is over, and the game with it.

cities-ask-pick = The city is { $city }. Which start tile is yours?
cities-ask-send = Where does your worker go?
cities-ask-tile = Where does the tile go: { $item }?
cities-ask-attraction = Where does it go: { $item }?{ $others ->
        [0] { "" }
       *[other] { " " }({ $others } more in hand)
    }
cities-ask-piece = Where does it go: { $item }?{ $others ->
        [0] { "" }
       *[other] { " " }({ $others } more in hand)
    }

cities-verb-pick = Choose a start tile
cities-verb-send = Send a worker
cities-verb-lay = Lay the tile
cities-verb-place = Place it: { $item }
cities-verb-build = Build: { $item }
cities-verb-decline = Go without: { $item }
cities-verb-rest = Place the rest for me
cities-step-post = { $zone ->
        [goals] Goals
        [districts] Districts
        [attractions] Attractions
       *[buildings] Buildings
    } { $slot }: { $items }
cities-step-spot = its north-western field at { $at }
cities-step-area = { $at }, { $terrain ->
        [park] park
       *[lake] lake
    } of { $size ->
        [one] 1 field
       *[other] { $size } fields
    }, { $kinds ->
        [0] no attraction
        [one] 1 attraction
       *[other] { $kinds } different attractions
    }
cities-step-plot = { $at }, { $terrain ->
        [red] red plot
        [yellow] yellow plot
        [blue] blue plot
        [green] green plot
       *[black] black plot
    }{ $height ->
        [0] { "" }
        [one] , on top of 1 storey
       *[other] , on top of { $height } storeys
    }

cities-not-a-move = “{ $move }” is not a move; moves begin with pick, send, lay, place, build, decline or rest.
cities-no-such-start = There is no start tile “{ $tile }” to choose from; there are: { $known }.
cities-no-such-slot = The board has no slot “{ $slot }”; name a zone (goals, districts, attractions, buildings) and a number from 1 to 4.
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
cities-same-turn = Turned like that the tile looks the same; say so with fewer turns.
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
cities-tile-must-be-laid = A tile has to be laid; only attractions and buildings can be declined.
cities-several-ways = There are several ways to place what you hold; place it piece by piece.
cities-only-one-left = Only one thing is left to place; say where.
cities-wrong-order = The order must name the goal cards, the tiles, the attractions and the pieces: { $items } in all.

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
cities-option-length-long = long, for two: 7 rounds, 15 tiles
cities-option-goals = Goal cards
cities-option-goals-fixed = pay if met exactly
cities-option-goals-per_item = pay for each item

cities-topic-turn-title = Cities: a turn
cities-topic-turn =
    Send a worker to a free slot and take everything there. In a round each of your four workers goes to another zone: goals, districts, attractions, buildings. Whatever you take is used at once; what lies face down is turned up only then. After that the council looks at your district.
    Whoever stands on the star, or nearest to it, begins the next round. The star is on the last slot of the buildings. If only one slot is left for you, your worker goes there by itself.
cities-topic-tiles-title = Cities: tiles
cities-topic-tiles =
    A tile has to be laid. Turn it as you like; it needs a full side in common with a tile of yours, and after the last round your tiles make a square of 3 × 3. Any terrain may touch any other. Tiles that lie never move.
    Fields have names: columns are letters, rows numbers. A tile is named by its north-western field.
cities-topic-attractions-title = Cities: attractions
cities-topic-attractions =
    Green ones go into parks, blue ones onto lakes, grey ones onto plots without a building; one a field. You may go without one, and it leaves the game.
    A **monument** is worth 2 points and nothing can be built there. A **black plot** takes a building of any colour; for the council it is a plot of any colour.
cities-topic-buildings-title = Cities: buildings
cities-topic-buildings =
    A piece goes onto an empty plot of its colour, onto a black plot, or on top of a building of its colour; four storeys are the most. You may go without a piece, and it leaves the game. On the last slot you draw two pieces from the bag.
    When there is one sensible way only to place all that you hold, you can have it done in one go.
cities-topic-council-title = Cities: the council
cities-topic-council =
    Each city has three requirements. At the end of your turn, each one that your district meets or exceeds gives you its best free field, once; you keep it whatever comes later. With two players the middle fields stay closed. Things touch by sides, never by corners.
cities-topic-goals-title = Cities: goal cards
cities-topic-goals =
    A card counts at the end, and pays only if your district has **exactly** what it asks for: neither less nor more. Equal cards all pay. With the option “per item” a card pays for each item instead.
cities-topic-scoring-title = Cities: scoring
cities-topic-scoring =
    Council fields, 2 points for each monument, goal cards, and for each park and each lake by itself 1, 3, 6 or 10 points for 1, 2, 3 or 4 different attractions. More points on goal cards win a tie; after that the victory is shared.
cities-topic-two-title = Cities: for two
cities-topic-two =
    Each has eight workers, two for each zone, and there are 4 rounds. The long game has 7 rounds and 15 tiles in a rectangle of 3 × 5 or 5 × 3.
cities-topic-cards-title = Cities: what is printed and what is not
cities-topic-cards =
    Names and points of some goal cards, the rounds and the scoring are those of the rulebook. The layouts of tiles, most conditions of cards and councils and the values of fields were not to be found and are our own; whoever owns the box can correct them in data/cities.json.

# What pictures show, for whoever cannot see them, and the names of pictures.

cities-picture-city = District
cities-picture-market = Board
cities-picture-council = Council
cities-picture-table = Table

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
cities-alt-preview = As it would be: { $city }
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
cities-alt-table = Round { $round } of { $rounds }; { $star } holds the star. { $seats }.
cities-alt-seat = { $who }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } (council { $council }, monuments { $monuments }, goal cards { $goals }, parks { $parks }, lakes { $lakes })
