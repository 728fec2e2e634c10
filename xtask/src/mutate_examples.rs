//! `cargo xtask mutate examples`: finds rules whose loss, or whose damaged proofs, `clman test` would not detect.
//!
//! Each example of the bundled manual that proves a rule is mutated in one place at a time: an address
//! space is swapped or removed, a qualifier or an attribute removed, a number changed, the operands of an
//! operator swapped, a name that the rule lists replaced by the next one, an initializer or a barrier removed.
//! A mutant is detected if it fails on the checker or the reference device in an edition. Not every mutant can be
//! detected: a rejected example is often still rejected, and another number may be as good. But if no mutant of any
//! example of a rule is detected, the examples may prove nothing. The job lists these rules, and prints all undetected
//! mutants. In addition, it lists the rules that diagnostics name and whose loss no example detects: no example is
//! rejected because of the rule alone.

use clman_doctest::{Case, Expectation, Outcome, cases, languages, run_on_reference, with_stacks};
use clman_manual::corpus as bundled;
use clman_opencl::diagnostic::{Diagnostic, Severity, counted};
use clman_opencl::edition::extension;
use clman_record::corpus::Corpus;
use clman_record::{Edition, Verdict};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

const SPACES: &[&str] = &["global", "local", "constant", "private"];
const QUALIFIERS: &[&str] =
    &["const", "volatile", "restrict", "read_only", "write_only", "read_write", "static", "extern"];
/// Operators whose operands have different roles.
const OPERATORS: &[&str] = &["-", "/", "%", "<<", ">>", "<", ">", "<=", ">="];
const BARRIERS: &[&str] = &["barrier", "work_group_barrier", "sub_group_barrier", "mem_fence"];

/// A mutation of an example: its kind and its place.
struct Mutant {
    original: Case,
    case: Case,
    edition: Edition,
    what: &'static str,
    line: usize,
    text: String,
}

/// Writes the rules to `report`, and prints the undetected mutants.
///
/// # Errors
/// The bundled manual cannot be read, or the report cannot be written.
pub fn run(report: &Path) -> Result<(), String> {
    let mut out = String::from(
        "# Damage that `clman test` detects\n\nMade by `cargo xtask mutate examples`, on the checker and the reference device.\n",
    );
    run_rules(&mut out)?;
    run_examples(&mut out)?;
    std::fs::write(report, out).map_err(|error| format!("{}: {error}", report.display()))
}

/// Appends to `out` the numbers of detected mutants, and the rules of which no mutant is detected.
fn run_examples(out: &mut String) -> Result<(), String> {
    let corpus = bundled()?;
    let lists = lists(&corpus);
    let mut mutants = Vec::new();
    let editions = languages(&corpus);
    for edition in editions.iter().rev() {
        for case in cases(&corpus, *edition).into_iter().filter(|case| !case.proves.is_empty()) {
            // Each mutant is listed once, in the newest edition.
            let seen = |m: &Mutant| (&m.case.page, &m.case.id) == (&case.page, &case.id);
            let older = mutants.iter().rev().any(|m: &Mutant| m.edition != *edition && seen(m));
            if !older {
                damage(&case, *edition, &lists, &mut mutants);
            }
        }
    }
    let mut counts: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    let mut rules: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    let all: Vec<(Edition, Vec<Case>)> =
        editions.iter().map(|edition| (*edition, cases(&corpus, *edition))).collect();
    let caught = with_stacks(|| {
        use rayon::prelude::*;
        let one = |m: &Mutant| all.iter().rev().any(|(edition, cases)| sees(cases, *edition, m));
        mutants.par_iter().map(one).collect::<Vec<bool>>()
    })?;
    for (mutant, caught) in mutants.iter().zip(caught) {
        let tally = |(detected, of): &mut (usize, usize)| {
            *detected += usize::from(caught);
            *of += 1;
        };
        tally(counts.entry(mutant.what).or_default());
        for rule in &mutant.case.proves {
            tally(rules.entry(rule).or_default());
        }
        if !caught {
            let Mutant { case, what, line, text, .. } = mutant;
            println!("{}#{}, line {line}, {what}: {text}", case.page, case.id);
        }
    }
    let total: usize = counts.values().map(|count| count.1).sum();
    let seen: usize = counts.values().map(|count| count.0).sum();
    let _ = writeln!(
        out,
        "\n## Damaged examples\n\nThe command damaged every example that proves a rule, in one place at a time. This gave {total} \
         damaged examples. `clman test` detects {seen} of them ({:.1} %).\n\n| damage | detected | of |\n|---|---|---|",
        100.0 * seen as f64 / total.max(1) as f64
    );
    for (what, (seen, all)) in &counts {
        let _ = writeln!(out, "| {what} | {seen} | {all} |");
    }
    let blind: Vec<_> = rules.iter().filter(|(_, (detected, _))| *detected == 0).collect();
    let _ = writeln!(
        out,
        "\nThe damaged examples belong to {} rules. For {} of these rules, `clman test` detects none of the damaged examples:\n",
        rules.len(),
        blind.len()
    );
    for (rule, (_, of)) in blind {
        let _ = writeln!(out, "- `{rule}` ({})", counted(*of, "damaged example"));
    }
    Ok(())
}

/// Whether a case of an edition fails because an example is mutated: the example itself, or a rejected example that has
/// the mutated example as an accepted sibling.
fn sees(cases: &[Case], edition: Edition, m: &Mutant) -> bool {
    let fails = |case: &Case| matches!(run_on_reference(case, edition), Outcome::Failed(_));
    let original = &m.original;
    let is_it = |case: &Case| (&case.page, &case.id) == (&original.page, &original.id);
    cases.iter().any(|case| {
        if is_it(case) {
            return fails(&Case { code: m.case.code.clone(), ..case.clone() });
        }
        let half = |code: &String| *code == original.code;
        if !case.siblings.iter().flatten().any(half) {
            return false;
        }
        let mut case = case.clone();
        if let Some(code) = case.siblings.iter_mut().flatten().find(|code| half(code)) {
            code.clone_from(&m.case.code);
        }
        fails(&case)
    })
}

/// The rule that all of `diagnostics` name; `None` if one of them names another rule or no rule.
fn only_rule<'d>(
    mut diagnostics: impl Iterator<Item = &'d Diagnostic>,
) -> Option<(&'static str, &'static str)> {
    let rule = diagnostics.next()?.rule?;
    diagnostics.all(|d| d.rule == Some(rule)).then_some((rule.page, rule.rule))
}

/// Appends to `out` the rules that diagnostics name and whose loss `clman test` does not detect: no example
/// is rejected because of that rule alone.
///
/// # Errors
/// The bundled manual cannot be read.
fn run_rules(out: &mut String) -> Result<(), String> {
    let corpus = bundled()?;
    let mut held = BTreeSet::new();
    for edition in languages(&corpus) {
        let Some(language) = clman_opencl::Edition::parse(edition.as_str()) else { continue };
        for case in cases(&corpus, edition) {
            let mut whole = clman_opencl::Options::new(language);
            whole.pedantic = true;
            if let Some(code) = &case.warning {
                let text = case.code.as_bytes();
                let checked =
                    clman_opencl::check("example.cl", text, &whole, &mut clman_opencl::NoFiles);
                held.extend(only_rule(checked.diagnostics.iter().filter(|d| d.code.id == code)));
            }
            // The configurations in which the example is rejected: with all features, or without each of the features
            // that it needs.
            let mut tried = Vec::new();
            if matches!(case.expect, Expectation::Reject(_)) {
                tried.push(whole.clone());
            }
            if case.without == Some(Verdict::Reject) {
                for feature in case.requires.iter().filter_map(|name| extension(name)) {
                    if whole.language.supports(feature) {
                        let mut lacking = whole.clone();
                        lacking.language.extensions.set(feature, false);
                        tried.push(lacking);
                    }
                }
            }
            for options in tried {
                let text = case.code.as_bytes();
                let checked =
                    clman_opencl::check("example.cl", text, &options, &mut clman_opencl::NoFiles);
                let errors =
                    || checked.diagnostics.iter().filter(|d| d.severity == Severity::Error);
                held.extend(only_rule(errors()));
                // One of the errors with the expected code must name a rule that the example proves.
                if let Expectation::Reject(Some(code)) = &case.expect {
                    let proved = |d: &&Diagnostic| {
                        let rule = d.rule.map(|rule| format!("{}#{}", rule.page, rule.rule));
                        d.code.id == code && rule.is_some_and(|rule| case.proves.contains(&rule))
                    };
                    held.extend(only_rule(errors().filter(proved)));
                }
            }
        }
    }
    let all: BTreeSet<_> = clman_opencl::rules::RULES.iter().map(|r| (r.page, r.rule)).collect();
    let lost: Vec<_> = all.difference(&held).collect();
    let _ = writeln!(
        out,
        "\n## Rules that diagnostics name\n\nThe checker's diagnostics name {} rules. For {} of them, `clman test` would \
         fail if the checker did not report\nthe diagnostics that name the rule.",
        all.len(),
        all.len() - lost.len()
    );
    if !lost.is_empty() {
        out.push_str("For the following rules, `clman test` would not fail:\n\n");
    }
    for (page, rule) in lost {
        let _ = writeln!(out, "- `{page}#{rule}`");
    }
    Ok(())
}

/// The words of code with their offsets. Comments and strings are skipped.
fn words(code: &str) -> Vec<(usize, &str)> {
    let bytes = code.as_bytes();
    let mut found = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let rest = &code[at..];
        let skip = |end: Option<usize>, more: usize| end.map_or(rest.len(), |n| n + more);
        if rest.starts_with("//") {
            at += skip(rest.find('\n'), 0);
        } else if rest.starts_with("/*") {
            at += skip(rest.find("*/"), 2);
        } else if let Some(text) = rest.strip_prefix('"') {
            at += text.find('"').map_or(rest.len(), |n| n + 2);
        } else if bytes[at].is_ascii_alphanumeric() || bytes[at] == b'_' {
            let is_word = |b: &u8| b.is_ascii_alphanumeric() || *b == b'_' || *b == b'.';
            let length = bytes[at..].iter().take_while(|b| is_word(b)).count();
            // A dot is part of a word only in a number.
            let text = match bytes[at].is_ascii_digit() {
                true => &rest[..length],
                false => rest[..length].split('.').next().unwrap_or(""),
            };
            found.push((at, text));
            at += text.len();
        } else {
            at += rest.chars().next().map_or(1, char::len_utf8);
        }
    }
    found
}

/// The names in backquotes of each rule that has several such names, by `page#rule`.
fn lists(corpus: &Corpus) -> BTreeMap<String, Vec<String>> {
    let is_name = |text: &&str| {
        let mut bytes = text.bytes();
        bytes.next().is_some_and(|b| b.is_ascii_alphabetic() || b == b'_')
            && bytes.all(|b| b.is_ascii_alphanumeric() || b == b'_')
    };
    let mut lists = BTreeMap::new();
    for page in &corpus.pages {
        for rule in &page.rules {
            let names = rule.text.split('`').skip(1).step_by(2).filter(is_name);
            let names: BTreeSet<String> = names.map(str::to_string).collect();
            if names.len() > 1 {
                let names = names.into_iter().collect();
                lists.insert(format!("{}#{}", page.name, rule.id), names);
            }
        }
    }
    lists
}

fn damage(
    case: &Case,
    edition: Edition,
    lists: &BTreeMap<String, Vec<String>>,
    mutants: &mut Vec<Mutant>,
) {
    let code = &case.code;
    let mut add = |what: &'static str, from: usize, to: usize, new: &str| {
        let mut changed = case.clone();
        changed.code = format!("{}{new}{}", &code[..from], &code[to..]);
        let line = code[..from].matches('\n').count() + 1;
        let text = code.lines().nth(line - 1).unwrap_or("").trim().to_string();
        mutants.push(Mutant { original: case.clone(), case: changed, edition, what, line, text });
    };
    let words = words(code);
    for pair in words.windows(2) {
        let ((at, left), (next, right)) = (pair[0], pair[1]);
        let between = &code[at + left.len()..next];
        if between.starts_with(' ') && OPERATORS.contains(&between.trim()) && left != right {
            let swapped = format!("{right}{between}{left}");
            add("operands swapped", at, next + right.len(), &swapped);
        }
    }
    for (at, _) in code.match_indices("__attribute__((") {
        if let Some(length) = code[at..].find("))") {
            add("attribute dropped", at, at + length + 2, "");
        }
    }
    let mut tried = BTreeSet::new();
    for list in case.proves.iter().filter_map(|rule| lists.get(rule)) {
        for (at, word) in &words {
            if let Some(place) = list.iter().position(|name| name == word)
                && tried.insert(*at)
            {
                let next = &list[(place + 1) % list.len()];
                add("name replaced by another name of the rule", *at, at + word.len(), next);
            }
        }
    }
    for (at, word) in words {
        let end = at + word.len();
        let bare = word.trim_start_matches('_');
        if let Some(place) = SPACES.iter().position(|space| *space == bare) {
            add("address space swapped", at, end, SPACES[(place + 1) % SPACES.len()]);
            add("address space dropped", at, end, "");
        } else if QUALIFIERS.contains(&bare) {
            add("qualifier dropped", at, end, "");
        } else if word.parse::<u32>().is_ok_and(|n| n < u32::MAX) {
            let more = word.parse::<u32>().unwrap_or(0) + 1;
            add("number changed", at, end, &more.to_string());
        } else if BARRIERS.contains(&word)
            && let Some(length) = code[at..].find(';')
        {
            add("barrier dropped", at, at + length + 1, "");
        }
    }
    for (at, _) in code.match_indices(" = ") {
        let line = code[..at].rfind('\n').map_or(0, |n| n + 1);
        let before = code[line..at].trim_start();
        let declares = before.contains(' ') && !before.starts_with("for") && !before.contains('(');
        if let (true, Some(length)) = (declares, code[at..].find(';')) {
            add("initial value dropped", at, at + length, "");
        }
    }
}
