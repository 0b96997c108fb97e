# The lesson of Cities.

cities-lesson-aim = You plan a district of a famous city, here New York. At the end it has **3 × 3 tiles** with buildings, parks and lakes. **The most points win.** This is your start tile: two plots, a park (green) and a lake (blue).
cities-lesson-zones = In your turn you send **one worker to one free slot and take everything there**. Four zones: **A** goal cards, **B** tiles, **C** attractions, **D** pieces of buildings. In each round you send two workers to each zone, if more than two play only one.
cities-lesson-goal = A goal card says what you will be paid for **at the end**. Send a worker to the marked one, Hotels: 3 points if your district has **exactly one green building with three storeys**. 0/1 means: nothing yet.
cities-lesson-pieces = Now the material: three green pieces and a red one lie on one slot. Slots that somebody has taken are gone for this round, so be quick: send your worker to the marked slot.
cities-lesson-build = A piece goes onto an **empty plot of its colour, or on top of a building of its colour**; four storeys at most. What you do not want to place goes into the box. Put the first green piece on the marked plot; the others follow by themselves.
cities-lesson-exactly = Three green storeys: the card shows 1/1 and pays { $points } points. But cards want it **exactly**. What would Hotels pay if you put a fourth piece on top?
cities-lesson-exactly-a = 4 points
cities-lesson-exactly-a-reply = Higher is not better here: four storeys are not three.
cities-lesson-exactly-b = Still 3 points
cities-lesson-exactly-b-reply = No: then your district would have no green building with three storeys any more.
cities-lesson-exactly-c = Nothing
cities-lesson-exactly-c-reply = Right: exactly three storeys, neither less nor more.
cities-lesson-tile = Your district needs room. Take the marked tile: two plots, a park and a lake. A tile **must** be laid, it can be turned, and it needs a **full side in common** with a tile of yours.
cities-lesson-lay = Parks that touch by a side are **one park**, lakes are **one lake**; the larger, the more attractions fit in. Where do the two lakes become one: at A or at B?
cities-lesson-lay-a-reply = That is allowed, but there the lakes do not touch. Try B.
cities-lesson-lay-b-reply = Lake to lake: now it is one lake of two fields.
cities-lesson-attractions = Attractions: **green ones go into parks, blue ones onto lakes, grey ones onto plots without a building**. The marked slot has two: a grey monument and a green playground. Send your worker there.
cities-lesson-place = The **monument** is 2 points, and nothing can be built there. The playground goes into the park by itself then. Each park and each lake pays for its **different** attractions: 1, 2, 3 or 4 of them bring 1, 3, 6 or 10 points.
cities-lesson-council = The **council** of each city wants three things; here a park of 6 fields, 4 buildings in a line, 4 buildings with 3 storeys or more. Enough or more will do. Whoever is **first** gets the most points, and keeps them for ever.
cities-lesson-end = Whoever takes the marked slot with the **star** (two pieces drawn from the bag) begins the next round. The game ends after 4 rounds, with three or four players after 8. In a tie, more points on goal cards win.
cities-lesson-own = **Now you!** Send a worker wherever you like, and place what you get. Where something fits is numbered in the picture.
cities-lesson-again = Once more, all by yourself. A second goal card? Or another piece for a building?
cities-lesson-score = That is your first district: the council, monuments, goal cards, and different attractions in each park and lake. A real game goes on like this until the 3 × 3 square is full. Start one with /play!
