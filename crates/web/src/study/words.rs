//! The inputs of a game that is looked back at, in the words of the game page.

use crate::moves::{ToldStep, is_roll, is_written};
use stolik_game::record::InputText;
use stolik_study::{Eyes, NodeId, Study};

/// What led to each of these moments, as these eyes were told it; nothing of those that say no more than the next one.
pub fn told(study: &Study, moments: impl IntoIterator<Item = NodeId>, eyes: Eyes) -> Vec<(NodeId, ToldStep)> {
    let inputs = moments.into_iter().filter_map(|moment| Some((moment, study.told(moment, eyes)?)));
    let inputs: Vec<(NodeId, InputText)> = inputs.filter(|(_, input)| !is_roll(input)).collect();
    let is_said = |input: &InputText| !matches!(input, InputText::Act { text, .. } if is_written(text));
    let said = inputs.iter().filter(|(_, input)| is_said(input)).map(|(moment, _)| *moment);
    let mut sentences = study.sentences(said, eyes).into_iter();
    let step = |(moment, input): (NodeId, InputText)| {
        let sentence = is_said(&input).then(|| sentences.next().flatten()).flatten();
        (moment, ToldStep::of(&input, sentence))
    };
    inputs.into_iter().map(step).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use stolik_catalog::Kind;
    use stolik_game::{Pinned, Seat, Viewer};
    use stolik_table::{LocalDice, Seating, Table, Takeback};
    use stolik_text::{Language, Speaker};

    #[test]
    fn who_looks_back_reads_fields_and_words_and_never_what_programs_write() {
        for &kind in Kind::ALL {
            let game = kind.usual();
            let seating = Seating::persons((0..game.seats()).map(|seat| format!("Gracz {seat}")));
            let mut table = Table::new(game.clone(), seating, Takeback::Turn, LocalDice::from_seed(6));
            let mut chance = Pinned::from_seed(9);
            while table.inputs().len() < 60 {
                let Some(seat) = table.actor().seats().iter().next() else { break };
                let text = table.position().seen_by(Viewer::Seat(seat)).random(seat, &mut chance);
                table.act(seat, &text.expect("an action"), None).expect("it is legal");
            }
            let (study, problem) = Study::of_record(&table.record()).expect("a record");
            assert!(problem.is_none());
            let line: Vec<NodeId> =
                std::iter::successors(Some(study.root()), |node| study.onward(*node)).collect();
            assert_eq!(line.len(), table.inputs().len() + 1);
            for eyes in [Eyes::All, Eyes::Seat(Seat(0)), Eyes::Seat(Seat(1))] {
                let steps = told(&study, line.iter().copied(), eyes);
                // Asked for one by one they say the same.
                let (moment, last) = steps.last().expect("some step");
                assert!(told(&study, [*moment], eyes).pop().is_some_and(|(_, step)| step == *last));
                for language in [Language::Polish, Language::English] {
                    let speaker = Speaker::new(language).with_sides(game.side_names());
                    for said in steps.iter().map(|(_, step)| step.words(&speaker)) {
                        let is_sentence = said.ends_with(['.', '!']) && !said.contains('[');
                        let is_fields = is_written(&said.replace('×', "x").replace('–', "-"));
                        assert!(is_sentence || is_fields, "{}: {said}", kind.id());
                    }
                }
            }
        }
    }
}
