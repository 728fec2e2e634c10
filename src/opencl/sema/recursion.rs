//! Recursion, which OpenCL C has not (6.11): looked for at the end, when all calls are known, in one pass over them.

use super::super::codes as c;
use super::super::rules as r;
use super::*;

/// A call of a function that the program defines or declares.
#[derive(Clone, Copy)]
pub(crate) struct CallSite {
    caller: Symbol,
    callee: Symbol,
    token: TokenIndex,
}

impl Sema<'_> {
    /// Notes a call of `callee` in the function that is read, if it is one that is evaluated.
    pub(super) fn note_call(&mut self, callee: Symbol, token: TokenIndex) {
        let caller = self.bodies.last().filter(|b| !b.block).and_then(|b| b.name);
        if let Some(caller) = caller.filter(|_| self.unevaluated == 0) {
            self.calls.push(CallSite { caller, callee, token });
        }
    }

    /// Warns of calls that lead back to the function they stand in. Where functions call each other, these are the
    /// calls of what was defined before.
    pub(super) fn check_recursion(&mut self) {
        // The functions that call others, in the order of their definitions.
        let mut callers: FxHashMap<Symbol, u32> = FxHashMap::default();
        let mut calls = std::mem::take(&mut self.calls);
        for call in &calls {
            let next = callers.len() as u32;
            callers.entry(call.caller).or_insert(next);
        }
        // Functions that are overloaded have several bodies.
        calls.sort_by_key(|call| callers[&call.caller]);
        let mut first = vec![0; callers.len() + 1];
        for call in &calls {
            first[callers[&call.caller] as usize + 1] += 1;
        }
        for n in 1..first.len() {
            first[n] += first[n - 1];
        }
        // What calls nothing leads nowhere.
        let callee: Vec<Option<u32>> =
            calls.iter().map(|call| callers.get(&call.callee).copied()).collect();
        let component = components(&first, &callee);
        for (call, callee) in calls.iter().zip(callee) {
            let (Some(callee), caller) = (callee, callers[&call.caller]) else { continue };
            if callee > caller || component[callee as usize] != component[caller as usize] {
                continue;
            }
            let name = self.text(call.caller);
            let text = match callee == caller {
                true => format!("`{name}` calls itself: OpenCL C has no recursion"),
                false => {
                    let through = self.text(call.callee);
                    format!("`{name}` calls itself through `{through}`: OpenCL C has no recursion")
                }
            };
            self.report(&c::RECURSION, call.token, text).rule = Some(r::NO_RECURSION);
        }
    }
}

/// For each node, a node that stands for its strongly connected component (Tarjan's algorithm). The edges of node
/// `n` are `to[first[n]..first[n + 1]]`; those to `None` lead out of the graph.
fn components(first: &[usize], to: &[Option<u32>]) -> Vec<usize> {
    const OPEN: usize = usize::MAX;
    let count = first.len() - 1;
    let (mut visited, mut lowest) = (vec![0; count], vec![0; count]);
    let mut component = vec![OPEN; count];
    let (mut open, mut path) = (Vec::new(), Vec::new());
    let mut clock = 0;
    for root in 0..count {
        if visited[root] == 0 {
            path.push((root, first[root]));
        }
        while let Some((node, edge)) = path.last_mut() {
            let node = *node;
            if visited[node] == 0 {
                clock += 1;
                (visited[node], lowest[node]) = (clock, clock);
                open.push(node);
            }
            if *edge < first[node + 1] {
                let target = to[*edge].map(|n| n as usize);
                *edge += 1;
                match target {
                    Some(next) if visited[next] == 0 => path.push((next, first[next])),
                    Some(seen) if component[seen] == OPEN => {
                        lowest[node] = lowest[node].min(visited[seen]);
                    }
                    _ => {}
                }
                continue;
            }
            path.pop();
            if let Some((parent, _)) = path.last() {
                lowest[*parent] = lowest[*parent].min(lowest[node]);
            }
            if lowest[node] == visited[node] {
                while let Some(member) = open.pop() {
                    component[member] = node;
                    if member == node {
                        break;
                    }
                }
            }
        }
    }
    component
}
