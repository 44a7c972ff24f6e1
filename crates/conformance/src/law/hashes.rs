use crate::broken::Verdict;
use crate::plan::Plan;
use std::collections::HashMap;
use stolik_game::Game;

const LAW: &str = "hashes";

/// Equal states have equal hashes, however they came about; all over the games of a case, states of different setups
/// have different hashes, and states of the same setup the same.
pub fn hashes<G: Game>(plan: &Plan<G>) -> Verdict {
    for case in &plan.cases {
        let mut setup_of: HashMap<u64, String> = HashMap::new();
        let mut hash_of: HashMap<String, u64> = HashMap::new();
        for played in plan.play_case(LAW, case) {
            let game = &played.game;
            let mut state = played.states[0].clone();
            for step in played.steps() {
                game.play_unchecked(&mut state, step.input);
                let known = step.after.state();
                let hash = |state| game.transposition_hash(state);
                (step.after).same("the hash of an equal state", &hash(known), &hash(&state))?;
            }
            for moment in played.moments() {
                let hash = game.transposition_hash(moment.state());
                let setup = game.setup_text(&game.setup_of(moment.state()));
                let known = setup_of.entry(hash).or_insert_with(|| setup.clone());
                moment.same(&format!("the only setup of hash {hash:016x}"), known, &setup)?;
                let known = *hash_of.entry(setup.clone()).or_insert(hash);
                moment.same(&format!("the hash of the setup `{setup}`"), &known, &hash)?;
            }
        }
    }
    Ok(())
}
