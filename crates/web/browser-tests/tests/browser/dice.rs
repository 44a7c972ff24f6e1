//! Checking the dice, and who rolled what.

use crate::at_a_desk;
use anyhow::Result;
use stolik_browser_tests::{Light, SCREENS, Visit, tests};
use stolik_catalog::Kind;
use stolik_game::record::InputText;
use stolik_game::{Actor, Pinned, Seat};
use stolik_table::fair::{FairDice, SeatEntropy, TableId};
use stolik_table::{Seating, Table, Takeback};

tests![
    every_roll_is_recomputed_and_what_came_stands_beside_what_was_expected,
    dice_that_are_not_what_was_committed_to_are_found_out,
    the_replay_has_the_check_at_hand,
];

/// The record of a game with fair dice that somebody has given up.
fn fair_record() -> String {
    let game = Kind::MedhKuuLash.usual();
    let entropy: Vec<SeatEntropy> = (0..game.seats()).map(|seat| [seat + 1; 32].into()).collect();
    let id = TableId::new("stol-7").expect("a name of a table");
    let dice = FairDice::new(id, [9; 32].into(), entropy, &game, None);
    let mut table = Table::new(game, Seating::persons(["Hania", "Marcin"]), Takeback::Turn, dice);
    let mut entropy = Pinned::from_seed(4);
    for _ in 0..40 {
        if table.actor() == Actor::Over {
            break;
        }
        let input = table.position().random_input(&mut entropy).expect("the game goes on");
        if let InputText::Act { seat, text } = input {
            table.act(seat, &text, None).expect("a legal action");
        }
    }
    if table.outcome().is_none() {
        table.resign(Seat(0)).expect("the game runs");
    }
    table.record().to_string()
}

async fn check(visit: &Visit, record: &str, verdict: &str) -> Result<()> {
    visit.open("/dice").await?;
    visit.paste("#pasted", record).await?;
    visit.click("#open").await?;
    visit.see(&format!("#verdict[data-verdict={verdict}]")).await?;
    Ok(())
}

async fn every_roll_is_recomputed_and_what_came_stands_beside_what_was_expected() -> Result<()> {
    let visit = at_a_desk().await?;
    let record = fair_record();
    check(&visit, &record, "right").await?;
    visit.wait_for("document.querySelectorAll('.faces').length === 2").await?;
    visit
        .wait_for("[...document.querySelectorAll('.faces')].every(seat => seat.tBodies[0].rows.length === 6)")
        .await?;
    let sums = "return [...document.querySelectorAll('.faces')].map(seat => [...seat.tBodies[0].rows]\
        .reduce((sum, row) => [sum[0] + Number(row.cells[1].textContent), sum[1] + Number(row.cells[2].textContent.replace(',', '.'))], [0, 0]))";
    let sums: Vec<(f64, f64)> = visit.execute(sums).await?;
    for (rolled, expected) in sums {
        // What is expected is written with one digit behind the point.
        assert!(rolled > 2.0 && (rolled - expected).abs() < 0.5, "{rolled} rolled, {expected} expected");
    }
    visit.click("#proof summary").await?;
    visit
        .wait_for(&format!("document.querySelector('#proof').textContent.includes('{}')", "09".repeat(32)))
        .await?;
    visit
        .wait_for(&format!("document.querySelector('#proof').textContent.includes('{}')", "02".repeat(32)))
        .await?;
    for (screen, light, name) in
        [(SCREENS[2], Light::Light, "dice-desktop-light"), (SCREENS[0], Light::Dark, "dice-phone-dark")]
    {
        visit.look_on(screen, light).await?;
        visit.picture(name).await?;
    }
    assert_eq!(visit.complaints().await?, Vec::<String>::new());
    Ok(())
}

async fn dice_that_are_not_what_was_committed_to_are_found_out() -> Result<()> {
    let visit = at_a_desk().await?;
    let record = fair_record();
    check(&visit, &record.replace(&"09".repeat(32), &"0a".repeat(32)), "other-secret").await?;
    let other_entropy = record.replace(&"02".repeat(32), &"03".repeat(32));
    check(&visit, &other_entropy, "wrong").await?;
    // A record of one screen: rolls are counted, and nobody claims that they were checked.
    let local: Vec<&str> =
        record.lines().map(|line| if line.starts_with("dice:") { "dice: local" } else { line }).collect();
    check(&visit, &local.join("\n"), "local").await?;
    visit.see(".faces").await?;
    Ok(())
}

async fn the_replay_has_the_check_at_hand() -> Result<()> {
    let visit = at_a_desk().await?;
    visit.open("/study").await?;
    visit.paste("#pasted", &fair_record()).await?;
    visit.click("#open").await?;
    visit.click("#check-dice").await?;
    visit.see("#verdict[data-verdict=right]").await?;
    Ok(())
}
