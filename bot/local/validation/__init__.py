"""Discord's rules for payloads. Each check raises the error that Discord would return."""
