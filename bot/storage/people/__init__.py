"""What is stored of people, as rows."""
