//! Findings for the user, with source positions. A fault is reported once for each source line.

use super::bytecode::Code;
use super::detect::{Raw, Spot};
use super::job::Ran;
use super::machine::Range;
use super::{Actor, Finding, SourcePlace};
use std::collections::HashMap;

/// The findings of finished launches. `place` returns the position of a token. A fault that occurs several times in one
/// line is one finding.
pub fn findings(ran: Vec<Ran<'_>>, place: &dyn Fn(u32) -> SourcePlace) -> Vec<Finding> {
    let actor = |code: &Code, range: &Range, spot: Spot| {
        let (global_id, local_id, group_id) = range.ids(spot.item);
        let token = code.tokens.get(spot.pc as usize).copied().unwrap_or(0);
        Actor { place: place(token), global_id, local_id, group_id }
    };
    let kernels: Vec<(&Code, Range)> = ran.iter().map(|r| (r.code, r.range)).collect();
    // The actor of the other access, possibly in another kernel.
    let other = |raw: &Raw, code: &Code, range: &Range| {
        let (spot, write) = raw.other?;
        let actor = match raw.other_run.and_then(|n| kernels.get(n)) {
            Some((code, range)) => {
                let pc = code.sites.get(spot.pc as usize).copied().unwrap_or(0);
                actor(code, range, Spot { pc, ..spot })
            }
            None => actor(code, range, spot),
        };
        Some((actor, write))
    };
    let mut list: Vec<Finding> = Vec::new();
    let mut known = HashMap::new();
    for Ran { code, range, allocations, findings } in ran {
        for raw in findings.into_list() {
            let at = actor(code, &range, raw.spot);
            let line = (raw.kind, raw.space, at.place.file.clone(), at.place.line);
            if let Some(n) = known.get(&line) {
                let first: &mut Finding = &mut list[*n];
                first.count += raw.count;
                continue;
            }
            known.insert(line, list.len());
            let object = raw
                .object
                .and_then(|(n, offset)| Some((allocations.get(n as usize)?.name.clone(), offset)));
            list.push(Finding {
                kind: raw.kind,
                actor: at,
                space: raw.space,
                object,
                other: other(&raw, code, &range),
                message: raw.message,
                count: raw.count,
                warning: raw.warning,
            });
        }
    }
    list
}
