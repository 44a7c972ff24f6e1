//! Rules pages, positions to try, and first games with guidance.

use crate::at_a_desk;
use crate::everybody::nothing_keeps_out;
use anyhow::Result;
use stolik_browser_tests::{Light, SCREENS, Visit, tests};

tests![
    an_example_can_be_played_and_says_why_not,
    a_reason_opens_its_place_in_the_rules_and_the_way_back_is_open,
    an_example_can_be_played_on,
    words_are_found_in_the_rules,
    a_lesson_takes_the_taught_move_and_answers_another,
    rules_and_lessons_fit_every_screen,
];

/// Touches fields of one board, one after another.
async fn touch(visit: &Visit, board: &str, fields: &[&str]) -> Result<()> {
    for field in fields {
        visit.click(&format!("{board} [data-field=\"{field}\"]")).await?;
    }
    Ok(())
}

async fn an_example_can_be_played_and_says_why_not() -> Result<()> {
    let visit = at_a_desk().await?;
    visit.open("/rules/warcaby#W7").await?;
    let example = "[data-article=W7] figure:nth-of-type(1)";
    visit.see("[data-article=W7].hit").await?;
    visit.see(&format!("{example} .picture")).await?;
    // Capturing is asked for: the other piece may not move, and the reason leads to its article.
    touch(&visit, example, &["A1"]).await?;
    visit.see(&format!("{example} [data-try=why] a[href='/rules/warcaby#W6']")).await?;
    touch(&visit, example, &["C3", "E5"]).await?;
    visit.see(&format!("{example} [data-try=done]")).await?;
    visit.click(&format!("{example} [data-try=reset]")).await?;
    visit.wait_for(&format!("!document.querySelector('{example} [data-try=done]')")).await?;
    // What is shown is what a person would do.
    visit.click(&format!("{example} [data-try=show]")).await?;
    visit.see(&format!("{example} [data-try=done]")).await?;
    assert_eq!(visit.complaints().await?, Vec::<String>::new());
    Ok(())
}

async fn a_reason_opens_its_place_in_the_rules_and_the_way_back_is_open() -> Result<()> {
    let visit = at_a_desk().await?;
    visit.open("/?game=warcaby&position=W:WA1,C3:BD4&seed=1").await?;
    touch(&visit, "#play", &["A1"]).await?;
    visit.click("#why a.article").await?;
    visit.see("[data-rules=warcaby] [data-article=W6].hit").await?;
    visit
        .wait_for("Math.abs(document.querySelector('#W6').getBoundingClientRect().top) < innerHeight")
        .await?;
    visit.back().await?;
    visit.see("#play [data-field=C3]").await?;
    Ok(())
}

async fn an_example_can_be_played_on() -> Result<()> {
    let visit = at_a_desk().await?;
    visit.open("/rules/multiwarcaby#MW7").await?;
    let example = "[data-article=MW7] figure:nth-of-type(1)";
    touch(&visit, example, &["A1", "C1"]).await?;
    visit.click(&format!("{example} [data-try=play-on]")).await?;
    visit.see("#play [data-field=C1]").await?;
    visit.wait_for("location.search.includes('jump')").await
}

async fn words_are_found_in_the_rules() -> Result<()> {
    let visit = at_a_desk().await?;
    visit.open("/rules/wojna").await?;
    visit.click("#pl").await?;
    visit.see("[data-article='W-20']").await?;
    visit.write("#rules-search", "trebusz kierunku").await?;
    visit.wait_for("document.querySelectorAll('.art:not([hidden])').length === 0").await?;
    visit.write("#rules-search", "TREBUSZ trafia").await?;
    visit.wait_for("document.querySelectorAll('.art:not([hidden])').length > 0").await?;
    visit.wait_for("document.querySelectorAll('.art[hidden]').length > 40").await
}

async fn a_lesson_takes_the_taught_move_and_answers_another() -> Result<()> {
    let visit = at_a_desk().await?;
    visit.open("/lesson/multiwarcaby").await?;
    visit.see("[data-lesson=multiwarcaby][data-step='1']").await?;
    touch(&visit, ".step", &["D4", "E5"]).await?;
    visit.click("[data-answer=astray] button").await?;
    touch(&visit, ".step", &["E4", "E5"]).await?;
    visit.see("[data-answer=done]").await?;
    visit.click("#next-step").await?;
    visit.see("[data-lesson=multiwarcaby][data-step='2']").await?;
    for step in 2..=8 {
        visit.click(&format!("[data-step='{step}'] #next-step")).await?;
    }
    visit.click("#first-game").await?;
    visit.see("#play .picture").await?;
    assert_eq!(visit.complaints().await?, Vec::<String>::new());
    Ok(())
}

async fn rules_and_lessons_fit_every_screen() -> Result<()> {
    let visit = Visit::begin_without_page().await?;
    let pages = [
        ("rules-multiwarcaby", "/rules/multiwarcaby#MW9"),
        ("rules-wojna", "/rules/wojna#10"),
        ("rules-bitwa", "/rules/szachowa-bitwa#S-14"),
        ("rules-medh", "/rules/medh-kuu-lash#K6"),
        ("rules-royale", "/rules/battle-royale#C15"),
        ("rules-warcaby", "/rules/warcaby#W3"),
        ("lesson-medh", "/lesson/medh-kuu-lash"),
        ("lesson-bitwa", "/lesson/szachowa-bitwa"),
        ("lesson-wojna", "/lesson/wojna"),
    ];
    for (name, address) in pages {
        for screen in SCREENS {
            visit.look_on(screen, Light::Light).await?;
            visit.open(address).await?;
            visit.see(".try .picture").await?;
            for light in [Light::Light, Light::Dark] {
                visit.look_on(screen, light).await?;
                visit.picture(&format!("{name}-{}-{}", screen.name, light.name())).await?;
            }
            assert_eq!(visit.too_wide().await?, Vec::<String>::new(), "{name} on {}", screen.name);
        }
        if ["rules-warcaby", "lesson-medh"].contains(&name) {
            nothing_keeps_out(&visit, name).await?;
        }
    }
    assert_eq!(visit.complaints().await?, Vec::<String>::new());
    Ok(())
}
