use crate::broken::{Broken, Verdict};
use crate::plan::Plan;
use crate::playthrough::options_text;
use std::fmt::Debug;
use stolik_game::{Game, OptionInfo, Options};

const LAW: &str = "options-round-trip";

/// Options are the same after they were written as pairs and read; rules keep the options they were made with. Every
/// row of the table has a default, which is the one that [`Default`] gives, and every preset can be read. Names and
/// values fit on a record's line of options.
pub fn options_round_trip<G: Game>(plan: &Plan<G>) -> Verdict {
    let default = G::Options::default();
    for info in <G::Options as Options>::TABLE {
        let value = default.get(info.name);
        same("the default", info.name, &Some(info.default.to_owned()), &value)?;
        allowed(info, info.default)?;
    }
    for preset in <G::Options as Options>::PRESETS {
        let read = G::Options::read(preset.choices.iter().copied());
        let read = read.and_then(|options| G::new(options).map(|_| ()));
        same("the preset, read", preset.name, &Ok(()), &read)?;
    }
    for case in &plan.cases {
        let options = case.game.options();
        let place = options_text(&case.game);
        let pairs = options.pairs();
        let names: Vec<&str> = pairs.iter().map(|(name, _)| *name).collect();
        let rows = <G::Options as Options>::TABLE.iter();
        let rows: Vec<&str> = rows.map(|info| info.name).collect();
        same("a pair for every row", &place, &rows, &names)?;
        for (info, (_, value)) in <G::Options as Options>::TABLE.iter().zip(&pairs) {
            allowed(info, value)?;
        }
        let read = G::Options::read(pairs.iter().map(|(name, value)| (*name, value.as_str())));
        same("the options, read", &place, &Ok(options.clone()), &read)?;
        let rules = read.and_then(G::new);
        same("the rules, made again", &place, &Ok(case.game.clone()), &rules)?;
        let kept = rules.map(|rules| rules.options().clone());
        same("the options kept", &place, &Ok(options.clone()), &kept)?;
    }
    Ok(())
}

fn allowed(info: &OptionInfo, value: &str) -> Verdict {
    let on_a_line = |text: &str| !text.contains(char::is_whitespace) && !text.contains(['{', '}']);
    let fits = on_a_line(info.name) && !info.name.contains('=') && on_a_line(value);
    same("a value its row allows", info.name, &true, &info.kind.allows(value))?;
    same("a name and a value without white space", info.name, &true, &fits)
}

fn same<T: PartialEq + Debug>(what: &str, place: &str, expected: &T, found: &T) -> Verdict {
    if expected == found {
        return Ok(());
    }
    Err(Broken {
        law: LAW,
        expected: format!("{what}: {expected:?}"),
        found: format!("{found:?}"),
        place: format!("where:    {place}"),
    })
}
