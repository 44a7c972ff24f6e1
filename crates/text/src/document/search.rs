//! Finding words in a page: without regard to capitals and to the tails and strokes of Polish letters.

use super::{Block, Part, Span};

/// What somebody looks for: words that must all be there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sought(Vec<String>);

impl Sought {
    /// The words of what was typed.
    pub fn new(typed: &str) -> Sought {
        Sought(typed.split_whitespace().map(folded).collect())
    }

    /// Whether nothing is looked for.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a part has all the words, in its heading, its article or below. Everything has no words.
    ///
    /// ```
    /// use stolik_text::{Document, Sought};
    /// let page = Document::read("# W\n\n## Bicie {#W7}\n\nPionek bije do przodu i do tyłu.\n");
    /// assert!(Sought::new("tylu BICIE").is_in(&page.parts[0]));
    /// assert!(Sought::new("w7").is_in(&page.parts[0]));
    /// assert!(!Sought::new("damka").is_in(&page.parts[0]));
    /// ```
    pub fn is_in(&self, part: &Part) -> bool {
        let text = folded(&whole_text(part));
        self.0.iter().all(|word| text.contains(word.as_str()))
    }
}

fn whole_text(part: &Part) -> String {
    let mut texts: Vec<&str> = vec![&part.title];
    texts.extend(part.article.as_deref());
    for block in &part.blocks {
        match block {
            Block::Paragraph(words) | Block::Remark(words) => texts.extend(words.iter().map(Span::text)),
            Block::List { items, .. } => texts.extend(items.iter().flatten().map(Span::text)),
            Block::Table { head, rows } => {
                texts.extend(head.iter().chain(rows.iter().flatten()).flatten().map(Span::text));
            }
            Block::Code(text) => texts.push(text),
            Block::Example(example) => texts.push(&example.caption),
        }
    }
    texts.join("\n")
}

/// Small letters of the plain alphabet.
fn folded(text: &str) -> String {
    let plain = |c: char| match c {
        'ą' => 'a',
        'ć' => 'c',
        'ę' => 'e',
        'ł' => 'l',
        'ń' => 'n',
        'ó' => 'o',
        'ś' => 's',
        'ź' | 'ż' => 'z',
        c => c,
    };
    text.chars().flat_map(char::to_lowercase).map(plain).collect()
}
