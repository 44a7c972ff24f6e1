//! One's own tables on the shelf: below the games, few at first, with results and days.

use anyhow::Result;
use stolik_browser_tests::Visit;

/// So many games are given up; so many of those that are over are shown at first.
const OVER: usize = 6;
const SHOWN: usize = 5;

/// Sits down against a bot and gives up, that often.
const GIVE_UP: &str = "const { csrf } = await (await fetch('/api/me')).json();\
    const headers = { 'content-type': 'application/json', 'x-stolik-csrf': csrf };\
    const post = async (path, body) =>\
        (await fetch(`/api/tables${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();\
    for (let game = 0; game < OVER; game++) {\
        const { table } = await post('', { game: 'warcaby', seats: ['me', { bot: 'easy' }] });\
        await post(`/${table}/say`, { id: 'r', do: { resign: {} } });\
    }\
    return (await (await fetch('/api/my-tables')).json()).past";

/// The day of today as people write it, by what the browser's clock says and not by its lists of months.
const TODAY: &str = "(() => { const today = new Date();\
    const months = { en: 'January February March April May June July August September October November December',\
        pl: 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia' };\
    const month = months[document.documentElement.lang].split(' ')[today.getMonth()];\
    return `${today.getDate()} ${month} ${today.getFullYear()}` })()";

const ROWS: &str = "[...document.querySelectorAll('#my-tables li')]";

/// Who has one game that runs and gives up some more finds all of them below the games.
pub(crate) async fn stand_below_the_games(visit: &Visit) -> Result<()> {
    let past: usize = visit.execute(&GIVE_UP.replace("OVER", &OVER.to_string())).await?;
    assert_eq!(past, OVER);
    visit.open("/").await?;
    visit.see("#my-tables").await?;
    let below = "document.querySelector('.games').getBoundingClientRect().bottom\
        <= document.querySelector('#my-tables').getBoundingClientRect().top";
    visit.wait_for(below).await?;
    visit.wait_for(&format!("{ROWS}.length === {}", SHOWN + 1)).await?;
    for (language, more, result) in
        [("pl", "Pokaż starsze: jeszcze 1", "Bot łatwy"), ("en", "Show older ones: 1 more", "Easy bot won")]
    {
        visit.click(&format!("#{language}")).await?;
        visit.see(&format!("html[lang={language}]")).await?;
        visit.read("#more-tables", more).await?;
        // The day as this language writes it, and how it ended.
        visit.wait_for(&format!("{ROWS}.every(row => row.innerText.includes({TODAY}))")).await?;
        visit.wait_for(&format!("{ROWS}.at(-1).innerText.includes('{result}')")).await?;
    }
    visit.click("#more-tables").await?;
    visit.wait_for(&format!("{ROWS}.length === {}", OVER + 1)).await?;
    visit.wait_for("!document.querySelector('#more-tables')").await
}
