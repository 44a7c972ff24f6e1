//! Passkeys, with an authenticator that the browser makes up.

use crate::online::type_into;
use crate::pictures;
use anyhow::{Context, Result};
use serde_json::{Value, json};
use stolik_browser_tests::{Light, SCREENS, Site, Visit, tests};

tests![
    an_account_is_made_with_a_passkey_and_entered_without_a_name,
    a_passkey_that_is_not_given_changes_nothing,
    where_passkeys_cannot_be_the_page_says_why,
];

/// An authenticator in the browser: a phone's own, or one that is plugged in.
async fn authenticator(visit: &Visit, transport: &str) -> Result<String> {
    let options = json!({ "options": {
        "protocol": "ctap2",
        "transport": transport,
        "hasResidentKey": true,
        "hasUserVerification": true,
        "isUserVerified": true,
    } });
    let made: Value = visit.call("WebAuthn.addVirtualAuthenticator", options).await?;
    Ok(made["authenticatorId"].as_str().context("an authenticator")?.to_owned())
}

async fn unplug(visit: &Visit, id: String) -> Result<()> {
    let which = json!({ "authenticatorId": id });
    visit.call("WebAuthn.removeVirtualAuthenticator", which).await?;
    Ok(())
}

async fn own_passkeys(visit: &Visit, count: usize) -> Result<()> {
    visit.wait_for(&format!("document.querySelectorAll('#own-passkeys li').length === {count}")).await
}

async fn press(visit: &Visit, selector: &str) -> Result<()> {
    visit.click(selector).await
}

/// A visit to the page of the account, in English.
async fn at_the_account(visit: &Visit) -> Result<()> {
    visit.open("/account").await?;
    visit.speak_english().await?;
    visit.look_on(SCREENS[2], Light::Light).await
}

async fn an_account_is_made_with_a_passkey_and_entered_without_a_name() -> Result<()> {
    let site = Site::open().await?;
    let visit = Visit::by_name(&site, "localhost").await?;
    at_the_account(&visit).await?;
    visit.call("WebAuthn.enable", json!({})).await?;
    let phone = authenticator(&visit, "internal").await?;
    press(&visit, "#to-register").await?;
    type_into(&visit, "#account-name", "Hania").await?;
    pictures(&visit, "passkeys-nobody").await?;
    press(&visit, "#passkey-register").await?;
    visit.read("#who", "Your account: Hania.").await?;
    own_passkeys(&visit, 1).await?;
    let since = visit.text("#own-passkeys p").await?;
    let [_, day, month, year] = since.split(' ').collect::<Vec<_>>()[..] else { panic!("{since}") };
    assert!(day.parse::<u8>().is_ok() && month.len() > 2 && year.parse::<u16>().is_ok(), "{since}");
    press(&visit, "#log-out").await?;
    visit.see("#enter").await?;
    press(&visit, "#passkey-log-in").await?;
    visit.read("#who", "Your account: Hania.").await?;
    own_passkeys(&visit, 1).await?;
    // The same device has one already; another may have one too.
    press(&visit, "#passkey-add").await?;
    visit.read(".trouble", "This device has a passkey for this account already.").await?;
    // Without it nobody could come in any more.
    press(&visit, "#own-passkeys button[data-sure=false]").await?;
    press(&visit, "#own-passkeys button[data-sure=true]").await?;
    visit
        .read(
            ".trouble",
            "This is the only passkey, and the account has no password. Add another passkey first.",
        )
        .await?;
    // Set in lines, not one word below the other.
    visit.wait_for("document.querySelector('.trouble').getBoundingClientRect().height < 80").await?;
    unplug(&visit, phone).await?;
    authenticator(&visit, "usb").await?;
    type_into(&visit, "#passkey-name", "pęk kluczy").await?;
    press(&visit, "#passkey-add").await?;
    own_passkeys(&visit, 2).await?;
    pictures(&visit, "passkeys-own").await?;
    press(&visit, "#own-passkeys button[data-sure=false]").await?;
    press(&visit, "#own-passkeys button[data-sure=true]").await?;
    own_passkeys(&visit, 1).await?;
    visit.wait_for("document.querySelector('#own-passkeys b').textContent === 'pęk kluczy'").await?;
    // Who has a passkey needs no old password, neither for the first nor for another.
    for button in ["#set-password", "#set-password-passkey"] {
        type_into(&visit, "#new-password", "dlugie haslo").await?;
        press(&visit, button).await?;
        visit.read("#password-set", "The password is changed.").await?;
    }
    Ok(())
}

/// Who closes the question is where they were before.
async fn a_passkey_that_is_not_given_changes_nothing() -> Result<()> {
    let site = Site::open().await?;
    let visit = Visit::by_name(&site, "localhost").await?;
    visit
        .prepare(
            "navigator.credentials.get = () => Promise.reject(new DOMException('closed', 'NotAllowedError'))",
        )
        .await?;
    at_the_account(&visit).await?;
    press(&visit, "#passkey-log-in").await?;
    let said = visit.text(".trouble").await?;
    assert!(said.starts_with("Nothing has changed"), "{said}");
    visit.read("#who", "We do not have your name yet. You need no account to play.").await
}

/// What browsers forbid by plain http is told, and nothing is offered that could not work.
async fn where_passkeys_cannot_be_the_page_says_why() -> Result<()> {
    let site = Site::open().await?;
    let none = "!document.querySelector('#passkey-log-in, #passkey-register, #notify')";
    let visit = Visit::by_name(&site, Visit::PLAIN_HTTP).await?;
    at_the_account(&visit).await?;
    let said = visit.text("#insecure").await?;
    assert!(said.contains("http") && said.contains("passkeys"), "{said}");
    visit.wait_for(none).await?;
    pictures(&visit, "account-plain-http").await?;
    // A number is secure enough on the same computer, but no name.
    let visit = Visit::to(&site).await?;
    at_the_account(&visit).await?;
    let said = visit.text("#no-passkeys").await?;
    assert!(said.contains("localhost"), "{said}");
    visit.wait_for("!document.querySelector('#passkey-log-in, #passkey-register')").await
}
