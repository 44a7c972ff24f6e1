//! Who gets which change, and what that does to a hand (S-9).

use crate::progress::by_colour;
use crate::{Action, Cards, Change, Colour, Pending, Secret, State, SzachowaBitwa, Trained, change_of};
use stolik_game::{Input, InputOf};

impl SzachowaBitwa {
    /// The change that each player gets by this input, where one does (S-9).
    pub(crate) fn changes(&self, state: &State, input: &InputOf<SzachowaBitwa>) -> [Option<Cards>; 2] {
        let mut changes = [None; 2];
        let Input::Act { seat, action } = *input else { return changes };
        let by = Colour::of_seat(seat);
        match action {
            Action::Buy { army, paid } => {
                let pool = match self.options.change {
                    Change::Own => state.secrets[by.index()].bid,
                    Change::Shared => pool(&state.secrets, |secret| secret.bid),
                };
                changes[by.index()] = Some(change_of(pool, paid.sum().saturating_sub(army.cost())));
            }
            Action::Train { training, paid } => {
                if let Pending::Training { training: others, paid: paid_by_other } =
                    state.secrets[(!by).index()].pending
                {
                    let mine = paid.sum().saturating_sub(training.cost());
                    let theirs = paid_by_other.sum().saturating_sub(others.cost());
                    changes = self.training_changes(state, by_colour(by, mine, theirs)).map(Some);
                }
            }
            _ => {}
        }
        changes
    }

    /// The change of both for their trainings, for which so much too much was paid (S-9).
    fn training_changes(&self, state: &State, too_much: [u16; 2]) -> [Cards; 2] {
        match self.options.change {
            Change::Own => Colour::ALL
                .map(|colour| change_of(state.secrets[colour.index()].discards(), too_much[colour.index()])),
            Change::Shared => {
                let mut pool = pool(&state.secrets, Secret::put_down);
                let loser = !state.open.spying_winner().unwrap_or_default();
                let mut changes = [Cards::NONE; 2];
                for colour in [loser, !loser] {
                    let change = change_of(pool, too_much[colour.index()]);
                    pool = pool.minus(change).unwrap_or_default();
                    changes[colour.index()] = change;
                }
                changes
            }
        }
    }

    /// Both have committed their trainings: they are paid for, and the change is given.
    pub(crate) fn give_change(&self, state: &mut State) {
        let too_much = state.secrets.map(|secret| match secret.pending {
            Pending::Training { training, paid } => paid.sum().saturating_sub(training.cost()),
            _ => 0,
        });
        let changes = self.training_changes(state, too_much);
        for colour in Colour::ALL {
            state.secrets[colour.index()].train(changes[colour.index()]);
        }
    }
}

/// What lies aside of both players: what they put there, less the change given so far. With a shared pool one player's
/// change may be the other's cards.
fn pool(secrets: &[Secret; 2], put: impl Fn(&Secret) -> Cards) -> Cards {
    let [white, black] = secrets.each_ref().map(put);
    let given = secrets.each_ref().map(|secret| secret.purchase.map_or(Cards::NONE, |p| p.change));
    let all = white.plus(black).unwrap_or_default();
    given.into_iter().fold(all, |pool, change| pool.minus(change).unwrap_or(pool))
}

impl Secret {
    pub(crate) fn put_aside(&mut self, cards: Cards) {
        self.hand = self.hand.minus(cards).unwrap_or(self.hand);
        self.bid = self.bid.plus(cards).unwrap_or(self.bid);
    }

    /// The committed training is paid for.
    pub(crate) fn train(&mut self, change: Cards) {
        if let Pending::Training { training, paid } = std::mem::take(&mut self.pending) {
            self.training = Some(Trained { training, paid, change });
            self.pay(paid, change);
        }
    }

    pub(crate) fn pay(&mut self, paid: Cards, change: Cards) {
        let left = self.hand.minus(paid).unwrap_or(self.hand);
        self.hand = left.plus(change).unwrap_or(left);
    }

    /// What this player has put down before the training: for spying and for the army.
    pub(crate) fn put_down(&self) -> Cards {
        let paid = self.purchase.map_or(Cards::NONE, |purchase| purchase.paid);
        self.bid.plus(paid).unwrap_or(self.bid)
    }

    /// What of it still lies there, where change comes from the own cards.
    pub(crate) fn discards(&self) -> Cards {
        let change = self.purchase.map_or(Cards::NONE, |purchase| purchase.change);
        self.put_down().minus(change).unwrap_or_default()
    }
}
