//! A list that needs no heap while it is short.

use std::ops::{Deref, DerefMut};

/// Up to `N` items in place; from the next one on, all of them on the heap.
#[derive(Clone, Debug)]
pub(crate) struct List<T, const N: usize> {
    near: [T; N],
    len: usize,
    far: Vec<T>,
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    #[inline]
    pub fn new() -> Self {
        Self { near: [T::default(); N], len: 0, far: Vec::new() }
    }

    #[inline]
    pub fn push(&mut self, item: T) {
        if self.len < N {
            self.near[self.len] = item;
        } else {
            self.push_far(item);
        }
        self.len += 1;
    }

    #[cold]
    #[inline(never)]
    fn push_far(&mut self, item: T) {
        if self.len == N {
            self.far.clear();
            self.far.extend_from_slice(&self.near);
        }
        self.far.push(item);
    }

    /// Keeps the first `len` items.
    #[inline]
    pub fn truncate(&mut self, len: usize) {
        if len >= self.len {
            return;
        }
        if self.len > N {
            self.far.truncate(len);
            if len <= N {
                self.near[..len].copy_from_slice(&self.far);
            }
        }
        self.len = len;
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        if self.len <= N { &self.near[..self.len] } else { &self.far }
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        if self.len <= N { &mut self.near[..self.len] } else { &mut self.far }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_keeps_its_items_when_it_outgrows_its_place_and_shrinks_back() {
        let mut list = List::<u32, 4>::new();
        for len in [3, 4, 5, 9] {
            list.truncate(0);
            (0..len).for_each(|n| list.push(n));
            assert!(list.iter().copied().eq(0..len));
            for shorter in (0..=len).rev() {
                list.truncate(shorter as usize);
                list.truncate(len as usize);
                assert!(list.iter().copied().eq(0..shorter));
            }
            list.push(7);
            assert_eq!(*list, [7]);
        }
    }
}
