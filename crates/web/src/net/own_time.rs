//! A clock of one's own: minutes, seconds, periods or days, as a person types them.

use super::forms::Asked;
use crate::nav;
use crate::session::Session;
use leptos::prelude::*;
use stolik_game::{Message, Millis};
use stolik_table::TimeControl;

/// The kinds of clocks, each with its key.
pub const SORTS: [(&str, &str); 3] =
    [("fischer", "net-own-fischer"), ("byoyomi", "net-own-byoyomi"), ("days", "net-own-days")];

/// The longest number that can be typed, with a part.
const LONGEST: usize = 7;

/// Something that is typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    /// Minutes for the game.
    Minutes,
    /// Seconds after each move.
    Add,
    /// The seconds of a period.
    Period,
    /// How many periods.
    Periods,
    /// Days for a move.
    Days,
}

/// What a field is: its id and label, and the least and the most that can be typed.
struct About {
    id: &'static str,
    label: &'static str,
    least: u64,
    most: u64,
}

impl Field {
    /// The fields of a kind of clock.
    fn of(sort: &str) -> &'static [Field] {
        match sort {
            "fischer" => &[Field::Minutes, Field::Add],
            "byoyomi" => &[Field::Minutes, Field::Period, Field::Periods],
            _ => &[Field::Days],
        }
    }

    fn about(self) -> About {
        let about = |id, label, least, most| About { id, label, least, most };
        match self {
            Field::Minutes => about("own-minutes", "net-own-minutes", 0, 600),
            Field::Add => about("own-add", "net-own-add", 0, 600),
            Field::Period => about("own-period", "net-own-period", 1, 600),
            Field::Periods => about("own-periods", "net-own-periods", 1, 25),
            Field::Days => about("own-days", "net-own-days-a-move", 1, 100),
        }
    }

    /// What was typed as a number in thousandths of it, or what is wrong. Minutes may have a part: `1,5` is a minute and a
    /// half.
    fn read(self, typed: &str) -> Result<u64, Message> {
        let About { least, most, .. } = self.about();
        let wrong = || {
            let range = Message::new("net-own-range");
            range
                .with("least", i64::try_from(least).unwrap_or(0))
                .with("most", i64::try_from(most).unwrap_or(0))
        };
        let typed = typed.trim().replace(',', ".");
        let (whole, part) = typed.split_once('.').unwrap_or((&typed, ""));
        let is_number = |digits: &str| digits.bytes().all(|digit| digit.is_ascii_digit());
        let may_have_part = self == Field::Minutes && part.len() <= 3 || part.is_empty();
        if whole.is_empty() || !is_number(whole) || !is_number(part) || !may_have_part {
            return Err(wrong());
        }
        let whole: u64 = whole.parse().map_err(|_| wrong())?;
        let part: u64 = format!("{part:0<3}").parse().map_err(|_| wrong())?;
        let number = whole.saturating_mul(1_000).saturating_add(part);
        if (least * 1_000..=most * 1_000).contains(&number) { Ok(number) } else { Err(wrong()) }
    }
}

/// A clock of one's own. Cheap to copy: signals only.
#[derive(Clone, Copy)]
pub struct OwnTime {
    sort: RwSignal<&'static str>,
    minutes: RwSignal<String>,
    add: RwSignal<String>,
    period: RwSignal<String>,
    periods: RwSignal<String>,
    days: RwSignal<String>,
}

impl OwnTime {
    /// Something that can be played with.
    pub fn new() -> OwnTime {
        let typed = |text: &str| RwSignal::new(text.to_owned());
        OwnTime {
            sort: RwSignal::new(SORTS[0].0),
            minutes: typed("10"),
            add: typed("5"),
            period: typed("30"),
            periods: typed("3"),
            days: typed("3"),
        }
    }

    fn typed(self, field: Field) -> RwSignal<String> {
        match field {
            Field::Minutes => self.minutes,
            Field::Add => self.add,
            Field::Period => self.period,
            Field::Periods => self.periods,
            Field::Days => self.days,
        }
    }

    /// The clock, or what is wrong with each field.
    pub fn read(self) -> Result<TimeControl, Vec<(Field, Message)>> {
        let sort = self.sort.get();
        control(sort, |field| self.typed(field).get())
    }

    /// The keyboard goes to the first field in which something is wrong.
    pub fn show_what_is_wrong(self) {
        let first = untrack(|| self.read())
            .err()
            .and_then(|faults| faults.first().map(|(field, _)| field.about().id));
        let Some(id) = first else { return };
        nav::show_field(id);
    }
}

/// The clock of a kind by what was typed, or what is wrong with each field.
fn control(sort: &str, typed: impl Fn(Field) -> String) -> Result<TimeControl, Vec<(Field, Message)>> {
    let read: Vec<(Field, Result<u64, Message>)> =
        Field::of(sort).iter().map(|&field| (field, field.read(&typed(field)))).collect();
    let number = |field| {
        let found = read.iter().find(|(other, _)| *other == field);
        found.and_then(|(_, number)| number.as_ref().ok().copied()).unwrap_or(0)
    };
    let faults: Vec<(Field, Message)> =
        read.iter().filter_map(|(field, number)| Some((*field, number.clone().err()?))).collect();
    if !faults.is_empty() {
        return Err(faults);
    }
    // Clocks are written in whole seconds.
    let start = Millis(number(Field::Minutes) * 60 / 1_000 * 1_000);
    match sort {
        "fischer" if start.0 + number(Field::Add) == 0 => {
            Err(vec![(Field::Minutes, Message::new("net-own-no-time"))])
        }
        "fischer" => Ok(TimeControl::Fischer { start, add: Millis(number(Field::Add)) }),
        "byoyomi" => Ok(TimeControl::ByoYomi {
            start,
            period: Millis(number(Field::Period)),
            periods: u8::try_from(number(Field::Periods) / 1_000).unwrap_or(u8::MAX),
        }),
        _ => Ok(TimeControl::PerTurn(Millis(number(Field::Days) * 24 * 60 * 60))),
    }
}

/// The fields of a clock of one's own, each with what is wrong with it.
#[component]
pub fn OwnTimeFields(session: Session, own: OwnTime, form: &'static str) -> impl IntoView {
    let faults = Memo::new(move |_| own.read().err().unwrap_or_default());
    let field = move |&field: &Field| {
        let About { id, label, .. } = field.about();
        let text = own.typed(field);
        let fault = Memo::new(move |_| {
            faults.with(|faults| faults.iter().find(|(wrong, _)| *wrong == field).map(|(_, why)| why.clone()))
        });
        view! {
            <Asked
                session
                id
                label
                kind="text"
                complete="off"
                keys="decimal"
                longest=LONGEST
                form=Some(form)
                text
                fault=fault.into()
            />
        }
    };
    view! {
        <div class="own-time" id="own-time">
            {move || Field::of(own.sort.get()).iter().map(field).collect_view()}
        </div>
    }
}

/// Which kind of clock.
#[component]
pub fn OwnTimeSort(session: Session, own: OwnTime) -> impl IntoView {
    view! {
        <super::forms::Words session id="own-sort" label="net-own-sort" about="net-own-about" words=&SORTS chosen=own.sort/>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(sort: &str, typed: &[&str]) -> Result<String, Vec<(Field, &'static str)>> {
        let fields = Field::of(sort);
        let text =
            |field| fields.iter().zip(typed).find(|(other, _)| **other == field).map_or("", |(_, text)| text);
        let read = control(sort, |field| text(field).to_owned());
        read.map(|control| control.to_string())
            .map_err(|faults| faults.into_iter().map(|(field, why)| (field, why.key)).collect())
    }

    #[test]
    fn what_is_typed_is_a_clock() {
        assert_eq!(read("fischer", &["7", "3"]), Ok("fischer:420+3".to_owned()));
        assert_eq!(read("fischer", &["1,5", "0"]), Ok("fischer:90+0".to_owned()));
        assert_eq!(read("fischer", &["0.25", " 2 "]), Ok("fischer:15+2".to_owned()));
        assert_eq!(read("fischer", &["0", "10"]), Ok("fischer:0+10".to_owned()));
        assert_eq!(read("byoyomi", &["0", "20", "5"]), Ok("byoyomi:0+20x5".to_owned()));
        assert_eq!(read("days", &["14"]), Ok("days:14".to_owned()));
        // Whatever the form takes, the server takes.
        for (sort, typed) in
            [("fischer", ["600", "600", ""]), ("byoyomi", ["600", "600", "25"]), ("days", ["100", "", ""])]
        {
            let written = read(sort, &typed).expect("the most that can be typed");
            assert!(written.parse::<TimeControl>().is_ok(), "{written}");
        }
    }

    #[test]
    fn what_is_wrong_is_told_where_it_is_wrong() {
        let range = |field| (field, "net-own-range");
        assert_eq!(read("fischer", &["", "601"]), Err(vec![range(Field::Minutes), range(Field::Add)]));
        assert_eq!(read("fischer", &["-5", "1.5"]), Err(vec![range(Field::Minutes), range(Field::Add)]));
        assert_eq!(read("fischer", &["0", "0"]), Err(vec![(Field::Minutes, "net-own-no-time")]));
        assert_eq!(read("fischer", &["99999999999999999999", "1"]), Err(vec![range(Field::Minutes)]));
        assert_eq!(
            read("byoyomi", &["5", "0", "26"]),
            Err(vec![range(Field::Period), range(Field::Periods)])
        );
        assert_eq!(read("days", &["0"]), Err(vec![range(Field::Days)]));
        assert_eq!(read("days", &["sześć"]), Err(vec![range(Field::Days)]));
    }
}
