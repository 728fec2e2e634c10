//! Reports recursion, which OpenCL C does not support (6.11). One pass over all calls at the end of the unit finds it.

use super::super::codes as c;
use super::super::rules as r;
use super::*;

/// A node of the call graph: a function or block, which may be a caller, a callee or both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Node {
    /// A function of the program; each overload is a separate node.
    Function(FuncId),
    /// The block literal that starts at a token.
    Block(TokenIndex),
    /// The block of a variable at program scope, while the literal of the block is analysed.
    Variable(VarId),
}

/// A call of a function of the program, or of a block whose literal is known.
#[derive(Clone, Copy)]
pub(crate) struct CallSite {
    caller: Node,
    callee: Node,
    /// The name of the function or variable. A block literal that is called does not have a name.
    name: Option<Symbol>,
    token: TokenIndex,
}

impl Sema<'_> {
    /// Records an evaluated call of `callee` in the current function or block.
    pub(super) fn note_call(&mut self, callee: Node, name: Option<Symbol>, token: TokenIndex) {
        let caller = self.bodies.last().and_then(|body| body.node);
        if let Some(caller) = caller.filter(|_| self.unevaluated == 0) {
            self.facts.calls.push(CallSite { caller, callee, name, token });
        }
    }

    /// Records a call of a block, if the block is known.
    pub(super) fn note_block_call(&mut self, target: ExprId, token: TokenIndex) {
        if let Some(callee) = self.known_block(target, 0) {
            let name = match self.expr(target).kind {
                ExprKind::Cast(CastKind::Load, from) => match self.expr(from).kind {
                    ExprKind::Var(v) => self.program.variable(v).name,
                    _ => None,
                },
                _ => None,
            };
            self.note_call(callee, name, token);
        }
    }

    /// The block that an expression denotes: a literal, or the initializer of a block variable. (Block variables cannot
    /// change.) `None` if the block is not known.
    fn known_block(&self, e: ExprId, depth: u32) -> Option<Node> {
        if depth > 200 {
            return None;
        }
        match self.expr(e).kind {
            ExprKind::Block(_) => Some(Node::Block(self.expr(e).first)),
            ExprKind::Cast(CastKind::Load | CastKind::NoOp, from) => {
                self.known_block(from, depth + 1)
            }
            ExprKind::Var(v) => match self.program.variable(v) {
                Variable { init: Some(init), .. } => self.known_block(*init, depth + 1),
                variable => variable.file_scope.then_some(Node::Variable(v)),
            },
            _ => None,
        }
    }

    /// Warns of calls through which a function or block calls itself. In mutual recursion, reports a call only if the
    /// callee is defined earlier than the caller.
    pub(super) fn check_recursion(&mut self) {
        let mut calls = std::mem::take(&mut self.facts.calls);
        for call in &mut calls {
            if let Node::Variable(v) = call.callee
                && let Some(init) = self.program.variable(v).init
            {
                call.callee = self.known_block(init, 0).unwrap_or(call.callee);
            }
        }
        // The callers, in the order of their first calls.
        let mut callers: KeyedMap<Node, u32> = KeyedMap::default();
        for call in &calls {
            let next = callers.len() as u32;
            callers.entry(call.caller).or_insert(next);
        }
        // A block's calls are recorded among those of the enclosing function.
        calls.sort_by_key(|call| callers[&call.caller]);
        let mut first = vec![0; callers.len() + 1];
        for call in &calls {
            first[callers[&call.caller] as usize + 1] += 1;
        }
        for n in 1..first.len() {
            first[n] += first[n - 1];
        }
        // A callee that makes no calls is not a node of the graph.
        let callee: Vec<Option<u32>> =
            calls.iter().map(|call| callers.get(&call.callee).copied()).collect();
        let component = components(&first, &callee);
        for (call, callee) in calls.iter().zip(callee) {
            let (Some(callee), caller) = (callee, callers[&call.caller]) else { continue };
            if callee > caller || component[callee as usize] != component[caller as usize] {
                continue;
            }
            let name = match call.caller {
                Node::Function(f) => format!("`{}`", self.text(self.program.function(f).name)),
                Node::Block(_) | Node::Variable(_) => "this block".into(),
            };
            let text = match callee == caller {
                true => format!("{name} calls itself: OpenCL C does not support recursion"),
                false => {
                    let through =
                        call.name.map_or("a block".into(), |n| format!("`{}`", self.text(n)));
                    format!(
                        "{name} calls itself through {through}: OpenCL C does not support recursion"
                    )
                }
            };
            self.report(&c::RECURSION, call.token, text).helped("use a loop").rule =
                Some(r::NO_RECURSION);
        }
    }
}

/// For each node, a representative of its strongly connected component (Tarjan's algorithm). The edges of
/// node `n` are `to[first[n]..first[n + 1]]`; edges to `None` leave the graph.
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
