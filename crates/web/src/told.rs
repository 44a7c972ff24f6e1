//! What has been told to whom: the live line and the list of moves. Both are made of what each viewer was told, so that
//! neither can hold what somebody may not know.

use stolik_catalog::Played;
use stolik_game::record::{InputText, TurnText, by_turns};
use stolik_game::{Message, Motion, Viewer};
use stolik_table::{Event, EventNumber, Happening, Table};

/// What has just happened, in words, to each viewer.
#[derive(Clone, Debug, Default)]
pub struct Told(Vec<(Option<Viewer>, Message)>);

impl Told {
    /// The same for all.
    pub fn to_all(message: Message) -> Told {
        Told(vec![(None, message)])
    }

    /// More of the same, for all.
    pub fn add(&mut self, message: Message) {
        self.0.push((None, message));
    }

    /// Nobody else's business.
    pub fn to_one(viewer: Viewer, message: Message) -> Told {
        Told(vec![(Some(viewer), message)])
    }

    /// What each viewer was told of these events.
    pub fn of(events: &[Event]) -> Told {
        let played = events.iter().filter_map(|event| match &event.what {
            Happening::Played(played) => Some(played),
            _ => None,
        });
        let observed = played.flat_map(|played| &played.observed);
        Told(observed.map(|seen| (Some(seen.viewer), seen.news.message.clone())).collect())
    }

    /// The sentences for one viewer.
    pub fn to(&self, viewer: Viewer) -> impl Iterator<Item = &Message> {
        let heard = move |to: &Option<Viewer>| to.is_none_or(|to| to == viewer);
        self.0.iter().filter(move |(to, _)| heard(to)).map(|(_, message)| message)
    }
}

/// What moved in these events, as one viewer was shown it.
pub fn motions(events: &[Event], viewer: Viewer) -> Vec<Motion> {
    let news = events.iter().filter_map(|event| match &event.what {
        Happening::Played(played) => played.news(viewer),
        _ => None,
    });
    news.flat_map(|news| news.motions.iter().cloned()).collect()
}

/// The inputs that stand, as they were played.
pub fn standing(table: &Table) -> Vec<&Played> {
    let mut standing = Vec::new();
    for event in table.since(EventNumber(0)) {
        match &event.what {
            Happening::Played(played) => standing.push(played),
            Happening::TookBack { standing: inputs, .. } => standing.truncate(*inputs),
            _ => {}
        }
    }
    standing
}

/// The inputs that stand, each as a sentence that this viewer was told.
pub fn sentences(table: &Table, viewer: Viewer) -> Vec<Option<Message>> {
    let standing = standing(table).into_iter();
    standing.map(|played| played.news(viewer).map(|news| news.message.clone())).collect()
}

/// The turns that stand, in the words this viewer was told.
pub fn turns(table: &Table, viewer: Viewer) -> Vec<TurnText> {
    by_turns(standing(table).into_iter().map(|played| {
        let told = played.news(viewer).map(|news| news.text.clone());
        let input = match (played.input.clone(), told) {
            (InputText::Act { seat, .. }, Some(text)) => InputText::Act { seat, text },
            (InputText::Chance(_), Some(text)) => InputText::Chance(text),
            (input, _) => input,
        };
        (input, played.effect)
    }))
}
