"""What people ask for themselves: settings, ratings, invitations, to be erased."""
