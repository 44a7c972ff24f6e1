//! What stands on the page: seen, read, pressed and written into. It is named by a selector and looked for anew each time,
//! so nothing is held that the page has replaced meanwhile.

use std::path::Path;

use anyhow::{Context, Result};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::Visit;
use crate::keys::Key;
use crate::trial;

impl Visit {
    /// Waits until something on the page matches a selector and can be seen.
    pub async fn see(&self, selector: &str) -> Result<()> {
        self.look_at(selector, "return true").await.map(|_: bool| ())
    }

    /// What the first thing to be seen that matches a selector reads.
    pub async fn text(&self, selector: &str) -> Result<String> {
        self.look_at(selector, "return words(element)").await
    }

    /// What stands in a line of input.
    pub async fn value(&self, selector: &str) -> Result<String> {
        self.look_at(selector, "return element.value").await
    }

    /// Waits until something matches a selector and reads as wanted.
    pub async fn read(&self, selector: &str, wanted: &str) -> Result<()> {
        trial::awaits(|| format!("`{selector}` to read \"{wanted}\""));
        let find = format!(
            "const read = [...document.querySelectorAll({})].filter(one => one.checkVisibility()).map(words);\
            if (!read.includes({})) throw JSON.stringify(read);",
            quoted(selector),
            quoted(wanted)
        );
        let found = self.page.look::<()>(&find).await;
        found.with_context(|| format!("`{selector}` does not read \"{wanted}\""))
    }

    /// From now on every text is noted that something reads, for however short a time.
    pub async fn note(&self, selector: &str) -> Result<()> {
        let script = format!(
            "const noted = (window.stolikNoted ??= {{}})[{selector}] = [];\
            const note = () => noted.push(...[...document.querySelectorAll({selector})].map(one => one.innerText));\
            new MutationObserver(note).observe(document, {{ subtree: true, childList: true, characterData: true }});\
            note()",
            selector = quoted(selector)
        );
        self.execute(&script).await
    }

    /// Waits until something has read such words since it is noted.
    pub async fn noted(&self, selector: &str, words: &str) -> Result<()> {
        trial::awaits(|| format!("`{selector}` to have read \"{words}\""));
        let find = format!(
            "const noted = stolikNoted[{}]; if (!noted.some(text => text.includes({}))) throw JSON.stringify(noted)",
            quoted(selector),
            quoted(words)
        );
        let found = self.page.look::<()>(&find).await;
        found.with_context(|| format!("`{selector}` has not read \"{words}\""))
    }

    /// How many there are, seen or not.
    pub async fn count(&self, selector: &str) -> Result<usize> {
        self.execute(&format!("return document.querySelectorAll({}).length", quoted(selector))).await
    }

    /// Clicks on something, as soon as it can be seen and nothing covers it.
    pub async fn click(&self, selector: &str) -> Result<()> {
        let (x, y) = self.aim(selector).await?;
        let mouse = |kind: &str, buttons: u8| mouse(kind, (x, y), buttons);
        let moves = [mouse("mouseMoved", 0), mouse("mousePressed", 1), mouse("mouseReleased", 0)];
        self.page.act("Input.dispatchMouseEvent", &moves).await
    }

    /// Touches something with a finger.
    pub async fn tap(&self, selector: &str) -> Result<()> {
        let (x, y) = self.aim(selector).await?;
        let down = json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] });
        let up = json!({ "type": "touchEnd", "touchPoints": [] });
        self.page.act("Input.dispatchTouchEvent", &[down, up]).await
    }

    /// Takes hold of something with the mouse in its middle, and drags it so far to the right and down.
    pub async fn drag(&self, selector: &str, (right, down): (f64, f64)) -> Result<()> {
        let (x, y) = self.aim(selector).await?;
        let (half, end) = ((x + right / 2.0, y + down / 2.0), (x + right, y + down));
        let moves = [
            mouse("mouseMoved", (x, y), 0),
            mouse("mousePressed", (x, y), 1),
            mouse("mouseMoved", half, 1),
            mouse("mouseMoved", end, 1),
            mouse("mouseReleased", end, 0),
        ];
        self.page.act("Input.dispatchMouseEvent", &moves).await
    }

    /// Gives something the keyboard.
    pub async fn focus(&self, selector: &str) -> Result<()> {
        self.look_at(selector, "element.focus()").await
    }

    /// Types into a line of input instead of what stands there.
    pub async fn write(&self, selector: &str, text: &str) -> Result<()> {
        self.look_at::<()>(selector, "element.focus(); element.select()").await?;
        let keys: Vec<Key> = std::iter::once(Key::Backspace).chain(Key::of(text)).collect();
        self.press_keys(&keys).await
    }

    /// Pastes into a line of input.
    pub async fn paste(&self, selector: &str, text: &str) -> Result<()> {
        self.focus(selector).await?;
        self.call("Input.insertText", json!({ "text": text })).await.map(drop)
    }

    /// Chooses from a list that the browser draws.
    pub async fn choose(&self, selector: &str, value: &str) -> Result<()> {
        let choose = format!(
            "if (![...element.options].some(option => option.value === {value})) throw 'it has no such option';\
            element.value = {value};\
            for (const name of ['input', 'change']) element.dispatchEvent(new Event(name, {{ bubbles: true }}));",
            value = quoted(value)
        );
        self.look_at::<()>(selector, &choose).await.with_context(|| format!("cannot choose {value}"))
    }

    /// Gives a file to an input, which need not be seen.
    pub async fn give_file(&self, selector: &str, file: &Path) -> Result<()> {
        let input = self.page.handle(&format!("document.querySelector({})", quoted(selector))).await?;
        let given = json!({ "objectId": input, "files": [file] });
        self.call("DOM.setFileInputFiles", given).await.map(drop)
    }

    /// Presses a key, whatever has the keyboard.
    pub async fn key(&self, key: Key) -> Result<()> {
        self.press_keys(&[key]).await
    }

    /// Presses keys, one right after the other.
    pub async fn press_keys(&self, keys: &[Key]) -> Result<()> {
        let moves: Vec<Value> = keys.iter().flat_map(|key| key.press()).collect();
        self.page.act("Input.dispatchKeyEvent", &moves).await
    }

    /// Where something is that can be pressed.
    async fn aim(&self, selector: &str) -> Result<(f64, f64)> {
        trial::awaits(|| format!("`{selector}` to be free to press"));
        let place = self.page.look(&format!("return aim({})", quoted(selector))).await;
        place.with_context(|| format!("`{selector}` cannot be pressed"))
    }

    /// Waits until something can be seen, and does something with it: `element`, in the browser's own language.
    pub(crate) async fn look_at<T: DeserializeOwned>(&self, selector: &str, act: &str) -> Result<T> {
        trial::awaits(|| format!("`{selector}` to be seen"));
        let found = self.page.look(&format!("const element = shown({}); {act}", quoted(selector))).await;
        found.with_context(|| format!("`{selector}` is not to be seen"))
    }
}

/// What the mouse does at a place, with the left button down or not.
fn mouse(kind: &str, (x, y): (f64, f64), buttons: u8) -> Value {
    let button = if kind == "mouseMoved" && buttons == 0 { "none" } else { "left" };
    json!({ "type": kind, "x": x, "y": y, "button": button, "buttons": buttons, "clickCount": 1 })
}

/// A text as the browser's own language writes it.
pub(crate) fn quoted(text: &str) -> String {
    Value::from(text).to_string()
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn a_text_stays_a_text_whatever_is_in_it() {
        assert_eq!(quoted("a[b='c']"), r#""a[b='c']""#);
        assert_eq!(quoted("say \"ż\"\n\\"), r#""say \"ż\"\n\\""#);
    }
}
