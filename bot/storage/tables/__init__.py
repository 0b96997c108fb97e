"""Tables, their logs and what is to be announced, as rows."""
