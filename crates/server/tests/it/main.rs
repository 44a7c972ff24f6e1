//! What must hold of the server, seen from outside.

mod app;
mod bot;
mod http;
mod log;
mod support;
mod tls;
