//! Overload resolution (OpenCL C 6.15, and `overloadable`).
//!
//! For each candidate, each argument has a [`Rank`], from an exact match to a conversion between incompatible pointers.
//! The chosen candidate is better than every other one for at least one argument, and worse for none.

use std::cmp::Ordering;
use std::rc::Rc;

use super::super::ast::Access;
use super::super::builtins::{self, Class, Line, combinations};
use super::super::codes as c;
use super::super::rules as r;
use super::conversions::{Pointees, space_contains};
use super::*;
use crate::diagnostic::Suggestion;

/// The rank of an argument for a parameter. A smaller rank is better.
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
    /// Whether the rank is that of a conversion that an argument of a built-in function does not allow: from a scalar
    /// to a vector (OpenCL C 6.15), or between pointers to different types (C99 6.5.2.2).
    fn needs_much(self) -> bool {
        matches!(self, Rank::Splat | Rank::Incompatible)
    }
}

/// The quality of the match of an argument and a parameter. A conversion of a pointer that adds more qualifiers is
/// worse. If each of two parameters adds a qualifier that the other one does not add, neither is better.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Fit {
    rank: Rank,
    /// The qualifiers and the address space of the parameter's pointee, if a pointer argument is converted.
    pointee: Option<(u8, Option<AddressSpace>)>,
}

impl PartialOrd for Fit {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        let ranks = self.rank.cmp(&other.rank);
        let (Ordering::Equal, Some((a, s)), Some((b, t))) = (ranks, self.pointee, other.pointee)
        else {
            return Some(ranks);
        };
        let first = a & !b == 0 && space_contains(t, s);
        let second = b & !a == 0 && space_contains(s, t);
        match (first, second) {
            (true, true) => Some(Ordering::Equal),
            (true, false) => Some(Ordering::Less),
            (false, true) => Some(Ordering::Greater),
            (false, false) => None,
        }
    }
}

/// The lines with one name in the table of built-in functions.
pub(super) type Lines = Rc<[Line]>;

/// Results that later calls with the same name or of the same kind reuse.
#[derive(Default)]
pub(crate) struct Cache {
    /// The lines of each name that has been called.
    lines: KeyedMap<Symbol, Lines>,
    room: Room,
    /// The functions of the source, by name, parameter types, and whether they are variadic.
    declared: KeyedMap<Signature, Vec<FuncId>>,
    /// The outcome of each kind of call of these functions. Repeated calls need no new search.
    resolved: KeyedMap<CallKey, Rc<Resolution>>,
}

type Signature = (Symbol, Vec<TypeId>, bool);

/// A key that calls with the same outcome share: the name of the functions, the number of functions, the last function,
/// and the properties of the arguments on which the ranks depend.
type CallKey = (Symbol, usize, Option<FuncId>, Vec<(QualType, bool, bool, bool)>);

/// The outcome of overload resolution for a call.
enum Resolution {
    One(FuncId),
    /// Several candidates. None of them is better than another.
    Several(Vec<(FunctionType, Vec<Fit>)>),
    None(Rejected),
}

/// The data for a diagnostic about functions that do not accept the arguments of a call.
struct Rejected {
    /// The numbers of parameters that the functions have.
    counts: Vec<usize>,
    variadic: bool,
    /// The closest functions, sorted by distance.
    nearest: Vec<FunctionType>,
    /// The number of functions that are not in `nearest`.
    left_out: usize,
    /// The positions of two arguments: if these are exchanged, the closest function accepts the arguments. Calls at
    /// several places share an outcome, which therefore contains no expressions.
    exchanged: Option<(usize, usize)>,
}

/// The maximum number of functions that a diagnostic lists.
const MOST_CANDIDATES: usize = 3;

/// The signature of a function. If the type of a parameter is unknown, all functions of that name share a signature.
fn signature(name: Symbol, f: &FunctionType) -> Signature {
    match f.params.iter().any(|p| p.ty == ERROR) {
        true => (name, vec![ERROR], false),
        false => (name, f.params.iter().map(|p| p.ty).collect(), f.variadic),
    }
}

/// Buffers for overload resolution. They are reused: a call then needs no allocation.
#[derive(Default)]
struct Room {
    /// The types that a parameter may have.
    types: Vec<TypeId>,
    /// The types that match each argument, for all parameters in sequence.
    types_that_fit: Vec<(QualType, Fit)>,
    /// The end of each parameter's types in `types_that_fit`.
    ends: Vec<usize>,
    fits: Vec<Fit>,
}

/// Whether a candidate with the matches `a` is better than a candidate with the matches `b`. A candidate that needs a
/// conversion between incompatible pointers is worse than one that does not, whatever the ranks of other arguments are.
fn better(a: &[Fit], b: &[Fit]) -> bool {
    let bad = |fit: &Fit| fit.rank == Rank::Incompatible;
    let pairs = || a.iter().zip(b);
    if pairs().any(|(x, y)| bad(x) && !bad(y)) {
        return false;
    }
    if pairs().any(|(x, y)| !bad(x) && bad(y)) {
        return true;
    }
    pairs().all(|(x, y)| x <= y) && pairs().any(|(x, y)| x < y)
}

/// The candidates that no other candidate beats, each with the matches of all arguments.
struct Best<F>(Vec<(F, Vec<Fit>)>);

impl<F> Best<F> {
    fn offer(&mut self, fits: &[Fit], candidate: impl FnOnce() -> F) {
        // In most cases, a new candidate matches like the last one. The other candidates then need not be examined.
        let as_last = self.0.last().is_some_and(|(_, b)| b == fits);
        if as_last || !self.0.iter().any(|(_, b)| better(b, fits)) {
            if !as_last {
                self.0.retain(|(_, b)| !better(fits, b));
            }
            self.0.push((candidate(), fits.to_vec()));
        }
    }
}

/// The maximum number of parameters. If a function has more, the missing argument of a call is not searched for.
const MOST_PARAMETERS: usize = 64;

/// Functions that store a second result through a pointer.
const TWO_RESULTS: [&str; 6] = ["fract", "frexp", "lgamma_r", "modf", "remquo", "sincos"];

/// Legacy atomic functions (OpenCL C 6.15.12.8, 6.15.12.9) that operate only on integers.
const LEGACY_ATOMICS: [&str; 8] = [
    "atomic_add",
    "atomic_sub",
    "atomic_inc",
    "atomic_dec",
    "atomic_min",
    "atomic_max",
    "atom_add",
    "atom_sub",
];

impl Sema<'_> {
    /// The lines of the built-in functions with a name; empty if the language has no such function.
    pub(super) fn built_in_lines(&mut self, name: Symbol) -> Lines {
        if let Some(lines) = self.facts.overloads.lines.get(&name) {
            return lines.clone();
        }
        let text = self.interner.get(name);
        let lines: Lines = builtins::lines(text, self.language, &mut self.program.types).into();
        self.facts.overloads.lines.insert(name, lines.clone());
        lines
    }

    /// The functions in `functions` that may have the same signature as the function type `f`. All of them have the
    /// name `name`.
    pub(super) fn with_signature(
        &self,
        name: Symbol,
        functions: &[FuncId],
        f: &FunctionType,
    ) -> Vec<FuncId> {
        let (own, unknown) = (signature(name, f), (name, vec![ERROR], false));
        if own == unknown {
            return functions.to_vec();
        }
        let declared = [own, unknown].map(|key| self.facts.overloads.declared.get(&key));
        let mut list: Vec<FuncId> = declared.into_iter().flatten().flatten().copied().collect();
        list.retain(|f| functions.contains(f));
        list.sort();
        list
    }

    /// Records a function for [`with_signature`](Self::with_signature).
    pub(super) fn note_signature(&mut self, name: Symbol, id: FuncId) {
        if let Some(f) = self.program.types.as_function(self.program.function(id).ty) {
            self.facts.overloads.declared.entry(signature(name, f)).or_default().push(id);
        }
    }

    /// Every overload of a built-in function.
    pub(super) fn built_in_overloads(&mut self, lines: &[Line]) -> Vec<FunctionType> {
        let mut list = Vec::new();
        for line in lines {
            if let Some(class) = line.class() {
                line.expand(class, &mut self.program.types, &mut list);
            }
        }
        list
    }

    /// The type of an argument, and the pointee if the argument is a pointer. For an array, the type is the error type,
    /// because an array is not a value, and the pointee is the element type.
    fn given(&self, e: ExprId) -> (TypeId, Option<QualType>) {
        let q = self.expr(e).ty;
        match self.kind(q.ty) {
            TypeKind::Array(element, _) => {
                let space = q.space.unwrap_or(AddressSpace::Private);
                (ERROR, Some(element.with(q.quals & 7).in_space(space)))
            }
            TypeKind::Atomic(inner) if self.expr(e).lvalue => (*inner, None),
            TypeKind::Pointer(to) => (q.ty, Some(*to)),
            _ => (q.ty, None),
        }
    }

    /// The element type in the argument's address space, if a pointer to vectors is passed for a pointer to elements.
    /// `None` for other arguments.
    pub(super) fn as_elements(&self, e: ExprId, to: QualType) -> Option<QualType> {
        let t = &self.program.types;
        let (given, wanted) = (self.given(e).1?, t.pointee(to.ty)?);
        let element = t.as_vector(given.ty)?.0;
        let fits = element == wanted.ty && space_contains(wanted.space, given.space);
        fits.then_some(QualType { ty: element, ..given })
    }

    /// The help for a pointer to vectors that is passed for a pointer to elements.
    pub(super) fn help_elements(&self, element: QualType) -> String {
        format!("cast the pointer: `({} *)…`", self.type_text_full(element))
    }

    /// The rank of an argument for a parameter; `None` if the parameter does not accept the argument.
    fn rank(&self, e: ExprId, to: QualType) -> Option<Rank> {
        let t = &self.program.types;
        let (from, from_pointee) = self.given(e);
        if from == to.ty {
            return Some(Rank::Exact);
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
            _ => None,
        }
    }

    /// The result of [`rank`](Self::rank), and the pointee after the conversion.
    fn fit(&self, e: ExprId, to: QualType) -> Option<Fit> {
        let rank = self.rank(e, to)?;
        let becomes_another = matches!(rank, Rank::Qualified | Rank::Conversion | Rank::COnly);
        let pointee = match becomes_another {
            true => self.given(e).1.and(self.program.types.pointee(to.ty)),
            false => None,
        };
        let pointee = pointee.filter(|_| !self.is_null_constant(e));
        Some(Fit { rank, pointee: pointee.map(|p| (p.quals & 7, p.space)) })
    }

    fn fits(&self, f: &FunctionType, arguments: &[ExprId]) -> Option<Vec<Fit>> {
        if arguments.len() < f.params.len() || (arguments.len() > f.params.len() && !f.variadic) {
            return None;
        }
        f.params.iter().zip(arguments).map(|(p, e)| self.fit(*e, *p)).collect()
    }

    /// Chooses among functions of the source. Returns `None` after a diagnostic.
    pub(super) fn resolve(
        &mut self,
        name: Symbol,
        functions: &[FuncId],
        arguments: &[ExprId],
        callee: ast::ExprId,
    ) -> Option<FuncId> {
        let kind_of = |e: &ExprId| {
            let zero = self.constant_integer(*e) == Some(0);
            (self.expr(*e).ty, self.expr(*e).lvalue, zero, self.is_null_constant(*e))
        };
        let kinds = arguments.iter().map(kind_of).collect();
        let key = (name, functions.len(), functions.last().copied(), kinds);
        let known = self.facts.overloads.resolved.get(&key).cloned();
        let resolution = known.unwrap_or_else(|| {
            let resolution = Rc::new(self.outcome(functions, arguments));
            self.facts.overloads.resolved.insert(key, resolution.clone());
            resolution
        });
        match &*resolution {
            Resolution::One(f) => return Some(*f),
            Resolution::Several(best) => self.report_several(name, best, arguments, callee),
            Resolution::None(rejected) => self.report_none(name, rejected, arguments, callee),
        }
        None
    }

    fn outcome(&self, functions: &[FuncId], arguments: &[ExprId]) -> Resolution {
        let types = &self.program.types;
        let signature = |f: &FuncId| types.as_function(self.program.function(*f).ty);
        let mut best = Best(Vec::new());
        for f in functions {
            if let Some(ty) = signature(f)
                && let Some(fits) = self.fits(ty, arguments)
            {
                best.offer(&fits, || *f);
            }
        }
        match best.0.as_slice() {
            [(f, _)] => Resolution::One(*f),
            [] => {
                let all: Vec<&FunctionType> = functions.iter().filter_map(signature).collect();
                Resolution::None(self.rejected(&all, arguments))
            }
            _ => {
                let best = best.0.into_iter();
                Resolution::Several(
                    best.filter_map(|(f, fits)| Some((signature(&f)?.clone(), fits))).collect(),
                )
            }
        }
    }

    /// Chooses among the built-in functions with a name. An overload that matches every argument exactly is better than
    /// any other. The function first searches for such an overload, because exact arguments leave few types for a
    /// generic parameter. Returns `None` after a diagnostic.
    pub(super) fn resolve_built_in(
        &mut self,
        name: Symbol,
        lines: &[Line],
        arguments: &[ExprId],
        callee: ast::ExprId,
    ) -> Option<FunctionType> {
        let mut best = self.fitting(lines, arguments, Rank::Exact);
        if best.0.len() != 1 {
            best = self.fitting(lines, arguments, Rank::Incompatible);
        }
        if best.0.len() == 1 {
            return best.0.pop().map(|(f, _)| f);
        }
        if best.0.is_empty() {
            let all = self.built_in_overloads(lines);
            let rejected = self.rejected(&all.iter().collect::<Vec<_>>(), arguments);
            self.report_none(name, &rejected, arguments, callee);
        } else {
            self.report_several(name, &best.0, arguments, callee);
        }
        None
    }

    /// The best built-in functions among those for which no argument has a rank worse than `worst`.
    fn fitting(&mut self, lines: &[Line], arguments: &[ExprId], worst: Rank) -> Best<FunctionType> {
        let mut best = Best(Vec::new());
        let mut room = std::mem::take(&mut self.facts.overloads.room);
        for line in lines.iter().filter(|line| line.params().len() == arguments.len()) {
            let parameters = || line.params().iter().zip(arguments);
            let Some(all) = line.class() else { continue };
            let class = parameters().try_fold(all, |class, (p, e)| {
                let given = self.given(*e);
                // A vector argument matches only its own type. Other arguments may be converted.
                let vector = matches!(self.kind(given.0), TypeKind::Vector(..));
                match worst == Rank::Exact || vector {
                    true => p.narrow(class, given, &self.program.types),
                    false => Some(class),
                }
            });
            for t in class.into_iter().flat_map(Class::types) {
                room.types_that_fit.clear();
                room.ends.clear();
                for (p, e) in parameters() {
                    room.types.clear();
                    p.types(t, &mut self.program.types, &mut room.types);
                    for ty in room.types.iter().map(|ty| QualType::plain(*ty)) {
                        let fit = self.fit(*e, ty).filter(|fit| fit.rank <= worst);
                        room.types_that_fit.extend(fit.map(|fit| (ty, fit)));
                    }
                    room.ends.push(room.types_that_fit.len());
                }
                for places in combinations(&room.ends) {
                    room.fits.clear();
                    room.fits.extend(places.clone().map(|at| room.types_that_fit[at].1));
                    best.offer(&room.fits, || FunctionType {
                        result: line.result(t, &mut self.program.types),
                        params: places.map(|at| room.types_that_fit[at].0).collect(),
                        variadic: false,
                    });
                }
            }
        }
        self.facts.overloads.room = room;
        best
    }

    /// Reports that several functions accept the arguments, and none of them is better than another.
    fn report_several(
        &mut self,
        name: Symbol,
        best: &[(FunctionType, Vec<Fit>)],
        arguments: &[ExprId],
        callee: ast::ExprId,
    ) {
        // Each candidate needs a conversion that is not allowed.
        if best.iter().all(|(_, fits)| fits.iter().any(|fit| fit.rank.needs_much())) {
            let nearest: Vec<&FunctionType> = best.iter().map(|(f, _)| f).collect();
            let rejected = self.rejected(&nearest, arguments);
            self.report_none(name, &rejected, arguments, callee);
            return;
        }
        let text = self.text(name);
        let given: Vec<String> = arguments.iter().map(|e| self.expr_type_text(*e)).collect();
        let message =
            format!("ambiguous call to `{text}` with the arguments ({})", given.join(", "));
        let shown = best.iter().map(|(f, _)| f).take(MOST_CANDIDATES);
        let notes = self.candidates(&text, shown, best.len().saturating_sub(MOST_CANDIDATES));
        let types = &self.program.types;
        let is_float = |e: &ExprId| types.is_float(types.element(self.ty(*e)));
        let takes_integers = |(f, _): &(FunctionType, Vec<Fit>)| {
            f.params.iter().all(|p| types.is_integer(types.element(p.ty)))
        };
        let of_floats = format!("f{text}");
        let for_floats =
            (arguments.iter().any(is_float) && best.iter().all(takes_integers)).then(|| {
                match builtins::exists(&of_floats, self.language) {
                    true => format!("for floating-point values, call `{of_floats}`"),
                    false => "the function takes only integers".into(),
                }
            });
        let edit = self.as_floating(&text, best.iter().map(|(f, _)| f), arguments);
        let d = self.report(&c::AMBIGUOUS_CALL, self.ast.expr(callee).first, message);
        d.notes.extend(notes);
        d.help = Some("cast the arguments to the parameter types of one candidate".into());
        if let Some(help) = for_floats {
            d.help = Some(help);
        } else if let Some((help, suggestion)) = edit {
            (d.help, d.suggestion) = (Some(help), Some(suggestion));
        }
    }

    /// The data for a diagnostic about functions that do not accept the arguments.
    fn rejected(&self, functions: &[&FunctionType], arguments: &[ExprId]) -> Rejected {
        let mut counts: Vec<usize> = functions.iter().map(|f| f.params.len()).collect();
        counts.sort_unstable();
        counts.dedup();
        let fits = |f: &&&FunctionType| f.params.len() == arguments.len();
        let mut nearest: Vec<&FunctionType> = functions.iter().filter(fits).copied().collect();
        let exchanged = self.exchanged(&nearest, arguments);
        let mut order = arguments.to_vec();
        if let Some((first, second)) = exchanged {
            order.swap(first, second);
        }
        nearest.sort_by_cached_key(|f| (self.distance(f, &order), self.order_of_type(f)));
        let mut shown = MOST_CANDIDATES;
        if nearest.is_empty() {
            nearest = functions.to_vec();
            let count = arguments.len();
            nearest.sort_by_cached_key(|f| {
                (f.params.len().abs_diff(count), self.distance(f, arguments), self.order_of_type(f))
            });
            // The number of arguments is the mistake. If there are many candidates, one of them is enough to show it.
            shown = if nearest.len() > MOST_CANDIDATES { 1 } else { MOST_CANDIDATES };
        }
        Rejected {
            counts,
            variadic: functions.iter().any(|f| f.variadic),
            left_out: nearest.len().saturating_sub(shown),
            exchanged,
            nearest: nearest.into_iter().take(shown).cloned().collect(),
        }
    }

    /// Reports that no function accepts the arguments. The message names the wrong number of arguments, or lists the
    /// closest candidates.
    fn report_none(
        &mut self,
        name: Symbol,
        rejected: &Rejected,
        arguments: &[ExprId],
        callee: ast::ExprId,
    ) {
        let text = self.text(name);
        let given = arguments.len();
        let message = if !rejected.counts.contains(&given) && !rejected.variadic {
            let counts: Vec<String> = rejected.counts.iter().map(usize::to_string).collect();
            let noun = if counts == ["1"] { "argument" } else { "arguments" };
            format!("`{text}` takes {} {noun}, found {given}", builtins::one_of(&counts))
        } else {
            let given: Vec<String> = arguments.iter().map(|e| self.expr_type_text(*e)).collect();
            format!("no matching function for `{text}` with the arguments ({})", given.join(", "))
        };
        let notes = self.candidates(&text, rejected.nearest.iter(), rejected.left_out);
        let (rule, access) = self.overload_rule(&text, arguments).unzip();
        let help = self.help_arguments(&text, rejected, arguments, access);
        self.retract_unused(arguments);
        let exchanged = rejected.exchanged;
        let edit = exchanged.and_then(|places| self.suggest_order(&text, arguments, places));
        let edit = edit.or_else(|| self.suggest_event(&text, arguments, rejected.nearest.first()?));
        let edit = edit.or_else(|| self.missing_address(&rejected.nearest, arguments));
        let is_count = !rejected.counts.contains(&given);
        let d = self.report(&c::NO_OVERLOAD, self.ast.expr(callee).first, message);
        // If the help shows the intended call, a candidate for another type would distract.
        if !is_count || help.is_none() && edit.is_none() {
            d.notes.extend(notes);
        }
        (d.rule, d.help) = (rule, help);
        if let Some((help, suggestion)) = edit {
            (d.help, d.suggestion) = (Some(help), Some(suggestion));
        }
    }

    /// The help for arguments that no function accepts: how to change them.
    fn help_arguments(
        &self,
        text: &str,
        rejected: &Rejected,
        arguments: &[ExprId],
        access: Option<&'static str>,
    ) -> Option<String> {
        let given = arguments.len();
        let is_float =
            |e: &ExprId| self.program.types.is_float(self.program.types.element(self.ty(*e)));
        match arguments {
            [_, rest @ ..]
                if text.starts_with("read_image") && self.single_coordinates(rest).is_some() =>
            {
                let vector = self.single_coordinates(rest);
                vector.map(|vector| format!("pass the coordinates as one vector: `{vector}`"))
            }
            [pointer] if LEGACY_ATOMICS.contains(&text) && rejected.counts == [2] => {
                let pointer = self.written_expr(*pointer);
                pointer.map(|pointer| format!("give the other operand: `{text}({pointer}, 1)`"))
            }
            [pointer] if text.starts_with("vload") => {
                let pointer = self.written_expr(*pointer);
                pointer.map(|pointer| format!("pass the offset first: `{text}(0, {pointer})`"))
            }
            [data, pointer] if text.starts_with("vstore") && rejected.counts == [3] => {
                let texts = self.written_expr(*data).zip(self.written_expr(*pointer));
                texts.map(|(data, pointer)| {
                    format!("pass the offset before the pointer: `{text}({data}, 0, {pointer})`")
                })
            }
            [_, coordinates] if text.starts_with("read_image") && is_float(coordinates) => {
                Some(format!("pass a sampler too: `{text}(image, sampler, coordinates)`"))
            }
            _ if access.is_some_and(|help| !help.is_empty()) => access.map(str::to_string),
            [a, _, condition]
                if text == "select" && self.is_scalar_beside_vector(*condition, *a) =>
            {
                let help = "pass a condition for each element, such as a comparison of vectors";
                Some(help.to_string())
            }
            [_, _, _] if TWO_RESULTS.contains(&text) && rejected.counts == [2] => {
                Some(format!("`{text}` returns its first result: `first = {text}(x, &second)`"))
            }
            [_, _, _] if matches!(text, "max" | "min" | "fmax" | "fmin") => {
                let texts = arguments.iter().map(|e| self.written_expr(*e));
                let texts = texts.collect::<Option<Vec<String>>>();
                texts.map(|t| format!("nest the calls: `{text}({}, {text}({}, {}))`", t[0], t[1], t[2]))
            }
            [_, _] if text == "atan" => Some("call `atan2` with two arguments".into()),
            [pointer, ..] if LEGACY_ATOMICS.contains(&text) && self.points_to_float(*pointer) => {
                Some(
                    "this function takes integers; a `float` needs a loop with `atomic_cmpxchg` and `as_int`"
                        .into(),
                )
            }
            [_, ..]
                if TWO_RESULTS.contains(&text)
                    && given < 3
                    && !rejected.counts.contains(&given) =>
            {
                Some(format!(
                    "pass the address of a variable for the other result: `{text}(…, &result)`"
                ))
            }
            _ => rejected.nearest.first().filter(|f| f.params.len() == given).and_then(|f| {
                if let Some(help) = self.help_commas(f, arguments) {
                    return Some(help);
                }
                let types = &self.program.types;
                let is_vector = |ty: TypeId| types.as_vector(ty).is_some();
                // A function with only scalar parameters cannot take vectors.
                let takes_values = f.params.iter().any(|p| is_vector(p.ty))
                    || !arguments.iter().any(|e| is_vector(self.ty(*e)));
                let mut pairs = f.params.iter().zip(arguments);
                let element = pairs.find_map(|(p, e)| self.as_elements(*e, *p));
                element
                    .filter(|_| takes_values)
                    .map(|element| self.help_elements(element))
                    .or_else(|| self.as_vector_argument(text, self.only_wrong(f, arguments)?))
            }),
        }
    }

    fn points_to_float(&self, pointer: ExprId) -> bool {
        let to = self.program.types.pointee(self.ty(pointer));
        to.is_some_and(|to| self.program.types.is_float(to.ty))
    }

    /// The index of the parameter whose argument is missing. `None` unless exactly one parameter is possible.
    pub(super) fn missing_argument(&self, f: &FunctionType, arguments: &[ExprId]) -> Option<usize> {
        if arguments.len() + 1 != f.params.len() || f.params.len() > MOST_PARAMETERS {
            return None;
        }
        let accepts = |without: &usize| {
            let others = f.params.iter().enumerate().filter(|(n, _)| n != without);
            let mut pairs = others.zip(arguments);
            pairs.all(|((_, p), e)| self.rank(*e, *p).is_some_and(|rank| rank <= Rank::Promotion))
        };
        let mut found = (0..f.params.len()).filter(accepts);
        found.next().filter(|_| found.next().is_none())
    }

    /// Whether the argument `scalar` is a scalar and the argument `vector` is a vector.
    fn is_scalar_beside_vector(&self, scalar: ExprId, vector: ExprId) -> bool {
        let types = &self.program.types;
        types.is_arithmetic(self.ty(scalar)) && types.as_vector(self.ty(vector)).is_some()
    }

    /// The help, in words and as an edit, that passes the address of an argument in place of its value. `None` unless
    /// one of the functions rejects exactly one argument, and accepts the address of that argument.
    fn missing_address(
        &self,
        functions: &[FunctionType],
        arguments: &[ExprId],
    ) -> Option<(String, Suggestion)> {
        functions.iter().filter(|f| f.params.len() == arguments.len()).find_map(|f| {
            let (p, e) = self.only_wrong(f, arguments)?;
            self.suggested_address(e, p)
        })
    }

    /// The positions of two arguments that are in the wrong order: one of the functions accepts all arguments after an
    /// exchange of these two.
    fn exchanged(
        &self,
        functions: &[&FunctionType],
        arguments: &[ExprId],
    ) -> Option<(usize, usize)> {
        let accepts = |p: QualType, e: ExprId| {
            let is_null = self.is_null_constant(e) && self.program.types.pointee(p.ty).is_some();
            !is_null && self.rank(e, p).is_some_and(|rank| rank <= Rank::Conversion)
        };
        functions.iter().find_map(|f| {
            let places = 0..arguments.len();
            let mut wrong = places.filter(|place| !accepts(f.params[*place], arguments[*place]));
            let (first, second) = (wrong.next()?, wrong.next()?);
            let fits = wrong.next().is_none()
                && accepts(f.params[first], arguments[second])
                && accepts(f.params[second], arguments[first]);
            fits.then_some((first, second))
        })
    }

    /// A note for each candidate that is shown, and one for the number of candidates that are not.
    fn candidates<'f>(
        &self,
        name: &str,
        shown: impl Iterator<Item = &'f FunctionType>,
        left_out: usize,
    ) -> Vec<String> {
        let mut notes: Vec<String> =
            shown.map(|f| format!("candidate: {}", self.signature(name, f))).collect();
        match left_out {
            0 => (),
            1 => notes.push("1 more candidate is not shown".into()),
            n => notes.push(format!("{n} more candidates are not shown")),
        }
        notes
    }

    /// Whether an argument and a parameter are vectors of the same width.
    fn are_as_wide(&self, e: ExprId, p: QualType) -> bool {
        let width = |ty| self.program.types.as_vector(ty).map(|(_, width)| width);
        width(self.ty(e)).is_some_and(|given| width(p.ty) == Some(given))
    }

    /// The sort key of functions that are equally near: `float` is first; `half`, which few programs use, is last.
    fn order_of_type(&self, f: &FunctionType) -> u8 {
        let element = |p: &QualType| self.program.types.element(p.ty);
        match f.params.first().map(element) {
            Some(FLOAT) => 0,
            Some(HALF) => 2,
            _ => 1,
        }
    }

    /// The only argument that a function does not accept, with the type of its parameter. `None` unless exactly one
    /// argument is wrong.
    fn only_wrong(&self, f: &FunctionType, arguments: &[ExprId]) -> Option<(QualType, ExprId)> {
        let pairs = f.params.iter().copied().zip(arguments.iter().copied());
        let mut wrong = pairs.filter(|(p, e)| self.rank(*e, *p).is_none());
        wrong.next().filter(|_| wrong.next().is_none())
    }

    /// The distance between the arguments and a function with the same number of parameters.
    fn distance(&self, f: &FunctionType, arguments: &[ExprId]) -> u32 {
        let of = |(p, e): (&QualType, &ExprId)| match self.rank(*e, *p) {
            Some(Rank::Exact) => 0,
            Some(rank) if !rank.needs_much() || self.as_elements(*e, *p).is_some() => 1,
            Some(_) => 2,
            None if self.is_address_missing(*e, *p) || self.are_as_wide(*e, *p) => 3,
            None => 4,
        };
        f.params.iter().zip(arguments).map(of).sum()
    }

    /// The rule that a call of a built-in function violates if no overload matches, and a help. The help may be empty.
    fn overload_rule(&self, text: &str, arguments: &[ExprId]) -> Option<(RuleRef, &'static str)> {
        if text.starts_with("convert_") {
            return Some((r::CONVERT_COUNT, ""));
        }
        let access = match self.kind(self.ty(*arguments.first()?)) {
            TypeKind::Image(_, access) => *access,
            _ => return None,
        };
        let sampler = arguments.iter().any(|a| self.ty(*a) == SAMPLER);
        match access {
            Access::Read if text.starts_with("write_image") => {
                let help = match self.edition() >= Edition::V2_0 {
                    true => {
                        "pass a `write_only` image, or declare this one as `write_only` or `read_write`"
                    }
                    false => "pass a `write_only` image, or declare this one as `write_only`",
                };
                Some((r::READ_ONLY_READ, help))
            }
            Access::Write if text.starts_with("read_image") => {
                let help = match self.edition() >= Edition::V2_0 && !sampler {
                    true => {
                        "pass a `read_only` image, or declare this one as `read_only` or `read_write`"
                    }
                    false => "pass a `read_only` image, or declare this one as `read_only`",
                };
                Some((r::WRITE_ONLY_WRITTEN, help))
            }
            Access::ReadWrite if sampler => Some((r::READ_WRITE_NO_SAMPLER, "remove the sampler")),
            _ => None,
        }
    }

    pub(super) fn signature(&self, name: &str, f: &FunctionType) -> String {
        let params: Vec<String> = f.params.iter().map(|p| self.type_text_full(*p)).collect();
        let result = self.type_text(f.result);
        let (result, params) = builtins::purposes(name, self.language, result, params);
        format!("{result} {name}({})", params.join(", "))
    }
}
