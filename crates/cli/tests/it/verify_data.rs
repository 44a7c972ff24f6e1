//! `stolik verify --data`: what is damaged in a data file, and what is saved of it.

use crate::support::server::{Server, json, known_by};
use crate::support::{folder, in_both, run};
use std::path::Path;

/// A data file with two tables of Warcaby, at which three moves were made each.
fn played(data: &str) -> [String; 2] {
    let server = Server::start(&["--data", data]);
    let tables = [(); 2].map(|()| {
        let people = ["Hania", "Marcin"]
            .map(|name| known_by(&server.ask("POST", "/api/guest", "", &format!(r#"{{"name":"{name}"}}"#))));
        let made =
            server.ask("POST", "/api/tables", &people[0], r#"{"game":"warcaby","seats":["me","open"]}"#);
        let made = json(&made);
        let table = made["table"].as_str().expect("a table").to_owned();
        let link = made["seats"][1].as_str().and_then(|link| link.split_once('#')).expect("a link").1;
        let sit = format!(r#"{{"secret":"{link}"}}"#);
        json(&server.ask("POST", &format!("/api/tables/{table}/sit"), &people[1], &sit));
        for (at, action) in ["C3-D4", "B6-A5", "B2-C3"].into_iter().enumerate() {
            let said = format!(r#"{{"id":"m{at}","do":{{"act":["{action}"]}}}}"#);
            let answer = server.ask("POST", &format!("/api/tables/{table}/say"), &people[at % 2], &said);
            assert!(answer.contains("done"), "{answer}");
        }
        table
    });
    server.stop();
    tables
}

/// Changes one byte behind some text in a file, where it is found first.
fn damage(path: &str, text: &str) {
    let mut bytes = std::fs::read(path).expect("the file");
    let at = bytes.windows(text.len()).position(|window| window == text.as_bytes()).expect("it is there");
    bytes[at + text.len()] ^= 1;
    std::fs::write(path, bytes).expect("written");
}

#[test]
fn a_whole_data_file_is_said_to_be_whole_and_its_records_are_saved() {
    let folder = folder();
    let path = |name: &str| folder.path().join(name).to_str().expect("text").to_owned();
    let (data, saved) = (path("stolik.db"), path("saved"));
    let tables = played(&data);
    assert_eq!(run(&["verify", "--data", &data]).good(), format!("{data}: 2 tables are whole, 0 damaged.\n"));
    let said = run(&["--language", "pl", "verify", "--data", &data, "--save", &saved]).good();
    assert!(said.contains("całe są 2 stoły, uszkodzonych: 0") && said.contains("są 2 zapisy"), "{said}");
    for table in tables {
        let record = format!("{saved}/{table}.stolik");
        run(&["verify", &record]).good();
        // L10: games that run have secrets, here as in the data file.
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = std::fs::metadata(&record).expect("it is there").permissions().mode();
            assert_eq!(mode & 0o077, 0, "{mode:o}");
        }
    }
}

#[test]
fn a_damaged_table_is_named_with_its_event_and_what_is_whole_is_saved() {
    let folder = folder();
    let path = |name: &str| folder.path().join(name).to_str().expect("text").to_owned();
    let (data, saved) = (path("stolik.db"), path("saved"));
    let tables = played(&data);
    damage(&data, "act 1 B6-A");
    let said = [
        "jest uszkodzony od zdarzenia 2: jest tam co innego, niż zapisano.",
        "is damaged from event 2 on: it is not what was kept.",
    ];
    for (run, said) in in_both(&["verify", "--data", &data, "--save", &saved], "").into_iter().zip(said) {
        assert!(run.out.contains('1'), "{}", run.out);
        let told = run.bad();
        assert!(told.contains(said) && tables.iter().any(|table| told.contains(table)), "{told}");
        assert_eq!(told.lines().count(), 1, "{told}");
    }
    let of = |part: &str| {
        tables
            .iter()
            .map(|table| format!("{saved}/{table}{part}.stolik"))
            .find(|file| Path::new(file).exists())
    };
    let (whole, half) = (of("").expect("a whole one"), of(".before-event-2").expect("half of one"));
    for (file, moves) in [(whole, 3), (half, 1)] {
        let record = std::fs::read_to_string(&file).expect("a record");
        let played = ["C3-D4", "B6-A5", "B2-C3"].iter().filter(|action| record.contains(**action)).count();
        assert_eq!(played, moves, "{record}");
        run(&["verify", &file]).good();
    }
}

#[test]
fn what_is_no_data_file_is_said_to_be_none() {
    let folder = folder();
    let missing = folder.path().join("none.db").to_str().expect("text").to_owned();
    assert!(run(&["verify", "--data", &missing]).bad().contains("There is no data file"));
    let text = crate::support::file(&folder, "text.db", "this is no data file at all, whatever it is called");
    let told = run(&["verify", "--data", &text]);
    assert!(told.code == Some(1) && told.err.contains("cannot be looked through"), "{told:?}");
    run(&["verify"]).bad();
    run(&["verify", "--save", "x", "y"]).bad();
}
