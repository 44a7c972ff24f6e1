//! What search knows of Warcaby.
//!
//! Everything is counted on sets of fields in machine words: a step up-left is five bits, up-right six (see
//! [`stolik_warcaby::Fields`]), and what leaves the board is masked away.

use super::best::one_of;
use super::{ActionOf, Knowledge, Node, Ranked, StateOf};
use crate::{Method, Skill, Strength};
use stolik_game::{Pinned, Seat, Side, mix};
use stolik_warcaby::{Colour, Move, Position, Warcaby as Game};

/// A step up-left and a step up-right, in bits.
const STEPS: [u32; 2] = [5, 6];

const MAN: i16 = 100;
/// A king flies: it is worth nearly three men, and more the emptier the board.
const KING: i32 = 280;
/// Rows gone, by row; the last before promotion is worth most.
const ROWS_GONE: [i16; 9] = [0, 2, 4, 7, 11, 17, 26, 36, 40];
/// A man that nobody can stop, with the rows it has gone.
const RUNAWAY: i32 = 34;
const GUARD: i16 = 7;
const CENTRE: i16 = 4;
const EDGE: i16 = -3;
const PAIR: i32 = 3;
const SAFE_STEP: i32 = 3;
const NO_SAFE_STEP: i32 = -22;
const KING_ON_MAIN_ROAD: i32 = 20;
const KING_STEP: i32 = 3;
/// Being to move.
const TEMPO: i32 = 4;
/// What hashes of the same set in another role differ by.
const LIGHT: u64 = mix(1);
const DARK: u64 = mix(2);
const KINGS: u64 = mix(3);
const TURN: [u64; 2] = [mix(4), mix(5)];
/// From here on positions are told apart by how long only kings have moved.
const LONG_KING_STREAK: u16 = 8;

/// The bytes in which men can stand: the board of nine rows ends in the seventh.
const BYTES: usize = 7;

/// What search knows of Warcaby: the board of the options, in sets.
#[derive(Clone, Debug)]
pub struct Warcaby {
    board: u64,
    main_road: u64,
    /// The last row, from 0.
    top: usize,
    /// What men are worth by where they stand, for each colour, byte by byte of their set.
    standing: [Box<Standing>; 2],
}

/// What the men of one byte of a set are worth by where they stand, for every byte there is.
type Standing = [[i16; 256]; BYTES];

/// One colour's pieces against the other's; up is forward for light.
struct Camp {
    men: u64,
    kings: u64,
    foes: u64,
    free: u64,
    up: bool,
}

impl Warcaby {
    /// For a game with these options.
    pub fn new(game: &Game) -> Warcaby {
        let rules = game.rules();
        let size = rules.options().board.size();
        let set = |wanted: &dyn Fn(u8, u8) -> bool| {
            let fields = rules.playable_fields().filter(|field| wanted(field.column(), field.row()));
            fields.fold(0, |set, field| set | field.alone().bits())
        };
        let standing = |up: bool| {
            let mut by_bit = [0; 64];
            for field in rules.playable_fields() {
                let bit = field.alone().bits().trailing_zeros() as usize;
                by_bit[bit] = worth_of_man(size, field.column(), field.row(), up);
            }
            Box::new(std::array::from_fn(|byte| {
                std::array::from_fn(|men| {
                    let stands = |&bit: &usize| men >> bit & 1 == 1;
                    (0..8).filter(stands).map(|bit| by_bit[8 * byte + bit]).sum()
                })
            }))
        };
        Warcaby {
            board: rules.board().bits(),
            main_road: set(&|column, row| {
                if rules.options().a1_dark { column == row } else { column + row + 1 == size }
            }),
            top: usize::from(size) - 1,
            standing: [standing(true), standing(false)],
        }
    }

    /// What men are worth by where they stand.
    #[inline]
    fn standing(&self, men: u64, up: bool) -> i32 {
        let bytes = men.to_le_bytes();
        let standing = &self.standing[usize::from(!up)];
        standing.iter().zip(bytes).map(|(of_byte, men)| i32::from(of_byte[usize::from(men)])).sum()
    }

    /// What one colour's men and kings are worth.
    #[inline]
    fn camp(&self, camp: &Camp) -> i32 {
        let Camp { men, kings, foes, free, up } = *camp;
        let ahead = |set: u64| {
            let [left, right] = STEPS;
            if up {
                set.rotate_left(left) | set.rotate_left(right)
            } else {
                set.rotate_right(left) | set.rotate_right(right)
            }
        };
        let back = |set: u64| {
            let [left, right] = STEPS;
            if up {
                set.rotate_right(left) | set.rotate_right(right)
            } else {
                set.rotate_left(left) | set.rotate_left(right)
            }
        };
        let mut value = self.standing(men, up);
        // Run-away men: no foe stands anywhere ahead of them, however they go.
        let mut met = foes;
        for _ in 0..self.top {
            met |= back(met) & self.board;
        }
        let runaways = men & !met;
        if runaways != 0 {
            value += RUNAWAY * count(runaways);
        }
        // Structure: pairs one behind the other.
        value += PAIR * STEPS.iter().map(|&step| count(men & men.rotate_left(step))).sum::<i32>();
        // Mobility: steps to fields where no foe would take the man at once.
        let hit = STEPS.iter().fold(0, |hit, &step| {
            let (foes_below, foes_above) = (foes.rotate_left(step), foes.rotate_right(step));
            let (free_below, free_above) = (free.rotate_left(step), free.rotate_right(step));
            hit | (foes_below & free_above) | (foes_above & free_below)
        });
        let safe = count(ahead(men) & free & !hit);
        value += if safe == 0 && kings == 0 { NO_SAFE_STEP } else { SAFE_STEP * safe.min(8) };
        // Kings: room around them that is safe, and the main road.
        if kings != 0 {
            value += KING * count(kings);
            value += KING_STEP * count((ahead(kings) | back(kings)) & free & !hit);
            value += if kings & self.main_road == 0 { 0 } else { KING_ON_MAIN_ROAD };
        }
        value
    }

    /// Light's advantage.
    #[inline]
    fn advantage(&self, position: &Position) -> i32 {
        let pieces = position.pieces();
        let (light, dark, kings) = (pieces.light.bits(), pieces.dark.bits(), pieces.kings.bits());
        let free = self.board & !(light | dark);
        let own = Camp { men: light & !kings, kings: light & kings, foes: dark, free, up: true };
        let other = Camp { men: dark & !kings, kings: dark & kings, foes: light, free, up: false };
        let mut value = self.camp(&own) - self.camp(&other);
        if kings != 0 {
            value = self.tamed(value, &own, &other);
        }
        value + if position.turn() == Colour::Light { TEMPO } else { -TEMPO }
    }

    /// With kings on both sides little is won: three kings do not catch one on the main road, two catch none.
    fn tamed(&self, value: i32, light: &Camp, dark: &Camp) -> i32 {
        let (strong, weak) = if value >= 0 { (light, dark) } else { (dark, light) };
        let pieces = |camp: &Camp| count(camp.men | camp.kings);
        if weak.kings == 0 || strong.men != 0 && pieces(strong) > 4 {
            return value;
        }
        let on_main_road = weak.kings & self.main_road != 0;
        match pieces(strong) - pieces(weak) {
            ..=1 => value / 4,
            2 if pieces(strong) <= 3 && on_main_road => value / 16,
            2 => value / 2,
            _ => value,
        }
    }
}

/// What a man is worth where it stands: for itself, the rows it has gone, and structure, that is guards at home and the centre.
fn worth_of_man(size: u8, column: u8, row: u8, up: bool) -> i16 {
    let gone = if up { row } else { size - 1 - row };
    let in_centre = (2..size - 2).contains(&column) && (3..size - 3).contains(&row);
    let on_edge = column == 0 || column + 1 == size;
    let when = |holds: bool, worth: i16| if holds { worth } else { 0 };
    MAN + ROWS_GONE[usize::from(gone)]
        + when(gone == 0, GUARD)
        + when(in_centre, CENTRE)
        + when(on_edge, EDGE)
}

/// Whether the other side could take something after this move.
fn gives_away(game: &Game, position: &Position, played: Move) -> bool {
    game.rules().can_capture(&position.after(game.rules(), played))
}

#[inline]
const fn count(set: u64) -> i32 {
    set.count_ones().cast_signed()
}

impl Knowledge for Warcaby {
    type Game = Game;
    type Move = Move;

    const FORCED_IS_FREE: bool = true;
    const REMEMBERS_UNQUIET: bool = false;

    fn skill(&self, _: &Game, strength: Strength) -> Skill {
        let (depth, nodes, looseness) = match strength {
            Strength::Easy => (1, 2_000, 135),
            Strength::Medium => (2, 20_000, 30),
            Strength::Strong => (64, 930_000, 0),
        };
        Skill { method: Method::AlphaBeta { depth }, nodes, looseness }
    }

    #[inline]
    fn moves(
        &mut self,
        Node { game, state, .. }: Node<'_, Game>,
        _: &mut Pinned,
        out: &mut Vec<Ranked<Move>>,
    ) {
        let position = state.position();
        let promotion = game.rules().promotion(position.turn());
        let kings = position.pieces().kings;
        game.rules().each_move(position, |found| {
            let taken = found.captured.len().cast_signed();
            let crowned = promotion.meets(found.to.alone()) && !kings.meets(found.from.alone());
            let sharp = taken > 0 || crowned;
            let rank = if sharp { Ranked::<Move>::SHARP + 10 * taken + i32::from(crowned) } else { 0 };
            out.push(Ranked::new(found, rank));
        });
    }

    #[inline]
    fn play(&mut self, game: &Game, state: &mut StateOf<Self>, _: Seat, chosen: Move) {
        state.play_unchecked(game.rules(), chosen);
    }

    #[inline]
    fn play_in_copy(&mut self, node: Node<'_, Game>, chosen: Move, copy: &mut StateOf<Self>) {
        copy.follow(node.game.rules(), node.state, chosen);
    }

    fn actions(&self, _: Node<'_, Game>, chosen: Move, out: &mut Vec<ActionOf<Self>>) {
        out.push(chosen);
    }

    #[inline]
    fn evaluate(&self, _: &Game, state: &StateOf<Self>, side: Side) -> i32 {
        let advantage = self.advantage(state.position());
        if side == Side(0) { advantage } else { -advantage }
    }

    #[inline]
    fn is_quiet(&self, game: &Game, state: &StateOf<Self>) -> bool {
        !game.rules().can_capture(state.position())
    }

    #[inline]
    fn is_drawish(&self, _: &Game, state: &StateOf<Self>) -> bool {
        state.position().king_streak() >= 4 && state.history().occurrences() > 1
    }

    #[inline]
    fn hash(&self, _: &Game, state: &StateOf<Self>) -> u64 {
        let position = state.position();
        let pieces = position.pieces();
        // Three numbers that do not wait for each other, unlike in the hash of the rules.
        let light = mix(pieces.light.bits() ^ LIGHT);
        let dark = mix(pieces.dark.bits() ^ DARK);
        let kings = mix(pieces.kings.bits() ^ KINGS);
        let hash = light ^ dark.rotate_left(21) ^ kings.rotate_left(42) ^ TURN[position.turn() as usize];
        // How long only kings have moved matters once it is long: the limit may then be in sight.
        match position.king_streak() {
            ..LONG_KING_STREAK => hash,
            streak => mix(hash ^ u64::from(streak.min(u8::MAX.into()))),
        }
    }

    #[inline]
    fn slot(&self, chosen: Move) -> usize {
        let bit = |set: stolik_warcaby::Fields| set.bits().trailing_zeros() as usize;
        bit(chosen.from.alone()) << 6 | bit(chosen.to.alone())
    }

    fn beginner(&mut self, node: Node<'_, Game>, entropy: &mut Pinned) -> Option<Move> {
        let (game, position) = (node.game, node.state.position());
        let mut moves = Vec::new();
        node.legal(&mut moves);
        let promotion = game.rules().promotion(position.turn());
        let crowns = |played: &Move| {
            promotion.meets(played.to.alone()) && !position.pieces().kings.meets(played.from.alone())
        };
        if moves.iter().any(crowns) {
            moves.retain(crowns);
        } else if moves.iter().any(|&played| !gives_away(game, position, played)) {
            moves.retain(|&played| !gives_away(game, position, played));
        }
        one_of(&moves, entropy)
    }
}
