use crate::broken::{Verdict, debug};
use crate::descent::descend;
use crate::moment::{Moment, Step, viewers};
use crate::plan::Plan;
use crate::spots::of_scene;
use std::collections::HashSet;
use stolik_game::scene::{Scene, Token, TokenId};
use stolik_game::{Actor, Choice, Composing, Game, Input, Message, Motion, Seat, Side, Spot, Viewer};

const LAW: &str = "scenes";
/// So many walks are taken in a draft whose scenes are looked at.
const DRAFT_WALKS: usize = 8;

/// Every view has one scene: with a prompt and a spoken form, its fields and tokens each there once, fields named as the
/// notation names them, and no message without a key. Motions begin where something stood and end where something
/// stands. Carried from scene to scene, identities stay unique, and what did not move keeps its own. News say who
/// acted, and tell an acting seat its action in the notation; all seats have a facing and all sides a name. What a seat
/// composes has such a scene too, and there is everything that its walk offers.
pub fn scenes<G: Game>(plan: &Plan<G>) -> Verdict {
    for played in plan.play(LAW) {
        let game = &played.game;
        let start = played.moment(0);
        for side in (0..game.sides()).map(Side) {
            let name = game.side_name(side);
            start.holds(!name.key.is_empty(), "a name of every side", || debug(&name))?;
        }
        for viewer in viewers(game) {
            let mut carried = game.scene(&start.view(viewer));
            is_sound(&start, &carried)?;
            for step in played.steps() {
                let motions = news(&step, viewer)?;
                let scene = game.scene(&step.after.view(viewer));
                let again = game.scene(&step.after.view(viewer));
                step.after.same("the scene of an equal view", &scene, &again)?;
                is_sound(&step.after, &scene)?;
                motions_fit(&step, &motions, &carried, &scene)?;
                let next = scene.carry(&carried, &motions);
                identities_last(&step, &motions, &carried, &next)?;
                carried = next;
            }
        }
        for moment in played.moments() {
            if let Some(composed) = &plan.composed {
                moment.awaited().into_iter().try_for_each(|seat| (composed.scenes)(&moment, seat))?;
            }
        }
    }
    Ok(())
}

/// Composes a little, and looks at the scene after every step.
pub(crate) fn of_drafts<G: Game + Composing>(moment: &Moment<'_, G>, seat: Seat) -> Verdict {
    let (game, view) = (moment.game(), moment.view(Viewer::Seat(seat)));
    let Some(mut draft) = game.draft(&view, seat) else {
        return Ok(());
    };
    let mut entropy = moment.entropy();
    for _ in 0..DRAFT_WALKS {
        let scene = game.draft_scene(&view, seat, &draft);
        is_sound(moment, &scene)?;
        let shown = of_scene(&scene);
        let walk = |touched: &[Spot]| game.walk_draft(&view, seat, &draft, touched);
        let offered = walk(&[]).map_or(Vec::new(), |walk| walk.next);
        // A token that is drawn nowhere is offered by its name.
        let missing = (offered.iter().map(|next| next.spot))
            .find(|spot| !matches!(spot, Spot::Token(_)) && !shown.contains(spot));
        moment.holds(missing.is_none(), "a scene of the draft with all that is offered", || {
            format!("{missing:?} is not there, in the scene of {draft:?}")
        })?;
        if let Ok((_, Choice::Step(step))) = descend(walk, &mut entropy) {
            let taken = game.take_step(&view, seat, &mut draft, step);
            moment.holds(taken.is_ok(), "a step that the draft takes", || debug(&taken))?;
        }
    }
    Ok(())
}

fn is_sound<G: Game>(moment: &Moment<'_, G>, scene: &Scene) -> Verdict {
    let fields: HashSet<Spot> = scene.fields.iter().map(|field| field.spot).collect();
    moment.same("every field once", &scene.fields.len(), &fields.len())?;
    for field in &scene.fields {
        let name = moment.game().spot_name(field.spot);
        moment.same("the field's name", &name, &field.name)?;
    }
    ids_are_unique(moment, scene)?;
    for token in &scene.tokens {
        let placed = fields.contains(&token.spot) || !matches!(token.spot, Spot::Field(_));
        moment.holds(placed, "tokens on fields of the scene", || debug(token))?;
    }
    moment.holds(!scene.spoken.is_empty(), "a spoken form", || "none".to_owned())?;
    let tokens = scene.tokens.iter().map(|token| &token.name);
    let counters = scene.counters.iter().map(|counter| &counter.label);
    let cards = scene.hands.iter().flat_map(|hand| &hand.cards);
    let cards = cards.map(|card| &card.name);
    let buttons = scene.buttons.iter().map(|button| &button.label);
    let mut messages = (scene.spoken.iter().chain(&scene.remarks))
        .chain([&scene.prompt])
        .chain(tokens.chain(counters).chain(cards).chain(buttons));
    let keyless: Option<&Message> = messages.find(|message| message.key.is_empty());
    moment.holds(keyless.is_none(), "messages with keys", || debug(&keyless))
}

fn ids_are_unique<G: Game>(moment: &Moment<'_, G>, scene: &Scene) -> Verdict {
    let ids: HashSet<TokenId> = scene.tokens.iter().map(|token| token.id).collect();
    moment.same("every identity once", &scene.tokens.len(), &ids.len())
}

/// What the viewer is told of an input; gives what moved.
fn news<G: Game>(step: &Step<'_, G>, viewer: Viewer) -> Result<Vec<Motion>, crate::Broken> {
    let (game, before) = (step.before.game(), step.before.state());
    let observed = game.observe(before, step.input, step.after.state(), viewer);
    let news = game.news(&step.before.view(viewer), &observed);
    let told = !news.message.key.is_empty();
    (step.before).holds(told, "news with a message", || debug(&news))?;
    match *step.input {
        Input::Act { seat, action } => {
            (step.before).same("who acted, by the news", &Some(seat), &news.by)?;
            let open = !matches!(step.before.actor(), Actor::Each(_));
            if open && viewer == Viewer::Seat(seat) {
                let text = game.action_text(before, seat, &action);
                (step.before).same("the text of the news", &text, &news.text)?;
            }
        }
        Input::Chance(_) => (step.before).same("who acted, by the news", &None, &news.by)?,
        Input::Time(_) => {}
    }
    Ok(news.motions)
}

fn stands(tokens: &[Token], spot: Spot, layer: u8) -> bool {
    tokens.iter().any(|token| token.spot == spot && token.layer == layer)
}

/// Motions begin where something stood, or where an earlier motion ended; they end where something stands, or where a
/// later one begins.
fn motions_fit<G: Game>(step: &Step<'_, G>, motions: &[Motion], before: &Scene, after: &Scene) -> Verdict {
    let ends: Vec<Ends> = motions.iter().map(Ends::of).collect();
    for (index, motion) in ends.iter().enumerate() {
        let begins_well = motion.from.is_none_or(|from| {
            let arrived = |earlier: &Ends| earlier.to == Some(from) && earlier.layer == motion.layer;
            stands(&before.tokens, from, motion.layer) || ends[..index].iter().any(arrived)
        });
        let ends_well = motion.to.is_none_or(|to| {
            let left = |later: &Ends| later.from == Some(to) && later.layer == motion.layer;
            stands(&after.tokens, to, motion.layer) || ends[index + 1..].iter().any(left)
        });
        let expected = "motions from where something stood to where something stands";
        (step.before).holds(begins_well && ends_well, expected, || debug(&motions))?;
    }
    Ok(())
}

/// Where a motion begins and where it ends.
struct Ends {
    layer: u8,
    from: Option<Spot>,
    to: Option<Spot>,
}

impl Ends {
    fn of(motion: &Motion) -> Ends {
        let (layer, from, to) = match motion {
            Motion::Goes { layer, path } => (*layer, path.first().copied(), path.last().copied()),
            Motion::Leaves { layer, at } => (*layer, Some(*at), None),
            Motion::Appears { layer, at } => (*layer, None, Some(*at)),
            Motion::Changes { layer, at } => (*layer, Some(*at), Some(*at)),
            Motion::Rolls => (0, None, None),
        };
        Ends { layer, from, to }
    }
}

fn identities_last<G: Game>(
    step: &Step<'_, G>,
    motions: &[Motion],
    before: &Scene,
    after: &Scene,
) -> Verdict {
    ids_are_unique(&step.after, after)?;
    let ends: Vec<Ends> = motions.iter().map(Ends::of).collect();
    for token in &after.tokens {
        let here = |other: &&Token| other.spot == token.spot && other.layer == token.layer;
        let alone = after.tokens.iter().filter(here).count() == 1;
        let moved = ends.iter().any(|motion| {
            let touches = motion.from == Some(token.spot) || motion.to == Some(token.spot);
            touches && motion.layer == token.layer
        });
        let mut stood = before.tokens.iter().filter(here);
        if let (Some(old), None, true, false) = (stood.next(), stood.next(), alone, moved) {
            let what = format!("the identity of what stayed on {:?}", token.spot);
            (step.after).same(&what, &old.id, &token.id)?;
        }
    }
    Ok(())
}
