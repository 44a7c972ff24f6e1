//! What was said to a table and is not answered yet. It is said again when the line stands again, with the same entropy: so a
//! table that lets the line drop, or says nothing until the page is loaded anew, gains no second try at a roll.

use super::dice::stored;
use super::local;
use stolik_protocol::{Id, ToTable, Wish};

/// What is not answered and outlives the page: a line each, the table before it.
const UNSAID: &str = "stolik-unsaid";
/// So many at most; there are more only where tables do not answer.
const MOST: usize = 50;

/// What was said and is not answered yet, in order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Unanswered(Vec<ToTable>);

impl Unanswered {
    /// Something was said.
    pub fn is_said(&mut self, said: ToTable) {
        self.0.push(said);
    }

    /// Something was answered. Gives what was said, if it was ours.
    pub fn is_answered(&mut self, id: &Id) -> Option<ToTable> {
        let at = self.0.iter().position(|said| said.id == *id)?;
        Some(self.0.remove(at))
    }

    /// All of it.
    pub fn all(&self) -> Vec<ToTable> {
        self.0.clone()
    }

    /// What outlives the page: the actions with something for a roll, among all that is kept of other tables.
    fn kept(&self, table: &str, before: &str) -> String {
        let is_kept = |said: &&ToTable| matches!(said.wish, Wish::Act(_)) && said.entropy.is_some();
        let own = self.0.iter().filter(is_kept).filter_map(|said| serde_json::to_string(said).ok());
        let others = before.lines().filter(|line| line_of(line, table).is_none()).map(str::to_owned);
        let lines = own.map(|said| format!("{table} {said}")).chain(others).take(MOST);
        lines.collect::<Vec<_>>().join("\n")
    }

    /// The same, read when the page is loaded anew. What cannot be read was not said by this page.
    fn read(table: &str, kept: &str) -> Unanswered {
        let lines = kept.lines().filter_map(|line| line_of(line, table));
        Unanswered(lines.filter_map(|said| serde_json::from_str(said).ok()).collect())
    }

    /// What was said to a table before, and is not answered.
    pub fn of(table: &str) -> Unanswered {
        Unanswered::read(table, &stored(UNSAID))
    }

    /// Keeps it. A browser that keeps nothing says it again as long as the page is open.
    pub fn keep(&self, table: &str) {
        let kept = self.kept(table, &stored(UNSAID));
        let _ = local(|storage| storage.set_item(UNSAID, &kept));
    }
}

/// What a line has of a table.
fn line_of<'a>(line: &'a str, table: &str) -> Option<&'a str> {
    line.split_once(' ').filter(|(of, _)| *of == table).map(|(_, said)| said)
}

/// Forgets all of it: who comes next to this browser is somebody else.
pub fn forget() {
    let _ = local(|storage| storage.remove_item(UNSAID));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(id: &str, entropy: Option<&str>, wish: Wish) -> ToTable {
        let id = Id::try_from(id.to_owned()).expect("an id");
        ToTable { id, seen: Some(7), entropy: entropy.map(str::to_owned), wish }
    }

    #[test]
    fn an_action_that_was_not_answered_is_said_again_with_the_same_after_the_page_is_loaded_anew() {
        let roll = said("a-1", Some("0101"), Wish::Act(vec!["roll".to_owned()]));
        let mut unanswered = Unanswered::default();
        unanswered.is_said(said("a-0", None, Wish::Ping {}));
        unanswered.is_said(roll.clone());
        unanswered.is_said(said("a-2", None, Wish::Say("hej".to_owned())));
        let other = "other {}";
        let kept = unanswered.kept("stol", other);
        let mut anew = Unanswered::read("stol", &kept);
        assert_eq!(
            anew.all(),
            std::slice::from_ref(&roll),
            "the same name, the same entropy, and nothing else"
        );
        assert_eq!(anew.is_answered(&roll.id), Some(roll.clone()));
        assert_eq!((anew.is_answered(&roll.id), anew.kept("stol", &kept).as_str()), (None, other));
        assert_eq!(Unanswered::read("sto", &kept).all(), [], "it was said to another table");
        assert_eq!(Unanswered::read("stol", "\nrubbish\nstol {}\nstol").all(), []);
    }
}
