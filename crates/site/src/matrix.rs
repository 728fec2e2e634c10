//! The matrix of evidence in an edition: rules by devices.

use super::Volume;
use crate::render::html::file_name;
use clman_record::evidence::{Run, Seen, Standing};
use serde::Serialize;

/// The name of its file without the extension.
pub(super) const STEM: &str = "verified";

/// A device: a column.
#[derive(Serialize)]
pub(super) struct Column {
    /// The short name: `opencl:nvidia`.
    short: String,
    /// The run: `NVIDIA H100 80GB HBM3, driver 580.159.04, 2026-11-21`.
    imprint: String,
    /// The number of rules that hold on the device.
    verified: usize,
}

/// The rules of a page.
#[derive(Serialize)]
pub(super) struct Group {
    page: String,
    href: String,
    rows: Vec<Row>,
}

/// A rule.
#[derive(Serialize)]
struct Row {
    rule: String,
    href: String,
    cells: Vec<Cell>,
}

/// The result for a rule on a device.
#[derive(Clone, Serialize)]
struct Cell {
    /// The class for the stylesheet.
    class: &'static str,
    text: &'static str,
    /// The reason, if known.
    reason: Option<String>,
}

/// The columns, and the rules of each page; `None` if there is no evidence.
pub(super) fn matrix(volume: &Volume<'_>) -> Option<(Vec<Column>, Vec<Group>)> {
    let manual = volume.manual;
    let mut devices: Vec<&Run> = Vec::new();
    let mut rows: Vec<(usize, &str, Vec<Seen<'_>>)> = Vec::new();
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
            rows.push((at, &rule.id, seen));
        }
    }
    if devices.is_empty() {
        return None;
    }
    let mut columns: Vec<Column> = devices
        .iter()
        .map(|run| Column { short: run.short().into(), imprint: run.imprint(), verified: 0 })
        .collect();
    let mut groups: Vec<Group> = Vec::new();
    for (at, rule, seen) in rows {
        let page = manual.pages[at];
        let href = file_name(&page.name);
        if groups.last().is_none_or(|group| group.page != page.title) {
            groups.push(Group { page: page.title.clone(), href: href.clone(), rows: Vec::new() });
        }
        let cells = devices.iter().zip(&mut columns).map(|(run, column)| {
            let found = seen.iter().find(|seen| seen.run.device == run.device);
            let cell = found.map_or(cell(Standing::Unproved), |seen| cell(seen.standing));
            column.verified += usize::from(cell.class == "yes");
            cell
        });
        let row = Row { rule: rule.into(), href: format!("{href}#{rule}"), cells: cells.collect() };
        if let Some(group) = groups.last_mut() {
            group.rows.push(row);
        }
    }
    Some((columns, groups))
}

fn cell(standing: Standing<'_>) -> Cell {
    let (class, text) = match standing {
        Standing::Verified => ("yes", "holds"),
        Standing::Deviates(_) => ("differs", "differs"),
        Standing::Contradicted => ("no", "does not hold"),
        Standing::NotApplicable => ("none", "not there"),
        Standing::Stale => ("stale", "stale"),
        Standing::Unproved => ("none", "–"),
    };
    let reason = match standing {
        Standing::Deviates(known) => Some(known.reason.clone()),
        _ => None,
    };
    Cell { class, text, reason }
}

/// The matrix as Markdown.
pub(super) fn markdown(subject: &str, columns: &[Column], groups: &[Group]) -> String {
    let mut out = format!("# Verified\n\n{subject}.\n\n");
    for column in columns {
        out.push_str(&format!(
            "- {}: {}; {} rules hold\n",
            column.short, column.imprint, column.verified
        ));
    }
    out.push_str("\n| rule |");
    columns.iter().for_each(|column| out.push_str(&format!(" {} |", column.short)));
    out.push_str("\n|---|");
    columns.iter().for_each(|_| out.push_str("---|"));
    out.push('\n');
    for group in groups {
        for row in &group.rows {
            let place = row.href.replacen(".html#", ".md#", 1);
            out.push_str(&format!("| [{}]({place}) |", place.replacen(".md#", "#", 1)));
            for cell in &row.cells {
                let reason = cell.reason.as_ref().map_or(String::new(), |r| format!(": {r}"));
                out.push_str(&format!(" {}{} |", cell.text, reason.replace('|', "\\|")));
            }
            out.push('\n');
        }
    }
    out
}
