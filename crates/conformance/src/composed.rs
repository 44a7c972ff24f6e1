//! What the laws try where decisions are composed in drafts, for laws that are the same for all games.

use crate::broken::{Broken, Verdict};
use crate::law::{drafts, scenes, walks};
use crate::moment::Moment;
use crate::spots;
use stolik_game::{Composing, Game, Seat, Spot, Viewer};

/// What is tried of a seat's decision at a moment, where the game is one that composes.
#[derive(Clone, Debug)]
pub(crate) struct Composed<G: Game> {
    /// Composes it, if it is one that is composed; gives the number of complete drafts there were.
    pub drafts: fn(&Moment<'_, G>, Seat) -> Result<Option<usize>, Broken>,
    /// Walks in its draft.
    pub walks: fn(&Moment<'_, G>, Seat) -> Verdict,
    /// Looks at the scenes of its draft.
    pub scenes: fn(&Moment<'_, G>, Seat) -> Verdict,
    /// Spots that may be touched in its draft.
    pub spots: fn(&Moment<'_, G>, Seat) -> Vec<Spot>,
}

impl<G: Game + Composing> Composed<G> {
    pub fn of() -> Composed<G> {
        Composed {
            drafts: drafts::compose,
            walks: walks::in_draft,
            scenes: scenes::of_drafts,
            spots: draft_spots,
        }
    }
}

fn draft_spots<G: Game + Composing>(moment: &Moment<'_, G>, seat: Seat) -> Vec<Spot> {
    let (game, view) = (moment.game(), moment.view(Viewer::Seat(seat)));
    let Some(draft) = game.draft(&view, seat) else { return Vec::new() };
    spots::of_walk(|touched| game.walk_draft(&view, seat, &draft, touched), &mut moment.entropy())
}
