//! The variants a table may choose.

use stolik_game::{Article, Message, OptionFault};

stolik_game::words! {
    /// The size of the board in play.
    Board {
        /// 64 fields, A1 to H8 (W2).
        Eight = "8",
        /// The experiment: 81 fields, A1 to I9 (W12).
        Nine = "9",
    }

    /// Where a light man becomes a king on 81 fields (WA3).
    Promotion9 {
        /// On the edge of the board, row 9.
        Edge = "edge",
        /// On row 8 or beyond.
        Row8 = "row8",
    }

    /// When captured pieces leave the board (WA6).
    Removal {
        /// After the whole move: until then they block, and may not be jumped again.
        After = "after",
        /// At once, piece by piece.
        Immediate = "immediate",
    }

    /// Where a capturing king lands (WA7).
    KingLanding {
        /// On any free field behind the captured piece.
        Any = "any",
        /// On the field next behind the captured piece.
        Next = "next",
    }
}

stolik_game::options! {
    /// The options of a game, named as the rules page names them.
    #[derive(Copy, Hash)]
    Options {
        /// The size of the board (W2, W12).
        board: Board = one_of(), "W12";
        /// Whether A1 is a dark field, so that the game is played on its colour (WA1).
        a1_dark: bool = yes_no(yes), "WA1";
        /// Where a light man is promoted on 81 fields; without meaning on 64 (WA3).
        promotion9: Promotion9 = one_of(), "WA3";
        /// When captured pieces leave the board (WA6).
        removal: Removal = one_of(), "WA6";
        /// Where a capturing king lands (WA7).
        king_landing: KingLanding = one_of(), "WA7";
        /// Moves of each side by kings alone, without capture, that make a draw (WA4).
        king_move_limit: u8 = off_or(15, 1..=100), "WA4";
        /// Occurrences of a position that make a draw (WA4).
        repetition: u8 = off_or(3, 2..=5), "WA4";
    }
    clashes: |options| options.senseless()
}

impl Board {
    /// The number of rows, which is also the number of columns.
    pub const fn size(self) -> u8 {
        match self {
            Board::Eight => 8,
            Board::Nine => 9,
        }
    }
}

impl Options {
    fn senseless(self) -> Vec<OptionFault> {
        let clash = |code, article, key| OptionFault::Clash {
            code,
            article: Article(article),
            message: Message::new(key),
        };
        let promotion9 = self.board == Board::Eight && self.promotion9 != Promotion9::default();
        let no_draw = self.king_move_limit == 0 && self.repetition == 0;
        let promotion9 =
            promotion9.then(|| clash("promotion9-without-board-9", "WA3", "warcaby-clash-promotion9"));
        let no_draw = no_draw.then(|| clash("no-draw-rule", "WA4", "warcaby-clash-no-draw"));
        promotion9.into_iter().chain(no_draw).collect()
    }
}
