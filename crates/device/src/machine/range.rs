//! The shape of a launch: its work-items and their groups.

use super::PREFERRED_GROUP;
use crate::registers::ROW;

/// The shape of a launch. Unused dimensions have the size 1.
#[derive(Clone, Copy, Debug)]
pub struct Range {
    /// The number of dimensions.
    pub dims: u32,
    /// The number of work-items in each dimension.
    pub global: [u64; 3],
    /// The number of work-items of a group in each dimension.
    pub local: [u64; 3],
    /// The offset of global ids.
    pub offset: [u64; 3],
}

/// The number of work-items of a sub-group, unless the kernel requests another number. The last sub-group of a
/// work-group may be smaller.
pub const SUB_GROUP: u64 = ROW as u64;

/// The message if the work-groups have too many work-items in total. The last groups may be smaller than the others,
/// but count in full.
const TOO_MANY: &str = "the work-groups of the launch have more than 2^32 - 2 work-items";

/// The maximum number of work-items of a group.
const MAX_GROUP: u64 = 1 << 24;

impl Range {
    /// Makes a range. Without a local size, the sizes of a group are chosen one dimension after the other. Each is the
    /// largest size that divides the range evenly and keeps the group at 256 work-items or fewer.
    ///
    /// # Errors
    /// The range is invalid. The error describes why.
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
        if !fits {
            return Err("the sum of the offset and the global size is too large");
        }
        if global.iter().try_fold(1u64, |n, g| n.checked_mul(*g)).is_none() {
            return Err(TOO_MANY);
        }
        let range = Range { dims, global, local, offset };
        let groups = range.groups().iter().try_fold(1u64, |n, g| n.checked_mul(*g));
        let items = groups.and_then(|g| g.checked_mul(range.group_size()));
        if items.is_none_or(|n| n >= u64::from(u32::MAX)) {
            return Err(TOO_MANY);
        }
        Ok(range)
    }

    /// The number of groups in each dimension. The last group in a dimension may be smaller than the others.
    pub fn groups(&self) -> [u64; 3] {
        std::array::from_fn(|i| self.global[i].div_ceil(self.local[i].max(1)))
    }
    /// Whether all groups have the same size.
    pub fn is_uniform(&self) -> bool {
        (0..3).all(|i| self.global[i].is_multiple_of(self.local[i]))
    }
    /// The number of work-items of the largest group.
    pub fn group_size(&self) -> u64 {
        self.local.iter().product()
    }
    /// The number of work-items, plus the number of groups: each group has one more number, for its copies.
    pub(super) fn numbers(&self) -> u64 {
        self.groups().iter().product::<u64>() * (self.group_size() + 1)
    }
    /// The ids of a group, by its number.
    pub fn group(&self, n: u64) -> [u64; 3] {
        let g = self.groups();
        [n % g[0], n / g[0] % g[1], n / g[0] / g[1]]
    }
    /// The number of work-items in each dimension of the group with the given ids.
    pub fn size_of(&self, group: [u64; 3]) -> [u64; 3] {
        std::array::from_fn(|i| {
            (self.global[i] - (group[i] * self.local[i]).min(self.global[i])).min(self.local[i])
        })
    }
    /// The global and local ids of a work-item, by its number in the order of groups, and the ids of its
    /// group.
    pub fn ids(&self, item: u64) -> ([u64; 3], [u64; 3], [u64; 3]) {
        let size = self.group_size().max(1);
        // Numbers from `items` on represent the asynchronous copies of the groups.
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
