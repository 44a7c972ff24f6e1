//! A rules page as Markdown that a forge shows.

use anyhow::{Context, Result, ensure};
use stolik_catalog::Kind;
use stolik_text::{Language, rules_examples};

use super::picture;

/// A page and the pictures it shows, by their paths from the page.
pub struct Page {
    pub text: String,
    pub pictures: Vec<(String, String)>,
}

/// The page with its anchors as forges know them and its positions as pictures, each with its caption below and the
/// position's text for who cannot see it. Pictures are named after their article: the second one of W7 is `W7-2`.
pub fn drawn(kind: Kind, language: Language, source: &str) -> Result<Page> {
    let mut lines = vec![
        format!(
            "<!-- Made by `cargo xtask bless`: change crates/games/{}/text/rules.{}.md instead. -->",
            kind.id(),
            language.tag()
        ),
        String::new(),
    ];
    let mut pictures = Vec::new();
    let mut article = "page";
    let mut number = 0;
    for line in source.lines() {
        if let Some((heading, sign)) = signed_heading(line) {
            (article, number) = (sign, 0);
            let (marks, title) = heading.split_once(' ').unwrap_or((heading, ""));
            lines.push(format!("{marks} <a id=\"{sign}\"></a>{title} ({sign})"));
        } else if let Some(example) = rules_examples(line).next() {
            number += 1;
            let path = format!("{}/{article}-{number}.svg", kind.id());
            let picture = picture::draw(kind, &example).with_context(|| format!("the line {line}"))?;
            lines.push(format!("![{}]({path})\\", example.position));
            lines.push(format!("*{}*", example.caption));
            pictures.push((path, picture));
        } else {
            lines.push(line.to_owned());
        }
    }
    let (shown, drawn) = (rules_examples(source).count(), pictures.len());
    ensure!(shown == drawn, "{drawn} of its {shown} positions are drawn; each needs a line of its own");
    Ok(Page { text: lines.join("\n") + "\n", pictures })
}

/// `## Title {#W1}` as the heading and its article.
fn signed_heading(line: &str) -> Option<(&str, &str)> {
    let (heading, sign) = line.strip_suffix('}')?.rsplit_once("{#")?;
    heading.starts_with('#').then_some((heading.trim_end(), sign))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_get_anchors_and_positions_become_pictures() {
        let source = "# Warcaby\n\nWords.\n\n## Capturing {#W7}\n\n\
                      ![One](position:W:WC3:BD4)\n\n![Two](position:W:WG7:BA3#board=9)\n";
        let page = drawn(Kind::Warcaby, Language::English, source).expect("a page");
        let (_, text) = page.text.split_once("\n\n").expect("a head line");
        assert_eq!(
            text,
            "# Warcaby\n\nWords.\n\n## <a id=\"W7\"></a>Capturing (W7)\n\n\
             ![W:WC3:BD4](warcaby/W7-1.svg)\\\n*One*\n\n![W:WG7:BA3](warcaby/W7-2.svg)\\\n*Two*\n"
        );
        let paths: Vec<&str> = page.pictures.iter().map(|(path, _)| path.as_str()).collect();
        assert_eq!(paths, ["warcaby/W7-1.svg", "warcaby/W7-2.svg"]);
        assert!(page.pictures.iter().all(|(_, picture)| picture.starts_with("<svg")));
    }

    #[test]
    fn a_position_that_cannot_be_is_reported() {
        assert!(drawn(Kind::Warcaby, Language::English, "![One](position:W:WC3:BC3)\n").is_err());
        assert!(drawn(Kind::Warcaby, Language::English, "![One\nmore](position:W:WC3:BD4)\n").is_err());
    }
}
