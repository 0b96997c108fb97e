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

founders-row-nature = nature
founders-row-village = village
founders-row-city = city

founders-part-victory = Victory tiles
founders-part-craftsmen = Craftsmen
founders-part-tokens = Tokens left
founders-part-replaced = Replaced tiles

founders-drafted = { $who } took a nature tile: { $tile }.
founders-opened = All territories are founded: { $tiles } more tiles are open, and { $who } begins.
founders-revealed = { $who } revealed a tile: { $tile }.
founders-swept = The { $row } row was full: its five tiles are out of the game.
founders-attacked = { $who } attacked { $whom }: { $tile }, which makes and scores nothing any more.
founders-bought = { $who } bought { $resource } from { $whom } ({ $tile }), who will go without in the next turn and then keep the coin.
founders-joined = { $who } joined four tiles with a cart.
founders-employed = { $who } employed craftsmen: { $tile }, worth 2 points.
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
founders-gained = { $who } gained { $token }.
founders-passed = { $who } could add nothing.
founders-took-coins = { $who } took { $coins ->
        [one] a coin
       *[other] { $coins } coins
    } from own tiles.
founders-proposed = { $who } asks whether the game is over, as nobody can gain any more points.
founders-agreed = { $who } agrees.
founders-refused = { $who } wants to play on.
founders-over-victory = The last victory tile is taken: the game is over.
founders-over-stacks = All three stacks are used up: the game is over.
founders-over-nothing = Nobody can gain any more points: the game is over.
founders-over-agreed = All agree that nobody can gain any more points: the game is over.

founders-asks-draft = Which nature tile do you take first?
founders-asks-settle = Which second tile do you take, and on which side of the first does it go?
founders-asks-reveal = From which stack do you reveal a tile?
founders-asks-build = Which tile do you add, or do you play a token first?
founders-asks-add = Which tile do you add, and where?
founders-asks-vote = { $who } says that nobody can gain any more points. Is the game over?

founders-step-draft = Take a nature tile
founders-step-settle = Take a second nature tile
founders-step-reveal = Reveal a tile
founders-step-attack = War: attack a tile
founders-step-buy = Coin: buy a resource
founders-step-join = Cart: join four tiles
founders-step-employ = Craftsmen: employ them
founders-step-add = Add a tile
founders-step-replace = Replace a tile
founders-step-pass = End the turn
founders-step-propose = Propose that the game is over
founders-step-agree = Yes, it is over
founders-step-refuse = No, play on
founders-step-whom = { $who }
founders-step-resource = { $resource }
founders-step-stack = { $row ->
        [nature] Nature
        [village] Village
       *[city] City
    } ({ $left } left{ $full ->
        [1] ; sweeps the row of five
       *[0] { "" }
    })
founders-step-nature = { $tile }: { $one } or { $other }
founders-step-village = { $tile }: { $one } + { $other } → { $makes }
founders-step-city = { $tile }: { $one } + { $other } → { $makes }, { $token }
founders-step-victory = { $tile }: { $one } + { $other } → { $points ->
        [one] 1 point
       *[other] { $points } points
    }
founders-step-at = at { $x }, { $y }
founders-step-tile-at = { $tile } at { $x }, { $y }
founders-step-side = { $side ->
        [north] north of the first
        [east] east of the first
        [south] south of the first
       *[west] west of the first
    }

founders-list = { $first }, { $rest }
founders-used-up = This stack is used up: { $row }.
founders-lacking = { $tiles ->
        [one] One open tile is
       *[other] { $tiles } open tiles are
    } out of reach: your territory does not supply { $resources }.
founders-apart = { $tiles ->
        [one] One open tile has no place: what it needs does not meet
       *[other] { $tiles } open tiles have no place: what they need does not meet
    } anywhere.
founders-idle-craftsmen = No tile of yours makes the good of these: { $token }.

founders-not-a-move = “{ $move }” is not a move; one would be “{ $example }”.
founders-not-now = Not now. { $question }
founders-not-open = No such tile lies open: { $tile }.
founders-not-beside = A new tile must share a side with your territory.
founders-not-free = One of your tiles lies there; it can only be replaced.
founders-not-yours = None of your tiles lies there.
founders-missing = The neighbours of that place do not supply { $resource }.
founders-missing-both = The neighbours of that place supply neither { $one } nor { $other }.
founders-one-each = Each neighbour supplies one resource: { $one } and { $other } have to come from two tiles.
founders-one-token = Only one token can be played in a turn.
founders-no-token = You do not have { $token }.
founders-no-craftsmen = You have no craftsmen for a tile there that makes their good.
founders-not-attackable = Only the topmost tile of a column of somebody else's can be attacked, and only once.
founders-not-sold = No tile of theirs at that place makes { $resource } now.
founders-no-square = A cart needs four of your tiles in a square, and no cart between them yet.
founders-empty-stack = That stack is used up.
founders-must-add = A tile can be added, so one must be.
founders-points-to-come = As long as city tiles are to come, points can be gained.
founders-asked-already = You have asked already in this turn.
founders-wrong-order = The order must name each of the { $pieces } tiles and craftsmen.

founders-option-stuck = Nothing can be added
founders-option-stuck-skip = the turn ends
founders-option-stuck-nature = a nature tile is revealed as well
founders-option-loads = Carts and needs of the same good twice
founders-option-loads-shared = one tile may supply both
founders-option-loads-single = two tiles must supply them

founders-topic-start-title = Founders of the Empire: the start
founders-topic-start =
    Everybody takes a nature tile in turn, then another one in the reverse order, and lays the second on any side of the first. Beside each of the three stacks lies a row of open tiles; of the victory tiles, 8 are on display for two players and 12 for more.
founders-topic-turn-title = Founders of the Empire: a turn
founders-topic-turn =
    1. Reveal the top tile of any stack. A row holds five: a sixth tile sends those five out of the game.
    2. You may play one token, but none that you gained in this turn.
    3. Add an open tile if you can. If you cannot, you may replace one, or your turn ends.
    Then you take the coins that lie on your tiles.
founders-topic-adding-title = Founders of the Empire: adding a tile
founders-topic-adding =
    A new tile shares a side with your territory. Its neighbours on sides and corners must supply what it needs, each of them one thing, so two needs take two neighbours. A nature tile supplies either of its two resources, nature tiles themselves need nothing. Nothing is used up, and a tile stays even if its suppliers fall silent later. The bot finds out who supplies what.
founders-topic-replacing-title = Founders of the Empire: replacing a tile
founders-topic-replacing =
    Instead of adding a tile beside your territory you may put it in the place of one of your own, if the neighbours there supply what it needs. The old tile is a point less at the end. War and craftsmen tokens on it leave the game, a coin on it is yours, a cart stays and links the new tile. Nobody ever has to replace a tile.
founders-topic-war-title = Founders of the Empire: war
founders-topic-war =
    Lay the token on the topmost tile of any column of somebody else's territory. To the end of the game it makes nothing and scores nothing, even if craftsmen work there. Carts still pass things on through it. An attacked tile is no target again, and shields those below it.
founders-topic-coins-title = Founders of the Empire: coins
founders-topic-coins =
    Lay the coin on somebody else's tile that makes something, and have that resource for this turn wherever you add a tile. In the owner's next turn that tile makes nothing; then the owner takes the coin. A tile with a coin on it sells nothing more.
founders-topic-carts-title = Founders of the Empire: carts
founders-topic-carts =
    Lay the cart where four of your tiles meet. From then on each of the four supplies one resource that any of them makes, even if it makes nothing itself. Carts that have a tile in common make one network.
founders-topic-craftsmen-title = Founders of the Empire: craftsmen
founders-topic-craftsmen =
    Each token shows one good of a village and is drawn from a face-down pile. Lay it on a tile of yours that makes that good: it makes it no longer, and is worth 2 points.
founders-topic-end-title = Founders of the Empire: the end
founders-topic-end =
    The game is over at the end of a turn when no victory tile is left on display, when all three stacks are used up, or when nobody can gain any more points. The bot ends it when that is certain; once the city stack is used up, you may also ask at the start of your turn, and it ends if all agree.
founders-topic-scoring-title = Founders of the Empire: scoring
founders-topic-scoring =
    - **Victory tiles**: the points printed on them.
    - **Craftsmen** on your tiles: 2 points each.
    - **Tokens** left over, and coins on your tiles: 1 point each.
    - **Replaced tiles**: a point less each.
    Attacked tiles score nothing. Who has more victory tiles, attacked ones too, wins a tie.
founders-topic-silent-title = Founders of the Empire: where the rulebook is silent
founders-topic-silent =
    If nothing can be added while there are nature tiles in their stack, your turn ends; with the option “nature”, the top nature tile is revealed and can be added. A need for the same good twice can be met by one tile through a cart; with the option “single”, it takes two tiles.

# Pictures: their names, and the sentences that stand for them.

founders-picture-city = Territory
founders-picture-market = Market
founders-picture-victory = Victory tiles
founders-picture-table = Table

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
    }. Tokens at hand: { $tokens }. Tiles: { $tiles }. Makes now: { $makes }. Bought: { $bought }. Silent: { $silent }. Carts: { $carts }. Replaced tiles: { $replaced }.
founders-alt-preview = As it would be: { $city }
founders-alt-stack = { $row ->
        [nature] Nature
        [village] Village
       *[city] City
    }, { $left } in the stack: { $tiles }
founders-alt-market = Market. { $rows }. Tokens left: { $tokens }.
founders-alt-victory = Victory tiles left: { $tiles }.
founders-alt-seat = { $who }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }, tokens: { $tokens }
founders-alt-table = All territories: { $seats }. Victory tiles left: { $victory }.
