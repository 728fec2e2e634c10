//! Initializers (C99 6.7.8), flattened to values at byte offsets.

use super::super::ast::{Designator, ExprKind as A, Init};
use super::super::codes as c;
use super::conversions::For;
use super::*;

/// An aggregate that the elements of a list initialize member by member: its type, its offset in bytes, and the index
/// of its next member.
struct Frame {
    ty: TypeId,
    offset: u64,
    next: u64,
    /// For an array of unknown size, the number of elements so far. For a union, 1 if a member is initialized.
    count: u64,
    /// Whether the aggregate is a whole variable with static storage duration.
    lasting: bool,
}

impl Frame {
    /// A nested aggregate.
    fn part(ty: TypeId, offset: u64) -> Frame {
        Frame { ty, offset, next: 0, count: 0, lasting: false }
    }
}

impl Sema<'_> {
    /// Analyses the initializer of an erroneous object. Only the errors in it matter.
    pub(super) fn init_for_messages(&mut self, init: ast::InitId) {
        let ast = self.ast;
        match ast.init(init) {
            Init::Expr(e) => {
                self.expression(*e);
            }
            Init::List(list, _) => {
                for (_, i) in list {
                    self.init_for_messages(*i);
                }
            }
        }
    }

    fn error_value(&mut self, token: TokenIndex) -> ExprId {
        self.push(Expr {
            kind: ExprKind::Error,
            ty: QualType::plain(ERROR),
            lvalue: false,
            token,
            first: token,
            last: token,
        })
    }

    /// Checks an initializer for an object of type `q`. Returns the value and the type of the object: the initializer
    /// may complete an array of unknown size.
    pub(super) fn initialise(
        &mut self,
        q: QualType,
        init: ast::InitId,
        at: TokenIndex,
    ) -> (ExprId, TypeId) {
        let ast = self.ast;
        match ast.init(init) {
            Init::Expr(e) => {
                if let Some(result) = self.string_init(q, *e) {
                    return result;
                }
                let e = self.expression_for(*e, q.ty);
                if self.is_error(e) {
                    return (e, q.ty);
                }
                // Only a list or a string may initialize an array.
                if let TypeKind::Array(..) = self.kind(q.ty) {
                    let is_array = matches!(self.kind(self.ty(e)), TypeKind::Array(..));
                    let text = match is_array {
                        true => "cannot initialize an array with another array".into(),
                        false => format!(
                            "cannot initialize an array with a value of the type `{}`",
                            self.expr_type_text(e)
                        ),
                    };
                    self.report(&c::ARRAY_INITIALISER, self.expr(e).first, text).help =
                        Some("write the elements as a list in braces".into());
                    return (self.error_value(at), q.ty);
                }
                let target = QualType { space: None, ..q };
                (self.init_scalar(e, target, at), q.ty)
            }
            Init::List(list, brace) => self.initialise_list(q, list, *brace),
        }
    }

    fn init_scalar(&mut self, e: ExprId, q: QualType, at: TokenIndex) -> ExprId {
        if let TypeKind::BlockPointer(_) = self.kind(self.ty(e)) {
            // Blocks are values: a block variable is read if it initializes another one.
            let e = if self.expr(e).lvalue {
                let ty = self.expr(e).ty;
                self.cast_to(e, CastKind::Load, ty)
            } else {
                e
            };
            return self.assign_to(e, q, For::Init(at));
        }
        self.assign_to(e, q, For::Init(at))
    }

    /// Initializes an array of characters with a string literal (C99 6.7.8). Returns `None` if the object is not such
    /// an array, or if the expression is not a string literal.
    fn string_init(&mut self, q: QualType, e: ast::ExprId) -> Option<(ExprId, TypeId)> {
        let ast = self.ast;
        let mut node = e;
        while let A::Paren(inner) = ast.expr(node).kind {
            node = inner;
        }
        if !matches!(ast.expr(node).kind, A::Str) {
            return None;
        }
        let TypeKind::Array(element, len) = self.kind(q.ty).clone() else { return None };
        if !matches!(element.ty, CHAR | UCHAR | SCHAR) {
            return None;
        }
        let value = self.expression(node);
        let TypeKind::Array(_, Some(count)) = *self.kind(self.ty(value)) else { return None };
        let characters = count - 1;
        if let Some(n) = len
            && characters > n
        {
            let text =
                format!("the string of {characters} characters is too long for an array of {n}");
            self.report_expr(&c::EXCESS_STRING, value, text);
        }
        let ty = match len {
            Some(_) => q.ty,
            None => self.types().intern(TypeKind::Array(element, Some(count))),
        };
        self.program.exprs[value.0 as usize].ty = QualType::plain(ty);
        self.program.exprs[value.0 as usize].lvalue = false;
        Some((value, ty))
    }

    /// Whether a type is opaque, such as the type of a sampler, an event or a queue.
    fn is_opaque_value(&self, ty: TypeId) -> bool {
        matches!(
            self.kind(ty),
            TypeKind::Sampler
                | TypeKind::Event
                | TypeKind::Queue
                | TypeKind::ClkEvent
                | TypeKind::ReserveId
                | TypeKind::Image(..)
        )
    }

    fn is_aggregate(&self, ty: TypeId) -> bool {
        self.program.types.as_vector(ty).is_some()
            || matches!(self.kind(ty), TypeKind::Array(..) | TypeKind::Record(_))
    }

    /// The type of member or element `n` of an aggregate, and its offset in bytes from the start of the aggregate;
    /// `None` if it does not exist.
    fn part(&self, ty: TypeId, n: u64) -> Option<(QualType, u64)> {
        match self.kind(ty) {
            TypeKind::Array(e, len) => {
                let size = self.program.types.size(e.ty).unwrap_or(1);
                (len.is_none_or(|l| n < l)).then(|| (*e, n.saturating_mul(size)))
            }
            TypeKind::Vector(e, width) => {
                let size = self.program.types.size(*e).unwrap_or(1);
                (n < u64::from(*width)).then(|| (QualType::plain(*e), n * size))
            }
            TypeKind::Record(r) => {
                let record = &self.program.types.records[*r as usize];
                if record.union && n > 0 {
                    return None;
                }
                let field = record.fields.as_ref()?.get(n as usize)?;
                Some((field.ty, field.offset))
            }
            _ => None,
        }
    }

    fn initialise_list(
        &mut self,
        q: QualType,
        list: &[(Vec<Designator>, ast::InitId)],
        brace: TokenIndex,
    ) -> (ExprId, TypeId) {
        if let Some(result) = self.initialise_whole(q, list, brace) {
            return result;
        }
        let lasting = std::mem::take(&mut self.lasting_initialiser);
        let mut elements = Vec::new();
        let mut broken = false;
        let mut frames = vec![Frame { lasting, ..Frame::part(q.ty, 0) }];
        let mut excess = false;
        for (path, init) in list {
            if !path.is_empty() {
                frames.truncate(1);
                match self.designate(&mut frames, path) {
                    Some(()) => {}
                    None => {
                        self.init_for_messages(*init);
                        broken = true;
                        continue;
                    }
                }
            }
            if !self.init_one(&mut frames, *init, &mut elements, &mut broken, &mut excess) {
                self.init_for_messages(*init);
            }
        }
        let ty = match self.kind(q.ty).clone() {
            // If an element is erroneous, the length is unknown: the array stays incomplete.
            TypeKind::Array(e, None) if !broken => {
                let n = frames[0].count;
                self.types().intern(TypeKind::Array(e, Some(n)))
            }
            _ => q.ty,
        };
        broken =
            broken || (!list.is_empty() && !self.check_element_count(q, &elements, list, brace));
        if broken {
            return (self.error_value(brace), ty);
        }
        let value = self.push(Expr {
            kind: ExprKind::InitList(Parts::new(elements, &self.program)),
            ty: QualType::plain(ty),
            lvalue: false,
            token: brace,
            first: brace,
            last: brace,
        });
        (value, ty)
    }

    /// Initializes an object with a list if the list initializes the object as a whole: an array with a string, or a
    /// scalar with a value. Returns `None` for other objects. Reports objects that a list cannot initialize.
    fn initialise_whole(
        &mut self,
        q: QualType,
        list: &[(Vec<Designator>, ast::InitId)],
        brace: TokenIndex,
    ) -> Option<(ExprId, TypeId)> {
        let ast = self.ast;
        let invalid = match self.kind(q.ty) {
            TypeKind::Record(n) => self.program.types.records[*n as usize].invalid,
            _ => q.ty == ERROR,
        };
        // `char s[] = {"text"}`.
        let string = match list {
            [(path, only), ..] if !invalid && path.is_empty() => match ast.init(*only) {
                Init::Expr(e) => self.string_init(q, *e),
                Init::List(..) => None,
            },
            _ => None,
        };
        if string.is_some() {
            self.excess_values(
                &list[1..],
                "excess value after the string, which initializes the whole array",
            );
            return string;
        }
        let designated = list.iter().any(|(path, _)| !path.is_empty());
        let opaque = self.is_opaque_value(q.ty);
        let scalar = !opaque && q.ty != NDRANGE && !self.is_aggregate(q.ty);
        if invalid {
        } else if opaque || (q.ty == NDRANGE && !list.is_empty()) {
            let text = format!("cannot initialize `{}` with a list", self.type_text(q));
            let d = self.report(&c::INCOMPATIBLE_TYPES, brace, text);
            if !opaque {
                d.tolerated();
            }
        } else if designated && (scalar || self.program.types.as_vector(q.ty).is_some()) {
            let text = format!(
                "the initializer of an object of type `{}` cannot contain a designator",
                self.type_text(q)
            );
            self.report(&c::DESIGNATOR, brace, text);
        } else if !scalar && q.ty != NDRANGE {
            return None;
        } else if let [(_, first), rest @ ..] = list {
            self.excess_values(rest, "excess value in the initializer of a scalar");
            return Some(self.initialise(q, *first, brace));
        } else {
            let text = "a scalar cannot be initialized with an empty list";
            self.report(&c::SCALAR_INITIALISER, brace, text);
            // Compilers treat the list as zero.
            let zero = self.error_value(brace);
            let value = &mut self.program.exprs[zero.0 as usize];
            (value.kind, value.ty) = (ExprKind::Int(0), QualType::plain(q.ty));
            return Some((zero, q.ty));
        }
        list.iter().for_each(|(_, init)| self.init_for_messages(*init));
        Some((self.error_value(brace), q.ty))
    }

    /// Reports values after the one that initializes the whole object.
    fn excess_values(&mut self, rest: &[(Vec<Designator>, ast::InitId)], text: &str) {
        if let Some((_, extra)) = rest.first() {
            let token = self.init_token(*extra);
            self.report(&c::EXCESS_INITIALISERS, token, text);
        }
        rest.iter().for_each(|(_, extra)| self.init_for_messages(*extra));
    }

    /// Whether the number of elements equals that of the vector. Reports a difference. Returns true if the object is
    /// not a vector.
    fn check_element_count(
        &mut self,
        q: QualType,
        elements: &[InitElement],
        list: &[(Vec<Designator>, ast::InitId)],
        brace: TokenIndex,
    ) -> bool {
        let Some((_, width)) = self.program.types.as_vector(q.ty) else { return true };
        let widths = elements.iter().map(|e| self.program.types.width(self.ty(e.value)));
        let count: u64 = widths.map(u64::from).sum();
        if count == u64::from(width) {
            return true;
        }
        let text = format!(
            "too {} elements for `{}`: expected {width}, found {count}",
            if count < u64::from(width) { "few" } else { "many" },
            self.type_text(q)
        );
        let is_nested =
            matches!(list, [(_, only)] if matches!(self.ast.init(*only), Init::List(..)));
        let d = self.report(&c::VECTOR_LITERAL, brace, text);
        d.help = is_nested.then(|| "remove the inner braces".into());
        false
    }

    fn init_token(&self, init: ast::InitId) -> TokenIndex {
        match self.ast.init(init) {
            Init::Expr(e) => self.ast.expr(*e).first,
            Init::List(_, t) => *t,
        }
    }

    /// Adds a frame for each aggregate that contains the object of a designator. Returns `None` after a diagnostic.
    fn designate(&mut self, frames: &mut Vec<Frame>, path: &[Designator]) -> Option<()> {
        for (i, step) in path.iter().enumerate() {
            let last = i + 1 == path.len();
            let depth = frames.len() - 1;
            let (ty, offset) = (frames[depth].ty, frames[depth].offset);
            match step {
                Designator::Member(name, token) => {
                    let TypeKind::Record(n) = *self.kind(ty) else {
                        let text = format!(
                            "a member designator cannot apply to `{}`: it is not a struct or union",
                            self.type_text(QualType::plain(ty))
                        );
                        self.report(&c::DESIGNATOR, *token, text);
                        return None;
                    };
                    let Some((fields, _)) = self.program.types.find_field(n, *name) else {
                        let text = format!(
                            "`{}` does not have a member `{}`",
                            self.type_text(QualType::plain(ty)),
                            self.text(*name)
                        );
                        self.report(&c::NO_MEMBER, *token, text);
                        return None;
                    };
                    self.note_member(*token, n, &fields);
                    // An anonymous member on the path gets a frame, too.
                    let mut here = (ty, offset);
                    for (k, index) in fields.iter().enumerate() {
                        let top = frames.len() - 1;
                        // A designator may name any member of a union, even repeatedly.
                        (frames[top].next, frames[top].count) = (u64::from(*index), 0);
                        let part = self.field(here.0, *index)?;
                        here = (part.0.ty, here.1 + part.1);
                        if k + 1 < fields.len() || !last {
                            frames[top].next += 1;
                            frames[top].count = 1;
                            frames.push(Frame::part(here.0, here.1));
                        }
                    }
                }
                Designator::Index(e, token) => {
                    if !matches!(self.kind(ty), TypeKind::Array(..)) {
                        let text = format!(
                            "an index designator cannot apply to `{}`: it is not an array",
                            self.type_text(QualType::plain(ty))
                        );
                        self.report(&c::DESIGNATOR, *token, text);
                        return None;
                    }
                    let (index, n) = self.designated_index(*e)?;
                    let Some((part, at)) = self.part(ty, n) else {
                        let text = "the index of the designator is outside the array";
                        self.report_expr(&c::DESIGNATOR, index, text);
                        return None;
                    };
                    frames[depth].next = n;
                    frames[depth].count = frames[depth].count.max(n + 1);
                    if !last {
                        frames[depth].next += 1;
                        frames.push(Frame::part(part.ty, offset + at));
                    }
                }
            }
        }
        Some(())
    }

    /// The index of a designator as an expression, and its value. Returns `None` after a diagnostic.
    fn designated_index(&mut self, e: ast::ExprId) -> Option<(ExprId, u64)> {
        let e = self.expression(e);
        let e = self.rvalue(e);
        if self.is_error(e) {
            return None;
        }
        let Some(n) = self.known_integer(e) else {
            self.report_expr(
                &c::NOT_CONSTANT,
                e,
                "the index of the designator is not an integer constant expression",
            );
            return None;
        };
        let n = u64::try_from(n).ok();
        if n.is_none() {
            self.report_expr(&c::DESIGNATOR, e, "the index of the designator is negative");
        }
        n.map(|n| (e, n))
    }

    fn field(&self, ty: TypeId, index: u32) -> Option<(QualType, u64)> {
        match self.kind(ty) {
            TypeKind::Record(r) => {
                let field =
                    self.program.types.records[*r as usize].fields.as_ref()?.get(index as usize)?;
                Some((field.ty, field.offset))
            }
            _ => None,
        }
    }

    /// The bits of a member, if it is a bit-field.
    fn bits_of(&self, ty: TypeId, index: u64) -> Option<BitField> {
        let TypeKind::Record(r) = self.kind(ty) else { return None };
        let fields = self.program.types.records[*r as usize].fields.as_ref()?;
        fields.get(usize::try_from(index).ok()?)?.bits
    }

    /// Initializes the next part with an element of the list. Returns false if the element has not been analysed: no
    /// part is left for it, or the part is a flexible array member that cannot be initialized.
    fn init_one(
        &mut self,
        frames: &mut Vec<Frame>,
        init: ast::InitId,
        elements: &mut Vec<InitElement>,
        broken: &mut bool,
        excess: &mut bool,
    ) -> bool {
        let ast = self.ast;
        let mut analysed: Option<ExprId> = None;
        loop {
            let depth = frames.len() - 1;
            let frame = &frames[depth];
            let named_union = matches!(self.kind(frame.ty), TypeKind::Record(r)
                if self.program.types.records[*r as usize].union);
            let found = if named_union && frame.next < u64::from(u32::MAX) && frame.count == 0 {
                self.field(frame.ty, frame.next as u32)
            } else if named_union {
                None
            } else {
                self.part(frame.ty, frame.next)
            };
            let Some((part, at)) = found else {
                if frames.len() > 1 {
                    frames.pop();
                    continue;
                }
                if !*excess {
                    *excess = true;
                    let token = self.init_token(init);
                    let vector = self.program.types.as_vector(frames[0].ty).is_some();
                    let text = "excess value in the initializer";
                    if vector {
                        self.report(&c::VECTOR_LITERAL, token, text);
                        *broken = true;
                    } else {
                        self.report(&c::EXCESS_INITIALISERS, token, text);
                    }
                }
                return analysed.is_some();
            };
            let flexible = matches!(self.kind(part.ty), TypeKind::Array(_, None))
                && !matches!(ast.init(init), Init::List(list, _) if list.is_empty());
            if flexible && !(depth == 0 && frames[0].lasting) {
                let token = self.init_token(init);
                let text = match depth {
                    0 => {
                        "cannot initialize a flexible array member in a variable without static storage duration"
                    }
                    _ => "cannot initialize the flexible array member of a nested structure",
                };
                self.report(&c::ARRAY_INITIALISER, token, text);
                *broken = true;
                return false;
            }
            let offset = frames[depth].offset + at;
            let bits = self.bits_of(frames[depth].ty, frames[depth].next);
            let take = |frames: &mut Vec<Frame>, n: u64| {
                let f = &mut frames[depth];
                f.next += n;
                f.count = f.count.max(f.next);
            };
            match ast.init(init) {
                Init::List(list, brace) => {
                    take(frames, 1);
                    let before = self.diagnostics.len();
                    let (value, _) = self.initialise_list(part, list, *brace);
                    *broken |= self.diagnostics.len() > before && self.is_error(value);
                    elements.push(InitElement { offset, bits, value });
                    return true;
                }
                Init::Expr(e) => {
                    if analysed.is_none() {
                        if let Some((value, _)) = self.string_init(part, *e) {
                            take(frames, 1);
                            elements.push(InitElement { offset, bits, value });
                            return true;
                        }
                        analysed = Some(self.expression(*e));
                    }
                    let Some(value) = analysed else { return true };
                    if self.is_error(value) {
                        take(frames, 1);
                        *broken = true;
                        return true;
                    }
                    let from = self.ty(value);
                    let q = QualType { space: None, ..part };
                    // In the list for a vector, a shorter vector initializes several elements at once.
                    if let Some((element, _)) = self.program.types.as_vector(frames[depth].ty)
                        && let Some((e_ty, n)) = self.program.types.as_vector(from)
                    {
                        if e_ty != element {
                            let text = format!(
                                "`{}` cannot initialize elements of type `{}`",
                                self.expr_type_text(value),
                                self.type_text(QualType::plain(element))
                            );
                            self.report_expr(&c::INCOMPATIBLE_TYPES, value, text);
                            *broken = true;
                        }
                        let value = self.rvalue(value);
                        take(frames, u64::from(n));
                        elements.push(InitElement { offset, bits, value });
                        return true;
                    }
                    // A scalar initializes a whole vector: it is widened, as by assignment.
                    let widened = self.program.types.as_vector(part.ty).is_some()
                        && self.program.types.is_arithmetic(from);
                    let whole = widened
                        || from == part.ty
                        || !self.is_aggregate(part.ty)
                        || (self.program.types.as_vector(part.ty).is_some()
                            && self.program.types.as_vector(from).is_some());
                    if whole {
                        take(frames, 1);
                        let token = self.expr(value).first;
                        let value = self.init_scalar(value, q, token);
                        *broken |= self.is_error(value);
                        elements.push(InitElement { offset, bits, value });
                        return true;
                    }
                    // The inner braces are omitted: the elements that follow initialize the members of this part.
                    take(frames, 1);
                    frames.push(Frame::part(part.ty, offset));
                    if frames.len() > 256 || !self.program.types.is_complete(part.ty) {
                        return true;
                    }
                }
            }
        }
    }
}
