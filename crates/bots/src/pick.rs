//! Choosing among what was judged.

use crate::search::Choice;
use stolik_game::Entropy;

/// One of the choices, which are not empty and have the best first: the looser, the more often another than the best.
#[expect(clippy::cast_sign_loss, reason = "an exponential is never below 0")]
pub fn pick<M: Copy>(choices: &[Choice<M>], looseness: u16, entropy: &mut impl Entropy) -> M {
    let best = choices[0];
    if looseness == 0 {
        return best.chosen;
    }
    let highest = choices.iter().map(|choice| choice.value).max().unwrap_or(best.value);
    let weight = |choice: &Choice<M>| {
        let behind = (highest - choice.value) as f32 / f32::from(looseness);
        (1e6 * (-behind).exp()) as u64
    };
    let total: u64 = choices.iter().map(weight).sum();
    if total == 0 {
        return best.chosen;
    }
    let mut ticket = entropy.below(total);
    for choice in choices {
        match ticket.checked_sub(weight(choice)) {
            Some(rest) => ticket = rest,
            None => return choice.chosen,
        }
    }
    best.chosen
}

#[cfg(test)]
mod tests {
    use super::*;
    use stolik_game::Pinned;

    fn share_of_the_best(looseness: u16) -> usize {
        let choices = [(1, 50), (2, 0), (3, -1_000)].map(|(chosen, value)| Choice { chosen, value });
        let mut entropy = Pinned::from_seed(3);
        (0..1_000).filter(|_| pick(&choices, looseness, &mut entropy) == 1).count()
    }

    #[test]
    fn the_looser_the_choice_the_less_often_the_best() {
        assert_eq!(share_of_the_best(0), 1_000);
        // e to 1: nearly three to one, and never what is far behind.
        assert!((690..770).contains(&share_of_the_best(50)), "{}", share_of_the_best(50));
        assert!((300..450).contains(&share_of_the_best(5_000)), "{}", share_of_the_best(5_000));
    }
}
