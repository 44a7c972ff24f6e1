//! The table of options, as records and commands name them.

use crate::options::{End, Options, SecondMove, Size};
use stolik_game::{Article, Message, OptionFault, OptionInfo, OptionKind, Preset, Side};

const SEATS: OptionInfo = OptionInfo::new("seats", OptionKind::Number { least: 2, most: 4 }, "2", "M1");
const NO_CAPTURE_ROUNDS: OptionInfo =
    OptionInfo::new("no_capture_rounds", OptionKind::OffOr { least: 1, most: 50 }, "4", "MW2");

impl stolik_game::Options for Options {
    const TABLE: &'static [OptionInfo] = &[
        SEATS,
        OptionInfo::new("teams", OptionKind::YesNo, "no", "M17"),
        OptionInfo::new("size", OptionKind::OneOf(&["9", "7"]), "9", "M4"),
        OptionInfo::new("second_move", OptionKind::OneOf(&["required", "optional"]), "required", "MW3"),
        OptionInfo::new("end", OptionKind::OneOf(&["two_move", "last_piece"]), "two_move", "MW1"),
        NO_CAPTURE_ROUNDS,
        OptionInfo::new("first", OptionKind::Number { least: 0, most: 3 }, "0", "M5"),
    ];

    /// As a web version plays it that some know.
    const PRESETS: &'static [Preset] =
        &[Preset { name: "online", choices: &[("second_move", "optional"), ("no_capture_rounds", "0")] }];

    fn get(&self, name: &str) -> Option<String> {
        Some(match name {
            "seats" => self.seats.to_string(),
            "teams" => if self.teams { "yes" } else { "no" }.to_owned(),
            "size" => match self.size {
                Size::Nine => "9".to_owned(),
                Size::Seven => "7".to_owned(),
            },
            "second_move" => match self.second_move {
                SecondMove::Required => "required".to_owned(),
                SecondMove::Optional => "optional".to_owned(),
            },
            "end" => match self.end {
                End::TwoMove => "two_move".to_owned(),
                End::LastPiece => "last_piece".to_owned(),
            },
            "no_capture_rounds" => self.no_capture_rounds.to_string(),
            "first" => self.first.to_string(),
            _ => return None,
        })
    }

    fn set(&mut self, name: &str, value: &str) -> bool {
        let number = || value.parse::<u8>().ok();
        match (name, value, number()) {
            ("seats", _, Some(seats)) => self.seats = seats,
            ("teams", "yes", _) => self.teams = true,
            ("teams", "no", _) => self.teams = false,
            ("size", "9", _) => self.size = Size::Nine,
            ("size", "7", _) => self.size = Size::Seven,
            ("second_move", "required", _) => self.second_move = SecondMove::Required,
            ("second_move", "optional", _) => self.second_move = SecondMove::Optional,
            ("end", "two_move", _) => self.end = End::TwoMove,
            ("end", "last_piece", _) => self.end = End::LastPiece,
            ("no_capture_rounds", _, Some(rounds)) => self.no_capture_rounds = rounds,
            ("first", _, Some(side)) => self.first = Side(side),
            _ => return false,
        }
        true
    }

    fn clashes(&self) -> Vec<OptionFault> {
        let clash = |code, article, message| OptionFault::Clash { code, article: Article(article), message };
        let mut faults: Vec<OptionFault> =
            [out_of_range(&SEATS, self.seats), out_of_range(&NO_CAPTURE_ROUNDS, self.no_capture_rounds)]
                .into_iter()
                .flatten()
                .collect();
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
                .with("most", i64::from(self.sides()) - 1);
            faults.push(clash("no-such-first", "M5", message));
        }
        faults
    }
}

/// A number that no text could have set.
fn out_of_range(info: &OptionInfo, number: u8) -> Option<OptionFault> {
    let value = number.to_string();
    (!info.kind.allows(&value)).then(|| OptionFault::Value {
        name: info.name,
        value,
        allowed: info.kind.allowed(),
        article: info.article,
    })
}
