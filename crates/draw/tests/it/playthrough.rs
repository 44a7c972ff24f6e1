//! One game played from a seed, as text.

use std::fmt::Write;

use stolik_catalog::{AnyPosition, Kind, Played, Playthrough};
use stolik_draw::Terminal;
use stolik_game::record::{InputText, ResultText, TurnText, by_turns};
use stolik_game::{Actor, Asks, Pinned, Viewer};
use stolik_text::{Language, Speaker};

/// How many inputs are shown in full: these in the middle, and the last one.
const MIDDLE: usize = 12;
/// No playthrough is longer.
const MOST_INPUTS: usize = 2000;
/// How many turns stand on one line where they are only told.
const TURNS_A_LINE: usize = 10;

/// An input and the position it was chosen in.
struct Moment {
    before: AnyPosition,
    played: Played,
}

/// Plays the game and writes it down: what is composed in secret, the middle and the end in full, the rest as a
/// record has it.
pub fn write(played: &Playthrough, kind: Kind) -> String {
    let game = kind.with_options(played.options.iter().copied()).expect("options without faults");
    let start = match played.position {
        Some(text) => game.read_position(text).expect("a position"),
        None => game.start(),
    };
    let speakers = Language::ALL.map(|language| Speaker::new(language).with_sides(game.side_names()));
    let (moments, last) = play(played, start.clone());

    let mut text = String::new();
    let options: Vec<String> =
        game.options().into_iter().map(|(name, value)| format!("{name}={value}")).collect();
    line(&mut text, &format!("{}, rules {}, seed {}", kind.id(), kind.version(), played.seed));
    line(&mut text, &options.join(" "));
    line(&mut text, &format!("from {}", start.text()));

    let end = moments.len() - 1;
    let secret = moments.iter().take_while(|moment| is_composed(&moment.before)).count();
    for (number, moment) in moments[..secret].iter().enumerate() {
        show_secret(&mut text, number, moment, &speakers);
    }
    let middle = secret + (end - secret).saturating_sub(MIDDLE) / 2;
    let middle = middle..(middle + MIDDLE).min(end);
    tell(&mut text, &moments, secret..middle.start);
    for number in middle.clone() {
        show(&mut text, number, &moments[number], &speakers);
    }
    tell(&mut text, &moments, middle.end..end);
    show(&mut text, end, &moments[end], &speakers);
    close(&mut text, &last, &speakers);
    text
}

/// The moments of the game, and the position it ends in.
fn play(of: &Playthrough, mut position: AnyPosition) -> (Vec<Moment>, AnyPosition) {
    let mut entropy = Pinned::from_seed(of.seed);
    let mut moments = Vec::new();
    while let Some(input) = position.random_input(&mut entropy) {
        let before = position.clone();
        let played = position.play(&input).expect("a random input is legal");
        moments.push(Moment { before, played });
        assert!(moments.len() < MOST_INPUTS, "{} does not end", of.name);
    }
    (moments, position)
}

/// The turns of these inputs, by their notation alone.
fn tell(text: &mut String, moments: &[Moment], range: std::ops::Range<usize>) {
    if range.is_empty() {
        return;
    }
    line(text, &format!("\n== {} to {}", range.start + 1, range.end));
    let inputs = moments[range].iter().map(|moment| (moment.played.input.clone(), moment.played.effect));
    for turns in by_turns(inputs).chunks(TURNS_A_LINE) {
        let turns: Vec<String> = turns.iter().map(TurnText::to_string).collect();
        line(text, &turns.join("  "));
    }
}

/// A moment in full: the board, what could be chosen, what was, and the news of it.
fn show(text: &mut String, number: usize, moment: &Moment, speakers: &[Speaker]) {
    line(text, &format!("\n== {}", number + 1));
    board(text, &moment.before);
    match moment.before.actor() {
        Actor::Chance => {
            let chances = moment.before.chances();
            let chances: Vec<String> =
                chances.iter().map(|chance| format!("{}*{}", chance.outcome, chance.weight)).collect();
            line(text, &format!("chance: {}", chances.join(" ")));
        }
        actor => {
            for seat in actor.seats().iter() {
                let legal: Vec<String> =
                    moment.before.legal(seat).into_iter().map(|listed| listed.text).collect();
                line(text, &format!("seat {seat}, {} legal: {}", legal.len(), legal.join(" ")));
            }
        }
    }
    line(text, &format!("plays {}", plain(&moment.played.input)));
    let seen = moment.played.observed.last().expect("a spectator sees every input");
    for speaker in speakers {
        line(text, &format!("{}: {}", speaker.language().tag(), speaker.say(&seen.news.message)));
    }
}

/// Whether somebody composes a decision in private.
fn is_composed(position: &AnyPosition) -> bool {
    position.actor().seats().iter().any(|seat| position.asks(seat) == Some(Asks::Composed))
}

/// A decision composed in private: what it was, what each seat was asked, and what each viewer is told of it.
fn show_secret(text: &mut String, number: usize, moment: &Moment, speakers: &[Speaker]) {
    line(text, &format!("\n== {}", number + 1));
    line(text, &moment.before.text());
    for speaker in speakers {
        for seat in moment.before.actor().seats().iter() {
            let prompt = moment.before.seen_by(Viewer::Seat(seat)).scene().prompt;
            line(
                text,
                &format!("{}, asked of seat {seat}: {}", speaker.language().tag(), speaker.say(&prompt)),
            );
        }
    }
    line(text, &format!("plays {}", plain(&moment.played.input)));
    for observed in &moment.played.observed {
        for speaker in speakers {
            let (tag, news) = (speaker.language().tag(), speaker.say(&observed.news.message));
            line(text, &format!("{tag}, to {:?}: {} = {news}", observed.viewer, observed.news.text));
        }
    }
}

/// The end: the last board, and how it ended in both languages.
fn close(text: &mut String, last: &AnyPosition, speakers: &[Speaker]) {
    line(text, "\n== The end");
    board(text, last);
    let outcome = last.outcome().expect("a game without inputs left is over");
    line(text, &format!("result: {}", ResultText::of(&outcome)));
    let prompt = last.seen_by(Viewer::Everybody).scene().prompt;
    for speaker in speakers {
        line(text, &format!("{}: {}", speaker.language().tag(), speaker.say(&prompt)));
    }
}

fn board(text: &mut String, position: &AnyPosition) {
    let terminal = Terminal { ascii: true, ..Terminal::default() };
    text.push_str(&terminal.draw(&position.seen_by(Viewer::Spectator).scene()));
    line(text, &position.text());
}

/// An input with its seat.
fn plain(input: &InputText) -> String {
    match input {
        InputText::Act { seat, text } => format!("{seat}: {text}"),
        InputText::Chance(_) | InputText::Time { .. } => input.to_string(),
    }
}

fn line(text: &mut String, words: &str) {
    writeln!(text, "{words}").expect("a string takes any text");
}
