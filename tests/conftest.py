"""How the suite runs."""

from hypothesis import settings

# A shared machine may pause at any moment: how long an example takes says nothing.
settings.register_profile("suite", deadline=None, max_examples=60, print_blob=True)
settings.load_profile("suite")
