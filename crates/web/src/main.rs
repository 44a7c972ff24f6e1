//! The page in the browser.

mod app;
mod bar;
mod brand;
mod icons;
mod theme;

fn main() {
    // Without this a panic is only "unreachable executed" in the browser's console.
    std::panic::set_hook(Box::new(|panic| leptos::logging::error!("{panic}")));
    leptos::mount::mount_to_body(app::App);
}
