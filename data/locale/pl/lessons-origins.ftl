# Lekcja gry Origins: Pierwsi Budowniczowie.

origins-lesson-aim = Z gwiazd przybyły dziwne statki, by pomóc twojemu ludowi budować. **Wygrywa, kto ma najwięcej punktów.** Dają je dzielnice z wysokimi wieżami, świątynie, ataki, doradcy i złoto. Twoje miasto zaczyna się od agory i pałacu.
origins-lesson-people = Oto twoi ludzie. **Patrycjusze to kości z kolorem i wartością**: A to niebieska 4, B to żółta 2. C to twój archont. U góry obrazka widać kamień, żywność, mądrość i złoto. Złoto zastępuje każde z pozostałych, a na koniec gry jest punktem.
origins-lesson-sites = W turze robisz jedną rzecz; najczęściej **wysyłasz kogoś na miejsce spotkania**. Każde z pięciu miejsc ma dwie akcje i wykonujesz jedną z nich: na przykład bierzesz 3 kamienie (A), budujesz (B) albo wspinasz się w świątyni (C). Nikt nikomu nie zajmuje miejsca.
origins-lesson-stone = Statek pokazuje **wartość miejsca**. Jeśli kość jest niższa, dopłacasz różnicę mądrością; niebieska 4 nic tu nie dopłaca. Po każdej wizycie miejsce rośnie o 1. Wyślij niebieską 4 po 3 kamienie.
origins-lesson-bonus = Na każdym miejscu leży **żeton bonusowy**. Jeśli kość ma jego kolor, należy ci się także bonus. Ten jest niebieski jak twój patrycjusz: za 1 kamień wejdziesz o stopień w świątyni. **A**: bierzesz bonus. **B**: rezygnujesz.
origins-lesson-bonus-a-reply = O stopień wyżej w Świątyni Mórz.
origins-lesson-bonus-b-reply = Możesz zrezygnować, ale stopień w świątyni jest wart kamienia. Spróbuj A.
origins-lesson-builder = Miasto potrzebuje budowli. Wyślij żółtą 2 na zaznaczone miejsce: jego wartość to 1, więc nic nie dopłacasz. Żeton też jest żółty: jako bonus dostaniesz zasób.
origins-lesson-buy = Budowla kosztuje **kamień, który na niej widać, i mądrość za miejsce** w rzędzie: ten warsztat 1 kamień. Musi **stykać się bokiem** z miastem; potem od razu możesz jej użyć. Każdą płytkę możesz też położyć zakrytą, jako farmę, za darmo.
origins-lesson-army = Tymczasem archont, który nigdy nic nie dopłaca, kupił posterunek. Przesuwa on twoje wojsko: każda minięta **granica** daje **znacznik przewagi**, czyli jeszcze jedną akcję. Atak daje punkty za minięte granice i dyski za tobą. Naprzód!
origins-lesson-pass = Wszyscy twoi ludzie są w drodze, więc **pasujesz**: w tej rundzie to już wszystko. Wracają do domu **o 1 wyżsi**: niebieska 5, żółta 3. Szóstka zostałaby doradcą i dała punkty na koniec. Gdy wszyscy spasują, zaczyna się nowa runda.
origins-lesson-district = Cztery płytki w kwadracie: zamknij tę **dzielnicę** patrycjuszem! Jego kość zostaje pośrodku i jest warta **swoją wartość razy wieża w jej kolorze**. Budowle w kolorze kości działają ponownie, agora zawsze. Jeśli kolory pasują do karty dzielnicy, płaci i ona.
origins-lesson-tower = Znacznik przewagi daje ci jeszcze jedną akcję. **Piętro wieży kosztuje tyle złota, ile wieża ma pięter**, tutaj 1. Żółta kość jest teraz warta 3 × 1; z jeszcze jednym piętrem 3 × 2 = 6!
origins-lesson-temples = Potem niebieska 5 odwiedza świątynie: za 1 kamień do dwóch stopni i karta zodiaku z jej mocą. **Liczą się tylko dwie niższe świątynie.** W Świątyni Mórz masz stopień 1. Co da teraz punkt: A, Świątynia Lasów, czy B, Świątynia Mórz?
origins-lesson-temples-a-reply = Tak: teraz Świątynia Mórz jest wśród dwóch niższych i jej stopień się liczy.
origins-lesson-temples-b-reply = Świątynia Mórz byłaby najwyższa, a najwyższa nigdy się nie liczy. Spróbuj A.
origins-lesson-end = Za żywność **rośnie populacja**: to podstawki dla nowych kości. **Ostatnia runda** to ta, w której ktoś stanie na szczytach trzech świątyń, z kart dzielnic zniknie złoto, zostaną dyski wież trzech kolorów albo zabraknie kości. Remis rozstrzyga liczba budowli.
origins-lesson-own = **Teraz ty!** Archont jest jeszcze w domu: wyślij go, dokąd chcesz, on nigdy nie dopłaca. Na populację brakuje ci żywności, a na wieżę złota; możesz po nie pójść. Przyciski poprowadzą cię dalej.
origins-lesson-score = Oto twoje pierwsze miasto. Siedziby × wieże: każda kość w dzielnicy razy jej wieża. Prawdziwa partia trwa kilka rund, z większą liczbą kości, dzielnic i kart. Zacznij od razu: /zagraj!
