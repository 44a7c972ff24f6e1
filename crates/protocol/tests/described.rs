//! The descriptions are made of the types; a change of them is a change of the protocol.

#[test]
fn the_requests_are_described() {
    insta::assert_json_snapshot!("openapi", stolik_protocol::openapi());
}

#[test]
fn the_socket_is_described() {
    insta::assert_json_snapshot!("socket", stolik_protocol::socket());
}
