//! What is said of the dice beside the result: every roll recomputed from the record, compared with what was told while the
//! game was played, and with what this browser has kept.

use super::ask;
use super::dice::kept_of;
use crate::icons::{Icon, Sign};
use crate::session::Session;
use crate::thinker;
use leptos::prelude::*;
use leptos::task::spawn_local;
use stolik_game::Message;
use stolik_game::record::InputText;
use stolik_table::fair::Cheat;
use stolik_thought::{DiceReport, DiceVerdict, Reply};

/// How the dice of a game are to be thought of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worth {
    /// They are right, and as this browser was promised.
    Right,
    /// Nothing is wrong, as far as this browser can know.
    Unknown,
    /// They are not to be trusted.
    Wrong,
}

/// The verdict and its words. `told` are the rolls as they were told while the game was played.
pub(super) fn judged(report: &DiceReport, told: &[String]) -> (Worth, Message) {
    if let Some(cheat) = report.kept.iter().flat_map(|kept| &kept.cheats).next() {
        // The worker is of this page, and has no other words.
        let cheat: Cheat = cheat.parse().unwrap_or(Cheat::OtherCommitment);
        return (Worth::Wrong, cheat.message());
    }
    if report.verdict != DiceVerdict::Right {
        return (Worth::Wrong, said_of(report));
    }
    let rolls = report.rolls.iter().map(|roll| roll.stated.as_str());
    let differs = |(_, (stated, told)): &(u64, (Option<&str>, Option<&str>))| stated != told;
    let both = (1..).zip(pairs(rolls, told.iter().map(String::as_str)));
    if let Some((roll, _)) = both.into_iter().find(differs) {
        return (Worth::Wrong, Cheat::OtherRoll(roll).message());
    }
    match &report.kept {
        Some(kept) => (Worth::Right, Message::new("net-dice-kept").with("refused", kept.refused)),
        None => (Worth::Unknown, Message::new("net-dice-not-kept")),
    }
}

/// Both side by side, to the end of the longer one.
fn pairs<'a>(
    mut one: impl Iterator<Item = &'a str>,
    mut other: impl Iterator<Item = &'a str>,
) -> impl Iterator<Item = (Option<&'a str>, Option<&'a str>)> {
    std::iter::from_fn(move || {
        let pair = (one.next(), other.next());
        (pair != (None, None)).then_some(pair)
    })
}

/// What a verdict is in a sentence.
pub fn said_of(report: &DiceReport) -> Message {
    let wrong = report.rolls.iter().filter(|roll| !roll.is_right()).count();
    let key = match report.verdict {
        DiceVerdict::Right => "study-dice-right",
        DiceVerdict::Wrong => "study-dice-wrong",
        DiceVerdict::Local => "study-dice-local",
        DiceVerdict::Running => "study-dice-running",
        DiceVerdict::OtherSecret => "study-dice-other-secret",
        DiceVerdict::OtherTerms => "study-dice-other-terms",
        DiceVerdict::OtherRolls => "study-dice-other-rolls",
        DiceVerdict::Stray => "study-dice-stray",
        DiceVerdict::StrayEntropy => "study-dice-stray-entropy",
        DiceVerdict::OtherSeats => "study-dice-other-seats",
        DiceVerdict::Unreadable => "study-dice-unreadable",
        DiceVerdict::Broken => "study-dice-broken",
    };
    Message::new(key).with("count", report.rolls.len()).with("wrong", wrong)
}

/// After the end, to who has played: whether every roll is right, and whether the table has kept its word to this browser.
#[component]
pub fn KeptDice(session: Session) -> impl IntoView {
    let net = session.net;
    // Where nothing was rolled there is nothing to say.
    let rolls = Memo::new(move |_| session.play.with(|play| told_rolls(play.table().inputs())));
    let asked = Memo::new(move |_| {
        let table = net.room.with(|room| {
            let room = room.as_ref().filter(|room| room.is_seated() && room.dice.is_some())?;
            Some(room.table.clone())
        });
        let kept = net.kept.with(|kept| kept.as_ref().map(ToString::to_string));
        table
            .filter(|_| !rolls.with(Vec::is_empty))
            .map(|table| (kept.unwrap_or_else(|| kept_of(&table)), table))
    });
    let found = RwSignal::new(None::<Result<DiceReport, Message>>);
    let question = StoredValue::new_local(None::<thinker::Question>);
    Effect::new(move |_| {
        let Some((kept, table)) = asked.get() else { return found.set(None) };
        spawn_local(async move {
            let path = format!("/api/tables/{table}/record");
            let record = ask::fetch("GET", &path, None, &net.manners.get_untracked()).await;
            let hear = move |reply| match reply {
                Reply::Dice { report, .. } => drop(found.try_set(Some(Ok(report)))),
                Reply::Trouble { trouble, .. } => drop(found.try_set(Some(Err(trouble.message())))),
                Reply::Insight { .. } | Reply::Answer { .. } => {}
            };
            match record {
                Ok(record) => {
                    let asked = thinker::check_dice(&record, &kept, hear);
                    question.try_set_value(Some(asked));
                }
                Err(_) => drop(found.try_set(Some(Err(Message::new("net-dice-unchecked"))))),
            }
        });
    });
    on_cleanup(move || drop(question.try_update_value(Option::take)));
    move || {
        let (worth, said) = match found.get()? {
            Ok(report) => rolls.with(|rolls| judged(&report, rolls)),
            Err(trouble) => (Worth::Unknown, trouble),
        };
        let (sign, class, word) = match worth {
            Worth::Right => (Sign::Tick, "why right", "right"),
            Worth::Unknown => (Sign::Why, "why note", "unknown"),
            Worth::Wrong => (Sign::Why, "why", "wrong"),
        };
        let said = move || session.speaker().say(&said);
        Some(view! {
            <div class=class id="kept-dice" data-worth=word role="status"><Icon sign/><p>{said}</p></div>
        })
    }
}

/// The rolls among inputs.
pub(super) fn told_rolls<'a>(inputs: impl Iterator<Item = &'a InputText>) -> Vec<String> {
    let roll = |input: &InputText| match input {
        InputText::Chance(text) => Some(text.clone()),
        InputText::Act { .. } | InputText::Time { .. } => None,
    };
    inputs.filter_map(roll).collect()
}
