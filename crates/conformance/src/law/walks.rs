use crate::broken::{Broken, Verdict, debug};
use crate::descent::{LONGEST_WALK, descend};
use crate::moment::{Moment, pick};
use crate::plan::Plan;
use crate::reason::lacks_for_awaited;
use crate::spots::of_scene;
use std::collections::HashSet;
use std::fmt::Debug;
use stolik_game::{Asks, Choice, Composing, Game, Seat, Spot, StumbleOf, Viewer, Walk};

const LAW: &str = "walks";
/// So many walks are tried where there are too many for all, and so many steps of a draft.
const RANDOM_WALKS: usize = 10;
/// So many spots that may not come next are touched in the middle of a walk.
const WRONG_TOUCHES: usize = 4;

/// From the view of an awaited seat, the walks choose exactly the legal list. The spots that may come next are each
/// there once and lead somewhere; every other spot is refused where it was touched, with a code, an article and a
/// message. Where decisions are composed, walks choose steps that the draft takes, or its commit. A seat that is not
/// awaited is told why from the first.
pub fn walks<G: Game>(plan: &Plan<G>) -> Verdict {
    let mut budget = plan.most_walks;
    for played in plan.play(LAW) {
        for moment in played.moments() {
            for seat in (0..played.game.seats()).map(Seat) {
                let walker = Walker::new(&moment, seat);
                if !moment.actor().awaits(seat) {
                    walker.is_sent_away()?;
                    continue;
                }
                match moment.asks(seat) {
                    Asks::Listed => walker.chooses_legal_actions(&mut budget)?,
                    Asks::Composed => match &plan.composed {
                        Some(composed) => (composed.walks)(&moment, seat)?,
                        None => {
                            return Err(moment.broken("a plan that says `composing`", "one that does not"));
                        }
                    },
                }
            }
        }
    }
    Ok(())
}

struct Walker<'a, G: Game> {
    moment: &'a Moment<'a, G>,
    seat: Seat,
    view: G::View,
    spots: Vec<Spot>,
}

impl<'a, G: Game> Walker<'a, G> {
    fn new(moment: &'a Moment<'a, G>, seat: Seat) -> Self {
        let view = moment.view(Viewer::Seat(seat));
        let spots = of_scene(&moment.game().scene(&view));
        Walker { moment, seat, view, spots }
    }

    fn is_sent_away(&self) -> Verdict {
        let (moment, seat) = (self.moment, self.seat);
        let expected = moment.game().admit_seat(moment.state(), seat);
        let expected = expected.err().map(|why| (0, why));
        let walk = moment.game().walk(&self.view, seat, &[]);
        let found = walk.err().map(|stumble| (stumble.at, stumble.why));
        let what = format!("why seat {seat} may not touch anything");
        moment.same(&what, &expected, &found)
    }

    /// Where a walk stands after these spots, which may all be; with what must be so of every walk.
    fn stand<C: Clone + PartialEq + Debug>(
        &self,
        walk: impl Fn(&[Spot]) -> Result<Walk<C>, StumbleOf<G>>,
        touched: &[Spot],
    ) -> Result<Walk<C>, Broken> {
        let moment = self.moment;
        let again = walk(touched);
        let walk = walk(touched)
            .map_err(|stumble| moment.broken(format!("a walk to {touched:?}"), debug(&stumble)))?;
        moment.same("the same walk again", &Ok(walk.clone()), &again)?;
        let next: HashSet<Spot> = walk.next.iter().map(|next| next.spot).collect();
        moment.same("every next spot once", &walk.next.len(), &next.len())?;
        let leads_on = walk.chosen.is_some() || !next.is_empty();
        moment.holds(leads_on, "a walk that leads on", || format!("{touched:?} does not"))?;
        let ends = touched.len() < LONGEST_WALK;
        moment.holds(ends, "a walk that ends", || format!("{touched:?} goes on"))?;
        Ok(walk)
    }

    /// Touches spots that may not come next.
    fn touches_wrong_ones<C>(
        &self,
        walk: impl Fn(&[Spot]) -> Result<Walk<C>, StumbleOf<G>>,
        touched: &[Spot],
        stand: &Walk<C>,
    ) -> Verdict {
        let moment = self.moment;
        let wrong: Vec<Spot> = (self.spots.iter().copied())
            .filter(|spot| stand.next.iter().all(|next| next.spot != *spot))
            .collect();
        let mut entropy = moment.entropy();
        let wrong: Vec<Spot> = if touched.is_empty() {
            wrong
        } else {
            let picks = (0..WRONG_TOUCHES).filter_map(|_| pick(&wrong, &mut entropy).copied());
            picks.collect()
        };
        for spot in wrong {
            let way: Vec<Spot> = touched.iter().copied().chain([spot]).collect();
            let Err(stumble) = walk(&way) else {
                return Err(moment.broken("a refusal of what is not next", format!("{way:?} is walked")));
            };
            moment.same(&format!("where {way:?} stumbles"), &touched.len(), &stumble.at)?;
            let lacks = lacks_for_awaited(&stumble.why);
            moment.holds(lacks.is_none(), "a complete refusal", || {
                format!("{stumble:?} of {way:?} lacks {}", lacks.unwrap_or_default())
            })?;
        }
        Ok(())
    }

    fn chooses_legal_actions(&self, budget: &mut usize) -> Verdict {
        let walk = |touched: &[Spot]| self.moment.game().walk(&self.view, self.seat, touched);
        let legal: HashSet<G::Action> = self.moment.legal(self.seat).into_iter().collect();
        if *budget < legal.len() {
            return self.chooses_some(&legal);
        }
        let mut reached = HashSet::new();
        let mut ways: Vec<Vec<Spot>> = vec![Vec::new()];
        while let Some(way) = ways.pop() {
            if *budget == 0 {
                return self.chooses_some(&legal);
            }
            *budget -= 1;
            let stand = self.stand(walk, &way)?;
            self.touches_wrong_ones(walk, &way, &stand)?;
            if let Some(action) = stand.chosen {
                reached.insert(self.legal_action(action, &legal)?);
            }
            let further = stand.next.iter().map(|next| [way.as_slice(), &[next.spot]].concat());
            ways.extend(further);
        }
        let missed: Vec<G::Action> = legal.difference(&reached).copied().collect();
        self.moment.holds(missed.is_empty(), "a walk to every legal action", || {
            format!("none to {}", debug(&missed))
        })
    }

    fn chooses_some(&self, legal: &HashSet<G::Action>) -> Verdict {
        let walk = |touched: &[Spot]| self.moment.game().walk(&self.view, self.seat, touched);
        let mut entropy = self.moment.entropy();
        for _ in 0..RANDOM_WALKS {
            let (way, action) = descend(walk, &mut entropy)
                .map_err(|wrong| self.moment.broken("a walk that chooses", wrong))?;
            self.stand(walk, &way)?;
            self.legal_action(action, legal)?;
        }
        Ok(())
    }

    fn legal_action(&self, action: G::Action, legal: &HashSet<G::Action>) -> Result<G::Action, Broken> {
        if legal.contains(&action) {
            Ok(action)
        } else {
            Err(self.moment.broken("walks to legal actions", debug(&action)))
        }
    }
}

/// Walks in a draft, and takes the steps that they choose.
pub(crate) fn in_draft<G: Game + Composing>(moment: &Moment<'_, G>, seat: Seat) -> Verdict {
    let (game, walker) = (moment.game(), Walker::new(moment, seat));
    let view = &walker.view;
    let Some(mut draft) = game.draft(view, seat) else {
        return Err(moment.broken("a draft of what is composed", "none"));
    };
    let mut entropy = moment.entropy();
    for _ in 0..RANDOM_WALKS {
        let walk = |touched: &[Spot]| game.walk_draft(view, seat, &draft, touched);
        let stand = walker.stand(walk, &[])?;
        walker.touches_wrong_ones(walk, &[], &stand)?;
        let (way, choice) =
            descend(walk, &mut entropy).map_err(|wrong| moment.broken("a walk that chooses", wrong))?;
        match choice {
            Choice::Step(step) => {
                let taken = game.take_step(view, seat, &mut draft, step);
                moment.holds(taken.is_ok(), "a step that the draft takes", || {
                    format!("{way:?} chooses {step:?}: {taken:?}")
                })?;
            }
            Choice::Action(action) => {
                let commit = game.commit(view, seat, &draft);
                moment.same("the draft's commit", &commit, &Ok(action))?;
                let checked = game.check(moment.state(), seat, &action);
                moment.same("the check of the commit", &Ok(()), &checked)?;
            }
        }
    }
    Ok(())
}
