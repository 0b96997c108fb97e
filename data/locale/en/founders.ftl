# Founders of the Empire: what happens, what can be chosen, what is refused.

founders-title = Founders of the Empire

founders-resource-wood = wood
founders-resource-stone = stone
founders-resource-plants = plants
founders-resource-water = water
founders-resource-iron = iron
founders-resource-gold = gold
founders-resource-cloth = cloth
founders-resource-wine = wine
founders-resource-horses = horses
founders-resource-fish = fish
founders-resource-coins = coins
founders-resource-carts = carts
founders-resource-crafts = crafts
founders-resource-armies = armies

founders-tile-forest = forest
founders-tile-cliff = cliff
founders-tile-waterfall = waterfall
founders-tile-lake = lake
founders-tile-riverbank = riverbank
founders-tile-grove = grove
founders-tile-mine = mine
founders-tile-goldmine = gold mine
founders-tile-weaver = weaver's mill
founders-tile-winery = winery
founders-tile-stable = horse farm
founders-tile-fishery = fishing village
founders-tile-market = market square
founders-tile-inn = inn
founders-tile-workshop = workshop
founders-tile-barracks = barracks
founders-tile-altar = altar
founders-tile-sanctuary = sanctuary
founders-tile-temple = temple
founders-tile-greattemple = great temple
founders-tile-of = { $tile } ({ $one }, { $other })

founders-token-war = a war token
founders-token-coin = a coin token
founders-token-cart = a cart token
founders-token-craftsmen = the craftsmen of { $good }

founders-brings-war = a war token
founders-brings-coin = a coin token
founders-brings-cart = a cart token
founders-brings-craftsmen = craftsmen

founders-part-victory = Victory tiles
founders-part-craftsmen = Craftsmen
founders-part-tokens = Tokens left
founders-part-replaced = Replaced tiles

# How points come about, and what breaks ties.
founders-breakdown-tiles = tile by tile
founders-breakdown-each = number × points
founders-tie-1 = victory tiles

founders-drafted = { $who } took a nature tile: { $tile }.
founders-opened = All territories are founded: { $tiles } more tiles are open, and { $who } begins.
founders-revealed = { $who } revealed a tile: { $tile }.
founders-stuck = { $who } can add no tile, so the top nature tile is revealed as well.
founders-cleared = The { $row ->
        [nature] nature
        [village] village
       *[city] city
    } row was full. Its tiles are out of the game: { $tiles }.
founders-attacked = { $who } laid a war token on a tile of { $whom }: { $tile }. It makes nothing and scores nothing to the end of the game.
founders-lost-points = { $who } loses { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
founders-bought = { $who } paid a coin to { $whom } for { $resource } ({ $tile }). In the next turn of { $whom } that tile makes nothing; then { $whom } takes the coin.
founders-unused = { $who } did not use what was bought ({ $resource }): it is lost.
founders-linked = { $who } linked four tiles with a cart: { $tiles }.
founders-set-to-work = { $who } employed the craftsmen of { $good } on a tile: { $tile }. It no longer makes { $good } and is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
founders-added = { $who } added a tile: { $tile }{ $points ->
        [0] .
        [one] , worth 1 point.
       *[other] , worth { $points } points.
    }
founders-replaced = { $who } replaced a tile ({ $old }) with another: { $tile }{ $points ->
        [0] .
        [one] , worth 1 point.
       *[other] , worth { $points } points.
    }
founders-turned-over = The replaced tile lies face down: { $points ->
        [one] 1 point
       *[other] { $points } points
    } less at the end.
founders-points-gone = The points of the replaced tile are lost: { $points }.
founders-left-the-game = A token on the replaced tile is out of the game: { $token }.
founders-kept-coin = { $who } keeps the coin that lay on the replaced tile.
founders-gained = { $who } gained { $token }.
founders-passed = { $who } could add no tile: the turn ends without one.
founders-took-coins = { $who } took { $coins ->
        [one] the coin that lay on one of their tiles
       *[other] the { $coins } coins that lay on their tiles
    }.
founders-proposed = { $who } proposes to end the game: it seems that nobody can gain any more points.
founders-agreed = { $who } agrees.
founders-refused = { $who } wants to play on.
founders-over-victory = The last victory tile is taken: the game is over.
founders-over-stacks = All three stacks are used up: the game is over.
founders-over-nothing = Nobody can gain any more points: the game is over.
founders-over-agreed = All agree that nobody can gain any more points: the game is over.

founders-asks-draft = Which nature tile do you take first?
founders-asks-settle = Which second tile do you take, and where?
founders-asks-reveal = From which stack do you reveal a tile?
founders-asks-build = Add a tile, or play a token first?
founders-asks-add = Which tile do you add, and where?
founders-asks-stuck = No open tile can be added. What do you do instead?
founders-asks-vote = { $who } proposes to end the game, because nobody can gain any more points. Is it over?

founders-step-draft = Take a nature tile
    .short = first tile
founders-step-settle = Take a second nature tile
    .short = second tile
founders-step-reveal = Reveal a tile
    .short = reveal
    .asks = From which stack?
founders-step-attack = War: attack a tile
    .short = war
    .asks = Whom do you attack?
founders-step-buy = Coin: buy a resource
    .short = coin
    .asks = Which resource do you buy?
founders-step-join = Cart: link four tiles
    .short = cart
founders-step-employ = Employ craftsmen
    .short = craftsmen
founders-step-add = Add a tile
    .short = add
    .asks = Which tile do you add?
founders-step-replace = Replace a tile
    .short = replace
    .asks = Which tile do you put in the place of one of yours?
founders-step-pass = End the turn without a new tile
founders-step-propose = Propose to end the game
founders-step-agree = Yes, it is over
founders-step-refuse = No, play on
founders-step-whom = { $who }
founders-step-resource = { $resource }
    .asks = From whom do you buy it ({ $resource })?
founders-step-stack = { $row ->
        [nature] Nature
        [village] Village
       *[city] City
    } ({ $left } left{ $cleared ->
        [0] { "" }
       *[other] ; clears the row
    })
    .short = { $row ->
        [nature] Nature
        [village] Village
       *[city] City
    }
founders-step-nature = { $tile }: { $one } or { $other }
    .short = { $tile }
founders-step-village = { $tile }: { $one } + { $other } → { $makes }
    .short = { $tile }
founders-step-city = { $tile }: { $one } + { $other } → { $makes }, { $token }
    .short = { $tile }
founders-step-victory = { $tile }: { $one } + { $other } → { $points ->
        [one] 1 point
       *[other] { $points } points
    }
    .short = { $tile }
founders-step-beside = beside { $tiles }
founders-step-between = between { $tiles }
founders-step-side = { $side ->
        [north] north of the first
        [east] east of the first
        [south] south of the first
       *[west] west of the first
    }

founders-reason-brings = { $token }
founders-reason-spent = spends { $token }
founders-reason-replaced = gives up a tile ({ $tile })
founders-reason-coins = { $coins ->
        [one] you take the coin on your tile
       *[other] you take { $coins } coins on your tiles
    }
founders-reason-clears = the { $tiles } open tiles leave the game
founders-reason-reveals = you can pay for { $payable } of its { $kinds } kinds
founders-reason-reveals-nature = needs nothing, makes one of two resources
founders-reason-takes = { $who } loses { $lost ->
        [one] 1 point
       *[other] { $lost } points
    }
founders-reason-harmless = a tile that makes and scores nothing
founders-reason-stopped = { $tile } makes no more { $resources }
founders-reason-bought = { $resource } for this turn
founders-reason-coin-to = { $who } gets your coin
founders-reason-linked = four tiles share what they make
founders-reason-makes = makes { $resource }
founders-reason-makes-one = makes { $one } or { $other }
founders-reason-new = new to you: { $resources }
founders-reason-opens = you can then pay for: { $tile }{ $others ->
        [0] { "" }
       *[other] { " " }and { $others } more
    }
founders-reason-pass = ends your turn without a new tile
founders-reason-propose = the others vote on the end of the game
founders-reason-agree = { $others ->
        [0] ends the game
        [one] ends the game if 1 more agrees
       *[other] ends the game if { $others } more agree
    }
founders-reason-refuse = the game goes on
founders-reason-other = one tile more in your territory

founders-list = { $first }, { $rest }
founders-used-up = The { $row ->
        [nature] nature
        [village] village
       *[city] city
    } stack is used up.
founders-lacking = You lack { $resources }{ $others ->
        [0] { "" }
       *[other] { " " }and { $others } more
    } for { $tiles ->
        [one] one open tile
       *[other] { $tiles } open tiles
    }.
founders-apart = { $tiles ->
        [one] What one open tile needs lies
       *[other] What { $tiles } open tiles need lies
    } too far apart.
founders-idle-craftsmen = Craftsmen without work: nothing makes { $good }.

founders-not-a-move = “{ $move }” is not a move; one would be “{ $example }”.
founders-not-now-draft = Not now: it is time to take your first nature tile.
founders-not-now-settle = Not now: it is time to take your second nature tile.
founders-not-now-reveal = Not now: a turn begins with revealing a tile.
founders-not-now-build = Not now: a tile is revealed, and it is time to add one, or to play a token first.
founders-not-now-vote = Not now: it is time to vote on whether the game is over.
founders-not-open = No such tile lies open: { $tile }.
founders-not-beside = A new tile must share a side with your territory.
founders-not-beside-first = The second tile must share a side with the first, which lies at 0, 0.
founders-not-free = One of your tiles lies there; it can only be replaced.
founders-not-yours = None of your tiles lies there.
founders-missing = The neighbours of that place do not supply { $resource }.
founders-missing-both = The neighbours of that place supply neither { $one } nor { $other }.
founders-one-each = Only one neighbour of that place supplies { $one } or { $other }, and each neighbour supplies one resource.
founders-made-by-one = Only one tile makes { $one } or { $other } for that place, and it makes one of them at a time.
founders-twice = That tile needs { $resource } twice, and only one neighbour of that place supplies any.
founders-twice-made = That tile needs { $resource } twice, made by two tiles, and only one makes any for that place.
founders-one-token = Only one token can be played in a turn.
founders-no-token = You do not have { $token }.
founders-no-craftsmen = You have no craftsmen for what this tile makes: { $tile }.
founders-not-topmost = Only the topmost tile of a column can be attacked.
founders-attacked-already = That tile is attacked already.
founders-not-of-others = That is for tiles of other founders.
founders-no-tile-there = No tile lies there.
founders-not-sold = This tile does not make { $resource } itself: { $tile }.
founders-stopped = This tile makes nothing now, because of { $token } on it: { $tile }.
founders-no-square = A cart needs four of your tiles in a square, with no cart between them yet.
founders-empty-stack = That stack is used up.
founders-must-add = A tile can be added, so one must be.
founders-must-reveal = As long as the nature stack has tiles, no turn ends without a new tile: reveal a nature tile.
founders-cities-to-come = Points can still be gained: { $who } might pay for a city tile that is in the stack.
founders-can-gain = { $who } can still gain points: { $means }.
founders-asked-already = You have asked already in this turn.
founders-wrong-order = The order must name each of the { $pieces } tiles and craftsmen.

founders-option-stuck = Nothing can be added, and nature tiles are left
founders-option-stuck-skip = the turn ends
founders-option-stuck-nature = a nature tile is revealed as well
founders-option-loads = Carts, when a good is needed twice
founders-option-loads-shared = one tile may supply both
founders-option-loads-single = two tiles must supply them

founders-tagline = tiles that live on their neighbours
founders-about = Grow a territory tile by tile: every tile lives on what its neighbours make.
founders-topic-aim-title = Founders of the Empire: the aim
founders-topic-aim =
    Have the most points when the game ends.
    - **Victory tiles** are worth the points printed on them. Like villages and cities, they can only be laid where the tiles around supply what they need. So lay nature first, and plan what will lie beside it.
    - **Cities** bring tokens: war, coins, carts and craftsmen. Play them, or keep them for points.
    - **Craftsmen** on your villages are worth points; replacing a tile of your own costs some.
founders-topic-start-title = Founders of the Empire: the start
founders-topic-start =
    First, { $draft2 } nature tiles lie open for two players, { $draft3 } for three, { $draft4 } for four. Everybody takes one in turn, then another one in the reverse order, and lays the second on any side of the first.
    Then more tiles are opened beside the three stacks: nature { $nature }, village { $village }, city { $city }. Of the victory tiles, { $victory2 } are on display for two players, { $victory3 } for three and { $victory4 } for four.
founders-topic-turn-title = Founders of the Empire: a turn
founders-topic-turn =
    1. Reveal the top tile of any stack. A row holds { $row } tiles: one more sends all of them out of the game.
    2. You may play one token, but none that you gained in this turn.
    3. Add an open tile to your territory, or put it in the place of one of your tiles. You must, unless you can only replace; nobody has to replace a tile.
    4. If nothing can be added, the top nature tile is revealed as well. Once there is none, your turn ends without a new tile.
    Then you take the coins that lie on your tiles.
founders-topic-adding-title = Founders of the Empire: adding a tile
founders-topic-adding =
    A new tile shares a side with your territory. Its neighbours on sides and corners must supply what it needs, each of them one thing, so two needs take two neighbours. A nature tile supplies either of its two resources; nature tiles themselves need nothing. Nothing is used up, and a tile stays even if its suppliers stop making things later. The bot finds out who supplies what.
founders-topic-replacing-title = Founders of the Empire: replacing a tile
founders-topic-replacing =
    Instead of adding a tile beside your territory you may put it in the place of one of your own, if the neighbours there supply what it needs. The old tile lies face down in front of you: { $lost ->
        [one] 1 point
       *[other] { $lost } points
    } less at the end. War and craftsmen tokens on it leave the game, a coin on it is yours, a cart stays and links the new tile. Nobody ever has to replace a tile.
founders-topic-war-title = Founders of the Empire: war
founders-topic-war =
    Lay the token on the topmost tile of any column of somebody else's territory. To the end of the game it makes nothing and scores nothing, even if craftsmen work there. Carts still pass things on through it. An attacked tile is no target again, and shields those below it.
founders-topic-coins-title = Founders of the Empire: coins
founders-topic-coins =
    Lay the coin on somebody else's tile that makes something, and have that resource for this turn wherever you add a tile. In the owner's next turn that tile makes nothing; then the owner takes the coin. A tile with a coin on it sells nothing more.
founders-topic-carts-title = Founders of the Empire: carts
founders-topic-carts =
    Lay the cart where four of your tiles meet. From then on each of the four supplies one resource that any of them makes, even if it makes nothing itself. Carts that have a tile in common make one network. Replacing a tile leaves its cart in place.
founders-topic-craftsmen-title = Founders of the Empire: craftsmen
founders-topic-craftsmen =
    Each token shows one good of a village and is drawn from a face-down pile. Lay it on a tile of yours that makes that good: it makes it no longer, and is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
founders-topic-end-title = Founders of the Empire: the end
founders-topic-end =
    The game is over at the end of a turn when no victory tile is left on display, when all three stacks are used up, or when nobody can gain any more points.
    The bot ends the game when that last is certain. Where it is not certain, but nobody can gain points at once with the open tiles and the tokens in hand, you may propose the end at the start of your turn. The game ends if all agree.
founders-topic-scoring-title = Founders of the Empire: scoring
founders-topic-scoring =
    - **Victory tiles**: the points printed on them.
    - **Craftsmen** on your tiles: { $craftsmen ->
        [one] 1 point
       *[other] { $craftsmen } points
    } each.
    - **Tokens** left over, and coins on your tiles: { $token ->
        [one] 1 point
       *[other] { $token } points
    } each.
    - **Replaced tiles**: { $lost ->
        [one] 1 point
       *[other] { $lost } points
    } less each.
    Attacked tiles score nothing. Who has more victory tiles, attacked ones too, wins a tie.
founders-topic-rulings-title = Founders of the Empire: rulings
founders-topic-rulings =
    Where the rulebook is silent or can be read in two ways:
    - **Nothing can be added**: a turn ends without a new tile only once the nature stack is empty. Before that, the top nature tile is revealed as well. With the option “the turn ends” it ends at once.
    - **The same good twice**: through a cart, one tile may supply both. With the option “two tiles must supply them” it may not.
    - **Victory tiles** are paid for by their neighbours, like villages and cities.
    - **A coin on an attacked tile** is kept when that tile is replaced; its other tokens leave the game.
    - **One coin a tile**: a tile with a coin makes nothing, so nothing can be bought from it until the coin is taken.
    - **Buying from a linked tile**: only what the tile makes itself, not what others pass on through it.
    - **Craftsmen** need a tile that makes their good now: not one with a coin on it.
    - **War**: an attacked tile is no target again and still shields those below it in its column.
    - **Nobody can gain any more points**: war and cart tokens bring none, and city tiles count only if somebody may be able to pay for them. While somebody has a coin, the end is never certain, because the seller would gain a point; that is left to the vote.
    - **Still a tie** after counting victory tiles: the win is shared.

# Events of version 1, in the logs of stored tables.

founders-row-nature = nature
founders-row-village = village
founders-row-city = city
founders-swept = The { $row } row was full: its five tiles are out of the game.
founders-joined = { $who } joined four tiles with a cart.
founders-employed = { $who } employed craftsmen: { $tile }, worth 2 points.

# Pictures: their names, and the sentences that stand for them.

founders-picture-city = Territory
founders-picture-market = Market
founders-picture-victory = Victory tiles
founders-picture-table = Board

founders-alt-nothing = none
founders-alt-row = { $first }, { $rest }
founders-alt-list = { $first }; { $rest }
founders-alt-rows = { $first }. { $rest }
founders-alt-times = { $count } × { $what }
founders-alt-token-war = war
founders-alt-token-coin = coin
founders-alt-token-cart = cart
founders-alt-craftsmen = craftsmen of { $good }
founders-alt-token-craftsmen = craftsmen
founders-alt-tiles-nature = nature
founders-alt-tiles-village = village
founders-alt-tiles-city = city
founders-alt-tiles-victory = victory
founders-alt-silent = { $tile } ({ $token })
founders-alt-city = Territory of { $who }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }. Tokens in hand: { $tokens }. Tiles: { $tiles }. Makes now: { $makes }. Bought: { $bought }. Stopped by tokens: { $silent }. Carts: { $carts }. Replaced tiles: { $replaced }.
founders-alt-preview = As it would be: { $city }
founders-alt-places = { $city } Numbered places: { $first } to { $last }.
founders-alt-stack = { $row ->
        [nature] Nature
        [village] Village
       *[city] City
    }, { $left } in the stack: { $tiles }
founders-alt-market = Market. { $rows }. Tokens left: { $tokens }.
founders-alt-in-reach = { $market } Victory tiles in reach: { $tiles }.
founders-no-victory-tiles = No victory tile is left.
founders-alt-victory = Victory tiles left: { $tiles }.
founders-alt-seat = { $who }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }, tokens: { $tokens }
founders-alt-table = All territories: { $seats }. Victory tiles left: { $victory }.

# The legend of the pictures.

founders-legend-nature = nature tile
founders-legend-nature-line = needs nothing; makes one of its two resources at a time
founders-legend-village = village tile
founders-legend-village-line = neighbours must make the two resources at the top; it makes the one below
founders-legend-city = city tile
founders-legend-city-line = needs the two at the top; makes the one below and brings its token
founders-legend-victory = victory tile
founders-legend-victory-line = needs the two at the top; worth the number beside the temple
founders-legend-out-of-reach = pale and hatched
founders-legend-out-of-reach-line = the player to move cannot build it now
founders-legend-silent = hatched
founders-legend-silent-line = a token lies on it: it makes nothing
founders-legend-made = made by: { $tiles }
founders-legend-token-war = war token
founders-legend-token-war-line = an attacked tile of somebody else makes and scores nothing
founders-legend-token-coin = coin token
founders-legend-token-coin-line = buys a resource of somebody else for one turn
founders-legend-token-cart = cart token
founders-legend-token-cart-line = links four tiles: each supplies what any of them makes
founders-legend-token-craftsmen = craftsmen
founders-legend-token-craftsmen-line = on a tile that makes their good: { $craftsmen ->
        [one] 1 point
       *[other] { $craftsmen } points
    }, but it makes it no longer
founders-legend-stack = stack
founders-legend-stack-line = what is left of tiles or tokens; a row holds { $row } open tiles
founders-legend-replaced = replaced tiles
founders-legend-replaced-line = { $replaced ->
        [one] a point
       *[other] { $replaced } points
    } less for each
founders-legend-bought = bought
founders-legend-bought-line = a resource paid for with a coin, for this turn
founders-legend-agreed = yes
founders-legend-agreed-line = the game is over
founders-legend-refused = no
founders-legend-refused-line = the game goes on
