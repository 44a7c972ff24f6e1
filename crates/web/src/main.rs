//! The program of the page.

fn main() {
    stolik_web::start();
}
