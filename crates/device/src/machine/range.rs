//! The shape of a launch: its work-items, and how they form groups.

use super::PREFERRED_GROUP;
use crate::registers::ROW;

/// The shape of a launch. Dimensions that are not used have the size 1.
#[derive(Clone, Copy, Debug)]
pub struct Range {
    /// Number of dimensions.
    pub dims: u32,
    /// Work-items.
    pub global: [u64; 3],
    /// Work-items of a group.
    pub local: [u64; 3],
    /// Where global ids start.
    pub offset: [u64; 3],
}

/// Work-items of a sub-group, but for the last of a work-group.
pub const SUB_GROUP: u64 = ROW as u64;

/// Work-items that a group may have.
const MAX_GROUP: u64 = 1 << 24;

impl Range {
    /// A range. Where no local size is given, as many work-items are in a group as fit evenly, up
    /// to 256.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn new(
        dims: u32,
        global: [u64; 3],
        local: Option<[u64; 3]>,
        offset: [u64; 3],
    ) -> Result<Range, &'static str> {
        if global.contains(&0) {
            return Err("the global size is zero in some dimension");
        }
        let local = local.unwrap_or_else(|| {
            let mut room = PREFERRED_GROUP;
            let mut local = [1; 3];
            for i in 0..dims as usize {
                let fits = (1..=room.min(global[i])).rev().find(|n| global[i].is_multiple_of(*n));
                local[i] = fits.unwrap_or(1);
                room /= local[i];
            }
            local
        });
        if local.contains(&0) {
            return Err("the local size is zero in some dimension");
        }
        let size = local.iter().try_fold(1u64, |n, l| n.checked_mul(*l));
        if size.is_none_or(|n| n > MAX_GROUP) {
            return Err("a work-group has more than 2^24 work-items");
        }
        let fits = (0..3).all(|i| offset[i].checked_add(global[i]).is_some());
        if !fits || global.iter().try_fold(1u64, |n, g| n.checked_mul(*g)).is_none() {
            return Err("the launch has too many work-items");
        }
        let range = Range { dims, global, local, offset };
        let groups = range.groups().iter().try_fold(1u64, |n, g| n.checked_mul(*g));
        let items = groups.and_then(|g| g.checked_mul(range.group_size()));
        if items.is_none_or(|n| n >= u64::from(u32::MAX)) {
            return Err("the launch has more than 2^32 work-items");
        }
        Ok(range)
    }

    /// Groups in each dimension; the last may be smaller.
    pub fn groups(&self) -> [u64; 3] {
        std::array::from_fn(|i| self.global[i].div_ceil(self.local[i].max(1)))
    }
    /// Work-items of the largest group.
    pub fn group_size(&self) -> u64 {
        self.local.iter().product()
    }
    /// Numbers of work-items, and of those that stand for the copies of groups.
    pub(super) fn numbers(&self) -> u64 {
        self.groups().iter().product::<u64>() * (self.group_size() + 1)
    }
    /// Ids of a group, by its number.
    pub fn group(&self, n: u64) -> [u64; 3] {
        let g = self.groups();
        [n % g[0], n / g[0] % g[1], n / g[0] / g[1]]
    }
    /// The size of a group.
    pub fn size_of(&self, group: [u64; 3]) -> [u64; 3] {
        std::array::from_fn(|i| {
            (self.global[i] - (group[i] * self.local[i]).min(self.global[i])).min(self.local[i])
        })
    }
    /// Global and local ids of a work-item, by its number in the order of groups, and its group.
    pub fn ids(&self, item: u64) -> ([u64; 3], [u64; 3], [u64; 3]) {
        let size = self.group_size().max(1);
        // Numbers behind those of all work-items stand for the copies of a group.
        let items = size * self.groups().iter().product::<u64>();
        let item = if item >= items { (item - items) * size } else { item };
        let group = self.group(item / size);
        let shape = self.size_of(group);
        let lane = item % size;
        let (x, y) = (shape[0].max(1), shape[1].max(1));
        let local = [lane % x, lane / x % y, lane / x / y];
        let global = std::array::from_fn(|i| self.offset[i] + group[i] * self.local[i] + local[i]);
        (global, local, group)
    }
}
