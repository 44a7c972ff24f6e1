//! Everything Stolik says, in Polish and in English.
