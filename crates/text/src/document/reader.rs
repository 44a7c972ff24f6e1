//! Reads our Markdown: the little of it that our pages use.

use super::{Block, Document, Example, Level, Part, Span, Words};
use crate::rules_examples;

/// The page that a text holds.
pub fn read(source: &str) -> Document {
    let mut document = Document::default();
    let lines: Vec<&str> = source.lines().collect();
    let mut rest = lines.as_slice();
    while let Some((&line, after)) = rest.split_first() {
        if let Some(title) = line.strip_prefix("# ") {
            title.trim().clone_into(&mut document.title);
            rest = after;
        } else if let Some(part) = heading(line) {
            document.parts.push(part);
            rest = after;
        } else if line.trim().is_empty() {
            rest = after;
        } else {
            let (block, after) = block(rest);
            let blocks = document.parts.last_mut().map_or(&mut document.lead, |part| &mut part.blocks);
            blocks.extend(block);
            rest = after;
        }
    }
    document
}

/// `### Title {#W1}`, with or without its article.
fn heading(line: &str) -> Option<Part> {
    let (level, title) = match (line.strip_prefix("## "), line.strip_prefix("### ")) {
        (Some(title), _) => (Level::Chapter, title),
        (_, Some(title)) => (Level::Article, title),
        _ => return None,
    };
    let signed = title.trim_end().strip_suffix('}').and_then(|title| title.rsplit_once("{#"));
    let (title, article) = signed.map_or((title, None), |(title, article)| (title, Some(article.to_owned())));
    Some(Part { level, title: title.trim().to_owned(), article, blocks: Vec::new() })
}

/// The block that begins with the first line, and the lines after it.
fn block<'l>(lines: &'l [&'l str]) -> (Option<Block>, &'l [&'l str]) {
    let first = lines.first().copied().unwrap_or_default();
    if let Some(example) = rules_examples(first).next() {
        return (Some(Block::Example(Example::from(example))), &lines[1..]);
    }
    if first.starts_with("```") {
        let end = lines.iter().skip(1).position(|line| line.starts_with("```"));
        let end = end.map_or(lines.len(), |end| end + 1);
        let after = lines.get(end + 1..).unwrap_or_default();
        return (Some(Block::Code(lines[1..end].join("\n"))), after);
    }
    let end = lines.iter().position(|line| line.trim().is_empty()).unwrap_or(lines.len());
    let (lines, after) = lines.split_at(end);
    let block = if first.starts_with('|') {
        table(lines)
    } else if first.starts_with('>') {
        let said: Vec<&str> = lines.iter().map(|line| line.trim_start_matches('>').trim()).collect();
        Some(Block::Remark(words(&said.join(" "))))
    } else if is_item(first) {
        Some(list(lines))
    } else {
        let joined: Vec<&str> = lines.iter().map(|line| line.trim()).collect();
        Some(Block::Paragraph(words(&joined.join(" "))))
    };
    (block, after)
}

fn is_item(line: &str) -> bool {
    line.starts_with("- ") || number_end(line).is_some()
}

/// Where the words of a numbered item begin: after `12. `.
fn number_end(line: &str) -> Option<usize> {
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    (digits > 0 && line[digits..].starts_with(". ")).then_some(digits + 2)
}

fn list(lines: &[&str]) -> Block {
    let is_numbered = lines.first().is_some_and(|line| number_end(line).is_some());
    let mut items: Vec<String> = Vec::new();
    for line in lines {
        let begun = line.strip_prefix("- ").or_else(|| number_end(line).map(|end| &line[end..]));
        match (begun, items.last_mut()) {
            (Some(words), _) => items.push(words.trim().to_owned()),
            (None, Some(item)) => {
                item.push(' ');
                item.push_str(line.trim());
            }
            (None, None) => items.push(line.trim().to_owned()),
        }
    }
    Block::List { is_numbered, items: items.iter().map(|item| words(item)).collect() }
}

fn table(lines: &[&str]) -> Option<Block> {
    let cells = |line: &&str| -> Vec<Words> {
        let inner = line.trim().trim_start_matches('|').trim_end_matches('|');
        inner.split('|').map(|cell| words(cell.trim())).collect()
    };
    let is_rule = |line: &&str| line.chars().all(|c| matches!(c, '|' | '-' | ':' | ' '));
    let mut rows = lines.iter().filter(|line| !is_rule(line)).map(cells);
    let head = rows.next()?;
    let rows = rows.map(|mut row| {
        row.resize(head.len(), Vec::new());
        row
    });
    let rows = rows.collect();
    Some(Block::Table { head, rows })
}

/// Words with their marks: `**term**`, `` `typed` ``. A mark that is not closed is a character like others.
fn words(text: &str) -> Words {
    let mut spans = Vec::new();
    let mut plain = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let marked = [("**", Span::Strong as fn(String) -> Span), ("`", Span::Code)];
        let found = marked.into_iter().find_map(|(mark, span)| {
            let (inside, after) = rest.strip_prefix(mark)?.split_once(mark)?;
            (!inside.is_empty()).then(|| (span(inside.to_owned()), after))
        });
        if let Some((span, after)) = found {
            if !plain.is_empty() {
                spans.push(Span::Plain(std::mem::take(&mut plain)));
            }
            spans.push(span);
            rest = after;
        } else {
            plain.push(first);
            rest = &rest[first.len_utf8()..];
        }
    }
    if !plain.is_empty() {
        spans.push(Span::Plain(plain));
    }
    spans
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, rules, rules_articles};
    use stolik_catalog::Kind;

    fn plain(text: &str) -> Words {
        vec![Span::Plain(text.to_owned())]
    }

    #[test]
    fn a_page_falls_into_parts_and_blocks() {
        let document = read(
            "# Gra\n\nTwo lines\nof words.\n\n## Aim {#A1}\n\n- one\n  more\n- two\n\n### Board {#A2}\n\n\
             ![See](position:W:WC3:BD4#board=9 \"C3xE5\")\n\n| a | b |\n|---|---|\n| `x` | 1 |\n\n## Notes\n\n```\nA1 B1\n```\n> Well done.\n",
        );
        assert_eq!(document.title, "Gra");
        assert_eq!(document.lead, [Block::Paragraph(plain("Two lines of words."))]);
        let heads: Vec<_> =
            document.parts.iter().map(|p| (p.level, &*p.title, p.article.as_deref())).collect();
        assert_eq!(
            heads,
            [
                (Level::Chapter, "Aim", Some("A1")),
                (Level::Article, "Board", Some("A2")),
                (Level::Chapter, "Notes", None)
            ]
        );
        assert_eq!(
            document.parts[0].blocks,
            [Block::List { is_numbered: false, items: vec![plain("one more"), plain("two")] }]
        );
        let example = document.examples().next().expect("an example");
        assert_eq!(
            (&*example.position, &*example.options, &*example.moves),
            ("W:WC3:BD4", "board=9", "C3xE5")
        );
        let code = vec![Span::Code("x".to_owned())];
        assert!(document.parts[1].blocks.contains(&Block::Table {
            head: vec![plain("a"), plain("b")],
            rows: vec![vec![code, plain("1")]]
        }));
        assert_eq!(
            document.parts[2].blocks,
            [Block::Code("A1 B1".to_owned()), Block::Remark(plain("Well done."))]
        );
    }

    #[test]
    fn marks_are_marks_only_in_pairs() {
        let read = words("a **term** and `C3-D4`, 2 * 3, an open `mark");
        assert_eq!(
            read,
            [
                Span::Plain("a ".to_owned()),
                Span::Strong("term".to_owned()),
                Span::Plain(" and ".to_owned()),
                Span::Code("C3-D4".to_owned()),
                Span::Plain(", 2 * 3, an open `mark".to_owned()),
            ]
        );
    }

    #[test]
    fn every_rules_page_is_read_whole() {
        for game in Kind::ALL.iter().map(|kind| kind.id()) {
            for language in Language::ALL {
                let source = rules(game, language).expect("there is a page");
                let document = read(source);
                let articles: Vec<&str> =
                    document.parts.iter().filter_map(|p| p.article.as_deref()).collect();
                assert_eq!(articles, rules_articles(source).collect::<Vec<_>>(), "{game}");
                assert_eq!(
                    document.examples().count(),
                    source.lines().filter(|line| line.starts_with("![")).count()
                );
                assert!(!document.title.is_empty() && !document.lead.is_empty());
                assert!(document.parts.iter().all(|part| !part.blocks.is_empty()), "{game}: an empty part");
                let blocks = document.parts.iter().flat_map(|part| &part.blocks);
                assert!(blocks.clone().any(|block| matches!(block, Block::Table { .. })), "{game}: options");
                for block in blocks {
                    if let Block::Paragraph(words) = block {
                        let text: String = words.iter().map(Span::text).collect();
                        assert!(!text.starts_with(['#', '|', '!', '>']), "{game}: not understood: {text}");
                    }
                }
            }
        }
    }

    #[test]
    fn no_text_breaks_the_reader() {
        for source in [
            "",
            "\n\n",
            "```",
            "```\nx",
            "|",
            "- ",
            "1. ",
            "![",
            "![x](position:",
            "> ",
            "# ",
            "## {#}",
            "**",
            "|-|",
        ] {
            let _ = read(source);
        }
    }
}
