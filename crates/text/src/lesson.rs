//! The lessons: a first game with guidance.

use crate::games;
use crate::{Block, Document, Example, Language, Part, Words};

/// The lesson of a game, as Markdown like that of a rules page.
///
/// Each chapter is a step: words, then one position to play on, then what is said once it is done. The position's moves
/// are those that the step teaches, ways parted by `|`; what ends with `*` takes any move that begins so. The last chapter
/// has no position: it leads to a real game.
///
/// ```text
/// ## Krok
///
/// Pionek idzie na ukos.
///
/// ![Dotknij C3, a potem D4](position:W:WC3:BH8 "C3-D4|C3-B4")
///
/// > Tak jest.
/// ```
pub fn lesson(game: &str, language: Language) -> Option<&'static str> {
    games::of(game, language).map(|texts| texts.lesson)
}

/// A lesson.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lesson {
    /// Its title.
    pub title: String,
    /// What stands before the first step.
    pub lead: Vec<Block>,
    /// The steps.
    pub steps: Vec<Step>,
    /// What leads to a real game.
    pub last: Option<Part>,
}

/// A step of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What it is about.
    pub title: String,
    /// What there is to know.
    pub words: Vec<Block>,
    /// The position to play on; its caption says what to do, its moves do it.
    pub example: Example,
    /// What is said once it is done.
    pub done: Words,
}

impl Lesson {
    /// The lesson that a page holds.
    pub fn of(document: Document) -> Lesson {
        let Document { title, lead, parts } = document;
        let mut lesson = Lesson { title, lead, ..Lesson::default() };
        for part in parts {
            match Step::of(&part) {
                Some(step) => lesson.steps.push(step),
                None => lesson.last = Some(part),
            }
        }
        lesson
    }
}

impl Step {
    fn of(part: &Part) -> Option<Step> {
        let mut step = None;
        let (mut words, mut done) = (Vec::new(), Words::new());
        for block in &part.blocks {
            match block {
                Block::Example(example) => step = Some(example.clone()),
                Block::Remark(said) => done.clone_from(said),
                other => words.push(other.clone()),
            }
        }
        step.map(|example| Step { title: part.title.clone(), words, example, done })
    }
}

/// How far somebody has come with what an example asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// On the way.
    Open,
    /// Done.
    Done,
    /// Somewhere else: what was played is none of the ways.
    Astray,
}

impl Example {
    /// How far these actions, in the game's notation, have come on one of its ways.
    pub fn progress<S: AsRef<str>>(&self, played: &[S]) -> Progress {
        let lines = self.lines();
        let agrees = |line: &[&str]| line.iter().zip(played).all(|(wish, text)| is_wish(wish, text.as_ref()));
        let mut ways = lines.iter().filter(|line| agrees(line)).peekable();
        if lines.is_empty() {
            Progress::Open
        } else if ways.peek().is_none() {
            Progress::Astray
        } else if ways.any(|line| line.len() <= played.len()) {
            Progress::Done
        } else {
            Progress::Open
        }
    }
}

/// Whether an action is the one wished for: the same text, or one that begins so where the wish ends with `*`. A shot is
/// written with a star too, but never at its end.
pub fn is_wish(wish: &str, text: &str) -> bool {
    wish.strip_suffix('*').map_or(wish == text, |beginning| text.starts_with(beginning))
}

#[cfg(test)]
mod tests {
    use super::*;
    use stolik_catalog::Kind;

    fn read(game: &str, language: Language) -> Lesson {
        Lesson::of(Document::read(lesson(game, language).expect("there is a lesson")))
    }

    #[test]
    fn every_game_has_a_lesson_of_six_to_ten_steps_that_leads_to_a_game() {
        for (game, language) in
            Kind::ALL.iter().flat_map(|kind| Language::ALL.map(|language| (kind.id(), language)))
        {
            let lesson = read(game, language);
            assert!((6..=10).contains(&lesson.steps.len()), "{game}: {} steps", lesson.steps.len());
            assert!(!lesson.title.is_empty() && !lesson.lead.is_empty(), "{game}");
            assert!(lesson.last.is_some_and(|last| !last.blocks.is_empty()), "{game} leads to no game");
            for step in &lesson.steps {
                let name = format!("{game}: {}", step.title);
                assert!(!step.title.is_empty() && !step.words.is_empty(), "{name}");
                assert!(!step.example.caption.is_empty() && !step.done.is_empty(), "{name}");
                assert!(!step.example.lines().is_empty(), "{name} asks for nothing");
            }
        }
    }

    #[test]
    fn both_languages_teach_the_same() {
        for game in Kind::ALL.iter().map(|kind| kind.id()) {
            let taught = |language| -> Vec<_> {
                let steps = read(game, language).steps.into_iter().map(|step| step.example);
                steps.map(|e| (e.position, e.options, e.moves)).collect()
            };
            assert_eq!(taught(Language::Polish), taught(Language::English), "{game}");
        }
    }

    #[test]
    fn a_way_is_done_with_its_last_move_and_left_with_any_other() {
        let example = |moves: &str| Example {
            caption: String::new(),
            position: String::new(),
            options: String::new(),
            moves: moves.to_owned(),
        };
        let nothing: [&str; 0] = [];
        let two = example("A1-B1 B1xD1|A1-B1 C1xA1");
        assert_eq!(two.progress(&nothing), Progress::Open);
        assert_eq!(two.progress(&["A1-B1"]), Progress::Open);
        assert_eq!(two.progress(&["A1-B1", "C1xA1"]), Progress::Done);
        assert_eq!(two.progress(&["A1-B1", "C1xA1", "more"]), Progress::Done);
        assert_eq!(two.progress(&["A1-A2"]), Progress::Astray);
        assert_eq!(two.progress(&["A1-B1", "B1-B2"]), Progress::Astray);
        assert_eq!(example("*").progress(&["anything"]), Progress::Done);
        let shot = example("A4,5*7,5|@0,0+barracks*");
        assert_eq!(shot.progress(&["A4,5*7,5"]), Progress::Done);
        assert_eq!(shot.progress(&["A4,5*7,6"]), Progress::Astray);
        assert_eq!(shot.progress(&["@0,0+barracks4,4"]), Progress::Done);
        assert_eq!(shot.progress(&["@0,0+4"]), Progress::Astray);
        assert_eq!(example("").progress(&["A1-A2"]), Progress::Open);
    }
}
