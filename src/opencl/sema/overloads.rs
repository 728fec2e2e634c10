//! Which of several functions a call means (OpenCL C 6.15, and `overloadable`).
//!
//! Each argument ranks each candidate: exact, promotion, conversion, or a conversion that only C
//! allows. A candidate that is nowhere worse and somewhere better than every other is meant.

use super::super::ast::Access;
use super::super::builtins;
use super::super::codes as c;
use super::super::rules as r;
use super::conversions::{Pointees, space_contains};
use super::*;

/// How well an argument fits; the smaller the better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Rank {
    Exact,
    Qualified,
    Promotion,
    Conversion,
    Splat,
    COnly,
    Incompatible,
}

impl Rank {
    /// Whether a conversion is one that a built-in function does not ask for: of a scalar to a vector (OpenCL C 6.15),
    /// or of a pointer to one of another type (C99 6.5.2.2).
    fn needs_much(self) -> bool {
        matches!(self, Rank::Splat | Rank::Incompatible)
    }
}

/// The outcome.
pub(super) enum Chosen {
    Function(FuncId),
    /// One of the built-in functions of the name, by its index.
    BuiltIn(Candidates, u32),
}

/// Every built-in function of a name.
pub(super) type Candidates = std::rc::Rc<Vec<FunctionType>>;

/// Candidates of a name, and calls that were resolved before.
#[derive(Default)]
pub(crate) struct Cache {
    candidates: FxHashMap<Symbol, Candidates>,
    resolved: FxHashMap<(Symbol, Vec<TypeId>), u32>,
}

/// Whether one candidate is better. One that needs an ill-formed conversion, which C only
/// tolerates, loses to one that does not, whatever the other arguments say.
fn better(a: &[Rank], b: &[Rank]) -> bool {
    let bad = |r: &Rank| *r == Rank::Incompatible;
    let pairs = || a.iter().zip(b);
    if pairs().any(|(x, y)| bad(x) && !bad(y)) {
        return false;
    }
    if pairs().any(|(x, y)| !bad(x) && bad(y)) {
        return true;
    }
    pairs().all(|(x, y)| x <= y) && pairs().any(|(x, y)| x < y)
}

impl Sema<'_> {
    /// Every built-in function of a name.
    pub(super) fn candidates(&mut self, name: Symbol) -> Candidates {
        if let Some(list) = self.overload_cache.candidates.get(&name) {
            return list.clone();
        }
        let text = self.interner.get(name).to_string();
        let list = builtins::overloads(&text, self.language, &mut self.program.types);
        let list = Candidates::new(list);
        self.overload_cache.candidates.insert(name, list.clone());
        list
    }

    /// How an argument fits a parameter; `None`: not at all.
    fn rank(&self, e: ExprId, to: QualType) -> Option<Rank> {
        let t = &self.program.types;
        let q = self.expr(e).ty;
        let mut from = q.ty;
        let mut from_pointee = t.pointee(from);
        match self.kind(from) {
            TypeKind::Array(element, _) => {
                let space = q.space.unwrap_or(AddressSpace::Private);
                from_pointee = Some(element.with(q.quals & 7).in_space(space));
                from = ERROR;
            }
            TypeKind::Atomic(inner) if self.expr(e).lvalue => from = *inner,
            _ => {}
        }
        if from == to.ty {
            return Some(Rank::Exact);
        }
        if t.is_gnu_vector(from) && t.as_vector(from) == t.as_vector(to.ty) {
            return Some(Rank::Conversion);
        }
        if let (Some(a), Some(b)) = (from_pointee, t.pointee(to.ty)) {
            if self.is_null_constant(e) {
                return Some(Rank::Conversion);
            }
            if !space_contains(b.space, a.space) {
                return None;
            }
            let lost = a.quals & !b.quals & 7 != 0;
            return Some(match self.compare_pointees(a, b) {
                Pointees::Same if lost => Rank::Incompatible,
                Pointees::Same if a.quals & 7 == b.quals & 7 && a.space == b.space => Rank::Exact,
                Pointees::Same => Rank::Qualified,
                Pointees::Void if b.ty == VOID && !lost => Rank::Conversion,
                Pointees::Void if !lost => Rank::COnly,
                Pointees::NestedSpace => return None,
                _ => Rank::Incompatible,
            });
        }
        if from == ERROR {
            return None;
        }
        let (ua, ub) = (t.underlying(from), to.ty);
        if t.is_arithmetic(from) && t.is_arithmetic(ub) {
            if t.is_integer(from) && ub == INT && (t.rank(ua) < 3 || ua == INT) {
                return Some(Rank::Promotion);
            }
            if t.is_integer(from) && ua == ub && from != ub {
                return Some(Rank::Promotion);
            }
            if from == FLOAT && ub == DOUBLE {
                return Some(Rank::Promotion);
            }
            return Some(Rank::Conversion);
        }
        if t.is_arithmetic(from) && t.as_vector(ub).is_some() {
            return Some(Rank::Splat);
        }
        if t.is_pointer(ub) && t.is_integer(from) {
            return if self.is_null_constant(e) { Some(Rank::Conversion) } else { None };
        }
        if from_pointee.is_some() && ub == BOOL {
            return Some(Rank::Conversion);
        }
        if ub == SAMPLER && t.is_integer(from) {
            return Some(Rank::Conversion);
        }
        if (ub == EVENT || ub == QUEUE) && t.is_integer(from) && self.constant_integer(e) == Some(0)
        {
            return Some(Rank::Qualified);
        }
        match (self.kind(from), self.kind(ub)) {
            (TypeKind::BlockPointer(a), TypeKind::BlockPointer(b))
                if self.same_function(*a, *b) =>
            {
                Some(Rank::Exact)
            }
            (TypeKind::BlockPointer(_), TypeKind::Pointer(p)) if p.ty == VOID => {
                Some(Rank::Conversion)
            }
            (_, TypeKind::Opaque(_))
                if t.is_integer(from) && self.constant_integer(e) == Some(0) =>
            {
                Some(Rank::Conversion)
            }
            _ => None,
        }
    }

    fn ranks(&self, f: &FunctionType, arguments: &[ExprId]) -> Option<Vec<Rank>> {
        if arguments.len() < f.params.len() || (arguments.len() > f.params.len() && !f.variadic) {
            return None;
        }
        let mut ranks = Vec::with_capacity(f.params.len());
        for (p, e) in f.params.iter().zip(arguments) {
            ranks.push(self.rank(*e, *p)?);
        }
        Some(ranks)
    }

    /// Chooses among functions of the source and the built-in ones of that name.
    pub(super) fn resolve(
        &mut self,
        name: Symbol,
        functions: &[FuncId],
        arguments: &[ExprId],
        built_in: bool,
        callee: ast::ExprId,
    ) -> Option<Chosen> {
        let list = if built_in { self.candidates(name) } else { Candidates::default() };
        // Types alone decide, except where a constant zero may become a pointer or an event.
        let key: Vec<TypeId> = arguments.iter().map(|e| self.ty(*e)).collect();
        let cacheable = functions.is_empty()
            && key.iter().all(|t| self.program.types.is_arithmetic(self.program.types.element(*t)))
            && !list.iter().any(|f| {
                f.params
                    .iter()
                    .any(|p| !self.program.types.is_arithmetic(self.program.types.element(p.ty)))
            });
        let key = (name, key);
        if cacheable && let Some(n) = self.overload_cache.resolved.get(&key) {
            return Some(Chosen::BuiltIn(list, *n));
        }
        let mut best: Vec<(usize, Vec<Rank>)> = Vec::new();
        let mut signatures: Vec<FunctionType> = Vec::new();
        for f in functions {
            let ty = self.program.function(*f).ty;
            if let Some(f) = self.program.types.as_function(ty) {
                signatures.push(f.clone());
            }
        }
        let own = signatures.len();
        for (i, f) in signatures.iter().chain(list.iter()).enumerate() {
            let Some(ranks) = self.ranks(f, arguments) else { continue };
            // A declaration of the source that repeats a built-in one stands for it.
            if i >= own
                && signatures.iter().any(|s| {
                    s.params.len() == f.params.len()
                        && s.params.iter().zip(&f.params).all(|(a, b)| a.ty == b.ty)
                })
            {
                continue;
            }
            if best.iter().any(|(_, b)| better(b, &ranks)) {
                continue;
            }
            best.retain(|(_, b)| !better(&ranks, b));
            best.push((i, ranks));
        }
        let text = self.text(name);
        let first = self.ast.expr(callee).first;
        match best.as_slice() {
            [(i, _)] if *i < own => Some(Chosen::Function(functions[*i])),
            [(i, _)] => {
                let n = (*i - own) as u32;
                if cacheable {
                    self.overload_cache.resolved.insert(key, n);
                }
                Some(Chosen::BuiltIn(list.clone(), n))
            }
            [] => {
                let all: Vec<&FunctionType> = signatures.iter().chain(list.iter()).collect();
                self.report_none(&text, &all, arguments, first);
                None
            }
            // Each of them only by a conversion that there is not.
            many if many.iter().all(|(_, ranks)| ranks.iter().any(|r| r.needs_much())) => {
                let of = |i: usize| signatures.get(i).unwrap_or_else(|| &list[i - own]);
                let nearest: Vec<&FunctionType> = many.iter().map(|(i, _)| of(*i)).collect();
                self.report_none(&text, &nearest, arguments, first);
                None
            }
            many => {
                let mut notes = Vec::new();
                for (i, _) in many.iter().take(4) {
                    let f = if *i < own { signatures[*i].clone() } else { list[*i - own].clone() };
                    notes.push(self.signature(&text, &f));
                }
                let given: Vec<String> =
                    arguments.iter().map(|e| self.expr_type_text(*e)).collect();
                let message = format!(
                    "several `{text}` take ({}) equally well: none is meant",
                    given.join(", ")
                );
                let d = self.report(&c::AMBIGUOUS_CALL, first, message);
                d.notes.extend(notes.into_iter().map(|n| format!("candidate: {n}")));
                d.help = Some("cast the arguments to the types that are meant".into());
                None
            }
        }
    }

    /// No function takes the arguments: says how many it would take, or which come closest.
    fn report_none(
        &mut self,
        text: &str,
        functions: &[&FunctionType],
        arguments: &[ExprId],
        first: TokenIndex,
    ) {
        let mut counts: Vec<usize> = functions.iter().map(|f| f.params.len()).collect();
        counts.sort_unstable();
        counts.dedup();
        let fits = |f: &&&FunctionType| f.params.len() == arguments.len();
        let mut nearest: Vec<&FunctionType> = functions.iter().filter(fits).copied().collect();
        nearest.sort_by_cached_key(|f| self.distance(f, arguments));
        let message = if nearest.is_empty() && !functions.iter().any(|f| f.variadic) {
            let counts: Vec<String> = counts.iter().map(usize::to_string).collect();
            let noun = if counts == ["1"] { "argument" } else { "arguments" };
            format!("`{text}` takes {} {noun}, not {}", counts.join(" or "), arguments.len())
        } else {
            let given: Vec<String> = arguments.iter().map(|e| self.expr_type_text(*e)).collect();
            format!("no `{text}` takes ({})", given.join(", "))
        };
        if nearest.is_empty() && functions.len() <= 3 {
            nearest = functions.to_vec();
        }
        let nearest = nearest.iter().take(4);
        let notes: Vec<String> =
            nearest.map(|f| format!("candidate: {}", self.signature(text, f))).collect();
        let rule = self.overload_rule(text, arguments);
        let d = self.report(&c::NO_OVERLOAD, first, message);
        d.rule = rule;
        d.notes.extend(notes);
    }

    /// How far a function is from one that takes the arguments, of which it takes as many.
    fn distance(&self, f: &FunctionType, arguments: &[ExprId]) -> u32 {
        let of = |(p, e): (&QualType, &ExprId)| match self.rank(*e, *p) {
            Some(Rank::Exact) => 0,
            Some(rank) if !rank.needs_much() => 1,
            Some(_) => 2,
            None => 4,
        };
        f.params.iter().zip(arguments).map(of).sum()
    }

    /// The rule that a call of a built-in function breaks for which there is no overload.
    fn overload_rule(&self, text: &str, arguments: &[ExprId]) -> Option<RuleRef> {
        if text.starts_with("convert_") {
            return Some(r::CONVERT_COUNT);
        }
        let access = match self.kind(self.ty(*arguments.first()?)) {
            TypeKind::Image(_, access) => *access,
            _ => return None,
        };
        let sampler = arguments.iter().any(|a| self.ty(*a) == SAMPLER);
        match access {
            Access::Read if text.starts_with("write_image") => Some(r::READ_ONLY_READ),
            Access::Write if text.starts_with("read_image") => Some(r::WRITE_ONLY_WRITTEN),
            Access::ReadWrite if sampler => Some(r::READ_WRITE_NO_SAMPLER),
            _ => None,
        }
    }

    fn signature(&self, name: &str, f: &FunctionType) -> String {
        let params: Vec<String> = f.params.iter().map(|p| self.type_text_full(*p)).collect();
        format!("{} {name}({})", self.type_text(f.result), params.join(", "))
    }
}
