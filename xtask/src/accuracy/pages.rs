//! Writes the measured errors into the pages of the functions.

use super::{Measured, Worst};
use crate::records::rewrite;
use clman_record::{EditionRange, Record, Section};
use std::path::Path;

/// The id of the section that this job replaces.
const SECTION: &str = "measured-accuracy";

/// The mark of an error whose result is infinite, although the exact value is finite.
const INFINITE: &str = " (∞)";

/// The mark of an error whose result is NaN, although the exact value is a number.
const NAN: &str = " (NaN)";

/// Writes the section into the pages of measured functions. A measured function is a function in a file in the folder
/// `evidence`. Its page is the page in the folder `pages` that has the function's name as one of its names.
///
/// # Errors
/// A file in `evidence` or a record cannot be read, or a record cannot be written.
pub fn write(evidence: &Path, pages: &Path) -> Result<(), String> {
    let mut devices: Vec<Measured> = Vec::new();
    let entries =
        std::fs::read_dir(evidence).map_err(|e| format!("{}: {e}", evidence.display()))?;
    for entry in entries.flatten() {
        let path = entry.path();
        let text =
            std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        devices.push(toml::from_str(&text).map_err(|e| format!("{}: {e}", path.display()))?);
    }
    devices.sort_by_key(|d| (d.device != "reference", d.device.clone()));
    let (mut flushing, devices): (Vec<_>, Vec<_>) =
        devices.into_iter().partition(|d| d.denorms_are_zero);
    for device in &mut flushing {
        device.functions.retain(|worst| worst.is_permitted_zero() != Some(true));
    }
    rewrite(pages, |record| {
        let sections = record.sections.clone();
        fill(record, &devices, &flushing);
        Ok(record.sections != sections)
    })
}

/// Adds the section, replaces it, or removes it from a page without measured functions. `flushing` are the errors in
/// programs that were built with [`super::ZERO`].
fn fill(record: &mut Record, devices: &[Measured], flushing: &[Measured]) {
    record.sections.retain(|section| section.id != SECTION);
    let names: Vec<String> = record.names().map(str::to_string).collect();
    let measured = devices.iter().map(|d| d.functions.iter().filter(|w| names.contains(&w.name)));
    let mut rows: Vec<(usize, &Worst)> =
        measured.enumerate().flat_map(|(at, found)| found.map(move |w| (at, w))).collect();
    if rows.is_empty() {
        return;
    }
    let place = |w: &Worst| names.iter().position(|name| *name == w.name);
    let kind = |w: &Worst| ["float", "double", "half"].iter().position(|kind| *kind == w.kind);
    rows.sort_by_key(|(at, w)| (place(w), kind(w), *at));
    let mut body = format!(
        "These are the largest errors, in [ULP](accuracy), that a search found on each device. {}\n\n\
         | Call | Device | Error | Limit | At |\n|---|---|---|---|---|\n",
        effort(rows.iter().map(|(_, w)| *w))
    );
    for (at, w) in &rows {
        let limit = w.limit.map_or("none".into(), |limit| limit.to_string());
        let error = shown(w);
        let arguments = w.arguments.join(", ");
        let name = short(&devices[*at]);
        body +=
            &format!("| `{}({})` | {name} | {error} | {limit} | `{arguments}` |\n", w.name, w.kind);
    }
    for (device, flushing) in devices.iter().flat_map(|d| flushing.iter().map(move |f| (d, f))) {
        if device.device == flushing.device && device.driver == flushing.driver {
            body += &with_zeros(&names, device, flushing).unwrap_or_default();
            body += &limits_with_zeros(&names, device, flushing).unwrap_or_default();
        }
    }
    if body.contains(INFINITE) {
        body.push_str(
            "\nIn a row with (∞), the result is an infinity, and the exact value is finite. The error is computed as if the \
             result were the next power of two after the largest number.\n",
        );
    }
    if body.contains(NAN) {
        body.push_str(
            "\nIn a row with (NaN), the result is NaN, and the exact value is a number.\n",
        );
    }
    if body.contains("**") {
        body.push_str(
            "\nAn error in bold exceeds the limit. The rule about the limit can still be verified on the device, because \
             its examples use other arguments.\n",
        );
    }
    body.push('\n');
    let used = |at: &usize| rows.iter().any(|(used, _)| used == at);
    for at in (0..devices.len()).filter(used) {
        let device = &devices[at];
        let version = match device.device.as_str() {
            "reference" => format!("the reference device of clman {}", device.driver),
            _ => format!("{}, driver {}", device.name, device.driver),
        };
        body += &format!("- {}: {version}, measured on {}\n", short(device), device.date);
    }
    let section = Section {
        id: SECTION.into(),
        title: "Measured accuracy".into(),
        editions: EditionRange::ALL,
        body,
    };
    let after = record.sections.iter().position(|section| section.id == "accuracy");
    record.sections.insert(after.map_or(record.sections.len(), |at| at + 1), section);
}

/// A sentence that compares the largest errors of functions in programs built with [`super::ZERO`] with the errors in
/// other programs. `None` if no function was called the same number of times in both.
fn with_zeros(names: &[String], device: &Measured, flushing: &Measured) -> Option<String> {
    let pairs = flushing.functions.iter().filter(|w| names.contains(&w.name)).filter_map(|w| {
        let other = device.functions.iter().find(|o| o.name == w.name && o.kind == w.kind)?;
        (other.calls == w.calls).then_some((w, other))
    });
    let pairs: Vec<(&Worst, &Worst)> = pairs.collect();
    let kind = &pairs.first()?.0.kind;
    let all = device.functions.iter().filter(|w| names.contains(&w.name) && w.kind == *kind);
    let compared: Vec<String> = pairs.iter().map(|(w, _)| format!("`{}`", w.name)).collect();
    let of = match pairs.len() == all.count() {
        true => format!("the `{kind}` functions"),
        false => format!("{} for `{kind}`", listed(&compared)),
    };
    let differ = pairs.iter().filter(|(w, other)| (w.error - other.error).abs() >= 5e-4);
    let differ: Vec<String> = differ
        .map(|(w, _)| format!("`{}` ({} at `{}`)", w.name, shown(w), w.arguments.join(", ")))
        .collect();
    let except = match differ.as_slice() {
        [] => String::new(),
        list => format!(", except for {}", listed(list)),
    };
    Some(format!(
        "\nOn {}, the build option `{}` does not change the largest errors of {of} in the table{except}. In programs \
         that are built with this option, the search ignored calls with denormalized arguments or results.\n",
        short(device),
        super::ZERO
    ))
}

/// A sentence that states whether functions in programs built with [`super::ZERO`] keep their limits. It is about the
/// functions that have a limit and that [`with_zeros`] does not compare; `None` if there are no such functions.
fn limits_with_zeros(names: &[String], device: &Measured, flushing: &Measured) -> Option<String> {
    let calls = |w: &Worst| (w.name.clone(), w.kind.clone(), w.calls);
    let is_compared = |w: &Worst| device.functions.iter().any(|o| calls(o) == calls(w));
    let rest = flushing.functions.iter().filter(|w| names.contains(&w.name) && w.limit.is_some());
    let rest: Vec<&Worst> = rest.filter(|w| !is_compared(w)).collect();
    let least = rest.iter().map(|w| w.calls).min()? / 1_000_000;
    let (breaks, keeps): (Vec<&Worst>, Vec<&Worst>) =
        rest.iter().partition(|w| w.limit.is_some_and(|limit| w.error > limit));
    let breaks: Vec<String> = breaks
        .iter()
        .map(|w| format!("`{}` ({} at `{}`)", w.name, shown(w), w.arguments.join(", ")))
        .collect();
    let keeps: Vec<String> = keeps.iter().map(|w| format!("`{}`", w.name)).collect();
    let kind = &rest.first()?.kind;
    let limits = if keeps.len() == 1 { "limit" } else { "limits" };
    let within = format!("is within the {limits} of {} for `{kind}`", listed(&keeps));
    let kept = match (breaks.as_slice(), keeps.as_slice()) {
        ([], _) => within,
        (list, []) => format!("exceeds the limit of {} for `{kind}`", listed(list)),
        (list, _) => format!("exceeds the limit of {} for `{kind}`, and {within}", listed(list)),
    };
    let each = if rest.len() == 1 { "the function" } else { "each of these functions" };
    Some(format!(
        "\nIn programs that are built with `{}`, {} {kept}. The search for the largest error called {each} at least \
         {least} million times.\n",
        super::ZERO,
        short(device)
    ))
}

/// The error in units in the last place. An error that exceeds the limit is bold; it is a known deviation.
fn shown(worst: &Worst) -> String {
    let error = match worst.error {
        error if error < 1e6 => format!("{error:.3}"),
        error if error.is_finite() => format!("{error:.1e}"),
        _ => "infinite".into(),
    };
    let mark = match worst.result.as_str() {
        "nan" | "-nan" => NAN,
        "inf" | "-inf" if worst.error.is_finite() => INFINITE,
        _ => "",
    };
    match worst.limit {
        Some(limit) if worst.error > limit => format!("**{error}**{mark}"),
        _ => format!("{error}{mark}"),
    }
}

/// The items as a list in a sentence.
fn listed(items: &[String]) -> String {
    match items {
        [first @ .., last] if !first.is_empty() => format!("{} and {last}", first.join(", ")),
        items => items.concat(),
    }
}

/// Sentences that state how many arguments the search tried, and which calls it ignored.
fn effort<'w>(rows: impl Iterator<Item = &'w Worst> + Clone) -> String {
    let is_complete = |kind: &&str| rows.clone().filter(|w| w.kind == *kind).all(|w| w.complete);
    let is_there = |kind: &&str| rows.clone().any(|w| w.kind == *kind);
    let kinds: Vec<String> = ["float", "double", "half"]
        .into_iter()
        .filter(|kind| is_there(kind) && is_complete(kind))
        .map(|kind| format!("`{kind}`"))
        .collect();
    let mut out = Vec::new();
    if !kinds.is_empty() {
        out.push(format!("The search tried all arguments of type {}.", kinds.join(" and ")));
    }
    if let Some(least) = rows.clone().filter(|w| !w.complete).map(|w| w.calls).min() {
        let rest = if kinds.is_empty() {
            "each call in the table"
        } else {
            "the other calls in the table"
        };
        let several = rows.clone().any(|w| !w.complete && w.arguments.len() > 1);
        let arguments = if several { "combinations of arguments" } else { "arguments" };
        let least = least / 1_000_000;
        out.push(format!("For {rest}, the search tried at least {least} million {arguments}."));
    }
    if rows.clone().any(|w| w.name.starts_with("half_") || w.name.starts_with("native_")) {
        out.push(
            "For the functions with the prefixes `half_` and `native_`, the search ignored calls with denormalized \
             arguments or results."
                .into(),
        );
    }
    out.join(" ")
}

/// The name of the device in the table.
fn short(device: &Measured) -> &str {
    match device.device.split(':').nth(1) {
        Some("nvidia") => "NVIDIA",
        Some("pocl") => "PoCL",
        Some(platform) => platform,
        None => "reference",
    }
}
