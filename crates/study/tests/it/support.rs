//! Records to look back at.

use std::fs;
use std::path::PathBuf;
use stolik_game::Seat;
use stolik_game::record::InputText;

/// The archive's records of a game, by name.
pub fn archive(game: &str) -> Vec<(String, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/archive").join(game).join("v1");
    let files = fs::read_dir(&folder).expect("the archive has records of every game");
    let mut records: Vec<(String, String)> = files
        .map(|file| {
            let path = file.expect("a file of the archive").path();
            let text = fs::read_to_string(&path).expect("a record is text");
            (path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default(), text)
        })
        .collect();
    records.sort();
    records
}

/// One record of the archive.
pub fn record(game: &str, name: &str) -> String {
    let found = archive(game).into_iter().find(|(file, _)| file.contains(name));
    found.unwrap_or_else(|| panic!("no record {name} of {game}")).1
}

pub fn act(seat: u8, text: &str) -> InputText {
    InputText::Act { seat: Seat(seat), text: text.to_owned() }
}
