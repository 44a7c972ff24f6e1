//! The descriptions are made of the types; a change of them is a change of the protocol.

use stolik_golden::Golden;

#[test]
fn the_requests_are_described() {
    insta::assert_json_snapshot!("openapi", stolik_protocol::openapi());
}

#[test]
fn the_socket_is_described() {
    insta::assert_json_snapshot!("socket", stolik_protocol::socket());
}

#[test]
fn the_page_for_people_is_made_of_the_types() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");
    Golden::at(page).check(&stolik_protocol::page());
}
