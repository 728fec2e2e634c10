//! The list of all diagnostic codes, and the text of `clman explain` for a code or a rule.

use clman_device::Kind;
use clman_opencl::diagnostic::Code;
use clman_record::corpus::Corpus;
use clman_record::prose;
use clman_record::{CorpusMeta, Record, Rule, nearest};
use std::fmt::Write;

/// The codes of the cleaner, of the checker and of all findings, sorted by id.
pub fn codes() -> Vec<&'static Code> {
    let mut codes: Vec<&'static Code> = Vec::new();
    codes.extend(clman_clean::codes());
    codes.extend(clman_opencl::codes::CODES);
    codes.extend(findings());
    codes.sort_by_key(|code| code.id);
    codes
}

/// The codes of findings in kernels and in the use of the host API.
pub fn findings() -> Vec<&'static Code> {
    let kernels = Kind::ALL.iter().map(|kind| kind.code());
    kernels.chain(clman_runner::misuse::CODES.iter().copied()).collect()
}

/// The explanation of a code (`CM001`), a kind of finding (`data-race`) or a rule of the bundled manual
/// (`local#no-initializer`).
///
/// # Errors
/// There is no such code, page or rule, or the bundled manual cannot be read. The message suggests the most similar
/// name, if there is one.
pub fn explain(what: &str) -> Result<String, String> {
    if let Some((page, rule)) = what.split_once('#') {
        return explain_rule(&clman_manual::corpus()?, page, rule);
    }
    if let Some(kind) = Kind::parse(what) {
        return Ok(format!(
            "{} (finding of the reference device)\n\n{}",
            kind.name(),
            undent(kind.code().doc)
        ));
    }
    let codes = codes();
    let found = codes.iter().find(|c| c.id.eq_ignore_ascii_case(what) || c.name == what);
    match found {
        Some(code) => {
            let severity = code.severity.as_str();
            Ok(format!("{} {} ({severity})\n\n{}", code.id, code.name, undent(code.doc)))
        }
        None => {
            let upper = what.to_ascii_uppercase();
            let known: Vec<&str> = codes.iter().flat_map(|code| [code.id, code.name]).collect();
            let near = nearest(&upper, &known).or_else(|| nearest(what, &known));
            let hint = near.map_or_else(String::new, |near| format!("; did you mean '{near}'?"));
            Err(format!("unknown code '{what}'{hint}"))
        }
    }
}

/// The page that a name resolves to.
///
/// # Errors
/// There is no such page. The message suggests the most similar name, if there is one.
pub fn page_named<'c>(corpus: &'c Corpus, name: &str) -> Result<&'c Record, String> {
    corpus.resolve(name).ok_or_else(|| {
        let known: Vec<&str> = corpus.pages.iter().flat_map(Record::names).collect();
        let hint = nearest(name, &known)
            .map_or_else(String::new, |near| format!("; did you mean '{near}'?"));
        format!("the manual has no page '{name}'{hint}")
    })
}

pub(crate) fn explain_rule(corpus: &Corpus, page: &str, id: &str) -> Result<String, String> {
    let record = page_named(corpus, page)?;
    let rule = record.rules.iter().find(|rule| rule.id == id).ok_or_else(|| {
        let known: Vec<&str> = record.rules.iter().map(|rule| rule.id.as_str()).collect();
        let hint = match nearest(id, &known) {
            Some(near) => format!("; did you mean '{near}'?"),
            None if known.is_empty() => "; the page has no rules".into(),
            None => format!("; its rules are {}", known.join(", ")),
        };
        format!("the page '{}' has no rule '{id}'{hint}", record.name)
    })?;
    Ok(describe(rule, record, &corpus.meta))
}

fn describe(rule: &Rule, page: &Record, meta: &CorpusMeta) -> String {
    let Record { name, title, .. } = page;
    let section = meta.section_of(page);
    let ends = rule.editions.ends(meta.all_editions);
    let newest = ends.map_or_else(|| meta.newest(), |(_, last)| last);
    // If parts of the text apply only to some editions, the text of the rule's newest edition is shown.
    let text = prose::parse(&rule.text).map_or_else(
        |_| rule.text.clone(),
        |text| prose::to_markdown(&prose::select_edition(text, newest)),
    );
    let mut out = format!("{name}#{} ({})\n\n{}\n", rule.id, rule.kind.as_str(), text.trim_end());
    let _ = write!(out, "\n- Editions: {}", rule.editions.usual(meta.all_editions));
    if !rule.requires.is_empty() {
        let _ = write!(out, "; needs {}", rule.requires.join(", "));
    }
    if let Some(spec) = &rule.spec {
        let _ = write!(out, "\n- OpenCL C specification: {} {}", spec.section, spec.title);
    }
    if let Some(reason) = &rule.reason {
        let _ = write!(out, "\n- No program can prove it: {reason}");
    }
    let _ = writeln!(out, "\n\nSee {title}({section}).");
    out
}

/// A doc comment without the blank at the start of each line.
fn undent(doc: &str) -> String {
    doc.lines().fold(String::new(), |mut out, line| {
        out.push_str(line.strip_prefix(' ').unwrap_or(line));
        out.push('\n');
        out
    })
}
