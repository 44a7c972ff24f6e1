//! Signatures: what every player chooses in positions of the archive, and how many nodes it looked at, with a fixed seed and
//! budget. A change that is not meant to change play leaves them as they are; `cargo xtask bless signatures` writes them anew.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use stolik_bots::{Bot, Player, Strength};
use stolik_catalog::{AnyPosition, Kind, Replayed};
use stolik_game::{Millis, Record, Seat, Viewer};
use stolik_golden::Golden;

/// Of each record, the first decision after so many of its parts.
const PARTS: [usize; 3] = [0, 1, 2];
const AT_LEAST: usize = 40;
const SEED: u64 = 16;

/// The file with a game's signature.
fn signature(kind: Kind) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/signatures").join(format!("{}.txt", kind.id()))
}

/// The records of a game's present rules, by their names.
fn archive(kind: Kind) -> Vec<(String, Record)> {
    let archive = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/archive");
    let folder = archive.join(kind.id()).join(format!("v{}", kind.version()));
    let files = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    paths.sort_unstable();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a record");
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        (name, text.parse().unwrap_or_else(|error| panic!("{}: {error:?}", path.display())))
    };
    paths.into_iter().map(read).collect()
}

/// Who is asked in a position, if a seat is.
fn awaited(position: &AnyPosition) -> Option<Seat> {
    position.actor().seats().iter().next()
}

/// The positions that are looked at: numbers of inputs played, with who is asked then.
fn moments(replayed: &Replayed) -> Vec<(usize, Seat)> {
    let count = replayed.positions.len();
    let first = |part: usize| {
        let from = count * part / PARTS.len();
        (from..count).find_map(|number| Some((number, awaited(&replayed.positions[number])?)))
    };
    let mut moments: Vec<(usize, Seat)> = PARTS.into_iter().filter_map(first).collect();
    moments.dedup();
    moments
}

/// Budgets that differ, so that none hides behind another.
fn bot(player: Player) -> Bot {
    let budget = match player {
        Player::Random | Player::Beginner => return Bot::new(player).with_seed(SEED),
        Player::Searcher(Strength::Easy) => 300,
        Player::Searcher(Strength::Medium) => 1000,
        Player::Searcher(Strength::Strong) => 2500,
    };
    let name = format!("{}:{budget}", player.name());
    Bot::named(&name).expect("a bot with a budget in nodes").with_seed(SEED)
}

/// What a bot looks at and chooses.
fn choice(bot: &Bot, position: &AnyPosition, seat: Seat) -> String {
    let seen = position.seen_by(Viewer::Seat(seat));
    let mut thinking = bot.choose(&seen, seat).expect("the seat is asked");
    let answer = thinking.finish(|| Millis(0));
    let actions = [vec![answer.action], answer.then].concat();
    format!("{bot} {} {}", thinking.progress().nodes, actions.join(" "))
}

fn check(kind: Kind) {
    let (mut made, mut positions) = (String::new(), 0);
    for (name, record) in archive(kind) {
        let replayed = Replayed::of(&record).unwrap_or_else(|error| panic!("{name}: {error:?}"));
        for (number, seat) in moments(&replayed) {
            positions += 1;
            writeln!(made, "{name} after {number}, seat {}", seat.0).expect("a text grows");
            for player in Player::ALL {
                let choice = choice(&bot(player), &replayed.positions[number], seat);
                writeln!(made, "  {choice}").expect("a text grows");
            }
        }
    }
    assert!(positions >= AT_LEAST, "only {positions} positions of {}", kind.id());
    Golden::at(signature(kind)).only_by("signatures").check(&made);
}

#[test]
fn bots_choose_as_before() {
    let stale: Vec<&str> = thread::scope(|scope| {
        let checks: Vec<_> = Kind::ALL.iter().map(|&kind| (kind, scope.spawn(move || check(kind)))).collect();
        checks.into_iter().filter_map(|(kind, check)| check.join().err().map(|_| kind.id())).collect()
    });
    assert!(stale.is_empty(), "bots of these choose otherwise: {}", stale.join(", "));
}
