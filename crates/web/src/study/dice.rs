//! Checking the dice of a game: every roll recomputed, and what each seat rolled beside what it could expect. The worker
//! does it; here it is shown.

use super::opening::{Opening, Wish};
use crate::icons::{Icon, Sign};
use crate::net::{kept_of_proof, said_of};
use crate::session::Session;
use crate::store::KeptId;
use crate::thinker;
use leptos::prelude::*;
use stolik_game::{Message, Record, Seat};
use stolik_study::{Study, to_link};
use stolik_table::fair::Cheat;
use stolik_text::Speaker;
use stolik_thought::{DiceReport, DiceVerdict, Face, KeptReport, Reply, Roll};

/// The dice of a kept game, or of what the address carries after its `#`.
#[component]
pub fn DicePage(session: Session, game: Option<KeptId>, fragment: String) -> impl IntoView {
    let wish = Wish::of_address(game, &fragment);
    move || {
        match wish.opened.get() {
        Some(opened) => {
            let (record, replay) = (recorded(&opened.study), replay_of(game, &opened.study));
            view! {
                <section class="wrap stack">
                    <h1>{session.text("study-dice-title")}</h1>
                    <p class="muted">{session.text("study-dice-about")}</p>
                    <DiceCheck session record/>
                    <p class="small muted" id="dice-how">{session.text("study-dice-how")}</p>
                    <p class="row wrapping">
                        {replay.map(|replay| view! { <a class="btn" href=replay>{session.text("study-dice-replay")}</a> })}
                        <button class="btn quiet" on:click=move |_| wish.close()>{session.text("study-open-other")}</button>
                    </p>
                </section>
            }
            .into_any()
        }
        None => {
            view! {
                <Opening session wish title="study-dice-title" about="study-dice-about"/>
                <section class="wrap"><p class="small muted" id="dice-how">{session.text("study-dice-how")}</p></section>
            }
            .into_any()
        }
    }
    }
}

/// The record of a study as it was opened, with the proof of its dice.
pub fn recorded(study: &Study) -> Record {
    study.record(study.tip())
}

/// The address of the game's replay; none where it is too long for one.
fn replay_of(game: Option<KeptId>, study: &Study) -> Option<String> {
    match game {
        Some(game) => Some(format!("/study/{game}")),
        None => to_link(&recorded(study).to_string()).map(|link| format!("/study#g={link}")),
    }
}

/// What the dice of a record are worth.
#[component]
pub fn DiceCheck(session: Session, record: Record) -> impl IntoView {
    let report = RwSignal::new(None::<Result<DiceReport, Message>>);
    let proof = record.dice.as_deref().and_then(|proof| proof.parse::<stolik_table::fair::Proof>().ok());
    let kept = proof.map(|proof| kept_of_proof(&proof)).unwrap_or_default();
    let question = thinker::check_dice(&record.to_string(), &kept, move |reply| match reply {
        Reply::Dice { report: found, .. } => report.set(Some(Ok(found))),
        Reply::Trouble { trouble, .. } => report.set(Some(Err(trouble.message()))),
        Reply::Insight { .. } | Reply::Answer { .. } => {}
    });
    let question = StoredValue::new_local(Some(question));
    on_cleanup(move || {
        question.try_update_value(Option::take);
    });
    let record = StoredValue::new(record);
    let speaker = Memo::new(move |_| record.with_value(|record| speaker_of(record, session)));
    let shown = move || match report.get() {
        None => view! { <p role="status">{session.text("study-dice-checking")}</p> }.into_any(),
        Some(Err(trouble)) => {
            view! { <p class="why" role="alert">{speaker.get().say(&trouble)}</p> }.into_any()
        }
        Some(Ok(report)) => {
            let proof = record.with_value(|record| record.dice.clone()).unwrap_or_default();
            view! {
                <Verdict session report=report.clone()/>
                <Compared session report=report.clone()/>
                <Faces session speaker faces=report.faces/>
                <Rolls session speaker rolls=report.rolls/>
                <Proof session speaker proof kept=kept.clone()/>
            }
            .into_any()
        }
    };
    view! { <div class="stack dice-check" id="dice-check">{shown}</div> }
}

/// Who knows the names of the record's seats and sides.
fn speaker_of(record: &Record, session: Session) -> Speaker {
    let speaker = Speaker::new(session.language.get());
    let names = record.seats.iter().map(|name| match name.strip_prefix("bot:") {
        Some(bot) => super::desk::bot_name(&speaker, bot),
        None => name.clone(),
    });
    let names: Vec<String> = names.collect();
    speaker.with_seats(names)
}

/// The verdict in a sentence.
#[component]
fn Verdict(session: Session, report: DiceReport) -> impl IntoView {
    let verdict = report.verdict;
    let (sign, class) = match verdict {
        DiceVerdict::Right => (Sign::Tick, "why right"),
        DiceVerdict::Local | DiceVerdict::Running => (Sign::Why, "why note"),
        _ => (Sign::Why, "why"),
    };
    let said = said_of(&report);
    let sentence = move || Speaker::new(session.language.get()).say(&said);
    view! {
        <div class=class id="verdict" data-verdict=verdict.word() role="status"><Icon sign/><p>{sentence}</p></div>
    }
}

/// How many rolls the table could know before, and what comes of comparing with what this browser has kept.
#[component]
fn Compared(session: Session, report: DiceReport) -> impl IntoView {
    let say = move |message: Message| move || Speaker::new(session.language.get()).say(&message);
    let made = report.made.map(|(version, without)| {
        let key = if version == 1 { "study-dice-version-1" } else { "study-dice-without" };
        let message = Message::new(key).with("without", without).with("count", report.rolls.len());
        view! { <p class="small muted" id="dice-made" data-version=version.to_string()>{say(message)}</p> }
    });
    let kept = match report.kept {
        None => {
            let is_bound = report.made.is_some_and(|(version, _)| version > 1);
            is_bound
                .then(|| view! { <p class="small muted" id="dice-kept">{session.text("study-dice-not-kept")}</p> })
                .into_any()
        }
        Some(KeptReport { refused, cheats }) if cheats.is_empty() => {
            let message = Message::new("net-dice-kept").with("refused", refused);
            view! { <div class="why right" id="dice-kept" data-cheats="0"><Icon sign=Sign::Tick/><p>{say(message)}</p></div> }
                .into_any()
        }
        Some(KeptReport { cheats, .. }) => {
            let count = cheats.len().to_string();
            let said = cheats.iter().filter_map(|cheat| cheat.parse::<Cheat>().ok());
            let said = said.map(|cheat| view! { <p>{say(cheat.message())}</p> }).collect_view();
            view! { <div class="why" id="dice-kept" data-cheats=count role="alert"><Icon sign=Sign::Why/><div>{said}</div></div> }
                .into_any()
        }
    };
    view! { {kept}{made} }
}

/// What each seat rolled beside what it could expect.
#[component]
fn Faces(session: Session, speaker: Memo<Speaker>, faces: Vec<Face>) -> impl IntoView {
    let seats: Vec<Vec<Face>> =
        faces.chunk_by(|one, other| one.seat == other.seat).map(<[Face]>::to_vec).collect();
    let tables = seats.into_iter().map(move |faces| {
        let (seat, count) = (faces.first().map_or(Seat(0), |face| face.seat), faces.iter().map(|face| face.rolled).sum::<u32>());
        let rows = faces.into_iter().map(|face| {
            let expected = move || speaker.get().say(&tenths(face.expected));
            view! {
                <tr><th scope="row" class="num">{face.face}</th><td class="num">{face.rolled}</td><td class="num">{expected}</td></tr>
            }
        });
        let title = move || speaker.get().say(&Message::new("study-dice-rolled-by").with("seat", seat).with("count", i64::from(count)));
        view! {
            <table class="faces" data-seat=seat.0.to_string()>
                <caption>{title}</caption>
                <thead><tr>
                    <th scope="col">{session.text("study-dice-face")}</th>
                    <th scope="col">{session.text("study-dice-rolled")}</th>
                    <th scope="col">{session.text("study-dice-expected")}</th>
                </tr></thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        }
    });
    view! { <div class="tallies">{tables.collect_view()}</div> }
}

/// A number with one digit behind the point, as the language writes it.
fn tenths(number: f64) -> Message {
    #[expect(clippy::cast_possible_truncation, reason = "a game has fewer rolls than that")]
    let tenths = (number * 10.0).round() as i64;
    Message::new("study-dice-tenths").with("whole", tenths / 10).with("tenth", tenths % 10)
}

/// Every roll as the record has it and as it was recomputed.
#[component]
fn Rolls(session: Session, speaker: Memo<Speaker>, rolls: Vec<Roll>) -> impl IntoView {
    (!rolls.is_empty()).then(|| {
        let rows = rolls.into_iter().map(|roll| {
            let Roll { input, seat, stated, recomputed } = roll.clone();
            let whose = move || seat.map(|seat| speaker.get().seat(seat));
            let is_right = roll.is_right();
            let told = if is_right { "study-dice-same" } else { "study-dice-differs" };
            view! {
                <tr class:bad=!is_right>
                    <td class="num">{input}</td><td>{whose}</td><td class="num">{stated}</td><td class="num">{recomputed}</td>
                    <td>{session.text(told)}</td>
                </tr>
            }
        });
        view! {
            <details class="fold">
                <summary>{session.text("study-dice-rolls")}</summary>
                <div class="wide"><table id="rolls">
                    <thead><tr>
                        <th scope="col">{session.text("study-dice-input")}</th>
                        <th scope="col">{session.text("study-dice-whose")}</th>
                        <th scope="col">{session.text("study-dice-stated")}</th>
                        <th scope="col">{session.text("study-dice-recomputed")}</th>
                        <th scope="col">{session.text("study-dice-agrees")}</th>
                    </tr></thead>
                    <tbody>{rows.collect_view()}</tbody>
                </table></div>
            </details>
        }
    })
}

/// What anybody needs to recompute the rolls without us: the header of the record, part by part.
#[component]
fn Proof(
    session: Session,
    speaker: Memo<Speaker>,
    proof: String,
    /// What this browser has kept, as text.
    kept: String,
) -> impl IntoView {
    let parts: Vec<(String, String)> = proof
        .split_whitespace()
        .filter_map(|part| part.split_once('='))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    (!parts.is_empty()).then(|| {
        let rows = parts.into_iter().flat_map(|(name, value)| match part_of(&name) {
            Some(key) => vec![(session.text(key), value.replace(',', " "))],
            // One value a seat, in their order.
            None => (0..)
                .map(Seat)
                .zip(value.split(','))
                .map(|(seat, value)| {
                    let of = Message::new("study-dice-entropy").with("seat", seat);
                    (Signal::derive(move || speaker.get().say(&of)), value.to_owned())
                })
                .collect(),
        });
        let rows = rows.map(|(name, value)| view! { <dt>{name}</dt><dd><code>{value}</code></dd> });
        view! {
            <details class="fold" id="proof">
                <summary>{session.text("study-dice-proof")}</summary>
                <p class="small muted">{session.text("study-dice-proof-about")}</p>
                <dl>{rows.collect_view()}</dl>
                {(!kept.is_empty()).then(|| view! {
                    <p class="small muted">{session.text("study-dice-kept-file")}</p>
                    <pre class="wide" id="kept-file">{kept}</pre>
                })}
            </details>
        }
    })
}

/// What a part of the proof is called; none of the entropy, which is of several seats.
fn part_of(name: &str) -> Option<&'static str> {
    match name {
        "table" => Some("study-dice-table"),
        "commitment" => Some("study-dice-commitment"),
        "secret" => Some("study-dice-secret"),
        "seats" => Some("study-dice-seats"),
        "fresh" => Some("study-dice-fresh"),
        _ => None,
    }
}
