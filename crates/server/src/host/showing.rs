//! What a table shows to those who have no more than its address: messengers, and those to whom they show it.

use super::Host;
use super::live::{Live, damaged};
use super::telling::start_of;
use crate::Refusal;
use stolik_catalog::{AnyGame, Kind};
use stolik_game::scene::{Emblem, Progress, Scene};
use stolik_game::{Arg, Message, Seat, Viewer};
use stolik_protocol::{Listing, Person, Status};
use stolik_table::TimeControl;
use stolik_text::{Language, Speaker};

/// What a table shows to anybody.
pub(crate) struct Showing {
    listing: Listing,
    made_by: Option<String>,
    /// The language it was made in.
    pub(crate) language: Option<Language>,
    /// The number of the last event: what is shown changes with it.
    pub(crate) event: u64,
    /// What is drawn of it.
    pub(crate) drawn: Drawn,
}

/// What is drawn of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Drawn {
    /// The position, as who watches sees it.
    Position(Box<Scene>),
    /// While the board would show no more than what is kept secret, by what its seats are known.
    Emblems(Vec<Emblem>),
}

impl Host {
    /// What a table shows to anybody.
    pub(crate) async fn showing(&self, id: &str) -> Result<Showing, Refusal> {
        let hosted = self.table(id).await?;
        let mut live = hosted.live.lock().await;
        self.refresh(&hosted, &mut live).await?;
        live.must_be_open()?;
        live.showing()
    }
}

impl Live {
    fn showing(&self) -> Result<Showing, Refusal> {
        let game =
            self.game().ok_or_else(|| damaged(&self.kept, "a game that this program does not know"))?;
        let position = self.table.as_ref().map(|table| table.position().seen_by(Viewer::Spectator));
        let position = position.or_else(|| Some(start_of(self)?.seen_by(Viewer::Spectator)));
        Ok(Showing {
            listing: self.listing(),
            made_by: self.kept.made_by().map(str::to_owned),
            language: self.kept.about.language.as_deref().map(Language::from_tag),
            event: self.table.as_ref().map_or(0, |table| table.now().0),
            drawn: drawn(game, position.map(|position| position.scene())),
        })
    }
}

/// The position, once it lies open: where stages are kept secret, when the last of them has begun.
fn drawn(game: &AnyGame, scene: Option<Scene>) -> Drawn {
    let is_open = |scene: &Scene| {
        !game.keeps_secrets() || scene.phases.last().is_none_or(|phase| phase.progress != Progress::Ahead)
    };
    match scene.filter(is_open) {
        Some(scene) => Drawn::Position(Box::new(scene)),
        None => Drawn::Emblems((0..game.seats()).map(|seat| game.emblem(Seat(seat))).collect()),
    }
}

impl Showing {
    /// The title: who invites to which game, or who plays it.
    pub(crate) fn title(&self, speaker: &Speaker) -> String {
        let game = speaker.text(&format!("{}-name", self.listing.game));
        if let (Status::Waiting, Some(name)) = (self.listing.status, &self.made_by) {
            let invites = Message::new("server-show-invites").with("name", name.as_str());
            return speaker.say(&invites.with("game", game));
        }
        let names = self.listing.places.iter().filter_map(|place| match &place.who {
            Person::Person(name) => Some(Arg::Text(name.clone())),
            Person::Bot(_) => Some(Arg::Message(Box::new(Message::new("server-show-bot")))),
            Person::Nobody => None,
        });
        let names: Vec<Arg> = names.collect();
        if names.is_empty() {
            return game;
        }
        speaker.say(&Message::new("server-show-table").with("game", game).with("names", Arg::List(names)))
    }

    /// What is worth knowing before one comes: how far it is, the clock, options that are not as usual, free seats.
    pub(crate) fn description(&self, speaker: &Speaker) -> String {
        let listing = &self.listing;
        let mut sentences = Vec::new();
        match listing.status {
            Status::Waiting => {}
            Status::Running => sentences.push(speaker.text("server-show-runs")),
            Status::Over => sentences.push(speaker.text("server-show-over")),
        }
        let clock = listing.time.parse().unwrap_or(TimeControl::None).message();
        let clock = Message::new("server-show-clock").with("clock", Arg::Message(Box::new(clock)));
        sentences.push(speaker.say(&clock));
        if let Some(kind) = Kind::named(&listing.game) {
            let options = listing.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
            let options = kind.unusual(options).into_iter();
            sentences.extend(options.map(|(info, value)| speaker.option(kind.id(), info, &value) + "."));
        }
        if listing.status == Status::Waiting {
            let open = listing.places.iter().filter(|place| place.who == Person::Nobody).count();
            sentences.push(speaker.say(&Message::new("server-show-open").with("open", open)));
        }
        sentences.join(" ")
    }
}
