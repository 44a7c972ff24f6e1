//! A page of ours as typed blocks: what a client needs to show rules and lessons in its own way.

mod reader;
mod search;

pub use search::Sought;

use crate::RulesExample;

/// A page: its title, what stands before the first part, and the parts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Document {
    /// The title.
    pub title: String,
    /// What stands before the first part.
    pub lead: Vec<Block>,
    /// The parts, in order, those of all levels one after another.
    pub parts: Vec<Part>,
}

/// A heading and what stands below it, up to the next heading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// How deep it stands.
    pub level: Level,
    /// Its heading.
    pub title: String,
    /// The article it holds, if any: `W7`.
    pub article: Option<String>,
    /// What stands below the heading.
    pub blocks: Vec<Block>,
}

/// How deep a part stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// A chapter, which a table of contents names.
    Chapter,
    /// An article within a chapter.
    Article,
}

/// A piece of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// Sentences.
    Paragraph(Words),
    /// A list, numbered or not.
    List {
        /// Whether the order counts.
        is_numbered: bool,
        /// Its items.
        items: Vec<Words>,
    },
    /// A table.
    Table {
        /// The head line.
        head: Vec<Words>,
        /// The other lines; each has as many cells as the head.
        rows: Vec<Vec<Words>>,
    },
    /// Lines that keep their shape.
    Code(String),
    /// What is said apart from the rest: in a lesson, once the step is done.
    Remark(Words),
    /// A position to try.
    Example(Example),
}

/// A line of words, some of them marked.
pub type Words = Vec<Span>;

/// Some words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Span {
    /// Plain ones.
    Plain(String),
    /// A term, where it is explained.
    Strong(String),
    /// Something as it is typed: a move, an option.
    Code(String),
}

impl Span {
    /// The words themselves.
    pub fn text(&self) -> &str {
        let (Span::Plain(text) | Span::Strong(text) | Span::Code(text)) = self;
        text
    }
}

/// A position that a page shows and that a person can try.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Example {
    /// What is to be seen or done.
    pub caption: String,
    /// The position, as the game writes it.
    pub position: String,
    /// The options, as a record has them; empty for the usual ones.
    pub options: String,
    /// Moves that show what is meant, as the game writes them; see [`Example::lines`].
    pub moves: String,
}

impl Example {
    /// The ways to do what the caption says, each a line of moves; `*` alone stands for any move.
    ///
    /// ```
    /// # use stolik_text::Example;
    /// # let example = |moves: &str| Example { caption: String::new(), position: String::new(), options: String::new(), moves: moves.to_owned() };
    /// assert_eq!(example("E3-E4 E4-E5 | E2-E4").lines(), [vec!["E3-E4", "E4-E5"], vec!["E2-E4"]]);
    /// assert!(example("").lines().is_empty());
    /// ```
    pub fn lines(&self) -> Vec<Vec<&str>> {
        let lines = self.moves.split('|').map(|line| line.split_whitespace().collect::<Vec<_>>());
        lines.filter(|line| !line.is_empty()).collect()
    }

    /// The options as pairs.
    pub fn choices(&self) -> impl Iterator<Item = (&str, &str)> {
        self.options.split_whitespace().filter_map(|choice| choice.split_once('='))
    }
}

impl From<RulesExample<'_>> for Example {
    fn from(example: RulesExample<'_>) -> Example {
        let RulesExample { caption, position, options, moves } = example;
        let [caption, position, options, moves] = [caption, position, options, moves].map(str::to_owned);
        Example { caption, position, options, moves }
    }
}

impl Document {
    /// Reads a page as [`rules`](crate::rules) and [`lesson`](crate::lesson) give it. Whatever is no heading, list, table
    /// or example is a paragraph, so that nothing is ever left out.
    pub fn read(source: &str) -> Document {
        reader::read(source)
    }

    /// The part of an article.
    pub fn part(&self, article: &str) -> Option<&Part> {
        self.parts.iter().find(|part| part.article.as_deref() == Some(article))
    }

    /// All positions it shows, in order.
    pub fn examples(&self) -> impl Iterator<Item = &Example> {
        let blocks = self.lead.iter().chain(self.parts.iter().flat_map(|part| &part.blocks));
        blocks.filter_map(|block| match block {
            Block::Example(example) => Some(example),
            _ => None,
        })
    }
}

impl Part {
    /// The name by which a link leads to it: its article, or its place among the parts, counted from 1.
    pub fn anchor(&self, number: usize) -> String {
        self.article.clone().unwrap_or_else(|| format!("part-{number}"))
    }
}
