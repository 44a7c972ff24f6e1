//! What search knows of Medh Kuu Lash.
//!
//! Depth is counted in turns: a position is judged when a turn is over, before the next one rolls. The 36 rolls are looked
//! at by what they ask for, which is about twenty different things. The weights were fitted to the results of some ten
//! thousand games of bots against each other.

use super::best::one_of;
use super::{ActionOf, ChanceOf, Knowledge, Node, Ranked, StateOf};
use crate::{Method, Skill, Strength};
use stolik_game::{Input, Pinned, Rules, Seat, Side, Weighted};
use stolik_medh_kuu_lash::{Action, Board, Colour, MedhKuuLash as Game, Moment, Task};

/// What is counted of one colour.
const COUNTS: usize = 8;
/// What each thing counted is worth, in hundredths; the columns are those of [`counts`].
static WEIGHTS: [i32; COUNTS] = [0, 0, -4, -20, 5, 0, 14, -20];
/// What so many pieces are worth.
static PIECES: [i32; 10] = [0, 0, 0, 0, -50, 50, 130, 235, 350, 450];
/// What so many pieces on peaks are worth: none is the goal.
static PEAKS: [i32; 10] = [300, -40, -130, -110, -108, -100, -50, -41, -32, -60];
/// Being about to roll.
const TEMPO: i32 = 5;
/// What giving up a turn must gain at least.
const REASON_TO_PASS: i32 = 10;

/// What search knows of Medh Kuu Lash.
#[derive(Clone, Debug, Default)]
pub struct MedhKuuLash {
    actions: Vec<Action>,
}

/// What counts of a colour's pieces among the other's.
#[must_use]
pub fn counts(board: Board, colour: Colour) -> [i32; COUNTS] {
    let rows = |colour: Colour| {
        let bits = board.of(colour).bits();
        // The wooden peaks run the other way: so all three are by column.
        [bits as u8, ((bits >> 8) as u8).reverse_bits(), (bits >> 16) as u8]
    };
    let ([near, far, morning], [foe_near, foe_far, foe_morning]) = (rows(colour), rows(!colour));
    let count = |columns: u8| columns.count_ones().cast_signed();
    let peaks = near | far;
    [
        count(near) + count(far) + count(morning),
        count(near) + count(far),
        // Mornings into which an enemy may be pushed.
        count(morning & foe_near) + count(morning & foe_far),
        // Peaks under an empty morning.
        count(peaks & !morning & !foe_morning),
        // Peaks beside an enemy morning: a swap away.
        count(peaks & foe_morning),
        // Enemies between two own peaks.
        count(near & far & foe_morning),
        // Two of a triple with the third place empty.
        count(near & far & !morning & !foe_morning)
            + count(near & morning & !far & !foe_far)
            + count(far & morning & !near & !foe_near),
        count(near & far & morning),
    ]
}

fn worth(board: Board, colour: Colour) -> i32 {
    let counted = counts(board, colour);
    let [pieces, peaks, ..] = counted.map(|count| count.clamp(0, 9).unsigned_abs() as usize);
    let rest: i32 = counted.iter().zip(&WEIGHTS).map(|(count, weight)| count * weight).sum();
    PIECES[pieces] + PEAKS[peaks] + rest
}

impl MedhKuuLash {
    /// For a game with these options.
    pub fn new(_: &Game) -> MedhKuuLash {
        MedhKuuLash { actions: Vec::with_capacity(64) }
    }
}

impl Knowledge for MedhKuuLash {
    type Game = Game;
    type Move = Action;

    fn skill(&self, _: &Game, strength: Strength) -> Skill {
        let (depth, nodes, looseness) = match strength {
            Strength::Easy => (1, 1_000, 400),
            Strength::Medium => (1, 4_000, 65),
            Strength::Strong => (16, 1_700_000, 0),
        };
        Skill { method: Method::AlphaBeta { depth }, nodes, looseness }
    }

    fn moves(&mut self, node: Node<'_, Game>, _: &mut Pinned, out: &mut Vec<Ranked<Action>>) {
        self.actions.clear();
        node.legal(&mut self.actions);
        out.extend(self.actions.iter().map(|&action| {
            let rank = match action {
                Action::Roll | Action::Remove(_) => 2,
                Action::Pass(_) => 0,
                _ => 1,
            };
            Ranked::new(action, rank)
        }));
    }

    #[inline]
    fn play(&mut self, game: &Game, state: &mut StateOf<Self>, seat: Seat, action: Action) {
        game.play_unchecked(state, &Input::Act { seat, action });
    }

    fn actions(&self, _: Node<'_, Game>, chosen: Action, out: &mut Vec<ActionOf<Self>>) {
        out.push(chosen);
    }

    #[inline]
    fn evaluate(&self, _: &Game, state: &StateOf<Self>, side: Side) -> i32 {
        let board = state.board();
        let ahead = worth(board, state.turn()) - worth(board, !state.turn()) + TEMPO;
        if side == state.turn().side() { ahead } else { -ahead }
    }

    #[inline]
    fn is_quiet(&self, _: &Game, state: &StateOf<Self>) -> bool {
        matches!(state.moment(), Moment::Before | Moment::Start)
    }

    fn needs_reason(&self, chosen: Action) -> Option<i32> {
        matches!(chosen, Action::Pass(_)).then_some(REASON_TO_PASS)
    }

    #[inline]
    fn depth_of(&self, before: &StateOf<Self>, after: &StateOf<Self>) -> i32 {
        i32::from(before.turns() != after.turns())
    }

    fn hash(&self, game: &Game, state: &StateOf<Self>) -> u64 {
        // The count of turns matters near its limit alone.
        if state.turns() + 20 > game.options().max_turns {
            game.transposition_hash(state)
        } else {
            game.repetition_hash(state)
        }
    }

    fn slot(&self, chosen: Action) -> usize {
        match chosen {
            Action::Roll | Action::Nothing => 0,
            Action::Pass(field) => 32 + usize::from(field.index()),
            Action::Remove(field) => 64 + usize::from(field.index()),
            Action::Push(field) => 96 + usize::from(field.index()),
            Action::Put(field) => 128 + usize::from(field.index()),
            Action::Go { from, to } => 1_024 + 32 * usize::from(from.index()) + usize::from(to.index()),
            Action::Swap(pair) => {
                2_048 + 32 * usize::from(pair.first().index()) + usize::from(pair.second().index())
            }
        }
    }

    /// The rolls by what they ask for.
    fn chances(&self, game: &Game, state: &StateOf<Self>, out: &mut Vec<Weighted<ChanceOf<Self>>>) {
        let first = out.len();
        game.chances(state, out);
        if state.moment() != Moment::Rolling {
            return;
        }
        let mut asked: [Option<Task>; 36] = [None; 36];
        let mut kept = first;
        for at in first..out.len() {
            let mut rolled = *state;
            game.play_unchecked(&mut rolled, &Input::Chance(out[at].outcome));
            let task = game.task(&rolled);
            if let Some(known) = asked[..kept - first].iter().position(|known| *known == task) {
                out[first + known].weight += out[at].weight;
            } else {
                asked[kept - first] = task;
                out[kept] = out[at];
                kept += 1;
            }
        }
        out.truncate(kept);
    }

    /// Never passes.
    fn simulate(&mut self, node: Node<'_, Game>, entropy: &mut Pinned) -> Option<Action> {
        if node.state.moment() == Moment::Before { Some(Action::Roll) } else { node.random(entropy) }
    }

    /// Never passes, takes what can be taken, and likes mornings.
    fn beginner(&mut self, node: Node<'_, Game>, entropy: &mut Pinned) -> Option<Action> {
        if node.state.moment() == Moment::Before {
            return Some(Action::Roll);
        }
        self.actions.clear();
        node.legal(&mut self.actions);
        let own = if node.seat == Colour::Green.seat() { Colour::Green } else { Colour::Wooden };
        let liking = |&action: &Action| {
            let after = node.after(action);
            let board = after.board();
            let mornings = board.mornings(own).iter().count().cast_signed() as i32;
            4 * (board.count(own).cast_signed() - board.count(!own).cast_signed()) + mornings
        };
        let best = self.actions.iter().map(liking).max()?;
        let good: Vec<Action> =
            self.actions.iter().copied().filter(|action| liking(action) == best).collect();
        one_of(&good, entropy)
    }
}
