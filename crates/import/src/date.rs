//! The dates that pages state.

const MONTHS: [&str; 12] = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
];

/// The first date in a text, in the form `2024-05-31`; `None` if there is none. The text may have the forms
/// `2024-05-31`, `2024/5/31`, `31-May-2024`, `31 May 2024`, `May 31, 2024` and `$Mdocdate: May 31 2024 $`. If the day
/// is missing (`May 2024`, `2024-05`), the result is the first day of the month. Dates in numbers must start with the
/// year, since the order of day and month differs between countries.
pub(crate) fn parse(text: &str) -> Option<String> {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let words: Vec<&str> = words.collect();
    let with_day = words.windows(3).find_map(|words| match *words {
        [year, number, day] if month(year).is_none() && month(number).is_none() => {
            date(year, number.parse().ok()?, day)
        }
        [day, name, year] if month(name).is_some() => date(year, month(name)?, day),
        [name, day, year] => date(year, month(name)?, day),
        _ => None,
    });
    with_day.or_else(|| {
        words.windows(2).find_map(|words| match *words {
            [name, year] if month(name).is_some() => date(year, month(name)?, "1"),
            [year, number] => date(year, number.parse().ok()?, "1"),
            _ => None,
        })
    })
}

fn date(year: &str, month: usize, day: &str) -> Option<String> {
    let year: u32 = year.parse().ok().filter(|year| (1970..2100).contains(year))?;
    let day: u32 = day.parse().ok().filter(|day| (1..=31).contains(day))?;
    (1..=12).contains(&month).then(|| format!("{year}-{month:02}-{day:02}"))
}

/// The number of a month from its name or an abbreviation of at least three letters: 5 for `May`, 9 for `Sept`. `None`
/// if the word is not a month.
fn month(word: &str) -> Option<usize> {
    let word = word.to_ascii_lowercase();
    let named = MONTHS.iter().position(|month| word.len() >= 3 && month.starts_with(&word))?;
    Some(named + 1)
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn usual_forms_of_dates_are_read() {
        for text in [
            "2024-05-31",
            "2024/5/31",
            "31-May-2024",
            "31 May 2024",
            "May 31, 2024",
            "$Mdocdate: May 31 2024 $",
            "Fri May 31 2024",
        ] {
            assert_eq!(parse(text).as_deref(), Some("2024-05-31"), "{text}");
        }
        for text in ["May 2024", "2024-05", "since May 2024"] {
            assert_eq!(parse(text).as_deref(), Some("2024-05-01"), "{text}");
        }
        for text in ["", "05/31/2024", "31/05/2024", "2024-13-01", "version 1.2.3"] {
            assert_eq!(parse(text), None, "{text}");
        }
    }
}
