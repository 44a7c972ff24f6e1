//! The little Markdown that rules pages use, made readable on a terminal.

use crate::columns::aligned;

/// How wide text is set.
const WIDTH: usize = 80;

/// A part of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A heading: its level, its text and the article it holds.
    Heading(usize, String, Option<String>),
    /// Text to be wrapped.
    Paragraph(String),
    /// An item of a list each.
    List(Vec<String>),
    /// Rows of cells.
    Table(Vec<Vec<String>>),
    /// A picture.
    Picture {
        /// What is to be seen.
        caption: String,
        /// Where it is.
        address: String,
    },
}

/// The blocks of a page. Blank lines part them.
pub fn blocks(page: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut open: Vec<&str> = Vec::new();
    for line in page.lines().chain([""]) {
        if line.trim().is_empty() {
            if !open.is_empty() {
                blocks.push(block(&open));
            }
            open.clear();
        } else {
            open.push(line);
        }
    }
    blocks
}

fn block(lines: &[&str]) -> Block {
    let first = lines[0];
    let level = first.bytes().take_while(|&byte| byte == b'#').count();
    if level > 0 {
        let text = first[level..].trim();
        return match text.strip_suffix('}').and_then(|text| text.rsplit_once("{#")) {
            Some((text, article)) => Block::Heading(level, plain(text.trim()), Some(article.to_owned())),
            None => Block::Heading(level, plain(text), None),
        };
    }
    if let Some((caption, address)) = picture(first) {
        return Block::Picture { caption: plain(caption), address: address.to_owned() };
    }
    if first.starts_with('|') {
        return Block::Table(lines.iter().filter_map(|line| row(line)).collect());
    }
    if first.starts_with("- ") {
        return Block::List(items(lines));
    }
    Block::Paragraph(plain(&lines.join(" ")))
}

/// `![caption](address)`
fn picture(line: &str) -> Option<(&str, &str)> {
    line.trim().strip_prefix("![")?.strip_suffix(')')?.split_once("](")
}

/// The cells of a row; none for the line between head and body.
fn row(line: &str) -> Option<Vec<String>> {
    let inside = line.trim().trim_matches('|');
    let cells: Vec<&str> = inside.split('|').map(str::trim).collect();
    let is_rule = cells.iter().all(|cell| !cell.is_empty() && cell.bytes().all(|b| b"-:".contains(&b)));
    (!is_rule).then(|| cells.into_iter().map(plain).collect())
}

/// The items of a list; a line that does not begin one goes on with the one before.
fn items(lines: &[&str]) -> Vec<String> {
    let mut items: Vec<String> = Vec::new();
    for line in lines {
        match (line.strip_prefix("- "), items.last_mut()) {
            (None, Some(item)) => {
                item.push(' ');
                item.push_str(line.trim());
            }
            (begun, _) => items.push(begun.unwrap_or(line).to_owned()),
        }
    }
    items.iter().map(|item| plain(item)).collect()
}

/// Text without the marks of emphasis. What stands in backquotes is to be typed so, and keeps them.
fn plain(text: &str) -> String {
    text.replace("**", "")
}

impl Block {
    /// The block as lines of text.
    pub fn lines(&self) -> Vec<String> {
        match self {
            Block::Heading(level, text, article) => {
                let article = article.as_ref().map(|article| format!(" [{article}]"));
                let heading = format!("{text}{}", article.unwrap_or_default());
                let rule = match level {
                    1 => "=",
                    2 => "-",
                    _ => return vec![heading],
                };
                let below = rule.repeat(heading.chars().count());
                vec![heading, below]
            }
            Block::Paragraph(text) => wrapped(text, "", ""),
            Block::List(items) => items.iter().flat_map(|item| wrapped(item, "- ", "  ")).collect(),
            Block::Table(rows) => aligned(rows),
            Block::Picture { caption, .. } => wrapped(caption, "", ""),
        }
    }
}

/// The words in lines of at most the width, the first line and the others indented so.
pub fn wrapped(text: &str, first: &str, others: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = first.to_owned();
    let mut is_empty = true;
    for word in text.split_whitespace() {
        let wide = line.chars().count() + 1 + word.chars().count();
        if !is_empty && wide > WIDTH {
            lines.push(std::mem::replace(&mut line, others.to_owned()));
            is_empty = true;
        }
        if !is_empty {
            line.push(' ');
        }
        line.push_str(word);
        is_empty = false;
    }
    lines.push(line);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "\
# Gra

Słowo **bierka**
i `kod`.

## Cel {#W1}

![Obraz](position:W:WA1:BD4#board=9)

- jeden
  dalej
- dwa

| a | `b` |
|---|---|
| 1 | 22 |
";

    #[test]
    fn a_page_falls_into_its_blocks() {
        let text = str::to_owned;
        assert_eq!(
            blocks(PAGE),
            [
                Block::Heading(1, text("Gra"), None),
                Block::Paragraph(text("Słowo bierka i `kod`.")),
                Block::Heading(2, text("Cel"), Some(text("W1"))),
                Block::Picture { caption: text("Obraz"), address: text("position:W:WA1:BD4#board=9") },
                Block::List(vec![text("jeden dalej"), text("dwa")]),
                Block::Table(vec![vec![text("a"), text("`b`")], vec![text("1"), text("22")]]),
            ]
        );
    }

    #[test]
    fn blocks_become_readable_lines() {
        let lines: Vec<String> = blocks(PAGE).iter().flat_map(Block::lines).collect();
        assert_eq!(
            lines,
            [
                "Gra",
                "===",
                "Słowo bierka i `kod`.",
                "Cel [W1]",
                "--------",
                "Obraz",
                "- jeden dalej",
                "- dwa",
                "a  `b`",
                "1  22",
            ]
        );
    }

    #[test]
    fn long_text_is_wrapped_under_its_indent() {
        let lines = wrapped(&"słowo ".repeat(40), "- ", "  ");
        assert!(lines.iter().all(|line| line.chars().count() <= WIDTH));
        assert!(lines.len() > 2 && lines[1].starts_with("  słowo"));
        assert_eq!(wrapped("", "", ""), [""]);
    }
}
