//! The hash function of all hash tables that a check uses. It is fast for small keys. A random key ensures that no
//! input can provoke collisions.
//!
//! The iteration order of a table differs from process to process. No output depends on it.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::sync::LazyLock;

/// The key of this process.
static KEY: LazyLock<u64> = LazyLock::new(|| RandomState::new().hash_one(0) | 1);

/// The key of tables that are built at compile time. No input adds entries to these tables.
const FIXED_KEY: u64 = 0x517c_c1b7_2722_0a95;

/// The hash of a name in a table that is built at compile time.
pub(crate) const fn fixed_hash(name: &[u8]) -> u64 {
    KeyedHasher::new(FIXED_KEY).with_bytes(name).state
}

/// Whether two names are equal, for tables that are built at compile time.
pub(crate) const fn equal(a: &[u8], b: &[u8]) -> bool {
    let mut n = 0;
    while n < a.len() && n < b.len() && a[n] == b[n] {
        n += 1;
    }
    n == a.len() && n == b.len()
}

/// Hashes a key by repeated multiplication. Each product is folded: its two halves are combined.
#[derive(Clone, Copy)]
pub(crate) struct KeyedHasher {
    state: u64,
    key: u64,
}

impl KeyedHasher {
    const fn new(key: u64) -> KeyedHasher {
        KeyedHasher { state: key.rotate_left(32), key }
    }

    const fn with(self, i: u64) -> KeyedHasher {
        let product = (self.state ^ i) as u128 * self.key as u128;
        KeyedHasher { state: product as u64 ^ (product >> 64) as u64, ..self }
    }

    const fn with_bytes(mut self, bytes: &[u8]) -> KeyedHasher {
        let mut rest = bytes;
        while let Some((head, tail)) = rest.split_first_chunk::<8>() {
            self = self.with(u64::from_le_bytes(*head));
            rest = tail;
        }
        let mut last = [0; 8];
        last.split_at_mut(rest.len()).0.copy_from_slice(rest);
        self.with(u64::from_le_bytes(last) ^ ((rest.len() as u64) << 56))
    }
}

impl Hasher for KeyedHasher {
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
        self.state
    }
}

/// Builds hashers with the key of this process.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Keyed(u64);

impl Keyed {
    /// The hash of a name.
    pub(crate) fn hash(self, name: &[u8]) -> u64 {
        self.build_hasher().with_bytes(name).state
    }
}

impl Default for Keyed {
    fn default() -> Keyed {
        Keyed(*KEY)
    }
}

impl BuildHasher for Keyed {
    type Hasher = KeyedHasher;

    fn build_hasher(&self) -> KeyedHasher {
        KeyedHasher::new(self.0)
    }
}

/// A map with the keyed hasher.
pub(crate) type KeyedMap<K, V> = std::collections::HashMap<K, V, Keyed>;

/// A set with the keyed hasher.
pub(crate) type KeyedSet<K> = std::collections::HashSet<K, Keyed>;

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn names_that_collide_with_one_key_do_not_with_another() {
        let place =
            |key, name: &String| KeyedHasher::new(key).with_bytes(name.as_bytes()).state % 1024;
        let names: Vec<String> = (0..200_000).map(|n| format!("name_{n}")).collect();
        let aimed: Vec<&String> = names.iter().filter(|name| place(FIXED_KEY, name) == 7).collect();
        assert!(aimed.len() > 100);
        for key in [0xdead_beef_1234_5677, 0x9e37_79b9_7f4a_7c15] {
            let places: BTreeSet<u64> = aimed.iter().map(|name| place(key, name)).collect();
            assert!(places.len() > aimed.len() / 2, "{key}: {places:?}");
        }
    }
}
