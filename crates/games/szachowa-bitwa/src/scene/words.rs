//! What is asked, what there is to remark, the stages and the buttons.

use crate::choosing::draft::buttons;
use crate::scene::Stage;
use crate::spots::Button;
use crate::{Army, Change, Colour, Draft, Ending, Kind, Phase, Scenario, Task, change_of};
use stolik_game::kit::spots;
use stolik_game::scene::{Button as SceneButton, Phase as SceneStage, Progress};
use stolik_game::{Actor, Arg, Message, Views};

/// A warning comes so many rounds before the game ends for want of removals (S-40).
const QUIET_WARNING: u16 = 10;

impl Task {
    /// What is asked, to the player who is; and what others are waiting for.
    const fn sentences(self) -> [&'static str; 2] {
        match self {
            Task::Camps => ["szachowa-bitwa-prompt-camps", "szachowa-bitwa-waiting-camps"],
            Task::Bridge => ["szachowa-bitwa-prompt-bridge", "szachowa-bitwa-waiting-bridge"],
            Task::Bid => ["szachowa-bitwa-prompt-bid", "szachowa-bitwa-waiting-bid"],
            Task::AddOrDeclare => {
                ["szachowa-bitwa-prompt-add-or-declare", "szachowa-bitwa-waiting-add-or-declare"]
            }
            Task::AddLast => ["szachowa-bitwa-prompt-add-last", "szachowa-bitwa-waiting-add-last"],
            Task::Buy => ["szachowa-bitwa-prompt-buy", "szachowa-bitwa-waiting-buy"],
            Task::Train => ["szachowa-bitwa-prompt-train", "szachowa-bitwa-waiting-train"],
            Task::Deploy => ["szachowa-bitwa-prompt-deploy", "szachowa-bitwa-waiting-deploy"],
            Task::Command => ["szachowa-bitwa-prompt-command", "szachowa-bitwa-waiting-command"],
            Task::GoOn(_) => ["szachowa-bitwa-prompt-go-on", "szachowa-bitwa-waiting-go-on"],
            Task::Special => ["szachowa-bitwa-prompt-special", "szachowa-bitwa-waiting-special"],
            Task::Desert => ["szachowa-bitwa-prompt-desert", "szachowa-bitwa-waiting-desert"],
        }
    }
}

impl Stage<'_> {
    pub fn prompt(&self) -> Message {
        if let Phase::Over(ending) = self.view.open.phase {
            return self.over(ending);
        }
        if let Some(task) = self.task {
            return self.asked(task);
        }
        match self.game.view_actor(self.view) {
            Actor::Chance => Message::new("szachowa-bitwa-prompt-drawing"),
            actor => {
                let awaited = Colour::ALL.into_iter().filter(|colour| actor.awaits(colour.seat()));
                let task = awaited.clone().find_map(|colour| self.game.task(&self.view.open, colour));
                let [_, key] = task.unwrap_or(Task::Command).sentences();
                let sides: Vec<Arg> = awaited.map(|colour| Arg::Side(colour.side())).collect();
                self.with_numbers(Message::new(key).with("sides", sides), task)
            }
        }
    }

    fn asked(&self, task: Task) -> Message {
        let [key, _] = task.sentences();
        let mut message = Message::new(key);
        if let (Task::Deploy, Some(draft)) = (task, self.draft) {
            let army = self.player.and_then(|colour| self.army(colour)).unwrap_or_default();
            message = message.with("left", in_tray(&draft, army)).with("all", army.len() + 1);
        }
        self.with_numbers(message, Some(task))
    }

    /// The numbers of the battle that belong to what is asked.
    fn with_numbers(&self, message: Message, task: Option<Task>) -> Message {
        let Some(battle) = self.battle() else { return message };
        match (task, battle.in_use, battle.fight) {
            (Some(Task::Command), ..) => message.with("points", battle.points),
            (Some(Task::GoOn(field)), Some(in_use), _) => {
                message.with("field", field).with("moves", in_use.moves)
            }
            (Some(Task::Special), _, Some(fight)) => message.with("from", fight.from).with("to", fight.to),
            (Some(Task::Desert), ..) => match self.view.open.phase {
                Phase::Desertion { left, .. } => message.with("count", left),
                _ => message,
            },
            _ => message,
        }
    }

    /// How it ended: who won, or nobody, and why.
    fn over(&self, ending: Ending) -> Message {
        let side = |key, colour: Colour| Message::new(key).with("side", colour);
        let scored = |key| {
            let scores = self.battle().map_or([0; 2], |b| Colour::ALL.map(|colour| b.board.score(colour)));
            let [white, black] = scores;
            Message::new(key).with("white", white).with("black", black)
        };
        match ending {
            Ending::NoTroops(loser) => side("szachowa-bitwa-over-no-troops", loser),
            Ending::NoCamps(loser) => side("szachowa-bitwa-over-no-camps", loser),
            Ending::BothLost => scored("szachowa-bitwa-over-both-lost"),
            Ending::Rounds => scored("szachowa-bitwa-over-rounds"),
            Ending::Clock(fallen) => scored("szachowa-bitwa-over-clock").with("side", fallen),
            Ending::QuietCap => scored("szachowa-bitwa-over-quiet-cap"),
            Ending::RoundCap => scored("szachowa-bitwa-over-round-cap"),
        }
    }

    pub fn phases(&self) -> Vec<SceneStage> {
        let stages = [
            (0, "szachowa-bitwa-phase-camps"),
            (1, "szachowa-bitwa-phase-bridges"),
            (2, "szachowa-bitwa-phase-spying"),
            (3, "szachowa-bitwa-phase-purchase"),
            (4, "szachowa-bitwa-phase-training"),
            (5, "szachowa-bitwa-phase-deployment"),
            (6, "szachowa-bitwa-phase-battle"),
        ];
        let now = match self.view.open.phase {
            Phase::Camps(_) => 0,
            Phase::Bridges(_) => 1,
            Phase::Bids(_) => 2,
            Phase::Purchase(_) => 3,
            Phase::Training => 4,
            Phase::Deployment => 5,
            Phase::Battle | Phase::Desertion { .. } => 6,
            Phase::Over(_) => 7,
        };
        let stages = stages.into_iter().filter(|(number, _)| *number != 1 || self.ground.has_river());
        let stage = |(number, key): (i32, _)| SceneStage {
            label: Message::new(key),
            progress: match number.cmp(&now) {
                std::cmp::Ordering::Less => Progress::Past,
                std::cmp::Ordering::Equal => Progress::Now,
                std::cmp::Ordering::Greater => Progress::Ahead,
            },
        };
        stages.map(stage).collect()
    }

    pub fn buttons(&self) -> Vec<SceneButton> {
        let Some(task) = self.task else { return Vec::new() };
        let buttons = match task {
            Task::Command => vec![Button::End],
            Task::GoOn(_) => vec![Button::Finish, Button::End],
            Task::Special => vec![Button::NoCard],
            task => buttons(task),
        };
        let shown = |button: Button| SceneButton { spot: button.spot(), label: self.label(button, task) };
        buttons.into_iter().map(shown).collect()
    }

    fn label(&self, button: Button, task: Task) -> Message {
        let plain = Message::new;
        let (army, laid) = (self.player.and_then(|colour| self.army(colour)).unwrap_or_default(), self.laid);
        let kind_of = |key, kind: Kind| plain(key).with("kind", kind);
        match button {
            Button::Commit => self.commit_label(task),
            Button::Add => plain("szachowa-bitwa-button-add").with("count", laid.cards().len()),
            Button::Declare => plain("szachowa-bitwa-button-declare"),
            Button::Propose if task == Task::Deploy => plain("szachowa-bitwa-button-propose-deployment"),
            Button::Propose => plain("szachowa-bitwa-button-propose-payment"),
            Button::Clear => plain("szachowa-bitwa-button-clear"),
            Button::Lift => plain("szachowa-bitwa-button-lift"),
            Button::NoCard => plain("szachowa-bitwa-button-no-card"),
            Button::Finish => plain("szachowa-bitwa-button-finish"),
            Button::End => plain("szachowa-bitwa-button-end"),
            Button::Buy(kind) => kind_of("szachowa-bitwa-button-buy", kind)
                .with("price", kind.value())
                .with("count", army.count(kind))
                .with("most", kind.most()),
            Button::Drop(kind) => kind_of("szachowa-bitwa-button-drop", kind).with("count", army.count(kind)),
            Button::Train(training) => plain("szachowa-bitwa-button-train")
                .with("points", training.points())
                .with("price", training.cost()),
            Button::Place(kind) => {
                let left = self.draft.map_or(0, |draft| draft.left(army, kind));
                kind_of("szachowa-bitwa-button-place", kind).with("left", left)
            }
        }
    }

    fn commit_label(&self, task: Task) -> Message {
        let laid = self.laid.cards();
        let cost = self.draft.and_then(|draft| draft.purchase()).map_or(0, |(cost, _)| cost);
        match task {
            Task::Camps => Message::new("szachowa-bitwa-button-commit-camps"),
            Task::Bridge => Message::new("szachowa-bitwa-button-commit-bridge"),
            Task::AddLast => Message::new("szachowa-bitwa-button-commit-add-last").with("count", laid.len()),
            Task::Buy => Message::new("szachowa-bitwa-button-commit-buy").with("cost", cost),
            Task::Train => Message::new("szachowa-bitwa-button-commit-train").with("cost", cost),
            Task::Deploy => {
                let army = self.player.and_then(|colour| self.army(colour)).unwrap_or_default();
                let left = self.draft.map_or(0, |draft| in_tray(&draft, army));
                Message::new("szachowa-bitwa-button-commit-deploy").with("left", left)
            }
            _ => Message::new("szachowa-bitwa-button-commit-bid")
                .with("count", laid.len())
                .with("sum", laid.sum()),
        }
    }

    pub fn remarks(&self) -> Vec<Message> {
        let mut remarks = Vec::new();
        remarks.extend(self.payment_remark());
        if let (None, Some(colour)) = (self.battle(), self.player) {
            remarks.extend(self.of_the_other(!colour));
            remarks.extend(self.what_the_other_knows(colour));
        }
        remarks.extend(self.spying_remark());
        remarks.extend(self.fight_remark());
        remarks.extend(self.quiet_remark());
        remarks
    }

    /// What the cards laid down pay, and what comes back.
    fn payment_remark(&self) -> Option<Message> {
        let (cost, _) = self.draft?.purchase()?;
        let paid = self.laid.cards().sum();
        let secret = self.view.secret(self.player?)?;
        let begin = |key| Message::new(key).with("cost", cost).with("paid", paid);
        Some(match paid.cmp(&cost) {
            std::cmp::Ordering::Equal if cost == 0 => return None,
            std::cmp::Ordering::Equal => begin("szachowa-bitwa-remark-pays-exactly"),
            std::cmp::Ordering::Less => {
                begin("szachowa-bitwa-remark-pays-too-little").with("missing", cost - paid)
            }
            std::cmp::Ordering::Greater => {
                let over = paid - cost;
                match self.game.options.change {
                    Change::Own => {
                        let change = change_of(secret.discards(), over); // S-9
                        begin("szachowa-bitwa-remark-pays-with-change")
                            .with("change", change)
                            .with("lost", over - change.sum())
                    }
                    // What the other leaves in the pool is not known.
                    Change::Shared => begin("szachowa-bitwa-remark-pays-over").with("over", over),
                }
            }
        })
    }

    /// What the player who looks knows of the other and cannot see on the own board.
    fn of_the_other(&self, other: Colour) -> Vec<Message> {
        let mut remarks = Vec::new();
        if let Some(camps) = self.view.open.camps[other.index()] {
            let message = Message::new("szachowa-bitwa-remark-other-camps").with("side", other);
            remarks.push(message.with("fields", spots(camps.both())));
        }
        if let Some(army) = self.view.army(other) {
            remarks.push(army_in_words("szachowa-bitwa-remark-other-army", other, army));
        }
        remarks
    }

    /// What the other player knows and does not know of the one who looks.
    fn what_the_other_knows(&self, colour: Colour) -> Vec<Message> {
        let (open, at) = (&self.view.open, colour.index());
        let (mut known, mut hidden) = (Vec::new(), Vec::new());
        let mut tell = |is_known: bool, key| {
            let of_which = if is_known { &mut known } else { &mut hidden };
            of_which.push(Message::new(key));
        };
        tell(open.camps[at].is_some(), "szachowa-bitwa-known-camps");
        if self.ground.has_river() {
            tell(open.bridges[at].is_some(), "szachowa-bitwa-known-bridge");
        }
        if open.bids.is_none() && open.bid_counts.is_some() {
            tell(true, "szachowa-bitwa-known-bid-number");
            tell(false, "szachowa-bitwa-known-bid-values");
        } else {
            tell(open.bids.is_some(), "szachowa-bitwa-known-bid");
        }
        tell(open.armies[at].is_some(), "szachowa-bitwa-known-army");
        tell(false, "szachowa-bitwa-known-deployment");
        tell(false, "szachowa-bitwa-known-training");
        tell(false, "szachowa-bitwa-known-special");
        let side = |key| Message::new(key).with("side", !colour);
        let mut remarks = Vec::new();
        if !known.is_empty() {
            remarks.push(side("szachowa-bitwa-remark-other-knows").with("what", known));
        }
        remarks.push(side("szachowa-bitwa-remark-other-does-not-know").with("what", hidden));
        remarks
    }

    /// Who has won the spying, while it matters who buys when.
    fn spying_remark(&self) -> Option<Message> {
        let open = &self.view.open;
        if !matches!(open.phase, Phase::Purchase(_)) {
            return None;
        }
        let [white, black] = open.bids?.map(crate::cards::Cards::sum);
        let winner = open.spying_winner()?;
        Some(
            Message::new("szachowa-bitwa-remark-spying")
                .with("side", winner)
                .with("loser", !winner)
                .with("white", white)
                .with("black", black),
        )
    }

    /// The fight that waits, or how the last one went.
    fn fight_remark(&self) -> Option<Message> {
        let battle = self.battle()?;
        if let Some(fight) = battle.fight {
            let assault = self.game.assault(self.ground, battle, fight.from, fight.to, fight.shot)?;
            let (attacker, defender) = self.game.fight_cards(&self.view.open)?;
            return Some(
                Message::new("szachowa-bitwa-remark-fight")
                    .with("side", battle.turn)
                    .with("from", fight.from)
                    .with("to", fight.to)
                    .with("approach", assault.approach.message())
                    .with("attacker", attacker)
                    .with("defender", defender),
            );
        }
        let fought = battle.last_fight?;
        let (attacker, defender) = (fought.attacker, !fought.attacker);
        Some(
            Message::new("szachowa-bitwa-remark-last-fight")
                .with("side", attacker)
                .with("from", fought.from)
                .with("to", fought.to)
                .with("attacker", fought.sum(attacker))
                .with("defender", fought.sum(defender)),
        )
    }

    /// How soon the game ends for want of removals (S-40).
    fn quiet_remark(&self) -> Option<Message> {
        let options = &self.game.options;
        let battle = self.battle()?;
        let left = options.quiet_cap.saturating_sub(battle.quiet);
        let soon = options.scenario == Scenario::Standard
            && self.view.open.phase == Phase::Battle
            && left <= QUIET_WARNING;
        soon.then(|| Message::new("szachowa-bitwa-remark-quiet").with("count", left))
    }
}

/// An army in words.
pub(crate) fn army_in_words(key: &'static str, colour: Colour, army: Army) -> Message {
    with_army(Message::new(key).with("side", colour), army)
}

/// The same, after what a message has in its other gaps.
pub(crate) fn with_army(message: Message, army: Army) -> Message {
    message
        .with("pawns", army.count(Kind::Pawn))
        .with("knights", army.count(Kind::Knight))
        .with("pikemen", army.count(Kind::Pikemen))
        .with("crossbowmen", army.count(Kind::Crossbowmen))
}

/// How many pieces are still to be placed.
pub(crate) fn in_tray(draft: &Draft, army: Army) -> u8 {
    Kind::DEPLOYED.into_iter().map(|kind| draft.left(army, kind)).sum()
}
