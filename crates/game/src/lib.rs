//! The contract every game of Stolik is written against.
