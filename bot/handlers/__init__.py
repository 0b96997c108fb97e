"""What happens when a button, a menu or a form is used, and what commands share with that."""
