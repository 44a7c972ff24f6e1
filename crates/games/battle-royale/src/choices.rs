//! The table of options, as records and commands name them.

use crate::options::{DEFAULT_ROUND_LIMIT, Die, End, MOST_ROUNDS, Options, Order, RollMode};
use stolik_game::{Article, Message, OptionFault, OptionInfo, OptionKind};

impl stolik_game::Options for Options {
    const TABLE: &'static [OptionInfo] = &[
        OptionInfo::new("seats", OptionKind::Number { least: 2, most: 9 }, "2", "C4"),
        OptionInfo::new("die", OptionKind::OneOf(&["8", "10", "12", "20"]), "8", "BR15"),
        OptionInfo::new(
            "end",
            OptionKind::OneOf(&["round_limit", "last_standing", "board_full"]),
            "round_limit",
            "BR1",
        ),
        OptionInfo::new(
            "round_limit",
            OptionKind::Number { least: 1, most: MOST_ROUNDS as i64 },
            "30",
            "BR1",
        ),
        OptionInfo::new("stall_rounds", OptionKind::OffOr { least: 1, most: 20 }, "3", "BR13"),
        OptionInfo::new(
            "roll_mode",
            OptionKind::OneOf(&["own_turn", "all_at_round_start"]),
            "own_turn",
            "BR2",
        ),
        OptionInfo::new("order", OptionKind::OneOf(&["number", "clockwise"]), "number", "BR3"),
        OptionInfo::new("fifth_in_centre", OptionKind::YesNo, "no", "BR11"),
    ];

    fn get(&self, name: &str) -> Option<String> {
        let word = match name {
            "seats" => return Some(self.seats.to_string()),
            "die" => return Some(self.die.faces().to_string()),
            "round_limit" => return Some(self.round_limit.to_string()),
            "stall_rounds" => return Some(self.stall_rounds.to_string()),
            "end" => match self.end {
                End::RoundLimit => "round_limit",
                End::LastStanding => "last_standing",
                End::BoardFull => "board_full",
            },
            "roll_mode" => match self.roll_mode {
                RollMode::OwnTurn => "own_turn",
                RollMode::AllAtRoundStart => "all_at_round_start",
            },
            "order" => match self.order {
                Order::Number => "number",
                Order::Clockwise => "clockwise",
            },
            "fifth_in_centre" if self.fifth_in_centre => "yes",
            "fifth_in_centre" => "no",
            _ => return None,
        };
        Some(word.to_owned())
    }

    fn set(&mut self, name: &str, value: &str) -> bool {
        match (name, value) {
            ("seats", number) => return read(number, &mut self.seats),
            ("round_limit", number) => return read(number, &mut self.round_limit),
            ("stall_rounds", number) => return read(number, &mut self.stall_rounds),
            ("die", "8") => self.die = Die::Eight,
            ("die", "10") => self.die = Die::Ten,
            ("die", "12") => self.die = Die::Twelve,
            ("die", "20") => self.die = Die::Twenty,
            ("end", "round_limit") => self.end = End::RoundLimit,
            ("end", "last_standing") => self.end = End::LastStanding,
            ("end", "board_full") => self.end = End::BoardFull,
            ("roll_mode", "own_turn") => self.roll_mode = RollMode::OwnTurn,
            ("roll_mode", "all_at_round_start") => self.roll_mode = RollMode::AllAtRoundStart,
            ("order", "number") => self.order = Order::Number,
            ("order", "clockwise") => self.order = Order::Clockwise,
            ("fifth_in_centre", "yes") => self.fifth_in_centre = true,
            ("fifth_in_centre", "no") => self.fifth_in_centre = false,
            _ => return false,
        }
        true
    }

    fn clashes(&self) -> Vec<OptionFault> {
        let mut faults = Vec::new();
        if self.fifth_in_centre && self.seats != 5 {
            // 1e.7
            faults.push(OptionFault::Clash {
                code: "fifth-without-five-seats",
                article: Article("BR11"),
                message: Message::new("battle-royale-clash-fifth").with("count", i64::from(self.seats)),
            });
        }
        if self.end != End::RoundLimit && self.round_limit != DEFAULT_ROUND_LIMIT {
            faults.push(OptionFault::Clash {
                code: "round-limit-without-its-end",
                article: Article("BR1"),
                message: Message::new("battle-royale-clash-round-limit").with("most", i64::from(MOST_ROUNDS)),
            });
        }
        faults
    }
}

/// Reads a number; says whether it is one.
fn read<N: std::str::FromStr>(text: &str, number: &mut N) -> bool {
    text.parse().map(|read| *number = read).is_ok()
}

/// Everything that is wrong with options that did not pass through text: values out of range, then combinations.
pub(crate) fn faults(options: &Options) -> Vec<OptionFault> {
    use stolik_game::Options as _;
    let wrong = Options::TABLE.iter().filter_map(|info| {
        let value = options.get(info.name).filter(|value| !info.kind.allows(value))?;
        let (name, article) = (info.name, info.article);
        Some(OptionFault::Value { name, value, allowed: info.kind.allowed(), article })
    });
    wrong.chain(options.clashes()).collect()
}
