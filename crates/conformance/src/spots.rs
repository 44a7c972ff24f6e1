//! The spots there are to touch.

use crate::composed::Composed;
use crate::descent::descend;
use crate::moment::Moment;
use std::fmt::Debug;
use stolik_game::{Asks, Game, Pinned, Scene, Spot, Stumble, Viewer, Walk};

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
pub(crate) fn of_walks<G: Game>(moment: &Moment<'_, G>, composed: Option<&Composed<G>>) -> Vec<Spot> {
    let game = moment.game();
    let mut entropy = moment.entropy();
    let mut spots = Vec::new();
    for seat in moment.awaited() {
        let view = moment.view(Viewer::Seat(seat));
        match (moment.asks(seat), composed) {
            (Asks::Composed, Some(composed)) => spots.extend((composed.spots)(moment, seat)),
            _ => spots.extend(of_walk(|touched| game.walk(&view, seat, touched), &mut entropy)),
        }
    }
    spots
}

/// The spots that come first, and those of a few random walks.
pub(crate) fn of_walk<C, R: Debug>(
    walk: impl Fn(&[Spot]) -> Result<Walk<C>, Stumble<R>>,
    entropy: &mut Pinned,
) -> Vec<Spot> {
    let first = walk(&[]).map_or(Vec::new(), |walk| walk.next);
    let mut spots: Vec<Spot> = first.into_iter().map(|next| next.spot).collect();
    for _ in 0..4 {
        spots.extend(descend(&walk, entropy).map_or(Vec::new(), |(touched, _)| touched));
    }
    spots
}
