//! What `stolik load` prints: a name, at least two spaces, a number.

use std::collections::BTreeMap;

/// The figures by their names.
pub struct Figures(BTreeMap<String, f64>);

/// What a figure must be.
#[derive(Clone, Copy)]
pub enum Limit {
    /// No less than this.
    AtLeast(&'static str, f64),
    /// No more than this.
    AtMost(&'static str, f64),
}

impl Figures {
    /// From what was printed.
    pub fn read(printed: &str) -> Figures {
        let figure = |line: &str| {
            let (name, value) = line.split_once("  ")?;
            let number = value.split_whitespace().next()?.parse().ok()?;
            Some((name.trim_end().to_owned(), number))
        };
        Figures(printed.lines().filter_map(figure).collect())
    }

    /// What is not as it should be. A figure that is not there is not.
    pub fn broken(&self, limits: &[Limit]) -> Vec<String> {
        let figure = |name: &str| self.0.get(name).copied();
        let broken = |limit: &Limit| match *limit {
            Limit::AtLeast(name, least) => (figure(name).is_none_or(|figure| figure < least))
                .then(|| format!("{name}: {}, at least {least} is wanted", shown(figure(name)))),
            Limit::AtMost(name, most) => (figure(name).is_none_or(|figure| figure > most))
                .then(|| format!("{name}: {}, at most {most} is wanted", shown(figure(name)))),
        };
        limits.iter().filter_map(broken).collect()
    }
}

fn shown(figure: Option<f64>) -> String {
    figure.map_or_else(|| "missing".to_owned(), |figure| figure.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_read_and_judged() {
        let printed = "moves                     12\nseen by the other, 99 %   31.5 ms\nserver memory             4 kB\n";
        let figures = Figures::read(printed);
        assert!(
            figures.broken(&[Limit::AtLeast("moves", 12.0), Limit::AtMost("server memory", 4.0)]).is_empty()
        );
        let broken = figures.broken(&[
            Limit::AtLeast("moves", 13.0),
            Limit::AtMost("seen by the other, 99 %", 30.0),
            Limit::AtMost("errors", 0.0),
        ]);
        assert_eq!(broken.len(), 3, "{broken:?}");
        assert!(broken[2].contains("missing"), "what is not there is not good");
    }
}
