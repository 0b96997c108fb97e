# Poziomy komputerów, i gdzie się je wybiera.

level-easy = łatwy
level-medium = średni
level-hard = trudny
level-master = mistrz
level-easy-thinks = łatwy: gra od razu
level-medium-thinks = średni: myśli chwilkę
level-hard-thinks = trudny: myśli około sekundy
level-master-thinks = mistrz: myśli około pięciu sekund
# Tak nazywają je dzienniki starszych stołów.
level-greedy = { level-easy }
level-thinker = { level-hard }

lobby-computers = Dodaj komputer:
option-computers = komputery
option-computers-about = Poziom komputerów, które zajmą wszystkie inne miejsca
