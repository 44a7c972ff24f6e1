//! Every law over the seeds and over mutations of them, the same ones every time.

use std::fs;
use std::path::Path;

use crate::mutation::mutate;
use stolik_catalog::{AnyPosition, Kind, Sample};
use stolik_fuzz_laws as laws;
use stolik_game::record::InputText;
use stolik_game::{Entropy, Pinned};

const MUTATIONS: usize = 40_000;
/// Laws that hash, or read the same in many ways: a quarter of it is enough while one waits.
const SLOW: [&str; 4] = ["passkey_attestation", "passkey_assertion", "passkey_client_data", "request_body"];

/// Tells the bytes that broke a law.
struct Tells<'d>(&'d [u8]);

impl Drop for Tells<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the law is broken by {:?}", String::from_utf8_lossy(self.0));
        }
    }
}

fn holds(name: &str, law: fn(&[u8])) {
    holds_for(name, &seeds(name), law);
}

/// A law that has the game in its first line: for each game with its own seeds, and with what its beginning and its sample give.
fn holds_for_every_game(name: &str, law: fn(&[u8]), of_position: fn(&AnyPosition) -> String) {
    let all = seeds(name);
    std::thread::scope(|scope| {
        for kind in Kind::ALL {
            let head = format!("{}\n", kind.id());
            let own = all.iter().filter_map(|seed| seed.strip_prefix(head.as_bytes()).map(<[u8]>::to_vec));
            let own =
                own.chain(positions(*kind).into_iter().map(|position| of_position(&position).into_bytes()));
            let seeds: Vec<Vec<u8>> = own.collect();
            scope.spawn(move || holds_for(name, &seeds, |data| law(&[head.as_bytes(), data].concat())));
        }
    });
}

fn positions(kind: Kind) -> [AnyPosition; 2] {
    let Sample { options, position } = kind.profile().sample;
    let game = kind.with_options(options.iter().copied()).expect("options of the game");
    [game.start(), game.read_position(position).expect("a position of the game")]
}

fn holds_for(name: &str, seeds: &[Vec<u8>], law: impl Fn(&[u8])) {
    let try_out = |data: &[u8]| {
        let _tells = Tells(data);
        law(data);
    };
    for seed in seeds {
        try_out(seed);
    }
    let mut entropy = Pinned::from_seed(1);
    let mutations = if SLOW.contains(&name) { MUTATIONS / 4 } else { MUTATIONS };
    for _ in 0..mutations {
        let seed = &seeds[entropy.index(seeds.len())];
        let other = &seeds[entropy.index(seeds.len())];
        try_out(&mutate(seed, other, &mut entropy));
    }
}

/// The files of `fuzz/seeds/NAME`, sorted by name so that mutations are the same everywhere.
fn seeds(name: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../seeds").join(name);
    let files = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = files.map(|file| file.expect("a readable folder").path()).collect();
    assert!(!paths.is_empty(), "{name} has no seeds");
    paths.sort_unstable();
    paths.iter().map(|path| fs::read(path).expect("a readable seed")).collect()
}

#[test]
fn action() {
    holds_for_every_game("action", laws::action, |position| {
        let input = position.random_input(&mut Pinned::from_seed(1));
        if let Some(InputText::Act { text, .. }) = input { text } else { String::new() }
    });
}

#[test]
fn position() {
    holds_for_every_game("position", laws::position, AnyPosition::text);
}

#[test]
fn position_value() {
    holds_for_every_game("position_value", laws::position_value, |position| {
        serde_json::to_string(&position.setup_value()).expect("plain data")
    });
}

#[test]
fn options() {
    holds("options", laws::options);
}

#[test]
fn record() {
    holds("record", laws::record);
}

#[test]
fn warcaby_pdn() {
    holds("warcaby_pdn", laws::warcaby_pdn);
}

#[test]
fn client_message() {
    holds("client_message", laws::client_message);
}

#[test]
fn request_body() {
    holds("request_body", laws::request_body);
}

#[test]
fn passkey_attestation() {
    holds("passkey_attestation", laws::passkey_attestation);
}

#[test]
fn passkey_client_data() {
    holds("passkey_client_data", laws::passkey_client_data);
}

#[test]
fn passkey_assertion() {
    holds("passkey_assertion", laws::passkey_assertion);
}

#[test]
fn dice_kept() {
    holds("dice_kept", laws::dice_kept);
}

#[test]
fn dice_proof() {
    holds("dice_proof", laws::dice_proof);
}

#[test]
fn name() {
    holds("name", laws::name);
}

#[test]
fn origin() {
    holds("origin", laws::origin);
}

#[test]
fn pasted() {
    holds("pasted", laws::pasted);
}

#[test]
fn table_entry() {
    holds("table_entry", laws::table_entry);
}

#[test]
fn table_word() {
    holds("table_word", laws::table_word);
}

/// A target without a law that runs here, or a law without a target, would be forgotten.
#[test]
fn every_target_has_its_law_and_its_seeds() {
    let targets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz_targets");
    let tested = include_str!("laws.rs");
    let mut count = 0;
    for target in fs::read_dir(targets).expect("the targets") {
        let path = target.expect("a readable folder").path();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let calls = format!("laws::{name}(");
        assert!(fs::read_to_string(&path).expect("a target").contains(&calls), "{name} runs another law");
        assert!(tested.contains(&format!("(\"{name}\", laws::{name}")), "{name} is not tested here");
        count += 1;
    }
    let tests = tested.lines().filter(|line| line.starts_with("    holds") && line.contains(", laws::"));
    assert_eq!(count, tests.count(), "a law has no target");
}
