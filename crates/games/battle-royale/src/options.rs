//! The variants a table may choose.

use stolik_game::{Article, Message, OptionFault};

stolik_game::words! {
    /// The die that gives morale (C2, BR15).
    Die {
        /// Eight faces.
        Eight = "8",
        /// Ten faces.
        Ten = "10",
        /// Twelve faces.
        Twelve = "12",
        /// Twenty faces.
        Twenty = "20",
    }

    /// What ends a game besides the last State standing (BR1).
    End {
        /// So many full rounds.
        RoundLimit = "round_limit",
        /// Nothing, but for the cap of 500 rounds (1e.2).
        LastStanding = "last_standing",
        /// The taking of the last free field.
        BoardFull = "board_full",
    }

    /// Who rolls when (BR2).
    RollMode {
        /// Each seat at the start of its own turn.
        OwnTurn = "own_turn",
        /// All seats at the start of the round.
        AllAtRoundStart = "all_at_round_start",
    }

    /// In which order the seats have their turns (BR3).
    Order {
        /// By number.
        Number = "number",
        /// By start field, clockwise round the board, the centre last.
        Clockwise = "clockwise",
    }
}

stolik_game::options! {
    /// The options of a game, named as the rules page names them.
    #[derive(Copy, Hash)]
    Options {
        /// How many play (C4).
        seats: u8 = number(2, 2..=9), "C4";
        /// The die (C2, BR15).
        die: Die = one_of(), "BR15";
        /// What ends the game (BR1).
        end: End = one_of(), "BR1";
        /// The number of full rounds; without meaning unless `end` is the round limit (BR1).
        round_limit: u16 = number(30, 1..=500), "BR1";
        /// Full rounds in a row without a taking that end the game (BR13).
        stall_rounds: u8 = off_or(3, 1..=20), "BR13";
        /// Who rolls when (BR2).
        roll_mode: RollMode = one_of(), "BR2";
        /// The order of turns (BR3).
        order: Order = one_of(), "BR3";
        /// Whether the fifth of five starts in the centre (C8, BR11).
        fifth_in_centre: bool = yes_no(no), "BR11";
    }
    clashes: Options::senseless
}

/// The cap on rounds where no limit was chosen (1e.2).
const MOST_ROUNDS: u16 = 500;

impl Die {
    /// The number of faces, which is also the most it gives.
    #[inline]
    pub const fn faces(self) -> u8 {
        match self {
            Die::Eight => 8,
            Die::Ten => 10,
            Die::Twelve => 12,
            Die::Twenty => 20,
        }
    }
}

impl Options {
    /// The number of rounds after which the game is over whatever happens (BR1, 1e.2).
    #[inline]
    pub const fn last_round(&self) -> u16 {
        match self.end {
            End::RoundLimit => self.round_limit,
            End::LastStanding | End::BoardFull => MOST_ROUNDS,
        }
    }

    fn senseless(&self) -> Vec<OptionFault> {
        let clash = |code, article, message| OptionFault::Clash { code, article: Article(article), message };
        let mut faults = Vec::new();
        if self.fifth_in_centre && self.seats != 5 {
            // 1e.7
            let message = Message::new("battle-royale-clash-fifth").with("count", i64::from(self.seats));
            faults.push(clash("fifth-without-five-seats", "BR11", message));
        }
        if self.end != End::RoundLimit && self.round_limit != Options::default().round_limit {
            let message =
                Message::new("battle-royale-clash-round-limit").with("most", i64::from(MOST_ROUNDS));
            faults.push(clash("round-limit-without-its-end", "BR1", message));
        }
        faults
    }
}
