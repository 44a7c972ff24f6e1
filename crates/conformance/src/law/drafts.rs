use crate::broken::{Broken, Verdict, debug};
use crate::descent::descend;
use crate::moment::{Moment, pick};
use crate::plan::Plan;
use crate::reason::lacks;
use stolik_game::{Asks, Choice, Composing, Entropy, Game, Pinned, Seat, Spot, Viewer};

const LAW: &str = "drafts";
/// So many steps are taken in a draft.
const STEPS: usize = 60;
/// So many random walks look for a step that leads on.
const LOOKS: usize = 4;

/// There is a draft exactly where a decision is composed. A step and the step it returns leave the draft as it was; so
/// does a step that is refused. A draft is committed by a legal action or refused with what is missing; some draft of
/// the plan can be completed. All commits of one decision have texts of one length.
pub fn drafts<G: Game>(plan: &Plan<G>) -> Verdict {
    let mut composed = None;
    let mut commits = 0;
    for played in plan.play(LAW) {
        for moment in played.moments() {
            for seat in moment.awaited() {
                let is_composed = moment.asks(seat) == Asks::Composed;
                let drafted = match &plan.composed {
                    Some(composed) => (composed.drafts)(&moment, seat)?,
                    None => None,
                };
                moment.same("a draft of what is composed", &is_composed, &drafted.is_some())?;
                if let Some(completed) = drafted {
                    commits += completed;
                    composed = Some(moment.broken("a draft that steps complete", "none"));
                }
            }
        }
    }
    match composed {
        Some(never_completed) if commits == 0 => Err(never_completed),
        _ => Ok(()),
    }
}

/// Composes a seat's decision, if it is one that is composed; gives the number of complete drafts there were.
pub(crate) fn compose<G: Game + Composing>(
    moment: &Moment<'_, G>,
    seat: Seat,
) -> Result<Option<usize>, Broken> {
    let draft = moment.game().draft(&moment.view(Viewer::Seat(seat)), seat);
    draft.map(|draft| Composer::new(moment, seat, draft).compose()).transpose()
}

/// Somebody who composes at random.
struct Composer<'a, G: Game + Composing> {
    moment: &'a Moment<'a, G>,
    seat: Seat,
    view: G::View,
    draft: G::Draft,
    entropy: Pinned,
    /// The steps taken and those that take them back.
    steps: Vec<G::Step>,
    backs: Vec<G::Step>,
    /// The length of the commits' texts, once there was one.
    length: Option<usize>,
}

impl<'a, G: Game + Composing> Composer<'a, G> {
    fn new(moment: &'a Moment<'a, G>, seat: Seat, draft: G::Draft) -> Self {
        Composer {
            moment,
            seat,
            view: moment.view(Viewer::Seat(seat)),
            draft,
            entropy: moment.entropy(),
            steps: Vec::new(),
            backs: Vec::new(),
            length: None,
        }
    }

    /// Composes for a while; gives the number of complete drafts there were.
    fn compose(mut self) -> Result<usize, Broken> {
        let mut commits = 0;
        for _ in 0..STEPS {
            commits += usize::from(self.commits()?);
            match self.find_step()? {
                Some(step) => self.take_and_take_back(step)?,
                None => break,
            }
            self.try_other_steps()?;
        }
        let drawn = (self.moment.game()).random(self.moment.state(), self.seat, &mut self.entropy);
        if let Some(action) = drawn {
            self.has_the_length(action)?;
        }
        Ok(commits)
    }

    /// A step that a walk offers; rather one that does not take back an earlier one.
    fn find_step(&mut self) -> Result<Option<G::Step>, Broken> {
        let mut found = None;
        for _ in 0..LOOKS {
            let game = self.moment.game();
            let walk = |touched: &[Spot]| game.walk_draft(&self.view, self.seat, &self.draft, touched);
            let (_, choice) = descend(walk, &mut self.entropy)
                .map_err(|wrong| self.moment.broken("a walk that chooses", wrong))?;
            if let Choice::Step(step) = choice {
                found = Some(step);
                if !self.backs.contains(&step) {
                    break;
                }
            }
        }
        Ok(found)
    }

    fn take(&mut self, step: G::Step) -> Result<G::Step, Broken> {
        let taken = (self.moment.game()).take_step(&self.view, self.seat, &mut self.draft, step);
        taken.map_err(|why| {
            let expected = format!("the step {step:?} taken");
            self.moment.broken(expected, debug(&why))
        })
    }

    fn take_and_take_back(&mut self, step: G::Step) -> Verdict {
        let before = self.draft.clone();
        let back = self.take(step)?;
        self.take(back)?;
        let what = format!("the draft after {step:?} and {back:?}");
        self.moment.same(&what, &before, &self.draft)?;
        self.take(step)?;
        self.steps.push(step);
        self.backs.push(back);
        Ok(())
    }

    /// Tries earlier steps, which may be out of place now.
    fn try_other_steps(&mut self) -> Verdict {
        let known = if self.entropy.below(2) == 0 { &self.steps } else { &self.backs };
        let Some(&step) = pick(known, &mut self.entropy) else {
            return Ok(());
        };
        let mut draft = self.draft.clone();
        let taken = (self.moment.game()).take_step(&self.view, self.seat, &mut draft, step);
        let Err(refusal) = taken else {
            return Ok(());
        };
        let what = format!("the draft after {step:?} was refused");
        self.moment.same(&what, &self.draft, &draft)?;
        self.is_complete(&refusal)
    }

    /// Whether the draft can be committed, with what must be so of a commit.
    fn commits(&mut self) -> Result<bool, Broken> {
        let (game, state) = (self.moment.game(), self.moment.state());
        match game.commit(&self.view, self.seat, &self.draft) {
            Err(refusal) => {
                self.is_complete(&refusal)?;
                Ok(false)
            }
            Ok(action) => {
                let checked = game.check(state, self.seat, &action);
                let what = format!("the check of a commit of {:?}", self.draft);
                self.moment.same(&what, &Ok(()), &checked)?;
                self.has_the_length(action)?;
                Ok(true)
            }
        }
    }

    fn has_the_length(&mut self, action: G::Action) -> Verdict {
        let text = (self.moment.game()).action_text(self.moment.state(), self.seat, &action);
        let length = *self.length.get_or_insert(text.len());
        let expected = format!("commits of {length} bytes");
        (self.moment).holds(text.len() == length, &expected, || format!("`{text}`"))
    }

    fn is_complete(&self, refusal: &G::Refusal) -> Verdict {
        let lacks = lacks(refusal);
        self.moment.holds(lacks.is_none(), "a complete refusal", || {
            format!("{refusal:?} lacks {}", lacks.unwrap_or_default())
        })
    }
}
