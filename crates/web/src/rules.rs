//! The rules of a game with positions to try, and a first game with guidance.

mod blocks;
mod contents;
mod example;
mod lesson;
mod link;
mod page;
mod reading;
mod sight;
#[cfg(test)]
mod tests;
mod trial;

pub use lesson::LessonPage;
pub use link::article_route;
pub use page::RulesPage;
