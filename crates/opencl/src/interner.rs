//! Identifiers as numbers.
//!
//! Keywords and the names of built-in types are interned first, in a fixed order: the number of their [`Symbol`]
//! identifies them.

use super::hash::Keyed;
use super::keywords::WORDS;
pub use super::symbol::Symbol;
use std::sync::LazyLock;

/// All identifiers of one check: their concatenated bytes, and an open-addressed hash table.
#[derive(Clone, Debug)]
pub(crate) struct Interner {
    text: String,
    ends: Vec<u32>,
    /// The slots of the hash table: each has the number of a symbol plus one, or 0 if it is free.
    table: Vec<u32>,
    keyed: Keyed,
}

/// An interner that contains all [`WORDS`]. Each check starts with a copy of it.
static INTERNED: LazyLock<Interner> = LazyLock::new(|| {
    let mut ends = Vec::with_capacity(WORDS.len());
    let mut end = 0;
    for word in WORDS {
        end += word.len() as u32;
        ends.push(end);
    }
    let text = WORDS.concat();
    let mut interner = Interner { text, ends, table: Vec::new(), keyed: Keyed::default() };
    interner.fill(4 * WORDS.len().next_power_of_two());
    interner
});

impl Interner {
    pub(crate) fn new() -> Self {
        INTERNED.clone()
    }

    pub(crate) fn intern(&mut self, s: &str) -> Symbol {
        self.intern_bytes(s.as_bytes())
    }

    /// Interns an identifier as spelled in the source. An identifier that is not UTF-8 becomes `_`.
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
            self.fill(2 * self.table.len());
        }
        Symbol(self.ends.len() as u32 - 1)
    }

    /// The symbol of a previously interned string.
    pub(crate) fn find(&self, s: &str) -> Option<Symbol> {
        self.slot(s.as_bytes()).ok()
    }

    /// The symbol of a string, or the free slot for it in the table.
    fn slot(&self, s: &[u8]) -> Result<Symbol, usize> {
        let mask = self.table.len() - 1;
        let mut at = self.keyed.hash(s) as usize & mask;
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

    /// Builds a table of `len` slots; `len` is a power of two.
    fn fill(&mut self, len: usize) {
        let mut table = vec![0; len];
        for n in 0..self.ends.len() as u32 {
            let mut at = self.keyed.hash(self.bytes(n as usize)) as usize & (len - 1);
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
