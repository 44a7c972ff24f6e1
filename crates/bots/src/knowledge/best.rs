//! Choosing the best of what is offered.

use stolik_game::Entropy;

/// The best of what has been offered; of equals the first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Best<W, T>(Option<(W, T)>);

impl<W: PartialOrd, T> Best<W, T> {
    /// Nothing has been offered.
    pub const NONE: Best<W, T> = Best(None);

    /// Offers something of this worth.
    #[inline]
    pub fn offer(&mut self, worth: W, thing: T) {
        if self.takes(&worth) {
            self.0 = Some((worth, thing));
        }
    }

    /// Whether something of this worth would be the best.
    #[inline]
    pub fn takes(&self, worth: &W) -> bool {
        self.0.as_ref().is_none_or(|(most, _)| worth > most)
    }

    /// What was the best, if anything was offered.
    pub fn taken(self) -> Option<T> {
        self.0.map(|(_, thing)| thing)
    }
}

/// The thing that is the least far, if it is less far than that; of equals the first.
pub(super) fn nearest<T: Copy, F: Ord + Copy>(things: &[T], far: impl Fn(&T) -> F, than: F) -> Option<T> {
    things.iter().copied().min_by_key(|thing| far(thing)).filter(|thing| far(thing) < than)
}

/// One of them, by chance.
pub(super) fn one_of<T: Copy>(things: &[T], entropy: &mut impl Entropy) -> Option<T> {
    (!things.is_empty()).then(|| things[entropy.index(things.len())])
}
