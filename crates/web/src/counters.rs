//! Numbers beside the board: what a side has, and what is counted for nobody in particular.

use stolik_game::scene::Counter;
use stolik_game::{Scene, Side};

/// The drawings that stand beside numbers.
pub const LOOKS: [&str; 3] = [COMMAND, COMMAND_SPENT, COIN];
const COMMAND: &str = "bitwa-command";
const COMMAND_SPENT: &str = "bitwa-command-spent";
const COIN: &str = "wojna-coin";

/// What is counted for a side, or for nobody.
pub fn counters(scene: &Scene, side: Option<Side>) -> Vec<Counter> {
    scene.counters.iter().filter(|counter| counter.side == side).cloned().collect()
}

/// The drawing that stands beside a number, if it has one.
pub fn look(counter: &Counter) -> Option<&'static str> {
    match counter.id {
        "coins" => Some(COIN),
        _ => None,
    }
}

/// The command points of a side as marks: how many there are, and how many of them are left; nothing without any.
pub fn command_marks(counters: &[Counter]) -> Vec<&'static str> {
    let value = |id: &str| counters.iter().find(|counter| counter.id == id).map(|counter| counter.value);
    let all = value("command").unwrap_or_default().clamp(0, 9);
    let left = value("command-left").unwrap_or(all);
    (0..all).map(|number| if number < left { COMMAND } else { COMMAND_SPENT }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use stolik_game::Message;

    #[test]
    fn spent_command_points_are_marked_as_such() {
        let counter = |id, value| Counter { side: None, id, label: Message::new("counter"), value };
        assert_eq!(command_marks(&[counter("pieces", 4)]), Vec::<&str>::new());
        assert_eq!(command_marks(&[counter("command", 2)]), [COMMAND, COMMAND]);
        let spent = [counter("command", 3), counter("command-left", 1)];
        assert_eq!(command_marks(&spent), [COMMAND, COMMAND_SPENT, COMMAND_SPENT]);
    }
}
