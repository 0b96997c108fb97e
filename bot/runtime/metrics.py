"""Figures about the running bot, in Prometheus' registry. Whoever does something counts it here."""

from prometheus_client import Counter, Gauge, Histogram

# Discord waits for three seconds.
ANSWER_SECONDS = (0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3.0)

TURNS = Counter("tessera_turns", "Turns that were made, by game and by whom.", ["game", "player"])
ANSWERS = Histogram(
    "tessera_answer_seconds",
    "Seconds from the arrival of a press or command to the end of its answer.",
    ["kind"],
    buckets=ANSWER_SECONDS,
)
ERRORS = Counter("tessera_errors", "Errors by kind; refusals by the rules are none.", ["kind"])

# Read when somebody asks for them: see `bot.hosting.health`.
OUTBOX = Gauge("tessera_outbox_announcements", "Announcements that are still to be made.")
OUTBOX_AGE = Gauge("tessera_outbox_age_seconds", "How long the oldest of them has waited.")
REFUSED = Gauge("tessera_outbox_refused", "Announcements among them that Discord refuses.")
REMINDERS_DUE = Gauge("tessera_reminders_due", "Reminders, digests and clocks that are due and not handled.")
WORKERS_BUSY = Gauge("tessera_workers_busy", "Slots of worker processes in use.", ["pool"])
WORKERS_WAITING = Gauge("tessera_workers_waiting", "Tasks that wait for a worker process.", ["pool"])
CACHED = Gauge("tessera_cached", "Things that are kept in memory.", ["cache"])
