"""The HTTP API and the CDN."""
