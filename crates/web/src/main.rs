//! The program of the page in which games are played.

fn main() {
    stolik_web::start_table();
}
