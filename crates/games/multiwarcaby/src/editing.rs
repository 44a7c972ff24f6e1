//! Setting up a position piece by piece.

use crate::field::Field;
use crate::game::Multiwarcaby;
use crate::setup::{Moment, Setup};
use stolik_game::kit::Place;
use stolik_game::scene::Owner;
use stolik_game::{Dial, Editing, Message, Rules, Show, Side, Sort, Spot};

impl Editing for Multiwarcaby {
    fn sorts(&self) -> Vec<Sort> {
        vec![Sort::piece("draughts-neutral", Owner::Nobody, Message::new("multiwarcaby-token"))]
    }

    fn bare_setup(&self) -> Setup {
        Setup {
            pieces: Vec::new(),
            turn: Side(0),
            scores: vec![0; self.sides().into()],
            moment: Moment::First,
            quiet: 0,
        }
    }

    fn standing(&self, setup: &Setup) -> Vec<(Spot, usize)> {
        setup.pieces.iter().filter_map(|piece| Some((piece.square::<Field>()?.spot(), 0))).collect()
    }

    fn put(&self, setup: &mut Setup, spot: Spot, sort: Option<usize>) {
        let Some(field) = Field::of_spot(spot) else { return };
        let place = Place::of(field);
        setup.pieces.retain(|piece| *piece != place);
        if sort == Some(0) {
            setup.pieces.push(place);
            setup.pieces.sort_unstable();
        }
        // What stood in the middle of a turn may be gone.
        if let Moment::Chain { piece, .. } = setup.moment
            && piece == place
        {
            setup.moment = Moment::First;
        }
    }

    fn dials(&self, setup: &Setup) -> Vec<Dial> {
        let sides: Vec<Message> = (0..self.sides()).map(|side| self.side_name(Side(side))).collect();
        let most = i64::from(self.board().start().len()) - 1; // MW17
        let score = |(side, score): (u8, &u8)| {
            let label = Message::new("multiwarcaby-dial-score").with("side", Side(side));
            Dial::number("score", label, *score, most).of(side)
        };
        let mut dials = vec![Dial::one_of("turn", Message::new("editor-dial-turn"), setup.turn.0, sides)];
        dials.extend((0..).zip(&setup.scores).map(score));
        dials.push(Dial::number("quiet", Message::new("multiwarcaby-dial-quiet"), setup.quiet, 200));
        dials
    }

    fn turn_dial(&self, setup: &mut Setup, id: &str, of: u8, value: i64) {
        let small = u8::try_from(value).unwrap_or(u8::MAX);
        match id {
            "turn" => {
                setup.turn = Side(small);
                setup.moment = Moment::First;
            }
            "score" => {
                if let Some(score) = setup.scores.get_mut(usize::from(of)) {
                    *score = small;
                }
            }
            "quiet" => setup.quiet = small,
            _ => {}
        }
    }
}
