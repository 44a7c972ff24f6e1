//! Whole games of all six, from their beginning to their end, by touches alone and without a browser. Every choice follows
//! from a seed; whatever fails prints the record so far.

mod hand;
mod on_one_screen;
mod over_the_network;

use stolik_catalog::{AnyGame, Kind};
use stolik_game::{Message, Viewer};
use stolik_table::{EventNumber, Happening, LocalDice, Seating, Table, Takeback};

/// No game here has more inputs, or takes more looks at a page.
const LONGEST: usize = 3_000;

/// A game with options that let it end in a test's time.
struct Choice {
    kind: Kind,
    options: &'static [(&'static str, &'static str)],
    /// The position it begins from, if not the usual one.
    position: Option<&'static str>,
}

impl Choice {
    const fn of(kind: Kind, options: &'static [(&'static str, &'static str)]) -> Choice {
        Choice { kind, options, position: None }
    }

    fn game(&self) -> AnyGame {
        self.kind.with_options(self.options.iter().copied()).expect("options without faults")
    }

    /// Persons on all seats.
    fn persons(&self) -> Seating {
        Seating::persons((0..self.game().seats()).map(|seat| format!("Gracz {seat}")))
    }

    /// The table at its beginning.
    fn table(&self, seating: Seating, takeback: Takeback, seed: u64) -> Table {
        let game = self.game();
        let start = self.position.map(|text| game.read_position(text).expect("a position"));
        let table = Table::new(game, seating, takeback, LocalDice::from_seed(seed));
        match start {
            Some(start) => table.from_position(start),
            None => table,
        }
    }
}

/// The games that are on the list and named nowhere here, with the usual options.
fn other_games() -> impl Iterator<Item = Choice> {
    let named = [
        Kind::Warcaby,
        Kind::Multiwarcaby,
        Kind::BattleRoyale,
        Kind::MedhKuuLash,
        Kind::SzachowaBitwa,
        Kind::Wojna,
    ];
    Kind::ALL.iter().filter(move |kind| !named.contains(kind)).map(|&kind| Choice::of(kind, &[]))
}

/// What a viewer was told of what has happened since.
fn news(table: &Table, since: EventNumber, viewer: Viewer) -> Vec<Message> {
    let news = table.since(since).iter().filter_map(|event| match &event.what {
        Happening::Played(played) => played.news(viewer),
        _ => None,
    });
    news.map(|news| news.message.clone()).collect()
}

const WARCABY: Choice = Choice::of(Kind::Warcaby, &[]);
const LARGER_WARCABY: Choice = Choice::of(Kind::Warcaby, &[("board", "9"), ("removal", "immediate")]);

const MULTIWARCABY: Choice = Choice::of(Kind::Multiwarcaby, &[("size", "7")]);
const THREE: Choice = Choice::of(Kind::Multiwarcaby, &[("seats", "3"), ("end", "last_piece")]);
const TEAMS: Choice = Choice::of(
    Kind::Multiwarcaby,
    &[("seats", "4"), ("teams", "yes"), ("size", "7"), ("second_move", "optional")],
);

const BATTLE_ROYALE: Choice = Choice::of(Kind::BattleRoyale, &[("seats", "4"), ("round_limit", "4")]);
const TO_THE_LAST_FIELD: Choice = Choice::of(Kind::BattleRoyale, &[("end", "board_full"), ("die", "20")]);

const MEDH_KUU_LASH: Choice = Choice::of(Kind::MedhKuuLash, &[]);
const OWNERS_PUSH: Choice =
    Choice::of(Kind::MedhKuuLash, &[("push_chooser", "owner"), ("mixed_push", "yes")]);

const SZACHOWA_BITWA: Choice =
    Choice::of(Kind::SzachowaBitwa, &[("n", "8"), ("scenario", "rounds"), ("rounds", "4")]);
const WITHOUT_CARDS: Choice = Choice::of(
    Kind::SzachowaBitwa,
    &[
        ("variant", "nonrandom"),
        ("setup_order", "open"),
        ("auction", "sealed"),
        ("scenario", "rounds"),
        ("rounds", "3"),
    ],
);
/// Armies that have met already, and fight with the cards they hold.
const CARDS: Choice = Choice {
    kind: Kind::SzachowaBitwa,
    options: &[("scenario", "rounds"), ("rounds", "6")],
    position: Some(
        "battle white; W: KE9 PE10,F10 NG13 RA1,J1 king=3 bridge=E cards=7,10; \
         B: KE13 PE11,F12 BG14 QF13 RA20,J20 king=2 bridge=H cards=2,9",
    ),
};

/// Who has no troops yet has not lost: hands that choose by chance do not hurry to recruit.
const WOJNA: Choice = Choice::of(
    Kind::Wojna,
    &[("width", "16"), ("height", "12"), ("round_cap", "10"), ("elimination_grace", "yes")],
);
/// Nothing but grass, on which who attacks gets through.
const OPEN_FIELD: Choice = Choice::of(
    Kind::Wojna,
    &[
        ("map", "16x12/16G/16G/16G/16G/16G/16G/16G/16G/16G/16G/16G/16G"),
        ("round_cap", "20"),
        ("elimination_grace", "yes"),
    ],
);
/// A lake, and all that ordinary games hardly reach: a ram aboard a ship, a contested tower, a gate, a trebuchet.
const CROWDED: Choice = Choice {
    kind: Kind::Wojna,
    options: &[
        ("map", "22x12/22G/22G/22G/22G/22G/22G/8G6W8G/8G6W8G/8G6W8G/22G/22G/22G"),
        ("round_cap", "10"),
    ],
    position: Some(
        "r:units coins=20,20 had=rb castle0:0,0 barracks0:4,0 castle1:19,9 barracks1:16,10 \
         wall:8,2-10,2 gate0:11,2-12,2 ladder:9,3 tower:14,2-15,3 ship:8,6-10,6 ram:8,6-9,6 trebuchet:2,6-3,6 \
         rI8,6 rI10,6 bC14,2 rA15,3 rC4,4 bA9,2 rA2,6 rI3,6 bI7,6 bI11,4",
    ),
};
