//! Dice for two teams of two: roll and collect, or bank before a one takes it all.
//!
//! Seats 0 and 2 play against 1 and 3; either partner may act for the team. In its turn a team rolls at least once and
//! at most three times: a one ends the turn with nothing, other faces go into the pot, and banking adds the pot to the
//! score. What the die has shown nobody can undo. The articles are TD1 (banking), TD2 (rolling) and TD3 (the end after
//! so many turns).

use super::small::prelude::*;

const ROLLS: u8 = 3;

small_game! {
    /// The rules of team dice.
    TeamDice with TeamDiceOptions {
        /// The turns of each team.
        turns: 4 in 1..=20 by "TD3",
        /// The weight of the six; each other face has the weight 1.
        six: 1 in 1..=9 by "TD2",
    }
}

/// A moment of team dice; everybody knows all of it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The turns still to play.
    pub turns_left: u8,
    /// The side whose turn it is.
    pub side: u8,
    /// What each side has banked.
    pub scores: [i32; 2],
    /// What the turn has collected.
    pub pot: i32,
    /// The rolls of this turn.
    pub rolls: u8,
    /// Whether the die is in the air.
    pub rolling: bool,
}
numbers!(State { turns_left, side, scores, pot, rolls, rolling });

/// What a team can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Rolls the die.
    Roll,
    /// Takes the pot and ends the turn.
    Bank,
}

impl Touch for Action {
    const BUTTONS: &'static [&'static str] = &["roll", "bank"];

    fn spots(self) -> Vec<Spot> {
        vec![Spot::Button(self as u16)]
    }

    fn touched(spots: &[Spot]) -> Option<Action> {
        [Action::Roll, Action::Bank].into_iter().find(|action| action.spots() == spots)
    }
}

impl State {
    fn is_sound(&self, options: &TeamDiceOptions) -> bool {
        let may_roll = self.rolls < ROLLS || (self.rolls == ROLLS && !self.rolling);
        let in_range = self.scores.iter().chain([&self.pot]).all(|points| (0..1_000).contains(points));
        may_roll && in_range && self.side < 2 && self.turns_left <= 2 * options.turns
    }
}

impl Rules for TeamDice {
    small_rules!("team-dice", 4 seats, TeamDiceOptions, Action, Lot, Never);

    fn sides(&self) -> u8 {
        2
    }

    fn side_of(&self, seat: Seat) -> Side {
        Side(seat.0 % 2)
    }

    fn longest_game(&self) -> Option<u32> {
        let rolls_and_bank = 2 * u32::from(ROLLS) + 1;
        Some(2 * u32::from(self.options.turns) * rolls_and_bank)
    }

    fn start(&self) -> State {
        let turns_left = 2 * self.options.turns;
        State { turns_left, side: 0, scores: [0, 0], pot: 0, rolls: 0, rolling: false }
    }

    fn actor(&self, state: &State) -> Actor {
        match *state {
            State { turns_left: 0, .. } => Actor::Over,
            State { rolling: true, .. } => Actor::Chance,
            State { side, .. } => Actor::Any(Seats::only(Seat(side)).with(Seat(side + 2))),
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let standings = Standings::by_score(&state.scores);
        (state.turns_left == 0).then(|| Outcome::by_rules(standings, "all-turns", Article("TD3")))
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let actions = [Action::Roll, Action::Bank].into_iter();
        out.extend(actions.filter(|action| self.check(state, seat, action).is_ok()));
    }

    fn check(&self, state: &State, _: Seat, action: &Action) -> Result<(), SmallRefusal> {
        let refuse = |code, article| Err(SmallRefusal::new(code, article, action.spots()[0]));
        match action {
            Action::Roll if state.rolls == ROLLS => refuse("no-rolls-left", "TD2"),
            Action::Bank if state.rolls == 0 => refuse("nothing-to-bank", "TD1"),
            Action::Roll | Action::Bank => Ok(()),
        }
    }

    fn chances(&self, state: &State, out: &mut Vec<Weighted<Lot>>) {
        if self.actor(state) == Actor::Chance {
            let weight = |face| if face == 6 { self.options.six.into() } else { 1 };
            out.extend((1..=6).map(|face| Weighted { outcome: Lot(face), weight: weight(face) }));
        }
    }

    fn play_unchecked(&self, state: &mut State, &input: &InputOf<Self>) -> Effect {
        match input {
            Input::Act { action: Action::Roll, .. } => {
                state.rolling = true;
                return Effect::QUIET;
            }
            Input::Chance(Lot(face @ 2..)) => {
                state.pot += i32::from(face);
                state.rolls += 1;
                state.rolling = false;
                return Effect::REVEALED;
            }
            Input::Act { action: Action::Bank, .. } => state.scores[state.side as usize] += state.pot,
            Input::Chance(_) => {}
        }
        let (turns_left, side, scores) = (state.turns_left - 1, 1 - state.side, state.scores);
        *state = State { turns_left, side, scores, pot: 0, rolls: 0, rolling: false };
        Effect { revealed: matches!(input, Input::Chance(_)), turn_ended: true }
    }
}

small_notation!(TeamDice, Action, Lot, Action::BUTTONS);

impl Views for TeamDice {
    small_views!(());

    fn view(&self, state: &State, _: Viewer) -> State {
        state.clone()
    }

    fn observe(&self, _: &State, input: &InputOf<Self>, _: &State, _: Viewer) -> Self::Observation {
        Observed { input: *input, hidden: () }
    }

    fn update(&self, view: &mut State, observed: &Self::Observation) {
        self.play_unchecked(view, &observed.input);
    }

    fn sample_world<E: Entropy + ?Sized>(&self, view: &State, _: &mut E) -> State {
        view.clone()
    }
}

impl TeamDice {
    fn next_spots(&self, view: &State, seat: Seat, touched: &[Spot]) -> Vec<Spot> {
        let mut actions = Vec::new();
        self.legal(view, seat, &mut actions);
        if touched.is_empty() { actions.into_iter().flat_map(Action::spots).collect() } else { Vec::new() }
    }
}

small_choosing!(TeamDice, Action, "TD1");

impl Show for TeamDice {
    small_sides!();

    fn scene(&self, view: &State) -> Scene {
        score_board("team-dice-roll-or-bank", &view.scores, Action::BUTTONS)
    }
}
