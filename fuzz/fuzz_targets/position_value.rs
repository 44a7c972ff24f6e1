#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| stolik_fuzz_laws::position_value(data));
