//! Regions of memory: rows of bytes at equal distances, in slices at equal distances.

use crate::entry::Answer;
use opencl_sys::{CL_INVALID_VALUE, cl_int};

/// A region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Region {
    /// The offset of the first byte.
    pub start: usize,
    /// The number of bytes of a row, of rows of a slice, and of slices.
    pub size: [usize; 3],
    /// The distances of rows and of slices in bytes.
    pub pitches: [usize; 2],
}

impl Region {
    /// Consecutive bytes.
    pub fn line(start: usize, size: usize) -> Region {
        Region { start, size: [size, 1, 1], pitches: [size, size] }
    }

    /// A rectangle of a buffer (`clEnqueueReadBufferRect`). A pitch of zero means that there are no gaps.
    ///
    /// # Errors
    /// A size is zero, rows or slices overlap, the pitch of slices is not a multiple of the pitch of rows, or a number
    /// is too large.
    pub fn rectangle(origin: [usize; 3], size: [usize; 3], pitches: [usize; 2]) -> Answer<Region> {
        let row = if pitches[0] == 0 { size[0] } else { pitches[0] };
        let whole = row.checked_mul(size[1]).ok_or(CL_INVALID_VALUE)?;
        let slice = if pitches[1] == 0 { whole } else { pitches[1] };
        if size.contains(&0) || row < size[0] || slice < whole || slice % row != 0 {
            return Err(CL_INVALID_VALUE);
        }
        let part = |n: usize, pitch: usize| n.checked_mul(pitch).ok_or(CL_INVALID_VALUE);
        let start = part(origin[2], slice)?
            .checked_add(part(origin[1], row)?)
            .and_then(|at| at.checked_add(origin[0]))
            .ok_or(CL_INVALID_VALUE)?;
        Ok(Region { start, size, pitches: [row, slice] })
    }

    /// The offset of the end of the last row; `None` if there are no rows, or if the offset is too large for any
    /// memory.
    pub fn end(&self) -> Option<usize> {
        let slices = self.pitches[1].checked_mul(self.size[2].checked_sub(1)?)?;
        let rows = self.pitches[0].checked_mul(self.size[1].checked_sub(1)?)?;
        self.start.checked_add(slices)?.checked_add(rows)?.checked_add(self.size[0])
    }

    /// Whether it starts at the first byte and has no gaps.
    pub fn is_solid(&self) -> bool {
        let [row, rows, slices] = self.size;
        let is_even = rows == 1 || self.pitches[0] == row;
        self.start == 0 && is_even && (slices == 1 || self.pitches[1] == row * rows)
    }

    /// Checks the end of the region.
    ///
    /// # Errors
    /// Returns `code` if the region ends after the given number of bytes.
    pub fn within(self, bytes: u64, code: cl_int) -> Answer<Region> {
        match self.end() {
            Some(end) if end as u64 <= bytes => Ok(self),
            _ => Err(code),
        }
    }

    /// Whether two regions of one memory have bytes in common.
    pub fn overlaps(&self, other: &Region) -> bool {
        let mut rows: Vec<usize> = self.rows().collect();
        rows.sort_unstable();
        other.rows().any(|at| {
            let next = rows.partition_point(|row| row + self.size[0] <= at);
            rows.get(next).is_some_and(|row| *row < at + other.size[0])
        })
    }

    /// The offset of each row.
    pub fn rows(&self) -> impl Iterator<Item = usize> + use<> {
        let Region { start, size, pitches } = *self;
        let slices = (0..size[2]).map(move |slice| start + slice * pitches[1]);
        slices.flat_map(move |at| (0..size[1]).map(move |row| at + row * pitches[0]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rectangles_are_checked() {
        let region = Region::rectangle([4, 1, 0], [8, 2, 1], [16, 0]).expect("it is a rectangle");
        assert_eq!((region.start, region.end()), (20, Some(44)));
        assert!(Region::rectangle([0; 3], [8, 2, 1], [4, 0]).is_err());
        assert!(Region::rectangle([usize::MAX; 3], [8, 2, 1], [0, 0]).is_err());
        let right = Region::rectangle([12, 1, 0], [4, 2, 1], [16, 0]).expect("it is a rectangle");
        assert!(!region.overlaps(&right));
        assert!(region.overlaps(&Region::line(43, 1)));
        assert!(!region.overlaps(&Region::line(44, 1)));
    }
}
