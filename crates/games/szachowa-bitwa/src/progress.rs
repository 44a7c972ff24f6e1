//! How a game goes on: what an input tells everybody, and what that changes.
//!
//! An input is turned into an [`Event`], which is all that everybody learns from it; what lies open changes by the event
//! alone, and a player's secrets by the event, the own action and the own change. States and views go through the same
//! functions, so that a view updated by what its viewer observes is the view of the next state.

use crate::turn::Course;
use crate::{
    Action, Auction, Battle, Bidding, Board, CardValue, Cards, Change, Colour, Deployment, Ending, Event,
    Kind, Open, Order, Pending, Phase, Piece, Reveal, Scenario, Secret, SetupOrder, SpecialOrder, Stage,
    State, SzachowaBitwa, Training,
};
use stolik_game::{Effect, Input, InputOf, Millis, Passed};

impl SzachowaBitwa {
    /// How a game begins.
    pub(crate) fn start_of_game(&self) -> State {
        let order = self.first_order();
        let open = Open {
            phase: Phase::Camps(order),
            committed: [false; 2],
            camps: [None; 2],
            bridges: [None; 2],
            bid_counts: None,
            declared: None,
            bids: None,
            armies: [None; 2],
            spent: [Cards::NONE; 2],
            battle: None,
        };
        State { open, secrets: [Secret::START; 2] }
    }

    fn first_order(&self) -> Order {
        match self.options.setup_order {
            SetupOrder::Secret => Order::Together,
            SetupOrder::Open => Order::Now(Colour::White), // S-6
        }
    }

    /// What is on the clocks at first.
    pub(crate) fn full_clock(&self) -> Millis {
        match self.options.scenario {
            Scenario::Clock => Millis(u64::from(self.options.minutes) * 60_000),
            Scenario::Standard | Scenario::Rounds => Millis(0),
        }
    }

    /// Plays a legal input.
    #[inline]
    pub(crate) fn play_on(&self, state: &mut State, input: &InputOf<SzachowaBitwa>) -> Effect {
        let mut effect = match *input {
            // The commands of a battle are open to all and change nobody's secrets: most inputs of a search.
            Input::Act {
                seat,
                action:
                    action @ (Action::Step { .. }
                    | Action::Attack { .. }
                    | Action::Shoot { .. }
                    | Action::Finish
                    | Action::End),
            } => self.apply_action(&mut state.open, Colour::of_seat(seat), action),
            _ => self.play_event(state, input),
        };
        // With the end the cards are laid open.
        effect.revealed |= matches!(state.open.phase, Phase::Over(_));
        effect
    }

    fn play_event(&self, state: &mut State, input: &InputOf<SzachowaBitwa>) -> Effect {
        let event = self.event(state, input);
        if changes_secrets(&event) {
            let changes = self.changes(state, input);
            for colour in Colour::ALL {
                let own = match *input {
                    Input::Act { seat, action } if seat == colour.seat() => Some(action),
                    _ => None,
                };
                let secret = &mut state.secrets[colour.index()];
                learn(secret, &state.open, &event, own, changes[colour.index()]);
            }
        }
        self.apply(&mut state.open, &event)
    }

    /// What everybody learns from an input.
    pub(crate) fn event(&self, state: &State, input: &InputOf<SzachowaBitwa>) -> Event {
        match *input {
            Input::Act { seat, action } => {
                let by = Colour::of_seat(seat);
                match self.reveal(state, by, &action) {
                    Some(reveal) => Event::Committed { by, reveal },
                    None => Event::Acted { by, action },
                }
            }
            Input::Chance(draw) => Event::Drawn { draw },
            Input::Time(Passed { seat, elapsed }) => Event::Passed { by: Colour::of_seat(seat), elapsed },
        }
    }

    /// What comes out when a secret action is committed; nothing for actions that are open.
    fn reveal(&self, state: &State, by: Colour, action: &Action) -> Option<Reveal> {
        let open = &state.open;
        let complete = open.committed[(!by).index()];
        let other = state.secrets[(!by).index()].pending;
        let own = &state.secrets[by.index()];
        Some(match (open.phase, *action, other) {
            (Phase::Camps(Order::Now(_)) | Phase::Bridges(Order::Now(_)), ..) => return None,
            (Phase::Camps(_), Action::Camps(camps), Pending::Camps(others)) => {
                Reveal::Camps { camps: by_colour(by, camps, others) }
            }
            (Phase::Bridges(_), Action::Bridge(column), Pending::Bridge(others)) => {
                Reveal::Bridges { bridges: by_colour(by, column, others) }
            }
            (Phase::Bids(Auction::Initial), Action::Bid(cards), Pending::Bid(others)) => {
                let bids = by_colour(by, cards, others);
                match self.options.auction {
                    Bidding::Rounds => Reveal::Counts { counts: bids.map(Cards::len) }, // 2.6.5
                    Bidding::Sealed => Reveal::Bids { bids, added: cards.len() },
                }
            }
            (Phase::Bids(Auction::Turn(_)), Action::Bid(cards), _) => Reveal::Added { added: cards.len() },
            (Phase::Bids(Auction::Last(_)), Action::Bid(cards), _) => {
                let bid = own.bid.plus(cards).unwrap_or(own.bid);
                let bids = by_colour(by, bid, state.secrets[(!by).index()].bid);
                Reveal::Bids { bids, added: cards.len() }
            }
            (Phase::Purchase(_), Action::Buy { army, .. }, _) if open.spying_winner() != Some(by) => {
                Reveal::Army { army } // S-11
            }
            (Phase::Deployment, Action::Deploy(deployment), Pending::Deployment(others)) if complete => {
                let training = state.secrets.map(|secret| secret.training.map(|t| t.training));
                Reveal::Joined {
                    training: training.map(Option::unwrap_or_default),
                    deployments: by_colour(by, deployment, others),
                }
            }
            (Phase::Battle, Action::Special(card), other) => match self.options.special_order {
                SpecialOrder::AttackerFirst => return None, // S-33: openly
                SpecialOrder::Secret => match other {
                    Pending::Special(others) => Reveal::Special { cards: by_colour(by, card, others) },
                    _ => Reveal::Nothing,
                },
            },
            (Phase::Battle | Phase::Desertion { .. }, ..) => return None,
            _ => Reveal::Nothing,
        })
    }

    /// What changes in what lies open.
    pub(crate) fn apply(&self, open: &mut Open, event: &Event) -> Effect {
        match *event {
            Event::Acted { by, action } => self.apply_action(open, by, action),
            Event::Committed { by, reveal } => self.apply_commit(open, by, reveal),
            Event::Drawn { draw } => {
                let Some(battle) = &mut open.battle else { return Effect::QUIET };
                let course = self.decide(battle, draw);
                Effect { revealed: true, turn_ended: open.follow(course) }
            }
            Event::Passed { by, elapsed } => pass_time(open, by, elapsed),
        }
    }

    #[inline]
    fn apply_action(&self, open: &mut Open, by: Colour, action: Action) -> Effect {
        let ground = self.ground(open);
        match action {
            Action::Camps(camps) => {
                open.camps[by.index()] = Some(camps);
                open.phase = match by {
                    Colour::White => Phase::Camps(Order::Now(Colour::Black)),
                    Colour::Black => self.after_camps(),
                };
                Effect { revealed: true, turn_ended: true }
            }
            Action::Bridge(column) => {
                open.bridges[by.index()] = Some(column);
                open.phase = match by {
                    Colour::White => Phase::Bridges(Order::Now(Colour::Black)),
                    Colour::Black => Phase::Bids(Auction::Initial),
                };
                Effect { revealed: true, turn_ended: true }
            }
            Action::Special(card) => {
                open.show_special(by, card);
                Effect::REVEALED
            }
            Action::Desert(field) => {
                let Some(battle) = &mut open.battle else { return Effect::QUIET };
                battle.board.clear(field.alone());
                battle.used -= field.alone();
                if let Phase::Desertion { fallen, left } = open.phase {
                    open.phase = desertion(battle, fallen, left - 1);
                }
                let over = matches!(open.phase, Phase::Over(_));
                Effect { revealed: false, turn_ended: over }
            }
            _ => {
                let Some(battle) = &mut open.battle else { return Effect::QUIET };
                let course = self.act(ground, battle, action);
                Effect { revealed: false, turn_ended: open.follow(course) }
            }
        }
    }

    fn after_camps(&self) -> Phase {
        match (self.options.river, self.first_order()) {
            (true, order) => Phase::Bridges(order),
            (false, _) => Phase::Bids(Auction::Initial), // S-3: no bridges without a river
        }
    }

    fn apply_commit(&self, open: &mut Open, by: Colour, reveal: Reveal) -> Effect {
        let mut committed = open.committed;
        committed[by.index()] = true;
        let complete = committed == [true; 2];
        open.committed = [false; 2];
        let on = Effect { revealed: true, turn_ended: true };
        match reveal {
            Reveal::Nothing => return self.apply_silent_commit(open, by, committed, complete),
            Reveal::Camps { camps } => {
                open.camps = camps.map(Some);
                open.phase = self.after_camps();
            }
            Reveal::Bridges { bridges } => {
                open.bridges = bridges.map(Some);
                open.phase = Phase::Bids(Auction::Initial);
            }
            Reveal::Counts { counts } => {
                open.bid_counts = Some(counts);
                open.phase = Phase::Bids(Auction::Turn(Colour::White)); // S-7
            }
            Reveal::Added { added } => {
                open.add_to_count(by, added);
                open.phase = Phase::Bids(if added == 0 {
                    open.declared = Some(by);
                    Auction::Last(!by)
                } else {
                    Auction::Turn(!by)
                });
            }
            Reveal::Bids { bids, .. } => {
                open.bids = Some(bids);
                open.bid_counts = Some(bids.map(Cards::len));
                open.phase = Phase::Purchase(!open.spying_winner().unwrap_or_default());
            }
            Reveal::Army { army } => {
                open.armies[by.index()] = Some(army);
                open.phase = Phase::Purchase(!by);
            }
            Reveal::Joined { training, deployments } => {
                open.armies = deployments.map(|deployment| Some(deployment.army()));
                self.join(open, training, &deployments);
            }
            Reveal::Special { cards } => {
                for colour in Colour::ALL {
                    open.spend_special(colour, cards[colour.index()]);
                }
                if let Some(fight) = open.battle.as_mut().and_then(|battle| battle.fight.as_mut()) {
                    fight.stage = Stage::Shown { cards };
                }
                return Effect::REVEALED;
            }
        }
        on
    }

    /// A commit by which nothing comes out: the winner's purchase, a training, or the first of two.
    fn apply_silent_commit(
        &self,
        open: &mut Open,
        by: Colour,
        committed: [bool; 2],
        complete: bool,
    ) -> Effect {
        // With a shared pool the own change tells of what the other has paid.
        let revealed = self.options.change == Change::Shared;
        match open.phase {
            Phase::Purchase(_) => {
                open.phase = Phase::Training;
                Effect { revealed, turn_ended: true }
            }
            Phase::Training if complete => {
                open.phase = Phase::Deployment;
                Effect { revealed, turn_ended: true }
            }
            Phase::Battle => {
                if let Some(fight) = open.battle.as_mut().and_then(|battle| battle.fight.as_mut()) {
                    let mut answered = [false; 2];
                    answered[by.index()] = true;
                    fight.stage = Stage::Asked { answered };
                }
                Effect::QUIET
            }
            _ => {
                open.committed = committed;
                Effect::QUIET
            }
        }
    }

    /// The boards are joined and the battle begins (V, VI).
    fn join(&self, open: &mut Open, training: [Training; 2], deployments: &[Deployment; 2]) {
        let mut board = Board::default();
        for colour in Colour::ALL {
            for (kind, field) in deployments[colour.index()].iter() {
                board.put(field, Piece { colour, kind });
            }
            for field in open.camp_fields(colour).iter() {
                board.put(field, Piece { colour, kind: Kind::Camp });
            }
        }
        let [white, black] = training.map(Training::points);
        let first = match white.cmp(&black) {
            std::cmp::Ordering::Greater => Colour::White,
            std::cmp::Ordering::Less => Colour::Black,
            std::cmp::Ordering::Equal => !open.spying_winner().unwrap_or_default(), // VI: the loser of the spying
        };
        let mut battle = Battle::new(board, first, training);
        battle.clocks = [self.full_clock(); 2];
        battle.begin_turn();
        // With king_is_army=no who has bought nothing has no troops from the first (S-35).
        open.phase = self.loss(&battle).map_or(Phase::Battle, Phase::Over);
        open.battle = Some(battle);
    }
}

/// What changes in a player's secrets: by what everybody learns, by the own action, and by the change that is given.
pub(crate) fn learn(
    secret: &mut Secret,
    open: &Open,
    event: &Event,
    own: Option<Action>,
    change: Option<Cards>,
) {
    match own {
        Some(Action::Camps(camps)) => secret.pending = Pending::Camps(camps),
        Some(Action::Bridge(column)) => secret.pending = Pending::Bridge(column),
        Some(Action::Bid(cards)) if open.phase == Phase::Bids(Auction::Initial) => {
            secret.pending = Pending::Bid(cards);
        }
        Some(Action::Bid(cards)) => secret.put_aside(cards),
        Some(Action::Buy { army, paid }) => secret.buy(army, paid, change.unwrap_or_default()),
        Some(Action::Train { training, paid }) => {
            secret.pending = Pending::Training { training, paid };
        }
        Some(Action::Deploy(deployment)) => secret.pending = Pending::Deployment(deployment),
        Some(Action::Special(card)) => secret.pending = Pending::Special(card),
        _ => {}
    }
    let turned_up = match event {
        Event::Committed { reveal, by } => match reveal {
            Reveal::Nothing => {
                open.phase == Phase::Training && open.committed[(!*by).index()] // both have now
            }
            Reveal::Added { .. } | Reveal::Army { .. } => false,
            _ => true,
        },
        Event::Acted { .. } => true,
        Event::Passed { by, elapsed } => {
            if open.battle.is_some_and(|battle| battle.clocks[by.index()] <= *elapsed) {
                secret.pending = Pending::Nothing; // The clock has fallen, and nobody fights on.
            }
            false
        }
        Event::Drawn { .. } => false,
    };
    if !turned_up {
        return;
    }
    match std::mem::take(&mut secret.pending) {
        Pending::Bid(cards) => secret.put_aside(cards),
        pending @ Pending::Training { .. } => {
            secret.pending = pending;
            secret.train(change.unwrap_or_default());
        }
        Pending::Special(Some(card)) => secret.hand = secret.hand.without(card),
        _ => {}
    }
}

/// Time passes on a clock; when it falls, the other makes pieces desert (S-39).
fn pass_time(open: &mut Open, by: Colour, elapsed: Millis) -> Effect {
    let Some(battle) = &mut open.battle else { return Effect::QUIET };
    let clock = &mut battle.clocks[by.index()];
    clock.0 = clock.0.saturating_sub(elapsed.0);
    if clock.0 > 0 {
        return Effect::QUIET;
    }
    (battle.fight, battle.in_use) = (None, None);
    battle.turn = !by; // Who makes pieces desert.
    battle.begin_turn();
    let minutes = battle.clocks[(!by).index()].0.div_ceil(60_000);
    open.phase = desertion(battle, by, u8::try_from(minutes).unwrap_or(u8::MAX));
    Effect::TURN_ENDED
}

/// A pair by colour, from this player's and the other's.
pub(crate) fn by_colour<T>(by: Colour, own: T, other: T) -> [T; 2] {
    match by {
        Colour::White => [own, other],
        Colour::Black => [other, own],
    }
}

/// Only commits and Special Cards change what players know for themselves.
#[inline]
fn changes_secrets(event: &Event) -> bool {
    match event {
        Event::Committed { .. } | Event::Passed { .. } => true,
        Event::Acted { action, .. } => {
            matches!(action, Action::Camps(_) | Action::Bridge(_) | Action::Special(_))
        }
        Event::Drawn { .. } => false,
    }
}

/// So many pieces are still to desert, as far as there are so many; with none the score decides (S-39).
pub(crate) fn desertion(battle: &Battle, fallen: Colour, left: u8) -> Phase {
    let there = crate::game::deserters(battle, !fallen).len() as u8;
    match left.min(there) {
        0 => Phase::Over(Ending::Clock(fallen)),
        left => Phase::Desertion { fallen, left },
    }
}

impl Open {
    fn follow(&mut self, course: Course) -> bool {
        if let Some(ending) = course.ending {
            self.phase = Phase::Over(ending);
        }
        course.turn_ended || course.ending.is_some()
    }

    fn add_to_count(&mut self, by: Colour, number: u8) {
        if let Some(counts) = &mut self.bid_counts {
            counts[by.index()] += number;
        }
    }

    /// A Special Card is lost with its use.
    fn spend_special(&mut self, by: Colour, card: Option<CardValue>) {
        let spent = &mut self.spent[by.index()];
        *spent = card.map_or(*spent, |card| spent.with(card));
    }

    /// A Special Card is put openly, the attacker's first (S-33).
    fn show_special(&mut self, by: Colour, card: Option<CardValue>) {
        self.spend_special(by, card);
        let Some(battle) = &mut self.battle else { return };
        let Some(fight) = &mut battle.fight else { return };
        fight.stage = match fight.stage {
            Stage::AttackerShown { card: attackers } => {
                Stage::Shown { cards: by_colour(battle.turn, attackers, card) }
            }
            _ => Stage::AttackerShown { card },
        };
    }
}
