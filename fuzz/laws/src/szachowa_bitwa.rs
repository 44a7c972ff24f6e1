//! The laws of Szachowa Bitwa's parsers.

use crate::ground::{self, Ground, ground};
use std::sync::LazyLock;
use stolik_szachowa_bitwa::SzachowaBitwa;

/// Every variant that reads or plays differently, each with moments of all phases.
static GROUNDS: LazyLock<Vec<Ground<SzachowaBitwa>>> = LazyLock::new(|| {
    ground(&[
        (
            &[],
            &[
                "bids white; W: camps=A1,J1 bridge=E bid=9,10; B: camps=A20,J20 bridge=H bid=8,10",
                "battle white points=3; W: KE2 PE5,F5 NC3 RA1,J1 king=4 bridge=E cards=7,10; \
                 B: KE19 PE6 RA20,J20 bridge=H",
                "battle white points=3 used=E5 use=E5:1:0 fight=E5xE6; W: KE2 PE5,F5 RA1,J1 king=4 bridge=E cards=7,10; \
                 B: KE19 PE6 RA20,J20 bridge=H cards=3",
            ],
        ),
        (
            &[("variant", "nonrandom"), ("n", "8"), ("setup_order", "open")],
            &[
                "battle black points=2; W: KE2 PE5,F5 NC3 RA1,H1 bridge=E; B: KE9 PE6,F6 RA16,H16 king=2 bridge=C",
            ],
        ),
        (
            &[
                ("river", "no"),
                ("scenario", "clock"),
                ("change", "shared"),
                ("special_order", "attacker_first"),
            ],
            &["desert white 3; W: KE2 PE5,F5 RA1,J1; B: KE19 PE6 RA20,J20 clock=2:30"],
        ),
    ])
});

/// An action: what it means comes back from the text that the game writes for it.
pub fn szachowa_bitwa_action(data: &[u8]) {
    ground::action(&GROUNDS, data);
}

/// A position as text: what is read is written and read the same, and what can be set up is a state.
pub fn szachowa_bitwa_position(data: &[u8]) {
    ground::position(&GROUNDS, data);
}

/// A position as JSON: the same.
pub fn szachowa_bitwa_position_value(data: &[u8]) {
    ground::position_value(&GROUNDS, data);
}
