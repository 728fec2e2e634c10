//! The evidence in an edition: the results of devices for the rules, in total and for each page.

use super::rules::{WORDS, words};
use super::{Volume, runs};
use crate::render::html::file_name;
use crate::render::unmarked;
use clman_record::evidence::{Run, Seen, Standing};
use serde::Serialize;

/// The file name, without its extension, of the page that shows the evidence.
pub(super) const STEM: &str = "verified";

/// The evidence in an edition.
pub(super) struct Matrix<'a> {
    /// The latest run of each device.
    pub devices: Vec<&'a Run>,
    /// The results of each device for all rules.
    pub columns: Vec<Column>,
    /// The results of the devices for the rules of each page.
    pub pages: Vec<PageRow>,
    rows: Vec<Row>,
}

/// A device.
#[derive(Serialize)]
pub(super) struct Column {
    /// The short name: `opencl:nvidia`.
    short: String,
    /// The display name: `NVIDIA H100 80GB HBM3`.
    name: String,
    driver: String,
    date: String,
    /// The page of the run, below the root of the site; `None` if the run is not recorded.
    run: Option<String>,
    /// The number of rules for each of [`WORDS`].
    counts: [usize; WORDS.len()],
}

/// A page.
#[derive(Serialize)]
pub(super) struct PageRow {
    page: String,
    href: String,
    /// The number of rules that programs can prove.
    count: usize,
    /// For each device, a class for the stylesheet and a text.
    cells: Vec<(&'static str, String)>,
}

/// A rule, for the Markdown.
struct Row {
    place: String,
    cells: Vec<String>,
}

/// The evidence in the edition of `volume`; `None` if no device has a result.
pub(super) fn matrix<'a>(volume: &Volume<'a>) -> Option<Matrix<'a>> {
    let manual = volume.manual;
    let mut devices: Vec<&Run> = Vec::new();
    let mut rules: Vec<(usize, &str, Vec<Seen<'_>>)> = Vec::new();
    for (at, page) in manual.pages.iter().enumerate() {
        let provable = page
            .rules
            .iter()
            .filter(|rule| rule.kind.can_be_proved() && rule.editions.contains(manual.edition));
        for rule in provable {
            let seen = manual.seen(&page.name, &rule.id);
            for seen in &seen {
                if !devices.iter().any(|run| run.device == seen.run.device) {
                    devices.push(seen.run);
                }
            }
            rules.push((at, &rule.id, seen));
        }
    }
    if devices.is_empty() {
        return None;
    }
    let mut columns: Vec<Column> = devices.iter().map(|run| column(run)).collect();
    let (mut pages, mut rows) = (Vec::new(), Vec::new());
    for of_page in rules.chunk_by(|a, b| a.0 == b.0) {
        let page = manual.pages[of_page[0].0];
        let mut counts = vec![[0; WORDS.len()]; devices.len()];
        for (_, rule, seen) in of_page {
            let mut cells = Vec::new();
            for (device, run) in devices.iter().enumerate() {
                let found = seen.iter().find(|seen| seen.run.device == run.device);
                let standing = found.map(|seen| seen.standing);
                let word = words(standing.as_ref()).1;
                let at = WORDS.iter().position(|known| *known == word).unwrap_or(WORDS.len() - 1);
                counts[device][at] += 1;
                columns[device].counts[at] += 1;
                cells.push(match standing {
                    Some(Standing::Deviates(known)) => {
                        format!("{word}: {}", unmarked(&known.reason))
                    }
                    _ => word.to_string(),
                });
            }
            rows.push(Row { place: format!("{}#{rule}", page.name), cells });
        }
        pages.push(PageRow {
            page: page.title.clone(),
            href: file_name(&page.name),
            count: of_page.len(),
            cells: counts.iter().map(|counts| cell(counts, of_page.len())).collect(),
        });
    }
    Some(Matrix { devices, columns, pages, rows })
}

fn column(run: &Run) -> Column {
    Column {
        short: run.short().into(),
        name: run.name.clone(),
        driver: run.driver.clone(),
        date: run.date.clone(),
        run: (!run.date.is_empty()).then(|| format!("{}{}.html", runs::FOLDER, run.stem())),
        counts: [0; WORDS.len()],
    }
}

/// The cell of a device and a page: a class for the stylesheet and a text. `counts` has the number of the page's rules
/// for each of [`WORDS`], and `all` is the number of all its rules. The text is the number of verified rules, or the
/// word that applies to all rules.
fn cell(counts: &[usize; WORDS.len()], all: usize) -> (&'static str, String) {
    let [verified, deviates, contradicted, stale, ..] = *counts;
    let class = match (contradicted + stale, deviates, verified) {
        (0, 0, 0) => "none",
        (0, 0, _) => "yes",
        (0, ..) => "differs",
        _ => "no",
    };
    let only = counts.iter().position(|count| *count == all);
    let text = match only {
        Some(0) => all.to_string(),
        Some(at) => WORDS[at].to_string(),
        None => format!("{verified} of {all}"),
    };
    (class, text)
}

/// The evidence for each rule as Markdown.
pub(super) fn markdown(subject: &str, matrix: &Matrix<'_>) -> String {
    let mut out = format!("# Evidence\n\n{subject}.\n\n");
    for (column, run) in matrix.columns.iter().zip(&matrix.devices) {
        let counts = WORDS.iter().zip(column.counts).filter(|(_, count)| *count > 0);
        let counts: Vec<String> = counts.map(|(word, count)| format!("{count} {word}")).collect();
        out.push_str(&format!("- {}: {}; {}\n", column.short, run.imprint(), counts.join(", ")));
    }
    out.push_str("\n| rule |");
    matrix.columns.iter().for_each(|column| out.push_str(&format!(" {} |", column.short)));
    out.push_str("\n|---|");
    matrix.columns.iter().for_each(|_| out.push_str("---|"));
    out.push('\n');
    for row in &matrix.rows {
        let file = row.place.replacen('#', ".md#", 1);
        out.push_str(&format!("| [{}]({file}) |", row.place));
        row.cells.iter().for_each(|cell| out.push_str(&format!(" {} |", cell.replace('|', "\\|"))));
        out.push('\n');
    }
    out
}
