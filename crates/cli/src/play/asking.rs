//! Asking for a line: with editing and completion at a terminal, plainly from a pipe.

use crate::lines::{self, Line};
use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::DefaultHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Editor, Helper};
use std::io::{self, BufRead, IsTerminal};

/// More than any line somebody types.
const LONGEST_LINE: usize = 64 * 1024;

/// Where lines come from.
pub enum Asking {
    /// A person at a terminal.
    Person(Box<Editor<Words, DefaultHistory>>),
    /// A script.
    Script(Box<dyn BufRead>),
}

/// The words that can be completed now.
#[derive(Default)]
pub struct Words(Vec<String>);

impl Asking {
    /// Standard input: a person if it and standard output are a terminal, else a script.
    pub fn standard_input() -> Asking {
        if io::stdin().is_terminal()
            && io::stdout().is_terminal()
            && let Some(editor) = editor()
        {
            return Asking::Person(Box::new(editor));
        }
        Asking::Script(Box::new(io::stdin().lock()))
    }

    /// Whether a script asks, which wants to be told by the exit code what went wrong.
    pub fn is_script(&self) -> bool {
        matches!(self, Asking::Script(_))
    }

    /// Forgets what was typed: another person comes to the keyboard. Not only the history goes but the whole editor,
    /// which also keeps what was cut out and can be put back.
    pub fn forget(&mut self) {
        if let Asking::Person(old) = self {
            match editor() {
                Some(fresh) => **old = fresh,
                // The history in memory cannot fail to be cleared.
                None => drop(old.clear_history()),
            }
        }
    }

    /// The next line, or none at the end. A person sees the prompt and can complete these words.
    pub fn next(&mut self, prompt: &str, words: Vec<String>) -> io::Result<Option<Line>> {
        match self {
            Asking::Person(editor) => {
                if let Some(helper) = editor.helper_mut() {
                    helper.0 = words;
                }
                match editor.readline(&format!("{prompt} ")) {
                    Ok(line) => {
                        // Without a history the arrows do nothing; the game goes on.
                        let _ = editor.add_history_entry(line.as_str());
                        Ok(Some(Line::Text(line)))
                    }
                    Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
                    Err(error) => Err(io::Error::other(error)),
                }
            }
            Asking::Script(input) => lines::next(input, LONGEST_LINE),
        }
    }
}

/// An editor that remembers nothing yet. One tab completes what is common, the next shows the choices.
fn editor() -> Option<Editor<Words, DefaultHistory>> {
    let listing = Config::builder().completion_type(CompletionType::List).build();
    let mut editor = Editor::with_config(listing).ok()?;
    editor.set_helper(Some(Words::default()));
    Some(editor)
}

impl Words {
    /// The words that what is typed may become, and where they begin: all of it, or else the last word of it, as when
    /// spots are touched one after another.
    fn completed(&self, typed: &str) -> (usize, Vec<String>) {
        let indent = typed.len() - typed.trim_start().len();
        // What is typed is separated by spaces, which are one byte each.
        let last = typed.rfind(' ').map_or(0, |space| space + 1);
        let whole = self.beginning_with(&typed[indent..]);
        if whole.is_empty() { (last, self.beginning_with(&typed[last..])) } else { (indent, whole) }
    }

    /// The words that begin with this, whatever the case.
    fn beginning_with(&self, typed: &str) -> Vec<String> {
        let typed = typed.to_lowercase();
        let fitting = self.0.iter().filter(|word| word.to_lowercase().starts_with(&typed));
        fitting.cloned().collect()
    }
}

impl Completer for Words {
    type Candidate = String;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        Ok(self.completed(line.get(..at).unwrap_or_default()))
    }
}

impl Helper for Words {}
impl Highlighter for Words {}
impl Validator for Words {}
impl Hinter for Words {
    type Hint = String;
}

#[cfg(test)]
mod tests {
    use super::Words;

    #[test]
    fn actions_and_commands_are_completed_whatever_the_case() {
        let words = Words(["C3-B4", "C3-D4", "E3-D4", "cofnij"].map(str::to_owned).to_vec());
        assert_eq!(words.beginning_with("c3"), ["C3-B4", "C3-D4"]);
        assert_eq!(words.beginning_with("C"), ["C3-B4", "C3-D4", "cofnij"]);
        assert!(words.beginning_with("x").is_empty());
    }

    #[test]
    fn the_last_of_several_words_is_completed() {
        let words = Words(["commit", "C2", "F4"].map(str::to_owned).to_vec());
        assert_eq!(words.completed(" c"), (1, vec!["commit".to_owned(), "C2".to_owned()]));
        assert_eq!(words.completed("c2 f"), (3, vec!["F4".to_owned()]));
        assert_eq!(words.completed("c2 f4 com"), (6, vec!["commit".to_owned()]));
        assert_eq!(words.completed("żółw f"), ("żółw ".len(), vec!["F4".to_owned()]));
    }
}
