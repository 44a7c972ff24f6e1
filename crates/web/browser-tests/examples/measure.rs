//! `cargo xtask measure`: how large and how quick the page is, in a real browser on this machine.
//!
//! Measured, not asserted: a number here depends on the machine and on what else it does.

use anyhow::Result;
use stolik_browser_tests::{Light, SCREENS, Visit, alone};

/// Keeps hold of the page's memory, and of the moments at which it can be seen and played.
const WATCH: &str = "const keep = made => { window.stolikMemory ??= (made.instance ?? made).exports.memory; return made };\
    for (const way of ['instantiate', 'instantiateStreaming']) {\
        const usual = WebAssembly[way];\
        WebAssembly[way] = (...given) => usual.apply(WebAssembly, given).then(keep);\
    }\
    new MutationObserver((_, watch) => {\
        if (!document.querySelector('#board [tabindex=\"0\"]')) return;\
        watch.disconnect();\
        requestAnimationFrame(() => setTimeout(() => window.stolikPlayable = performance.now()));\
    }).observe(document, { childList: true, subtree: true });\
    window.stolikLongest = 0;\
    new PerformanceObserver(list => {\
        for (const task of list.getEntries()) window.stolikLongest = Math.max(window.stolikLongest, task.duration);\
    }).observe({ type: 'longtask', buffered: true });";

/// Touches spots at random, each at the beginning of a frame, and tells how long it took until that frame was painted: the
/// message comes back as the first task after it.
const TOUCHES: &str = "const times = [];\
    let chance = 7; const any = list => list[(chance = chance * 48271 % 2147483647) % list.length];\
    const spots = () => {\
        const all = document.querySelectorAll('[data-field], [data-button], [data-card], #confirm');\
        const open = [...all].filter(spot => spot.getAttribute('aria-disabled') !== 'true');\
        const marked = open.filter(spot => /can|chosen|may/.test(spot.getAttribute('aria-label') ?? 'can'));\
        return marked.length && chance % 4 ? marked : open;\
    };\
    const next = done => requestAnimationFrame(() => {\
        const veil = document.querySelector('#uncover') ?? document.querySelector('#again');\
        const spot = veil ?? any(spots());\
        const begun = performance.now();\
        spot.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));\
        const painted = new MessageChannel();\
        painted.port1.onmessage = () => {\
            if (!veil) times.push(performance.now() - begun);\
            times.length < count ? next(done) : done(times);\
        };\
        painted.port2.postMessage(0);\
    });\
    return new Promise(next);";

/// The memory of scripts and of WebAssembly, in kilobytes, and how long the game was.
const MEMORY: &str = "return [performance.memory.usedJSHeapSize / 1000, window.stolikMemory.buffer.byteLength / 1000,\
        Number(document.querySelector('#play').dataset.inputs)]";

const GAMES: [(&str, &str); 6] = [
    ("warcaby", ""),
    ("multiwarcaby", ""),
    ("battle-royale", ""),
    ("medh-kuu-lash", ""),
    ("szachowa-bitwa", ""),
    ("wojna", ""),
];
const TOUCHED: usize = 200;
/// How often the first picture is measured.
const TIMES: usize = 5;

/// Everything is measured in a browser that has seen nothing yet.
#[tokio::main]
async fn main() -> Result<()> {
    println!("{:<44} {:>12} {:>12}", "what", "measured", "wanted");
    alone(shown()).await?;
    for (what, path) in [("shelf", "/"), ("game", "/?game=warcaby"), ("table", "/table/nobody")] {
        let mut times = Vec::new();
        for _ in 0..TIMES {
            times.push(alone(on_a_slow_phone(path)).await?);
        }
        times.sort_by(f64::total_cmp);
        let median = times[TIMES / 2];
        row(&format!("slow phone, first picture, {what}"), &format!("{median:.0} ms"), "1000 ms");
    }
    alone(playable()).await?;
    for (game, options) in GAMES {
        alone(touches(game, options)).await?;
    }
    for game in ["warcaby", "wojna"] {
        alone(thinking(game)).await?;
    }
    alone(memory()).await
}

fn row(what: &str, measured: &str, wanted: &str) {
    println!("{what:<44} {measured:>12} {wanted:>12}");
}

/// A page that watches itself.
async fn watched() -> Result<Visit> {
    let visit = Visit::begin_without_page().await?;
    visit.look_on(SCREENS[2], Light::Light).await?;
    visit.let_keep().await?;
    visit.prepare(WATCH).await?;
    Ok(visit)
}

async fn number(visit: &Visit, script: &str) -> Result<f64> {
    visit.execute(script).await
}

/// The shelf.
async fn shown() -> Result<()> {
    let visit = watched().await?;
    visit.open("/").await?;
    let shown = "return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1";
    visit.wait_for("performance.getEntriesByName('first-contentful-paint').length").await?;
    row("first view, compressed", &format!("{:.0} kB", visit.fetched().await?), "900 kB");
    row("cold start, shown", &format!("{:.0} ms", number(&visit, shown).await?), "2000 ms");
    Ok(())
}

/// The first picture on a slow phone: 9 Mb/s, 100 ms, a processor four times slower, and nothing kept.
async fn on_a_slow_phone(path: &str) -> Result<f64> {
    let visit = Visit::begin_without_page().await?;
    visit.look_on(SCREENS[0], Light::Light).await?;
    visit.slow_down(9_000_000, 100, 4).await?;
    visit.open(path).await?;
    visit.wait_for("performance.getEntriesByName('first-contentful-paint').length").await?;
    number(&visit, "return performance.getEntriesByName('first-contentful-paint')[0].startTime").await
}

/// A game that is opened directly.
async fn playable() -> Result<()> {
    let visit = watched().await?;
    visit.open("/?game=warcaby").await?;
    visit.wait_for("window.stolikPlayable").await?;
    let playable = number(&visit, "return window.stolikPlayable").await?;
    row("cold start, playable", &format!("{playable:.0} ms"), "3000 ms");
    Ok(())
}

async fn touches(game: &str, options: &str) -> Result<()> {
    let visit = watched().await?;
    visit.open(&format!("/?game={game}{options}&seed=3")).await?;
    visit.click("#en").await?;
    visit.see("#board, #uncover").await?;
    let mut times: Vec<f64> = visit.execute(&format!("const count = {TOUCHED}; {TOUCHES}")).await?;
    times.sort_by(f64::total_cmp);
    let p95 = times.get(times.len() * 95 / 100).copied().unwrap_or(f64::NAN);
    let wanted = if game == "wojna" { "33 ms" } else { "16 ms" };
    row(&format!("event to paint, 95th of {TOUCHED}, {game}"), &format!("{p95:.1} ms"), wanted);
    Ok(())
}

/// The longest the page was busy while strong bots thought.
async fn thinking(game: &str) -> Result<()> {
    let visit = watched().await?;
    visit.open(&format!("/?game={game}&seats=strong,strong&seed=3&pace=0")).await?;
    visit.wait_for("Number(document.querySelector('#play').dataset.inputs) >= 1").await?;
    visit.execute::<()>("window.stolikLongest = 0").await?;
    visit.wait_for("Number(document.querySelector('#play').dataset.inputs) >= 12").await?;
    let longest = number(&visit, "return window.stolikLongest").await?;
    let longest = if longest < 50.0 { "< 50 ms".to_owned() } else { format!("{longest:.0} ms") };
    row(&format!("longest task while bots think, {game}"), &longest, "no freeze");
    Ok(())
}

/// Whole games of bots, one after another on one page.
async fn memory() -> Result<()> {
    let visit = watched().await?;
    visit.open("/?game=multiwarcaby&size=7&seats=easy,easy&pace=0&seed=1").await?;
    let mut kept: Vec<Vec<f64>> = Vec::new();
    for _ in 0..10 {
        visit.see("#again").await?;
        visit.call("HeapProfiler.collectGarbage", serde_json::json!({})).await?;
        kept.push(visit.execute(MEMORY).await?);
        visit.click("#again").await?;
    }
    for (at, what) in ["scripts", "WebAssembly"].iter().enumerate() {
        let (early, late) = (kept[1][at], kept[9][at]);
        row(
            &format!("{what} after ten games, {late:.0} kB, to two"),
            &format!("{:.2}", late / early),
            "1.10",
        );
    }
    let inputs: Vec<String> = kept.iter().map(|kept| format!("{:.0} ({:.0})", kept[1], kept[2])).collect();
    println!("WebAssembly in kB after each game (and its inputs): {}", inputs.join(", "));
    Ok(())
}
