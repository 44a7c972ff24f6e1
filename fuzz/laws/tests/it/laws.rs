//! Every law over the seeds and over mutations of them, the same ones every time.

use std::fs;
use std::path::Path;

use crate::mutation::mutate;
use stolik_fuzz_laws as laws;
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
    let seeds = seeds(name);
    let try_out = |data: &[u8]| {
        let _tells = Tells(data);
        law(data);
    };
    for seed in &seeds {
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
fn multiwarcaby_action() {
    holds("multiwarcaby_action", laws::multiwarcaby_action);
}

#[test]
fn multiwarcaby_position() {
    holds("multiwarcaby_position", laws::multiwarcaby_position);
}

#[test]
fn multiwarcaby_position_value() {
    holds("multiwarcaby_position_value", laws::multiwarcaby_position_value);
}

#[test]
fn battle_royale_action() {
    holds("battle_royale_action", laws::battle_royale_action);
}

#[test]
fn battle_royale_position() {
    holds("battle_royale_position", laws::battle_royale_position);
}

#[test]
fn battle_royale_position_value() {
    holds("battle_royale_position_value", laws::battle_royale_position_value);
}

#[test]
fn medh_kuu_lash_action() {
    holds("medh_kuu_lash_action", laws::medh_kuu_lash_action);
}

#[test]
fn medh_kuu_lash_position() {
    holds("medh_kuu_lash_position", laws::medh_kuu_lash_position);
}

#[test]
fn medh_kuu_lash_position_value() {
    holds("medh_kuu_lash_position_value", laws::medh_kuu_lash_position_value);
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
fn warcaby_action() {
    holds("warcaby_action", laws::warcaby_action);
}

#[test]
fn warcaby_pdn() {
    holds("warcaby_pdn", laws::warcaby_pdn);
}

#[test]
fn warcaby_position() {
    holds("warcaby_position", laws::warcaby_position);
}

#[test]
fn warcaby_position_value() {
    holds("warcaby_position_value", laws::warcaby_position_value);
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
        assert!(tested.contains(&format!("holds(\"{name}\", laws::{name});")), "{name} is not tested here");
        count += 1;
    }
    assert_eq!(count, tested.matches("    holds(\"").count(), "a law has no target");
}

#[test]
fn szachowa_bitwa_action() {
    holds("szachowa_bitwa_action", laws::szachowa_bitwa_action);
}

#[test]
fn szachowa_bitwa_position() {
    holds("szachowa_bitwa_position", laws::szachowa_bitwa_position);
}

#[test]
fn szachowa_bitwa_position_value() {
    holds("szachowa_bitwa_position_value", laws::szachowa_bitwa_position_value);
}

#[test]
fn wojna_action() {
    holds("wojna_action", laws::wojna_action);
}

#[test]
fn wojna_position() {
    holds("wojna_position", laws::wojna_position);
}

#[test]
fn wojna_position_value() {
    holds("wojna_position_value", laws::wojna_position_value);
}
