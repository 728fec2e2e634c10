//! The head of a page: its names and purpose, its date, its copyright.

use crate::Hints;
use crate::docbook::{set_copyright, split_names, summary};
use clman_record::Record;
use clman_record::prose::collapse_space;

/// Reads the line `name - purpose`; a line without a dash is the purpose. The page's name is `stem`, the name of the
/// file, and the other names on the line are aliases.
pub(super) fn names(line: &str, stem: &str, record: &mut Record) {
    let line = collapse_space(line);
    let (names, purpose) = [" - ", " — ", " – ", " -- "]
        .iter()
        .filter_map(|dash| line.split_once(dash))
        .min_by_key(|(names, _)| names.len())
        .unwrap_or(("", line.as_str()));
    if purpose != stem {
        record.summary = summary(purpose);
    }
    for name in split_names(names) {
        if !name.is_empty() && name != stem && !name.contains(' ') {
            record.aliases.push(name);
        }
    }
}

/// Converts a date in the format of HTTP and mail: `Thu, 10 Jul 2025 11:00:00 +0000` becomes `2025-07-10`. `None` for
/// any other text.
pub(super) fn http_date(text: &str) -> Option<String> {
    const MONTHS: [&str; 12] =
        ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
    let mut words = text.split_whitespace().map(|w| w.trim_end_matches(','));
    let mut day = words.next()?;
    if day.parse::<u32>().is_err() {
        day = words.next()?;
    }
    let day: u32 = day.parse().ok().filter(|day| (1..=31).contains(day))?;
    let month = words.next()?;
    let month = 1 + MONTHS.iter().position(|m| month.starts_with(m))?;
    let year: u32 = words.next()?.parse().ok().filter(|year| (1990..2100).contains(year))?;
    Some(format!("{year}-{month:02}-{day:02}"))
}

pub(super) fn copyright(text: &str, hints: &mut Hints) {
    let text = collapse_space(text);
    let (line, licence) = match text.split_once("SPDX-License-Identifier:") {
        Some((line, licence)) => (line, licence.split_whitespace().next()),
        None => (text.as_str(), None),
    };
    set_copyright(line, hints);
    if let Some(copyright) = &mut hints.copyright
        && !copyright.contains('©')
    {
        *copyright = copyright.replacen("Copyright", "Copyright ©", 1);
    }
    if let Some(licence) = licence {
        hints.licence = Some(licence.to_owned());
    }
}
