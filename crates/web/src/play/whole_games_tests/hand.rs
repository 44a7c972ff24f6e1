//! A hand that plays by touches alone. What it touches is chosen by chance; what should come of it, it knows from the walks
//! of the rules.

use crate::play::Play;
use stolik_catalog::{AnySeen, AnyStep, Chosen, ChosenWalk};
use stolik_game::scene::TokenId;
use stolik_game::{Effect, Entropy, Next, Pinned, Scene, Seat, Spot};
use stolik_table::Decision;

/// No draft of a test has more steps.
const MOST_STEPS: usize = 60;
/// Of so many first touches one may end the turn: a game in which turns are only ended is no test.
const LEISURE: usize = 8;

/// Once in so many times something is let go, or taken back.
pub const RARELY: usize = 16;

/// What of all that is chosen on the board waits for a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waits {
    /// Nothing.
    Nothing,
    /// What cannot be taken back freely.
    Turns,
    /// Everything, because a partner has a say.
    Everything,
}

/// A hand that plays by touches alone.
pub struct Hand {
    chance: Pinned,
    /// What of all that is chosen on the board waits for a word.
    waits: Waits,
    /// What is decided now, with what is composed of it.
    decision: Option<Decision>,
    /// Drafts that were committed, each with how many inputs stood before it: taken back, they are open again.
    committed: Vec<(usize, Decision)>,
}

impl Hand {
    pub fn new(seed: u64, waits: Waits) -> Hand {
        Hand { chance: Pinned::from_seed(seed), waits, decision: None, committed: Vec::new() }
    }

    /// Whether something happens that does once in so many times.
    pub fn happens(&mut self, once_in: usize) -> bool {
        self.chance.index(once_in) == 0
    }

    /// What a bot would answer, if it chose by chance.
    pub fn answer(&mut self, seen: &AnySeen, seat: Seat) -> Option<String> {
        seen.random(seat, &mut self.chance)
    }

    /// A seat is to decide by what it sees. What it has composed of this decision stays.
    pub fn decides(&mut self, seen: AnySeen, seat: Seat) {
        match &mut self.decision {
            Some(decision) if decision.seat() == seat && decision.is_composed() => decision.see(seen),
            decision => *decision = Some(Decision::of(seen, seat)),
        }
    }

    /// How many steps of a draft stand.
    pub fn steps(&self) -> usize {
        self.decision.as_ref().map_or(0, Decision::steps)
    }

    /// What is seen of a draft, if one is composed.
    pub fn draft_scene(&self) -> Option<Scene> {
        self.decision.as_ref().filter(|decision| decision.is_composed()).map(Decision::scene)
    }

    /// The last step of the draft is taken back. Says whether there was one.
    pub fn takes_step_back(&mut self) -> bool {
        self.decision.as_mut().is_some_and(Decision::take_back)
    }

    /// What was decided is played, after so many inputs.
    pub fn has_played(&mut self, inputs: usize) {
        if let Some(decision) = self.decision.take().filter(Decision::is_composed) {
            self.committed.push((inputs, decision));
        }
    }

    /// All but so many inputs are taken back: a draft that was committed there is open again.
    pub fn has_taken_back(&mut self, inputs: usize) {
        self.committed.retain(|(at, _)| *at <= inputs);
        self.decision = self.committed.pop_if(|(at, _)| *at == inputs).map(|(_, decision)| decision);
    }

    /// Touches until something is chosen, and gives the text of the action; none if it was a step of a draft. At every touch
    /// the page offers what the walks of the rules do, and no more.
    pub fn walk(&mut self, play: &mut Play) -> Option<String> {
        let mut touched: Vec<Spot> = Vec::new();
        loop {
            let walk = self.decision().walk(&touched).expect("what is offered can be touched");
            match walk.chosen {
                Some(chosen) if walk.next.is_empty() => {
                    self.give_the_word(play, &touched, &chosen);
                    return self.take(&touched, chosen);
                }
                // It may go on, or be enough.
                Some(chosen) if self.happens(2) => {
                    play.confirm();
                    return self.take(&touched, chosen);
                }
                _ => {}
            }
            assert_eq!((play.touched(), play.next()), (touched.as_slice(), walk.next.as_slice()));
            assert_eq!(play.is_choice(), walk.chosen.is_some());
            if !touched.is_empty() && self.happens(RARELY) {
                play.undo();
                touched.clear();
                continue;
            }
            let next = if touched.is_empty() { self.first_touch(play, &walk) } else { self.any(&walk.next) };
            play.touch(next);
            touched.push(next);
            self.follow(&mut touched);
        }
    }

    fn decision(&self) -> &Decision {
        self.decision.as_ref().expect("somebody decides")
    }

    fn any(&mut self, next: &[Next]) -> Spot {
        next[self.chance.index(next.len())].spot
    }

    /// Where the way on is the only one, the page goes it by itself, unless it has a cost or a chance.
    fn follow(&self, touched: &mut Vec<Spot>) {
        while touched.len() > 1
            && let Ok(ChosenWalk { chosen: None, next }) = self.decision().walk(touched)
            && let [Next { spot, badge: None, .. }] = next.as_slice()
        {
            touched.push(*spot);
        }
    }

    /// What waits is confirmed: by the button, or by the same field again.
    fn give_the_word(&mut self, play: &mut Play, touched: &[Spot], chosen: &Chosen<AnyStep>) {
        let last = touched.last().copied();
        let is_on_board = matches!((chosen, last), (Chosen::Action(_), Some(Spot::Field(_))));
        let waits = match self.waits {
            Waits::Nothing => false,
            Waits::Turns => is_on_board && self.is_final(chosen) || self.is_nothing(chosen),
            Waits::Everything => is_on_board,
        };
        assert_eq!(play.waits_for_a_word(), waits || play.is_losing());
        if let Some(last) = last.filter(|_| play.waits_for_a_word()) {
            assert_eq!(play.touched(), touched);
            if self.happens(2) && !play.is_losing() { play.touch(last) } else { play.confirm() }
        }
    }

    /// Whether it commits a draft in which there is nothing.
    fn is_nothing(&self, chosen: &Chosen<AnyStep>) -> bool {
        let decision = self.decision();
        matches!(chosen, Chosen::Action(_)) && decision.is_composed() && decision.is_blank()
    }

    /// Whether an action ends the turn, reveals something, or asks somebody else.
    fn is_final(&self, chosen: &Chosen<AnyStep>) -> bool {
        let Chosen::Action(text) = chosen else { return false };
        let (foreseen, _) = self.decision().foresee(text).expect("what is chosen can be done");
        foreseen.effect != Effect::QUIET || !foreseen.actor.awaits(self.decision().seat())
    }

    fn take(&mut self, touched: &[Spot], chosen: Chosen<AnyStep>) -> Option<String> {
        match (chosen, &mut self.decision) {
            (Chosen::Action(text), _) => Some(text),
            (Chosen::Step(_), decision) => {
                let taken = decision.as_mut().map(|decision| decision.step(touched));
                assert!(matches!(taken, Some(Ok(true))), "a step that was walked to can be taken");
                None
            }
        }
    }

    /// What is touched first: mostly something that does not end the turn.
    fn first_touch(&mut self, play: &Play, walk: &ChosenWalk<AnyStep>) -> Spot {
        let name = |spot: Spot| play.table().game().spot_name(spot);
        let offered: Vec<(Spot, String)> =
            walk.next.iter().map(|next| (next.spot, name(next.spot))).collect();
        if self.decision().is_composed() {
            return self.compose(&offered);
        }
        let busy = spots(&offered, |_, name| !["end", "done", "stop"].contains(&name));
        let touched =
            if busy.is_empty() || self.happens(LEISURE) { spots(&offered, |_, _| true) } else { busy };
        touched[self.chance.index(touched.len())]
    }

    /// A draft is proposed where that is possible, grows for a few steps, and is then committed as soon as it may be.
    fn compose(&mut self, offered: &[(Spot, String)]) -> Spot {
        let (steps, decision) = (self.steps(), self.decision());
        assert!(steps < MOST_STEPS, "a draft without end; next: {offered:?}");
        let first = spots(offered, |_, name| name == "declare" || name == "propose" && steps == 0);
        if let Some(&first) = first.first() {
            return first;
        }
        let enough = offered.iter().filter_map(|(spot, name)| growth(*spot, name)).max();
        let growing = spots(offered, |spot, name| enough.is_some() && growth(spot, name) == enough);
        let commits = spots(offered, |spot, _| {
            decision.walk(&[spot]).is_ok_and(|walk| matches!(walk.chosen, Some(Chosen::Action(_))))
        });
        match commits.first() {
            Some(&commit) if enough.is_none_or(|enough| steps >= enough) => commit,
            _ => {
                assert!(!growing.is_empty(), "a draft can neither grow nor be committed; next: {offered:?}");
                growing[self.chance.index(growing.len())]
            }
        }
    }
}

/// The spots of these that are such.
fn spots(offered: &[(Spot, String)], is_such: impl Fn(Spot, &str) -> bool) -> Vec<Spot> {
    offered.iter().filter(|(spot, name)| is_such(*spot, name)).map(|(spot, _)| *spot).collect()
}

/// With how many steps a draft is large enough that grows by this: an army by its buttons, a deployment on its fields, a bid
/// by its cards. The larger one comes first.
fn growth(spot: Spot, name: &str) -> Option<usize> {
    match spot {
        Spot::Button(_) => (name.starts_with("buy-") || name.starts_with("train-")).then_some(9),
        Spot::Field(_) => Some(4),
        Spot::Card(_) => Some(1),
        Spot::Token(_) => None,
    }
}

/// A scene as the rules give it: the identities that tokens keep on a page are the page's own.
pub fn as_the_rules_show(scene: &Scene) -> Scene {
    let mut scene = scene.clone();
    for token in &mut scene.tokens {
        token.id = TokenId(0);
    }
    scene
}
