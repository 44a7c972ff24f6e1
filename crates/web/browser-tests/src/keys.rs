//! The keyboard.

use serde_json::{Value, json};

/// A key that is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// To the next stop.
    Tab,
    /// To the stop before: Tab with Shift.
    BackTab,
    /// Enter.
    Enter,
    /// Closes what is open.
    Escape,
    /// Takes away what is chosen, or what stands before.
    Backspace,
    /// To the beginning.
    Home,
    /// An arrow.
    Up,
    /// An arrow.
    Down,
    /// An arrow.
    Left,
    /// An arrow.
    Right,
    /// A key that writes.
    Character(char),
}

const SHIFT: u8 = 8;

impl Key {
    /// The keys by which a text is typed.
    pub(crate) fn of(text: &str) -> impl Iterator<Item = Self> {
        text.chars().map(|letter| match letter {
            '\n' => Self::Enter,
            '\t' => Self::Tab,
            letter => Self::Character(letter),
        })
    }

    /// Going down and coming up, as `Input.dispatchKeyEvent` takes it.
    pub(crate) fn press(self) -> [Value; 2] {
        let (name, code) = self.name();
        let modifiers = if self == Self::BackTab { SHIFT } else { 0 };
        let event = |kind: &str| json!({ "type": kind, "key": name, "code": name, "windowsVirtualKeyCode": code, "modifiers": modifiers });
        let (mut down, mut up) = (event("keyDown"), event("keyUp"));
        match self {
            Self::Enter => down["text"] = "\r".into(),
            Self::Character(letter) => {
                down["text"] = letter.to_string().into();
                for event in [&mut down, &mut up] {
                    event["code"] = "".into();
                }
            }
            _ => {}
        }
        [down, up]
    }

    /// The name of the key, and its number on keyboards.
    fn name(self) -> (String, u32) {
        let (name, code) = match self {
            Self::Tab | Self::BackTab => ("Tab", 9),
            Self::Enter => ("Enter", 13),
            Self::Escape => ("Escape", 27),
            Self::Backspace => ("Backspace", 8),
            Self::Home => ("Home", 36),
            Self::Left => ("ArrowLeft", 37),
            Self::Up => ("ArrowUp", 38),
            Self::Right => ("ArrowRight", 39),
            Self::Down => ("ArrowDown", 40),
            Self::Character(letter) => {
                let code =
                    if letter.is_ascii_alphanumeric() { letter.to_ascii_uppercase().into() } else { 0 };
                return (letter.to_string(), code);
            }
        };
        (name.to_owned(), code)
    }
}

#[cfg(test)]
mod tests {
    use super::Key;

    #[test]
    fn a_text_is_typed_key_by_key() {
        let keys: Vec<Key> = Key::of("ż1\n\t").collect();
        assert_eq!(keys, [Key::Character('ż'), Key::Character('1'), Key::Enter, Key::Tab]);
    }

    #[test]
    fn only_what_writes_has_a_text() {
        let [down, up] = Key::Character('a').press();
        assert_eq!(
            (&down["type"], &down["text"], &down["windowsVirtualKeyCode"]),
            (&"keyDown".into(), &"a".into(), &65.into())
        );
        assert_eq!(up["type"], "keyUp");
        assert!(up.get("text").is_none());
        assert!(Key::Down.press()[0].get("text").is_none());
        assert_eq!(Key::Enter.press()[0]["text"], "\r");
    }

    #[test]
    fn back_is_tab_with_shift() {
        let [down, _] = Key::BackTab.press();
        assert_eq!((&down["key"], &down["modifiers"]), (&"Tab".into(), &8.into()));
    }
}
