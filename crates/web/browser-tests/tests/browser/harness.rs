//! What the other tests rest on: that complaints are heard, that only what is free is pressed, that visits share nothing.

use anyhow::Result;
use serde_json::json;
use std::time::Duration;
use stolik_browser_tests::{Key, Site, Visit, tests};

tests![
    what_the_browser_complains_of_is_heard,
    complaints_of_what_keeps_the_page_are_heard,
    what_is_covered_is_not_pressed,
    what_is_covered_for_a_moment_is_pressed_when_it_is_free,
    what_cannot_be_seen_is_not_seen,
    a_page_that_goes_elsewhere_is_looked_at_again,
    what_was_shown_for_a_moment_is_noted,
    typing_presses_every_key,
    visits_to_one_site_share_nothing,
];

/// A visit that waits for nothing in vain for long.
async fn in_haste() -> Result<Visit> {
    Ok(Visit::begin().await?.with_patience(Duration::from_millis(200)))
}

async fn what_the_browser_complains_of_is_heard() -> Result<()> {
    let visit = Visit::begin_without_page().await?;
    // Or the worker would not be one of the complaints, but that it is forbidden.
    visit.call("Page.setBypassCSP", json!({ "enabled": true })).await?;
    visit.open("/").await?;
    assert_eq!(visit.complaints().await?, Vec::<String>::new());
    visit
        .execute::<()>(
            "console.log('no complaint');\
            console.error('an error');\
            console.warn('a warning');\
            await new Promise(done => setTimeout(() => { setTimeout(done); throw new Error('an exception') }));\
            await fetch('/no-such-file.js');\
            const script = new Blob(['console.error(\"an error of a worker\"); postMessage(0)']);\
            await new Promise(done => new Worker(URL.createObjectURL(script)).onmessage = done)",
        )
        .await?;
    let heard = visit.complaints().await?;
    let wanted =
        ["error: an error", "warning: a warning", "an exception", "no-such-file.js", "an error of a worker"];
    assert_eq!(heard.len(), wanted.len(), "{heard:?}");
    for (heard, wanted) in heard.iter().zip(wanted) {
        assert!(heard.contains(wanted), "{heard}");
    }
    assert_eq!(visit.complaints().await?, Vec::<String>::new(), "once is enough");
    Ok(())
}

/// A call that is none, which what keeps the page does not understand.
async fn complaints_of_what_keeps_the_page_are_heard() -> Result<()> {
    let site = Site::open().await?;
    let visit = Visit::to(&site).await?;
    visit.let_keep().await?;
    visit.open("/").await?;
    visit.wait_for("navigator.serviceWorker.controller").await?;
    visit.call("ServiceWorker.enable", json!({})).await?;
    let call = json!({ "origin": site.address(), "registrationId": "0", "data": "no object" });
    visit.call("ServiceWorker.deliverPushMessage", call).await?;
    let heard = visit.next_complaints().await;
    assert!(heard[0].contains("SyntaxError"), "{heard:?}");
    Ok(())
}

/// Something over the lamp, which counts how often either is pressed.
const COVER: &str = "window.pressed = [];\
    const cover = document.createElement('div');\
    cover.id = 'cover';\
    cover.style = 'position: fixed; inset: 0; z-index: 1000';\
    document.body.append(cover);\
    addEventListener('click', event => pressed.push(event.target.closest('[id]').id), true);";

async fn what_is_covered_is_not_pressed() -> Result<()> {
    let visit = in_haste().await?;
    visit.execute::<()>(COVER).await?;
    let error = visit.click("#theme").await.expect_err("it is covered");
    let why = format!("{error:#}");
    assert!(why.contains("`#theme` cannot be pressed") && why.contains("<div id=\"cover\""), "{why}");
    assert_eq!(visit.execute::<Vec<String>>("return pressed").await?, Vec::<String>::new());
    Ok(())
}

async fn what_is_covered_for_a_moment_is_pressed_when_it_is_free() -> Result<()> {
    let visit = Visit::begin().await?;
    visit.execute::<()>(&format!("{COVER} setTimeout(() => cover.remove(), 300)")).await?;
    visit.click("#theme").await?;
    assert_eq!(visit.execute::<Vec<String>>("return pressed").await?, ["theme"]);
    Ok(())
}

async fn what_cannot_be_seen_is_not_seen() -> Result<()> {
    let visit = in_haste().await?;
    for hidden in [
        "display: none",
        "visibility: hidden",
        "opacity: 0",
        "width: 0; height: 0; padding: 0; border: 0; overflow: hidden",
    ] {
        visit.execute::<()>(&format!("document.querySelector('#theme').style = '{hidden}'")).await?;
        let error = visit.see("#theme, #no-such-thing").await.err().map(|error| format!("{error:#}"));
        assert!(error.is_some_and(|why| why.contains("none can be seen")), "{hidden}");
    }
    visit.execute::<()>("document.querySelector('#theme').style = ''").await?;
    visit.see("#theme").await
}

async fn a_page_that_goes_elsewhere_is_looked_at_again() -> Result<()> {
    let visit = Visit::begin().await?;
    // Another program of the same site, and back.
    for (address, sign) in [("/study", "#pasted"), ("/settings", "#settings-page")] {
        visit.execute::<()>(&format!("setTimeout(() => location.assign('{address}'), 100)")).await?;
        visit.see(sign).await?;
        assert_eq!(visit.path().await?, address);
    }
    visit.back().await?;
    visit.see("#pasted").await
}

async fn what_was_shown_for_a_moment_is_noted() -> Result<()> {
    let visit = in_haste().await?;
    visit.note("#moment").await?;
    visit
        .execute::<()>(
            "const moment = document.createElement('p'); moment.id = 'moment'; moment.textContent = 'gone already';\
            document.body.append(moment);\
            await null; moment.remove()",
        )
        .await?;
    visit.noted("#moment", "gone").await?;
    let error = visit.noted("#moment", "still there").await.expect_err("it never said so");
    assert!(format!("{error:#}").contains("gone already"), "{error:#}");
    Ok(())
}

async fn typing_presses_every_key() -> Result<()> {
    let visit = Visit::begin_without_page().await?;
    visit.open("/study").await?;
    let listen = "window.keys = []; addEventListener('keydown', event => keys.push(event.key), true)";
    visit.execute::<()>(listen).await?;
    visit.write("#pasted", "first").await?;
    visit.write("#pasted", "Zażółć\n1").await?;
    assert_eq!(visit.value("#pasted").await?, "Zażółć\n1", "what stood there is gone");
    let keys: Vec<String> = visit.execute("return keys").await?;
    let all = ["Backspace", "f", "i", "r", "s", "t", "Backspace", "Z", "a", "ż", "ó", "ł", "ć", "Enter", "1"];
    assert_eq!(keys, all);
    visit.key(Key::Backspace).await?;
    assert_eq!(visit.value("#pasted").await?, "Zażółć\n");
    Ok(())
}

async fn visits_to_one_site_share_nothing() -> Result<()> {
    let site = Site::open().await?;
    let (one, other) = (Visit::to(&site).await?, Visit::to(&site).await?);
    for visit in [&one, &other] {
        visit.open("/").await?;
    }
    one.permit("notifications").await?;
    one.execute::<()>("localStorage.own = 1; document.cookie = 'own=1'").await?;
    let kept = "const granted = (await navigator.permissions.query({ name: 'notifications' })).state === 'granted';\
        return [localStorage.own === '1', document.cookie === 'own=1', granted]";
    assert_eq!(one.execute::<[bool; 3]>(kept).await?, [true; 3]);
    assert_eq!(other.execute::<[bool; 3]>(kept).await?, [false; 3]);
    Ok(())
}
