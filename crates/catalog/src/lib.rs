//! The closed list of games, for those who hold some game.
