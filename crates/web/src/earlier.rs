//! Looking back while the game is played: an earlier moment in place of the board, and the way back to the game. The game goes
//! on below it and misses nothing.

use crate::board::Board;
use crate::heading::heading;
use crate::icons::{Icon, Sign};
use crate::moves::ToldStep;
use crate::nav;
use crate::play::Play;
use crate::session::Session;
use leptos::prelude::*;
use stolik_game::Message;
use stolik_game::record::InputText;
use stolik_text::Speaker;

/// Which moment is looked at. Cheap to copy: signals only.
#[derive(Clone, Copy)]
pub struct Earlier {
    /// After how many inputs; none for the game as it stands.
    wanted: RwSignal<Option<usize>>,
    /// The same, while there are more inputs than these.
    at: Memo<Option<usize>>,
}

impl Earlier {
    /// The game as it stands.
    pub fn new(play: RwSignal<Play>) -> Earlier {
        let wanted = RwSignal::new(None);
        let at = Memo::new(move |_| play.with(|play| moment(play, wanted.get())));
        Earlier { wanted, at }
    }

    /// The same, listened to by this.
    pub fn by(self, listener: impl FnOnce(Memo<Option<usize>>) -> Memo<Option<usize>>) -> Earlier {
        Earlier { at: listener(self.at), ..self }
    }

    /// The moment that is looked at, after how many inputs; none for the game as it stands.
    pub fn at(self) -> Option<usize> {
        self.at.get()
    }

    /// Looks at the moment after so many inputs, or at the game as it stands.
    pub fn look_at(self, inputs: Option<usize>) {
        if self.wanted.get_untracked() != inputs {
            self.wanted.set(inputs);
        }
    }
}

/// The moment after so many inputs, if it is not how the game stands.
fn moment(play: &Play, inputs: Option<usize>) -> Option<usize> {
    inputs.filter(|&inputs| inputs < play.table().inputs().len())
}

/// A key that goes from moment to moment, from one of these: none if it is another key, the game as it stands for the last.
pub fn key(session: Session, event: &leptos::ev::KeyboardEvent) {
    let (all, at) = (session.play.with_untracked(|play| play.table().inputs().len()), session.earlier.at());
    let now = at.unwrap_or(all);
    let then = match event.key().as_str() {
        "ArrowLeft" => Some(now.saturating_sub(1)),
        "ArrowRight" => Some(now + 1),
        "Home" => Some(0),
        "End" => None,
        "Escape" if at.is_some() => None,
        _ => return,
    };
    event.prevent_default();
    session.earlier.look_at(then.filter(|&then| then < all));
}

/// An earlier moment, over the board.
#[component]
pub fn EarlierBoard(session: Session) -> impl IntoView {
    let is_earlier = Memo::new(move |_| session.earlier.at().is_some());
    view! { <Show when=move || is_earlier.get()><Shown session/></Show> }
}

#[component]
fn Shown(session: Session) -> impl IntoView {
    let then = move |at: usize| session.play.with_untracked(|play| play.past(at));
    let first = session.earlier.at.get_untracked().and_then(then);
    first.map(|first| {
        let past = session.apart(first);
        Effect::new(move |_| past.turned.set(session.turned.get()));
        // Who looks may be somebody else meanwhile.
        let looking = Memo::new(move |_| session.play.with(Play::looking));
        Effect::new(move |was_there: Option<()>| {
            looking.track();
            let now = session.earlier.at().filter(|_| was_there.is_some()).and_then(then);
            if let Some(now) = now {
                past.change(|before| *before = now.seen_after(before));
            }
        });
        view! { <div class="earlier"><Board session=past/></div> }
    })
}

/// In place of the turn: which moment is shown, and the way back to the game.
#[component]
pub fn EarlierTurn(session: Session) -> impl IntoView {
    let said = Memo::new(move |_| {
        let speaker = session.speaker();
        session.earlier.at().map(|at| session.play.with(|play| how_it_came(play, at, &speaker)))
    });
    let now = Memo::new(move |_| {
        let speaker = session.speaker();
        let now = session.play.with(|play| heading(play, &speaker));
        speaker.say(&Message::new("page-earlier-now").with("now", now))
    });
    let step = move |back: bool| {
        let all = session.play.with_untracked(|play| play.table().inputs().len());
        let at = session.earlier.at().unwrap_or(all);
        let then = if back { at.saturating_sub(1) } else { at + 1 };
        session.earlier.look_at((then < all).then_some(then));
        keep_keyboard();
    };
    let end = move |_| {
        session.earlier.look_at(None);
        keep_keyboard();
    };
    let is_first = move || (session.earlier.at() == Some(0)).to_string();
    view! {
        <section class="turnbox" id="earlier" aria-labelledby="turn" on:keydown=move |event| key(session, &event)>
            <div class="head"><h2 id="turn" tabindex="-1">{session.text("page-earlier")}</h2></div>
            <p class="step" role="status"><span id="step">{said}</span></p>
            <p class="small muted" id="earlier-now">{now}</p>
            <div class="acts">
                <button class="btn tool" id="earlier-back" aria-disabled=is_first on:click=move |_| step(true)>
                    <Icon sign=Sign::Back/><span>{session.text("page-earlier-back")}</span>
                </button>
                <button class="btn tool" id="earlier-on" on:click=move |_| step(false)>
                    <Icon sign=Sign::On/><span>{session.text("page-earlier-on")}</span>
                </button>
                <button class="btn main primary" id="earlier-end" on:click=end>{session.text("page-earlier-end")}</button>
            </div>
        </section>
    }
}

/// The button that was pressed may go with the box; then the turn takes the keyboard.
fn keep_keyboard() {
    nav::keep_keyboard("turn");
}

/// What has led to the moment after so many inputs.
fn how_it_came(play: &Play, inputs: usize, speaker: &Speaker) -> String {
    let Some(last) = inputs.checked_sub(1) else { return speaker.text("page-earlier-start") };
    let Some(input) = play.table().inputs().nth(last) else { return String::new() };
    // In the words that who looks was told.
    let told = play.turns().into_iter().flat_map(|turn| turn.inputs).nth(last);
    let said = play.sentences().into_iter().nth(last).flatten();
    let step = ToldStep::of(told.as_ref().unwrap_or(input), said);
    match (input, &step) {
        (InputText::Act { seat, .. }, ToldStep::Written(text)) => format!("{}: {text}", speaker.seat(*seat)),
        _ => step.words(speaker),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use stolik_catalog::Kind;
    use stolik_game::{Pinned, Viewer};
    use stolik_table::Seating;
    use stolik_text::Language;

    #[test]
    fn every_moment_says_in_words_how_it_came_about() {
        for &kind in Kind::ALL {
            let game = kind.usual();
            let names: Vec<String> = (0..game.seats()).map(|seat| format!("Gracz {seat}")).collect();
            let mut play = Play::new(game.clone(), Seating::persons(names.clone()), 5);
            let mut chance = Pinned::from_seed(3);
            for _ in 0..30 {
                play.uncover();
                let Some(seat) = play.seat() else { break };
                let text = play.table().seen_by(Viewer::Seat(seat)).random(seat, &mut chance);
                play.command_anyway(&text.expect("an action"));
            }
            play.uncover();
            for language in [Language::Polish, Language::English] {
                let speaker = Speaker::new(language).with_sides(game.side_names()).with_seats(names.clone());
                assert_eq!(how_it_came(&play, 0, &speaker), speaker.text("page-earlier-start"));
                for inputs in 1..=play.table().inputs().len() {
                    let said = how_it_came(&play, inputs, &speaker);
                    let written =
                        said.split_once(": ").is_some_and(|(name, _)| names.contains(&name.to_owned()));
                    assert!(written || said.ends_with(['.', '!']), "{said}");
                    assert!(!said.contains('['), "{said}");
                }
            }
        }
    }

    #[test]
    fn a_moment_that_is_taken_back_is_the_game_as_it_stands() {
        let mut play = Play::new(Kind::Warcaby.usual(), Seating::persons(["Ola", "Ben"]), 1);
        assert_eq!(moment(&play, Some(0)), None);
        play.command("C3-D4");
        assert_eq!(
            (moment(&play, None), moment(&play, Some(0)), moment(&play, Some(1))),
            (None, Some(0), None)
        );
        play.undo();
        assert_eq!(moment(&play, Some(0)), None);
    }
}
