"""Finds the changes of weights with which the leads of many positions would have been foreseen best.

Ridge regression: sums over all positions are enough to judge any change, so no position is kept.
"""

from collections.abc import Sequence

from msgspec import Struct

DOUBT = 0.4  # how far a weight is usually wrong; the less, the more games it takes to move one
PHASES = 8  # parts of a game; late leads are foreseen better than early ones, so they count for more
INDEPENDENT = 3  # positions of a game count for so many, because they are much alike
CYCLES = 3  # for finding how well leads are foreseen, which depends on the weights
LITTLE = 0.05  # keeps the equations solvable where no game was played


class Position(Struct, frozen=True):
    """By how much the first seat seems to lead, and how that changes with the logarithm of each weight."""

    lead: float
    slopes: tuple[float, ...]


class Regression:
    """What is known of the errors of leads, by phase: sums with which any change of weights can be judged."""

    def __init__(self, weights: int) -> None:
        self._size = weights + 1  # and a lead that the first seat has for being first
        self._counts = [0.0] * PHASES
        self._squares = [0.0] * PHASES
        self._products = [[0.0] * self._size for _ in range(PHASES)]
        self._matrices = [[[0.0] * self._size for _ in range(self._size)] for _ in range(PHASES)]

    def add(self, positions: Sequence[Position], final: float) -> None:
        """Learn from a game that ended with that lead."""
        weight = INDEPENDENT / max(1, len(positions))
        for number, position in enumerate(positions):
            phase, error = PHASES * number // len(positions), final - position.lead
            row = (*position.slopes, 1.0)
            self._counts[phase] += weight
            self._squares[phase] += weight * error * error
            products, matrix = self._products[phase], self._matrices[phase]
            for n, one in enumerate(row):
                products[n] += weight * error * one
                factor, line = weight * one, matrix[n]
                for m in range(n + 1):
                    line[m] += factor * row[m]

    def changes(self) -> list[float]:
        """The changes of weights that would have foreseen the ends of the games best."""
        found = [0.0] * self._size
        for _ in range(CYCLES):
            trust = [1 / self._variance(phase, found) for phase in range(PHASES)]
            matrix = [[self._entry(n, m, trust) for m in range(self._size)] for n in range(self._size)]
            for n in range(self._size - 1):
                matrix[n][n] += 1 / DOUBT**2
            matrix[-1][-1] += LITTLE
            found = solved(matrix, [self._sum(n, trust) for n in range(self._size)])
        return found[:-1]

    def _variance(self, phase: int, changes: Sequence[float]) -> float:
        """How far leads are wrong in a phase, with these changes."""
        if not self._counts[phase]:
            return 1.0
        left = self._squares[phase]
        for n, one in enumerate(changes):
            left -= 2 * one * self._products[phase][n]
            for m, other in enumerate(changes):
                left += one * other * self._matrices[phase][max(n, m)][min(n, m)]
        return max(1.0, left / self._counts[phase])

    def _entry(self, n: int, m: int, trust: Sequence[float]) -> float:
        row, column = max(n, m), min(n, m)
        return sum(each * matrix[row][column] for each, matrix in zip(trust, self._matrices, strict=True))

    def _sum(self, n: int, trust: Sequence[float]) -> float:
        return sum(each * products[n] for each, products in zip(trust, self._products, strict=True))


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of linear equations whose matrix is symmetric and positive, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for n, row in enumerate(rows):
        for other in rows[n + 1 :]:
            factor = other[n] / row[n]
            for m in range(n, len(other)):
                other[m] -= factor * row[m]
    found = [0.0] * len(rows)
    for n in reversed(range(len(rows))):
        known = sum(rows[n][m] * found[m] for m in range(n + 1, len(rows)))
        found[n] = (rows[n][-1] - known) / rows[n][n]
    return found
