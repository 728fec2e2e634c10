//! Converts the checker's diagnostics to diagnostics of the protocol.

use crate::consequences::causes;
use crate::server::Server;
use crate::text::{Encoding, offset, range_in};
use crate::unit::Unit;
use crate::uri;
use crate::workspace::Workspace;
use clman_opencl::diagnostic::{self as checker, Severity, Span};
use clman_project::Problem;
use lsp_types::{
    CodeDescription, Diagnostic, DiagnosticRelatedInformation, DiagnosticSeverity, NumberOrString,
    Position, Range,
};

/// The maximum number of diagnostics of one document.
const MOST: usize = 50;

/// The name of the source of diagnostics.
pub(crate) const SOURCE: &str = "clman";

/// The diagnostics of an open document.
pub(crate) fn of_document(server: &mut Server<'_>, uri: &str) -> Vec<Diagnostic> {
    let units = server.workspace.units_of(uri);
    let mut list: Vec<Diagnostic> = Vec::new();
    for unit in &units {
        let site = server.manual.site(&server.host);
        let errors_first = |d: &&checker::Diagnostic| d.severity != Severity::Error;
        let mut diagnostics = causes(unit);
        if diagnostics.len() > MOST {
            diagnostics.sort_by_key(errors_first);
        }
        let made = diagnostics.into_iter().take(MOST);
        list.extend(made.map(|d| diagnostic(&server.workspace, unit, d, site.as_deref())));
    }
    list.truncate(MOST);
    list.extend(server.findings.of(uri));
    list
}

/// Converts one diagnostic. If it is about an included file, its place is the directive that includes the file.
pub(crate) fn diagnostic(
    workspace: &Workspace,
    unit: &Unit,
    d: &checker::Diagnostic,
    site: Option<&str>,
) -> Diagnostic {
    let own = own_place(unit, d.primary.span);
    let mut message = d.message.clone();
    let further = d.notes.iter().chain(&d.help);
    further.for_each(|text| message.push_str(&format!("\n{text}")));
    let related = |span: Span, text: &str| DiagnosticRelatedInformation {
        location: workspace.location(unit, span),
        message: text.to_string(),
    };
    let mut places: Vec<DiagnosticRelatedInformation> = Vec::new();
    if own != d.primary.span {
        places.push(related(d.primary.span, "the error is here"));
    }
    let labels = d.secondary.iter().filter(|l| l.span.file.0 != 0);
    places.extend(labels.map(|label| related(label.span, &label.text)));
    Diagnostic {
        range: workspace.range(unit, own),
        severity: Some(match d.severity {
            Severity::Error => DiagnosticSeverity::ERROR,
            Severity::Warning => DiagnosticSeverity::WARNING,
            Severity::Note => DiagnosticSeverity::INFORMATION,
        }),
        code: Some(NumberOrString::String(d.code.id.into())),
        code_description: site.map(|site| CodeDescription {
            href: uri::typed(&format!("{site}/diagnostics/{}.html", d.code.id)),
        }),
        source: Some(SOURCE.into()),
        message,
        related_information: (!places.is_empty()).then_some(places),
        ..Default::default()
    }
}

/// The place in the source itself. For a place in an included file, this is the directive that includes the file, or
/// the start of the source if no directive includes it.
fn own_place(unit: &Unit, span: Span) -> Span {
    let mut place = span;
    let inclusions = &unit.checked.references.inclusions;
    // A chain of inclusions is at most as long as the list of inclusions.
    for _ in 0..=inclusions.len() {
        if place.file == unit.root {
            return place;
        }
        match inclusions.iter().find(|i| i.file == place.file) {
            Some(inclusion) => place = inclusion.span,
            None => break,
        }
    }
    Span { file: unit.root, start: 0, end: 0 }
}

/// An error in a project file, as a diagnostic.
pub(crate) fn of_problem(problem: &Problem, encoding: Encoding) -> Diagnostic {
    let text = std::fs::read(&problem.file).unwrap_or_default();
    Diagnostic {
        range: range_in(&text, problem.place.start as u32, problem.place.end as u32, encoding),
        severity: Some(DiagnosticSeverity::ERROR),
        source: Some(SOURCE.into()),
        message: problem.message.clone(),
        ..Default::default()
    }
}

/// Whether two ranges have a place in common.
pub(crate) fn touch(a: Range, b: Range) -> bool {
    a.start <= b.end && b.start <= a.end
}

/// The URI and the range of a line, without its indentation, in a file on disk or an open document; `None` if the file
/// cannot be read.
pub(crate) fn line_of(workspace: &Workspace, name: &str, line: u32) -> Option<(String, Range)> {
    let document = workspace.documents.named(name);
    let text = match document {
        Some(document) => document.text.to_vec(),
        None => std::fs::read(name).ok()?,
    };
    let start = offset(&text, Position::new(line, 0), workspace.encoding);
    let rest = &text[start..];
    let end = rest.iter().position(|b| *b == b'\n').unwrap_or(rest.len());
    let indent = rest[..end].iter().take_while(|b| b.is_ascii_whitespace()).count();
    let columns = |piece: &[u8]| workspace.encoding.columns(piece);
    let range = Range::new(
        Position::new(line, columns(&rest[..indent])),
        Position::new(line, columns(rest[..end].trim_ascii_end())),
    );
    Some((workspace.uri_of(name), range))
}
