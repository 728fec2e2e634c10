//! Editions of the manual and ranges of them.

use std::fmt;
use std::str::FromStr;

macro_rules! editions {
    ($($(#[doc = $doc:literal])+ $edition:ident $text:literal $language:ident $year:literal;)*) => {
        /// An edition of the manual. [`Edition::language`] is its version of OpenCL C.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Edition {
            $($(#[doc = $doc])+ $edition,)*
        }

        impl Edition {
            /// Every edition, oldest first.
            pub const ALL: &[Edition] = &[$(Edition::$edition),*];

            /// The newest edition.
            pub const LATEST: Edition = Self::ALL[Self::ALL.len() - 1];

            /// The written form: `1.2`.
            pub fn as_str(self) -> &'static str {
                match self {
                    $(Edition::$edition => $text,)*
                }
            }

            /// The edition whose OpenCL C this edition documents.
            pub fn language(self) -> Edition {
                match self {
                    $(Edition::$edition => Edition::$language,)*
                }
            }

            /// The year in which the edition's specification was published.
            pub fn year(self) -> u32 {
                match self {
                    $(Edition::$edition => $year,)*
                }
            }
        }
    };
}

editions! {
    /// OpenCL 1.0
    V1_0 "1.0" V1_0 2008;
    /// OpenCL 1.1
    V1_1 "1.1" V1_1 2010;
    /// OpenCL 1.2
    V1_2 "1.2" V1_2 2011;
    /// OpenCL 2.0
    V2_0 "2.0" V2_0 2013;
    /// OpenCL 2.1, whose kernel language is that of 2.0
    V2_1 "2.1" V2_0 2015;
    /// OpenCL 2.2, whose kernel language is that of 2.0
    V2_2 "2.2" V2_0 2017;
    /// OpenCL 3.0
    V3_0 "3.0" V3_0 2020;
    /// OpenCL 3.1
    V3_1 "3.1" V3_1 2026;
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Edition {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Edition::ALL.iter().copied().find(|e| e.as_str() == text).ok_or_else(|| {
            let all: Vec<&str> = Edition::ALL.iter().map(|e| e.as_str()).collect();
            format!("'{text}' is not an edition; the editions are {}", all.join(" "))
        })
    }
}

/// A non-empty range of editions: `1.2`, `>=2.0`, `<2.0`, `1.0..=1.2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EditionRange {
    /// The first edition of the range.
    pub first: Edition,
    /// The last edition of the range.
    pub last: Edition,
}

impl EditionRange {
    /// Every edition.
    pub const ALL: EditionRange = EditionRange { first: Edition::V1_0, last: Edition::LATEST };

    /// The range of a single edition.
    pub fn only(edition: Edition) -> Self {
        EditionRange { first: edition, last: edition }
    }

    /// Whether `edition` is in the range.
    pub fn contains(self, edition: Edition) -> bool {
        self.first <= edition && edition <= self.last
    }

    /// The editions of the range, oldest first.
    pub fn editions(self) -> impl Iterator<Item = Edition> {
        Edition::ALL.iter().copied().filter(move |e| self.contains(*e))
    }
}

impl fmt::Display for EditionRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, last) = (Edition::ALL[0], Edition::ALL[Edition::ALL.len() - 1]);
        if self.first == self.last {
            write!(f, "{}", self.first)
        } else if self.last == last {
            write!(f, ">={}", self.first)
        } else if self.first == first {
            write!(f, "<={}", self.last)
        } else {
            write!(f, "{}..={}", self.first, self.last)
        }
    }
}

impl FromStr for EditionRange {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.trim();
        let edition = |s: &str| s.trim().parse::<Edition>();
        let position =
            |e: Edition| Edition::ALL.iter().position(|x| *x == e).expect("an edition is in ALL");
        let empty = || format!("the range '{text}' does not contain an edition");
        let (mut first, mut last) = (0, Edition::ALL.len() - 1);
        if let Some(rest) = text.strip_prefix(">=") {
            first = position(edition(rest)?);
        } else if let Some(rest) = text.strip_prefix("<=") {
            last = position(edition(rest)?);
        } else if let Some(rest) = text.strip_prefix('>') {
            first = position(edition(rest)?) + 1;
        } else if let Some(rest) = text.strip_prefix('<') {
            last = position(edition(rest)?).checked_sub(1).ok_or_else(empty)?;
        } else if let Some((low, high)) = text.split_once("..=") {
            (first, last) = (position(edition(low)?), position(edition(high)?));
        } else {
            return Ok(EditionRange::only(edition(text)?));
        }
        if first > last || first >= Edition::ALL.len() {
            return Err(empty());
        }
        Ok(EditionRange { first: Edition::ALL[first], last: Edition::ALL[last] })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, want: &[&str]) {
        let range: EditionRange = text.parse().unwrap();
        let got: Vec<&str> = range.editions().map(Edition::as_str).collect();
        assert_eq!(got, want, "{text}");
        assert_eq!(range.to_string().parse::<EditionRange>().unwrap(), range);
    }

    #[test]
    fn ranges_hold_what_they_say() {
        check("1.2", &["1.2"]);
        check(">=2.0", &["2.0", "2.1", "2.2", "3.0", "3.1"]);
        check("<2.0", &["1.0", "1.1", "1.2"]);
        check("<=1.1", &["1.0", "1.1"]);
        check(">2.1", &["2.2", "3.0", "3.1"]);
        check("1.0..=1.2", &["1.0", "1.1", "1.2"]);
    }

    #[test]
    fn empty_and_unknown_ranges_are_errors() {
        for text in ["<1.0", ">3.1", "2.0..=1.0", "1.3", "", ">=", "2.0..3.0", "latest"] {
            assert!(text.parse::<EditionRange>().is_err(), "{text}");
        }
    }
}
