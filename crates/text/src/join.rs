//! Several things in one breath.

use crate::Speaker;
use stolik_game::Message;

impl Speaker {
    /// Things joined as the language joins a list: `C3, E3 i G3`. Whole sentences follow one another instead.
    ///
    /// ```
    /// use stolik_text::{Language, Speaker};
    /// let speaker = Speaker::new(Language::English);
    /// assert_eq!(speaker.join(&["C3", "E3", "G3"]), "C3, E3 and G3");
    /// assert_eq!(speaker.join(&["It is so.", "And so."]), "It is so. And so.");
    /// ```
    pub fn join(&self, things: &[impl AsRef<str>]) -> String {
        let things: Vec<&str> = things.iter().map(AsRef::as_ref).collect();
        if things.iter().all(|thing| thing.ends_with('.')) {
            return things.join(" ");
        }
        match things.split_last() {
            None => String::new(),
            Some((only, [])) => (*only).to_owned(),
            Some((last, rest)) => {
                let and = Message::new("list-and").with("rest", rest.join(", ")).with("last", *last);
                self.say(&and)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Language, Speaker};

    #[test]
    fn lists_of_any_length() {
        let [polish, english] = Language::ALL.map(Speaker::new);
        assert_eq!(polish.join(&[""; 0]), "");
        assert_eq!(polish.join(&["C3"]), "C3");
        assert_eq!(polish.join(&["C3", "E3"]), "C3 i E3");
        assert_eq!(polish.join(&["C3", "E3", "G3"]), "C3, E3 i G3");
        assert_eq!(english.join(&["C3", "E3", "G3"]), "C3, E3 and G3");
    }
}
