//! The checker's messages about the listings that it must reject.

use super::manual::for_each_standing_block;
use clman_opencl::diagnostic::Severity;
use clman_opencl::{Language, NoFiles, Options, STACK};
use clman_record::prose::{Block, CodeBlock, Fence};
use clman_record::{Edition, Record, Verdict};
use rustc_hash::FxHashMap;

/// The checker's message about a listing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejection {
    /// The line of the listing, from 1.
    pub line: u32,
    /// The code of the diagnostic.
    pub code: &'static str,
    /// One sentence without a full stop, with code in backticks.
    pub message: String,
}

/// The message about each rejected listing of a page, keyed by the listing's text.
pub(super) type Rejections = FxHashMap<String, Rejection>;

/// Whether a listing is shown as a rejected listing.
pub(super) fn is_rejected(fence: &Fence<'_>) -> bool {
    fence.get("expect") == Some(Verdict::Reject.as_str()) || fence.get("compile_fail").is_some()
}

/// A listing that is shown as rejected, and the code of the diagnostic that it expects.
type Rejected<'r> = (&'r str, Option<&'r str>);

/// The checker's messages about the rejected listings of a page. The thread's stack must have the size [`STACK`],
/// because listings may be deeply nested.
pub(super) fn of_page(record: &Record, sections: &[Vec<Block>], edition: Edition) -> Rejections {
    messages(&listings(record, sections, edition), edition)
}

/// As [`of_page`], in a thread with the stack that it needs.
pub(super) fn of_page_in_thread(
    record: &Record,
    sections: &[Vec<Block>],
    edition: Edition,
) -> Rejections {
    let listings = listings(record, sections, edition);
    if listings.is_empty() {
        return Rejections::default();
    }
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(STACK);
        let thread = thread.spawn_scoped(scope, || messages(&listings, edition));
        thread.ok().and_then(|thread| thread.join().ok()).unwrap_or_default()
    })
}

fn messages(listings: &[Rejected<'_>], edition: Edition) -> Rejections {
    let Some(language) = clman_opencl::Edition::parse(edition.language()) else {
        return Rejections::default();
    };
    let language = Language::new(language);
    let said = |(text, expected): &Rejected<'_>| {
        Some((text.to_string(), rejection(text, *expected, &language)?))
    };
    listings.iter().filter_map(said).collect()
}

/// The listings of a page that are shown as rejected: fenced listings and examples.
fn listings<'r>(
    record: &'r Record,
    sections: &'r [Vec<Block>],
    edition: Edition,
) -> Vec<Rejected<'r>> {
    let mut listings = Vec::new();
    let standing = record.sections.iter().zip(sections);
    for (_, body) in standing.filter(|(section, _)| section.editions.contains(edition)) {
        for_each_standing_block(body, edition, &mut |block| {
            if let Block::Code(code @ CodeBlock { text, .. }) = block
                && is_rejected(&code.fence())
            {
                listings.push((text.as_str(), code.fence().get("diagnostic")));
            }
        });
    }
    let examples = record.examples.iter().filter(|e| e.expect == Some(Verdict::Reject));
    let examples = examples.filter(|example| example.editions.contains(edition));
    listings.extend(examples.map(|e| (e.code.as_str(), e.diagnostic.as_deref())));
    listings
}

/// The first error with the `expected` code or, if no code is expected, the first error. The listing is checked as a
/// program and, if that does not give such an error, as the body of a function. `None` if neither check gives such an
/// error.
fn rejection(text: &str, expected: Option<&str>, language: &Language) -> Option<Rejection> {
    let options = Options {
        language: language.clone(),
        pedantic: true,
        keep_program: false,
        ..Options::new(language.edition)
    };
    let in_function = format!("kernel void example(void)\n{{\n{text}\n}}\n");
    [(0, text), (2, in_function.as_str())].into_iter().find_map(|(lines_before, program)| {
        let checked = clman_opencl::check("example.cl", program.as_bytes(), &options, &mut NoFiles);
        let found = checked.diagnostics.iter().find(|found| {
            found.severity == Severity::Error && expected.is_none_or(|code| found.code.id == code)
        })?;
        let line = checked.sources.line_column(found.primary.span).line;
        Some(Rejection {
            line: line.checked_sub(lines_before)?,
            code: found.code.id,
            message: found.message.clone(),
        })
    })
}
