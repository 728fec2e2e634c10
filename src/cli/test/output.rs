//! Prints results.

use super::{Results, Subject, Tested};
use crate::cli::{print, print_json, print_parts, print_text};
use clman_doctest::{Case, Outcome};
use clman_record::OPENCL;
use clman_record::evidence::Proof;
use clman_record::visible::visible_text;
use serde_json::json;
use std::collections::HashMap;

/// The word for an outcome, its reason if it has one, and its message if it is a failure.
fn parts(outcome: &Outcome) -> (&'static str, Option<&str>, Option<&str>) {
    match outcome {
        Outcome::Passed => ("passed", None, None),
        Outcome::Failed(failure) => ("failed", None, Some(&failure.message)),
        Outcome::Ignored(reason) => ("ignored", Some(reason), None),
        Outcome::NotApplicable(reason) => ("not-applicable", Some(reason), None),
        Outcome::KnownDeviation(reason) => ("known-deviation", Some(reason), None),
        Outcome::UnexpectedPass(reason) => (
            "unexpected-pass",
            Some(reason),
            Some("it passes, although deviations.toml lists a deviation; remove that deviation"),
        ),
    }
}

fn count(all: &[Results<'_>], word: &str) -> usize {
    let outcomes = all.iter().flat_map(|results| &results.tested);
    outcomes.filter(|tested| parts(&tested.outcome).0 == word).count()
}

/// The number of provable rules, and the number of rules that are verified in every edition and on every device to
/// which they apply.
fn rules(all: &[Results<'_>]) -> (usize, usize) {
    let mut verdicts: std::collections::BTreeMap<(&str, &str), (bool, bool)> = Default::default();
    for rule in all.iter().flat_map(|results| &results.rules) {
        let (some, good) = verdicts.entry((&rule.page, &rule.rule)).or_insert((false, true));
        *some |= rule.proof == Proof::Verified;
        *good &= matches!(rule.proof, Proof::Verified | Proof::NotApplicable);
    }
    (verdicts.len(), verdicts.values().filter(|(some, good)| *some && *good).count())
}

/// The position of the line `line` (from 1) of a case's code: the record's file and the line in it, as `file:line`, or
/// only the file if the record cannot be read.
fn place(case: &Case, line: usize, subject: &Subject) -> String {
    let (part, before) = &case.place;
    let file = subject.files.iter().find(|f| f.parsed.record.name == case.page);
    let (path, first) = match file {
        Some(file) => (file.path.display().to_string(), Some(file.parsed.line(part))),
        None => {
            let text = clman_manual::record_text(&case.page);
            let parsed = text.and_then(|text| clman_record::read_record(text).ok());
            let path = format!("pages/{}.toml", case.page);
            (path, parsed.map(|parsed| parsed.line(part)))
        }
    };
    match first {
        Some(first) => format!("{path}:{}", first + before + line - 1),
        None => path,
    }
}

/// The failures, each with its editions. Failures of an example that are the same in several editions are one failure.
fn failures<'t, 'c>(tested: &'t [Tested<'c>]) -> Vec<(&'t Tested<'c>, Vec<&'static str>)> {
    let mut all: Vec<(&Tested<'_>, Vec<&str>)> = Vec::new();
    let mut known = HashMap::new();
    for this in tested {
        let (word, reason, Some(message)) = parts(&this.outcome) else { continue };
        let Case { page, id, code, .. } = this.case;
        let at = *known.entry((page, id, code, word, reason, message)).or_insert(all.len());
        if at == all.len() {
            all.push((this, Vec::new()));
        }
        all[at].1.extend(Some(this.edition.as_str()).filter(|name| !name.is_empty()));
    }
    all
}

/// The lines of a listing, from 0, that are printed with a failure at a line, from 1. For a long listing, these are the
/// lines around the failure.
fn shown_lines(count: usize, line: Option<usize>) -> std::ops::Range<usize> {
    match line {
        Some(line) if count > LONG => line.saturating_sub(AROUND + 1)..(line + AROUND).min(count),
        _ => 0..count,
    }
}

/// The maximum number of lines of a listing that is printed completely.
const LONG: usize = 40;

/// The number of lines of a long listing that are printed before a failure, and after it.
const AROUND: usize = 5;

/// A word of a command, quoted if a shell would change it.
fn shell_word(word: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "-_./:#=+,@%".contains(c);
    match !word.starts_with('#') && word.chars().all(is_plain) {
        true => word.to_string(),
        false => format!("'{}'", word.replace('\'', "'\\''")),
    }
}

pub(super) fn human(all: &[Results<'_>], subject: &Subject) {
    use clap::builder::styling::{AnsiColor, Style};
    let red = Style::new().bold().fg_color(Some(AnsiColor::BrightRed.into()));
    let dim = Style::new().dimmed();
    for results in all {
        for (tested, editions) in failures(&results.tested) {
            let (_, reason, Some(message)) = parts(&tested.outcome) else { continue };
            let case = tested.case;
            let device = &results.device.asked;
            let line = match &tested.outcome {
                Outcome::Failed(failure) => failure.line,
                _ => None,
            };
            let in_editions = match editions.as_slice() {
                [] => String::new(),
                [edition] => format!("edition {edition}, "),
                _ => format!("editions {}, ", editions.join(", ")),
            };
            // Commands check the listings of other languages.
            let by = if case.language == OPENCL { device } else { &case.language };
            let title = format!("---- {}#{} ({in_editions}{by}) ----", case.page, case.id);
            print_parts(&[(red, &title)]);
            print(place(case, line.unwrap_or(1), subject));
            if !case.proves.is_empty() {
                print(format_args!("proves {}", case.proves.join(", ")));
            }
            let shown = shown_lines(case.code.trim_end().lines().count(), line);
            let lines = case.code.trim_end().lines().enumerate();
            for (at, text) in lines.filter(|(at, _)| shown.contains(at)) {
                let mark = if line == Some(at + 1) { ">" } else { " " };
                let margin = format!("{mark}{:>4} |", at + 1);
                print_parts(&[(dim, &margin), (Style::new(), " "), (Style::new(), text)]);
            }
            print_text(message);
            if let Some(reason) = reason {
                print(format_args!("known: {reason}"));
            }
            let folder = subject.files.first().and_then(|file| file.path.parent());
            let folder = folder.map(|folder| folder.display().to_string());
            let name = format!("{}#{}", case.page, case.id);
            let mut words = vec!["clman", "test"];
            words.extend(folder.as_deref());
            words.extend(["--device", device.as_str()]);
            words.extend(editions.iter().flat_map(|edition| ["--edition", edition]));
            words.push(&name);
            let words: Vec<String> = words.into_iter().map(shell_word).collect();
            print(format_args!("again: {}", words.join(" ")));
            print("");
        }
    }
    let (rules, verified) = rules(all);
    let judged =
        if rules == 0 { String::new() } else { format!("; {verified} of {rules} rules verified") };
    let more = |word: &str, text: &str| match count(all, word) {
        0 => String::new(),
        n => format!(", {n} {text}"),
    };
    print(format_args!(
        "{} passed, {} failed, {} ignored, {} not applicable{}{}{judged}",
        count(all, "passed"),
        count(all, "failed"),
        count(all, "ignored"),
        count(all, "not-applicable"),
        more("known-deviation", "known to differ"),
        more("unexpected-pass", "unexpectedly passed"),
    ));
}

/// Prints the errors in listings. In JSON, an error is one line. Otherwise, it is a line with the position and the
/// message, and the line of the listing.
pub(super) fn report(all: &[Results<'_>], as_json: bool) {
    for results in all {
        for Tested { edition, case, outcome, .. } in &results.tested {
            let Outcome::Failed(failure) = outcome else { continue };
            let line = failure.line.unwrap_or(1);
            let text = case.code.lines().nth(line - 1).unwrap_or("").trim();
            if as_json {
                print_json(&json!({
                    "kind": "report", "edition": edition.as_str(), "page": case.page,
                    "listing": case.id, "line": line, "text": text,
                    "device": results.device.asked, "reason": failure.message,
                }));
            } else {
                print(format_args!(
                    "{edition} {} {}:{line}: {}",
                    case.page, case.id, failure.message
                ));
                print(format_args!("    {text}"));
            }
        }
    }
}

pub(super) fn json_lines(all: &[Results<'_>]) {
    for results in all {
        for Tested { edition, case, outcome, seconds, .. } in &results.tested {
            let (word, reason, message) = parts(outcome);
            print_json(&json!({
                "kind": "test", "page": case.page, "id": case.id, "edition": edition.as_str(),
                "device": results.device.asked, "outcome": word, "reason": reason, "seconds": seconds,
                "message": message,
            }));
        }
        for rule in &results.rules {
            print_json(&json!({
                "kind": "rule", "page": rule.page, "rule": rule.rule,
                "edition": rule.edition.as_str(), "device": results.device.asked,
                "outcome": rule.proof.as_str(),
            }));
        }
    }
    let (rules, verified) = rules(all);
    print_json(&json!({
        "kind": "summary", "passed": count(all, "passed"), "failed": count(all, "failed"),
        "ignored": count(all, "ignored"), "rules": rules, "rules_verified": verified,
    }));
}

/// The results as JUnit XML, with one suite per device. Characters that XML does not allow are escaped
/// visibly.
pub(super) fn junit(all: &[Results<'_>]) -> std::io::Result<String> {
    use quick_xml::Writer;
    use quick_xml::events::BytesText;
    let mut writer = Writer::new_with_indent(Vec::new(), b' ', 2);
    writer.create_element("testsuites").write_inner_content(|writer| {
        for results in all {
            let one = std::slice::from_ref(results);
            let skipped = ["ignored", "not-applicable", "known-deviation"];
            let skipped: usize = skipped.iter().map(|word| count(one, word)).sum();
            let failures = count(one, "failed") + count(one, "unexpected-pass");
            writer
                .create_element("testsuite")
                .with_attribute(("name", &*visible_text(&results.device.asked)))
                .with_attribute(("tests", results.tested.len().to_string().as_str()))
                .with_attribute(("failures", failures.to_string().as_str()))
                .with_attribute(("skipped", skipped.to_string().as_str()))
                .write_inner_content(|writer| {
                    for Tested { edition, case, outcome, seconds, .. } in &results.tested {
                        let name = match edition.is_named() {
                            true => format!("{} ({edition})", case.id),
                            false => case.id.clone(),
                        };
                        let element = writer
                            .create_element("testcase")
                            .with_attribute(("classname", &*visible_text(&case.page)))
                            .with_attribute(("name", &*visible_text(&name)))
                            .with_attribute(("time", format!("{seconds:.6}").as_str()));
                        match parts(outcome) {
                            (_, _, Some(message)) => element.write_inner_content(|writer| {
                                writer
                                    .create_element("failure")
                                    .with_attribute(("message", &*visible_text(message)))
                                    .write_text_content(BytesText::new(&visible_text(
                                        &case.code,
                                    )))?;
                                Ok(())
                            })?,
                            (_, Some(reason), _) => element.write_inner_content(|writer| {
                                let skipped = writer.create_element("skipped");
                                skipped
                                    .with_attribute(("message", &*visible_text(reason)))
                                    .write_empty()?;
                                Ok(())
                            })?,
                            _ => element.write_empty()?,
                        };
                    }
                    Ok(())
                })?;
        }
        Ok(())
    })?;
    String::from_utf8(writer.into_inner()).map_err(std::io::Error::other)
}
