//! The program of the page in which games are looked back at.

fn main() {
    stolik_web::start_study();
}
