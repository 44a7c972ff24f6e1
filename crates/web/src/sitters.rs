//! Who is to sit at a table: persons by their names, bots by their strength.

use stolik_catalog::AnyGame;
use stolik_game::Message;
use stolik_text::{Language, Speaker};

/// The strengths of bots, the weakest first, as records name them.
pub const STRENGTHS: [&str; 3] = ["easy", "medium", "strong"];

/// Who is to sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person; without a name the side's stands for it.
    Person(String),
    /// A bot of a strength, counted from the weakest.
    Bot(usize),
}

impl Sitter {
    /// Whether this is a person.
    pub fn is_person(&self) -> bool {
        matches!(self, Sitter::Person(_))
    }

    /// The name that was given; none of a bot.
    pub fn name(&self) -> String {
        match self {
            Sitter::Person(name) => name.clone(),
            Sitter::Bot(_) => String::new(),
        }
    }
}

/// Who sits at a table until somebody says otherwise: one person, and easy bots.
pub fn alone(seats: u8) -> Vec<Sitter> {
    let sitter = |seat| if seat == 0 { Sitter::Person(String::new()) } else { Sitter::Bot(0) };
    (0..seats).map(sitter).collect()
}

/// The sitters of the next game: everybody moves on by one seat.
pub fn rotated<T: Clone>(sitters: &[T]) -> Vec<T> {
    let mut rotated = sitters.to_vec();
    if !rotated.is_empty() {
        rotated.rotate_right(1);
    }
    rotated
}

/// What the seats go by while nobody has given a name: their side, or a number where a side has several seats.
pub fn usual_names(game: &AnyGame, speaker: &Speaker) -> Vec<String> {
    if game.seats() == game.sides() {
        return game.side_names().iter().map(|name| speaker.form(name, "capital")).collect();
    }
    let numbers = 1..=i64::from(game.seats());
    numbers.map(|number| speaker.say(&Message::new("page-player").with("number", number))).collect()
}

/// The names of seats in a language: names that were given stay, usual ones are said in it.
pub fn names_in(game: &AnyGame, given: &[String], speaker: &Speaker) -> Vec<String> {
    let known = [Language::Polish, Language::English].map(|language| usual_names(game, &Speaker::new(language)));
    let usual = usual_names(game, speaker);
    let name = |(seat, usual): (usize, String)| {
        let given = given.get(seat).map(String::as_str).unwrap_or_default().trim();
        let is_usual = given.is_empty() || known.iter().any(|names| names.get(seat).is_some_and(|n| n == given));
        if is_usual { usual } else { given.to_owned() }
    };
    usual.into_iter().enumerate().map(name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use stolik_catalog::Kind;

    #[test]
    fn given_names_stay_and_usual_ones_change_their_language() {
        let game = Kind::Warcaby.usual();
        let polish = Speaker::new(Language::Polish);
        let english = Speaker::new(Language::English);
        let given = vec![usual_names(&game, &polish)[0].clone(), "Marcin".to_owned()];
        assert_eq!(names_in(&game, &given, &english), ["Light", "Marcin"]);
        assert_eq!(names_in(&game, &[], &polish), usual_names(&game, &polish));
    }

    #[test]
    fn a_rematch_moves_everybody_on_by_one_seat() {
        assert_eq!(rotated(&[1, 2, 3]), [3, 1, 2]);
        assert_eq!(rotated::<u8>(&[]), Vec::<u8>::new());
        let four = alone(4);
        assert!(four[0].is_person() && four[1..].iter().all(|sitter| !sitter.is_person()));
    }
}
