//! The dates that pages state.

/// The names of each month, first in English, then in German, French, Spanish, Italian, Dutch, Portuguese and Polish.
const MONTHS: [&str; 12] = [
    "january januar janvier enero gennaio januari janeiro stycznia",
    "february februar février febrero febbraio februari fevereiro lutego",
    "march märz mars marzo marzo maart março marca",
    "april april avril abril aprile april abril kwietnia",
    "may mai mai mayo maggio mei maio maja",
    "june juni juin junio giugno juni junho czerwca",
    "july juli juillet julio luglio juli julho lipca",
    "august august août agosto agosto augustus agosto sierpnia",
    "september september septembre septiembre settembre september setembro września",
    "october oktober octobre octubre ottobre oktober outubro października",
    "november november novembre noviembre novembre november novembro listopada",
    "december dezember décembre diciembre dicembre december dezembro grudnia",
];

/// The first date in a text, in the form `2024-05-31`; `None` if there is none. The text may have the forms
/// `2024-05-31`, `2024/5/31`, `2024年5月31日`, `31-May-2024`, `31 May 2024`, `May 31st, 2024`, `2024 May 31` and
/// `$Mdocdate: May 31 2024 $`. If the day is missing (`May 2024`, `2024-05`), the result is the first day of the month.
/// Dates in numbers must start with the year, since the order of day and month differs between countries.
pub(crate) fn parse(text: &str) -> Option<String> {
    let words = text.split(|c: char| !c.is_alphanumeric() || "年月日".contains(c));
    let words = words.filter(|word| !word.is_empty());
    let words: Vec<&str> = words.collect();
    let with_day = words.windows(3).find_map(|words| match *words {
        [year, number, day] if month(year).is_none() && month(number).is_none() => {
            date(year, number.parse().ok()?, day)
        }
        [year, name, day] if year.len() == 4 && month(name).is_some() => {
            date(year, month(name)?, day)
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
    // `1st`, `2nd`, `3rd`, `4th`
    let digits = day.trim_end_matches(|c: char| c.is_ascii_lowercase());
    let ordinal = if day.len() - digits.len() == 2 { digits } else { day };
    let day: u32 = ordinal.parse().ok().filter(|day| (1..=31).contains(day))?;
    (1..=12).contains(&month).then(|| format!("{year}-{month:02}-{day:02}"))
}

/// The number of a month from its name, or from an abbreviation of at least three letters of its English name: 5 for
/// `May` and `Mai`, 9 for `Sept`. `None` if the word is not a month.
fn month(word: &str) -> Option<usize> {
    let word = word.to_lowercase();
    let is_named = |names: &str| {
        names.split(' ').any(|name| name == word) || word.len() >= 3 && names.starts_with(&word)
    };
    MONTHS.iter().position(|names| is_named(names)).map(|at| at + 1)
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
            "2024 May 31",
            "May 31st, 2024",
            "31. Mai 2024",
            "2024年5月31日",
        ] {
            assert_eq!(parse(text).as_deref(), Some("2024-05-31"), "{text}");
        }
        for text in ["May 2024", "2024-05", "since May 2024", "Mai 2024", "mai 2024"] {
            assert_eq!(parse(text).as_deref(), Some("2024-05-01"), "{text}");
        }
        for text in ["", "05/31/2024", "31/05/2024", "2024-13-01", "version 1.2.3"] {
            assert_eq!(parse(text), None, "{text}");
        }
    }
}
