//! Registers. A register is a column of lanes, with one lane for each work-item of the group.
//!
//! A column is stored in rows of [`ROW`] lanes. A row is read and written as a whole, so that the compiler vectorises
//! the loops over rows. A register with the same value in all lanes is uniform: it is stored only in its first row, and
//! a computation with uniform registers is executed once. All registers of a group of one work-item are uniform; only
//! their first lane has a meaning. With detectors, a register also has a bit for each lane that indicates whether the
//! lane's value is uninitialized.

use super::scalar::Width;
use std::cell::Cell;

/// The number of lanes of a row.
pub const ROW: usize = 16;

/// The index of a register in the file of its width.
pub type Reg = u32;

/// Calls a generic function with the word type of a width.
macro_rules! by_width {
    ($width:expr, $w:ident => $body:expr) => {
        match $width {
            $crate::scalar::Width::W8 => {
                type $w = u8;
                $body
            }
            $crate::scalar::Width::W16 => {
                type $w = u16;
                $body
            }
            $crate::scalar::Width::W32 => {
                type $w = u32;
                $body
            }
            $crate::scalar::Width::W64 => {
                type $w = u64;
                $body
            }
        }
    };
}
pub(crate) use by_width;

/// A word of one of the register files.
pub trait Word: Copy + Default + PartialEq + Send + 'static {
    /// The size in bytes.
    const SIZE: usize;
    /// The register file for words of this type.
    fn file(registers: &Registers) -> &File<Self>;
    /// Its value, zero-extended.
    fn wide(self) -> u64;
    /// The low bits of a value.
    fn narrow(value: u64) -> Self;
    /// Whether its highest bit is set.
    fn is_negative(self) -> bool;
    /// Reads the word at the start of `bytes`; zero if `bytes` is too short.
    fn read(bytes: &[u8]) -> Self;
    /// Writes the word to the start of `bytes`, if it fits.
    fn write(self, bytes: &mut [u8]);
}

macro_rules! word {
    ($t:ty, $file:ident) => {
        impl Word for $t {
            const SIZE: usize = size_of::<$t>();
            #[inline(always)]
            fn file(registers: &Registers) -> &File<Self> {
                &registers.$file
            }
            #[inline(always)]
            fn wide(self) -> u64 {
                u64::from(self)
            }
            #[inline(always)]
            fn narrow(value: u64) -> Self {
                value as $t
            }
            #[inline(always)]
            fn is_negative(self) -> bool {
                self.leading_zeros() == 0
            }
            #[inline(always)]
            fn read(bytes: &[u8]) -> Self {
                bytes.first_chunk().map_or(0, |b| <$t>::from_le_bytes(*b))
            }
            #[inline(always)]
            fn write(self, bytes: &mut [u8]) {
                if let Some(b) = bytes.first_chunk_mut() {
                    *b = self.to_le_bytes();
                }
            }
        }
    };
}
word!(u8, w8);
word!(u16, w16);
word!(u32, w32);
word!(u64, w64);

/// All registers of one width.
#[derive(Debug)]
pub struct File<W: Word> {
    rows: Vec<Cell<[W; ROW]>>,
    uniform: Vec<Cell<bool>>,
    tainted: Vec<Cell<bool>>,
    taint: Vec<Cell<u16>>,
    chunks: usize,
    /// Whether there is only one lane.
    is_single: bool,
    /// Whether uninitialized values are tracked.
    taints: bool,
}

impl<W: Word> File<W> {
    fn new(count: u32, lanes: usize, taints: bool) -> Self {
        let (count, chunks) = (count as usize, chunks(lanes));
        File {
            rows: vec![Cell::new([W::default(); ROW]); count * chunks],
            uniform: vec![Cell::new(true); count],
            tainted: vec![Cell::new(false); if taints { count } else { 0 }],
            taint: vec![Cell::new(0); if taints { count * chunks } else { 0 }],
            chunks,
            is_single: lanes == 1,
            taints,
        }
    }

    /// Whether all lanes have the same value, which is stored in the first row.
    #[inline(always)]
    pub fn is_uniform(&self, r: Reg) -> bool {
        self.uniform[r as usize].get()
    }

    /// The row of a register that starts at lane `c * ROW`.
    #[inline(always)]
    pub fn row(&self, r: Reg, c: usize) -> [W; ROW] {
        let c = if self.is_uniform(r) { 0 } else { c };
        self.rows[r as usize * self.chunks + c].get()
    }

    /// One lane.
    #[inline(always)]
    pub fn lane(&self, r: Reg, lane: usize) -> W {
        let c = if self.is_uniform(r) { 0 } else { lane / ROW };
        self.cells(r, c)[lane % ROW].get()
    }

    /// The lanes of a row as separate cells. Without them, the whole row would be copied to access one lane.
    #[inline(always)]
    fn cells(&self, r: Reg, c: usize) -> &[Cell<W>] {
        let row: &Cell<[W]> = &self.rows[r as usize * self.chunks + c];
        row.as_slice_of_cells()
    }

    /// Sets one lane of a non-uniform register.
    #[inline(always)]
    pub fn set_lane(&self, r: Reg, lane: usize, value: W) {
        self.cells(r, lane / ROW)[lane % ROW].set(value);
    }

    /// Sets a row of a register.
    #[inline(always)]
    pub fn set_row(&self, r: Reg, c: usize, row: [W; ROW]) {
        self.rows[r as usize * self.chunks + c].set(row);
    }

    /// Marks a register as uniform or not. The caller is responsible for the lanes.
    #[inline(always)]
    pub fn set_uniform(&self, r: Reg, uniform: bool) {
        self.uniform[r as usize].set(uniform || self.is_single);
    }

    /// Sets all lanes to one value.
    #[inline(always)]
    pub fn set_all(&self, r: Reg, value: W) {
        self.set_row(r, 0, [value; ROW]);
        self.set_uniform(r, true);
    }

    /// Sets all lanes to one initialized value.
    #[inline(always)]
    pub fn fill(&self, r: Reg, value: W) {
        self.set_all(r, value);
        self.clean(r);
    }

    /// Makes a register non-uniform: a uniform value is copied to all rows, so that lanes can be set separately.
    pub fn spread(&self, r: Reg) {
        if self.is_uniform(r) && !self.is_single {
            let row = self.row(r, 0);
            for c in 1..self.chunks {
                self.set_row(r, c, row);
            }
            self.set_uniform(r, false);
            if self.taints && self.tainted[r as usize].get() {
                let first = self.taint[r as usize * self.chunks].get();
                for c in 1..self.chunks {
                    self.taint[r as usize * self.chunks + c].set(first);
                }
            }
        }
    }

    /// Whether some lane may hold an uninitialized value.
    #[inline(always)]
    pub fn is_tainted(&self, r: Reg) -> bool {
        self.taints && self.tainted[r as usize].get()
    }

    /// The lanes of a row with uninitialized values, as a bit mask.
    #[inline(always)]
    pub fn taint(&self, r: Reg, c: usize) -> u16 {
        if !self.is_tainted(r) {
            return 0;
        }
        let c = if self.is_uniform(r) { 0 } else { c };
        self.taint[r as usize * self.chunks + c].get()
    }

    /// Sets the lanes of a row with uninitialized values.
    #[inline(always)]
    pub fn set_taint(&self, r: Reg, c: usize, bits: u16) {
        if self.taints {
            if bits != 0 && !self.tainted[r as usize].get() {
                self.tainted[r as usize].set(true);
                for other in 0..self.chunks {
                    self.taint[r as usize * self.chunks + other].set(0);
                }
            }
            if self.tainted[r as usize].get() {
                self.taint[r as usize * self.chunks + c].set(bits);
            }
        }
    }

    /// Marks all lanes as initialized.
    #[inline(always)]
    pub fn clean(&self, r: Reg) {
        if self.taints {
            self.tainted[r as usize].set(false);
        }
    }
}

/// The registers of one work-group.
#[derive(Debug)]
pub struct Registers {
    /// The number of rows of a non-uniform register.
    pub chunks: usize,
    taints: bool,
    /// Words of 8 bits.
    pub w8: File<u8>,
    /// Words of 16 bits.
    pub w16: File<u16>,
    /// Words of 32 bits.
    pub w32: File<u32>,
    /// Words of 64 bits.
    pub w64: File<u64>,
}

/// A condition for each lane: the width of its register, whether negative values are true (otherwise, nonzero values
/// are true), and the register.
pub type Condition = (Width, bool, Reg);

/// The number of rows of a register.
fn chunks(lanes: usize) -> usize {
    lanes.div_ceil(ROW).max(1)
}

/// The number of registers of each width.
pub type Counts = [u32; 4];

impl Registers {
    /// Registers for `lanes` work-items, all zero.
    pub fn new(counts: Counts, lanes: usize, taints: bool) -> Self {
        Registers {
            chunks: chunks(lanes),
            taints,
            w8: File::new(counts[0], lanes, taints),
            w16: File::new(counts[1], lanes, taints),
            w32: File::new(counts[2], lanes, taints),
            w64: File::new(counts[3], lanes, taints),
        }
    }

    /// Whether uninitialized values are tracked.
    pub fn taints(&self) -> bool {
        self.taints
    }

    /// A lane of a register of any width, zero-extended.
    pub fn lane(&self, width: Width, r: Reg, lane: usize) -> u64 {
        by_width!(width, W => W::file(self).lane(r, lane).wide())
    }

    /// Sets all lanes of a register to one value.
    pub fn fill(&self, width: Width, r: Reg, value: u64) {
        by_width!(width, W => W::file(self).fill(r, W::narrow(value)))
    }

    /// Whether all lanes of a register have the same value.
    pub fn is_uniform(&self, width: Width, r: Reg) -> bool {
        by_width!(width, W => W::file(self).is_uniform(r))
    }

    /// The lanes of a row with uninitialized values.
    pub fn taint(&self, width: Width, r: Reg, c: usize) -> u16 {
        by_width!(width, W => W::file(self).taint(r, c))
    }

    /// Whether some lane of a register may be uninitialized.
    pub fn is_tainted(&self, width: Width, r: Reg) -> bool {
        by_width!(width, W => W::file(self).is_tainted(r))
    }

    /// `d = f(a)` for `n` components.
    #[inline(always)]
    pub fn map1<A: Word, D: Word>(&self, d: Reg, a: Reg, n: u8, f: impl Fn(A) -> D + Copy) {
        let (fa, fd) = (A::file(self), D::file(self));
        for k in 0..Reg::from(n) {
            let (d, a) = (d + k, a + k);
            let rows = if fa.is_uniform(a) {
                fd.set_all(d, f(fa.lane(a, 0)));
                1
            } else {
                for c in 0..self.chunks {
                    let x = fa.row(a, c);
                    let mut out = [D::default(); ROW];
                    for i in 0..ROW {
                        out[i] = f(x[i]);
                    }
                    fd.set_row(d, c, out);
                }
                fd.set_uniform(d, false);
                self.chunks
            };
            if self.taints {
                self.join_taints::<A, D>(d, [a, a], rows);
            }
        }
    }

    /// `d = f(a, b)` for `n` components.
    #[inline(always)]
    pub fn map2<A: Word, D: Word>(
        &self,
        d: Reg,
        a: Reg,
        b: Reg,
        n: u8,
        f: impl Fn(A, A) -> D + Copy,
    ) {
        let (fa, fd) = (A::file(self), D::file(self));
        for k in 0..Reg::from(n) {
            let (d, a, b) = (d + k, a + k, b + k);
            let rows = if fa.is_uniform(a) && fa.is_uniform(b) {
                fd.set_all(d, f(fa.lane(a, 0), fa.lane(b, 0)));
                1
            } else {
                for c in 0..self.chunks {
                    let (x, y) = (fa.row(a, c), fa.row(b, c));
                    let mut out = [D::default(); ROW];
                    for i in 0..ROW {
                        out[i] = f(x[i], y[i]);
                    }
                    fd.set_row(d, c, out);
                }
                fd.set_uniform(d, false);
                self.chunks
            };
            if self.taints {
                self.join_taints::<A, D>(d, [a, b], rows);
            }
        }
    }

    /// `d = f(p, a, b)` for `n` components; the first operand may have another width.
    #[inline(always)]
    pub fn map3<C: Word, A: Word>(
        &self,
        d: Reg,
        p: Reg,
        a: Reg,
        b: Reg,
        n: u8,
        f: impl Fn(C, A, A) -> A + Copy,
    ) {
        let (fp, fa) = (C::file(self), A::file(self));
        for k in 0..Reg::from(n) {
            let (d, p, a, b) = (d + k, p + k, a + k, b + k);
            let rows = if fp.is_uniform(p) && fa.is_uniform(a) && fa.is_uniform(b) {
                fa.set_all(d, f(fp.lane(p, 0), fa.lane(a, 0), fa.lane(b, 0)));
                1
            } else {
                for c in 0..self.chunks {
                    let (x, y, z) = (fp.row(p, c), fa.row(a, c), fa.row(b, c));
                    let mut out = [A::default(); ROW];
                    for i in 0..ROW {
                        out[i] = f(x[i], y[i], z[i]);
                    }
                    fa.set_row(d, c, out);
                }
                fa.set_uniform(d, false);
                self.chunks
            };
            if self.taints {
                if fp.is_tainted(p) || fa.is_tainted(a) || fa.is_tainted(b) {
                    for c in 0..rows {
                        let bits = fp.taint(p, c) | fa.taint(a, c) | fa.taint(b, c);
                        fa.set_taint(d, c, bits);
                    }
                } else {
                    fa.clean(d);
                }
            }
        }
    }

    /// Marks the lanes of `d` that depend on an uninitialized value of an operand. It is a separate function, because
    /// `map1` and `map2` are compiled for each operation.
    #[inline(never)]
    fn join_taints<A: Word, D: Word>(&self, d: Reg, [a, b]: [Reg; 2], rows: usize) {
        let (fa, fd) = (A::file(self), D::file(self));
        if fa.is_tainted(a) || fa.is_tainted(b) {
            for c in 0..rows {
                fd.set_taint(d, c, fa.taint(a, c) | fa.taint(b, c));
            }
        } else {
            fd.clean(d);
        }
    }

    /// The lanes of a row that are true as a condition. If `sign` is set, negative lanes are true; otherwise, nonzero
    /// lanes are true.
    fn truths(&self, width: Width, sign: bool, r: Reg, c: usize) -> [bool; ROW] {
        by_width!(width, W => {
            let row = W::file(self).row(r, c);
            if sign { row.map(W::is_negative) } else { row.map(|word| word != W::default()) }
        })
    }

    /// Selects between two values lane by lane, for `n` components. `step` is 1 if each component has its own
    /// condition, and 0 if all share one. The result is uninitialized if the condition or the selected value is.
    pub fn choose<A: Word>(
        &self,
        d: Reg,
        (width, sign, p): Condition,
        a: Reg,
        b: Reg,
        n: u8,
        step: Reg,
    ) {
        let file = A::file(self);
        for k in 0..Reg::from(n) {
            let (d, p, a, b) = (d + k, p + k * step, a + k, b + k);
            let uniform = self.is_uniform(width, p) && file.is_uniform(a) && file.is_uniform(b);
            let rows = if uniform { 1 } else { self.chunks };
            let tainted = self.taints
                && (self.is_tainted(width, p) || file.is_tainted(a) || file.is_tainted(b));
            for c in 0..rows {
                let (truths, y, z) =
                    (self.truths(width, sign, p, c), file.row(a, c), file.row(b, c));
                let taints = (self.taint(width, p, c), file.taint(a, c), file.taint(b, c));
                let mut out = [A::default(); ROW];
                for i in 0..ROW {
                    out[i] = if truths[i] { y[i] } else { z[i] };
                }
                file.set_row(d, c, out);
                if tainted {
                    let mut first = 0u16;
                    for (i, truth) in truths.iter().enumerate() {
                        first |= u16::from(*truth) << i;
                    }
                    file.set_taint(d, c, taints.0 | (taints.1 & first) | (taints.2 & !first));
                }
            }
            if self.taints && !tainted {
                file.clean(d);
            }
            file.set_uniform(d, uniform);
        }
    }

    /// Copies `n` registers. If `mask` is given, only its lanes are copied.
    pub fn copy<A: Word>(&self, d: Reg, s: Reg, n: u8, mask: Option<&[u16]>) {
        let f = A::file(self);
        for k in 0..Reg::from(n) {
            let (d, s) = (d + k, s + k);
            if d == s {
                continue;
            }
            let Some(mask) = mask else {
                let rows = if f.is_uniform(s) {
                    f.set_all(d, f.lane(s, 0));
                    1
                } else {
                    for c in 0..self.chunks {
                        f.set_row(d, c, f.row(s, c));
                    }
                    f.set_uniform(d, false);
                    self.chunks
                };
                if self.taints {
                    if f.is_tainted(s) {
                        for c in 0..rows {
                            f.set_taint(d, c, f.taint(s, c));
                        }
                    } else {
                        f.clean(d);
                    }
                }
                continue;
            };
            f.spread(d);
            let tainted = self.taints && (f.is_tainted(d) || f.is_tainted(s));
            for (c, m) in mask.iter().enumerate() {
                if *m == 0 {
                    continue;
                }
                let (x, mut y) = (f.row(s, c), f.row(d, c));
                if *m == u16::MAX {
                    y = x;
                } else {
                    for i in 0..ROW {
                        y[i] = if m >> i & 1 != 0 { x[i] } else { y[i] };
                    }
                }
                f.set_row(d, c, y);
                if tainted {
                    let bits = (f.taint(s, c) & m) | (f.taint(d, c) & !m);
                    f.set_taint(d, c, bits);
                }
            }
        }
    }

    /// Marks the lanes of a mask, or all lanes, as uninitialized in `n` registers.
    pub fn mark<A: Word>(&self, d: Reg, n: u8, mask: Option<&[u16]>) {
        if !self.taints {
            return;
        }
        let f = A::file(self);
        for d in d..d + Reg::from(n) {
            f.spread(d);
            for c in 0..self.chunks {
                let bits = mask.map_or(u16::MAX, |m| m[c]);
                f.set_taint(d, c, f.taint(d, c) | bits);
            }
        }
    }
}
