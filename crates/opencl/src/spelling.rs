//! Spelling suggestions: finds the known word that is nearest to an unknown one.

use std::cmp::Reverse;

/// The maximum number of word comparisons in one check. Each search compares one word with all known words.
const MOST_COMPARISONS: usize = 1 << 18;

/// The maximum length of the words that are compared. The time grows with the product of both lengths.
const LONGEST_WORD: usize = 64;

/// Counts the comparisons against the limit.
#[derive(Default)]
pub(crate) struct Comparisons(usize);

impl Comparisons {
    /// Whether a search may compare `count` words. A search compares all words or none: the result must not depend on
    /// the iteration order of a table.
    pub(crate) fn allow(&mut self, count: usize) -> bool {
        self.0 = self.0.saturating_add(count);
        self.0 <= MOST_COMPARISONS
    }
}

/// A known word similar to an unknown one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Near<'n> {
    pub(crate) word: &'n str,
    /// The edit distance. It is 0 if only letter case and underscores differ, and may be [`INCOMPLETE`].
    slips: usize,
    /// Whether only the order of the letters differs.
    reordered: bool,
    /// The length of the common prefix, in letters.
    same: usize,
}

impl Near<'_> {
    fn order(&self) -> (usize, bool, Reverse<usize>) {
        (self.slips, !self.reordered, Reverse(self.same))
    }

    /// Whether `other` is nearer.
    pub(crate) fn is_farther_than(&self, other: &Near<'_>) -> bool {
        self.order() > other.order()
    }

    /// Whether `name` is almost surely a misspelling of this word.
    pub(crate) fn is_certain(&self, name: &str) -> bool {
        match self.slips {
            0 => name.len() > 1,
            1 => name.len() > 5,
            slips => slips < INCOMPLETE && name.len() > 8,
        }
    }

    /// The word, and whether `name` is almost surely a misspelling of it.
    pub(crate) fn meant_by(&self, name: &str) -> (String, bool) {
        (self.word.to_string(), self.is_certain(name))
    }
}

/// The letters of a word, sorted.
fn letters(word: &str) -> Vec<u8> {
    let mut letters = word.as_bytes().to_vec();
    letters.sort_unstable();
    letters
}

/// The letters and digits of a word in lower case.
fn plain(word: &str) -> impl Iterator<Item = u8> {
    word.bytes().filter(|b| *b != b'_').map(|b| b.to_ascii_lowercase())
}

/// The distance between a word, such as `CLK_LOCAL_MEM_FENCE`, and a word that lacks some of its parts, such as
/// `CLK_LOCAL_FENCE`. Words that differ by whole parts in other ways have the same distance.
const INCOMPLETE: usize = 3;

/// Whether `name` is `known` without some of the parts between its underscores: `CLK_LOCAL_FENCE`. `name` must have at
/// least two parts.
fn lacks_parts(name: &str, known: &str) -> bool {
    let mut parts = known.split('_');
    let count = name.split('_').count();
    count >= 2
        && count < known.split('_').count()
        && name.starts_with(known.split('_').next().unwrap_or_default())
        && name.split('_').all(|part| parts.any(|known| known == part))
}

/// Whether `name` has the parts of `known` in another order: `CLK_NEAREST_FILTER`.
fn has_other_order(name: &str, known: &str) -> bool {
    let parts = |word: &str| {
        let mut parts: Vec<String> = word.split('_').map(str::to_string).collect();
        parts.sort_unstable();
        parts
    };
    name.len() == known.len()
        && name != known
        && name.contains('_')
        && letters(name) == letters(known)
        && parts(name) == parts(known)
}

/// Whether `name` is `known` with some of its parts written in full: `CLK_LOCAL_MEMORY_FENCE`.
fn spells_out_parts(name: &str, known: &str) -> bool {
    let count = known.split('_').count();
    let is_full = |(part, known): (&str, &str)| known.len() >= 2 && part.starts_with(known);
    count >= 3
        && count == name.split('_').count()
        && name.split('_').zip(known.split('_')).all(is_full)
}

/// The edit distance from `name` to `known`. `None` if the names are equal, or too different for a misspelling.
fn slips(name: &str, known: &str) -> Option<usize> {
    // `global_id` and `LOCAL_MEM_FENCE` lack a prefix.
    let lacks_prefix =
        || ["get_", "CLK_"].iter().any(|part| known.strip_prefix(part) == Some(name));
    if name.len() >= 8 && (lacks_prefix() || has_other_order(name, known)) {
        return Some(INCOMPLETE);
    }
    if name.len() >= 8 && (lacks_parts(name, known) || spells_out_parts(name, known)) {
        return Some(INCOMPLETE);
    }
    if name != known && plain(name).next().is_some() && plain(name).eq(plain(known)) {
        return Some(0);
    }
    let (short, long) = (name.len().min(known.len()), name.len().max(known.len()));
    if long > LONGEST_WORD || long - short > 2 || name == known {
        return None;
    }
    // Words with different digits are different words: `float4`, `float8`.
    let digits = |word: &str| -> Vec<u8> {
        let mut digits: Vec<u8> = word.bytes().filter(u8::is_ascii_digit).collect();
        if short > 8 {
            digits.sort_unstable();
        }
        digits
    };
    if digits(name) != digits(known) {
        return None;
    }
    let pieces = |word: &str| word.bytes().filter(|b| *b == b'_').count();
    if pieces(name) == 0 || pieces(name) != pieces(known) {
        return slips_of_word(name, known, short < 5);
    }
    // The limit on the edit distance applies to each part separately.
    let parts = name.split('_').zip(known.split('_')).filter(|(a, b)| a != b);
    let slips =
        parts.map(|(a, b)| slips_of_word(a, b, a.len().min(b.len()) < 4)).sum::<Option<usize>>()?;
    (slips <= 2).then_some(slips)
}

/// The edit distance of two words, or of two parts. `None` if it is too large for a misspelling. A short word that
/// differs by a replaced letter is a different word.
fn slips_of_word(name: &str, known: &str, is_short: bool) -> Option<usize> {
    let short = name.len().min(known.len());
    let is_replaced = name.len() == known.len() && letters(name) != letters(known);
    if short < 2
        || is_short && is_replaced
        || short < 6 && is_replaced && name.as_bytes()[0] != known.as_bytes()[0]
    {
        return None;
    }
    let most = (short / 4).clamp(1, 2);
    Some(strsim::osa_distance(name, known)).filter(|slips| *slips <= most)
}

/// The word nearest to `name`. `None` if no word is similar, or if several are equally near.
pub(crate) fn nearest<'n>(name: &str, known: impl Iterator<Item = &'n str>) -> Option<Near<'n>> {
    let mut best: Option<Near<'n>> = None;
    let mut is_tie = false;
    let own = letters(name);
    for word in known {
        let Some(slips) = slips(name, word) else { continue };
        let same = name.bytes().zip(word.bytes()).take_while(|(a, b)| a == b).count();
        let near = Near { word, slips, reordered: letters(word) == own, same };
        match &best {
            Some(best) if near.is_farther_than(best) => {}
            Some(best) if best.order() == near.order() => is_tie |= best.word != word,
            _ => (best, is_tie) = (Some(near), false),
        }
    }
    best.filter(|_| !is_tie)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_word_is_found_where_there_is_one() {
        let known = || ["get_global_id", "get_global_size", "count", "counts", "x"].into_iter();
        let near = |name| nearest(name, known()).map(|near| (near.slips, near.word));
        assert_eq!(near("get_globl_id"), Some((1, "get_global_id")));
        assert_eq!(near("Get_Global_ID"), Some((0, "get_global_id")));
        assert_eq!(near("getglobalid"), Some((0, "get_global_id")));
        assert_eq!(near("conut"), Some((1, "count")));
        assert_eq!(near("coun"), Some((1, "count")));
        assert_eq!(near("countx"), None);
        assert_eq!(near("y"), None);
        assert_eq!(near("barrier"), None);
        let none = [
            ("float5", "float4"),
            ("bool2", "bool"),
            ("X11", "X10"),
            ("i31", "i13"),
            ("sine", "sinh"),
            ("labs", "fabs"),
            ("min3", "min"),
            ("add", "and"),
            ("atomic_bool", "atomic_long"),
            ("work_group_reduce_sub", "work_group_reduce_mul"),
        ];
        for (name, known) in none {
            assert_eq!(nearest(name, [known].into_iter()), None, "{name}");
        }
        let flags = ["CLK_LOCAL_MEM_FENCE", "CLK_FILTER_LINEAR", "CLK_FILTER_NEAREST"];
        let begun = |name| nearest(name, flags.into_iter()).map(|near| near.word);
        assert_eq!(begun("CLK_LOCAL_MEM"), Some("CLK_LOCAL_MEM_FENCE"));
        assert_eq!(begun("CLK_FILTER"), None);
        let long = "x".repeat(1 << 20);
        assert_eq!(nearest(&long, [&*long].into_iter()), None);
        let first_letter = nearest("print", ["rint", "printf"].into_iter());
        assert_eq!(first_letter.map(|near| near.word), Some("printf"));
        let order = nearest("cl_khr_fp46", ["cl_khr_fp16", "cl_khr_fp64"].into_iter());
        assert_eq!(order.map(|near| near.word), Some("cl_khr_fp64"));
    }
}
