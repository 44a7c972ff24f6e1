//! The descriptions are made of the types; a change of them is a change of the protocol.

#[test]
fn the_requests_are_described() {
    insta::assert_json_snapshot!("openapi", stolik_protocol::openapi());
}

#[test]
fn the_socket_is_described() {
    insta::assert_json_snapshot!("socket", stolik_protocol::socket());
}

/// Run with `STOLIK_UPDATE=1` to write the page anew.
#[test]
fn the_page_for_people_is_made_of_the_types() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");
    let page = stolik_protocol::page();
    if std::env::var_os("STOLIK_UPDATE").is_some() {
        std::fs::write(path, &page).expect("docs can be written");
    }
    let kept = std::fs::read_to_string(path).expect("docs/protocol.md");
    assert!(kept == page, "docs/protocol.md is out of date: run this test with STOLIK_UPDATE=1");
}
