//! What there is to know before a touch: chances, costs, and who would fall.

use crate::choosing::Chooser;
use crate::site::Prospect;
use crate::turn::COINS;
use crate::{BuildingKind, Button, Cell, Die, Engine, Product, Rect, State, Terrain, Wojna, spot_of};
use stolik_game::{Hint, Message, Next, Spot};

/// The badge of what should be thought over.
pub(crate) const WARNING: &str = "!";

/// So many of the six faces of a die, in per cent.
fn per_cent(faces: u8) -> i64 {
    (i64::from(faces) * 100 + 3) / 6
}

/// The rolls with which something succeeds: how many of the six.
fn successes(succeeds: impl Fn(Die) -> bool) -> u8 {
    Die::ALL.into_iter().map(|die| u8::from(succeeds(die))).sum()
}

impl Prospect {
    /// What to know before a castle is placed where it has no place for barracks in reach.
    pub(crate) fn note(self) -> Option<Message> {
        match self {
            Prospect::Settled => None,
            Prospect::NeedsCamp => {
                Some(Message::new("wojna-note-needs-camp").with("cost", BuildingKind::Camp.cost()))
            }
            Prospect::Lost => Some(Message::new("wojna-note-no-barracks")),
        }
    }
}

/// A button of the building turns, with its cost; so many coins are there to spend.
pub(crate) fn tell_product(product: Product, coins: u32) -> Next {
    let cost = product.cost();
    let begin = |key| {
        let left = i64::from(coins) - i64::from(cost);
        Message::new(key).with("cost", cost).with("left", left)
    };
    let note = match product {
        Product::Building(kind) => begin("wojna-note-build").with("reach", kind.reach()),
        _ => begin("wojna-note-cost"),
    };
    let plain = Next::new(Button::Make(product).spot(), Hint::Choose);
    Next { note: Some(note), badge: Some(cost.to_string()), ..plain }
}

/// The button by which a castle gives coins.
pub(crate) fn tell_coins() -> Next {
    let note = Message::new("wojna-note-coins").with("count", COINS);
    Next {
        note: Some(note),
        badge: Some(format!("+{COINS}")),
        ..Next::new(Button::Coins.spot(), Hint::Choose)
    }
}

/// All that falls: the fields, and how many land units of either side.
struct Fallen {
    fields: Vec<Cell>,
    friends: usize,
    enemies: usize,
}

impl Fallen {
    /// What is told of a blow that a touch of this spot means and that succeeds with this chance. Fields besides the one
    /// that is touched are told with it; none where it is the only one, as its own mark tells.
    fn tell(&self, spot: Spot, note: Message, chance: i64) -> Next {
        let fields: Vec<Spot> = self.fields.iter().copied().map(spot_of).collect();
        Next {
            victims: if fields == [spot] { Vec::new() } else { fields },
            note: Some(note.with("friends", self.friends).with("enemies", self.enemies)),
            badge: Some(format!("{chance}%")),
            ..Next::new(spot, Hint::Capture)
        }
    }
}

impl Chooser<'_> {
    /// What falls when this is done to the position.
    fn fallen(&self, blow: impl FnOnce(&Wojna, &mut State)) -> Fallen {
        let mut after = self.state.clone();
        blow(self.game, &mut after);
        let changed = |cell: &Cell| self.state.square(*cell) != after.square(*cell);
        let fields: Vec<Cell> = self.state.frame.cells().filter(changed).collect();
        let lost = |owner| {
            let gone =
                |cell: &&Cell| self.state.is_held_by(owner, **cell) && !after.is_held_by(owner, **cell);
            fields.iter().filter(gone).count()
        };
        let (friends, enemies) = (lost(self.state.turn), lost(!self.state.turn));
        Fallen { fields, friends, enemies }
    }

    /// Infantry and cavalry eliminate without a roll (3.1).
    pub fn strike_note(&self, target: Cell) -> Message {
        Message::new("wojna-note-strike").with("kind", self.state.unit_name(target))
    }

    /// A shot: the distance, what height does to it, and the chance (3.1).
    pub fn shot_note(&self, from: Cell, target: Cell) -> (Message, String) {
        let distance = self.state.frame.steps(from, target) - 1;
        let key = match (self.state.is_high(from), self.state.is_high(target)) {
            (true, false) => "wojna-note-shot-down",
            (false, true) => "wojna-note-shot-up",
            _ => "wojna-note-shot",
        };
        let chance = per_cent(successes(Wojna::shot_hits));
        let note = Message::new(key)
            .with("kind", self.state.unit_name(target))
            .with("distance", distance)
            .with("chance", chance);
        (note, format!("{chance}%"))
    }

    /// A ram's blow: the chance, and all that would fall with the building (W-28).
    pub fn tell_ram(&self, target: Cell, spot: Spot) -> Next {
        let plain = Next::new(spot, Hint::Capture);
        let Some(building) = self.state.building(target) else { return plain };
        let fallen = self.fallen(|_, state| state.tear_down(building));
        let chance = per_cent(successes(|die| Wojna::breaks(building, die)));
        let note = Message::new("wojna-note-ram").with("kind", building.kind).with("chance", chance);
        fallen.tell(spot, note, chance)
    }

    /// A throw: this field is hit by one roll of six, with all that would fall there; others of the three fields by
    /// others (W-29, W-30).
    pub fn tell_hurl(&self, engine: Engine, target: Cell, spot: Spot) -> Next {
        let plain = Next::new(spot, Hint::Capture);
        let throw = self.throw(engine, target);
        let Some(&(roll, cell)) = throw.iter().find(|(_, cell)| spot_of(*cell) == spot) else { return plain };
        let fallen = self.fallen(|game, state| game.hit(state, cell));
        let occupied = throw.iter().map(|(_, cell)| u8::from(self.holds_a_unit(*cell))).sum();
        let chance = per_cent(1);
        let note = Message::new("wojna-note-hurl")
            .with("roll", roll)
            .with("chance", chance)
            .with("total", per_cent(occupied));
        fallen.tell(spot, note, chance)
    }

    /// A place for something new; a port without water beside it launches no ship (1.4.16).
    pub fn tell_place(&self, product: Product, spot: Spot) -> Next {
        let plain = Next::new(spot, Hint::Step);
        let (Product::Building(BuildingKind::Port), Ok(at)) = (product, self.field(spot)) else {
            return plain;
        };
        let frame = self.state.frame;
        let mut beside = Rect::at(frame, at, BuildingKind::Port.size()).sides(frame);
        if beside.any(|cell| self.game.terrain(cell) == Terrain::Water) {
            return plain;
        }
        Next { note: Some(Message::new("wojna-note-dry-port")), badge: Some(WARNING.to_owned()), ..plain }
    }

    /// The button that ends the player's turn, with a warning if that loses (9).
    pub fn tell_end(&self) -> Next {
        let plain = Next::new(Button::End.spot(), Hint::Choose);
        if !self.game.would_lose_by_ending_turn(self.state) {
            return plain;
        }
        Next { note: Some(Message::new("wojna-note-end-loses")), badge: Some(WARNING.to_owned()), ..plain }
    }
}
