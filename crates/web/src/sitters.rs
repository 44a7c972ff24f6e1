//! Who sits at a table: persons by their names, bots by their strength.

use crate::session::BOTS;
use stolik_catalog::AnyGame;
use stolik_game::{Message, Seat};
use stolik_table::{Holder, Seating};
use stolik_text::{Language, Speaker};

/// One person, who needs no name, and easy bots.
pub fn alone(game: &AnyGame, speaker: &Speaker) -> Seating {
    let bot = || Holder::Bot(BOTS[0].to_owned());
    let mut names = usual_names(game, speaker).into_iter();
    let person = names.next().map(Holder::Person);
    Seating::new(person.into_iter().chain(names.map(|_| bot())))
}

/// The same people, each on the next seat. Names that were never given stay with the seats.
pub fn rotated(game: &AnyGame, seating: &Seating, speaker: &Speaker) -> Seating {
    let holders = (0..game.seats()).map(Seat).map(|seat| match seating.holder(seat) {
        Holder::Person(name) if is_usual(game, seat, name) => Holder::Person(String::new()),
        holder => holder.clone(),
    });
    let mut holders: Vec<Holder> = holders.collect();
    if !holders.is_empty() {
        holders.rotate_right(1);
    }
    named(game, holders, speaker)
}

/// A seating in which who has no name goes by the usual one.
pub fn named(game: &AnyGame, holders: Vec<Holder>, speaker: &Speaker) -> Seating {
    let holders = holders.into_iter().zip(usual_names(game, speaker)).map(|(holder, usual)| match holder {
        Holder::Person(name) if name.trim().is_empty() => Holder::Person(usual),
        holder => holder,
    });
    Seating::new(holders)
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
pub fn names_in(game: &AnyGame, seating: &Seating, speaker: &Speaker) -> Vec<String> {
    let usual = usual_names(game, speaker);
    let name = |(seat, usual): (u8, String)| match seating.holder(Seat(seat)) {
        Holder::Person(name) if !is_usual(game, Seat(seat), name) => name.clone(),
        _ => usual,
    };
    (0..).zip(usual).map(name).collect()
}

/// Whether a name is none, or what the seat goes by in one of the languages.
fn is_usual(game: &AnyGame, seat: Seat, name: &str) -> bool {
    let is_name_in = |language: Language| {
        usual_names(game, &Speaker::new(language)).get(seat.index()).is_some_and(|usual| usual == name)
    };
    name.is_empty() || Language::ALL.into_iter().any(is_name_in)
}

/// Who sits on a seat: a person by the name, a bot by what it is, and by its seat too where another is like it.
pub fn sitter(seating: &Seating, seat: Seat, speaker: &Speaker) -> String {
    let Some(bot) = bot_label(seating, seat) else { return speaker.seat(seat) };
    let bot = speaker.say(&bot);
    let is_like = |other: &u8| seating.bot(Seat(*other)) == seating.bot(seat);
    let count = (0..).take(seating.len()).filter(is_like).count();
    if count > 1 { format!("{bot} ({})", speaker.seat(seat)) } else { bot }
}

/// The bot of a seat at the table, in words; none where a person sits.
pub fn bot_label(seating: &Seating, seat: Seat) -> Option<Message> {
    seating.bot(seat).map(bot_name)
}

/// A person in words: who has no account goes by a name that anybody may take, and is told from who has one.
pub fn called(name: &str, is_guest: bool, speaker: &Speaker) -> String {
    if is_guest { speaker.say(&Message::new("net-guest-name").with("name", name)) } else { name.to_owned() }
}

/// A bot in words.
pub fn bot_name(bot: &str) -> Message {
    match bot {
        "easy" => Message::new("room-bot-easy"),
        "medium" => Message::new("room-bot-medium"),
        _ => Message::new("room-bot-strong"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use stolik_catalog::Kind;

    fn person(name: &str) -> Holder {
        Holder::Person(name.to_owned())
    }

    #[test]
    fn given_names_stay_and_usual_ones_change_their_language() {
        let game = Kind::Warcaby.usual();
        let [polish, english] = [Language::Polish, Language::English].map(Speaker::new);
        let seating = Seating::new([person(&usual_names(&game, &polish)[0]), person("Marcin")]);
        assert_eq!(names_in(&game, &seating, &english), ["Light", "Marcin"]);
        let with_bot = Seating::new([person(""), Holder::Bot("easy".to_owned())]);
        assert_eq!(names_in(&game, &with_bot, &polish), usual_names(&game, &polish));
    }

    #[test]
    fn a_rematch_moves_everybody_on_by_one_seat() {
        let game = Kind::Warcaby.usual();
        let english = Speaker::new(Language::English);
        let seating = Seating::new([person("Light"), Holder::Bot("easy".to_owned())]);
        let next = rotated(&game, &seating, &english);
        assert_eq!(next, Seating::new([Holder::Bot("easy".to_owned()), person("Dark")]));
        let given = Seating::persons(["Hania", "Marcin"]);
        assert_eq!(rotated(&game, &given, &english), Seating::persons(["Marcin", "Hania"]));
    }

    #[test]
    fn a_guest_is_told_from_an_account_of_the_same_name() {
        let [polish, english] = [Language::Polish, Language::English].map(Speaker::new);
        assert_eq!(called("Gosia", true, &polish), "Gosia (gość)");
        assert_eq!(called("Gosia", true, &english), "Gosia (guest)");
        assert_eq!(called("Gosia", false, &english), "Gosia");
    }

    #[test]
    fn who_plays_alone_meets_easy_bots() {
        let game = Kind::BattleRoyale.with_options([("seats", "4")]).expect("four seats");
        let seating = alone(&game, &Speaker::new(Language::English));
        assert_eq!(seating.len(), 4);
        assert!(seating.bot(Seat(0)).is_none());
        assert!((1..4).all(|seat| seating.bot(Seat(seat)) == Some("easy")));
    }
}
