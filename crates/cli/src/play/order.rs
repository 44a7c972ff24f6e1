//! What a person at the keyboard can order, besides moving.

use stolik_catalog::AnyGame;
use stolik_game::{Seat, Spot};

/// What a typed line means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// An empty line.
    Nothing,
    /// A command, with what stands after it.
    Command(Command, String),
    /// Fields touched one after another.
    Walk(Vec<Spot>),
    /// An action, perhaps with the seat it is for.
    Act(Option<Seat>, String),
}

impl Order {
    /// Whether it tells nothing that only one seat may know: such orders are obeyed while the screen is veiled.
    pub fn tells_nothing(&self) -> bool {
        let quiet = [Command::Quit, Command::Help, Command::Save, Command::Undo];
        matches!(self, Order::Command(command, _) if quiet.contains(command))
    }
}

/// The commands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// The commands there are.
    Help,
    /// The actions there are.
    List,
    /// The board.
    Board,
    /// The board in words.
    Speak,
    /// What the strong bot would do.
    Hint,
    /// Take the last action back.
    Undo,
    /// Write the game to a file.
    Save,
    /// Give up.
    Resign,
    /// Agree on a draw.
    Draw,
    /// Leave the table.
    Quit,
}

impl Command {
    /// All of them, in the order of the help.
    pub const ALL: [Command; 10] = [
        Command::List,
        Command::Board,
        Command::Speak,
        Command::Hint,
        Command::Undo,
        Command::Save,
        Command::Resign,
        Command::Draw,
        Command::Help,
        Command::Quit,
    ];

    /// Its words: English, Polish, and short forms. All of them are understood in both languages.
    pub fn words(self) -> &'static [&'static str] {
        match self {
            Command::Help => &["help", "pomoc"],
            Command::List => &["list", "ruchy", "?"],
            Command::Board => &["board", "plansza"],
            Command::Speak => &["speak", "opis"],
            Command::Hint => &["hint", "podpowiedz"],
            Command::Undo => &["undo", "cofnij"],
            Command::Save => &["save", "zapisz"],
            Command::Resign => &["resign", "poddaj"],
            Command::Draw => &["draw", "remis"],
            Command::Quit => &["quit", "koniec"],
        }
    }

    /// The key of its line in the help.
    pub fn help_key(self) -> &'static str {
        match self {
            Command::Help => "cli-help-help",
            Command::List => "cli-help-list",
            Command::Board => "cli-help-board",
            Command::Speak => "cli-help-speak",
            Command::Hint => "cli-help-hint",
            Command::Undo => "cli-help-undo",
            Command::Save => "cli-help-save",
            Command::Resign => "cli-help-resign",
            Command::Draw => "cli-help-draw",
            Command::Quit => "cli-help-quit",
        }
    }

    fn named(word: &str) -> Option<Command> {
        let word = word.to_lowercase();
        Command::ALL.into_iter().find(|command| command.words().contains(&word.as_str()))
    }
}

/// What a line means: a command, else a walk if every word names a spot, else an action.
pub fn read(game: &AnyGame, line: &str) -> Order {
    let line = line.trim();
    let Some(first) = line.split_whitespace().next() else {
        return Order::Nothing;
    };
    if let Some(command) = Command::named(first) {
        return Order::Command(command, line[first.len()..].trim().to_owned());
    }
    let spots: Option<Vec<Spot>> = line.split_whitespace().map(|word| game.spot_named(word)).collect();
    if let Some(spots) = spots {
        return Order::Walk(spots);
    }
    // No action begins with a digit and a colon, so this is a seat.
    if let Some((seat, action)) = line.split_once(':')
        && let Ok(seat) = seat.parse()
    {
        return Order::Act(Some(Seat(seat)), action.trim().to_owned());
    }
    Order::Act(None, line.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use stolik_catalog::Kind;

    #[test]
    fn lines_mean_what_people_expect() {
        let game = Kind::Warcaby.usual();
        let read = |line: &str| read(&game, line);
        assert_eq!(read("  "), Order::Nothing);
        assert_eq!(read("?"), Order::Command(Command::List, String::new()));
        assert_eq!(read("Pomoc"), Order::Command(Command::Help, String::new()));
        assert_eq!(read(" save  a file.txt "), Order::Command(Command::Save, "a file.txt".to_owned()));
        assert!(matches!(read("c3"), Order::Walk(spots) if spots.len() == 1));
        assert!(matches!(read("c3 D4"), Order::Walk(spots) if spots.len() == 2));
        assert_eq!(read("c3-d4"), Order::Act(None, "c3-d4".to_owned()));
        assert_eq!(read("1: c3-d4"), Order::Act(Some(Seat(1)), "c3-d4".to_owned()));
        assert_eq!(read("saved"), Order::Act(None, "saved".to_owned()));
    }
}
