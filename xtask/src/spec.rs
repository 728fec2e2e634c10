//! `cargo xtask spec`: the inventory of the specification's sentences.
//!
//! Every sentence of the chapters that the checker enforces maps to a rule of `pages/`, or has a reason why
//! it does not map to a rule. The specification's source is read from `$CLMAN_UPSTREAM`, otherwise from `../shared`.
//! The inventory, `docs/inventory.toml`, contains hashes instead of text.

mod inventory;
mod split;

use clman_manual::corpus as bundled;
use clman_opencl::diagnostic::counted;
use clman_record::corpus::Corpus;
use inventory::{CLASSES, Judgement, Section};
use split::{Heading, Kind};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::{Path, PathBuf};

/// The titles of the chapters in the inventory. The chapter of a title is the first heading with this title below the
/// heading [`LANGUAGE`] or at the top level, with the sections below it.
const CHAPTERS: &[&str] = &[
    "Supported Data Types",
    "Conversions and Type Casting",
    "Operators",
    "Vector Operations",
    "Address Space Qualifiers",
    "Access Qualifiers",
    "Function Qualifiers",
    "Storage-Class Specifiers",
    "Restrictions",
    "Preprocessor Directives and Macros",
    "Attribute Qualifiers",
    "Blocks",
    "Built-in Functions",
    "OpenCL Numerical Compliance",
    "Image Addressing and Filtering",
];
const LANGUAGE: &str = "The OpenCL C Programming Language";

/// Words that may occur only in rules, definitions, duplicates and mistakes.
const STRICT: &[&str] = &[
    "must",
    "shall",
    "cannot",
    "can not",
    "illegal",
    "not legal",
    "error",
    "not allowed",
    "disallowed",
    "required",
    "prohibited",
];
/// Words that occur in rules and in much other text. If a unit has one of these words and is not a rule, its reason
/// must have at least [`WEAK_WORDS`] words.
const WEAK: &[&str] = &[
    "invalid",
    "undefined",
    "only",
    "may not",
    "has to",
    "have to",
    "should",
    "not supported",
    "not valid",
    "no longer",
    "implementation-defined",
];
const WEAK_WORDS: usize = 4;
const STRICT_CLASSES: &[&str] = &["definition", "duplicate", "upstream-mistake"];

/// Runs the job.
///
/// # Errors
/// One sentence: a file cannot be read or written, the specification cannot be split, or `--check` has
/// findings.
pub fn run(options: &[&str]) -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."));
    let path = root.join("docs/inventory.toml");
    let source = source(root).ok_or(
        "the specification's source, spec/OpenCL_C.txt, is neither in $CLMAN_UPSTREAM nor in \
         ../shared",
    )?;
    let all = split::split(&text_of(&source)?)?;
    let headings = chapters(&all)?;
    let old = if path.exists() { inventory::read(&text_of(&path)?)? } else { Vec::new() };
    match options {
        [] => {
            let new = inventory::update(&headings, &old);
            std::fs::write(&path, inventory::write(&new)).map_err(|e| e.to_string())?;
            println!("{}", summary(&new));
            Ok(())
        }
        ["--list"] => {
            list(&headings, &old, "");
            Ok(())
        }
        ["--list", section] => {
            list(&headings, &old, section);
            Ok(())
        }
        ["--check"] => {
            let manual = bundled().map_err(|errors| format!("{errors:?}"))?;
            let mistakes = text_of(&root.join("docs/upstream-mistakes.md"))?;
            let found = check(&all, &headings, &old, &mistakes, &manual);
            if found.is_empty() {
                println!("{}", summary(&old));
                return Ok(());
            }
            for problem in &found {
                println!("{problem}");
            }
            Err(format!("docs/inventory.toml: {}", counted(found.len(), "problem")))
        }
        _ => Err("usage: cargo xtask spec [--check | --list [SECTION]]".into()),
    }
}

/// The file with the specification's source: below `$CLMAN_UPSTREAM` or, if the variable is not set, below `../shared`.
/// `None` if it is missing.
fn source(root: &Path) -> Option<PathBuf> {
    let upstream =
        std::env::var_os("CLMAN_UPSTREAM").map_or_else(|| root.join("../shared"), PathBuf::from);
    let places = [upstream.join("spec/OpenCL_C.txt"), upstream.join("OpenCL_C.txt")];
    places.into_iter().find(|path| path.is_file())
}

fn text_of(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// The headings of the chapters and of their sections. Headings without units are left out.
fn chapters(all: &[Heading]) -> Result<Vec<&Heading>, String> {
    let language = all.iter().find(|h| h.title == LANGUAGE);
    let language = language.ok_or_else(|| format!("there is no chapter '{LANGUAGE}'"))?;
    let mut found = Vec::new();
    for title in CHAPTERS {
        let inside = format!("{}.", language.section);
        let is_chapter = |h: &&Heading| {
            h.title == *title && (h.section.starts_with(&inside) || !h.section.contains('.'))
        };
        let chapter = all.iter().find(is_chapter);
        let chapter = chapter.ok_or_else(|| format!("there is no section '{title}'"))?;
        let below = format!("{}.", chapter.section);
        let belongs = |h: &&Heading| h.section == chapter.section || h.section.starts_with(&below);
        found.extend(all.iter().filter(belongs).filter(|h| !h.units.is_empty()));
    }
    Ok(found)
}

/// The counts of judged units.
fn summary(sections: &[Section]) -> String {
    let (mut units, mut rules) = (0, HashSet::new());
    let mut classes: BTreeMap<&str, usize> = BTreeMap::new();
    for entry in sections.iter().flat_map(|s| &s.entries) {
        units += 1;
        let class = match &entry.judgement {
            Judgement::Rules(mapped) => {
                rules.extend(mapped);
                "rule"
            }
            Judgement::Class { class, .. } => class,
            Judgement::None => "unjudged",
        };
        *classes.entry(class).or_default() += 1;
    }
    let classes: Vec<String> = classes.iter().map(|(c, n)| format!("{n} {c}")).collect();
    format!("{units} units: {}; they map to {} rules", classes.join(", "), rules.len())
}

/// Prints the units of a section and of the sections below it, with their judgements. If `section` is empty, prints all
/// units.
fn list(headings: &[&Heading], old: &[Section], section: &str) {
    let judged = inventory::update(headings, old);
    for (heading, judged) in headings.iter().zip(&judged) {
        let below = heading.section.starts_with(&format!("{section}."));
        if !(section.is_empty() || heading.section == section || below) {
            continue;
        }
        println!("\n{} {}", heading.section, heading.title);
        for (unit, entry) in heading.units.iter().zip(&judged.entries) {
            println!("{:3} {} {:?}: {}", entry.n, entry.hash, unit.kind, unit.text);
            match &entry.judgement {
                Judgement::Rules(rules) => println!("      = {}", rules.join(", ")),
                Judgement::Class { class, reason } => println!("      - {class}: {reason}"),
                Judgement::None => println!("      ?"),
            }
        }
    }
}

/// All errors in the inventory, one sentence each.
fn check(
    all: &[Heading],
    headings: &[&Heading],
    inventory: &[Section],
    mistakes: &str,
    manual: &Corpus,
) -> Vec<String> {
    let mut found = Vec::new();
    let rules: HashSet<String> = manual
        .pages
        .iter()
        .flat_map(|page| page.rules.iter().map(move |rule| format!("{}#{}", page.name, rule.id)))
        .collect();
    let mut mapped = HashSet::new();

    for heading in headings {
        let place = format!("{} {}", heading.section, heading.title);
        let Some(section) = inventory.iter().find(|s| s.section == heading.section) else {
            found.push(format!("{place}: the heading is not in the inventory"));
            continue;
        };
        if section.title != heading.title {
            found.push(format!("{place}: the inventory calls it '{}'", section.title));
        }
        let hashes: Vec<String> = heading.units.iter().map(inventory::hash).collect();
        for (at, (unit, hash)) in heading.units.iter().zip(&hashes).enumerate() {
            let n = at + 1;
            let place = format!("{place}, unit {n} (line {})", unit.line);
            let Some(entry) = section.entries.iter().find(|e| e.n == n && e.hash == *hash) else {
                found.push(format!("{place}: not in the inventory: {}", unit.text));
                continue;
            };
            match &entry.judgement {
                Judgement::None => found.push(format!("{place}: not judged: {}", unit.text)),
                Judgement::Rules(names) => {
                    for name in names {
                        if !rules.contains(name) {
                            found.push(format!("{place}: there is no rule '{name}'"));
                        }
                        mapped.insert(name.clone());
                    }
                }
                Judgement::Class { class, reason } => {
                    if !CLASSES.contains(&class.as_str()) {
                        found.push(format!("{place}: there is no class '{class}'"));
                    }
                    if class == "upstream-mistake" && !mistakes.contains(hash) {
                        found.push(format!("{place}: {hash} is not in docs/upstream-mistakes.md"));
                    }
                    let prose = matches!(unit.kind, Kind::Sentence | Kind::Cell);
                    let word = WEAK.iter().find(|word| prose && holds(&unit.text, word));
                    let words = reason.split_whitespace().count();
                    if let Some(word) = word.filter(|_| words < WEAK_WORDS) {
                        found.push(format!(
                            "{place}: it says '{word}', and '{reason}' is not a reason: {}",
                            unit.text
                        ));
                    }
                    let word = STRICT.iter().find(|word| prose && holds(&unit.text, word));
                    if let Some(word) = word.filter(|_| !STRICT_CLASSES.contains(&class.as_str())) {
                        found.push(format!(
                            "{place}: it says '{word}' and is classed {class}: {}",
                            unit.text
                        ));
                    }
                }
            }
        }
        for entry in &section.entries {
            if hashes.get(entry.n.wrapping_sub(1)) != Some(&entry.hash) {
                found.push(format!("{place}: unit {} {} is gone", entry.n, entry.hash));
            }
        }
    }
    for section in inventory {
        let count = inventory.iter().filter(|s| s.section == section.section).count();
        let place = format!("{} {}", section.section, section.title);
        if !headings.iter().any(|h| h.section == section.section) {
            found.push(format!("{place}: the specification has no such heading"));
        } else if count > 1 {
            found.push(format!("{place}: stands {count} times in the inventory"));
        }
    }
    sources(all, headings, &mapped, manual, &mut found);
    found
}

/// Checks the sources that rules name against the specification: the section must exist and have the title that the
/// rule names, and a unit must map to each rule of the newest edition whose section is in the inventory.
fn sources(
    all: &[Heading],
    headings: &[&Heading],
    mapped: &HashSet<String>,
    manual: &Corpus,
    found: &mut Vec<String>,
) {
    let titles: HashMap<&str, &str> =
        all.iter().map(|h| (h.section.as_str(), h.title.as_str())).collect();
    let cut: HashSet<&str> = headings.iter().map(|h| h.section.as_str()).collect();
    let newest = manual.meta.newest();
    for page in &manual.pages {
        for rule in &page.rules {
            let name = format!("{}#{}", page.name, rule.id);
            let Some(spec) = &rule.spec else {
                found.push(format!("{name}: the rule does not say where it comes from"));
                continue;
            };
            match titles.get(spec.section.as_str()) {
                None => found.push(format!("{name}: there is no section {}", spec.section)),
                Some(title) if *title != spec.title => found.push(format!(
                    "{name}: section {} is called '{title}', not '{}'",
                    spec.section, spec.title
                )),
                Some(_) => {}
            }
            let current = page.editions.contains(newest)
                && rule.editions.contains(newest)
                && cut.contains(spec.section.as_str());
            if current && !mapped.contains(&name) {
                found.push(format!("{name}: no unit of section {} maps to it", spec.section));
            }
        }
    }
}

/// Whether `text` contains the words `words`, bounded by word boundaries.
fn holds(text: &str, words: &str) -> bool {
    let text = text.to_lowercase();
    let edge = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric() && c != '_');
    text.match_indices(words).any(|(at, _)| {
        edge(text[..at].chars().next_back()) && edge(text[at + words.len()..].chars().next())
    })
}

#[cfg(test)]
mod tests;
