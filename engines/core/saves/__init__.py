"""Games as JSON and as text: saving, loading, replaying, and reading what strangers send."""
