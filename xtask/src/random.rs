//! Pseudo-random numbers for the jobs that try inputs.

/// Xorshift: the runs only have to be the same for the same seed.
pub(crate) struct Random(u64);

impl Random {
    /// The sequence of a seed.
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// A number below `end`, 0 where that is 0.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        ((self.next() >> 16) % end.max(1) as u64) as usize
    }

    /// One of a list, which is not empty.
    pub(crate) fn pick<'a, V>(&mut self, list: &'a [V]) -> &'a V {
        &list[self.below(list.len())]
    }

    /// True `n` times of `of`.
    pub(crate) fn chance(&mut self, n: usize, of: usize) -> bool {
        self.below(of) < n
    }
}
