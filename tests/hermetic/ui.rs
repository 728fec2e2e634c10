//! The UI suite: every case is checked in each edition that its header names, and must have exactly the
//! diagnostics in its comments. `support/ui_cases.rs` describes the format of a case.

use crate::support::large_inputs;
use crate::support::ui_cases;

use crate::support::plain;
use clman_opencl::codes::CODES;
use clman_opencl::diagnostic::Severity;
use clman_opencl::{Edition, NoFiles, Options, check};
use clman_runner::draw::draw;
use large_inputs::large_inputs;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;
use ui_cases::{Mark, reported, ui_cases};

#[test]
fn sources_are_reported_where_they_say() {
    let cases = ui_cases("tests/ui");
    assert!(cases.len() > 10, "only {} files", cases.len());
    let mut failures = String::new();
    for case in cases {
        let name = case.path.display();
        for edition in case.editions() {
            let checked = case.check(edition, false);
            let mut seen: Vec<Mark> =
                reported(&checked, |d| case.compares(d)).map(|(mark, _)| mark).collect();
            seen.sort();
            let mut wanted = case.marks(edition);
            for fine in wanted.extract_if(.., |m| m.says == "fine") {
                // A warning must not be reported either, even if warnings are not compared.
                for (mark, _) in reported(&checked, |_| true).filter(|(m, _)| m.line == fine.line) {
                    let Mark { line, says, code } = mark;
                    let _ =
                        writeln!(failures, "{name}:{line}: [{edition}] {says} {code}, not fine");
                }
            }
            for Mark { line, says, code } in wanted.iter().filter(|m| !seen.contains(m)) {
                let _ = writeln!(failures, "{name}:{line}: [{edition}] missing {says} {code}");
            }
            for Mark { line, says, code } in seen.iter().filter(|m| !wanted.contains(m)) {
                let _ = writeln!(failures, "{name}:{line}: [{edition}] unexpected {says} {code}");
            }
        }
    }
    assert!(failures.is_empty(), "\n{failures}");
}

/// The drawn diagnostics of every case in its last edition, as one snapshot per folder.
/// `INSTA_UPDATE=always cargo test --test hermetic ui` updates the snapshots.
#[test]
fn diagnostics_are_drawn_as_the_snapshots_show() {
    let mut drawn: BTreeMap<PathBuf, String> = BTreeMap::new();
    for case in ui_cases("tests/ui") {
        let edition = *case.editions().last().expect("an edition");
        let checked = case.check(edition, false);
        let text = drawn.entry(case.path.parent().expect("a folder").to_path_buf()).or_default();
        for diagnostic in checked.diagnostics.iter().filter(|d| case.compares(d)) {
            text.push_str(&plain(&draw(diagnostic, &checked.sources)));
            text.push('\n');
        }
    }
    for (folder, text) in drawn {
        let name = folder.strip_prefix("tests/ui").expect("below it").to_string_lossy();
        insta::assert_snapshot!(name.replace('/', "-"), text);
    }
}

/// Every code has a reported and an unreported case in every edition that has the code. Limits need sources
/// that are too large for a case (`support/large_inputs.rs`).
#[test]
fn every_code_has_its_cases_in_every_edition() {
    let cases = ui_cases("tests/ui/codes");
    let mut failures = String::new();
    for case in &cases {
        let name = case.path.display();
        let stem = case.path.file_stem().unwrap_or_default().to_string_lossy();
        if !CODES.iter().any(|code| stem.split('_').next() == Some(code.id)) {
            let _ = writeln!(failures, "{name}: no code has this name");
        }
    }
    let limits = large_inputs();
    for code in CODES.iter().filter(|code| limits.iter().all(|(name, _)| *name != code.name)) {
        let own: Vec<_> = cases
            .iter()
            .filter(|case| {
                let stem = case.path.file_stem().unwrap_or_default().to_string_lossy();
                stem.split('_').next() == Some(code.id)
            })
            .collect();
        for edition in Edition::ALL.iter().copied() {
            let here = own.iter().filter(|case| case.editions().contains(&edition));
            let marks: Vec<Mark> = here.flat_map(|case| case.marks(edition)).collect();
            let has = |fine| marks.iter().any(|m| m.code == code.id && (m.says == "fine") == fine);
            let never = own.iter().any(|case| case.never().contains(&edition));
            match (never, has(false), has(true)) {
                (true, true, _) => {
                    let _ =
                        writeln!(failures, "{} is reported in {edition}, where it is not", code.id);
                }
                (false, false, _) => {
                    let _ =
                        writeln!(failures, "{} has no case in {edition} that is reported", code.id);
                }
                (false, true, false) => {
                    let _ = writeln!(failures, "{} has no case in {edition} that is fine", code.id);
                }
                _ => {}
            }
        }
    }
    assert!(failures.is_empty(), "\n{failures}");
}

/// A violation of the specification is an error in a pedantic check, even if compilers accept it.
#[test]
fn a_pedantic_check_tolerates_nothing() {
    let cases = ui_cases("tests/ui");
    let case = cases.iter().find(|c| c.path.ends_with("tolerated.cl")).expect("the case");
    let checked = case.check(Edition::V3_0, true);
    let place = |m: &Mark| (m.line, m.code.clone());
    let wanted: Vec<(u32, String)> = case.marks(Edition::V3_0).iter().map(place).collect();
    let mut seen: Vec<(u32, String)> =
        reported(&checked, |d| d.severity == Severity::Error).map(|(m, _)| place(&m)).collect();
    seen.sort();
    assert!(wanted.len() > 10);
    assert_eq!(seen, wanted);
}

/// Checking programs with one error terminates, and the reported spans are in the source.
#[test]
fn damaged_sources_are_checked_to_their_end() {
    let mut random = 0x2545_f491_4f6c_dd1d_u64;
    let mut next = |below: usize| {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        (random % below.max(1) as u64) as usize
    };
    for case in ui_cases("tests/ui") {
        let edition = case.editions()[0];
        for damaged in damaged(case.text(), &mut next) {
            let length = damaged.len() as u32;
            let options = Options::new(edition);
            let checked = check("damaged.cl", damaged.into_bytes(), &options, &mut NoFiles);
            for found in &checked.diagnostics {
                let span = found.primary.span;
                assert!(span.start <= span.end && span.end <= length, "{}", case.path.display());
            }
        }
    }
}

/// The source with one word removed, with one word doubled, with two words swapped, and truncated.
fn damaged(text: &str, next: &mut dyn FnMut(usize) -> usize) -> [String; 4] {
    let words: Vec<&str> = text.split_inclusive(|c: char| !c.is_alphanumeric()).collect();
    let (at, other) = (next(words.len()), next(words.len()));
    let without = [&words[..at], &words[at + 1..]].concat();
    let twice = [&words[..=at], &words[at..]].concat();
    let mut swapped = words.clone();
    swapped.swap(at, other);
    [without.concat(), twice.concat(), swapped.concat(), words[..at].concat()]
}
