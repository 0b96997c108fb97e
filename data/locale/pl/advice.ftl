# Po grze: czego gracz może spróbować następnym razem.

advice-learn = Poznaj tę grę krok po kroku
advice-empty = { "" }**{ $part }**: u ciebie nic, a { $name } ma { $theirs ->
        [one] jeden punkt
        [few] { $theirs } punkty
        [many] { $theirs } punktów
       *[other] { $theirs } punktu
    }. Spróbuj zacząć tam wcześniej.
advice-empty-alone = { "" }**{ $part }**: tu nie masz żadnych punktów. Spróbuj zacząć tam wcześniej.
advice-behind = { "" }**{ $part }**: ty masz { $mine }, a { $name } ma { $theirs }. Tu przepadło najwięcej.
advice-ahead = W żadnej kategorii nikt nie był lepszy. Trudno coś doradzić: świetna gra!
advice-pause = Od twojej tury { $first } do tury { $last } nie przybył ci żaden punkt. Postaraj się, by co kilka tur coś się opłacało.
advice-best-turn = Najlepsza była twoja tura { $turn }: { $gain ->
        [one] jeden punkt
        [few] { $gain } punkty
        [many] { $gain } punktów
       *[other] { $gain } punktu
    }. Pomyśl, co ją umożliwiło, i dąż do tego wcześniej.
