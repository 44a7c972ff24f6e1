//! Names and words that are programs: they are shown as they are written, and nothing of them runs.

use crate::at_a_desk;
use crate::online::{Company, type_into};
use anyhow::Result;
use stolik_browser_tests::{Visit, tests};

tests![
    names_and_talk_with_markup_are_shown_as_they_are_written,
    a_record_with_markup_is_shown_as_it_is_written,
];

const PICTURE: &str = "<img src=x onerror=hit=1>";
const PROGRAM: &str = "\"><script>hit=1</script>";
/// What is written behind this sign is shown from right to left.
const TURNS_ROUND: char = '\u{202e}';

/// Waits until the page says this, sign by sign.
async fn says(visit: &Visit, text: &str) -> Result<()> {
    // A string of JSON is one of JavaScript, too.
    let quoted = serde_json::to_string(text)?;
    visit.wait_for(&format!("document.body.textContent.includes({quoted})")).await
}

/// Nothing of what others wrote has run, nor become part of the page; nor has the browser forbidden it, for it was never tried.
async fn nothing_runs(visit: &Visit) -> Result<()> {
    let ran = "return window.hit !== undefined || document.querySelector('[onerror], img[src=x]') !== null \
        || [...document.scripts].some(script => script.textContent.includes('hit='))";
    assert!(!visit.execute::<bool>(ran).await?, "it runs");
    assert_eq!(visit.complaints().await?, Vec::<String>::new());
    Ok(())
}

async fn names_and_talk_with_markup_are_shown_as_they_are_written() -> Result<()> {
    let company = Company::meets().await?;
    let (hania, marcin) = (&company.hania, &company.marcin);
    hania.open("/new/warcaby").await?;
    hania.click("#where-online").await?;
    type_into(hania, "#my-name", PICTURE).await?;
    hania.click("#public").await?;
    hania.click("#begin").await?;
    hania.see("#waiting").await?;
    // In the list, and before sitting down.
    marcin.open("/lobby").await?;
    says(marcin, PICTURE).await?;
    nothing_runs(marcin).await?;
    company.invite("#any-link").await?;
    says(marcin, PICTURE).await?;
    type_into(marcin, "#my-name", PROGRAM).await?;
    marcin.click("#sit").await?;
    for visit in [hania, marcin] {
        visit.see("#play").await?;
        says(visit, PICTURE).await?;
        says(visit, PROGRAM).await?;
        visit.click("#talk-open").await?;
    }
    for (from, said) in [(hania, PROGRAM), (marcin, PICTURE)] {
        type_into(from, "#say", &format!("Oto {said}\n")).await?;
        for visit in [hania, marcin] {
            says(visit, &format!("Oto {said}")).await?;
        }
    }
    // What turns the line round does not come into the talk of others as a name, and harms nothing as a word.
    type_into(hania, "#say", &format!("{TURNS_ROUND}wspak\n")).await?;
    says(marcin, "wspak").await?;
    for visit in [hania, marcin] {
        nothing_runs(visit).await?;
    }
    // The end of the game, the list of own tables, and the preview of the table, which the server writes.
    hania.click("#talk-close").await?;
    hania.click("#resign").await?;
    hania.click("#resign-yes").await?;
    hania.read("#turn", "Game over").await?;
    nothing_runs(hania).await?;
    let table = hania.path().await?;
    for path in ["/", &table] {
        let watcher = Visit::to(&company.site).await?;
        watcher.open(path).await?;
        watcher.see("header.bar").await?;
        nothing_runs(&watcher).await?;
    }
    marcin.open("/").await?;
    says(marcin, PICTURE).await?;
    nothing_runs(marcin).await
}

async fn a_record_with_markup_is_shown_as_it_is_written() -> Result<()> {
    let visit = at_a_desk().await?;
    let record = format!(
        "stolik record 1\ngame: warcaby\nrules: 1\nseats: {PICTURE}; {TURNS_ROUND}{PROGRAM}\nresult: *\n\
         event: {PICTURE}\nplace: {PROGRAM}\n\n1. 0: C3-D4 {{{PICTURE}}}\n2. 1: B6-A5\n"
    );
    visit.open("/study").await?;
    visit.paste("#pasted", &record).await?;
    visit.click("#open").await?;
    visit.wait_for("document.querySelector('#replay')?.dataset.depth === '2'").await?;
    says(&visit, PICTURE).await?;
    says(&visit, PROGRAM).await?;
    nothing_runs(&visit).await?;
    // And as rubbish, which is told with where it stands.
    visit.open("/study").await?;
    visit.paste("#pasted", &record.replace("B6-A5", PICTURE)).await?;
    visit.click("#open").await?;
    visit.see("#snag-why").await?;
    nothing_runs(&visit).await
}
