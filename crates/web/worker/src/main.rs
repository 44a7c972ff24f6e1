//! The bots in the browser: a worker that is asked in [messages](stolik_thought) and thinks in slices, so that it hears
//! when it is to stop.

mod desk;
mod memory;
mod post;

fn main() {
    post::open();
}
