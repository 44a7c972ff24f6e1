//! The variants a table may choose.

use stolik_game::{Article, Message, OptionFault, Side};

stolik_game::words! {
    /// The size of the board.
    Size {
        /// 81 fields, A1 to I9 (M2).
        Nine = "9",
        /// The 49 in the middle, B2 to H8, for two sides (M4, MW16).
        Seven = "7",
    }

    /// Whether the second move of a turn must be made (M7, MW3).
    SecondMove {
        /// It must.
        Required = "required",
        /// It may be skipped.
        Optional = "optional",
    }

    /// When capturing the rest has become impossible (M13, MW1).
    End {
        /// When no capture can be made now or after a single shift.
        TwoMove = "two_move",
        /// When one piece is left.
        LastPiece = "last_piece",
    }
}

stolik_game::options! {
    /// The options of a game, named as the rules page names them.
    #[derive(Copy, Hash)]
    Options {
        /// How many seats there are (M1).
        seats: u8 = number(2, 2..=4), "M1";
        /// Whether four seats form two teams, 0 and 2 against 1 and 3 (M17, MW14).
        teams: bool = yes_no(no), "M17";
        /// The size of the board (M4, MW16).
        size: Size = one_of(), "M4";
        /// Whether the second move must be made (M7, MW3).
        second_move: SecondMove = one_of(), "MW3";
        /// When the game ends (M13, MW1).
        end: End = one_of(), "MW1";
        /// Rounds in a row without a capture that end the game (MW2).
        no_capture_rounds: u8 = off_or(4, 1..=50), "MW2";
        /// The side that begins (M5, MW15).
        first: Side = number(0, 0..=3), "M5";
    }
    presets {
        // As a web version plays it that some know.
        "online": [("second_move", "optional"), ("no_capture_rounds", "0")];
    }
    clashes: |options| options.senseless()
}

impl Options {
    /// How many sides there are: teams count as one each (MW14).
    pub const fn sides(&self) -> u8 {
        if self.teams && self.seats == 4 { 2 } else { self.seats }
    }

    fn senseless(self) -> Vec<OptionFault> {
        let clash = |code, article, message| OptionFault::Clash { code, article: Article(article), message };
        let mut faults = Vec::new();
        if self.teams && self.seats != 4 {
            let message = Message::new("multiwarcaby-clash-teams").with("seats", i64::from(self.seats));
            faults.push(clash("teams-without-four-seats", "M17", message));
        }
        if self.size == Size::Seven && self.sides() > 2 {
            let message = Message::new("multiwarcaby-clash-size").with("sides", i64::from(self.sides()));
            faults.push(clash("size-7-for-many", "MW16", message));
        }
        if self.first.0 >= self.sides() {
            let message = Message::new("multiwarcaby-clash-first")
                .with("first", i64::from(self.first.0))
                .with("sides", i64::from(self.sides()));
            faults.push(clash("no-such-first", "M5", message));
        }
        faults
    }
}
