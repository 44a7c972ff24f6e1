//! The rules of a game with positions to try, and a first game with guidance.

#[cfg(test)]
mod tests;
#[cfg(test)]
mod trial;
