//! What the replay page shares: the study, whose eyes look, and the board that follows.

use crate::play::{PastMoment, Play};
use crate::session::{Session, random_seed};
use leptos::prelude::*;
use stolik_game::Motion;
use stolik_game::record::InputText;
use stolik_study::{Eyes, Judged, NodeId, Study};
use stolik_table::Decision;
use stolik_text::{Speaker, key_exists};

/// What the replay page shares. Cheap to copy: signals only.
#[derive(Clone, Copy)]
pub struct Desk {
    /// The page itself.
    pub page: Session,
    /// The board, which shows where we are.
    pub session: Session,
    /// The tree, and where we are in it.
    pub study: RwSignal<Study>,
    /// Whose eyes look.
    pub eyes: RwSignal<Eyes>,
    /// What a bot thinks of it.
    pub judged: RwSignal<Judged>,
    /// Where we are.
    pub here: Memo<NodeId>,
    /// The line we are on.
    pub line: Memo<Vec<NodeId>>,
    /// How many inputs of the board's table are in the tree already.
    taken: StoredValue<usize>,
    /// Where a hand on the scrubber wants to be with the next picture.
    wanted: StoredValue<Option<NodeId>>,
}

impl Desk {
    /// A desk with a study on it.
    pub fn new(page: Session, study: Study, eyes: Eyes) -> Desk {
        let names = seated(page, &study);
        let play = Play::looking_back(moment(&study, eyes, Vec::new()), &names, random_seed());
        let study = RwSignal::new(study);
        let session = page.apart(play);
        if let Eyes::Seat(seat) = eyes {
            session.turned.set(study.with_untracked(|study| study.game().facing(seat)));
        }
        let desk = Desk {
            page,
            session,
            study,
            eyes: RwSignal::new(eyes),
            judged: RwSignal::new(Judged::default()),
            here: Memo::new(move |_| study.with(Study::here)),
            line: Memo::new(move |_| study.with(Study::line)),
            taken: StoredValue::new(0),
            wanted: StoredValue::new(None),
        };
        Effect::new(move |_| desk.take_what_was_played());
        desk
    }

    /// Goes to a moment.
    pub fn go(self, to: NodeId) {
        self.wanted.set_value(None);
        let eyes = self.eyes.get_untracked();
        let motions = self.study.with_untracked(|study| study.motions(to, eyes));
        self.study.update(|study| study.go(to));
        self.show(motions);
    }

    /// Goes to a moment with the next picture: a hand on the scrubber asks for more moments than can be shown.
    pub fn glide(self, to: NodeId) {
        let is_asked = self.wanted.with_value(Option::is_some);
        self.wanted.set_value(Some(to));
        if !is_asked {
            request_animation_frame(move || {
                if let Some(to) = self.wanted.get_value() {
                    self.go(to);
                }
            });
        }
    }

    /// Goes somewhere that depends on where we are.
    pub fn step(self, to: impl FnOnce(&Study) -> Option<NodeId>) {
        if let Some(to) = self.study.with_untracked(to) {
            self.go(to);
        }
    }

    /// Looks with other eyes.
    pub fn look_with(self, eyes: Eyes) {
        if self.study.with_untracked(|study| study.may_look(eyes)) {
            self.eyes.set(eyes);
            self.show(Vec::new());
        }
    }

    /// Plays an input that is not chosen on the board: a roll.
    pub fn play(self, input: &InputText) {
        let mut played = false;
        self.study.update(|study| played = study.play(input).is_ok());
        if played {
            self.show(Vec::new());
        }
    }

    /// Forgets a variant.
    pub fn forget(self, node: NodeId) {
        let before = self.here.get_untracked();
        self.study.update(|study| {
            study.forget(node);
        });
        if self.here.get_untracked() != before {
            self.show(Vec::new());
        }
    }

    /// Shows on the board where we are.
    fn show(self, motions: Vec<Motion>) {
        let eyes = self.eyes.get_untracked();
        let moment = self.study.with_untracked(|study| moment(study, eyes, motions));
        self.taken.set_value(0);
        self.session.change(|play| play.look_back(moment));
    }

    /// What was played on the board is a variant, or the way we know.
    fn take_what_was_played(self) {
        let taken = self.taken.get_value();
        let inputs: Vec<InputText> =
            self.session.play.with(|play| play.table().inputs().skip(taken).cloned().collect());
        if inputs.is_empty() {
            return;
        }
        self.taken.set_value(taken + inputs.len());
        self.study.update(|study| {
            for input in &inputs {
                // The table has played it from the same position.
                let played = study.play(input);
                debug_assert!(played.is_ok());
            }
        });
        if self.study.with_untracked(|study| study.game().keeps_secrets()) {
            // The table would hang a veil now; eyes that look back need none.
            self.show(Vec::new());
        }
    }
}

/// Who sat where, by names that tell them apart. Bots sit there as anybody does: nobody acts by itself here.
fn seated(page: Session, study: &Study) -> Vec<String> {
    let usual = page.persons(study.game()).names();
    let known = study.names().iter().map(String::as_str).chain(std::iter::repeat(""));
    let speaker = Speaker::new(page.language.get_untracked());
    let name = |(usual, known): (String, &str)| match known.strip_prefix("bot:") {
        Some(bot) => bot_name(&speaker, bot),
        None if known.is_empty() => usual,
        None => known.to_owned(),
    };
    usual.into_iter().zip(known).map(name).collect()
}

/// What a bot is called.
pub fn bot_name(speaker: &Speaker, bot: &str) -> String {
    let key = format!("room-bot-{bot}");
    if key_exists(speaker.language(), &key) { speaker.text(&key) } else { bot.to_owned() }
}

/// Where we are, as these eyes see it.
fn moment(study: &Study, eyes: Eyes, motions: Vec<Motion>) -> PastMoment {
    let position = study.position().clone();
    // What is composed in secret is composed with the own eyes: who sees everything only watches.
    let composes = |seat| Decision::new(&position, seat).is_composed();
    let asked = study.asked(eyes).filter(|&seat| eyes != Eyes::All || !composes(seat));
    let scene = eyes.scene(&position);
    PastMoment { position, asked, scene, motions }
}
