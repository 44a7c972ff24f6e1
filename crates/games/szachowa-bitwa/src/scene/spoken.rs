//! The board in words, a sentence a line: the ground, every piece with its field, the cards, the points, what is asked.

use crate::news::{special_news, specials_news};
use crate::scene::Stage;
use crate::scene::words::army_in_words;
use crate::{Battle, Cards, Colour, Draft, Kind, Scenario, Stage as Fighting};
use stolik_game::kit::spots;
use stolik_game::{Arg, Message, Millis};

impl Stage<'_> {
    pub fn spoken(&self) -> Vec<Message> {
        let mut lines = self.spoken_ground();
        let board = self.board();
        let shown = |colour: &Colour| self.own_board().is_none_or(|own| own == *colour);
        for colour in Colour::ALL.into_iter().filter(shown) {
            for kind in Kind::ALL {
                let fields = board.pieces(colour, kind);
                if !fields.is_empty() {
                    lines.push(
                        Message::new("szachowa-bitwa-spoken-pieces")
                            .with("side", colour)
                            .with("kind", kind)
                            .with("count", fields.len())
                            .with("fields", spots(fields.iter())),
                    );
                }
            }
            if board.of(colour).is_empty() {
                lines.push(Message::new("szachowa-bitwa-spoken-no-pieces").with("side", colour));
            }
        }
        if self.battle().is_none() {
            lines.extend(self.spoken_armies());
        }
        lines.extend(self.spoken_cards());
        lines.extend(self.battle().into_iter().flat_map(spoken_turn));
        lines.extend(self.spoken_clocks());
        lines.extend(self.spoken_draft());
        lines.extend(self.remarks());
        lines.extend(self.spoken_specials());
        lines.push(self.prompt());
        lines
    }

    fn spoken_ground(&self) -> Vec<Message> {
        let size = self.ground.size();
        let board = match self.own_board() {
            Some(colour) => Message::new("szachowa-bitwa-spoken-own-board").with("side", colour),
            None => Message::new("szachowa-bitwa-spoken-boards"),
        };
        let mut lines = vec![board.with("size", size).with("rows", 2 * size)];
        if !self.ground.has_river() {
            lines.push(Message::new("szachowa-bitwa-spoken-no-river"));
            return lines;
        }
        let bridges: Vec<Arg> = self.bridges().iter().map(|column| Arg::Text(column.to_string())).collect();
        let river = if bridges.is_empty() {
            Message::new("szachowa-bitwa-spoken-no-bridges")
        } else {
            let count = bridges.len();
            Message::new("szachowa-bitwa-spoken-bridges").with("count", count).with("columns", bridges)
        };
        lines.push(river);
        lines
    }

    /// The own army, bought or about to be.
    fn spoken_armies(&self) -> Option<Message> {
        let colour = self.player?;
        let army = self.army(colour)?;
        Some(army_in_words("szachowa-bitwa-spoken-army", colour, army))
    }

    fn spoken_cards(&self) -> Vec<Message> {
        let mut lines = Vec::new();
        for colour in Colour::ALL {
            if let Some(secret) = self.view.secret(colour) {
                let hand = secret.hand;
                let key = match (hand.is_empty(), self.player == Some(colour)) {
                    (true, true) => "szachowa-bitwa-spoken-no-hand",
                    (true, false) => "szachowa-bitwa-spoken-no-hand-of",
                    (false, true) => "szachowa-bitwa-spoken-hand",
                    (false, false) => "szachowa-bitwa-spoken-hand-of",
                };
                lines.push(with_cards(Message::new(key).with("side", colour), hand));
            }
        }
        if self.battle().is_none() {
            lines.extend(Colour::ALL.into_iter().filter_map(|colour| self.spoken_spying(colour)));
        }
        lines
    }

    /// What is left on the clocks (S-39).
    fn spoken_clocks(&self) -> Option<Message> {
        let [white, black] = self.battle()?.clocks.map(seconds_text);
        (self.game.options.scenario == Scenario::Clock)
            .then(|| Message::new("szachowa-bitwa-spoken-clocks").with("white", white).with("black", black))
    }

    /// The Special Cards that lie open in the fight that waits (S-33).
    fn spoken_specials(&self) -> Option<Message> {
        let battle = self.battle()?;
        match battle.fight?.stage {
            Fighting::Asked { .. } => None,
            Fighting::AttackerShown { card } => Some(special_news(battle.turn, card)),
            Fighting::Shown { cards } => Some(specials_news(cards)),
        }
    }

    /// The cards put aside for spying, as far as the viewer knows them.
    fn spoken_spying(&self, colour: Colour) -> Option<Message> {
        let open = &self.view.open;
        let begin = |key| Message::new(key).with("side", colour);
        let own = self.view.secret(colour).map(|secret| secret.bid);
        if let Some(cards) = open.bids.map(|bids| bids[colour.index()]).or(own.filter(|bid| !bid.is_empty()))
        {
            return Some(with_cards(begin("szachowa-bitwa-spoken-spying"), cards));
        }
        let count = open.bid_counts?[colour.index()];
        Some(begin("szachowa-bitwa-spoken-spying-number").with("count", count))
    }

    /// What is composed so far and does not stand on the board.
    fn spoken_draft(&self) -> Vec<Message> {
        let laid = self.laid.cards();
        let mut lines = Vec::new();
        if !laid.is_empty() {
            lines.push(with_cards(Message::new("szachowa-bitwa-spoken-laid"), laid));
        }
        if let Some(Draft::Train { training, .. }) = self.draft {
            lines.push(Message::new("szachowa-bitwa-spoken-training").with("points", training.points()));
        }
        lines
    }
}

fn with_cards(message: Message, cards: Cards) -> Message {
    message.with("count", cards.len()).with("cards", cards).with("sum", cards.sum())
}

/// Minutes and seconds, of which the last is begun.
fn seconds_text(clock: Millis) -> String {
    let seconds = clock.0.div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Whose turn it is, with the points left and the pieces used.
fn spoken_turn(battle: &Battle) -> Vec<Message> {
    let mut lines = vec![
        Message::new("szachowa-bitwa-spoken-turn")
            .with("side", battle.turn)
            .with("round", battle.rounds + 1)
            .with("left", battle.points)
            .with("points", battle.turn_points(battle.turn)),
    ];
    if let Some(in_use) = battle.in_use {
        lines.push(
            Message::new("szachowa-bitwa-spoken-in-use")
                .with("field", in_use.at)
                .with("moves", in_use.moves)
                .with("fights", in_use.fights),
        );
    }
    if !battle.used.is_empty() {
        lines.push(
            Message::new("szachowa-bitwa-spoken-used")
                .with("count", battle.used.len())
                .with("fields", spots(battle.used.iter())),
        );
    }
    lines
}
