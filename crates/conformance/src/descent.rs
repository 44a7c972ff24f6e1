//! Walking at random, as somebody would who touches what is marked.

use crate::moment::pick;
use std::fmt::Debug;
use stolik_game::{Entropy, Pinned, Spot, Stumble, Walk};

/// The most spots anybody would touch for one choice.
pub(crate) const LONGEST_WALK: usize = 500;

/// Walks at random until something is chosen; gives the spots touched and the choice, or what went wrong.
pub(crate) fn descend<C, R: Debug>(
    walk: impl Fn(&[Spot]) -> Result<Walk<C>, Stumble<R>>,
    entropy: &mut Pinned,
) -> Result<(Vec<Spot>, C), String> {
    let mut touched = Vec::new();
    loop {
        let walk = walk(&touched).map_err(|stumble| format!("the walk {touched:?} stumbles: {stumble:?}"))?;
        let next = pick(&walk.next, entropy);
        match (walk.chosen, next) {
            (Some(choice), None) => return Ok((touched, choice)),
            (Some(choice), Some(_)) if entropy.below(2) == 0 => return Ok((touched, choice)),
            (_, Some(next)) if touched.len() < LONGEST_WALK => touched.push(next.spot),
            (_, Some(_)) => return Err(format!("the walk {touched:?} does not end")),
            (None, None) => return Err(format!("the walk {touched:?} leads nowhere")),
        }
    }
}
