//! `stolik rules`: the rules page of a game, for reading in the terminal.

use crate::columns::aligned;
use crate::failure::Failure;
use crate::{args, board, choose};
use std::io::Write;
use stolik_catalog::Kind;
use stolik_draw::Terminal;
use stolik_game::{Message, Viewer};
use stolik_text::{Block, Document, Example, Level, Part, Span, Speaker, Words};

/// How wide text is set.
const WIDTH: usize = 80;

/// Prints the page, with its positions drawn.
pub fn run(args: &args::Rules, speaker: &Speaker, out: &mut dyn Write) -> Result<(), Failure> {
    let kind = choose::kind(speaker, &args.game)?;
    let Some(page) = stolik_text::rules(kind.id(), speaker.language()) else {
        let message = Message::new("cli-no-rules-page").with("game", kind.id());
        return Err(Failure::Failed(speaker.say(&message)));
    };
    let style = board::style(false);
    let lines = lines(&Document::read(page), &|example| drawn(kind, example, &style));
    lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
    Ok(())
}

/// The page as lines, with an empty one between two blocks.
fn lines(document: &Document, draw: &dyn Fn(&Example) -> Option<String>) -> Vec<String> {
    let mut lines = underlined(&document.title, '=');
    let mut add = |block: Vec<String>| {
        lines.push(String::new());
        lines.extend(block);
    };
    document.lead.iter().for_each(|block| add(lines_of(block, draw)));
    for part in &document.parts {
        add(heading(part));
        part.blocks.iter().for_each(|block| add(lines_of(block, draw)));
    }
    lines
}

fn heading(part: &Part) -> Vec<String> {
    let title = match &part.article {
        Some(article) => format!("{} [{article}]", part.title),
        None => part.title.clone(),
    };
    match part.level {
        Level::Chapter => underlined(&title, '-'),
        Level::Article => vec![title],
    }
}

fn underlined(title: &str, with: char) -> Vec<String> {
    vec![title.to_owned(), title.chars().map(|_| with).collect()]
}

/// A block as lines; an example as the board it shows, with its caption.
fn lines_of(block: &Block, draw: &dyn Fn(&Example) -> Option<String>) -> Vec<String> {
    match block {
        Block::Paragraph(words) | Block::Remark(words) => wrapped(&text(words), "", ""),
        Block::List { is_numbered, items } => {
            let sign = |at: usize| if *is_numbered { format!("{at}. ") } else { "- ".to_owned() };
            let item = |(words, at)| {
                let sign = sign(at);
                wrapped(&text(words), &sign, &" ".repeat(sign.len()))
            };
            items.iter().zip(1..).flat_map(item).collect()
        }
        Block::Table { head, rows } => {
            let cells = |row: &Vec<Words>| row.iter().map(text).collect();
            let rows: Vec<Vec<String>> = [head].into_iter().chain(rows).map(cells).collect();
            aligned(&rows)
        }
        Block::Code(code) => code.lines().map(str::to_owned).collect(),
        Block::Example(example) => {
            let drawn = draw(example).unwrap_or_default();
            let board = drawn.lines().map(|line| format!("    {line}"));
            board.chain(wrapped(&example.caption.replace("**", ""), "    ", "    ")).collect()
        }
    }
}

/// Words without the marks of emphasis. What is to be typed so keeps its backquotes.
fn text(words: &Words) -> String {
    let span = |span: &Span| match span {
        Span::Plain(text) | Span::Strong(text) => text.clone(),
        Span::Code(text) => format!("`{text}`"),
    };
    words.iter().map(span).collect()
}

/// The position of an example, drawn.
fn drawn(kind: Kind, example: &Example, style: &Terminal) -> Option<String> {
    let game = kind.with_options(example.choices()).ok()?;
    let position = game.read_position(&example.position).ok()?;
    Some(style.draw(&position.seen_by(Viewer::Spectator).scene()))
}

/// The words in lines of at most the width, the first line and the others indented so.
fn wrapped(text: &str, first: &str, others: &str) -> Vec<String> {
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

### Ruch

1. raz

| a | `b` |
|---|---|
| 1 | 22 |
";

    #[test]
    fn a_page_becomes_readable_lines() {
        let draw = |example: &Example| Some(format!("{}\n{}", example.position, example.options));
        assert_eq!(
            lines(&Document::read(PAGE), &draw).join("\n"),
            "Gra\n===\n\nSłowo bierka i `kod`.\n\nCel [W1]\n--------\n\n    W:WA1:BD4\n    board=9\n    Obraz\n\n\
             - jeden dalej\n- dwa\n\nRuch\n\n1. raz\n\na  `b`\n1  22"
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
