//! What is touched, refused and told. One touch, of a stone, is one decision, and its text is the name of the field.

use crate::board::{Field, State};
use crate::game::PiecKladek;
use stolik_game::kit::{Open, Touch, Touching, Written, field_name, motions};
use stolik_game::{Input, InputOf, Message, News, Rules, Show, Spot};

stolik_game::refusals! {
    /// Why what is touched cannot be chosen.
    Refusal in "piec-kladek-refusal-", spots named by field_name::<Field> {
        /// No stone of the side to move stands there, or one is chosen already.
        NoStone(spot: Spot) = "K5";
        /// The other stone of this footbridge has fallen.
        BridgeWon(field: Field) = "K7";
    }
}

impl Touching for PiecKladek {
    fn touches(&self, _: &State, stone: &Field) -> Vec<Spot> {
        vec![stone.spot()]
    }

    fn why_no_touch(&self, state: &State, touch: Touch<'_>) -> Refusal {
        let own = state.stones[state.turn.index()];
        let field = Field::of_spot(touch.spot).filter(|&field| own.has(field) && !touch.past_end);
        field.map_or(Refusal::NoStone(touch.spot), Refusal::BridgeWon)
    }
}

impl Written for PiecKladek {
    type Field = Field;

    fn touched(&self, spots: &[Spot]) -> Option<Field> {
        if let [spot] = spots { Field::of_spot(*spot) } else { None }
    }
}

impl Open for PiecKladek {
    type Event = InputOf<PiecKladek>;
    type Memory = ();

    fn told(&self, before: &State, &event: &InputOf<PiecKladek>) -> News {
        let told = |key| Message::new(key).with("side", before.turn);
        let (seat, stone) = match event {
            Input::Chance(roll) => return News::rolled(roll, told("piec-kladek-news-roll")),
            Input::Act { seat, action } => (seat, action),
        };
        let mut after = *before;
        self.play_unchecked(&mut after, &event);
        let falls = after.bridges(before.turn) > before.bridges(before.turn);
        let key = if falls { "piec-kladek-news-falls" } else { "piec-kladek-news-goes" };
        let (text, motions) = (stone.to_string(), motions(&self.scene(before), &self.scene(&after)));
        News { by: Some(seat), message: told(key).with("field", stone), text, motions }
    }
}
