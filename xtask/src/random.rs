//! Pseudo-random numbers for fuzzing jobs.

/// A xorshift generator. A better generator is not needed, because runs only have to be reproducible from the seed.
pub(crate) struct Random(u64);

impl Random {
    /// The generator with a seed.
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// A number below `end`; 0 if `end` is 0.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        ((self.next() >> 16) % end.max(1) as u64) as usize
    }

    /// An element of a non-empty list.
    pub(crate) fn pick<'a, V>(&mut self, list: &'a [V]) -> &'a V {
        &list[self.below(list.len())]
    }

    /// True with the probability `n` / `of`.
    pub(crate) fn chance(&mut self, n: usize, of: usize) -> bool {
        self.below(of) < n
    }
}
