"""Small mistakes in a module: each mutant is the module with one of them."""

import ast
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain, islice
from typing import Final, TypeAlias

from msgspec import Struct

Change: TypeAlias = Callable[[], None]
Found: TypeAlias = tuple[ast.AST, str, Change]  # where, what, and how to make the mistake

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
}
NOT_CODE: Final = {"annotation", "returns"}
MODULE: Final = (0, 5000)  # the scope of what is outside of functions
SAYS_NO: Final = {"None", "False"}


class Mutant(Struct, frozen=True, order=True):
    """One mistake: where it is, and the source with it."""

    path: str
    line: int
    number: int  # of the mistake in its module
    what: str
    code: str  # the line as it was
    scope: tuple[int, int]  # the first and the last line of its function; of the module outside of functions
    source: str

    @property
    def module(self) -> str:
        return self.path.removesuffix(".py").replace("/", ".")

    @property
    def is_in_function(self) -> bool:
        return self.scope != MODULE

    def __str__(self) -> str:
        return f"{self.path}#{self.number} line {self.line}: {self.what}"


def count_mutants(source: str) -> int:
    return sum(1 for _ in _mistakes(ast.parse(source)))


def make_mutant(path: str, original: str, number: int) -> Mutant:
    tree = ast.parse(original)
    node, what, change = next(islice(_mistakes(tree), number, None))
    line = getattr(node, "lineno", 0)
    scope = _scope(tree, line)
    change()
    code = original.splitlines()[line - 1].strip()
    return Mutant(path, line, number, what, code, scope, ast.unparse(ast.fix_missing_locations(tree)))


def _scope(tree: ast.AST, line: int) -> tuple[int, int]:
    """The lines of the body of the innermost function around a line; its defaults belong to the module."""
    functions = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
    scopes = [(node.body[0].lineno, node.end_lineno or 0) for node in functions]
    return max(((first, last) for first, last in scopes if first <= line <= last), default=MODULE)


def _mistakes(tree: ast.AST) -> Iterator[Found]:
    for node in _code(tree):
        yield from chain(_in_expression(node), _in_condition(node), _in_statements(node))


def _code(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes that do something: no annotations, no text for programmers."""
    if isinstance(node, ast.FunctionDef) and node.name == "__repr__":
        return
    yield node
    skipped = {"keywords", *NOT_CODE} if isinstance(node, ast.ClassDef) else NOT_CODE
    for name, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and name not in skipped:
                yield from _code(child)


def _in_expression(node: ast.AST) -> Iterator[Found]:
    match node:
        case ast.Compare():
            for place, operator in enumerate(node.ops):
                other = COMPARISONS[type(operator)]
                what = f"{type(operator).__name__} -> {other.__name__}: {ast.unparse(node)}"
                yield node, what, partial(node.ops.__setitem__, place, other())
        case ast.BoolOp():
            yield from _in_boolean(node)
        case ast.BinOp() if type(node.op) in OPERATORS:
            yield node, f"operator: {ast.unparse(node)}", lambda: setattr(node, "op", _other(node.op))
        case ast.UnaryOp(op=ast.Not()):
            twice = ast.UnaryOp(ast.Not(), node.operand)
            yield node, f"without not: {ast.unparse(node)}", lambda: setattr(node, "operand", twice)
        case ast.Constant(value=bool(value)):
            yield node, f"{value} -> {not value}", lambda: setattr(node, "value", not value)
        case ast.Constant(value=int(value)):
            yield node, f"{value} -> {value + 1}", lambda: setattr(node, "value", value + 1)
        case ast.Call(keywords=[_, *_]):
            for place, keyword in enumerate(node.keywords):
                what = f"without {ast.unparse(keyword)}"
                yield keyword, what, partial(node.keywords.__delitem__, place)


def _other(operator: ast.operator) -> ast.operator:
    return OPERATORS[type(operator)]()


def _in_boolean(node: ast.BoolOp) -> Iterator[Found]:
    other = ast.Or if isinstance(node.op, ast.And) else ast.And
    yield node, f"-> {other.__name__}: {ast.unparse(node)}", lambda: setattr(node, "op", other())
    for place, operand in enumerate(node.values):
        neutral = ast.Constant(isinstance(node.op, ast.And))
        what = f"without {ast.unparse(operand)}"
        yield operand, what, partial(node.values.__setitem__, place, neutral)


def _in_condition(node: ast.AST) -> Iterator[Found]:
    """Conditions negated; and what is returned or found replaced by nothing."""
    if isinstance(node, ast.If | ast.IfExp | ast.While) and not _is_comparison(node.test):
        negated = ast.UnaryOp(ast.Not(), node.test)
        yield node.test, f"negated: {ast.unparse(node.test)}", lambda: setattr(node, "test", negated)
    if isinstance(node, ast.comprehension):
        for place, test in enumerate(node.ifs):
            yield test, f"without if {ast.unparse(test)}", partial(node.ifs.__delitem__, place)
    if isinstance(node, ast.Return) and node.value and ast.unparse(node.value) not in SAYS_NO:
        nothing = ast.Constant(None)
        yield node, f"None for {ast.unparse(node)}", lambda: setattr(node, "value", nothing)


def _is_comparison(test: ast.expr) -> bool:
    """Whether its operator is replaced anyway; negating it would be the same mistake or a milder one."""
    return isinstance(test, ast.Compare) and len(test.ops) == 1


def _in_statements(node: ast.AST) -> Iterator[Found]:
    """Statements left out."""
    for _, value in ast.iter_fields(node):
        for place, statement in enumerate(value if isinstance(value, list) else []):
            if _may_be_left_out(statement):
                yield (
                    statement,
                    f"without {ast.unparse(statement)}",
                    partial(value.__setitem__, place, ast.Pass()),
                )


def _may_be_left_out(node: object) -> bool:
    match node:
        case ast.Raise() | ast.AugAssign() | ast.Delete():
            return True
        case ast.Expr(value=ast.Call() | ast.Await()):
            return True
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return True
        case _:
            return False
