//! Nothing but benchmarks: `cargo bench -p stolik-benches`, with a part of a name to run some of them.
