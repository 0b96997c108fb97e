"""The sentences that stand for pictures where they cannot be seen."""
from engines.core.text import Text
from engines.core.game import Seat
from engines.origins.state import State
def city(state: State, seat: Seat) -> Text:
    return Text("x")
def preview(t: Text) -> Text: return t

def market(state: State) -> Text: return Text("x")
def buildings(state: State) -> Text: return Text("x")
def temples(state: State) -> Text: return Text("x")
def table(state: State) -> Text: return Text("x")
