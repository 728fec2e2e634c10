//! Identifiers as numbers.
//!
//! Keywords and the names of built-in types are interned first, in a fixed order, so that a
//! [`Symbol`] tells by its number alone what it is.

use std::hash::Hasher;

use super::keywords::WORDS;
pub use super::symbol::Symbol;

/// A fast hash for small keys that no attacker gains from: Fx, as rustc uses it.
#[derive(Default, Clone, Copy)]
pub(crate) struct FxHasher(u64);

impl FxHasher {
    const fn with(self, i: u64) -> FxHasher {
        FxHasher((self.0.rotate_left(5) ^ i).wrapping_mul(0x517c_c1b7_2722_0a95))
    }

    const fn with_bytes(mut self, bytes: &[u8]) -> FxHasher {
        let mut rest = bytes;
        while let Some((head, tail)) = rest.split_first_chunk::<8>() {
            self = self.with(u64::from_le_bytes(*head));
            rest = tail;
        }
        let mut last = [0; 8];
        last.split_at_mut(rest.len()).0.copy_from_slice(rest);
        self.with(u64::from_le_bytes(last) ^ ((rest.len() as u64) << 56))
    }

    const fn get(self) -> u64 {
        self.0 ^ (self.0 >> 29)
    }
}

impl Hasher for FxHasher {
    fn write(&mut self, bytes: &[u8]) {
        *self = self.with_bytes(bytes);
    }
    fn write_u8(&mut self, i: u8) {
        self.write_u64(i.into());
    }
    fn write_u32(&mut self, i: u32) {
        self.write_u64(i.into());
    }
    fn write_usize(&mut self, i: usize) {
        self.write_u64(i as u64);
    }
    fn write_u64(&mut self, i: u64) {
        *self = self.with(i);
    }
    fn finish(&self) -> u64 {
        self.get()
    }
}

pub(crate) type FxBuild = std::hash::BuildHasherDefault<FxHasher>;
pub(crate) type FxHashMap<K, V> = std::collections::HashMap<K, V, FxBuild>;

/// A set with it.
pub(crate) type FxHashSet<K> = std::collections::HashSet<K, FxBuild>;

/// All identifiers of one check: their bytes one after the other, and an open-addressed table.
#[derive(Debug)]
pub(crate) struct Interner {
    text: String,
    ends: Vec<u32>,
    table: Vec<u32>,
}

/// The hash of a name. The compiler makes tables of names by it, which are there when a check starts.
pub(crate) const fn hash(name: &[u8]) -> u64 {
    FxHasher(0).with_bytes(name).get()
}

/// Whether two names are equal, for the tables that the compiler makes.
pub(crate) const fn equal(a: &[u8], b: &[u8]) -> bool {
    let mut n = 0;
    while n < a.len() && n < b.len() && a[n] == b[n] {
        n += 1;
    }
    n == a.len() && n == b.len()
}

/// The state of an interner that has the words of the language.
struct Words {
    text: [u8; Words::LENGTH],
    ends: [u32; WORDS.len()],
    table: [u32; 2048],
}

impl Words {
    /// Bytes of all words.
    const LENGTH: usize = {
        let (mut length, mut n) = (0, 0);
        while n < WORDS.len() {
            length += WORDS[n].len();
            n += 1;
        }
        length
    };

    const fn new() -> Words {
        let mut words =
            Words { text: [0; Words::LENGTH], ends: [0; WORDS.len()], table: [0; 2048] };
        let (mut end, mut n) = (0, 0);
        while n < WORDS.len() {
            let word = WORDS[n].as_bytes();
            words.text.split_at_mut(end).1.split_at_mut(word.len()).0.copy_from_slice(word);
            end += word.len();
            words.ends[n] = end as u32;
            let mut at = hash(word) as usize & (words.table.len() - 1);
            while words.table[at] != 0 {
                at = (at + 1) & (words.table.len() - 1);
            }
            n += 1;
            words.table[at] = n as u32;
        }
        words
    }
}

static STARTED: Words = Words::new();

impl Interner {
    pub(crate) fn new() -> Self {
        let mut interner = Interner {
            text: String::with_capacity(8192),
            ends: Vec::with_capacity(1024),
            table: STARTED.table.to_vec(),
        };
        interner.text.push_str(std::str::from_utf8(&STARTED.text).expect("words are text"));
        interner.ends.extend_from_slice(&STARTED.ends);
        interner
    }

    pub(crate) fn intern(&mut self, s: &str) -> Symbol {
        self.intern_bytes(s.as_bytes())
    }

    /// Interns an identifier as it stands in a source. What is no text is `_`.
    pub(crate) fn intern_bytes(&mut self, s: &[u8]) -> Symbol {
        let at = match self.slot(s) {
            Ok(symbol) => return symbol,
            Err(at) => at,
        };
        let Ok(text) = std::str::from_utf8(s) else { return self.intern("_") };
        self.text.push_str(text);
        self.ends.push(self.text.len() as u32);
        self.table[at] = self.ends.len() as u32;
        if self.ends.len() * 2 > self.table.len() {
            self.grow();
        }
        Symbol(self.ends.len() as u32 - 1)
    }

    /// The symbol of a string that was interned before.
    pub(crate) fn find(&self, s: &str) -> Option<Symbol> {
        self.slot(s.as_bytes()).ok()
    }

    /// The symbol of a string, or the free place of the table where it would be.
    fn slot(&self, s: &[u8]) -> Result<Symbol, usize> {
        let mask = self.table.len() - 1;
        let mut at = hash(s) as usize & mask;
        loop {
            match self.table[at] {
                0 => return Err(at),
                n if self.bytes(n as usize - 1) == s => return Ok(Symbol(n - 1)),
                _ => at = (at + 1) & mask,
            }
        }
    }

    fn bytes(&self, n: usize) -> &[u8] {
        let start = if n == 0 { 0 } else { self.ends[n - 1] as usize };
        &self.text.as_bytes()[start..self.ends[n] as usize]
    }

    fn grow(&mut self) {
        let len = self.table.len() * 2;
        let mut table = vec![0; len];
        for n in 0..self.ends.len() as u32 {
            let mut at = hash(self.bytes(n as usize)) as usize & (len - 1);
            while table[at] != 0 {
                at = (at + 1) & (len - 1);
            }
            table[at] = n + 1;
        }
        self.table = table;
    }

    pub(crate) fn get(&self, symbol: Symbol) -> &str {
        let n = symbol.0 as usize;
        let start = if n == 0 { 0 } else { self.ends[n - 1] as usize };
        &self.text[start..self.ends[n] as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_stands_once() {
        let mut interner = Interner::new();
        for (n, word) in WORDS.iter().enumerate() {
            assert_eq!(interner.find(word), Some(Symbol(n as u32)), "{word}");
            assert_eq!(interner.intern(word), Symbol(n as u32), "{word}");
        }
        assert_eq!(interner.intern("nothing_of_the_language"), Symbol(WORDS.len() as u32));
    }
}
