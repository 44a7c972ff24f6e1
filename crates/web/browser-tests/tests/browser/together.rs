//! People at a table over the network: what they propose and say, who watches, lists of tables, accounts.

use crate::everybody::{ON_ITS_SIDE, at_hand, nothing_keeps_out, told_at, too_small};
use crate::online::{Company, type_into};
use crate::{own_tables, pictures};
use anyhow::{Context, Result};
use stolik_browser_tests::{By, Guest, Key, Light, SCREENS, Screen, Site, Visit, tests};
use stolik_server::HostSettings;

tests![
    what_the_others_say_is_seen_at_once_on_every_screen,
    a_takeback_and_a_draw_need_the_others_consent,
    who_watches_sees_the_game_and_hears_the_talk,
    an_open_table_is_found_in_the_list_and_own_tables_tell_whose_turn_it_is,
    a_guest_becomes_an_account_and_finds_the_tables_on_another_device,
    the_pages_of_a_table_over_the_network_fit_every_screen,
    a_table_that_is_none_is_told,
    the_table_has_the_options_that_were_chosen,
    bots_take_the_open_seats_and_partners_see_what_the_other_has_in_mind,
    who_has_left_is_waited_for_without_a_vote,
];

/// A phone upright and on its side, a tablet, a laptop.
const SIZES: [Screen; 4] =
    [SCREENS[0], ON_ITS_SIDE, SCREENS[1], Screen { name: "laptop", width: 1280, height: 800, touch: false }];

/// What the other proposes, says and does is in view on every screen, however long the game, and is said aloud.
async fn what_the_others_say_is_seen_at_once_on_every_screen() -> Result<()> {
    let company =
        Company::meets_at(Site::open_with(HostSettings { grace: 0, ..HostSettings::default() }).await?)
            .await?;
    company.sit_down("warcaby", &[("absence", "vote")]).await?;
    let (hania, marcin) = (&company.hania, &company.marcin);
    {
        let mut hers = Guest::sits(hania, By::Mouse, 3).await?;
        let mut his = Guest::sits(marcin, By::Mouse, 4).await?;
        for _ in 0..5 {
            assert!(hers.play().await? && his.play().await?);
        }
    }
    marcin.click("#offer-draw").await?;
    marcin.see("#offer-withdraw").await?;
    marcin.click("#talk-open").await?;
    type_into(marcin, "#say", "Remis?\n").await?;
    marcin.click("#talk-close").await?;
    hania.read("#unread", "1").await?;
    let tools = ["#resign", "#offer-draw", "#offer-takeback", "#offer-abort", "#talk-open"];
    for size in SIZES {
        hania.look_on(size, Light::Light).await?;
        at_hand(hania, &["#offer-yes", "#offer-no"]).await?;
        at_hand(hania, &tools).await?;
        if size.touch && size.height < SIZES[2].height {
            // Where moves are confirmed, what is asked does not lie over the button that confirms.
            for field in some_way(hania).await? {
                hania.click(&format!("[data-field='{field}']")).await?;
            }
            at_hand(hania, &["#confirm", "#undo", "#offer-yes", "#offer-no"]).await?;
            hania.click("#undo").await?;
            hania.wait_for("!document.querySelector('#confirm')").await?;
        }
        // The talk opens over the page, and the keyboard goes there and comes back.
        hania.click("#talk-open").await?;
        at_hand(hania, &["#say", "#talk-close"]).await?;
        hania.wait_for("document.activeElement.id === 'say'").await?;
        hania.key(Key::Escape).await?;
        hania.wait_for("document.activeElement.id === 'talk-open'").await?;
    }
    hania.click("#talk-open").await?;
    hania.see("#offer-yes").await?;
    nothing_keeps_out(hania, "a table with a card and the talk").await?;
    hania.click("#talk-close").await?;
    for (said, words) in [("offer", "Marcin offers a draw."), ("word", "Marcin (guest): Remis?")] {
        hania
            .wait_for(&format!("document.querySelector('#others-aloud').innerText.includes('{words}')"))
            .await
            .context(said)?;
    }
    // On a phone of the moves the last two lines, or all.
    hania.look_on(SIZES[0], Light::Light).await?;
    let lines = "[...document.querySelectorAll('#moves li')].filter(line => line.checkVisibility()).length";
    hania.wait_for(&format!("{lines} === 2")).await?;
    hania.click("#all-moves").await?;
    hania.wait_for(&format!("{lines} === 5")).await?;
    look_back(hania).await?;
    hania.execute::<()>("scrollTo(0, 0)").await?;
    // What was offered is taken back, and who gives up is asked first, with the keyboard at hand.
    marcin.click("#offer-withdraw").await?;
    hania.read("#declined p", "Marcin withdraws the offer.").await?;
    hania.click("#resign").await?;
    hania.wait_for("document.activeElement.id === 'resign-sure'").await?;
    hania.click("#resign-no").await?;
    hania.wait_for("document.activeElement.id === 'resign'").await?;
    // Who leaves is seen on the plate, with the vote at hand.
    let table: String = marcin.execute("return location.pathname").await?;
    marcin.open("/lobby").await?;
    hania.read(".plate.absent .away", "away").await?;
    for size in SIZES {
        hania.look_on(size, Light::Light).await?;
        at_hand(hania, &["#offer-stand-in", "#offer-abandoned"]).await?;
    }
    hania.click("#offer-stand-in").await?;
    hania.read(".plate.absent .away", "a bot plays").await?;
    marcin_is_told_what_was_played_for_him(&company, &table).await?;
    hania.wait_for("!document.querySelector('.plate.absent')").await?;
    // The end and the wish for another game are said on every screen.
    hania.click("#resign").await?;
    hania.click("#resign-yes").await?;
    for visit in [hania, marcin] {
        visit.read("#aloud", "Game over. Light resigns. Dark wins.").await?;
    }
    marcin.read("#look-back", "Look back").await?;
    hania.click("#again").await?;
    hania.read("#waits-again p", "You want another game. Waiting for Marcin.").await?;
    for size in SIZES {
        marcin.look_on(size, Light::Light).await?;
        at_hand(marcin, &["#again-yes", "#again-no"]).await?;
    }
    marcin
        .wait_for("document.querySelector('#others-aloud').innerText.includes('Hania wants another game.')")
        .await?;
    marcin.click("#again-yes").await?;
    for visit in [hania, marcin] {
        visit.wait_for(&format!("location.pathname !== '{table}'")).await?;
        visit.see("#play[data-inputs='0']").await?;
        assert_eq!(visit.complaints().await?, Vec::<String>::new());
    }
    Ok(())
}

/// Marcin comes back after a bot has played for him.
async fn marcin_is_told_what_was_played_for_him(company: &Company, table: &str) -> Result<()> {
    let (hania, marcin) = (&company.hania, &company.marcin);
    assert!(Guest::sits(hania, By::Mouse, 5).await?.play().await?);
    hania.see("#play[data-inputs='12']").await?;
    marcin.open(table).await?;
    marcin.read("#meanwhile summary", "While you were away, a bot played 1 turn for you.").await?;
    marcin.click("#meanwhile summary").await?;
    marcin.wait_for("document.querySelectorAll('#meanwhile li').length === 1").await?;
    marcin.look_on(SIZES[0], Light::Light).await?;
    marcin.picture("online-meanwhile-phone-light").await?;
    assert_eq!(too_small(marcin).await?, Vec::<String>::new());
    marcin.look_on(SIZES[3], Light::Light).await?;
    marcin.click("#meanwhile > button").await?;
    marcin.wait_for("!document.querySelector('#meanwhile')").await
}

/// While the game is played, moves are looked at again: by touch and by keys, on every screen, and nothing can be done there.
async fn look_back(hania: &Visit) -> Result<()> {
    let live = "[...document.querySelectorAll('#board [data-token]')].map(one => one.style.cssText).join()";
    let before: String = hania.execute(&format!("return {live}")).await?;
    hania.click("#moves li:last-child button").await?;
    hania.see(".earlier [data-field=C3]").await?;
    hania.read("#turn", "Earlier position").await?;
    hania.wait_for("!document.querySelector('#board').checkVisibility({ visibilityProperty: true })").await?;
    for size in SIZES {
        hania.look_on(size, Light::Light).await?;
        hania.execute::<()>("scrollTo(0, 0)").await?;
        at_hand(hania, &["#earlier-end", "#earlier-back", "#earlier-on", "#offer-yes"]).await?;
    }
    hania.look_on(SIZES[0], Light::Light).await?;
    // The first move has been made, before it there is the beginning, and after it the second.
    hania.focus("#moves").await?;
    hania.key(Key::Left).await?;
    hania.read("#step", "The beginning of the game.").await?;
    hania.key(Key::Right).await?;
    hania.click("#earlier-on").await?;
    hania.wait_for("document.querySelector('#step').textContent.startsWith('Marcin: ')").await?;
    hania.click(".earlier [data-field=C3]").await?;
    hania.click("#earlier-end").await?;
    hania.wait_for("!document.querySelector('.earlier') && document.activeElement.id === 'turn'").await?;
    assert_eq!(hania.execute::<String>(&format!("return {live}")).await?, before, "the board is as it was");
    hania.wait_for("document.querySelector('#turn').textContent.startsWith('Your turn')").await
}

async fn a_takeback_and_a_draw_need_the_others_consent() -> Result<()> {
    let company = Company::meets().await?;
    company.sit_down("warcaby", &[]).await?;
    let mut hania = Guest::sits(&company.hania, By::Mouse, 3).await?;
    let marcin = Guest::sits(&company.marcin, By::Mouse, 4).await?;
    assert!(hania.play().await?);
    company.marcin.see("#play[data-inputs='1']").await?;
    hania.press("#offer-takeback").await?;
    marcin.press("#offer-yes").await?;
    for visit in [&company.hania, &company.marcin] {
        visit.see("#play[data-inputs='0']").await?;
    }
    hania.press("#offer-draw").await?;
    marcin.press("#offer-no").await?;
    company.hania.see("#declined").await?;
    marcin.press("#offer-draw").await?;
    hania.press("#offer-yes").await?;
    for visit in [&company.hania, &company.marcin] {
        visit.read("#turn", "Game over").await?;
    }
    Ok(())
}

async fn who_watches_sees_the_game_and_hears_the_talk() -> Result<()> {
    let company = Company::meets().await?;
    company.sit_down("medh-kuu-lash", &[]).await?;
    let hania = Guest::sits(&company.hania, By::Mouse, 3).await?;
    let watcher = Visit::to(&company.site).await?;
    watcher.open(&format!("/table/{}", hania.table())).await?;
    watcher.speak_english().await?;
    watcher.see("#play").await?;
    assert!(watcher.count("#resign").await? == 0);
    // There is nothing for them to take back, and they are told that they watch.
    assert!(watcher.count("#undo").await? == 0);
    watcher.read("#step", "You watch this game. Moves are made by those who sit at the table.").await?;
    company.hania.click("#talk-open").await?;
    type_into(&company.hania, "#say", "Dzień dobry\n").await?;
    watcher.read("#unread", "1").await?;
    watcher.click("#talk-open").await?;
    assert!(watcher.count("#unread").await? == 0, "it is seen");
    watcher.wait_for("document.querySelector('.said')?.textContent.includes('Dzień dobry')").await?;
    watcher.click(".said button").await?;
    watcher.wait_for("!document.querySelector('.said').textContent.includes('Dzień dobry')").await?;
    watcher.see("#unmute").await?;
    assert_eq!(watcher.complaints().await?, Vec::<String>::new());
    Ok(())
}

/// Hania opens a table to all, with a clock of her own and the second seat; Marcin finds it in the list and joins. Both are told
/// how long he may take to begin, and both lists of own tables tell whose turn it is.
async fn an_open_table_is_found_in_the_list_and_own_tables_tell_whose_turn_it_is() -> Result<()> {
    let company = Company::meets().await?;
    let (hania, marcin) = (&company.hania, &company.marcin);
    hania.prepare("Object.defineProperty(Notification, 'permission', { get: () => 'default' })").await?;
    hania.open("/new/warcaby").await?;
    hania.click("#where-online").await?;
    type_into(hania, "#my-name", "Hania").await?;
    hania.click("#public").await?;
    hania.choose("#my-seat", "1").await?;
    hania.choose("#time", "own").await?;
    type_into(hania, "#own-minutes", "x").await?;
    hania.click("#begin").await?;
    hania.wait_for("document.activeElement.id === 'own-minutes'").await?;
    hania.read("#own-minutes-why", "Give a number from 0 to 600.").await?;
    pictures(hania, "online-own-clock").await?;
    // A day to begin in is long enough for the slowest machine.
    hania.choose("#own-sort", "days").await?;
    type_into(hania, "#own-days", "14").await?;
    hania.click("#begin").await?;
    hania.see("#waiting").await?;
    marcin.open("/lobby").await?;
    pictures(marcin, "lobby").await?;
    nothing_keeps_out(marcin, "the lobby").await?;
    // Nothing in the list presses itself forward, and every row says what is played.
    assert_eq!(marcin.count("#lobby .tables .primary").await?, 0);
    let row = marcin.text("#lobby .tables li").await?;
    assert!(row.contains("Hania") && row.contains("14 days a move"), "{row}");
    marcin.click("#lobby li a.tonal").await?;
    type_into(marcin, "#my-name", "Marcin").await?;
    marcin.click("#sit").await?;
    for visit in [hania, marcin] {
        visit.see("#play").await?;
        visit.wait_for("document.querySelector('.plate .clock')?.textContent === '14 d 0:00'").await?;
    }
    marcin
        .wait_for("document.querySelector('#begin-by.yours')?.textContent.startsWith('You have 23:59:')")
        .await?;
    hania
        .wait_for("document.querySelector('#begin-by')?.textContent.startsWith('To begin: Marcin, 23:59:')")
        .await?;
    marcin.wait_for("document.title.includes('Your turn')").await?;
    pictures(marcin, "online-begin").await?;
    // Who plays by letter is asked whether to be told, once.
    hania.click("#notify-not").await?;
    hania.wait_for("!document.querySelector('#invitation')").await?;
    for (visit, is_turn) in [(hania, false), (marcin, true)] {
        visit.open("/lobby").await?;
        visit.see(&format!("#my-tables li[data-turn={is_turn}]")).await?;
    }
    own_tables::stand_below_the_games(hania).await
}

async fn a_guest_becomes_an_account_and_finds_the_tables_on_another_device() -> Result<()> {
    let company = Company::meets().await?;
    company.sit_down("warcaby", &[]).await?;
    let hania = &company.hania;
    hania.open("/account").await?;
    hania.see("#my-tables li").await?;
    // A guest does not log out: what leaving would cost is said first, and an account is offered before it.
    assert_eq!(hania.count("#log-out").await?, 0);
    hania.click("#leave").await?;
    let lost = "You lose your seat at 1 table (Warcaby) for good. Leave all the same?";
    hania.read("#leave-sure", lost).await?;
    pictures(hania, "account-guest").await?;
    hania.click("#leave-no").await?;
    // The seat goes along to another browser, where nothing happens until somebody says so.
    hania.click("#make-elsewhere").await?;
    let link = hania.value("#elsewhere-link").await?;
    let safari = Visit::to(&company.site).await?;
    safari.open(link.strip_prefix(&company.site.address()).context("this server")?).await?;
    safari.speak_english().await?;
    pictures(&safari, "account-here").await?;
    safari.click("#go-on-here").await?;
    safari.read("#who", "You play as a guest: Hania.").await?;
    safari.see("#my-tables li[data-turn=true]").await?;
    assert_eq!(safari.execute::<String>("return location.pathname + location.hash").await?, "/account");
    type_into(hania, "#account-name", "Hania").await?;
    hania.see("#password[autocomplete=new-password]").await?;
    type_into(hania, "#password", "short\n").await?;
    told_at(hania, "password", "A password has 8 to 200 characters.").await?;
    // The same in Polish, on a phone.
    hania.look_on(SIZES[0], Light::Light).await?;
    hania.click("#pl").await?;
    hania.see("html[lang=pl]").await?;
    type_into(hania, "#password", "short\n").await?;
    told_at(hania, "password", "Hasło ma od 8 do 200 znaków.").await?;
    hania.click("#en").await?;
    hania.look_on(SIZES[3], Light::Light).await?;
    assert_eq!(hania.complaints().await?, Vec::<String>::new(), "the page knows it without asking");
    type_into(hania, "#password", "dlugie haslo\n").await?;
    hania.read("#who", "Your account: Hania.").await?;
    let other = Visit::to(&company.site).await?;
    other.open("/account").await?;
    other.speak_english().await?;
    pictures(&other, "account-nobody").await?;
    type_into(&other, "#account-name", "Hania").await?;
    other.see("#password[autocomplete=current-password]").await?;
    type_into(&other, "#password", "zgadywane\n").await?;
    told_at(&other, "password", "There is no such account, or the password is another.").await?;
    assert_eq!(other.value("#password").await?, "zgadywane", "it can be mended");
    type_into(&other, "#password", "dlugie haslo\n").await?;
    other.read("#who", "Your account: Hania.").await?;
    other.click("#my-tables li a").await?;
    other.see("#play").await?;
    // Another name and another password, each told at its field.
    other.open("/account").await?;
    type_into(&other, "#new-name", " \n").await?;
    told_at(&other, "new-name", "Give a name.").await?;
    type_into(&other, "#new-name", "Hanna\n").await?;
    other.read("#who", "Your account: Hanna.").await?;
    type_into(&other, "#old-password", "zgadywane").await?;
    type_into(&other, "#new-password", "inne haslo\n").await?;
    told_at(&other, "old-password", "This is not your present password.").await?;
    pictures(&other, "account").await?;
    nothing_keeps_out(&other, "the account with a refusal").await?;
    type_into(&other, "#old-password", "dlugie haslo\n").await?;
    other.see("#password-set").await?;
    other.click("#log-out").await?;
    other.read("#who", "We do not have your name yet. You need no account to play.").await
}

/// Pictures of setting up, inviting, waiting, and playing over the network. Who comes by the link to any free seat is told
/// everything before they sit down, and the link is good for as long as its maker wants.
async fn the_pages_of_a_table_over_the_network_fit_every_screen() -> Result<()> {
    let company = Company::meets().await?;
    let (hania, marcin) = (&company.hania, &company.marcin);
    hania.open("/new/medh-kuu-lash").await?;
    hania.click("#where-online").await?;
    // Without a name: told at the field, on every screen, wherever the page is scrolled to, and without asking the server.
    for size in SIZES {
        hania.look_on(size, Light::Light).await?;
        hania.execute::<()>("document.activeElement.blur(); scrollTo(0, document.body.scrollHeight)").await?;
        hania.click("#begin").await?;
        told_at(hania, "my-name", "Give a name.").await.context(size.name)?;
    }
    pictures(hania, "online-no-name").await?;
    nothing_keeps_out(hania, "a new table with a refusal").await?;
    assert_eq!(hania.complaints().await?, Vec::<String>::new(), "the page knows it without asking");
    hania.choose("#time", "fischer:300+5").await?;
    type_into(hania, "#my-name", "Hania").await?;
    pictures(hania, "online-new").await?;
    // What a phone's keyboard has for "go".
    type_into(hania, "#my-name", "Hania\n").await?;
    hania.see("#qr").await?;
    pictures(hania, "online-waiting").await?;
    // A link that was renewed is good no longer, and one that is closed is none; the maker of the table opens another.
    company.invite("#any-link").await?;
    marcin.click("#sit").await?;
    told_at(marcin, "my-name", "Give a name.").await?;
    type_into(marcin, "#my-name", "Marcin").await?;
    hania.click("#any-renew").await?;
    marcin.wait_for("document.querySelector('#sit')").await?;
    let old: String = marcin.execute("return location.hash").await?;
    hania.wait_for(&format!("!document.querySelector('#any-link')?.value.endsWith('{old}')")).await?;
    marcin.click("#sit").await?;
    marcin.read("#sit-down .trouble", "This link leads to no seat at this table. Ask for a new one.").await?;
    hania.click("#any-close").await?;
    hania.see("#no-link").await?;
    assert_eq!(hania.count("#qr").await?, 0);
    hania.click("#any-renew").await?;
    hania.see("#qr").await?;
    company.invite("#any-link").await?;
    marcin.read("#entrance h1", "Hania invites you to Medh Kuu Lash").await?;
    let facts = marcin.text("#facts li").await?;
    assert_eq!(facts, "5 minutes and 5 seconds a move", "the clock is told before one sits down");
    assert_eq!(marcin.count(".sitting").await?, 2);
    pictures(marcin, "online-sit").await?;
    nothing_keeps_out(marcin, "where one sits down").await?;
    let seated =
        "return (await (await fetch(`/api/tables${location.pathname.slice(6)}`)).json()).places[1].who";
    assert_eq!(marcin.execute::<String>(seated).await?, "nobody", "looking is not sitting down");
    marcin.click("#sit").await?;
    let mut hania_sits = Guest::sits(hania, By::Mouse, 5).await?;
    let mut marcin_sits = Guest::sits(marcin, By::Mouse, 6).await?;
    for _ in 0..4 {
        hania_sits.play().await?;
        marcin_sits.play().await?;
    }
    marcin_sits.press("#offer-draw").await?;
    hania.see("#offer-yes").await?;
    pictures(hania, "online-table").await
}

/// A link that leads to no table says so, and so does one to a table that its maker has closed, to those who are there too.
async fn a_table_that_is_none_is_told() -> Result<()> {
    let company = Company::meets().await?;
    let (hania, marcin) = (&company.hania, &company.marcin);
    hania.open("/table/nosuchtable").await?;
    hania.see("#refused").await?;
    company.make("warcaby", &[]).await?;
    // The link to one seat is there beside the other.
    hania.see("#qr").await?;
    hania.click("#more-links").await?;
    company.invite("#seat-1-link").await?;
    marcin.see("#sit").await?;
    hania.click("#close-table").await?;
    hania.click("#close-table-yes").await?;
    for visit in [hania, marcin] {
        visit.read("#entrance h1", "The table is closed").await?;
        visit.see("#refused").await?;
    }
    marcin.reload().await?;
    marcin.read("#entrance h1", "The table is closed").await
}

/// Options of the game travel with the table.
async fn the_table_has_the_options_that_were_chosen() -> Result<()> {
    let company = Company::meets().await?;
    let note = "const send = window.fetch; window.fetch = (path, how) => {\
            if (path === '/api/tables') window.wanted = JSON.parse(how.body);\
            return send(path, how);\
        }";
    company.hania.prepare(note).await?;
    company.sit_down("warcaby", &[("board", "9"), ("my-seat", "lot")]).await?;
    company.marcin.see("[data-field=I9]").await?;
    company.hania.wait_for("wanted.lots === true && wanted.options.board === '9'").await
}

/// Something that who sits here may do now, as the fields to touch.
async fn some_way(visit: &Visit) -> Result<Vec<String>> {
    let script = "const answer = await fetch(`/api${location.pathname.replace('table', 'tables')}/moves`);\
        return (await answer.json()).actions[0].match(/[A-Z]+[0-9]+/g)";
    visit.execute(script).await
}

/// Hania waits for nobody but Marcin, her partner; what either has in mind the other sees before it is played.
async fn bots_take_the_open_seats_and_partners_see_what_the_other_has_in_mind() -> Result<()> {
    let company = Company::meets().await?;
    let (hania, marcin) = (&company.hania, &company.marcin);
    company.make("multiwarcaby", &[("seats", "4"), ("teams", "yes")]).await?;
    // Of the seats that are free one may choose, and what is not as usual is told before.
    company.invite("#any-link").await?;
    marcin
        .wait_for("document.querySelector('#facts').textContent.includes('Teams: two teams of two')")
        .await?;
    marcin.choose("#which-seat", "2").await?;
    pictures(marcin, "online-choose").await?;
    type_into(marcin, "#my-name", "Marcin").await?;
    marcin.click("#sit").await?;
    marcin.see(".sitting[data-seat='2'][data-open=false]").await?;
    for visit in [hania, marcin] {
        visit.wait_for("document.querySelector('#waiting')?.textContent === 'Waiting for 2 people.'").await?;
    }
    assert!(marcin.count("#fill").await? == 0, "only the maker may");
    pictures(hania, "online-fill").await?;
    hania.click("#fill-seats").await?;
    for visit in [hania, marcin] {
        visit.see("#play").await?;
    }
    hania.read(".plate[data-seat='1'] b", "Easy bot").await?;
    for field in some_way(hania).await? {
        hania.click(&format!("[data-field='{field}']")).await?;
    }
    hania.see("#confirm").await?;
    let shown = marcin.text("#hint").await?;
    assert!(shown.starts_with("Hania has in mind: "), "{shown}");
    marcin.see("use[href='#mark-hint']").await?;
    pictures(marcin, "online-partner").await?;
    hania.click("#confirm").await?;
    marcin.see("#play[data-inputs='1']").await?;
    marcin.wait_for("!document.querySelector('#hint')").await?;
    for visit in [hania, marcin] {
        assert_eq!(visit.complaints().await?, Vec::<String>::new());
    }
    Ok(())
}

/// A table at which all wait for who has left has nothing to vote on, and the end has its course.
async fn who_has_left_is_waited_for_without_a_vote() -> Result<()> {
    let company =
        Company::meets_at(Site::open_with(HostSettings { grace: 0, ..HostSettings::default() }).await?)
            .await?;
    company.sit_down("warcaby", &[]).await?;
    let mut hania = Guest::sits(&company.hania, By::Mouse, 3).await?;
    let mut marcin = Guest::sits(&company.marcin, By::Mouse, 4).await?;
    for _ in 0..3 {
        assert!(hania.play().await? && marcin.play().await?);
    }
    company.marcin.open("/lobby").await?;
    company.hania.see("#missed").await?;
    assert_eq!(company.hania.count("#missed .btn").await?, 0, "they are waited for, as was agreed");
    company.hania.read(".plate.absent .away", "away").await?;
    hania.resign().await?;
    company.hania.wait_for("document.querySelectorAll('#course polyline').length === 2").await?;
    pictures(&company.hania, "online-result").await
}
