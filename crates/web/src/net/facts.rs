//! What is worth knowing of a table before one sits down, in words.

use stolik_catalog::Kind;
use stolik_game::{Arg, Message};
use stolik_protocol::{MyTable, Person, Place};
use stolik_table::TimeControl;
use stolik_text::Speaker;

use crate::sitters::{bot_name, called};

/// The clock, and the options that are not as usual.
pub fn facts<'a>(
    speaker: &Speaker,
    game: &str,
    time: &str,
    options: impl IntoIterator<Item = (&'a String, &'a String)>,
) -> Vec<String> {
    let clock = time.parse().unwrap_or(TimeControl::None).message();
    let options = options.into_iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let unusual = Kind::named(game).map(|kind| kind.unusual(options)).unwrap_or_default();
    let unusual = unusual.into_iter().map(|(info, value)| speaker.option(game, info, &value));
    [speaker.say(&clock)].into_iter().chain(unusual).collect()
}

/// Who holds a seat.
pub fn who(speaker: &Speaker, place: &Place) -> String {
    match &place.who {
        Person::Person(name) => called(name, place.guest, speaker),
        Person::Bot(bot) => speaker.say(&bot_name(bot)),
        Person::Nobody => speaker.text("net-open-seat"),
    }
}

/// All at a table but who looks.
pub fn opponents(speaker: &Speaker, mine: &MyTable) -> String {
    let others = mine.about.places.iter().enumerate().filter(|(seat, _)| *seat != usize::from(mine.seat));
    others.map(|(_, place)| who(speaker, place)).collect::<Vec<_>>().join(", ")
}

/// What became of a game that is over, from the own point of view; nothing where that is not known.
pub fn result(speaker: &Speaker, mine: &MyTable) -> Option<Message> {
    let places = mine.result.as_ref()?;
    let Some(&own) = places.get(usize::from(mine.seat)) else {
        return Some(Message::new("net-result-none"));
    };
    if places.iter().all(|place| *place == 1) {
        return Some(Message::new("net-result-draw"));
    }
    if own == 1 {
        return Some(Message::new("net-result-won"));
    }
    let is_first = |(place, _): &(&u8, &Place)| **place == 1;
    let first = places.iter().zip(&mine.about.places).filter(is_first);
    let first: Vec<Arg> = first.map(|(_, place)| Arg::Text(who(speaker, place))).collect();
    let is_of_two = places.iter().all(|place| *place == 1 || *place == own);
    let message = if is_of_two {
        Message::new("net-result-lost")
    } else {
        Message::new("net-result-place").with("place", i64::from(own))
    };
    Some(message.with("names", Arg::List(first)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;
    use stolik_protocol::{Listing, Status};
    use stolik_text::Language;

    fn mine(seat: u8, names: &[&str], result: Option<Vec<u8>>) -> MyTable {
        let place = |name: &&str| match name.strip_prefix("bot ") {
            Some(bot) => Place { who: Person::Bot(bot.to_owned()), guest: false, here: true, stand_in: None },
            None => {
                Place { who: Person::Person((*name).to_owned()), guest: false, here: false, stand_in: None }
            }
        };
        let about = Listing {
            table: "t".to_owned(),
            game: "multiwarcaby".to_owned(),
            options: BTreeMap::new(),
            places: names.iter().map(place).collect(),
            time: "none".to_owned(),
            status: Status::Over,
        };
        MyTable { about, seat, my_turn: false, since: 0, result }
    }

    fn said(language: Language, mine: &MyTable) -> String {
        let speaker = Speaker::new(language);
        result(&speaker, mine).map(|message| speaker.say(&message)).unwrap_or_default()
    }

    #[test]
    fn a_result_is_told_from_the_own_point_of_view() {
        let two = ["Hania", "Marcin"];
        let four = ["Ola", "Ben", "bot easy", "Ela"];
        for (mine, polish, english) in [
            (mine(0, &two, Some(vec![1, 2])), "Twoja wygrana", "You won"),
            (mine(1, &two, Some(vec![1, 2])), "Wygrywa Hania", "Hania won"),
            (mine(0, &two, Some(vec![1, 1])), "Remis", "A draw"),
            (mine(0, &two, Some(Vec::new())), "Bez wyniku", "No result"),
            (mine(0, &two, None), "", ""),
            (
                mine(1, &four, Some(vec![3, 2, 1, 4])),
                "2. miejsce, wygrywa Bot łatwy",
                "Place 2, Easy bot won",
            ),
            // Partners win and lose together.
            (mine(1, &four, Some(vec![1, 2, 1, 2])), "Wygrywają Ola i Bot łatwy", "Ola and Easy bot won"),
            (mine(2, &four, Some(vec![1, 2, 1, 2])), "Twoja wygrana", "You won"),
        ] {
            assert_eq!(
                (said(Language::Polish, &mine), said(Language::English, &mine)),
                (polish.into(), english.into())
            );
        }
        let speaker = Speaker::new(Language::English);
        assert_eq!(opponents(&speaker, &mine(1, &four, None)), "Ola, Easy bot, Ela");
    }

    #[test]
    fn the_clock_and_what_is_not_as_usual_are_told_in_words() {
        let options = |pairs: &[(&str, &str)]| -> BTreeMap<String, String> {
            pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
        };
        let told = |language, game, time, pairs: &[(&str, &str)]| {
            facts(&Speaker::new(language), game, time, &options(pairs)).join(" · ")
        };
        for (time, polish, english) in [
            ("none", "bez zegara", "no clock"),
            ("fischer:300+5", "5 minut i 5 sekund na ruch", "5 minutes and 5 seconds a move"),
            ("fischer:60+1", "1 minuta i 1 sekunda na ruch", "1 minute and 1 second a move"),
            ("fischer:150+0", "2 min 30 s na partię", "2 min 30 s for the game"),
            ("fischer:0+22", "22 sekundy na ruch", "22 seconds a move"),
            ("byoyomi:600+30x3", "10 minut, potem 3 × 30 sekund", "10 minutes, then 3 × 30 seconds"),
            ("byoyomi:0+30x3", "3 × 30 sekund", "3 × 30 seconds"),
            ("byoyomi:600+0x0", "10 minut na partię", "10 minutes for the game"),
            ("days:1", "dzień na ruch", "a day a move"),
            ("days:3", "3 dni na ruch", "3 days a move"),
        ] {
            assert_eq!(told(Language::Polish, "warcaby", time, &[]), polish);
            assert_eq!(told(Language::English, "warcaby", time, &[]), english);
        }
        let usual = Kind::Wojna.usual().options();
        let all: Vec<(&str, &str)> = usual.iter().map(|(name, value)| (*name, value.as_str())).collect();
        assert_eq!(
            told(Language::English, "wojna", "none", &all),
            "no clock",
            "what is as usual is not told"
        );
        assert_eq!(
            told(Language::Polish, "warcaby", "none", &[("board", "9"), ("a1_dark", "no")]),
            "bez zegara · Ciemne A1: A1 jest jasne · Plansza: 9 na 9"
        );
        // A map is told by its name, also where it is written out; one's own is one's own.
        let brod = Kind::Wojna.with_options([("map", "brod")]).expect("a map").options();
        let written = brod.iter().find(|(name, _)| *name == "map").expect("a map").1.clone();
        for value in ["brod", &written] {
            assert!(
                told(Language::English, "wojna", "none", &[("map", value)]).ends_with("Map: Bród (the ford)"),
                "{value}"
            );
        }
        assert!(
            told(Language::English, "wojna", "none", &[("map", &"x".repeat(99))]).ends_with("own choice")
        );
        assert_eq!(told(Language::English, "multiwarcaby", "none", &[("seats", "4")]), "no clock");
    }
}
