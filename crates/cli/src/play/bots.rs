//! The seats that bots hold.

use crate::args;
use crate::failure::Failure;
use stolik_bots::Bot;
use stolik_game::{Message, Seat, Seats, mix};
use stolik_table::Seating;
use stolik_text::Speaker;

/// Who a person is on the command line, in both languages.
const PERSON: [&str; 2] = ["person", "osoba"];

/// Which seats bots hold; the others are persons'.
#[derive(Clone, Debug)]
pub struct Bots(Vec<Option<Bot>>);

/// Who holds a seat, as somebody has said.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Holder {
    Person,
    Bot(Bot),
}

impl Bots {
    /// The bots that were asked for, at a table where these sat so far, if somebody did.
    ///
    /// `--seat` says who holds one seat. `--bots` gives a bot to every seat that is not spoken of but one: if no seat was
    /// said to be a person's, the first of them stays a person's. Without `--bots` who sat there stays.
    pub fn read(speaker: &Speaker, args: &args::Play, before: &Seating, seed: u64) -> Result<Bots, Failure> {
        let mut faults = Vec::new();
        let mut said: Vec<Option<Holder>> = vec![None; before.len()];
        for text in &args.seat {
            match read_seat(text, before.len()) {
                Ok((seat, _)) if said[seat.index()].is_some() => {
                    faults.push(Message::new("cli-seat-twice").with("number", i64::from(seat.0)));
                }
                Ok((seat, holder)) => said[seat.index()] = Some(holder),
                Err(fault) => faults.push(fault),
            }
        }
        let others = args.bots.as_deref().map(Bot::named).transpose();
        let others = others.map_err(|trouble| faults.push(trouble.message())).ok().flatten();
        if let Some(bot) = others {
            let persons = usize::from(!args.seat_is_a_persons());
            for holder in said.iter_mut().filter(|holder| holder.is_none()).skip(persons) {
                *holder = Some(Holder::Bot(bot));
            }
        } else {
            for (holder, seat) in said.iter_mut().zip(0..).filter(|(holder, _)| holder.is_none()) {
                match before.bot(Seat(seat)).map(Bot::named).transpose() {
                    Ok(bot) => *holder = bot.map(Holder::Bot),
                    Err(trouble) => faults.push(trouble.message()),
                }
            }
        }
        if !faults.is_empty() {
            return Err(Failure::Bad(faults.iter().map(|fault| speaker.say(fault)).collect()));
        }
        let bots = said.into_iter().zip(0_u64..).map(|(holder, seat)| match holder {
            Some(Holder::Bot(bot)) => Some(bot.with_seed(mix(seed ^ mix(seat)))),
            Some(Holder::Person) | None => None,
        });
        Ok(Bots(bots.collect()))
    }

    /// The bot that holds this seat, if one does.
    pub fn holding(&self, seat: Seat) -> Option<Bot> {
        self.0.get(seat.index()).copied().flatten()
    }

    /// Whether no bot plays.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(Option::is_none)
    }

    /// The seats that persons hold.
    pub fn persons(&self) -> Seats {
        let seats = (0..self.0.len() as u8).map(Seat);
        seats.filter(|&seat| self.holding(seat).is_none()).collect()
    }
}

impl args::Play {
    /// Whether a seat was said to be a person's.
    fn seat_is_a_persons(&self) -> bool {
        self.seat.iter().any(|text| text.split_once('=').is_some_and(|(_, who)| is_person(who)))
    }
}

fn is_person(who: &str) -> bool {
    PERSON.contains(&who.trim().to_lowercase().as_str())
}

/// Reads `1=strong:100ms` or `0=person`.
fn read_seat(text: &str, seats: usize) -> Result<(Seat, Holder), Message> {
    let bad = || Message::new("cli-bad-seat").with("text", text);
    let (seat, who) = text.split_once('=').ok_or_else(bad)?;
    let number: u64 = seat.trim().parse().map_err(|_| bad())?;
    let seat = u8::try_from(number).ok().filter(|&seat| usize::from(seat) < seats).ok_or_else(|| {
        let number = i64::try_from(number).unwrap_or(i64::MAX);
        Message::new("cli-no-seat").with("seat", number).with("last", seats.saturating_sub(1))
    })?;
    if is_person(who) {
        return Ok((Seat(seat), Holder::Person));
    }
    let bot = Bot::named(who.trim()).map_err(|trouble| trouble.message())?;
    Ok((Seat(seat), Holder::Bot(bot)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::{Arguments, Command};
    use clap::Parser;
    use stolik_text::Language;

    /// Who holds four seats: a bot's name, or nothing for a person.
    fn held(args: &[&str]) -> Result<Vec<String>, Vec<String>> {
        held_after(["", "", "", ""], args)
    }

    /// The same where these sat before.
    fn held_after(sat: [&str; 4], args: &[&str]) -> Result<Vec<String>, Vec<String>> {
        let parsed = Arguments::try_parse_from(["stolik", "play", "battle-royale"].iter().chain(args));
        let Command::Play(args) = parsed.expect("sound arguments").command else { unreachable!("play") };
        match Bots::read(&Speaker::new(Language::English), &args, &Seating::named(sat), 1) {
            Ok(bots) => Ok((0..4)
                .map(|seat| bots.holding(Seat(seat)).map_or_else(String::new, |bot| bot.to_string()))
                .collect()),
            Err(Failure::Bad(faults)) => Err(faults),
            Err(other) => panic!("{other:?}"),
        }
    }

    #[test]
    fn who_sat_there_stays_unless_another_is_named() {
        let sat = ["Hania", "bot:easy:50", "bot:strong", "Marcin"];
        assert_eq!(held_after(sat, &[]).expect("sound"), ["", "easy:50", "strong", ""]);
        let seats = ["--seat", "1=person", "--seat", "3=medium"];
        assert_eq!(held_after(sat, &seats).expect("sound"), ["", "", "strong", "medium"]);
        assert_eq!(held_after(sat, &["--bots", "easy"]).expect("sound"), ["", "easy", "easy", "easy"]);
        let strange = ["Hania", "bot:genius", "", ""];
        assert!(held_after(strange, &[]).expect_err("unknown")[0].contains("no bot \"genius\""));
        assert_eq!(held_after(strange, &["--seat", "1=easy"]).expect("sound"), ["", "easy", "", ""]);
    }

    #[test]
    fn who_is_not_a_bot_is_a_person() {
        assert_eq!(held(&[]).expect("sound"), ["", "", "", ""]);
        assert_eq!(
            held(&["--seat", "1=strong:50ms", "--seat", "3=easy"]).expect("sound"),
            ["", "strong:50ms", "", "easy"]
        );
    }

    #[test]
    fn bots_take_all_seats_but_one_persons() {
        assert_eq!(held(&["--bots", "easy"]).expect("sound"), ["", "easy", "easy", "easy"]);
        assert_eq!(
            held(&["--bots", "easy", "--seat", "2=person"]).expect("sound"),
            ["easy", "easy", "", "easy"]
        );
        assert_eq!(
            held(&["--bots", "easy", "--seat", "0=strong"]).expect("sound"),
            ["strong", "", "easy", "easy"]
        );
        let two = ["--bots", "easy", "--seat", "1=osoba", "--seat", "2=Person"];
        assert_eq!(held(&two).expect("sound"), ["easy", "", "", "easy"]);
    }

    #[test]
    fn everything_that_is_wrong_is_told_at_once() {
        let faults = held(&[
            "--seat", "strong", "--seat", "x=strong", "--seat", "4=easy", "--seat", "1=genius", "--seat",
            "2=easy:0", "--seat", "3=easy", "--seat", "3=person", "--bots", "weak",
        ])
        .expect_err("all of it is wrong");
        assert_eq!(faults.len(), 7, "{faults:#?}");
        assert!(faults[2].contains("no seat 4") && faults[5].contains('3'), "{faults:#?}");
    }
}
