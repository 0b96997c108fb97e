# The lesson of Founders of the Empire.

founders-lesson-aim = You found an empire: from forests and lakes to villages, cities and temples. **Points come mainly from red victory tiles**, 1 to 3 each; the most points win. At the top of each tile is what it needs. They are hatched: you cannot build one yet.
founders-lesson-land = Your land begins with two green **nature tiles**. The forest supplies wood **or** stone, the lake water **or** plants: whichever is needed at the moment. The column on the right shows all that you can make.
founders-lesson-reveal = A turn begins like this: **you turn up the top tile of one stack**: A nature, B village or C city. It joins the row beside the stack, for everybody. Let us try the villages.
founders-lesson-reveal-a-reply = You may, whenever you like. But nature lies there already, so this time turn up a village: B.
founders-lesson-reveal-b-reply = A new village lies in the row.
founders-lesson-reveal-c-reply = You may, but a city needs goods that you do not make yet. Try B.
founders-lesson-needs = Then **you add one open tile to your land**. At its top stands what it needs: the winery (A) wood and plants, the weaver's mill (B) stone and plants. In the middle is what it makes from then on: wine, cloth.
founders-lesson-winery = A new tile shares **a side** with your land. What it needs comes from its **neighbours, corners count too, and each neighbour supplies one thing**. At the marked place the forest gives wood and the lake plants. Build the winery!
founders-lesson-again = Your land makes wine now. You have just used wood of the forest for it. Can the forest supply wood again next time?
founders-lesson-again-a = Yes, always
founders-lesson-again-a-reply = Right: nothing is ever used up, there is nothing to count.
founders-lesson-again-b = No, it is gone
founders-lesson-again-b-reply = Luckily not! Tiles supply anew in each turn; nothing is used up.
founders-lesson-nature = The computer has had its turn, and your next tile is turned up. **Nature tiles need nothing**, you can always add one. Put the grove (wood or plants) beside the winery: we shall need its plants there.
founders-lesson-weaver = Cloth would be good to have too. The weaver's mill needs **stone and plants**. At the marked place the forest touches it by a corner and gives stone this time; the lake gives plants.
founders-lesson-altar = Wine **and** cloth, side by side: that is what one of the altars wants! Where do you get a point: with the altar at A, or with one more lake at B?
founders-lesson-altar-a-reply = Your first point. Victory tiles can run out, so do not wait too long.
founders-lesson-altar-b-reply = Useful land, but it brings no point. Try A.
founders-lesson-market = **City tiles** need a village's good and something from nature: the market square wine and plants. They make things for temples, and each **gives you a token at once**. Build it at the marked place.
founders-lesson-tokens = You have a coin token (top right). **One token a turn**, before you add a tile: **coin** buys a resource from another player, **cart** shares goods among four tiles, **craftsmen** bring 2 points on a tile, **war** silences a tile of somebody else.
founders-lesson-end = You may also put a tile **in the place of one of yours**, for −1 point. Tokens left over are 1 point each. **The game ends** when the victory tiles or all three stacks are used up; in a tie, more victory tiles win.
founders-lesson-own = **Now you!** Turn up a tile, then add one. If you like, play your coin first: it buys what you do not make.
founders-lesson-more = Once more, all by yourself. Look at what the victory tiles need, and build towards it.
founders-lesson-score = That is your first empire: victory tiles, craftsmen on tiles, tokens left over, minus replaced tiles. A real game goes on like this until the temples are gone. Start one with /play!
