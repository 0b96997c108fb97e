# Origins: First Builders: what happens, what can be chosen, what is refused.

origins-title = Origins: First Builders

origins-list = { $first }, { $second }
origins-free = free
origins-none = none
origins-no-goods = no resources
origins-amount-stone = { $n } stone
origins-amount-food = { $n } food
origins-amount-wisdom = { $n } wisdom
origins-amount-gold = { $n } gold
origins-colour-red = red
origins-colour-purple = purple
origins-colour-blue = blue
origins-colour-orange = orange
origins-colour-yellow = yellow
origins-shrine-forest = Temple of the Forests
origins-shrine-mountain = Temple of the Mountains
origins-shrine-sea = Temple of the Seas
origins-site-1 = the stone site
origins-site-2 = the food site
origins-site-3 = the wisdom site
origins-site-4 = the gold site
origins-site-5 = the supply site
origins-farm = farm
origins-worker-freeman = { $colour } { $value }
origins-worker-used = { $colour } { $value } on { $site }
origins-worker-speaker = speaker { $value }
origins-worker-archon = the archon
origins-worker-army = the army

origins-sign-aries = Aries
origins-sign-taurus = Taurus
origins-sign-gemini = Gemini
origins-sign-cancer = Cancer
origins-sign-leo = Leo
origins-sign-virgo = Virgo
origins-sign-libra = Libra
origins-sign-scorpio = Scorpio
origins-sign-sagittarius = Sagittarius
origins-sign-capricorn = Capricorn
origins-sign-aquarius = Aquarius
origins-sign-pisces = Pisces
origins-power-aries = each attack: +1 point for each red citizen of yours, not counting advisors
origins-power-taurus = buildings and citizens of the pools cost 1 wisdom less
origins-power-gemini = when you pass: 1 basic resource for each space that your disk will retreat
origins-power-cancer = when you pass with a free base: take a citizen for free
origins-power-leo = a die that closes a district gains 2, up to 6
origins-power-virgo = a building may be laid on a farm of yours: no stone, no wisdom
origins-power-libra = after closing a district you may take a citizen at its price
origins-power-scorpio = 1 wisdom whenever you close a district or a six of yours has to rise
origins-power-sagittarius = a citizen or speaker that you take may gain 1, up to 6 or 5
origins-power-capricorn = after each tower floor one freeman may gain 2, up to 6
origins-power-aquarius = after 2 steps on a temple: pay 1 gold for 1 step on another
origins-power-pisces = any bonus action may be “1 gold” instead

origins-building-agora = Agora
origins-building-palace = Palace
origins-building-hippodrome = Hippodrome
origins-building-veterans-settlement = Veterans' Settlement
origins-building-guard-post = Guard Post
origins-building-riding-grounds = Riding Grounds
origins-building-fortress = Fortress
origins-building-armoury = Armoury
origins-building-forum = Forum
origins-building-stone-circle = Stone Circle
origins-building-construction-site = Construction Site
origins-building-estate = Estate
origins-building-theatre = Theatre
origins-building-castle = Castle
origins-building-obelisk = Obelisk
origins-building-monument = Monument
origins-building-temple-mountain = Temple of the Mountains
origins-building-temple-forest = Temple of the Forests
origins-building-temple-sea = Temple of the Seas
origins-building-sacred-site = Sacred Site
origins-building-healers-hut = Healers' Hut
origins-building-fountain-of-wisdom = Fountain of Wisdom
origins-building-main-gate = Main Gate
origins-building-artists-workshop = Artists' Workshop
origins-building-astronomical-tower = Astronomical Tower
origins-building-mage-tower = Mage Tower
origins-building-quarry = Quarry
origins-building-mint = Mint
origins-building-harbour = Harbour
origins-building-granary = Granary
origins-building-marketplace = Marketplace
origins-building-workshop = Workshop
origins-ability-agora = 1 basic resource
origins-ability-palace = the place of your towers
origins-ability-hippodrome = 2 points for each red building and red freeman
origins-ability-veterans-settlement = score an unused red freeman, who loses 1
origins-ability-guard-post = advance 1 or attack
origins-ability-riding-grounds = advance 2, 1 stone or food for each player behind
origins-ability-fortress = advance 1 for each red building
origins-ability-armoury = advance 2 and/or attack
origins-ability-forum = a speaker
origins-ability-stone-circle = 0/1/3/6/10 points for 1 to 5 building colours
origins-ability-construction-site = set a building aside; add it later without wisdom
origins-ability-estate = a citizen for free
origins-ability-theatre = give an unused freeman another colour
origins-ability-castle = 1 point, and 3 for each closed district
origins-ability-obelisk = 1/2/4/7 points for 1 to 4 obelisks
origins-ability-monument = 1 step on any temple
origins-ability-temple-mountain = 2 steps on it; 1 gold: 1 step on another
origins-ability-temple-forest = 2 steps on it; 1 gold: 1 step on another
origins-ability-temple-sea = 2 steps on it; 1 gold: 1 step on another
origins-ability-sacred-site = 3/6/10 points for 1 to 3 zodiac cards
origins-ability-healers-hut = 1 point, and 1 for each freeman
origins-ability-fountain-of-wisdom = 1 wisdom; set a mothership to 1
origins-ability-main-gate = an unused freeman gains up to 2
origins-ability-artists-workshop = 3 points for each colour of your freemen
origins-ability-astronomical-tower = 1 wisdom, and 1 for each advisor
origins-ability-mage-tower = use a building beside it
origins-ability-quarry = 1 stone, and 1 for each empty side
origins-ability-mint = 1 gold
origins-ability-harbour = 2 points for each yellow building
origins-ability-granary = 1 food, and 1 for each farm
origins-ability-marketplace = 4 points for each yellow freeman
origins-ability-workshop = 1 basic resource

origins-action-stone = take 3 stone
origins-action-army = advance 1 and/or attack
origins-action-food = take 3 food
origins-action-building = buy a building or lay a farm
origins-action-wisdom = take 3 wisdom
origins-action-temple = 1 stone: up to 2 steps on a temple, and its card
origins-action-gold = take 1 gold and 1 basic resource
origins-action-citizen = take a citizen
origins-action-goods = take 1 stone, 1 food, 1 wisdom
origins-action-training = pay food to train
origins-bonus-army = bonus, 1 wisdom: advance 1 or attack
origins-bonus-building = bonus, 1 food: buy a building or lay a farm
origins-bonus-temple = bonus, 1 stone: 1 step on a temple
origins-bonus-speaker = bonus: take a speaker
origins-bonus-basic = bonus: 1 basic resource
origins-bonus-pisces = bonus by Pisces: 1 gold
# Logs of games of version 2 and before name the bonus by the colour of its token.
origins-bonus-red = { origins-bonus-army }
origins-bonus-purple = { origins-bonus-building }
origins-bonus-blue = { origins-bonus-temple }
origins-bonus-orange = { origins-bonus-speaker }
origins-bonus-yellow = { origins-bonus-basic }

origins-part-buildings = Buildings
origins-part-districts = District cards
origins-part-military = Attacks
origins-part-population = Population
origins-part-retired = Retired citizens
origins-part-gold = Gold
origins-part-advisors = Advisors
origins-part-temples = Temples
origins-part-towers = Seats × towers

# How points come about, and what breaks ties.
origins-breakdown-advisors = by number
origins-breakdown-temples = two lowest
origins-breakdown-towers = die × tower
origins-tie-1 = tiles in the city

origins-drafted = { $who } begins with the citizen { $worker }.
origins-visited = { $who } sends { $worker } to { $site } ({ $price }): { $action }.
origins-acted = { $who } goes on: { $action }.
origins-gained = { $who } takes { $goods }.
origins-scored = { $who } scores { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
origins-exchanged = { $who } exchanges { $goods } for 1 gold.
origins-paid = { $who } pays { $goods }.
origins-advanced = { $who } advances { $steps } to space { $place } of the military track{ $tokens ->
        [0] .
        [one] , past a border: 1 superiority token.
       *[other] , past { $tokens } borders: { $tokens } superiority tokens.
    }
origins-attacked = { $who } attacks.
origins-climbed = { $steps ->
        [0] { $who } stays on step { $place } of the { $shrine }.
        [one] { $who } climbs 1 step on the { $shrine }, to step { $place }.
       *[other] { $who } climbs { $steps } steps on the { $shrine }, to step { $place }.
    }
origins-card = The card { $sign } goes to { $holder }: { $power }.
origins-bought = { $who } builds { $building } ({ $price }).
origins-farmed = { $who } lays { $building } face down as a farm.
origins-uncovered = The farm under it was { $building }, which goes back under its stack.
origins-reserved = { $who } sets { $building } aside.
origins-used = { $who } uses { $building }.
origins-recruited = { $who } takes the citizen { $worker } ({ $price }).
origins-hired = { $who } takes { $worker }.
origins-trained = { $who } trains { $worker }.
origins-raised = The freeman { $worker } of { $who } rises to { $value }.
origins-lowered = The freeman { $worker } of { $who } falls to { $value }.
origins-retired = The freeman { $worker } of { $who } becomes advisor number { $place }.
origins-retired-again = The freeman { $worker } of { $who } retires; an advisor of that colour is there already, so the die goes back to the reserve.
origins-recoloured = The freeman { $worker } of { $who } turns { $colour }.
origins-honoured = { $who } honours the veteran { $worker }.
origins-reset = { $who } sets the mothership of { $site } to 1.
origins-lifted = The value of { $site } rises to { $value } as well.
origins-held = { $who } spends a superiority token: no site rises.
origins-closed = { $who } closes a district with { $worker }: { $value } in the seat of power.
origins-claimed = { $who } matches district card { $district }.
origins-built-floor = { $who } builds floor { $height } of the { $colour } tower.
origins-grew = { $who } takes base number { $bases } ({ $price }).
origins-passed = { $who } passes.
origins-skipped = { $who } leaves it at that.
origins-rested = { $who } ends the turn.
origins-further = { $who } spends a superiority token for another action.
origins-round-over = Round { $round } is over.
origins-round-begins = Round { $round } begins; { $first } is first player.
origins-kept-card = { $who } keeps { $sign }; the other cards go back to the board.
origins-ending-temples = { $who } stands on top of all three temples: this is the last round.
origins-ending-gold = The last gold is gone from the district cards: this is the last round.
origins-ending-towers = Tower disks of three colours or fewer are left: this is the last round.
origins-ending-citizens = The reserve has no die to fill the citizen pool: this is the last round.
origins-over = The game is over.
origins-solo-won = { $who } has { $points } points and reaches the target of { $target }: won!
origins-solo-lost = { $who } has { $points } points and misses the target of { $target }.
origins-solo-condition = { $colour } token on { $site }

origins-ask-draft = Which citizen do you begin with?
origins-ask-action = What will you do?
origins-ask-further = Spend a superiority token for another action?
origins-ask-choice = Which resources do you take?
origins-ask-barter = Exchange a resource for 1 gold?
origins-ask-campaign = Advance or attack?
origins-ask-pilgrimage = Which temple do you climb?
origins-ask-purchase = What do you add to your city, and where?
origins-ask-recruitment = Which citizen do you take?
origins-ask-hiring = Which speaker do you take?
origins-ask-reservation = Which building do you set aside?
origins-ask-recolouring = Who changes colour?
origins-ask-homage = Which veteran do you honour?
origins-ask-promotion = Who rises?
origins-ask-training = Whom do you train?
origins-ask-resetting = Which mothership do you set to 1?
origins-ask-imitation = Which building does the Mage Tower use?
origins-ask-activation = Which building do you use next?
origins-ask-errand = What else do you do at the site?
origins-ask-rising = Which neighbouring site rises too?

origins-step-draft = Take a citizen to begin with
    .short = begin with
origins-step-visit = Visit a site
    .short = visit
    .asks = Whom do you send to a site?
origins-step-close = Close a district
    .short = close a district
origins-step-tower = Build a tower floor
    .short = build
    .asks = Which tower gets a floor?
origins-step-grow = Grow the population: base { $base } ({ $price })
    .short = Grow the population
origins-step-pass = Pass for this round
origins-step-skip = No, go on
origins-step-end = End the turn
origins-step-done = Leave the site
origins-step-act = Another action here
    .asks = Which action comes next?
origins-step-take = Take
origins-step-exchange = Exchange for 1 gold
    .asks = What do you exchange for 1 gold?
origins-step-march = March
    .asks = Advance or attack?
origins-step-climb = Climb
    .asks = Which temple do you climb?
origins-step-buy = Build
    .short = build
    .asks = Which building do you add?
origins-step-farm = Lay a farm
    .short = farm
    .asks = Which tile becomes a farm?
origins-step-recruit = Take a citizen
    .asks = Which citizen do you take?
origins-step-hire = Take a speaker
origins-step-reserve = Set aside
origins-step-recolour = Change a colour
origins-step-honour = Honour a veteran
origins-step-promote = Raise a freeman
origins-step-train = Train
    .short = train
    .asks = Whom do you train?
origins-step-reset = Set a mothership to 1
origins-step-use = Use a building
origins-step-lift = Raise another site
origins-step-hold = Spend a superiority token: no site rises
origins-step-value = value { $value }
    .short = { $value }
origins-step-raised-value = value { $value }
origins-step-same-value = value { $value }
    .short = { "" }
origins-step-site = { $first } or { $second } (at { $value }, { $price })
origins-step-at-site = { $first } or { $second } (at { $value })
origins-main-stone = 3 stone
origins-main-army = army
origins-main-food = 3 food
origins-main-building = building
origins-main-wisdom = 3 wisdom
origins-main-temple = temple
origins-main-gold = gold
origins-main-citizen = citizen
origins-main-goods = one of each
origins-main-training = training
origins-step-no-card = no card fits
origins-step-card = card { $first }, { $corner }, { $second }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $gold ->
        [0] no gold
       *[other] { $gold } gold
    }
origins-step-floor = { $colour } tower, to height { $height }: { $price }
    .short = { $colour } tower
origins-step-shrine = { $shrine } (you are on step { $place })
    .short = { $shrine }
    .asks = How far up the { $shrine }?
origins-step-shrine-card = { $shrine } (you are on step { $place }), with { $sign }
    .short = { $shrine }
    .asks = How far up the { $shrine }?
origins-step-steps = { $steps ->
        [0] stay there
        [one] 1 step
       *[other] { $steps } steps
    }
origins-step-pool = from the pool
    .short = { "" }
    .asks = Which one of the pool?
origins-step-aside = set aside before
    .asks = Which one of those set aside?
origins-step-building = { $building } ({ $price }): { $ability }
    .short = { $building }
origins-step-hidden = { $building }, face down
    .short = { $building }
origins-step-place = beside { $tiles }
origins-step-on-farm = on the farm beside { $tiles }, free
origins-step-citizen = { $colour } { $value } ({ $price })
    .short = { $colour } { $value }
    .asks = With which value?
origins-step-speaker = speaker { $value }
origins-step-times = { $price }: { $done }
    .short = { $done }
origins-rise-to = +{ $by }, to { $value }
origins-rise-advisor = becomes an advisor
origins-rise-retired = retires for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
origins-rise-army = advance { $by }
origins-step-used-building = { $building }: { $ability }
    .short = { $building }
origins-march-advance = advance
origins-march-attack = attack
origins-march-advance-attack = advance, then attack
origins-march-attack-advance = attack, then advance

origins-reason-card = district card
origins-reason-seat = die { $value } × tower { $height }
origins-reason-advisor = { $number ->
        [one] 1 advisor
       *[other] { $number } advisors
    }
origins-reason-temples = your two lower temples
origins-reason-gains = brings { $goods }
origins-reason-costs = costs { $goods }
origins-reason-superiority = { $tokens ->
        [one] a superiority token
       *[other] { $tokens } superiority tokens
    }
origins-reason-superiority-spent = { $tokens ->
        [one] costs a superiority token
       *[other] costs { $tokens } superiority tokens
    }
origins-reason-wisdom-free = sites up to { $value } for free
origins-reason-bonus-site = bonus at { $site }
origins-reason-more = another action here can follow
origins-reason-uses = uses again: { $buildings }{ $others ->
        [0] { "" }
       *[other] { " " }and { $others } more
    }
origins-reason-no-seat = no { $colour ->
        [red] red
        [purple] purple
        [blue] blue
        [orange] orange
       *[yellow] yellow
    } die in a seat yet
origins-reason-border = { $steps ->
        [one] 1 step before the next border
       *[other] { $steps } steps before the next border
    }
origins-reason-takes-card = takes the card { $sign }
origins-reason-step = to step { $place } of { $top }
origins-reason-farm = hides its colour
origins-reason-block = a square of four to close{ $later ->
        [0] { "" }
       *[other] , with a card for { $later }
    }
origins-reason-bases = { $free ->
        [0] no base left for more citizens
        [one] 1 base left for more citizens
       *[other] { $free } bases left for more citizens
    }
origins-reason-rises = { $value ->
        [6] rises to 6: both actions of a site
       *[other] rises to { $value }
    }
origins-reason-lifted = rises to { $value }
origins-reason-grow = a base for one more citizen
origins-reason-pass = your workers come home
origins-reason-skip = leaves it at that
origins-reason-end = keeps the token
origins-reason-reserve = to be added later without wisdom
origins-reason-reset = every worker can go there without wisdom
origins-reason-nothing = nothing at once
origins-reason-hold = no site rises

origins-not-a-move = “{ $move }” is not a move; now you can: { $verbs }.
origins-not-now = That is not what is to be decided now. { $question }
origins-choose-worker = Choose a worker too: { $workers }.
origins-choose-site = Choose a site too, from 1 to { $sites }.
origins-choose-action = Choose an action at { $site } too: { $actions }.
origins-choose-freeman = Choose an unused freeman too.
origins-choose-building = Choose a building too.
origins-no-such-worker = You have no “{ $worker }” who could go; there are: { $workers }.
origins-no-such-site = There is no site “{ $site }”; they are numbered from 1 to { $sites }, from the left.
origins-too-little-wisdom = Too little wisdom: { $site } is at { $value }, so { $worker } has to pay { $price }, and you have { $purse } wisdom and gold.
origins-no-such-action = There is no action “{ $action }” at { $site }; there are: { $actions }.
origins-no-bonus = The bonus of { $site } is for { $colour } workers only.
origins-no-pisces = Only the card Pisces turns a bonus into gold.
origins-cannot-act = You cannot do that now: { $action }. Something is missing: a resource, a free base, or something to take.
origins-no-block = There are no four tiles in a square there with an empty seat of power.
origins-no-such-freeman = You have no unused freeman “{ $freeman }”.
origins-wrong-card = That district card does not fit; those that do: { $cards }.
origins-no-card-fits = No district card fits that district; name card 0.
origins-no-disk = The tower pool has no { $colour } disk.
origins-too-little-gold = Too little gold: the floor costs { $price }, you have { $gold }.
origins-no-base-left = You have all your bases already.
origins-too-little-food = Too little food for a base: { $purse } of { $price }, with gold.
origins-no-such-building = There is no building “{ $building }” to take.
origins-all-too-expensive = You cannot pay for: { $things }.
origins-all-out-of-reach = Too little wisdom for: { $things }.
origins-too-expensive = You cannot pay for { $building }: it costs { $price }.
origins-place-taken = There is a tile already.
origins-not-adjacent = A tile must share a side with your city.
origins-nobody-left = All your workers are used in this round.
origins-no-freeman-to-close = No unused freeman is left to close your open district.
origins-no-free-base = You have no free base for another citizen.
origins-too-expensive-citizen = You cannot pay for the citizen { $worker }, who costs { $price }.
origins-not-offered = “{ $move }” is not possible now. { $question }
origins-wrong-order = The order must name each of the { $tiles } tiles once, the first five being one of each colour.

origins-option-ending = Coming end
origins-option-ending-announced = announced at once
origins-option-ending-silent = not announced

origins-tagline = dice at work, districts, temples
origins-about = Send your dice to work, close districts of your city, and rise in temples and on the military track.
origins-topic-aim-title = Origins: the aim
origins-topic-aim =
    Have the most points when the game ends. There are many ways, so choose two or three:
    - **Districts**: lay buildings in squares of four, and put a die into the middle.
    - **Towers**: at the end, each of those dice counts its value times the tower of its colour.
    - **Temples**: rise in all three, because your best one does not count.
    - **The military track**: advance, and attack for points and bonuses.
    - **Advisors**: dice that have risen beyond six.
origins-topic-scoring-title = Origins: scoring
origins-topic-scoring =
    During the game you score for districts, attacks, some buildings, and the last base of your population. At the end, add:
    - 1 point for each **gold**
    - your rightmost **advisor**
    - your two lower **temples**
    - each die in a **seat of power**, times the tower of its colour
    More buildings win a tie; whoever is still equal shares the victory.
origins-topic-turn-title = Origins: a turn
origins-topic-turn =
    Do one of five things: **visit** a site with a worker, **close** a district, build a **tower** floor, **grow** your population, or **pass**. After any of them but passing you may spend one superiority token for one more. Once you have passed you are out until the next round.
origins-topic-visit-title = Origins: visiting a site
origins-topic-visit =
    Send an unused freeman, a speaker of yours or your archon; a site has room for all. If its value is higher than the die, pay the difference in wisdom; the archon pays nothing. Then the site rises by 1, from 6 to 1. Do one of its two main actions; a freeman of value 6 may do both. If the worker has the colour of the bonus token you may do the bonus too, before, between or after. Speakers have no colour; the archon has those of all your advisors.
origins-topic-sites-title = Origins: sites and bonus tokens
origins-topic-sites =
    - **{ origins-site-1 }**: { $first-1 }, or { $second-1 }
    - **{ origins-site-2 }**: { $first-2 }, or { $second-2 }
    - **{ origins-site-3 }**: { $first-3 }, or { $second-3 }
    - **{ origins-site-4 }**: { $first-4 }, or { $second-4 }
    - **{ origins-site-5 }**: { $first-5 }, or { $second-5 }
    Training takes up to { $food } food, each +1 for an unused freeman or 1 step on the military track.
    Bonus tokens: red, { $red }; purple, { $purple }; blue, { $blue }; orange, { $orange }; yellow, { $yellow }.
origins-topic-goods-title = Origins: resources
origins-topic-goods =
    Stone, food and wisdom are basic resources. Gold can replace any of them and is worth a point at the end, so basic resources are always spent first. When you may choose a resource, it cannot be gold.
origins-topic-building-title = Origins: the city
origins-topic-building =
    A building costs the stone on it and the wisdom of its place in the pool: { $prices } from the top. Any tile may be laid face down as a farm for free. A tile must share a side with your city. A new building may be used at once, and again whenever a district around it is closed with a die of its colour.
origins-topic-yellow-title = Origins: yellow and grey buildings
origins-topic-yellow =
    - **{ origins-building-quarry }**: { origins-ability-quarry }
    - **{ origins-building-mint }**: { origins-ability-mint }
    - **{ origins-building-harbour }**: { origins-ability-harbour }
    - **{ origins-building-granary }**: { origins-ability-granary }
    - **{ origins-building-marketplace }**: { origins-ability-marketplace }
    - **{ origins-building-workshop }**: { origins-ability-workshop }
    - **{ origins-building-agora }**: { origins-ability-agora }, with a die of any colour
    - **{ origins-building-palace }**: { origins-ability-palace }
origins-topic-red-title = Origins: red buildings
origins-topic-red =
    - **{ origins-building-hippodrome }**: { origins-ability-hippodrome }
    - **{ origins-building-veterans-settlement }**: { origins-ability-veterans-settlement }
    - **{ origins-building-guard-post }**: { origins-ability-guard-post }
    - **{ origins-building-riding-grounds }**: { origins-ability-riding-grounds }
    - **{ origins-building-fortress }**: { origins-ability-fortress }
    - **{ origins-building-armoury }**: { origins-ability-armoury }
origins-topic-purple-title = Origins: purple buildings
origins-topic-purple =
    - **{ origins-building-forum }**: { origins-ability-forum }
    - **{ origins-building-stone-circle }**: { origins-ability-stone-circle }
    - **{ origins-building-construction-site }**: { origins-ability-construction-site }
    - **{ origins-building-estate }**: { origins-ability-estate }
    - **{ origins-building-theatre }**: { origins-ability-theatre }
    - **{ origins-building-castle }**: { origins-ability-castle }
origins-topic-blue-title = Origins: blue buildings
origins-topic-blue =
    - **{ origins-building-obelisk }**: { origins-ability-obelisk }
    - **{ origins-building-monument }**: { origins-ability-monument }
    - **{ origins-building-temple-mountain }**: { origins-ability-temple-mountain }
    - **{ origins-building-temple-forest }**: { origins-ability-temple-forest }
    - **{ origins-building-temple-sea }**: { origins-ability-temple-sea }
    - **{ origins-building-sacred-site }**: { origins-ability-sacred-site }
origins-topic-orange-title = Origins: orange buildings
origins-topic-orange =
    - **{ origins-building-healers-hut }**: { origins-ability-healers-hut }
    - **{ origins-building-fountain-of-wisdom }**: { origins-ability-fountain-of-wisdom }
    - **{ origins-building-main-gate }**: { origins-ability-main-gate }
    - **{ origins-building-artists-workshop }**: { origins-ability-artists-workshop }
    - **{ origins-building-astronomical-tower }**: { origins-ability-astronomical-tower }
    - **{ origins-building-mage-tower }**: { origins-ability-mage-tower }
origins-topic-districts-title = Origins: districts
origins-topic-districts =
    Four tiles in a square have a seat of power in the middle. Put the die of an unused freeman there; his base is free again. If the square fits a district card, turned or mirrored, take its points (more the first time) and all gold on it; three tiles must have the colours shown, the fourth may be anything. Then use each of the four buildings that has the die's colour; the agora has every colour.
origins-topic-towers-title = Origins: towers and population
origins-topic-towers =
    A tower floor costs as much gold as the tower is high. At the end each die in a seat of power is worth its value times the tower of its colour. Every citizen needs a base. You begin with { $bases } bases; the others cost { $prices } food, in this order, and the last one brings { $points } points at once.
origins-topic-people-title = Origins: freemen, speakers, advisors
origins-topic-people =
    A citizen of the pool costs { $prices } wisdom from the left and needs a free base; he keeps his value. When you pass, your used freemen come home one higher. A six that has to rise becomes an advisor: his base is free again without another payment, your archon gains his colour, and your rightmost advisor scores { $points } at the end, from left to right. If that colour is there already, you score the rightmost value at once and the die goes back. Speakers need no base and are kept until used; then they return to the pool one higher, and a five is rolled again.
origins-topic-military-title = Origins: the military track
origins-topic-military =
    Each border that you pass gives a superiority token. An attack brings the bonus of your space, 1 point for each border passed and 1 for each disk behind you. The last space scores { $points } at once, and the disk stays there. At the end of a round the furthest, or the bottom one of a stack, becomes first player; then all disks retreat to the last border that they have passed.
origins-topic-temples-title = Origins: temples
origins-topic-temples =
    Steps are worth { $points } points, but only your two lower temples count. The main action at a temple moves one disk up to { $steps } steps and takes the temple's zodiac card at once, from whoever has it. At the end of a round each card goes to the highest disk of its temple, the bottom one of a stack.
origins-topic-zodiac-title = Origins: zodiac cards
origins-topic-zodiac =
    - **{ origins-sign-aries }**: { origins-power-aries }
    - **{ origins-sign-taurus }**: { origins-power-taurus }
    - **{ origins-sign-gemini }**: { origins-power-gemini }
    - **{ origins-sign-cancer }**: { origins-power-cancer }
    - **{ origins-sign-leo }**: { origins-power-leo }
    - **{ origins-sign-virgo }**: { origins-power-virgo }
    - **{ origins-sign-libra }**: { origins-power-libra }
    - **{ origins-sign-scorpio }**: { origins-power-scorpio }
    - **{ origins-sign-sagittarius }**: { origins-power-sagittarius }
    - **{ origins-sign-capricorn }**: { origins-power-capricorn }
    - **{ origins-sign-aquarius }**: { origins-power-aquarius }
    - **{ origins-sign-pisces }**: { origins-power-pisces }
origins-topic-end-title = Origins: the end
origins-topic-end =
    The round is the last one in which somebody stands on top of all three temples, the district cards lose their last gold, three colours of tower disks or fewer are left, or the citizen pool cannot be filled. That round is played to its end.
origins-topic-solo-title = Origins: training alone
origins-topic-solo =
    { $rounds ->
        [one] One round.
       *[other] { $rounds } rounds.
    } Each visit also raises a neighbouring site below 6; a superiority token instead keeps every site where it is. A neutral disk stands before the next border and counts in attacks. Zodiac cards come from the main action at a temple only, and each round you keep one at random. You win with at least { $target } points, and { $step } more for each of these: { $conditions }. With fewer the game is lost.
origins-topic-rulings-title = Origins: where the rulebook is silent
origins-topic-rulings =
    - Many printed values could not be found and are reconstructed: prices, district cards, spaces of the tracks.
    - The archon also has the colour of an advisor who came during the visit: every advisor on the board lends it.
    - “Up to 2 steps” on a temple may be none, on its top and below, because no least number is given; the card is taken all the same.
    - The pool is refilled before a new building is used, because that is a step of buying: a Construction Site may set aside the tile that has just come.
    - A place of a pool that cannot be refilled stays empty, even if a die or tile of that colour comes back, because pools are refilled only after something is taken.
    - A veteran of value 1 scores 1 and stays.
    - Building abilities and training that raise beyond 6 make an advisor; Capricorn, Leo and Sagittarius stop at the top.
    - A tile set aside costs its stone when added, and may become a farm.
    - A Mage Tower may use another, but none twice in one chain.
    - A card that fits a closed district is always taken; you choose among several.
    - Used freemen come home in the order that scores most; whoever can only pass passes.
    - Riding Grounds count players, not the neutral disk.

# Pictures: their names, and the sentences that stand for them where they cannot be seen.

origins-picture-city = City
origins-picture-market = Sites
origins-picture-buildings = Buildings
origins-picture-temples = Tracks
origins-picture-table = Board

origins-alt-city = City of { $who }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $goods }. Buildings: { $buildings }; farms: { $farms }. Seats of power: { $seats }. Freemen: { $freemen }. Speakers: { $speakers }. Towers: { $towers }. Advisors: { $advisors }. Zodiac cards: { $signs }.
origins-alt-preview = As it would be: { $city }
origins-alt-places = { $city } Numbered places: { $first } to { $last }.
origins-alt-count = { $n } × { $thing }
origins-alt-colour = { $colour } { $n }
origins-alt-price = { $thing } for { $price }
origins-alt-gift = { $thing } for free
origins-alt-also = { $first }; { $second }
origins-alt-market = Sites: { $sites }. Citizens: { $citizens }. Speakers: { $speakers }.
origins-alt-draft = Dice to begin with: { $dice }. Sites: { $sites }.
origins-alt-site = { $site } at { $value } with the { $colour } bonus ({ $workers ->
        [0] nobody there
        [one] 1 worker
       *[other] { $workers } workers
    })
origins-alt-buildings = Pool: { $pool }. Next on the stacks: { $next }. District cards: { $districts }. Tower disks: { $towers }.
origins-alt-district = { $first }–{ $corner }–{ $second } ({ $points }/{ $later } points, { $gold } gold)
origins-alt-temples = { $temples }. Military track: { $army }.
origins-alt-temple = { $shrine }: { $places } ({ $sign } lies there)
origins-alt-temple-held = { $shrine }: { $places } ({ $sign } is held by { $holder })
origins-alt-placed = { $who } { $place }
origins-alt-table = Round { $round }. { $seats }.
origins-alt-seat = { $who }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $goods }, { $freemen ->
        [one] 1 freeman
       *[other] { $freemen } freemen
    }, { $tiles } tiles, { $closed ->
        [one] 1 closed district
       *[other] { $closed } closed districts
    }, military track { $army }, temples { $temples }

# The legend of the pictures.

origins-legend-farm = farm
origins-legend-farm-line = any tile face down, for free
origins-legend-bonus = bonus: { $colour }
origins-legend-freeman = freeman
origins-legend-freeman-line = a worker of yours on a base, with value and colour
origins-legend-used = pale and hatched
origins-legend-used-line = used in this round
origins-legend-citizen = citizen
origins-legend-citizen-line = in the pool: can become a freeman; in a city: sits in a seat of power
origins-legend-speaker = speaker
origins-legend-speaker-line = a worker without a colour, who needs no base and goes back when used
origins-legend-archon = archon
origins-legend-archon-line = a worker who pays nothing and has the colours of your advisors
origins-legend-stone = stone
origins-legend-stone-line = pays for buildings
origins-legend-food = food
origins-legend-food-line = pays for bases and training
origins-legend-wisdom = wisdom
origins-legend-wisdom-line = pays for places in the pools, and where a site is higher than your die
origins-legend-gold = gold
origins-legend-gold-line = pays for tower floors, replaces any resource, a point each at the end
origins-legend-any = any basic resource
origins-legend-any-line = stone, food or wisdom, as you like
origins-legend-ship = mothership
origins-legend-ship-line = the value of a site; it rises by 1 with each visit, from 6 to 1
origins-legend-arrow = arrow
origins-legend-arrow-line = pay what is before it, get what is after it
origins-legend-die = a die
origins-legend-die-line = a citizen to take, or a freeman who changes
origins-legend-advisor = advisors
origins-legend-advisor-line = sixes that had to rise; the rightmost one scores at the end
origins-legend-building = a building
origins-legend-building-line = buy one of the pool, or lay a farm
origins-legend-district = district
origins-legend-district-line = four tiles in a square, closed with a die in the middle
origins-legend-tower = towers
origins-legend-tower-line = each die in a seat of power scores its value times the tower of its colour
origins-legend-army = advance
origins-legend-army-line = a space further on the military track
origins-legend-attack = attack
origins-legend-attack-line = the bonus of your space, 1 point a border passed and 1 a disk behind you
origins-legend-superiority = superiority tokens
origins-legend-superiority-line = each pays for one more action in a turn
origins-legend-steps = steps
origins-legend-steps-line = on a temple
origins-legend-card = zodiac card
origins-legend-card-line = held by whoever is highest on its temple
origins-legend-first = first player
origins-legend-first-line = begins the round
origins-legend-temple-line = a track: the number of your step counts for your two lower temples
origins-legend-passed = passed
origins-legend-passed-line = out until the next round
origins-legend-last = last round
origins-legend-last-line = the game ends with it
