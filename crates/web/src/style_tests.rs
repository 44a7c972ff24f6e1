//! What the style sheet says, without a browser: whether words can be read on what they stand on, in light and dark.

const SHEET: &str = include_str!("../style/stolik.css");

/// The colours of a name, in light and in dark.
fn colours(name: &str) -> [[f64; 3]; 2] {
    let said = SHEET.split_once(&format!("{name}:")).expect(name).1;
    let pair = said
        .trim_start()
        .strip_prefix("light-dark(")
        .expect("a colour for each")
        .split_once(')')
        .expect("an end")
        .0;
    let mut two = pair.split(',').map(|colour| {
        let digits = colour.trim().strip_prefix('#').expect("six digits");
        [0, 2, 4].map(|at| f64::from(u8::from_str_radix(&digits[at..at + 2], 16).expect("a number")) / 255.0)
    });
    [two.next().expect("light"), two.next().expect("dark")]
}

/// How much light a colour gives, as WCAG reckons it.
fn light(colour: [f64; 3]) -> f64 {
    let [red, green, blue] =
        colour.map(|part| if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) });
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
    let (one, other) = (light(one), light(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// What a rule says of a property: the name of a colour.
fn said(rule: &str, property: &str) -> String {
    let block = SHEET
        .split_once(rule)
        .expect(rule)
        .1
        .split_once('{')
        .expect("a block")
        .1
        .split_once('}')
        .expect("an end")
        .0;
    let found =
        block.split(';').filter_map(|part| part.split_once(':')).find(|(name, _)| name.trim() == property);
    let value = found.expect(property).1.trim();
    value.strip_prefix("var(").and_then(|value| value.strip_suffix(')')).expect("a name").to_owned()
}

#[test]
fn the_words_of_every_button_can_be_read_pressed_and_not() {
    let pressed = ".btn[aria-pressed=\"true\"]";
    let at = |rule: &str| SHEET.find(&format!("\n{rule}")).expect(rule);
    assert!(
        at(pressed) > at(".btn.primary"),
        "pressed, a red button is no longer red: the later rule counts"
    );
    for rule in ["\n.btn {", "\n.btn.primary {", pressed] {
        let rule = rule.trim_end_matches(" {");
        let (words, ground) = (said(rule, "color"), said(rule, "background"));
        for (words, ground) in colours(&words).into_iter().zip(colours(&ground)) {
            let contrast = contrast(words, ground);
            assert!(contrast >= 4.5, "{rule}: {contrast:.1}");
        }
    }
    assert!((contrast([0.0; 3], [1.0; 3]) - 21.0).abs() < 1e-9);
}
