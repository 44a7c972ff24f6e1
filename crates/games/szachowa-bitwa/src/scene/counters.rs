//! Numbers beside the board.

use crate::scene::Stage;
use crate::{Battle, Colour, Draft, Kind, Phase, Scenario, Use};
use stolik_game::scene::Counter;

impl Stage<'_> {
    pub fn counters(&self) -> Vec<Counter> {
        let mut counters = self.whole_game();
        for colour in Colour::ALL {
            match self.battle() {
                Some(battle) => self.battle_counters(battle, colour, &mut counters),
                None => self.set_up_counters(colour, &mut counters),
            }
        }
        counters
    }

    /// The round, and what is left of the piece in use.
    fn whole_game(&self) -> Vec<Counter> {
        let Some(battle) = self.battle() else { return Vec::new() };
        let options = &self.game.options;
        let whole = |id, key, value: u16| Counter::new(None, id, key, value);
        let mut counters = Vec::new();
        if options.scenario == Scenario::Rounds {
            // After the end the last round is still the last.
            let now = (battle.rounds + 1).min(options.rounds);
            let round = whole("round", "szachowa-bitwa-counter-round-of", now);
            counters.push(Counter { label: round.label.with("of", options.rounds), ..round });
        } else {
            counters.push(whole("round", "szachowa-bitwa-counter-round", battle.rounds + 1));
        }
        if let Some(Use { moves, fights, .. }) = battle.in_use {
            counters.push(whole("moves-left", "szachowa-bitwa-counter-moves-left", moves.into()));
            counters.push(whole("fights-left", "szachowa-bitwa-counter-fights-left", fights.into()));
        }
        if let Phase::Desertion { left, .. } = self.view.open.phase {
            counters.push(whole("deserters", "szachowa-bitwa-counter-deserters", left.into()));
        }
        counters
    }

    /// The purse and what a draft spends, the spying cards, the army as far as it is known.
    fn set_up_counters(&self, colour: Colour, counters: &mut Vec<Counter>) {
        let mut add = |id, key, value: i64| counters.push(Counter::new(Some(colour.side()), id, key, value));
        if let Some(secret) = self.view.secret(colour) {
            let purse = secret.hand.sum();
            add("purse", "szachowa-bitwa-counter-purse", purse.into());
            let draft = self.draft.filter(|_| self.player == Some(colour));
            if let Some((cost, _)) = draft.and_then(|draft| draft.purchase()) {
                add("cost", "szachowa-bitwa-counter-cost", cost.into());
                add("left", "szachowa-bitwa-counter-left", i64::from(purse) - i64::from(cost));
            }
            let training = match draft {
                Some(Draft::Train { training, .. }) => Some(training),
                _ => secret.training.map(|trained| trained.training),
            };
            if let Some(training) = training {
                add("command", "szachowa-bitwa-counter-command", training.points().into());
            }
        }
        if let Some(counts) = self.view.open.bid_counts {
            add("bid-cards", "szachowa-bitwa-counter-bid-cards", counts[colour.index()].into());
        }
        if let Some(bids) = self.view.open.bids {
            add("bid", "szachowa-bitwa-counter-bid", bids[colour.index()].sum().into());
        }
        if let Some(army) = self.army(colour) {
            for kind in Kind::TROOPS {
                let (id, key) = of_kind(kind);
                add(id, key, army.count(kind).into());
            }
        }
    }

    /// What is left of a player in the battle.
    fn battle_counters(&self, battle: &Battle, colour: Colour, counters: &mut Vec<Counter>) {
        let board = &battle.board;
        let mut add = |id, key, value: i64| counters.push(Counter::new(Some(colour.side()), id, key, value));
        let pieces = board.of(colour) - board.kind(Kind::Camp);
        add("pieces", "szachowa-bitwa-counter-pieces", pieces.len().into());
        add("command", "szachowa-bitwa-counter-command", battle.turn_points(colour).into());
        if battle.turn == colour && self.view.open.phase == Phase::Battle {
            add("command-left", "szachowa-bitwa-counter-command-left", battle.points.into());
        }
        add("camps", "szachowa-bitwa-counter-camps", board.camps(colour).into());
        for kind in Kind::TROOPS {
            let (id, key) = of_kind(kind);
            add(id, key, board.pieces(colour, kind).len().into());
        }
        if self.game.options.scenario != Scenario::Standard {
            add("score", "szachowa-bitwa-counter-score", board.score(colour).into());
        }
        if self.game.options.scenario == Scenario::Clock {
            let minutes = battle.clocks[colour.index()].0.div_ceil(60_000);
            add("minutes", "szachowa-bitwa-counter-minutes", i64::try_from(minutes).unwrap_or(i64::MAX));
        }
        if let Some(secret) = self.view.secret(colour) {
            add("special", "szachowa-bitwa-counter-special", secret.hand.len().into());
        }
        let used = self.view.open.spent[colour.index()].len();
        if used > 0 {
            add("special-used", "szachowa-bitwa-counter-special-used", used.into());
        }
    }
}

/// Name and words of the counter of a kind.
const fn of_kind(kind: Kind) -> (&'static str, &'static str) {
    match kind {
        Kind::Pawn => ("pawns", "szachowa-bitwa-counter-pawns"),
        Kind::Knight => ("knights", "szachowa-bitwa-counter-knights"),
        Kind::Pikemen => ("pikemen", "szachowa-bitwa-counter-pikemen"),
        Kind::Crossbowmen => ("crossbowmen", "szachowa-bitwa-counter-crossbowmen"),
        Kind::King => ("king", "szachowa-bitwa-counter-king"),
        Kind::Camp => ("camps", "szachowa-bitwa-counter-camps"),
    }
}
