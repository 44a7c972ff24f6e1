//! Validating a setup: everything that is wrong with it at once.

use crate::progress::{by_colour, desertion, learn};
use crate::{
    Auction, Battle, Bidding, Board, Camps, Cards, Change, Clock, Colour, Decision, Event, Fight, GoingOn,
    Ground, Hop, Kind, KingDeath, Order, Paid, Pending, Phase, Piece, Reveal, Scenario, Setup, SetupFault,
    SetupOrder, Shown, SideSetup, SpecialOrder, Stage, State, SzachowaBitwa, Training, Variant, Whose,
};
use stolik_game::{Actor, Faults, Millis, Rules as _};

/// What a validation has found so far.
struct Check<'a> {
    game: &'a SzachowaBitwa,
    setup: &'a Setup,
    faults: Vec<SetupFault>,
}

impl Setup {
    /// The state it describes, or everything that is wrong with it.
    pub(crate) fn validate(&self, game: &SzachowaBitwa) -> Result<State, Faults<SetupFault>> {
        let mut check = Check { game, setup: self, faults: Vec::new() };
        let mut state = game.start();
        check.nothing_out_of_place();
        check.bridges(&mut state);
        match self.going_on {
            GoingOn::Battle(turn) => check.battle(&mut state, turn),
            GoingOn::Desert { fallen, .. } => check.battle(&mut state, !fallen),
            _ => check.before_battle(&mut state),
        }
        Faults::none_or(check.faults, state)
    }
}

/// How far a game has come before the battle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Reached {
    Camps,
    Bridges,
    Bids,
    Buying,
    Training,
    Deployment,
    Battle,
}

impl Check<'_> {
    fn fault(&mut self, fault: SetupFault) {
        if !self.faults.contains(&fault) {
            self.faults.push(fault);
        }
    }

    fn out_of_place(&mut self, word: &'static str, of: Option<Colour>) {
        self.fault(SetupFault::OutOfPlace(word, Whose(of)));
    }

    fn side(&self, colour: Colour) -> &SideSetup {
        &self.setup.sides[colour.index()]
    }

    fn reached(&self) -> Reached {
        match self.setup.going_on {
            GoingOn::Camps(_) => Reached::Camps,
            GoingOn::Bridges(_) => Reached::Bridges,
            GoingOn::Bids(_) => Reached::Bids,
            GoingOn::Buy(_) => Reached::Buying,
            GoingOn::Train => Reached::Training,
            GoingOn::Deploy => Reached::Deployment,
            GoingOn::Battle(_) | GoingOn::Desert { .. } => Reached::Battle,
        }
    }

    /// Whether a player has already chosen openly what is chosen now.
    fn chosen_first(&self, colour: Colour) -> bool {
        matches!(
            self.setup.going_on,
            GoingOn::Camps(Order::Now(Colour::Black)) | GoingOn::Bridges(Order::Now(Colour::Black))
        ) && colour == Colour::White
    }

    /// Words that mean nothing at this point of a game.
    fn nothing_out_of_place(&mut self) {
        let setup = self.setup;
        let reached = self.reached();
        let battle = reached == Reached::Battle;
        let open = self.game.options.setup_order == SetupOrder::Open;
        let whole = [
            ("declared", setup.declared.is_some() && (battle || reached < Reached::Bids)),
            ("points", setup.points.is_some() && !battle),
            ("first", setup.first.is_some() && !battle),
            ("used", !setup.used.is_empty() && !matches!(setup.going_on, GoingOn::Battle(_))),
            ("use", setup.in_use.is_some() && !matches!(setup.going_on, GoingOn::Battle(_))),
            ("fight", setup.fight.is_some() && !matches!(setup.going_on, GoingOn::Battle(_))),
            ("rounds", setup.rounds > 0 && !battle),
            ("quiet", setup.quiet > 0 && !battle),
            ("removed", setup.removed && !battle),
        ];
        for (word, _) in whole.into_iter().filter(|(_, wrong)| *wrong) {
            self.out_of_place(word, None);
        }
        for colour in Colour::ALL {
            let side = self.side(colour);
            let chosen = self.chosen_first(colour);
            let clock = self.game.options.scenario == Scenario::Clock && battle;
            let words = [
                ("pieces", !side.pieces.is_empty() && !battle),
                ("camps", !side.camps.is_empty() && (battle || (reached == Reached::Camps && !chosen))),
                ("king", side.king.is_some() && !battle),
                ("cards", !side.cards.is_empty() && !battle),
                ("spent", !side.spent.is_empty() && !battle),
                ("bid", !side.bid.is_empty() && (battle || reached < Reached::Bids)),
                ("army", side.army.is_some() && (battle || reached < Reached::Buying)),
                ("trained", side.trained.is_some() && reached != Reached::Deployment),
                ("clock", side.clock.is_some() && !clock),
            ];
            for (word, _) in words.into_iter().filter(|(_, wrong)| *wrong) {
                self.out_of_place(word, Some(colour));
            }
        }
        let said_open = match setup.going_on {
            GoingOn::Camps(order) | GoingOn::Bridges(order) => (order != Order::Together) != open,
            _ => false,
        };
        if said_open {
            self.fault(SetupFault::WrongOrder);
        }
        if reached == Reached::Bridges && !self.game.options.river {
            self.fault(SetupFault::NoRiver);
        }
    }

    /// Bridges are there exactly where there is a river and they have been chosen.
    fn bridges(&mut self, state: &mut State) {
        let reached = self.reached();
        for colour in Colour::ALL {
            let expected = self.game.options.river
                && (reached > Reached::Bridges || (reached == Reached::Bridges && self.chosen_first(colour)));
            let bridge = self.side(colour).bridge;
            match bridge {
                Some(column) if column.number() > self.game.size() => {
                    self.fault(SetupFault::BridgeOffBoard(column));
                }
                Some(_) if !self.game.options.river => self.fault(SetupFault::NoRiver),
                Some(_) if !expected => {
                    self.out_of_place("bridge", Some(colour));
                }
                None if expected => self.fault(SetupFault::BridgeMissing(colour)),
                _ => {}
            }
            state.open.bridges[colour.index()] = bridge;
        }
    }

    fn before_battle(&mut self, state: &mut State) {
        let reached = self.reached();
        state.open.phase = self.setup.going_on.phase();
        for colour in Colour::ALL {
            if reached > Reached::Camps || self.chosen_first(colour) {
                state.open.camps[colour.index()] = self.camps(colour);
            }
        }
        if reached >= Reached::Bids {
            self.bids(state);
        }
        if reached >= Reached::Buying && self.faults.is_empty() {
            self.purchases(state);
        }
        if reached == Reached::Deployment && self.faults.is_empty() {
            self.trainings(state);
        }
        self.commits(state);
    }

    fn camps(&mut self, colour: Colour) -> Option<Camps> {
        let ground = Ground::new(self.game.size(), false, []);
        let side = &self.setup.sides[colour.index()];
        for field in &side.camps {
            if !ground.has(*field) {
                self.fault(SetupFault::OffBoard(*field));
            } else if ground.owner(*field) != colour {
                self.fault(SetupFault::CampAbroad(colour, *field));
            }
        }
        let camps = match side.camps[..] {
            [one, other] => Camps::new(one, other),
            _ => None,
        };
        if camps.is_none() {
            self.fault(SetupFault::WrongCamps(colour, side.camps.len() as u8));
        }
        camps
    }

    fn bids(&mut self, state: &mut State) {
        let (setup, reached) = (self.setup, self.reached());
        let sealed = self.game.options.auction == Bidding::Sealed;
        for colour in Colour::ALL {
            let bid = self.side(colour).bid;
            let secret = &mut state.secrets[colour.index()];
            match Cards::ALL.minus(bid) {
                Some(hand) => (secret.hand, secret.bid) = (hand, bid),
                None => self.fault(SetupFault::TooManyCards(colour, bid)),
            }
        }
        let bids = Colour::ALL.map(|colour| self.side(colour).bid);
        let declared = match setup.going_on {
            GoingOn::Bids(Auction::Last(colour)) => Some(!colour),
            GoingOn::Bids(_) => None,
            _ if sealed => None,
            _ => Some(setup.declared.unwrap_or_default()),
        };
        let said = setup.declared.is_some_and(|said| Some(said) != declared);
        if said || (sealed && matches!(setup.going_on, GoingOn::Bids(Auction::Turn(_) | Auction::Last(_)))) {
            self.out_of_place("declared", None);
        }
        state.open.declared = declared;
        match setup.going_on {
            GoingOn::Bids(Auction::Initial) => {
                for colour in Colour::ALL.into_iter().filter(|colour| !bids[colour.index()].is_empty()) {
                    self.out_of_place("bid", Some(colour));
                }
            }
            GoingOn::Bids(_) => state.open.bid_counts = Some(bids.map(Cards::len)),
            _ => {
                state.open.bid_counts = Some(bids.map(Cards::len));
                state.open.bids = Some(bids);
            }
        }
        if reached >= Reached::Buying && setup.declared.is_none() && !sealed {
            self.fault(SetupFault::NotDeclared);
        }
    }

    fn purchases(&mut self, state: &mut State) {
        let Some(winner) = state.open.spying_winner() else { return };
        let buying = match self.setup.going_on {
            GoingOn::Buy(colour) => Some(colour),
            _ => None,
        };
        for colour in [!winner, winner] {
            let must = buying.is_none() || (colour == !winner && buying == Some(winner));
            match (must, self.side(colour).army) {
                (true, None) => self.fault(SetupFault::ArmyMissing(colour)),
                (false, Some(_)) => {
                    self.out_of_place("army", Some(colour));
                }
                (true, Some(Paid { bought: army, paid })) => {
                    let hand = state.secrets[colour.index()].hand;
                    if let Err(why) = crate::payment::check_payment(hand, army.cost(), paid) {
                        self.fault(SetupFault::Refused(colour, why));
                        continue;
                    }
                    self.game.buy(&mut state.secrets, colour, army, paid);
                    if colour != winner {
                        state.open.armies[colour.index()] = Some(army);
                    }
                }
                (false, None) => {}
            }
        }
    }

    fn trainings(&mut self, state: &mut State) {
        for colour in Colour::ALL {
            match self.side(colour).trained {
                None => self.fault(SetupFault::TrainingMissing(colour)),
                Some(Paid { bought: training, paid }) => {
                    let secret = &mut state.secrets[colour.index()];
                    if let Err(why) = crate::payment::check_payment(secret.hand, training.cost(), paid) {
                        self.fault(SetupFault::Refused(colour, why));
                    }
                    secret.pending = Pending::Training { training, paid };
                }
            }
        }
        if !self.faults.is_empty() {
            return;
        }
        self.game.give_change(state);
    }

    /// What is committed and not yet turned up: one player's, as the other's would turn it up.
    fn commits(&mut self, state: &mut State) {
        for colour in Colour::ALL {
            let Some(action) = self.side(colour).commit else { continue };
            if !self.faults.is_empty() {
                return;
            }
            let seat = colour.seat();
            let each = matches!(self.game.actor(state), Actor::Each(_));
            let alone = state.secret(!colour).committed().is_none();
            if !each || !alone || !self.game.actor(state).awaits(seat) {
                self.out_of_place("commit", Some(colour));
                return;
            }
            if let Err(why) = self.game.check(state, seat, &action) {
                self.fault(SetupFault::Refused(colour, why));
                return;
            }
            let event = Event::Committed { by: colour, reveal: Reveal::Nothing };
            let open = state.open;
            learn(&mut state.secrets[colour.index()], &open, &event, Some(action), None);
            self.game.apply(&mut state.open, &event);
        }
    }

    fn battle(&mut self, state: &mut State, turn: Colour) {
        let setup = self.setup;
        let ground = self.game.ground(&state.open);
        let mut board = Board::default();
        for colour in Colour::ALL {
            self.pieces(ground, colour, &mut board);
            self.cards(colour);
        }
        let training = Colour::ALL.map(|colour| {
            let points = self.side(colour).king.unwrap_or(1);
            let training = points.checked_sub(1).and_then(Training::new);
            if training.is_none() {
                self.fault(SetupFault::KingPoints(colour, points));
            }
            training.unwrap_or_default()
        });
        let mut battle = Battle {
            first: setup.first.unwrap_or(turn),
            used: setup.used.iter().copied().collect(),
            in_use: setup.in_use,
            rounds: setup.rounds,
            quiet: setup.quiet,
            removed: setup.removed,
            ..Battle::new(board, turn, training)
        };
        self.clocks(&mut battle);
        battle.points = setup.points.unwrap_or_else(|| battle.turn_points(turn));
        let loss = self.game.loss(&battle);
        self.turn(&battle, loss.is_some());
        state.open.spent = Colour::ALL.map(|colour| self.side(colour).spent);
        for colour in Colour::ALL {
            state.secrets[colour.index()].hand = self.side(colour).cards;
        }
        let loss = loss.or_else(|| self.game.round_ending(&battle));
        state.open.phase = match (setup.going_on, loss) {
            (GoingOn::Desert { fallen, left }, _) => {
                self.deserters(&battle, fallen, left);
                desertion(&battle, fallen, left)
            }
            (_, Some(ending)) => Phase::Over(ending),
            _ => Phase::Battle,
        };
        if loss.is_some() && (setup.in_use.is_some() || setup.fight.is_some()) {
            self.out_of_place("use", None);
        }
        self.fight(ground, &mut battle);
        state.open.battle = Some(battle);
        self.commits(state);
    }

    fn pieces(&mut self, ground: Ground, colour: Colour, board: &mut Board) {
        let side = &self.setup.sides[colour.index()];
        for (kind, field) in &side.pieces {
            if !ground.has(*field) {
                self.fault(SetupFault::OffBoard(*field));
            } else if board.occupied().has(*field) {
                self.fault(SetupFault::TwiceOn(*field));
            } else {
                board.put(*field, Piece { colour, kind: *kind });
            }
            if *kind == Kind::Camp && ground.has(*field) && ground.owner(*field) != colour {
                self.fault(SetupFault::CampAbroad(colour, *field));
            }
        }
        for kind in Kind::ALL {
            let count = side.pieces.iter().filter(|(placed, _)| *placed == kind).count();
            if count > usize::from(kind.most()) {
                self.fault(SetupFault::TooMany(colour, kind, count as u16, kind.most()));
            }
        }
    }

    /// Cards in hand and cards used: no more than there are.
    fn cards(&mut self, colour: Colour) {
        let all = match self.game.options.change {
            Change::Own => Cards::ALL,
            Change::Shared => Cards::ALL.plus(Cards::ALL).unwrap_or(Cards::ALL),
        };
        let SideSetup { cards, spent, .. } = *self.side(colour);
        let together = cards.plus(spent).filter(|together| all.contains(*together));
        if together.is_none() {
            self.fault(SetupFault::TooManyCards(colour, cards));
            return;
        }
        let others = self.side(!colour);
        let both = others.cards.plus(others.spent).and_then(|others| others.plus(together?));
        if both.is_none() {
            self.fault(SetupFault::TooManyCards(colour, cards));
        }
    }

    fn clocks(&mut self, battle: &mut Battle) {
        let full = self.game.full_clock();
        for colour in Colour::ALL {
            let fallen = matches!(self.setup.going_on, GoingOn::Desert { fallen, .. } if fallen == colour);
            let clock = &mut battle.clocks[colour.index()];
            *clock = match self.side(colour).clock {
                Some(Clock(told)) => told,
                None if fallen => Millis(0),
                None => full,
            };
            let right = if fallen { clock.0 == 0 } else { clock.0 > 0 };
            if self.game.options.scenario == Scenario::Clock && (!right || *clock > full) {
                self.fault(SetupFault::WrongClock(colour, self.game.options.minutes));
            }
        }
        if matches!(self.setup.going_on, GoingOn::Desert { .. })
            && self.game.options.scenario != Scenario::Clock
        {
            self.fault(SetupFault::NoClocks);
        }
    }

    /// S-39: one for each minute that the other's clock has begun, as far as there are so many.
    fn deserters(&mut self, battle: &Battle, fallen: Colour, left: u8) {
        let minutes = battle.clocks[(!fallen).index()].0.div_ceil(60_000);
        let there = crate::game::deserters(battle, !fallen).len();
        let most = u8::try_from(minutes).unwrap_or(u8::MAX).min(there as u8);
        if self.game.options.scenario == Scenario::Clock && left > most {
            self.fault(SetupFault::TooManyDeserters(left, most));
        }
    }

    /// Points, used pieces and the use of the turn. Where somebody has lost, the turn has ended with the attack that did it,
    /// perhaps by the last point, perhaps with the own king in it.
    fn turn(&mut self, battle: &Battle, lost: bool) {
        let setup = self.setup;
        let mut most = battle.turn_points(battle.turn);
        let keeps = lost || self.game.options.king_death == KingDeath::Keep;
        if battle.board.king(battle.turn).is_none() && keeps {
            most = most.max(battle.training[battle.turn.index()].points().saturating_sub(1));
        }
        let waits = setup.in_use.is_some() || setup.fight.is_some();
        let least = u8::from(!waits && !lost);
        if !(least..=most).contains(&battle.points) {
            self.fault(SetupFault::WrongPoints(battle.points, most));
        }
        let usable =
            battle.board.of(battle.turn) - battle.board.kind(Kind::Camp) - battle.board.kind(Kind::King);
        for field in setup.used.iter().filter(|field| !usable.has(**field)) {
            self.fault(SetupFault::NotUsed(*field));
        }
        if battle.used.len() > u32::from(most.saturating_sub(battle.points)) {
            self.fault(SetupFault::WrongPoints(battle.points, most));
        }
        let Some(in_use) = setup.in_use else { return };
        let kind = battle.board.on(in_use.at).map(|piece| piece.kind);
        let possible = kind.is_some_and(|kind| {
            let enough = in_use.moves > 0 || setup.fight.is_some();
            enough && in_use.moves < kind.moves() && in_use.fights <= kind.fights()
        });
        if !possible || !battle.used.has(in_use.at) {
            self.fault(SetupFault::WrongUse(in_use.at));
        }
    }

    /// A fight that waits for cards.
    fn fight(&mut self, ground: Ground, battle: &mut Battle) {
        let Some(waiting) = self.setup.fight else { return };
        let first = self.game.options.special_order == SpecialOrder::AttackerFirst;
        let (stage, spent) = match self.setup.shown {
            None => (Some(Stage::Asked { answered: [false; 2] }), [None; 2]),
            Some(Shown::Attackers(card)) => {
                (first.then_some(Stage::AttackerShown { card }), by_colour(battle.turn, card, None))
            }
            Some(Shown::Both(cards)) => (Some(Stage::Shown { cards }), cards),
        };
        let assault = self.game.assault(ground, battle, waiting.from, waiting.to, waiting.shot);
        let cards = assault.is_some_and(|assault| matches!(assault.decision, Decision::Cards { .. }));
        let attacker = battle.board.on(waiting.from).filter(|piece| piece.colour == battle.turn);
        let right = attacker.is_some_and(|piece| {
            let fights = (piece.kind == Kind::Crossbowmen) == waiting.shot && piece.kind != Kind::Camp;
            let in_use = battle.in_use.is_some_and(|in_use| in_use.at == waiting.from);
            fights && in_use == (piece.kind != Kind::King)
        });
        let told = Colour::ALL
            .into_iter()
            .all(|colour| spent[colour.index()].is_none_or(|card| self.side(colour).spent.has(card)));
        match stage {
            Some(stage) if cards && right && told && self.game.options.variant == Variant::Random => {
                let (from, to, shot) = (waiting.from, waiting.to, waiting.shot);
                battle.fight = Some(Fight { from, to, shot, stage });
            }
            _ => self.fault(SetupFault::NoSuchFight(Hop { from: waiting.from, to: waiting.to })),
        }
    }
}
