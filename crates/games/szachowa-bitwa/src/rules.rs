//! Szachowa Bitwa as a game of Stolik: the rules.

use crate::payment::{count_payments, each_payment};
use crate::{
    Action, Army, Camps, CardValue, Cards, Colour, Column, Deployment, Draw, Drawn, Fields, Kind, Options,
    Phase, Refusal, Scenario, Setup, SetupFault, Stage, State, SzachowaBitwa, Task, Training,
};
use std::ops::ControlFlow;
use stolik_game::{
    Actor, Asks, Effect, Entropy, Faults, InputOf, OptionFault, Outcome, Passed, Rules, Seat, Seats, Timed,
    Weighted,
};

impl Rules for SzachowaBitwa {
    const ID: &'static str = "szachowa-bitwa";
    const VERSION: u16 = 1;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Chance = Draw;
    type Time = Passed;
    type Refusal = Refusal;
    type Setup = Setup;
    type Fault = SetupFault;

    fn new(options: Options) -> Result<SzachowaBitwa, Faults<OptionFault>> {
        let faults = stolik_game::Options::clashes(&options);
        Faults::none_or(faults, SzachowaBitwa { options })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        2
    }

    /// A turn has at most six uses; the longest is that of knights who attack twice: four actions, and for each fight two
    /// answers and a draw. With clocks there is no bound (2.6.8).
    fn longest_game(&self) -> Option<u32> {
        const SET_UP: u32 = 60; // 4 for camps and bridges, 40 for bids, 6 for the rest
        const TURN: u32 = 6 * 10 + 1;
        let rounds = match self.options.scenario {
            Scenario::Standard => self.options.round_cap,
            Scenario::Rounds => self.options.rounds,
            Scenario::Clock => return None,
        };
        Some(SET_UP + u32::from(rounds) * 2 * TURN)
    }

    fn start(&self) -> State {
        self.start_of_game()
    }

    fn set_up(&self, setup: &Setup) -> Result<State, Faults<SetupFault>> {
        setup.validate(self)
    }

    fn setup_of(&self, state: &State) -> Setup {
        Setup::of(state)
    }

    #[inline]
    fn actor(&self, state: &State) -> Actor {
        self.actor_of(&state.open)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let Phase::Over(ending) = state.open.phase else { return None };
        let board = state.open.battle.map(|battle| battle.board).unwrap_or_default();
        Some(self.outcome_of(ending, &board))
    }

    fn asks(&self, state: &State, seat: Seat) -> Asks {
        match self.task(&state.open, Colour::of_seat(seat)) {
            Some(Task::Command | Task::GoOn(_) | Task::Special | Task::Desert) | None => Asks::Listed,
            Some(_) => Asks::Composed,
        }
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let colour = Colour::of_seat(seat);
        self.check_known(&state.open, state.secret(colour), colour, action)
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let colour = Colour::of_seat(seat);
        self.each_legal(&state.open, state.secret(colour), colour, |action| out.push(action));
    }

    fn count(&self, state: &State, seat: Seat) -> u64 {
        let (colour, mut count) = (Colour::of_seat(seat), 0);
        self.each_legal(&state.open, state.secret(colour), colour, |_| count += 1);
        count
    }

    /// In the battle a piece that can be used, or the end of the turn, with equal chances; then one of its actions.
    /// Before it: any camps, bridge, affordable army, training and deployment, and any allowed payment; of the cards a
    /// quarter is put aside for spying, more in half of the turns.
    fn random<E: Entropy + ?Sized>(&self, state: &State, seat: Seat, entropy: &mut E) -> Option<Action> {
        let colour = Colour::of_seat(seat);
        let (open, secret) = (&state.open, state.secret(colour));
        let ground = self.ground(open);
        Some(match self.task(open, colour)? {
            Task::Command | Task::GoOn(_) => return self.random_command(state, entropy),
            Task::Camps => random_camps(ground.board_of(colour), entropy)?,
            Task::Bridge => Action::Bridge(Column::new(entropy.below(self.size().into()) as u8 + 1)?),
            Task::AddOrDeclare | Task::AddLast if entropy.below(2) == 0 => Action::Bid(Cards::NONE),
            Task::Bid | Task::AddOrDeclare | Task::AddLast => Action::Bid(quarter(secret.hand, entropy)),
            Task::Buy => {
                let army = random_army(secret.hand, entropy)?;
                Action::Buy { army, paid: random_payment(secret.hand, army.cost(), entropy)? }
            }
            Task::Train => {
                let training = random_training(secret.hand, entropy)?;
                Action::Train { training, paid: random_payment(secret.hand, training.cost(), entropy)? }
            }
            Task::Deploy => {
                let free = ground.board_of(colour) - open.camp_fields(colour);
                Action::Deploy(random_deployment(secret.army(), free, entropy)?)
            }
            Task::Special => {
                let values = secret.hand.values().count();
                let card = secret.hand.values().nth(entropy.index(values + 1));
                Action::Special(card)
            }
            Task::Desert => {
                let there = crate::game::deserters(open.battle.as_ref()?, colour);
                Action::Desert(there.nth(entropy.below(there.len().into()) as u32)?)
            }
        })
    }

    fn chances(&self, state: &State, out: &mut Vec<Weighted<Draw>>) {
        let Some((attacker, defender)) = self.awaited_cards(state) else { return };
        for attacker in Drawn::all(attacker) {
            out.extend(Drawn::all(defender).map(|defender| Weighted {
                outcome: Draw { attacker, defender },
                weight: attacker.weight() * defender.weight(),
            }));
        }
    }

    fn chance_weight(&self, state: &State, outcome: &Draw) -> Option<u32> {
        let (attacker, defender) = self.awaited_cards(state)?;
        let right = outcome.attacker.len() == attacker && outcome.defender.len() == defender;
        right.then(|| outcome.attacker.weight() * outcome.defender.weight())
    }

    fn draw<E: Entropy + ?Sized>(&self, state: &State, entropy: &mut E) -> Option<Draw> {
        let (attacker, defender) = self.awaited_cards(state)?;
        Some(Draw { attacker: Drawn::random(attacker, entropy), defender: Drawn::random(defender, entropy) })
    }

    #[inline]
    fn play_unchecked(&self, state: &mut State, input: &InputOf<SzachowaBitwa>) -> Effect {
        self.play_on(state, input)
    }

    /// No position is called repeated by the rules; this is the moment without the counts of rounds and the clocks.
    fn repetition_hash(&self, state: &State) -> u64 {
        crate::hash::of_moment(state)
    }

    fn transposition_hash(&self, state: &State) -> u64 {
        crate::hash::of_state(state)
    }
}

impl Timed for SzachowaBitwa {
    /// Who is awaited in the battle (S-39): nobody can burn the other's time by not answering.
    fn watched(&self, state: &State) -> Seats {
        match (self.options.scenario, state.open.phase) {
            (Scenario::Clock, Phase::Battle) => self.awaited(&state.open),
            _ => Seats::NONE,
        }
    }
}

impl SzachowaBitwa {
    /// How many cards the attacker and the defender draw, if they are to be drawn now.
    fn awaited_cards(&self, state: &State) -> Option<(u8, u8)> {
        let open = &state.open;
        let fight = open.battle.as_ref()?.fight?;
        let drawn = open.phase == Phase::Battle && matches!(fight.stage, Stage::Shown { .. });
        drawn.then(|| self.fight_cards(open)).flatten()
    }

    #[inline]
    fn random_command<E: Entropy + ?Sized>(&self, state: &State, entropy: &mut E) -> Option<Action> {
        let battle = state.open.battle.as_ref()?;
        let ground = self.ground(&state.open);
        let mut pieces = battle.usable();
        loop {
            let chosen = entropy.below(u64::from(pieces.len()) + 1) as u32;
            let Some(piece) = pieces.nth(chosen) else { return Some(battle.end_of_use()) };
            let mut picked = None;
            let mut seen = 0;
            self.each_move(ground, battle, piece, |action| {
                seen += 1;
                if entropy.below(seen) == 0 {
                    picked = Some(action);
                }
            });
            if picked.is_some() {
                return picked;
            }
            pieces.remove(piece);
        }
    }
}

/// Two different fields of a board.
fn random_camps<E: Entropy + ?Sized>(mut board: Fields, entropy: &mut E) -> Option<Action> {
    let one = random_field(&mut board, entropy)?;
    let other = random_field(&mut board, entropy)?;
    Camps::new(one, other).map(Action::Camps)
}

/// Takes any field out of a set.
pub(crate) fn random_field<E: Entropy + ?Sized>(
    fields: &mut Fields,
    entropy: &mut E,
) -> Option<crate::field::Field> {
    if fields.is_empty() {
        return None;
    }
    let field = fields.nth(entropy.below(fields.len().into()) as u32)?;
    fields.remove(field);
    Some(field)
}

/// Each card with a chance of one in four.
fn quarter<E: Entropy + ?Sized>(hand: Cards, entropy: &mut E) -> Cards {
    hand.iter().filter(|_| entropy.below(4) == 0).collect()
}

/// Any army that the hand can pay.
pub(crate) fn random_army<E: Entropy + ?Sized>(hand: Cards, entropy: &mut E) -> Option<Army> {
    let points = hand.sum();
    let affordable = Army::affordable(points).count();
    Army::affordable(points).nth(entropy.index(affordable))
}

/// Any training that the hand can pay.
pub(crate) fn random_training<E: Entropy + ?Sized>(hand: Cards, entropy: &mut E) -> Option<Training> {
    let affordable = affordable_trainings(hand);
    Training::new(entropy.below(affordable) as u8)
}

/// How many trainings the hand can pay, none included: always the cheapest ones.
pub(crate) fn affordable_trainings(hand: Cards) -> u64 {
    Training::all().filter(|training| training.cost() <= hand.sum()).count() as u64
}

/// Any allowed payment (S-9).
pub(crate) fn random_payment<E: Entropy + ?Sized>(hand: Cards, cost: u16, entropy: &mut E) -> Option<Cards> {
    let number = count_payments(hand, cost);
    if number == 0 {
        return None;
    }
    let mut before = entropy.below(number);
    let mut picked = None;
    each_payment(hand, cost, |paid| {
        if before == 0 {
            picked = Some(paid);
            return ControlFlow::Break(());
        }
        before -= 1;
        ControlFlow::Continue(())
    });
    picked
}

/// Any deployment of an army on these fields.
pub(crate) fn random_deployment<E: Entropy + ?Sized>(
    army: Army,
    mut free: Fields,
    entropy: &mut E,
) -> Option<Deployment> {
    let pieces =
        Kind::DEPLOYED.into_iter().flat_map(|kind| std::iter::repeat_n(kind, army.count(kind).into()));
    Deployment::new(pieces.filter_map(|kind| Some((kind, random_field(&mut free, entropy)?))))
}

impl Drawn {
    /// So many of the eight cards, all sets of cards equally likely.
    fn random<E: Entropy + ?Sized>(number: u8, entropy: &mut E) -> Drawn {
        let mut counts = [0u8; 4];
        let mut left = [2u8; 4];
        for taken in 0..number {
            let mut ticket = entropy.below(u64::from(8 - taken)) as u8;
            for face in 0..4 {
                if ticket < left[face] {
                    left[face] -= 1;
                    counts[face] += 1;
                    break;
                }
                ticket -= left[face];
            }
        }
        Drawn::new(counts).unwrap_or_default()
    }
}

/// A Special Card as a value, none being 0.
pub(crate) fn special_code(card: Option<CardValue>) -> u64 {
    card.map_or(0, |card| u64::from(card.get()))
}
