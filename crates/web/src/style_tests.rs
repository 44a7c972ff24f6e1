//! What the style sheets say, without a browser: whether words can be read on what they stand on, in light and dark, and how
//! large they are; and that a finger leaves nothing behind.

const SHEET: &str = include_str!("../style/stolik.css");
const ALL: [&str; 3] = [SHEET, include_str!("../style/rules.css"), include_str!("../style/study.css")];

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

/// What stands in a sheet, without its comments and without what is said for a mouse alone.
fn for_fingers(sheet: &str) -> String {
    let mut plain = String::new();
    let mut rest = sheet;
    while let Some((before, comment)) = rest.split_once("/*") {
        plain.push_str(before);
        rest = comment.split_once("*/").expect("its end").1;
    }
    plain.push_str(rest);
    while let Some((before, block)) = plain.split_once("@media (hover: hover) {") {
        let mut depth = 1;
        let end = block.find(|c| {
            depth += i32::from(c == '{') - i32::from(c == '}');
            depth == 0
        });
        plain = format!("{before}{}", &block[end.expect("its end") + 1..]);
    }
    plain
}

#[test]
fn what_was_touched_last_does_not_look_as_if_a_mouse_were_on_it() {
    let sheet = "a { b: c; } @media (hover: hover) { a:hover { b: d; } e:hover { b: f; } } /* g:hover */ h:hover { i: j; }";
    assert_eq!(for_fingers(sheet), "a { b: c; }   h:hover { i: j; }");
    for sheet in ALL {
        let left: Vec<String> =
            for_fingers(sheet).lines().filter(|line| line.contains(":hover")).map(str::to_owned).collect();
        assert_eq!(left, Vec::<String>::new(), "outside of @media (hover: hover)");
        assert!(sheet.contains(":hover"), "there is one for a mouse");
    }
}

/// Every number of pixels that is said of a property in rules of just this selector, whatever stands before it.
fn pixels(selector: &str, property: &str) -> Vec<f64> {
    let rules = ALL.iter().flat_map(|sheet| sheet.split('}')).filter_map(|rule| rule.rsplit_once('{'));
    let ours = rules.filter(|(selectors, _)| selectors.trim_end().ends_with(selector));
    let said = ours.flat_map(|(_, said)| said.split(';')).filter_map(|said| said.split_once(':'));
    let values = said.filter(|(name, _)| name.trim() == property).map(|(_, value)| value);
    values
        .filter_map(|value| value.split([' ', '/']).find_map(|word| word.strip_suffix("px")))
        .map(|number| number.parse().expect("a number"))
        .collect()
}

#[test]
fn letters_and_numbers_of_the_board_can_be_read_on_every_screen() {
    let sizes = [pixels(".rim", "font"), pixels(".rim", "font-size")].concat();
    // In general, on a phone, on a phone on its side, in the rules.
    assert!(sizes.len() >= 4 && sizes.iter().all(|size| *size >= 9.0), "{sizes:?}");
    // In the rim there is room for them wherever there is one at all.
    let rims = [pixels(":root", "--rim"), pixels(".trystage", "--rim")].concat();
    let shown: Vec<f64> = rims.into_iter().filter(|rim| *rim > 10.0).collect();
    assert!(shown.len() >= 4 && shown.iter().all(|rim| *rim >= 15.0), "{shown:?}");
    for (words, ground) in colours("--coord").into_iter().zip(colours("--board-frame")) {
        assert!(contrast(words, ground) >= 4.5);
    }
}
