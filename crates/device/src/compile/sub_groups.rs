//! Functions of sub-groups (OpenCL C 6.15.20 and the extensions `cl_khr_subgroup_…`).

use super::synchronisation::{ALL_FENCES, group_fn};
use super::*;
use crate::machine::SUB_GROUP;

/// The maximum size of a sub-group, which is the number of bits in a ballot.
const MAX_SUB_GROUP: u64 = 128;

/// The number of work-items of a sub-group: the value of the kernel's attribute, or else the number of lanes
/// in the machine's rows.
pub(super) fn size_of(program: &Program, kernel: Callee) -> u32 {
    let asked = match kernel {
        Callee::Function(f) => program.function(f).attributes.reqd_sub_group_size,
        Callee::Block(_) => None,
    };
    asked.filter(|n| (1..=MAX_SUB_GROUP).contains(n)).unwrap_or(SUB_GROUP) as u32
}

/// The operation of a sub-group function, and whether all work-items of the sub-group must call it; `None` for other
/// names.
fn operation(name: &str) -> Option<(SubGroupOp, bool)> {
    use SubGroupOp as Op;
    let query = match name {
        "get_sub_group_size" => Some(Op::Size),
        "get_max_sub_group_size" => Some(Op::MaxSize),
        "get_num_sub_groups" => Some(Op::Count),
        "get_enqueued_num_sub_groups" => Some(Op::EnqueuedCount),
        "get_sub_group_id" => Some(Op::Id),
        "get_sub_group_local_id" => Some(Op::LocalId),
        "get_sub_group_eq_mask" => Some(Op::Mask(Cmp::Eq)),
        "get_sub_group_ge_mask" => Some(Op::Mask(Cmp::Ge)),
        "get_sub_group_gt_mask" => Some(Op::Mask(Cmp::Gt)),
        "get_sub_group_le_mask" => Some(Op::Mask(Cmp::Le)),
        "get_sub_group_lt_mask" => Some(Op::Mask(Cmp::Lt)),
        _ => None,
    };
    if let Some(query) = query {
        return Some((query, false));
    }
    let rest = name.strip_prefix("sub_group_")?;
    let (rest, whole) = match rest.strip_prefix("non_uniform_") {
        Some(rest) => (rest, false),
        None => (rest, true),
    };
    let op = match rest {
        "barrier" => Op::Barrier,
        "all" => Op::All,
        "any" => Op::Any,
        "broadcast" => Op::Broadcast,
        "all_equal" => Op::AllEqual,
        "elect" => return Some((Op::Elect, false)),
        "broadcast_first" => return Some((Op::BroadcastFirst, false)),
        "ballot" => return Some((Op::Ballot, false)),
        "inverse_ballot" => return Some((Op::InverseBallot, false)),
        "ballot_bit_extract" => return Some((Op::BitExtract, false)),
        "ballot_bit_count" => return Some((Op::BitCount, false)),
        "ballot_inclusive_scan" => return Some((Op::InclusiveCount, false)),
        "ballot_exclusive_scan" => return Some((Op::ExclusiveCount, false)),
        "ballot_find_lsb" => return Some((Op::FindLsb, false)),
        "ballot_find_msb" => return Some((Op::FindMsb, false)),
        "shuffle" => return Some((Op::Shuffle, false)),
        "shuffle_xor" => return Some((Op::ShuffleXor, false)),
        "shuffle_up" => return Some((Op::ShuffleUp, false)),
        "shuffle_down" => return Some((Op::ShuffleDown, false)),
        "rotate" | "clustered_rotate" => return Some((Op::Rotate, false)),
        _ => {
            if let Some(word) = rest.strip_prefix("clustered_reduce_") {
                return Some((Op::Reduce(group_fn(word)?), false));
            } else if let Some(word) = rest.strip_prefix("reduce_") {
                Op::Reduce(group_fn(word)?)
            } else if let Some(word) = rest.strip_prefix("scan_inclusive_") {
                Op::Inclusive(group_fn(word)?)
            } else {
                Op::Exclusive(group_fn(rest.strip_prefix("scan_exclusive_")?)?)
            }
        }
    };
    Some((op, whole))
}

impl Compiler<'_> {
    pub(super) fn sub_group(&mut self, e: ExprId, name: &str, list: &[ExprId]) -> Done {
        let Some((op, whole)) = operation(name) else { return Ok(None) };
        let token = self.token;
        if op == SubGroupOp::Barrier {
            let flags = self.flags(list.first());
            let bits = (flags & ALL_FENCES) as u32;
            let b = self.constant(Width::W32, u64::from(bits));
            let ty = Scalar::U32;
            let barrier = SubGroup { op, ty, n: 0, d: b, a: b, b, cluster: None, whole };
            self.emit(Instr::SubGroup(Box::new(barrier)));
            self.emit(Instr::Label);
            return Ok(Some(None));
        }
        let Some((s, n)) = self.result_shape(e)? else { return Ok(None) };
        let a = match list.first() {
            Some(a) => self.value(*a)?,
            None => self.constant_val(Scalar::U32, 0),
        };
        let clustered = name.contains("_clustered_");
        let (second, third) = match (list, clustered) {
            ([_, cluster], true) => (None, Some(*cluster)),
            ([_, b, cluster], true) => (Some(*b), Some(*cluster)),
            ([_, b, ..], false) => (Some(*b), None),
            _ => (None, None),
        };
        let b = match second {
            Some(b) => self.integer(b, Scalar::U32)?,
            None => self.constant(Width::W32, 0),
        };
        let cluster = match third {
            Some(cluster) => Some(self.integer(cluster, Scalar::U32)?),
            None => None,
        };
        self.token = token;
        // The operands are kept in variables while work-items wait here for others.
        let (a, b, cluster) = if whole {
            let kept = self.variable_value(a.ty, a.n);
            self.copy(a.ty.width(), a.n, kept.reg, a.reg);
            let b_kept = self.variable_register(Width::W32, 1);
            self.copy(Width::W32, 1, b_kept, b);
            (kept, b_kept, None)
        } else {
            (a, b, cluster)
        };
        let d = self.value_temp(s, n);
        let (ty, n) = (a.ty, a.n);
        let (d_reg, a) = (d.reg, a.reg);
        let call = SubGroup { op, ty, n, d: d_reg, a, b, cluster, whole };
        self.emit(Instr::SubGroup(Box::new(call)));
        self.emit(Instr::Label);
        Ok(Some(Some(d)))
    }
}
