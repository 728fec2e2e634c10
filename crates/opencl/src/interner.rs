//! Identifiers as numbers.
//!
//! Keywords and the names of built-in types are interned first, in a fixed order, so that a
//! [`Symbol`] tells by its number alone what it is.

use super::hash::Keyed;

/// An interned string.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symbol(pub u32);

/// All identifiers of one check: their bytes one after the other, and an open-addressed table.
#[derive(Debug)]
pub(crate) struct Interner {
    text: String,
    ends: Vec<u32>,
    /// One more than the number of a name, by its hash.
    table: Vec<u32>,
    keyed: Keyed,
}

impl Interner {
    /// Has these words from the start: their text, and where each ends in it.
    pub(crate) fn new((text, ends): (&str, &[u32])) -> Self {
        let mut interner = Interner {
            text: String::with_capacity(8192),
            ends: Vec::with_capacity(1024),
            table: Vec::new(),
            keyed: Keyed::default(),
        };
        interner.text.push_str(text);
        interner.ends.extend_from_slice(ends);
        interner.fill(4 * ends.len().next_power_of_two());
        interner
    }

    pub(crate) fn intern(&mut self, s: &str) -> Symbol {
        self.intern_bytes(s.as_bytes())
    }

    /// Interns an identifier as it stands in a source. What is no text, or does not fit, is `_`.
    pub(crate) fn intern_bytes(&mut self, s: &[u8]) -> Symbol {
        let at = match self.slot(s) {
            Ok(symbol) => return symbol,
            Err(at) => at,
        };
        // Places in the text have 32 bits.
        let room = u32::MAX as usize - self.text.len();
        let text = std::str::from_utf8(s).ok().filter(|text| *text == "_" || text.len() < room);
        let Some(text) = text else { return self.intern("_") };
        self.text.push_str(text);
        self.ends.push(self.text.len() as u32);
        self.table[at] = self.ends.len() as u32;
        if self.ends.len() * 2 > self.table.len() {
            self.fill(2 * self.table.len());
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

    /// Makes a table of `len` places, a power of two.
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
