//! The data file of a server: whose it is, who may read it, and what the log says of who uses it.

use crate::support::server::{Server, json, known_by};
use crate::support::{self, folder, in_both, stolik};
use std::io::Write;
use std::path::Path;
use std::process::Command;
use stolik_server::storage::Sqlite;

fn path(folder: &tempfile::TempDir, name: &str) -> String {
    folder.path().join(name).to_str().expect("text").to_owned()
}

#[test]
fn a_second_server_on_the_same_file_is_refused_until_the_first_is_gone_however_it_goes() {
    let folder = folder();
    let (data, copy) = (path(&folder, "load.db"), path(&folder, "copy.db"));
    let first = Server::start(&["--data", &data]);
    let guest = first.ask("POST", "/api/guest", "", r#"{"name":"Hania"}"#);
    let also = path(&folder, "also.db");
    #[cfg(unix)]
    std::os::unix::fs::symlink(&data, &also).expect("another name for it");
    for named in [&data, &also] {
        let said = ["Na tym pliku działa już serwer", "A server runs on this file already"];
        for (run, said) in in_both(&["serve", "--port", "0", "--data", named], "").into_iter().zip(said) {
            assert_eq!((run.code, run.out.as_str()), (Some(1), ""), "{}", run.err);
            for part in [said, named, &first.id().to_string(), "--data"] {
                assert!(run.err.contains(part), "{part}: {}", run.err);
            }
        }
    }
    // What only reads works beside it; whatever else would write to the file says why it does not.
    support::run(&["backup", "--data", &data, &copy]).good();
    let measured = support::run(&["load", "idle", "--folder", folder.path().to_str().expect("text")]);
    assert!(
        measured.code == Some(1) && measured.err.contains("A server runs on this file already"),
        "{measured:?}"
    );
    let said = ["Na tym pliku działa serwer.", "A server runs on this file."];
    for (run, said) in
        in_both(&["show", "--game", "warcaby", "W:WC3:BD4", "--svg", &data], "").into_iter().zip(said)
    {
        assert!(run.code == Some(1) && run.err.contains(said), "{run:?}");
    }
    let me = first.ask("GET", "/api/me", &known_by(&guest), "");
    assert_eq!(json(&me)["name"], "Hania", "the first has heard nothing of it");
    // Killed without warning, it holds nothing any more; the copy is whole.
    first.kill();
    for data in [&data, &copy] {
        let next = Server::start(&["--data", data]);
        assert_eq!(json(&next.ask("GET", "/api/me", &known_by(&guest), ""))["name"], "Hania");
        next.stop();
    }
}

/// The program under a system that gives every new file to everybody.
#[cfg(unix)]
fn for_everybody(args: &[&str]) -> Command {
    let program = stolik(args);
    let mut command = Command::new("sh");
    command.args(["-c", r#"umask 000; exec "$0" "$@""#]).arg(program.get_program()).args(args);
    command.env_remove("LC_ALL").env_remove("LANG");
    command
}

#[cfg(unix)]
fn rights(path: &str) -> u32 {
    use std::os::unix::fs::PermissionsExt;
    let about = Path::new(path).metadata().unwrap_or_else(|error| panic!("{path}: {error}"));
    about.permissions().mode() & 0o777
}

#[cfg(unix)]
#[test]
fn nobody_but_its_owner_reads_what_is_kept() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder();
    let (data, copy) = (path(&folder, "stolik.db"), path(&folder, "copy.db"));
    let serve = ["serve", "--port", "0", "--log", "json", "--data", &data];
    let server = Server::run(&mut for_everybody(&serve));
    assert!(for_everybody(&["backup", "--data", &data, &copy]).output().expect("it runs").status.success());
    let beside = ["", "-wal", "-shm", "-lock"].map(|suffix| format!("{data}{suffix}"));
    for file in beside.iter().chain([&copy]) {
        assert_eq!(rights(file), 0o600, "{file}");
    }
    server.stop();
    // What an older program has left open to everybody is closed, and that is said.
    for file in [&data, &beside[3]] {
        std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o644)).expect("changed");
    }
    let server = Server::run(&mut for_everybody(&serve));
    for file in &beside {
        assert_eq!(rights(file), 0o600, "{file}");
    }
    let log = server.stop();
    let said =
        |file: &str| log.iter().any(|line| line["fields"]["file"] == file && line["fields"]["was"] == "0644");
    assert!(said(&data) && said(&beside[3]), "{log:?}");
}

#[test]
fn the_log_says_when_the_server_began_and_why_it_stopped_and_a_good_end_is_no_error() {
    let folder = folder();
    let data = path(&folder, "stolik.db");
    let server = Server::start(&["--data", &data]);
    let hania = known_by(&server.ask("POST", "/api/guest", "", r#"{"name":"Hania"}"#));
    let wanted = r#"{"game":"warcaby","seats":["me",{"bot":"easy"}]}"#;
    let table = json(&server.ask("POST", "/api/tables", &hania, wanted));
    let poll = format!("/api/tables/{}/poll?since=0", table["table"].as_str().expect("a table"));
    let address = server.address;
    // Somebody does not finish what they say.
    let mut half = std::net::TcpStream::connect(address).expect("somebody listens");
    half.write_all(b"GET /api/lobby HTTP/1.1\r\nHost").expect("half sent");
    std::thread::scope(|scope| {
        // Somebody is still waiting for news, and comes again until nobody answers.
        scope.spawn(|| {
            while server.try_to_ask("GET", &poll, &hania, "").is_ok_and(|answer| !answer.is_empty()) {}
        });
        while !server.ask("GET", "/metrics", "", "").contains("stolik_polls 1") {}
        server.ask_to_stop();
    });
    let log = server.stop();
    let levels: Vec<&str> = log.iter().filter_map(|line| line["level"].as_str()).collect();
    assert!(levels.iter().all(|level| *level == "INFO"), "{log:#?}");
    let begun = &log[0]["fields"];
    assert_eq!(begun["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(begun["address"], format!("http://{address}/"));
    assert_eq!((begun["data"].as_str(), &begun["schema"]), (Some(data.as_str()), &Sqlite::SCHEMA.into()));
    let stopped = &log.last().expect("lines")["fields"];
    assert_eq!(
        (&stopped["why"], &stopped["tables"], &stopped["people"]),
        (&"SIGTERM".into(), &1.into(), &1.into())
    );
    assert!(stopped["seconds"].is_u64(), "{stopped}");
}
