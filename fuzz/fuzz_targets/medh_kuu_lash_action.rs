#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| stolik_fuzz_laws::medh_kuu_lash_action(data));
