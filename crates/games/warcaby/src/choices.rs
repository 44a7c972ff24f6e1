//! The table of options, as records and commands name them.

use crate::options::{Board, KingLanding, Options, Promotion9, Removal};
use stolik_game::{Article, Message, OptionFault, OptionInfo, OptionKind};

impl stolik_game::Options for Options {
    const TABLE: &'static [OptionInfo] = &[
        OptionInfo::new("board", OptionKind::OneOf(&["8", "9"]), "8", "W12"),
        OptionInfo::new("a1_dark", OptionKind::YesNo, "yes", "WA1"),
        OptionInfo::new("promotion9", OptionKind::OneOf(&["edge", "row8"]), "edge", "WA3"),
        OptionInfo::new("removal", OptionKind::OneOf(&["after", "immediate"]), "after", "WA6"),
        OptionInfo::new("king_landing", OptionKind::OneOf(&["any", "next"]), "any", "WA7"),
        OptionInfo::new("king_move_limit", OptionKind::OffOr { least: 1, most: 100 }, "15", "WA4"),
        OptionInfo::new("repetition", OptionKind::OffOr { least: 2, most: 5 }, "3", "WA4"),
    ];

    fn get(&self, name: &str) -> Option<String> {
        Some(match name {
            "board" => self.board.size().to_string(),
            "a1_dark" => if self.a1_dark { "yes" } else { "no" }.to_owned(),
            "promotion9" => match self.promotion9 {
                Promotion9::Edge => "edge".to_owned(),
                Promotion9::Row8 => "row8".to_owned(),
            },
            "removal" => match self.removal {
                Removal::After => "after".to_owned(),
                Removal::Immediate => "immediate".to_owned(),
            },
            "king_landing" => match self.king_landing {
                KingLanding::Any => "any".to_owned(),
                KingLanding::Next => "next".to_owned(),
            },
            "king_move_limit" => self.king_move_limit.to_string(),
            "repetition" => self.repetition.to_string(),
            _ => return None,
        })
    }

    fn set(&mut self, name: &str, value: &str) -> bool {
        match (name, value) {
            ("board", "8") => self.board = Board::Eight,
            ("board", "9") => self.board = Board::Nine,
            ("a1_dark", "yes") => self.a1_dark = true,
            ("a1_dark", "no") => self.a1_dark = false,
            ("promotion9", "edge") => self.promotion9 = Promotion9::Edge,
            ("promotion9", "row8") => self.promotion9 = Promotion9::Row8,
            ("removal", "after") => self.removal = Removal::After,
            ("removal", "immediate") => self.removal = Removal::Immediate,
            ("king_landing", "any") => self.king_landing = KingLanding::Any,
            ("king_landing", "next") => self.king_landing = KingLanding::Next,
            ("king_move_limit", number) => match number.parse() {
                Ok(limit) => self.king_move_limit = limit,
                Err(_) => return false,
            },
            ("repetition", number) => match number.parse() {
                Ok(times) => self.repetition = times,
                Err(_) => return false,
            },
            _ => return false,
        }
        true
    }

    fn clashes(&self) -> Vec<OptionFault> {
        let mut faults = Vec::new();
        if self.board == Board::Eight && self.promotion9 != Promotion9::default() {
            faults.push(OptionFault::Clash {
                code: "promotion9-without-board-9",
                article: Article("WA3"),
                message: Message::new("warcaby-clash-promotion9"),
            });
        }
        if self.king_move_limit == 0 && self.repetition == 0 {
            faults.push(OptionFault::Clash {
                code: "no-draw-rule",
                article: Article("WA4"),
                message: Message::new("warcaby-clash-no-draw"),
            });
        }
        faults
    }
}
