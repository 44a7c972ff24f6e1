//! What was said to a table and is not answered yet. It is said again when the line stands again, with the same entropy: so a
//! table that lets the line drop, or says nothing until the page is loaded anew, gains no second try at a roll.

use stolik_protocol::{Id, ToTable, Wish};

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

    /// What outlives the page, as text: the actions with something for a roll. Empty if there are none.
    pub fn kept(&self) -> String {
        let is_kept = |said: &&ToTable| matches!(said.wish, Wish::Act(_)) && said.entropy.is_some();
        let lines = self.0.iter().filter(is_kept).filter_map(|said| serde_json::to_string(said).ok());
        lines.collect::<Vec<_>>().join("\n")
    }

    /// The same, read when the page is loaded anew. What cannot be read was not said by this page.
    pub fn read(kept: &str) -> Unanswered {
        Unanswered(kept.lines().filter_map(|line| serde_json::from_str(line).ok()).collect())
    }
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
        let mut anew = Unanswered::read(&unanswered.kept());
        assert_eq!(anew.all(), [roll.clone()], "the same name, the same entropy, and nothing else");
        assert_eq!(anew.is_answered(&roll.id), Some(roll.clone()));
        assert_eq!((anew.is_answered(&roll.id), anew.kept().as_str()), (None, ""));
        assert_eq!(Unanswered::read("\nrubbish\n{}").all(), []);
    }
}
