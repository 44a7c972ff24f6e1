//! Sets of fields in one machine word.

/// Gives a newtype over an unsigned word the operators of a set: `&`, `|`, `^`, `-` (what is in the first and not in the
/// second), `!`, and their assigning forms.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Eq, Debug)]
/// struct Fields(u64);
/// stolik_game::set_operators!(Fields);
///
/// assert_eq!(Fields(0b110) - Fields(0b010) | Fields(0b001), Fields(0b101));
/// ```
#[macro_export]
macro_rules! set_operators {
    ($Set:ident) => {
        impl ::std::ops::BitAnd for $Set {
            type Output = Self;
            #[inline]
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl ::std::ops::BitOr for $Set {
            type Output = Self;
            #[inline]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl ::std::ops::BitXor for $Set {
            type Output = Self;
            #[inline]
            fn bitxor(self, other: Self) -> Self {
                Self(self.0 ^ other.0)
            }
        }

        impl ::std::ops::Sub for $Set {
            type Output = Self;
            #[inline]
            fn sub(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }

        impl ::std::ops::Not for $Set {
            type Output = Self;
            #[inline]
            fn not(self) -> Self {
                Self(!self.0)
            }
        }

        impl ::std::ops::BitAndAssign for $Set {
            #[inline]
            fn bitand_assign(&mut self, other: Self) {
                self.0 &= other.0;
            }
        }

        impl ::std::ops::BitOrAssign for $Set {
            #[inline]
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }

        impl ::std::ops::SubAssign for $Set {
            #[inline]
            fn sub_assign(&mut self, other: Self) {
                self.0 &= !other.0;
            }
        }
    };
}
