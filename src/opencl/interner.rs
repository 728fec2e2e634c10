//! Identifiers as numbers.
//!
//! Keywords and the names of built-in types are interned first, in a fixed order, so that a
//! [`Symbol`] tells by its number alone what it is.

use std::hash::Hasher;

/// An interned string.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symbol(pub u32);

/// A fast hash for small keys that no attacker gains from: Fx, as rustc uses it.
#[derive(Default, Clone, Copy)]
pub(crate) struct FxHasher(u64);

impl Hasher for FxHasher {
    fn write(&mut self, bytes: &[u8]) {
        let mut rest = bytes;
        while let Some((head, tail)) = rest.split_first_chunk::<8>() {
            self.write_u64(u64::from_le_bytes(*head));
            rest = tail;
        }
        let mut last = [0; 8];
        last[..rest.len()].copy_from_slice(rest);
        self.write_u64(u64::from_le_bytes(last) ^ ((rest.len() as u64) << 56));
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
        self.0 = (self.0.rotate_left(5) ^ i).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 29)
    }
}

pub(crate) type FxBuild = std::hash::BuildHasherDefault<FxHasher>;
pub(crate) type FxHashMap<K, V> = std::collections::HashMap<K, V, FxBuild>;

/// All identifiers of one check: their bytes one after the other, and an open-addressed table.
#[derive(Debug)]
pub(crate) struct Interner {
    text: String,
    ends: Vec<u32>,
    table: Vec<u32>,
}

fn hash(s: &str) -> u64 {
    let mut h = FxHasher::default();
    h.write(s.as_bytes());
    h.finish()
}

impl Interner {
    pub(crate) fn new() -> Self {
        let mut interner = Interner {
            text: String::with_capacity(8192),
            ends: Vec::with_capacity(1024),
            table: vec![0; 2048],
        };
        for (i, word) in super::keywords::WORDS.iter().enumerate() {
            let symbol = interner.intern(word);
            debug_assert_eq!(symbol.0 as usize, i, "{word} stands twice");
        }
        interner
    }

    pub(crate) fn intern(&mut self, s: &str) -> Symbol {
        let mask = self.table.len() - 1;
        let mut at = hash(s) as usize & mask;
        loop {
            match self.table[at] {
                0 => break,
                n if self.get(Symbol(n - 1)) == s => return Symbol(n - 1),
                _ => at = (at + 1) & mask,
            }
        }
        self.text.push_str(s);
        self.ends.push(self.text.len() as u32);
        self.table[at] = self.ends.len() as u32;
        if self.ends.len() * 2 > self.table.len() {
            self.grow();
        }
        Symbol(self.ends.len() as u32 - 1)
    }

    /// The symbol of a string that was interned before.
    pub(crate) fn find(&self, s: &str) -> Option<Symbol> {
        let mask = self.table.len() - 1;
        let mut at = hash(s) as usize & mask;
        loop {
            match self.table[at] {
                0 => return None,
                n if self.get(Symbol(n - 1)) == s => return Some(Symbol(n - 1)),
                _ => at = (at + 1) & mask,
            }
        }
    }

    fn grow(&mut self) {
        let len = self.table.len() * 2;
        let mut table = vec![0; len];
        for n in 0..self.ends.len() as u32 {
            let mut at = hash(self.get(Symbol(n))) as usize & (len - 1);
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
