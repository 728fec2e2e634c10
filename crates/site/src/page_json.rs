//! A page as data: its names, files, synopsis, rules with their evidence, and examples. Texts are Markdown.

use super::{Volume, roff_file, rules};
use crate::render::html::file_name;
use clman_record::{EditionRange, Example, Record, Rule};
use serde_json::{Value, json};

/// The folder of the files.
pub(super) const FOLDER: &str = "data/";

/// The file of a page in [`FOLDER`].
pub(super) fn file(record: &Record) -> String {
    format!("{FOLDER}{}.json", record.name)
}

/// The page number `page` of an edition, as JSON.
pub(super) fn page_json(volume: &Volume<'_>, page: usize) -> String {
    let manual = volume.manual;
    let record = manual.pages[page];
    let edition = manual.edition;
    let holds = |range: EditionRange| range.contains(edition);
    let aliases: Vec<&str> = record.names().filter(|name| *name != record.title).collect();
    let synopsis = record.synopsis.iter().filter(|s| holds(s.editions));
    let synopsis = synopsis.map(|s| json!({ "language": s.language, "code": s.code }));
    let rules = record.rules.iter().filter(|rule| holds(rule.editions));
    let examples = record.examples.iter().filter(|example| holds(example.editions));
    let all = json!({
        "name": record.name,
        "title": record.title,
        "section": manual.section(page),
        "edition": edition.as_str(),
        "editions": record.editions.to_string(),
        "aliases": aliases,
        "summary": record.summary,
        "html": file_name(&record.name),
        "markdown": format!("{}.md", record.name),
        "man": roff_file(manual, page),
        "synopsis": synopsis.collect::<Vec<_>>(),
        "rules": rules.map(|r| rule(volume, record, r)).collect::<Vec<_>>(),
        "examples": examples.map(example).collect::<Vec<_>>(),
        "see_also": record.see_also,
    });
    format!("{all}\n")
}

fn rule(volume: &Volume<'_>, record: &Record, rule: &Rule) -> Value {
    let spec = rule.spec.as_ref().map(|spec| {
        json!({
            "section": spec.section,
            "title": spec.title,
            "url": volume.manual.section_url(spec),
        })
    });
    let seen = volume.manual.seen(&record.name, &rule.id);
    let evidence = seen.iter().map(|seen| {
        json!({
            "device": seen.run.device,
            "driver": seen.run.driver,
            "date": seen.run.date,
            "result": rules::words(Some(&seen.standing)).1,
        })
    });
    json!({
        "id": rule.id,
        "kind": rule.kind.as_str(),
        "text": rule.text,
        "editions": rule.editions.to_string(),
        "requires": rule.requires,
        "specification": spec,
        "reason": rule.reason,
        "evidence": evidence.collect::<Vec<_>>(),
    })
}

fn example(example: &Example) -> Value {
    json!({
        "id": example.id,
        "title": example.title,
        "editions": example.editions.to_string(),
        "requires": example.requires,
        "proves": example.proves,
        "shown": example.shown,
        "expect": example.expect.map(|verdict| verdict.as_str()),
        "diagnostic": example.diagnostic,
        "code": example.code,
    })
}
