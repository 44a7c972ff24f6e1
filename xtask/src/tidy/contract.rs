//! How much a game must write by hand: counted from the template, which is one without secrets, drafts, clocks and editor.

use std::fs;

use anyhow::{Context, Result};

use super::files;
use crate::workspace::Workspace;

/// Where the template's sources lie.
pub const TEMPLATE: &str = "xtask/template/game/src/";
/// At most so many functions, closures handed to a macro among them.
const FUNCTIONS: usize = 30;
/// At most so many associated types.
const TYPES: usize = 11;

/// What a game writes, by the names of traits and macros.
#[derive(Debug, Default, PartialEq, Eq)]
struct Contract {
    functions: Vec<String>,
    types: Vec<String>,
}

/// Prints what the template writes, and tells what is too much.
pub fn faults(workspace: &Workspace) -> Result<Vec<String>> {
    let mut contract = Contract::default();
    for file in files::listed(workspace)?.iter().filter(|file| file.starts_with(TEMPLATE)) {
        let text = fs::read_to_string(workspace.root.join(file));
        contract.read(&text.with_context(|| format!("cannot read {file}"))?);
    }
    let Contract { functions, types } = &contract;
    println!("tidy: a game writes {} functions: {}", functions.len(), functions.join(", "));
    println!("tidy: a game names {} types: {}", types.len(), types.join(", "));
    Ok(contract.faults())
}

impl Contract {
    fn faults(&self) -> Vec<String> {
        let counts = [("functions", &self.functions, FUNCTIONS), ("types", &self.types, TYPES)];
        let none = counts.iter().filter(|(_, found, _)| found.is_empty());
        let none =
            none.map(|(what, ..)| format!("{TEMPLATE} has no {what} of the contract: what is counted?"));
        let many = counts.iter().filter(|(_, found, most)| found.len() > *most);
        let many = many.map(|(what, found, most)| {
            format!(
                "the template writes {} {what} of the contract; a game should need {most} at most",
                found.len()
            )
        });
        none.chain(many).collect()
    }

    /// Reads a file as rustfmt has it: what implements a trait, and what is handed to the kit's macros.
    fn read(&mut self, text: &str) {
        let mut inside: Option<Inside> = None;
        for line in text.lines() {
            match &inside {
                None => inside = Inside::of(line),
                Some(_) if line == "}" => inside = None,
                Some(Inside::Trait(name)) => self.read_item(name, line),
                Some(Inside::Macro(name)) => {
                    let code = line.split("//").next().unwrap_or_default();
                    let closure = code.contains('|') || code.trim_start().starts_with("clashes:");
                    self.functions.extend(closure.then(|| format!("{name}! {}", code.trim())));
                }
            }
        }
    }

    fn read_item(&mut self, of: &str, line: &str) {
        let Some(item) = line.strip_prefix("    ") else { return };
        let name = |rest: &str| {
            let end =
                rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(rest.len());
            format!("{of}::{}", &rest[..end])
        };
        if let Some(rest) = item.strip_prefix("fn ") {
            self.functions.push(name(rest));
        } else if let Some(rest) = item.strip_prefix("type ") {
            self.types.push(name(rest));
        } else if item.starts_with("stolik_game::with_options!") {
            self.types.push(format!("{of}::Options"));
        }
    }
}

/// What a line of a file stands in.
enum Inside {
    Trait(String),
    Macro(String),
}

impl Inside {
    /// What begins with this line.
    fn of(line: &str) -> Option<Inside> {
        if let Some(call) = line.strip_prefix("stolik_game::") {
            let (name, rest) = call.split_once('!')?;
            return rest.ends_with('{').then(|| Inside::Macro(name.to_owned()));
        }
        let (of, _) = line.strip_prefix("impl")?.split_once(" for ")?;
        let name = of.rsplit([' ', ':']).next()?;
        line.ends_with('{').then(|| Inside::Trait(name.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Contract {
        let mut contract = Contract::default();
        contract.read(text);
        contract
    }

    #[test]
    fn what_implements_a_trait_and_what_is_handed_to_a_macro_is_counted() {
        let contract = read(
            "stolik_game::options! {\n    /// Either | or.\n    Options {\n    }\n    clashes: |it| it.wrong()\n}\n\n\
             impl stolik_game::Rules for Game {\n    stolik_game::with_options!(Options);\n\n    type State = State;\n\n    \
             fn start(&self) -> State {\n        fn inner() {}\n    }\n}\n\n\
             impl<G: Rules> Show for Game {\n    fn scene(&self) {}\n}\n\nimpl Game {\n    fn own(&self) {}\n}\n",
        );
        assert_eq!(contract.functions, ["options! clashes: |it| it.wrong()", "Rules::start", "Show::scene"]);
        assert_eq!(contract.types, ["Rules::Options", "Rules::State"]);
    }

    #[test]
    fn too_much_and_nothing_at_all_is_told() {
        let many = |count: usize| (0..count).map(|n| n.to_string()).collect::<Vec<_>>();
        let faults = |functions, types| Contract { functions: many(functions), types: many(types) }.faults();
        assert!(faults(FUNCTIONS, TYPES).is_empty());
        assert_eq!(faults(FUNCTIONS + 1, TYPES + 1).len(), 2);
        assert_eq!(faults(0, 0).len(), 2);
    }
}
