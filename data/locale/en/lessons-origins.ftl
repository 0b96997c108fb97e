# The lesson of Origins: First Builders.

origins-lesson-aim = Strange ships have come from the stars to help your people build. **The most points win.** They come from districts with high towers, from temples, attacks, advisors and gold. Your city begins with an agora and a palace.
origins-lesson-people = These are your people. **Freemen are dice with a colour and a value**: A is blue 4, B is yellow 2. C is your archon. At the top of the picture are your stone, food, wisdom and gold. Gold replaces any of the others, and is a point at the end.
origins-lesson-sites = In a turn you do one thing; mostly you **send one of your people to a site**. Each of the five sites has two actions, of which you do one: for example take 3 stone (A), build (B) or climb a temple (C). Nobody is ever in the way of others.
origins-lesson-stone = The ship shows the **value of the site**. If your die is lower, you pay the difference in wisdom; blue 4 pays nothing here. After each visit the site rises by 1. Send blue 4 for 3 stone.
origins-lesson-bonus = Each site has a **bonus token**. If your die has its colour, you may have the bonus too. This one is blue, like your freeman: for 1 stone you climb a step in a temple. **A**: do it. **B**: do without.
origins-lesson-bonus-a-reply = One step up in the Temple of the Seas.
origins-lesson-bonus-b-reply = You may do without, but a step in a temple is well worth a stone. Try A.
origins-lesson-builder = Your city needs buildings. Send yellow 2 to the marked site: its value is 1, so there is nothing to pay. Its token is yellow too: a resource as a bonus.
origins-lesson-buy = A building costs the **stone on it, and wisdom for its place** in the row: this workshop 1 stone. It must **share a side** with your city; then you may use it at once. You may also lay any tile face down, as a farm, for nothing.
origins-lesson-army = Meanwhile your archon, who never pays a difference, has bought a guard post. It moves your army: each **border** that it crosses gives a **superiority token**, good for one more action. An attack scores for borders crossed and disks behind you. Advance!
origins-lesson-pass = All your people are out, so you **pass**: nothing more in this round. They come home **one higher**: blue 5, yellow 3. A six would become an advisor, with points at the end. When everybody has passed, a new round begins.
origins-lesson-district = Four tiles in a square: close this **district** with a freeman! His die stays in the middle and scores **its value times the tower of its colour**. Buildings of its colour work again, the agora always. If colours fit a district card, it pays too.
origins-lesson-tower = Your superiority token lets you act once more. A **tower floor costs as much gold as the tower is high**, here 1. Your yellow die is worth 3 × 1 now; with one more floor 3 × 2 = 6!
origins-lesson-temples = Next, blue 5 visits the temples: for 1 stone up to two steps, and a zodiac card with a power. **Only your two lower temples score.** You are one step up in the Seas. What brings a point now: A, the Forests, or B, the Seas?
origins-lesson-temples-a-reply = Right: now the Seas are among your two lower temples, and their step counts.
origins-lesson-temples-b-reply = The Seas would be your highest temple, and the highest never scores. Try A.
origins-lesson-end = Food makes your people **grow**: bases for more dice. The **last round** is the one in which somebody tops all three temples, the district cards lose their last gold, three colours of tower disks are left, or dice run out. In a tie, more buildings win.
origins-lesson-own = **Now you!** Your archon is still at home: send him wherever you like, he never pays a difference. For growing you lack food, and for a tower gold; you might fetch some. The buttons lead you through it.
origins-lesson-score = That is your first city. Towers: each die in a district times its tower. A real game goes on like this for some rounds, with more dice, districts and cards. Start one with /play!
