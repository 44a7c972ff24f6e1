// tunesb VARIANT GAMES "spec A" "spec B": spec = key=value,...
#![allow(missing_docs, clippy::all, clippy::pedantic)]
use stolik_bots::Strength;
use stolik_bots::knowledge::Knowledge;
use stolik_bots::knowledge::szachowa_bitwa::*;
use stolik_bots::search::{AlphaBeta, Limits, Search};
use stolik_game::*;
use stolik_szachowa_bitwa::{Options as O, SzachowaBitwa as Game};
#[derive(Clone)]
struct P {
    k: SzachowaBitwa,
    depth: u8,
    nodes: u64,
    loose: u16,
    script: bool,
    easy: bool,
}
fn cpu() -> u64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap();
    text.split(' ').next().unwrap().parse::<u64>().unwrap()
}
fn spec(game: &Game, text: &str) -> P {
    let mut p =
        P { k: SzachowaBitwa::new(game), depth: 1, nodes: 3000, loose: 0, script: false, easy: false };
    for part in text.split(' ').filter(|x| !x.is_empty()) {
        let (k, v) = part.split_once('=').unwrap();
        let list: Vec<i32> = v.split(',').filter_map(|x| x.parse().ok()).collect();
        let n = list.first().copied().unwrap_or(0);
        let w = &mut p.k.weights;
        let h = &mut p.k.habits;
        match k {
            "depth" => p.depth = n as u8,
            "nodes" => p.nodes = n as u64,
            "easy" => p.easy = n != 0,
            "script" => p.script = n != 0,
            "loose" => p.loose = n as u16,
            "troops" => w.troops = [n, list[1], list[2], list[3]],
            "king" => w.king = [n, list[1]],
            "camps" => w.camps = [n, list[1]],
            "step" => w.step = [n, list[1], list[2], list[3]],
            "guard" => w.guard = n,
            "company" => w.company = n,
            "threats" => w.threats = [n, list[1]],
            "card" => w.card = n,
            "tempo" => w.tempo = n,
            "army" => {
                h.armies = Box::leak(
                    list.chunks(4)
                        .map(|c| [c[0] as u8, c[1] as u8, c[2] as u8, c[3] as u8])
                        .collect::<Vec<_>>()
                        .into_boxed_slice(),
                )
            }
            "training" => h.training = n as u8,
            "spying" => h.spying = n as u16,
            "camp" => {
                h.camps = match v {
                    "corner" => &[Site::Corner],
                    "middle" => &[Site::Middle],
                    _ => &[Site::Apart],
                }
            }
            "lines" => {
                h.lines = match v {
                    "proposed" => &[Lines::Proposed],
                    "hold" => &[Lines::Hold],
                    _ => {
                        let v: Vec<u8> = v.split('/').map(|x| x.parse().unwrap()).collect();
                        Box::leak(Box::new([Lines::March { guards: v[0], depth: v[1] }]))
                    }
                }
            }
            _ => panic!("{k}"),
        }
    }
    p
}
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let opts: Vec<(&str, &str)> = a[1].split(',').filter_map(|p| p.split_once('=')).collect();
    let game = Options::read(opts.iter().copied()).map(|o: O| Game::new(o).unwrap()).unwrap();
    let games: u64 = a[2].parse().unwrap();
    let seed0: u64 = std::env::var("SEED").ok().map_or(0, |s| s.parse().unwrap());
    let show = std::env::var("SHOW").is_ok();
    let ps = [spec(&game, &a[3]), spec(&game, &a[4])];
    let (mut sum, mut rounds, mut inputs) = (0.0, 0u64, 0u64);
    let mut ends = std::collections::BTreeMap::<String, [u32; 2]>::new();
    let mut nodes = 0u64;
    let mut think = 0u64;
    let mut asked = 0u64;
    let mut depths = 0u64;
    for g in 0..games {
        let mut e = Pinned::from_seed(mix(seed0 + g / 2 + 1));
        let side = (g % 2) as u8;
        let mut s = game.start();
        loop {
            let input = match game.actor(&s) {
                Actor::Over => break,
                Actor::Chance => Input::Chance(game.draw(&s, &mut e).unwrap()),
                actor => {
                    let seat = actor.seats().iter().next().unwrap();
                    let p = &ps[usize::from(seat.0 != side)];
                    let view = game.view(&s, Viewer::Seat(seat));
                    let mut k = p.k.clone();
                    if p.script {
                        let s = game.sample_world(&view, &mut e);
                        let action = k.beginner(&game, &s, seat, &mut e).unwrap();
                        Input::Act { seat, action }
                    } else if let Some(action) = k.plan(
                        &game,
                        &view,
                        seat,
                        if p.easy { Strength::Easy } else { Strength::Strong },
                        &mut e,
                    ) {
                        Input::Act { seat, action }
                    } else {
                        let t = cpu();
                        let w = game.sample_world(&view, &mut e);
                        let mut ab = AlphaBeta::new(
                            game,
                            k,
                            &w,
                            seat,
                            Limits { depth: p.depth, all_choices: p.loose > 0, nodes: p.nodes },
                        );
                        ab.step(p.nodes);
                        {
                            nodes += ab.nodes();
                            think += cpu() - t;
                            asked += 1;
                            depths += ab.depth() as u64;
                        }
                        let cs = ab.choices();
                        let mut c = cs[0].chosen;
                        if p.loose > 0 {
                            let best = cs.iter().map(|c| c.value).max().unwrap();
                            let ws: Vec<u64> = cs
                                .iter()
                                .map(|c| (1e6 * (-((best - c.value) as f32) / p.loose as f32).exp()) as u64)
                                .collect();
                            let mut ticket = e.below(ws.iter().sum());
                            for (w, x) in ws.iter().zip(&cs) {
                                if ticket < *w {
                                    c = x.chosen;
                                    break;
                                }
                                ticket -= w;
                            }
                        }
                        let mut acts = Vec::new();
                        p.k.actions(&game, &s, seat, c, &mut acts);
                        for &action in &acts[..acts.len() - 1] {
                            if show {
                                println!("{}{}", seat.0, game.action_text(&s, seat, &action));
                            }
                            game.check(&s, seat, &action).unwrap_or_else(|r| panic!("{action:?} {r:?}"));
                            game.play_unchecked(&mut s, &Input::Act { seat, action });
                        }
                        Input::Act { seat, action: acts[acts.len() - 1] }
                    }
                }
            };
            if let Input::Act { seat, action } = &input {
                if show {
                    println!("{} {}", seat.0, game.action_text(&s, *seat, action));
                }
                if let Err(r) = game.check(&s, *seat, action) {
                    panic!("{action:?} {r:?} in {}", game.setup_text(&game.setup_of(&s)));
                }
            }
            if show && matches!(input, Input::Chance(_)) {
                println!("{input:?}");
            }
            game.play_unchecked(&mut s, &input);
            inputs += 1;
        }
        if show {
            println!("{}", game.setup_text(&game.setup_of(&s)));
        }
        let o = game.outcome(&s).unwrap();
        let share = match o.standings.sole_winner() {
            Some(w) => f64::from(w.0 == side),
            None => 0.5,
        };
        sum += share;
        rounds += s.open().battle.map_or(0, |b| b.rounds as u64);
        ends.entry(o.code().to_string()).or_default()[usize::from(share > 0.5)] += 1;
    }
    println!(
        "{:.3} of {games}; rounds {:.0} inputs {:.0} {ends:?}; {:.0} nodes/s {:.1} ms depth {:.1}",
        sum / games as f64,
        rounds as f64 / games as f64,
        inputs as f64 / games as f64,
        nodes as f64 / (think as f64 / 1e9),
        think as f64 / 1e6 / asked.max(1) as f64,
        depths as f64 / asked.max(1) as f64
    );
}
