#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| stolik_fuzz_laws::warcaby_position_value(data));
