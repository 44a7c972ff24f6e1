//! Playing a recipe.

use anyhow::{Context, Result, anyhow, ensure};
use stolik_catalog::{End, Kind, Recipe, Replayed};
use stolik_game::record::InputText;
use stolik_game::{Pinned, Record};
use stolik_table::{LocalDice, Seating, Table, Takeback};

/// Who plays, as far as a game has seats.
const NAMES: [&str; 9] = ["Hania", "Marcin", "Zosia", "Staś", "Żaneta", "Olek", "Łucja", "Kuba", "Ewa"];
/// Each recipe has seeds of its own, so that no two of them begin with the same moves.
const SEEDS: u64 = 100_000;
/// No game of an archive is longer.
const MOST_INPUTS: usize = 1000;

/// The text of the first game that is as the recipe wants it. The same recipe gives the same text always.
pub fn record(kind: Kind, number: u64, recipe: &Recipe) -> Result<String> {
    let mut seeds = number * SEEDS..(number + 1) * SEEDS;
    let found = seeds.find_map(|seed| match play(kind, recipe, seed) {
        Ok(table) => table.map(|table| Ok((seed, table))),
        Err(error) => Some(Err(error)),
    });
    let (seed, table) = found.context("no seed gives such a game")??;
    let mut record = table.record();
    record.others.push(("seed".to_owned(), seed.to_string()));
    let text = record.to_string();
    check(&text)?;
    Ok(text)
}

/// Plays at random; no table if the game does not go as the recipe wants it.
fn play(kind: Kind, recipe: &Recipe, seed: u64) -> Result<Option<Table>> {
    let mut table = table(kind, recipe, seed)?;
    let mut entropy = Pinned::from_seed(seed);
    let stop = recipe.end.stop().unwrap_or(MOST_INPUTS);
    while table.outcome().is_none() && table.inputs().len() < stop {
        let input = table.position().random_input(&mut entropy);
        let Some(InputText::Act { seat, text }) = input else {
            return Err(anyhow!("nobody acts after {} inputs", table.inputs().len()));
        };
        table.act(seat, &text, None).map_err(|why| anyhow!("{text} is refused: {why:?}"))?;
    }
    let ended = table.outcome().map(|outcome| outcome.code());
    let fits = match recipe.end {
        End::Rules(code) => ended == Some(code),
        End::Resigned(_) | End::Agreed(_) | End::Running(_) => ended.is_none(),
    };
    if !fits {
        return Ok(None);
    }
    let refused = |why| anyhow!("the game cannot be ended: {why:?}");
    match recipe.end {
        End::Resigned(_) => {
            let seat = table.actor().seats().iter().next().context("nobody is to act")?;
            table.resign(seat).map_err(refused)?;
        }
        End::Agreed(_) => {
            table.agree_draw().map_err(refused)?;
        }
        End::Rules(_) | End::Running(_) => {}
    }
    Ok(Some(table))
}

/// The table at the beginning of the game.
fn table(kind: Kind, recipe: &Recipe, seed: u64) -> Result<Table> {
    let game = kind.with_options(recipe.options.iter().copied());
    let game = game.map_err(|faults| anyhow!("these options cannot be: {faults:?}"))?;
    let position = recipe.position.map(|text| game.read_position(text)).transpose();
    let position = position.map_err(|why| anyhow!("this position cannot be: {why:?}"))?;
    let names = NAMES.iter().take(game.seats().into());
    let table = Table::new(game, Seating::persons(names), Takeback::Turn, LocalDice::from_seed(seed));
    Ok(match position {
        Some(position) => table.from_position(position),
        None => table,
    })
}

/// A record that does not replay must not get into the archive, for it could never be taken out.
fn check(text: &str) -> Result<()> {
    let record: Record = text.parse().map_err(|why| anyhow!("its record cannot be read: {why:?}"))?;
    let replayed = Replayed::of(&record).map_err(|why| anyhow!("its record cannot be replayed: {why:?}"))?;
    ensure!(replayed.problem.is_none(), "its record does not replay: {:?}", replayed.problem);
    ensure!(record.to_string() == text, "its record reads differently when it is written again");
    Ok(())
}
