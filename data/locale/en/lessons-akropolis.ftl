# The lesson of Akropolis.

akropolis-lesson-aim = You are an architect in ancient Greece, and everybody builds a city of their own. **The city worth the most points wins.** Yours begins like this: a houses plaza with one star, and three grey quarries around it.
akropolis-lesson-market = In your turn you take **one tile from the row above** and add it to your city. The first tile is free; each one further along costs one stone more. You have one stone. Let us take the free tile: two houses and a quarry.
akropolis-lesson-ground = On the ground a tile must **touch your city with at least one side**. You may turn it, but not flip it. The dashed outline shows a good place: the two houses side by side.
akropolis-lesson-houses = Districts count only with a **plaza of their colour**. Houses: only your **largest group** counts, here 2 houses. Times 1 star of the houses plaza: 2 points. The stone you still have is one point too.
akropolis-lesson-plaza = The row has moved up: the market plaza costs one stone now. Plazas score nothing themselves, but **their stars multiply** all districts of their colour, wherever they lie. Two stars for markets: pay your stone!
akropolis-lesson-higher = Now we build **upwards**. A higher tile lies on **three areas of equal height, without a gap, on at least two different tiles**. The outline shows such a place: three quarries of three tiles. What is covered counts no more.
akropolis-lesson-quarries = Each **quarry that you cover gives a stone** at once. You have no stones left, so only the free tile is possible. Where does it bring more: at A, on top of three quarries, or at B, on the ground?
akropolis-lesson-quarries-a-reply = Three stones for three quarries, and a second floor!
akropolis-lesson-quarries-b-reply = That is allowed, but on the ground you cover no quarry and get no stone. Try A.
akropolis-lesson-levels = **Height counts**: a district on level 2 is worth 2, on level 3 it is worth 3. Your houses: 1 + 1 + 2 = 4, times 1 star. Your market: 2, times 2 stars = 4. Your city has { $points } points with its 3 stones.
akropolis-lesson-markets = **Markets** do not like rivals: a market counts only if **no other market is beside it**. This tile brings a second market. A or B?
akropolis-lesson-markets-a-reply = There it would touch your other market, and neither would count. You would lose 4 points! Try B.
akropolis-lesson-markets-b-reply = Far from the other one: both markets count.
akropolis-lesson-others = Three more kinds. **Barracks** count at the **edge** of the city, **temples** only if **built in on all six sides**, **gardens** anywhere. Each needs a plaza of its colour. Which of them wants an empty place beside it?
akropolis-lesson-others-a = A temple
akropolis-lesson-others-a-reply = A temple wants the opposite: something on each of its six sides.
akropolis-lesson-others-b = Barracks
akropolis-lesson-others-b-reply = Yes: soldiers guard the edge.
akropolis-lesson-others-c = A garden
akropolis-lesson-others-c-reply = A garden does not mind: it counts wherever it is.
akropolis-lesson-end = When one tile is left in the row, a new stack joins it, and the crown moves on. **After the last stack the game ends.** Stones left over are one point each; in a tie, more stones win.
akropolis-lesson-own = **Now you!** Choose any tile that you can pay for, then its place. Your garden on level 2 counts nothing yet: the garden plaza with its three stars would change that.
akropolis-lesson-again = Once more, all by yourself. Try a place that covers a quarry, or that puts a district higher.
akropolis-lesson-score = That is your first city. Each line: stars times the levels of the districts that count. A real game goes on like this for 15 to 18 turns each. Start one with /play!
