"""A share of wins that may be looked at after every game: its interval holds at all these moments at once.

A test made for a fixed number of games would be wrong too often if one stopped as soon as it looks clear.
This one bets against every share that might be the true one, on each observation, as much as the earlier ones
suggest. Nobody gets rich by betting against the truth: the chance that the money ever grows by the factor
1 / ERROR is at most ERROR (Ville's inequality). So all shares against which that much was won are excluded,
and with a probability of at least 95 % the true one stays inside the interval for ever. Nothing is assumed
but that observations are independent, between 0 and 1, and of the same mean; ties and several seats are
nothing special. (Waudby-Smith and Ramdas: Estimating means of bounded random variables by betting, 2024.)
"""

from math import log

ERROR = 0.05
STEPS = 100  # shares between 0 and 1 that are bet against
BOLDEST = 0.75  # the part of the money that may be lost at once


class RunningShare:
    """The mean of what was observed so far, and the interval of the true one."""

    def __init__(self) -> None:
        self.count, self._sum, self._squares = 0, 0.0, 0.0
        self._money = [0.0] * (STEPS + 1)  # logarithms, by share

    def add(self, share: float) -> None:
        """Bet on the next observation, and then see it."""
        mean, variance = self._expected()
        for step, money in enumerate(self._money):
            supposed = step / STEPS
            bet = _bet(supposed, mean, variance)
            self._money[step] = money + log(1 + bet * (share - supposed))
        self.count += 1
        self._sum += share
        self._squares += share * share

    @property
    def mean(self) -> float:
        return self._sum / self.count

    @property
    def interval(self) -> tuple[float, float]:
        """The shares that may still be the true one, from the least to the most."""
        left = [step for step, money in enumerate(self._money) if money < -log(ERROR)]
        # The truth may lie between two shares that were bet against.
        return max(0, left[0] - 1) / STEPS, min(STEPS, left[-1] + 1) / STEPS

    def excludes(self, share: float) -> bool:
        low, high = self.interval
        return not low <= share <= high

    def _expected(self) -> tuple[float, float]:
        """Mean and variance by the observations so far, and one imagined of each kind."""
        count = self.count + 2
        mean = (self._sum + 1) / count
        return mean, (self._squares + 1) / count - mean * mean


def _bet(supposed: float, mean: float, variance: float) -> float:
    """How much to bet on more than the supposed share, or with a minus on less: what grows fastest."""
    edge = mean - supposed
    bet = edge / (variance + edge * edge)
    if bet > 0 and supposed > 0:
        return min(bet, BOLDEST / supposed)
    if bet < 0 and supposed < 1:
        return max(bet, -BOLDEST / (1 - supposed))
    return bet
