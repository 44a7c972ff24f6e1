//! The spots there are to touch.

use crate::descent::descend;
use crate::moment::Moment;
use stolik_game::{Asks, Game, Scene, Spot, Viewer};

/// The spots a scene shows, each once.
pub(crate) fn of_scene(scene: &Scene) -> Vec<Spot> {
    let fields = scene.fields.iter().map(|field| field.spot);
    let tokens = scene.tokens.iter().map(|token| token.spot);
    let cards = scene.hands.iter().flat_map(|hand| &hand.cards);
    let cards = cards.filter_map(|card| card.spot);
    let buttons = scene.buttons.iter().map(|button| button.spot);
    let marks = scene.marks.iter().map(|mark| mark.spot);
    let spots = fields.chain(tokens).chain(cards);
    let mut spots: Vec<Spot> = spots.chain(buttons).chain(marks).collect();
    spots.sort_unstable();
    spots.dedup();
    spots
}

/// Spots that the awaited seats may touch: the first ones and those of a few random walks.
pub(crate) fn of_walks<G: Game>(moment: &Moment<'_, G>) -> Vec<Spot> {
    let game = moment.game();
    let mut entropy = moment.entropy();
    let mut spots = Vec::new();
    for seat in moment.awaited() {
        let view = moment.view(Viewer::Seat(seat));
        let draft = match moment.asks(seat) {
            Asks::Listed => None,
            Asks::Composed => game.draft(&view, seat),
        };
        let first = game.walk(&view, seat, draft.as_ref(), &[]);
        let first = first.map_or(Vec::new(), |walk| walk.next);
        spots.extend(first.into_iter().map(|next| next.spot));
        for _ in 0..4 {
            let walked = descend(game, &view, seat, draft.as_ref(), &mut entropy);
            spots.extend(walked.map_or(Vec::new(), |(touched, _)| touched));
        }
    }
    spots
}
