//! Finds the counterpart of each unit of a text in another version of the text.

use std::collections::HashMap;
use std::ops::Range;

use super::units::{Kind, Unit};

/// The percentage of words that two units must share to be versions of the same unit.
const SIMILAR: usize = 40;

/// The maximum number of pairs of units that are compared between two units that did not change. If there are more
/// pairs, or more than [`MOST_WORDS`] words in them, the units are not paired.
const MOST_PAIRS: usize = 1 << 20;
const MOST_WORDS: usize = 1 << 24;

/// The maximum number of units among which the replacement of a unit is searched for.
const NEAR: usize = 16;

/// The maximum depth of searches for units that occur once.
const MOST_SEARCHES: usize = 8;

/// The units of a version of a text and the units of its origin, `base`.
pub(super) struct Alignment {
    /// For each unit of `base`, the unit that it became.
    pub to: Vec<Option<usize>>,
    /// For each unit of `base`, whether it is now in another place.
    pub is_moved: Vec<bool>,
    /// The new and moved units, by their place: `added[n]` is after the unit that unit `n - 1` of `base` became.
    pub added: Vec<Vec<usize>>,
    /// For each unit, the unit of `base` from which it was made.
    pub from: Vec<Option<usize>>,
}

/// Aligns the units of `base` with the units of a later version.
pub(super) fn align(base: &[Unit<'_>], other: &[Unit<'_>]) -> Alignment {
    let mut names = HashMap::new();
    let mut aligner = Aligner {
        base: read(base, &mut names),
        other: read(other, &mut names),
        to: vec![None; base.len()],
    };
    aligner.between(0..base.len(), 0..other.len(), 0);
    let mut to = aligner.to;
    let mut from = vec![None; other.len()];
    for (at, place) in to.iter().enumerate() {
        place.iter().for_each(|place| from[*place] = Some(at));
    }
    let mut is_moved = vec![false; base.len()];
    for (at, place) in moves(&aligner.base, &aligner.other, &to, &from) {
        (to[at], from[place], is_moved[at]) = (Some(place), Some(at), true);
    }
    replace(base, other, &mut to, &mut from, &is_moved);
    let mut added = vec![Vec::new(); base.len() + 1];
    let mut place = 0;
    for (at, from) in from.iter().enumerate() {
        match from {
            Some(from) if !is_moved[*from] => place = from + 1,
            _ => added[place].push(at),
        }
    }
    Alignment { to, is_moved, added, from }
}

/// A unit with numbers in place of texts.
struct Numbered {
    kind: Kind,
    text: usize,
    /// The sorted words.
    words: Vec<usize>,
}

fn read<'a>(
    units: &[Unit<'a>],
    names: &mut HashMap<(Option<Kind>, &'a str), usize>,
) -> Vec<Numbered> {
    let mut number = |kind, text| {
        let next = names.len();
        *names.entry((kind, text)).or_insert(next)
    };
    let numbered = |unit: &Unit<'a>| {
        let words = unit.text.split(|c: char| !c.is_alphanumeric() && c != '_');
        let words = words.filter(|word| !word.is_empty());
        let mut words: Vec<usize> = words.map(|word| number(None, word)).collect();
        words.sort_unstable();
        Numbered { kind: unit.kind, text: number(Some(unit.kind), unit.text), words }
    };
    units.iter().map(numbered).collect()
}

/// Whether a unit of `a` may be a version of a unit of `b`.
pub(super) fn have_similar(a: &[Unit<'_>], b: &[Unit<'_>]) -> bool {
    let mut names = HashMap::new();
    let (a, b) = (read(a, &mut names), read(b, &mut names));
    a.len() * b.len() > MOST_PAIRS
        || a.iter().any(|one| b.iter().any(|other| one.likeness(other) > 0))
}

impl Numbered {
    /// The likeness of two units, from 0 to 1000. Units that are not similar have the likeness 0.
    fn likeness(&self, other: &Numbered) -> usize {
        if self.text == other.text {
            return 1000;
        }
        let all = self.words.len() + other.words.len();
        if self.kind != other.kind || all == 0 {
            return 0;
        }
        let (mut a, mut b, mut shared) = (0, 0, 0);
        while let (Some(x), Some(y)) = (self.words.get(a), other.words.get(b)) {
            shared += usize::from(x == y);
            (a, b) = (a + usize::from(x <= y), b + usize::from(y <= x));
        }
        if shared * 200 >= all * SIMILAR { shared * 1800 / all } else { 0 }
    }
}

struct Aligner {
    base: Vec<Numbered>,
    other: Vec<Numbered>,
    to: Vec<Option<usize>>,
}

impl Aligner {
    /// Aligns a part of `base` with a part of the other version.
    fn between(&mut self, mut base: Range<usize>, mut other: Range<usize>, depth: usize) {
        let same =
            |aligner: &Aligner, a: usize, b: usize| aligner.base[a].text == aligner.other[b].text;
        while !base.is_empty() && !other.is_empty() && same(self, base.start, other.start) {
            self.to[base.start] = Some(other.start);
            (base.start, other.start) = (base.start + 1, other.start + 1);
        }
        while !base.is_empty() && !other.is_empty() && same(self, base.end - 1, other.end - 1) {
            (base.end, other.end) = (base.end - 1, other.end - 1);
            self.to[base.end] = Some(other.end);
        }
        if base.is_empty() || other.is_empty() {
            return;
        }
        let anchors = match depth {
            MOST_SEARCHES => Vec::new(),
            _ => self.anchors(base.clone(), other.clone()),
        };
        if anchors.is_empty() {
            return self.by_likeness(base, other);
        }
        let (mut start, mut other_start) = (base.start, other.start);
        for (at, place) in anchors {
            self.to[at] = Some(place);
            self.between(start..at, other_start..place, depth + 1);
            (start, other_start) = (at + 1, place + 1);
        }
        self.between(start..base.end, other_start..other.end, depth + 1);
    }

    /// The longest sequence of units that occur once in each of the parts and are in the same order in both.
    fn anchors(&self, base: Range<usize>, other: Range<usize>) -> Vec<(usize, usize)> {
        let mut places: HashMap<usize, [(usize, usize); 2]> = HashMap::new();
        for (side, units, range) in [(0, &self.base, base), (1, &self.other, other)] {
            for at in range {
                let found = &mut places.entry(units[at].text).or_default()[side];
                *found = (found.0 + 1, at);
            }
        }
        let once = places.into_values().filter(|[a, b]| a.0 == 1 && b.0 == 1);
        let mut pairs: Vec<(usize, usize)> = once.map(|[a, b]| (a.1, b.1)).collect();
        pairs.sort_unstable();
        // The last pair of the best sequence of each length, and the pair before each pair.
        let mut ends: Vec<usize> = Vec::new();
        let mut before: Vec<Option<usize>> = Vec::new();
        for (at, pair) in pairs.iter().enumerate() {
            let length = ends.partition_point(|end| pairs[*end].1 < pair.1);
            before.push(length.checked_sub(1).map(|last| ends[last]));
            match ends.get_mut(length) {
                Some(end) => *end = at,
                None => ends.push(at),
            }
        }
        let mut next = ends.last().copied();
        let mut found = Vec::new();
        while let Some(at) = next {
            found.push(pairs[at]);
            next = before[at];
        }
        found.reverse();
        found
    }

    /// Pairs units so that the sum of their likeness is as large as possible.
    fn by_likeness(&mut self, base: Range<usize>, other: Range<usize>) {
        let words =
            |units: &[Numbered]| units.iter().map(|unit| unit.words.len() + 1).sum::<usize>();
        let (rows, columns) = (base.len(), other.len());
        let work = rows.saturating_mul(words(&self.other[other.clone()]))
            + columns.saturating_mul(words(&self.base[base.clone()]));
        if rows.saturating_mul(columns) > MOST_PAIRS || work > MOST_WORDS {
            return;
        }
        // The largest sum for the units from a row and from a column on.
        let width = columns + 1;
        let mut sums = vec![0; (rows + 1) * width];
        let mut likeness = vec![0; rows * width];
        for row in (0..rows).rev() {
            for column in (0..columns).rev() {
                let at = row * width + column;
                likeness[at] =
                    self.base[base.start + row].likeness(&self.other[other.start + column]);
                let paired = match likeness[at] {
                    0 => 0,
                    likeness => likeness + sums[at + width + 1],
                };
                sums[at] = paired.max(sums[at + width]).max(sums[at + 1]);
            }
        }
        let (mut row, mut column) = (0, 0);
        while row < rows && column < columns {
            let at = row * width + column;
            if likeness[at] > 0 && sums[at] == likeness[at] + sums[at + width + 1] {
                self.to[base.start + row] = Some(other.start + column);
                (row, column) = (row + 1, column + 1);
            } else if sums[at] == sums[at + width] {
                row += 1;
            } else {
                column += 1;
            }
        }
    }
}

/// The units that were moved, with their new places.
fn moves(
    base: &[Numbered],
    other: &[Numbered],
    to: &[Option<usize>],
    from: &[Option<usize>],
) -> Vec<(usize, usize)> {
    let mut places: HashMap<usize, [Vec<usize>; 2]> = HashMap::new();
    for (side, units, paired) in [(0, base, to), (1, other, from)] {
        for (at, unit) in units.iter().enumerate().filter(|(at, _)| paired[*at].is_none()) {
            places.entry(unit.text).or_default()[side].push(at);
        }
    }
    let once = places.into_values().filter(|[a, b]| a.len() == 1 && b.len() == 1);
    once.map(|[a, b]| (a[0], b[0])).collect()
}

/// Pairs units without a counterpart that are between the same units: one replaced the other.
fn replace(
    base: &[Unit<'_>],
    other: &[Unit<'_>],
    to: &mut [Option<usize>],
    from: &mut [Option<usize>],
    is_moved: &[bool],
) {
    let mut place = 0;
    for at in 0..base.len() {
        match to[at] {
            Some(paired) if !is_moved[at] => place = paired + 1,
            Some(_) => {}
            None => {
                // The units before the next unit that has a counterpart and was not moved.
                let is_here = |from: &&Option<usize>| from.is_none_or(|from| is_moved[from]);
                let near = from[place..].iter().take_while(is_here).take(NEAR);
                let mut near = near.zip(&other[place..]);
                let is_free = |(from, unit): (&Option<usize>, &Unit<'_>)| {
                    from.is_none() && unit.kind == base[at].kind
                };
                if let Some(free) = near.position(is_free) {
                    place += free;
                    (to[at], from[place]) = (Some(place), Some(at));
                    place += 1;
                }
            }
        }
    }
}
