//! Small sounds, made of a few waves: a tap for a move, two for a capture, a rattle for dice, a chord at the end, two
//! notes for what somebody says.

use crate::browser;
use crate::nav;
use crate::play::Play;
use crate::session::Session;
use leptos::prelude::*;
use leptos::web_sys::{AudioContext, OscillatorType};
use stolik_game::Motion;

/// What is heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sound {
    /// A piece is set down.
    Tap,
    /// A piece is taken.
    Capture,
    /// Dice roll, or cards turn.
    Roll,
    /// The game is over.
    End,
    /// It is one's turn, and one looks elsewhere.
    Call,
    /// Somebody at the table says or wants something.
    Word,
}

/// A wave: when it begins and how long it sounds, in milliseconds, from which pitch to which, and how loud.
struct Wave(f64, f64, f32, f32, f32);

impl Sound {
    const fn waves(self) -> &'static [Wave] {
        match self {
            Sound::Tap => &[Wave(0.0, 70.0, 240.0, 110.0, 0.22)],
            Sound::Capture => &[Wave(0.0, 60.0, 300.0, 140.0, 0.2), Wave(70.0, 90.0, 180.0, 80.0, 0.26)],
            Sound::Roll => &[
                Wave(0.0, 30.0, 420.0, 300.0, 0.12),
                Wave(80.0, 30.0, 360.0, 260.0, 0.12),
                Wave(150.0, 30.0, 460.0, 320.0, 0.11),
                Wave(240.0, 40.0, 330.0, 220.0, 0.12),
                Wave(360.0, 60.0, 280.0, 160.0, 0.16),
            ],
            Sound::Call => &[Wave(0.0, 250.0, 660.0, 660.0, 0.1), Wave(180.0, 400.0, 880.0, 880.0, 0.1)],
            Sound::Word => &[Wave(0.0, 120.0, 520.0, 520.0, 0.1), Wave(110.0, 180.0, 700.0, 700.0, 0.1)],
            Sound::End => &[
                Wave(0.0, 500.0, 262.0, 262.0, 0.09),
                Wave(110.0, 500.0, 330.0, 330.0, 0.09),
                Wave(220.0, 700.0, 392.0, 392.0, 0.1),
            ],
        }
    }

    /// What is heard of what has just happened; nothing where nothing moved.
    fn of(play: &Play) -> Option<Sound> {
        let motions = &play.moved().motions;
        let any = |is: fn(&Motion) -> bool| motions.iter().any(is);
        if motions.is_empty() {
            return None;
        }
        Some(if play.table().outcome().is_some() {
            Sound::End
        } else if any(|motion| matches!(motion, Motion::Leaves { .. })) {
            Sound::Capture
        } else if any(|motion| matches!(motion, Motion::Rolls)) {
            Sound::Roll
        } else {
            Sound::Tap
        })
    }
}

/// Sounds whenever the scene has changed, unless the person wants none.
pub fn follow(session: Session) {
    // A browser makes one that sounds only after the first touch, so it is made when it is first needed.
    let context = StoredValue::new_local(None::<AudioContext>);
    let scenes = Memo::new(move |_| session.changes.get().scene);
    Effect::new(move |before: Option<u32>| {
        let now = scenes.get();
        let is_wanted = session.settings.with_untracked(|settings| settings.sounds);
        if before.is_some()
            && is_wanted
            && was_touched()
            && let Some(sound) = session.play.with_untracked(Sound::of)
        {
            nav::afterwards(move || {
                context.try_update_value(|context| {
                    if context.is_none() {
                        *context = AudioContext::new().ok();
                    }
                    // A browser that plays nothing leaves the game silent.
                    let _ = context.as_ref().map(|context| play(context, sound));
                });
            });
        }
        now
    });
}

/// Calls who looks elsewhere, unless they want no sounds.
pub fn call(session: Session) {
    at_once(session, Sound::Call);
}

/// Somebody at the table says or wants something.
pub fn word(session: Session) {
    at_once(session, Sound::Word);
}

/// The people or the table have ended the game; nothing has moved.
pub fn end(session: Session) {
    at_once(session, Sound::End);
}

fn at_once(session: Session, sound: Sound) {
    if session.settings.with_untracked(|settings| settings.sounds) && was_touched() {
        // A browser that plays nothing leaves it to the title of the tab.
        let _ = AudioContext::new().and_then(|context| play(&context, sound));
    }
}

/// Whether the person has touched the page: before that a browser lets nothing sound, and complains of every try.
fn was_touched() -> bool {
    let been = browser::find("navigator.userActivation.hasBeenActive");
    // Browsers that do not tell are asked to sound.
    been.and_then(|been| been.as_bool()).unwrap_or(true)
}

fn play(context: &AudioContext, sound: Sound) -> Result<(), leptos::wasm_bindgen::JsValue> {
    let now = context.current_time();
    for &Wave(begin, length, from, to, loud) in sound.waves() {
        let (start, end) = (now + begin / 1000.0, now + (begin + length) / 1000.0);
        let (wave, gain) = (context.create_oscillator()?, context.create_gain()?);
        wave.set_type(if matches!(sound, Sound::End | Sound::Call | Sound::Word) {
            OscillatorType::Sine
        } else {
            OscillatorType::Triangle
        });
        wave.frequency().set_value_at_time(from, start)?;
        wave.frequency().exponential_ramp_to_value_at_time(to, end)?;
        gain.gain().set_value_at_time(loud, start)?;
        gain.gain().exponential_ramp_to_value_at_time(0.001, end)?;
        wave.connect_with_audio_node(&gain)?;
        gain.connect_with_audio_node(&context.destination())?;
        wave.start_with_when(start)?;
        wave.stop_with_when(end)?;
    }
    Ok(())
}
