//! The editions of a manual, in order, and ranges of them.
//!
//! A manual may give its editions any names. Its `corpus.toml` lists them in order. A range stores the names of the
//! editions at its ends, so that a page can be read without the manual. The editions in a range depend on the manual's
//! order, which each [`Edition`] includes.

use std::collections::HashSet;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;
use std::sync::Mutex;

/// A statement of `corpus.toml` about an edition.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct EditionInfo {
    /// Its name: `1.2`, `bookworm`. Empty for the only edition of a manual without editions.
    pub name: String,
    /// The version of the language that the edition documents; empty if it is the same as the edition's name.
    pub language: String,
    /// The year of its publication, if known.
    pub year: Option<u32>,
}

/// The editions of a manual, oldest first. There is at least one edition: a manual without editions has one edition
/// without a name.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Editions(Vec<EditionInfo>);

impl Editions {
    /// The editions `list` (oldest first), as a value that is never freed. Equal lists are stored only once.
    pub fn new(mut list: Vec<EditionInfo>) -> &'static Self {
        static LISTS: Mutex<Option<HashSet<&'static Editions>>> = Mutex::new(None);
        if list.is_empty() {
            list.push(EditionInfo::default());
        }
        let new = Editions(list);
        let mut lists = LISTS.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let lists = lists.get_or_insert_default();
        if let Some(known) = lists.get(&new) {
            return known;
        }
        let new: &'static Editions = Box::leak(Box::new(new));
        lists.insert(new);
        new
    }

    /// The list with these names.
    pub fn of_names<'n>(names: impl IntoIterator<Item = &'n str>) -> &'static Self {
        let info = |name: &str| EditionInfo { name: name.into(), ..EditionInfo::default() };
        Self::new(names.into_iter().map(info).collect())
    }

    /// The editions of a manual without editions: one edition without a name.
    pub fn none() -> &'static Self {
        Self::new(Vec::new())
    }

    /// The editions of all `lists`, each once. The order of each list is kept as far as the lists agree. If no
    /// list states the order of two editions, they are in the order of the numbers in their names.
    pub fn merged<'l>(lists: impl IntoIterator<Item = &'l Self>) -> &'static Self {
        let mut all: Vec<EditionInfo> = Vec::new();
        for list in lists {
            // New editions are inserted before the next edition that both lists have, in the order of their numbers.
            let mut from = 0;
            for (at, info) in list.0.iter().enumerate() {
                if let Some(known) = all.iter().position(|known| known.name == info.name) {
                    from = from.max(known + 1);
                    continue;
                }
                let next = list.0[at..].iter().find_map(|later| {
                    all.iter().skip(from).position(|known| known.name == later.name)
                });
                let end = next.map_or(all.len(), |next| from + next);
                let newer = |known: &EditionInfo| numbers(&known.name) > numbers(&info.name);
                let place = all[from..end].iter().position(newer).map_or(end, |place| from + place);
                all.insert(place, info.clone());
                from = place + 1;
            }
        }
        // The edition without a name belongs to corpora without editions. It is dropped if there are other editions.
        if all.len() > 1 {
            all.retain(|info| !info.name.is_empty());
        }
        Self::new(all)
    }

    /// The descriptions of the editions, oldest first.
    pub fn infos(&self) -> &[EditionInfo] {
        &self.0
    }

    /// The editions, oldest first.
    pub fn iter(&'static self) -> impl DoubleEndedIterator<Item = Edition> {
        (0..self.0.len()).map(move |at| Edition { of: self, at })
    }

    /// The newest edition.
    pub fn newest(&'static self) -> Edition {
        Edition { of: self, at: self.0.len() - 1 }
    }

    /// Whether the manual has editions with names.
    pub fn are_named(&self) -> bool {
        self.0.iter().any(|info| !info.name.is_empty())
    }

    /// The edition with this name; `None` if there is no such edition.
    pub fn find(&'static self, name: &str) -> Option<Edition> {
        self.position(name).map(|at| Edition { of: self, at })
    }

    /// The edition with this name, for a name that a user or a file states.
    ///
    /// # Errors
    /// There is no such edition. The message names all editions.
    pub fn edition(&'static self, name: &str) -> Result<Edition, String> {
        self.find(name).ok_or_else(|| self.unknown(name))
    }

    /// Checks that the editions at the ends of `range` exist and that the range contains an edition.
    ///
    /// # Errors
    /// An edition does not exist, or the range is empty. The message is one sentence without a full stop.
    pub fn check(&'static self, range: EditionRange) -> Result<(), String> {
        for end in [range.first, range.last].into_iter().flatten() {
            if self.position(end.name).is_none() {
                return Err(self.unknown(end.name));
            }
        }
        match self.iter().any(|edition| range.contains(edition)) {
            true => Ok(()),
            false => Err(format!("the range '{range}' does not contain an edition")),
        }
    }

    fn unknown(&self, name: &str) -> String {
        if !self.are_named() {
            return format!("'{name}' is not an edition; the manual does not have editions");
        }
        let all: Vec<&str> = self.0.iter().map(|info| info.name.as_str()).collect();
        format!("'{name}' is not an edition; the editions are {}", all.join(" "))
    }

    fn position(&self, name: &str) -> Option<usize> {
        self.0.iter().position(|info| info.name == name)
    }
}

/// The parts of a name, each as a number and the text after it. In this form, `9.10` is greater than `9.9`.
fn numbers(name: &str) -> Vec<(u64, &str)> {
    name.split(|c: char| !c.is_alphanumeric())
        .map(|part| {
            let digits = part.len() - part.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            (part[..digits].parse().unwrap_or(0), &part[digits..])
        })
        .collect()
}

/// An edition of a manual. Editions of one manual are ordered from old to new.
#[derive(Clone, Copy)]
pub struct Edition {
    of: &'static Editions,
    at: usize,
}

impl Edition {
    /// The name: `1.2`. Empty for the only edition of a manual without editions.
    pub fn as_str(self) -> &'static str {
        &self.of.0[self.at].name
    }

    /// Whether it has a name.
    pub fn is_named(self) -> bool {
        !self.as_str().is_empty()
    }

    /// `words` and the name, such as ` of edition 1.2`; empty for the edition without a name.
    pub fn after(self, words: &str) -> String {
        match self.is_named() {
            true => format!("{words}{self}"),
            false => String::new(),
        }
    }

    /// The statement of `corpus.toml` about it.
    pub fn info(self) -> &'static EditionInfo {
        &self.of.0[self.at]
    }

    /// The version of the language that it documents.
    pub fn language(self) -> &'static str {
        match self.of.0[self.at].language.as_str() {
            "" => self.as_str(),
            language => language,
        }
    }

    /// The year of its publication, if known.
    pub fn year(self) -> Option<u32> {
        self.of.0[self.at].year
    }

    /// The editions of its manual.
    pub fn all(self) -> &'static Editions {
        self.of
    }
}

impl PartialEq for Edition {
    fn eq(&self, other: &Self) -> bool {
        self.at == other.at && std::ptr::eq(self.of, other.of)
    }
}

impl Eq for Edition {}

impl Hash for Edition {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.at.hash(state);
    }
}

impl PartialOrd for Edition {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Edition {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        let address = |edition: &Self| std::ptr::from_ref(edition.of).addr();
        self.at.cmp(&other.at).then_with(|| address(self).cmp(&address(other)))
    }
}

impl fmt::Debug for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Edition({})", self.as_str())
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Whether `name` can be the name of an edition, which is also the name of a folder of the site.
pub fn is_edition_name(name: &str) -> bool {
    name.len() <= 40
        && name.starts_with(|c: char| c.is_ascii_alphanumeric())
        && !name.ends_with('.')
        && !name.contains("..")
        && name.chars().all(|c| c.is_ascii_alphanumeric() || "._+-".contains(c))
}

/// The help for a name that [`is_edition_name`] rejects.
pub const EDITION_NAME_HELP: &str =
    "use letters, digits, . and -, and start with a letter or digit";

/// The end of a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct End {
    /// The edition's name, which is never freed.
    name: &'static str,
    /// Whether the range contains it.
    inside: bool,
}

/// A range of editions: `1.2`, `>=2.0`, `<2.0`, `1.0..=1.2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EditionRange {
    first: Option<End>,
    last: Option<End>,
}

impl EditionRange {
    /// Every edition.
    pub const ALL: EditionRange = EditionRange { first: None, last: None };

    /// The range of a single edition. For the edition of a manual without editions, this is the range of all editions.
    pub fn only(edition: Edition) -> Self {
        match edition.as_str() {
            "" => Self::ALL,
            name => {
                let end = Some(End { name, inside: true });
                EditionRange { first: end, last: end }
            }
        }
    }

    /// The names of the editions at the ends, each once.
    pub fn named(self) -> impl Iterator<Item = &'static str> {
        let last = self.last.filter(|_| self.last != self.first);
        self.first.into_iter().chain(last).map(|end| end.name)
    }

    /// Whether `edition` is in the range. An unknown edition at an end makes the range empty.
    pub fn contains(self, edition: Edition) -> bool {
        let Edition { of, at } = edition;
        let after = |end: End| match of.position(end.name) {
            Some(first) => first < at || first == at && end.inside,
            None => false,
        };
        let before = |end: End| match of.position(end.name) {
            Some(last) => at < last || at == last && end.inside,
            None => false,
        };
        self.first.is_none_or(after) && self.last.is_none_or(before)
    }

    /// The first and the last of `editions` that are in the range; `None` if none of them is.
    pub fn ends(self, editions: &'static Editions) -> Option<(Edition, Edition)> {
        Some((self.of(editions).next()?, self.of(editions).next_back()?))
    }

    /// The usual form of the range: a range with the same editions of a manual, whose ends are editions that it
    /// contains. An end that is the manual's first or last edition is omitted, unless the range contains a single one
    /// of several editions. A range without editions is returned unchanged.
    pub fn usual(self, editions: &'static Editions) -> Self {
        let Some((first, last)) = self.ends(editions) else { return self };
        if first == last && editions.0.len() > 1 {
            return EditionRange::only(first);
        }
        let end = |edition: Edition| Some(End { name: edition.as_str(), inside: true });
        EditionRange {
            first: if first.at == 0 { None } else { end(first) },
            last: if last == editions.newest() { None } else { end(last) },
        }
    }

    /// The editions of a manual that are in the range, oldest first.
    pub fn of(self, editions: &'static Editions) -> impl DoubleEndedIterator<Item = Edition> {
        editions.iter().filter(move |edition| self.contains(*edition))
    }
}

impl fmt::Display for EditionRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.first, self.last) {
            (None, None) => f.write_str("all"),
            (Some(first), None) => {
                write!(f, "{}{}", if first.inside { ">=" } else { ">" }, first.name)
            }
            (None, Some(last)) => {
                write!(f, "{}{}", if last.inside { "<=" } else { "<" }, last.name)
            }
            (Some(first), Some(last)) if first == last => f.write_str(first.name),
            (Some(first), Some(last)) => write!(f, "{}..={}", first.name, last.name),
        }
    }
}

impl FromStr for EditionRange {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.trim();
        let end = |name: &str, inside| {
            let name = name.trim();
            match is_edition_name(name) {
                true => Ok(Some(End { name: interned(name), inside })),
                false => Err(format!(
                    "'{text}' is not a range of editions; write 1.2, >=1.2, <1.2 or 1.0..=1.2"
                )),
            }
        };
        let range = |first, last| Ok(EditionRange { first, last });
        if let Some(rest) = text.strip_prefix(">=") {
            range(end(rest, true)?, None)
        } else if let Some(rest) = text.strip_prefix("<=") {
            range(None, end(rest, true)?)
        } else if let Some(rest) = text.strip_prefix('>') {
            range(end(rest, false)?, None)
        } else if let Some(rest) = text.strip_prefix('<') {
            range(None, end(rest, false)?)
        } else if let Some((low, high)) = text.split_once("..=") {
            range(end(low, true)?, end(high, true)?)
        } else {
            range(end(text, true)?, end(text, true)?)
        }
    }
}

/// A copy of `name` that is never freed. Manuals have few names of editions.
fn interned(name: &str) -> &'static str {
    static NAMES: Mutex<Option<HashSet<&'static str>>> = Mutex::new(None);
    let mut names = NAMES.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let names = names.get_or_insert_default();
    if let Some(known) = names.get(name) {
        return known;
    }
    let new: &'static str = Box::leak(name.into());
    names.insert(new);
    new
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known() -> &'static Editions {
        Editions::of_names(["1.0", "1.1", "1.2", "2.0", "2.1", "2.2", "3.0", "3.1"])
    }

    #[test]
    fn ranges_hold_what_they_say() {
        for (text, want) in [
            ("1.2", &["1.2"][..]),
            (">=2.0", &["2.0", "2.1", "2.2", "3.0", "3.1"]),
            ("<2.0", &["1.0", "1.1", "1.2"]),
            ("<=1.1", &["1.0", "1.1"]),
            (">2.1", &["2.2", "3.0", "3.1"]),
            ("1.0..=1.2", &["1.0", "1.1", "1.2"]),
        ] {
            let range: EditionRange = text.parse().unwrap();
            let got: Vec<&str> = range.of(known()).map(Edition::as_str).collect();
            assert_eq!(got, want, "{text}");
            assert_eq!(range.to_string(), text);
            assert_eq!(known().check(range), Ok(()));
        }
    }

    #[test]
    fn empty_and_unknown_ranges_are_errors() {
        for text in ["<1.0", ">3.1", "2.0..=1.0", "1.3", "", ">=", "2.0..3.0", "latest"] {
            let range = text.parse::<EditionRange>().and_then(|range| known().check(range));
            assert!(range.is_err(), "{text}");
        }
    }

    #[test]
    fn a_range_has_one_usual_form() {
        for (text, usual) in [
            ("<2.0", "<=1.2"),
            (">=1.0", "all"),
            ("<1.1", "1.0"),
            (">=3.1", "3.1"),
            ("1.0..=1.2", "<=1.2"),
            (">1.2", ">=2.0"),
            ("1.1..=2.0", "1.1..=2.0"),
        ] {
            let range: EditionRange = text.parse().unwrap();
            assert_eq!(range.usual(known()).to_string(), usual, "{text}");
        }
    }

    #[test]
    fn the_manual_sets_the_order() {
        let debian = Editions::of_names(["stretch", "buster", "bullseye", "bookworm"]);
        let range: EditionRange = ">=bullseye".parse().unwrap();
        let got: Vec<&str> = range.of(debian).map(Edition::as_str).collect();
        assert_eq!(got, ["bullseye", "bookworm"]);
        assert!(debian.newest() > debian.find("buster").unwrap());
    }

    #[test]
    fn lists_merge_in_their_own_order_and_otherwise_by_number() {
        let merged = |lists: &[&[&str]]| {
            let lists = lists.iter().map(|names| Editions::of_names(names.iter().copied()));
            Editions::merged(lists).iter().map(Edition::as_str).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(merged(&[&["2.0"], &["1.2"], &["10.0"], &["9.1"]]), "1.2 2.0 9.1 10.0");
        assert_eq!(merged(&[&["a", "z"], &["z", "b"], &["q", "a"]]), "q a z b");
        assert_eq!(merged(&[&["1.0", "3.0"], &["1.0", "2.0", "3.0"]]), "1.0 2.0 3.0");
        assert_eq!(merged(&[&[""], &["6.03"]]), "6.03");
        assert_eq!(merged(&[&[], &[]]), "");
    }

    #[test]
    fn equal_lists_are_one() {
        let again = known();
        assert_eq!(known().newest(), again.newest());
        assert_ne!(known().newest(), Editions::of_names(["3.1"]).newest());
    }
}
