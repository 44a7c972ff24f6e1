//! Being called while the page is closed. The push service is in the test, and so is what the browser would agree with it.

use crate::online::Company;
use crate::pictures;
use anyhow::{Context, Result};
use serde_json::json;
use std::sync::Arc;
use stolik_browser_tests::{By, Guest, Site, Visit, tests};
use stolik_server::{HostSettings, PushKey, PushSettings};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;

tests![
    who_has_closed_the_table_is_called_when_it_is_their_turn,
    who_does_not_allow_notifications_is_told_how_to,
    without_a_key_of_the_operator_nobody_offers_to_call,
    what_is_sent_is_shown_and_leads_to_the_table,
];

/// A server whose operator has set a key.
async fn site() -> Result<Site> {
    let folder = tempfile::tempdir()?;
    let key =
        PushKey::from_file(&folder.path().join("push.pem")).map_err(|error| anyhow::anyhow!("{error:?}"))?;
    let push =
        PushSettings { key: Arc::new(key), contact: "mailto:ola@example.org".to_owned(), anywhere: true };
    // Who leaves is missed at once.
    Site::open_with(HostSettings { push: Some(push), grace: 0, ..HostSettings::default() }).await
}

/// Instead of what the browser would agree with a service of its own: it is called at this address. What it was asked for
/// is kept in `localStorage.asked`.
fn stand_in(endpoint: &str) -> String {
    format!(
        "const coded = bytes => btoa(String.fromCharCode(...new Uint8Array(bytes)))\
            .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');\
         const held = () => localStorage.held ? {{\
            ...JSON.parse(localStorage.held),\
            unsubscribe: async () => {{ delete localStorage.held; return true }} }} : null;\
         PushManager.prototype.getSubscription = async () => held();\
         PushManager.prototype.subscribe = async options => {{\
            localStorage.asked = JSON.stringify(options);\
            const pair = await crypto.subtle.generateKey({{ name: 'ECDH', namedCurve: 'P-256' }}, true, ['deriveBits']);\
            const key = await crypto.subtle.exportKey('raw', pair.publicKey);\
            const keys = {{ p256dh: coded(key), auth: coded(new Uint8Array(16)) }};\
            localStorage.held = JSON.stringify({{ endpoint: '{endpoint}', expirationTime: null, keys }});\
            return held() }};"
    )
}

/// The path of the next request, which is answered as push services do.
async fn posted(service: &TcpListener) -> Result<String> {
    let (stream, _) = service.accept().await?;
    let mut stream = BufReader::new(stream);
    let mut line = String::new();
    stream.read_line(&mut line).await?;
    stream.write_all(b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\nconnection: close\r\n\r\n").await?;
    Ok(line.split(' ').nth(1).context("a path")?.to_owned())
}

async fn who_has_closed_the_table_is_called_when_it_is_their_turn() -> Result<()> {
    let service = TcpListener::bind("127.0.0.1:0").await?;
    let company = Company::meets_at(site().await?).await?;
    let marcin = &company.marcin;
    marcin.let_keep().await?;
    marcin.permit("notifications").await?;
    // A browser without a window permits it to who asks, and does not say so to who only looks.
    marcin.prepare("Object.defineProperty(Notification, 'permission', { get: () => 'granted' })").await?;
    marcin.prepare(&stand_in(&format!("http://{}/marcin", service.local_addr()?))).await?;
    company.sit_down("warcaby", &[]).await?;
    marcin.open("/account").await?;
    // What comes later lies above.
    marcin.see("#my-tables li").await?;
    // What the browser tells while the page is open can be switched off, and on again.
    marcin.click("#notify-end").await?;
    marcin.click("#notify").await?;
    marcin.see("#notified").await?;
    pictures(marcin, "push-offered").await?;
    marcin.click("#push").await?;
    marcin.see("#called").await?;
    let asked: String = marcin.execute("return localStorage.asked").await?;
    assert!(asked.contains(r#""userVisibleOnly":true"#), "{asked}");
    // It is known again when the page comes back, and Marcin is called once Hania has played.
    marcin.open("/account").await?;
    marcin.see("#called").await?;
    pictures(marcin, "push-agreed").await?;
    let mut hania = Guest::sits(&company.hania, By::Mouse, 3).await?;
    assert!(hania.play().await?);
    assert_eq!(posted(&service).await?, "/marcin");
    // Taken back.
    marcin.click("#push-end").await?;
    marcin.see("#push").await?;
    marcin.wait_for("!localStorage.held").await
}

async fn who_does_not_allow_notifications_is_told_how_to() -> Result<()> {
    let company = Company::meets_at(site().await?).await?;
    let marcin = &company.marcin;
    marcin.let_keep().await?;
    marcin
        .prepare(
            "let told = 'default'; Object.defineProperty(Notification, 'permission', { get: () => told });\
             Notification.requestPermission = async () => told = 'denied'",
        )
        .await?;
    company.sit_down("warcaby", &[]).await?;
    marcin.open("/account").await?;
    // What comes later lies above.
    marcin.see("#my-tables li").await?;
    marcin.click("#notify").await?;
    let said = marcin.text("#notify-denied").await?;
    assert!(said.contains("settings"), "{said}");
    marcin.click("#push").await?;
    let said = marcin.text(".trouble").await?;
    assert!(said.contains("settings"), "{said}");
    marcin.see("#push").await
}

async fn without_a_key_of_the_operator_nobody_offers_to_call() -> Result<()> {
    let company = Company::meets().await?;
    company.sit_down("warcaby", &[]).await?;
    company.marcin.open("/account").await?;
    company.marcin.see("#notify, #passkeys").await?;
    let asked = "performance.getEntriesByType('resource').some(entry => entry.name.endsWith('/api/push') && entry.responseEnd > 0)";
    company.marcin.wait_for(asked).await?;
    company.marcin.wait_for("!document.querySelector('#push, #called')").await
}

/// The script that keeps the page shows what it is sent, in the words it is sent, and who follows it comes to the table.
async fn what_is_sent_is_shown_and_leads_to_the_table() -> Result<()> {
    let visit = Visit::begin().await?;
    let message = json!({ "title": "Twoja kolej", "body": "Warcaby", "table": "t1", "url": "/table/t1" });
    let script = format!(
        "const heard = {{}}, shown = [], opened = [], waits = [];
        const self = {{
            addEventListener: (name, work) => heard[name] = work,
            location,
            registration: {{ showNotification: async (title, more) => shown.push([title, more.body, more.tag, more.data]) }},
            clients: {{ matchAll: async () => [], openWindow: async address => opened.push(new URL(address).pathname) }},
        }};
        {}
        const waitUntil = work => waits.push(work);
        heard.push({{ data: {{ json: () => ({message}) }}, waitUntil }});
        heard.notificationclick({{ notification: {{ close() {{}}, data: shown[0][3] }}, waitUntil }});
        await Promise.all(waits);
        return [...shown[0], ...opened]",
        include_str!("../../../offline.js")
    );
    let shown: Vec<String> = visit.execute(&script).await?;
    assert_eq!(shown, ["Twoja kolej", "Warcaby", "t1", "/table/t1", "/table/t1"]);
    Ok(())
}
