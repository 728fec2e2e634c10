//! Parts of objects: subscripts, members, elements of vectors (C99 6.5.2, OpenCL C 6.3.7).

use super::super::ast::BinaryOp as Op;
use super::super::builtins;
use super::super::codes as c;
use super::super::rules as r;
use super::suggestions::as_operand;
use super::*;

/// The help for a subscript of an image.
const IMAGE_ACCESS: &str = "read with `read_imagef(image, sampler, coordinates)`, write with `write_imagef(image, coordinates, color)`";

impl Sema<'_> {
    pub(super) fn index(&mut self, base: ExprId, index: ExprId, at: At) -> ExprId {
        let fail = |s: &mut Self| s.make(ExprKind::Error, ERROR, at);
        if self.is_error(base) || self.is_error(index) {
            return fail(self);
        }
        let index = self.rvalue(index);
        // Compilers accept a subscript of a vector.
        if let Some((element, _)) = self.program.types.as_vector(self.ty(base)) {
            if !self.program.types.is_integer(self.ty(index)) {
                let text =
                    format!("an index must be an integer, not `{}`", self.expr_type_text(index));
                self.report_expr(&c::SUBSCRIPT, index, text);
                return fail(self);
            }
            let q = self.expr(base).ty;
            let lvalue = self.expr(base).lvalue;
            let ty = QualType { ty: element, ..q };
            let At { token, first, last } = at;
            let kind = ExprKind::Element(base, index);
            return self.push(Expr { kind, ty, lvalue, token, first, last });
        }
        self.check_index(base, index);
        let base = self.rvalue(base);
        if self.is_error(base) || self.is_error(index) {
            return fail(self);
        }
        let (pointer, number) = if self.program.types.is_pointer(self.ty(base)) {
            (base, index)
        } else if self.program.types.is_pointer(self.ty(index)) {
            (index, base)
        } else {
            let text = format!("cannot index a value of type `{}`", self.expr_type_text(base));
            let is_image = matches!(self.kind(self.ty(base)), TypeKind::Image(..));
            let help = match is_image {
                true => Some(IMAGE_ACCESS.into()),
                false => self.help_one_index(base, index),
            };
            self.report(&c::SUBSCRIPT, at.token, text).help = help;
            return fail(self);
        };
        if !self.program.types.is_integer(self.ty(number)) {
            let text =
                format!("an index must be an integer, not `{}`", self.expr_type_text(number));
            let is_float = self.program.types.is_float(self.ty(number));
            let help = self
                .written_expr(number)
                .filter(|_| is_float)
                .map(|text| format!("convert it: `(int){}`", as_operand(&text)));
            let help = help.or_else(|| self.help_sized_integer(self.ty(number)));
            self.report_expr(&c::SUBSCRIPT, number, text).help = help;
            return fail(self);
        }
        let to = self.program.types.pointee(self.ty(pointer)).unwrap_or(QualType::plain(ERROR));
        if matches!(self.kind(to.ty), TypeKind::Function(_)) {
            let text = "cannot index a pointer to a function";
            self.report(&c::SUBSCRIPT, at.token, text);
            return fail(self);
        }
        if to.ty == VOID {
            let text = "a subscript of a pointer to `void` is an extension";
            self.report(&c::VOID_ARITHMETIC, at.token, text);
        } else if !self.program.types.is_complete(to.ty) {
            let text =
                format!("cannot index a pointer to the incomplete type `{}`", self.type_text(to));
            self.report(&c::INCOMPLETE_TYPE, at.token, text);
            return fail(self);
        }
        let number = self.promote(number);
        let ty = self.ty(pointer);
        let sum = self.make(ExprKind::Binary(Op::Add, pointer, number), ty, at);
        let At { token, first, last } = at;
        self.push(Expr { kind: ExprKind::Deref(sum), ty: to, lvalue: true, token, first, last })
    }

    pub(super) fn member(
        &mut self,
        base: ExprId,
        arrow: bool,
        name: Symbol,
        name_token: TokenIndex,
        at: At,
    ) -> ExprId {
        let fail = |s: &mut Self| s.make(ExprKind::Error, ERROR, at);
        if self.is_error(base) {
            return fail(self);
        }
        let mut object = base;
        if arrow {
            let e = self.rvalue(base);
            if self.is_error(e) {
                return fail(self);
            }
            let Some(to) = self.program.types.pointee(self.ty(e)) else {
                let text = format!(
                    "the left operand of `->` must be a pointer, not `{}`",
                    self.expr_type_text(e)
                );
                let is_record = matches!(self.kind(self.ty(e)), TypeKind::Record(_));
                self.report(&c::MEMBER_ACCESS, at.token, text);
                if is_record {
                    let is_arrow = self.tokens[at.token as usize].kind == TokenKind::Arrow;
                    let edit = self.replacement(at.token, ".", true).filter(|_| is_arrow);
                    self.amend("write `.`", edit);
                }
                return fail(self);
            };
            let At { token, first, last } = at;
            object = self.push(Expr {
                kind: ExprKind::Deref(e),
                ty: to,
                lvalue: true,
                token,
                first,
                last,
            });
        }
        let q = self.expr(object).ty;
        let lvalue = self.expr(object).lvalue;
        let At { token, first, last } = at;
        match self.kind(q.ty).clone() {
            TypeKind::Vector(element, width) => {
                self.swizzle(object, element, width, name, name_token, at)
            }
            TypeKind::Record(n) => {
                if self.program.types.records[n as usize].fields.is_none() {
                    let text =
                        format!("member access into the incomplete type `{}`", self.type_text(q));
                    self.report(&c::INCOMPLETE_TYPE, at.token, text);
                    return fail(self);
                }
                let Some((path, ty)) = self.program.types.find_field(n, name) else {
                    let text = format!(
                        "`{}` does not have a member `{}`",
                        self.type_text(q),
                        self.text(name)
                    );
                    self.report(&c::NO_MEMBER, name_token, text);
                    self.suggest_member(name_token, n);
                    return fail(self);
                };
                if matches!(self.kind(ty.ty), TypeKind::Image(..) | TypeKind::Event) {
                    // Such a member has been reported at the definition of the struct.
                    return fail(self);
                }
                let ty = QualType { quals: ty.quals | (q.quals & 7), space: q.space, ..ty };
                self.note_member(name_token, n, &path);
                let kind = ExprKind::Member(object, path);
                self.push(Expr { kind, ty, lvalue, token, first, last })
            }
            TypeKind::NdRange => {
                // The members of `ndrange_t` are implementation-defined.
                let text = "cannot access the members of `ndrange_t`";
                self.report(&c::MEMBER_ACCESS, at.token, text);
                fail(self)
            }
            TypeKind::Pointer(_) if !arrow => {
                let to = self.program.types.pointee(q.ty).map_or(ERROR, |to| to.ty);
                let is_record = matches!(self.kind(to), TypeKind::Record(_));
                let is_vector = self.program.types.as_vector(to).is_some();
                if !is_record && !is_vector {
                    let text =
                        format!("a pointer of type `{}` does not have members", self.type_text(q));
                    let is_length = matches!(&*self.text(name), "length" | "size");
                    let help = "pass the number of elements as a parameter of the kernel";
                    self.report(&c::MEMBER_ACCESS, at.token, text).help =
                        is_length.then(|| help.into());
                    return fail(self);
                }
                let text =
                    format!("cannot use `.` on the pointer `{}`: use `->`", self.type_text(q));
                let is_dot = self.tokens[at.token as usize].kind == TokenKind::Dot;
                let edit = self.replacement(at.token, "->", true);
                self.report(&c::MEMBER_ACCESS, at.token, text).suggestion =
                    edit.filter(|_| is_record && is_dot);
                fail(self)
            }
            _ => {
                let text = format!("`{}` does not have members", self.type_text(q));
                let size = match &*self.text(name) {
                    size @ ("width" | "height" | "depth") => Some(format!("get_image_{size}")),
                    "size" => Some("get_image_dim".to_string()),
                    _ => None,
                };
                let size = size.filter(|_| matches!(self.kind(q.ty), TypeKind::Image(..)));
                let image = self.written_expr(object);
                let help = size.zip(image).map(|(size, image)| format!("call `{size}({image})`"));
                self.report(&c::MEMBER_ACCESS, at.token, text).help = help;
                fail(self)
            }
        }
    }

    /// Analyses the selection of vector elements by name, such as `v.xy` (OpenCL C 6.3.7).
    fn swizzle(
        &mut self,
        object: ExprId,
        element: TypeId,
        width: u8,
        name: Symbol,
        token: TokenIndex,
        at: At,
    ) -> ExprId {
        let text = self.text(name);
        let call = self.tokens.get(token as usize + 1..token as usize + 3).unwrap_or_default();
        if let [open, next] = call
            && open.kind == TokenKind::LParen
            && builtins::exists(&text, self.language)
        {
            let argument = self.written_expr(object).unwrap_or("…".into());
            let rest = if next.kind == TokenKind::RParen { "" } else { ", …" };
            let help = format!("call the function: `{text}({argument}{rest})`");
            let message = "vectors do not have member functions";
            self.report(&c::ELEMENT_NAME, token, message).helped(&help);
            return self.make(ExprKind::Error, ERROR, at);
        }
        let elements = match self.swizzle_elements(object, &text, width, token) {
            Some(e) => e,
            None => return self.make(ExprKind::Error, ERROR, at),
        };
        let x = self.expr(object).clone();
        let mut repeated = self.bodies.last().is_some_and(|b| b.repeated.contains(&object));
        // A swizzle of a swizzle names elements of the first vector. Both become one swizzle of that vector.
        let (base, elements) = match &x.kind {
            ExprKind::Swizzle(inner, outer) => {
                repeated |= super::operators::repeats(outer);
                // The fourth element of a vector of three is undefined: the first selected element takes its place.
                let named = |i: &u8| outer.get(usize::from(*i)).or(outer.first()).copied();
                (*inner, elements.iter().filter_map(named).collect::<Vec<u8>>())
            }
            _ => (object, elements),
        };
        let ty = self.types().vector(element, elements.len() as u8);
        let ty = QualType { ty, ..x.ty };
        let At { token, first, last } = at;
        let kind = ExprKind::Swizzle(base, elements);
        let e = self.push(Expr { kind, ty, lvalue: x.lvalue, token, first, last });
        if repeated && let Some(body) = self.bodies.last_mut() {
            body.repeated.push(e);
        }
        e
    }

    /// Reports a name that does not select elements of a vector.
    fn report_element_name(&mut self, text: &str, width: u8, token: TokenIndex) {
        let has_rgba = self.edition() >= Edition::V3_0;
        let letters: &[u8] = if has_rgba { b"xyzwrgba" } else { b"xyzw" };
        let unknown = text.bytes().find(|b| !letters.contains(b));
        let message = match unknown {
            Some(_) => format!("`{text}` does not select elements of a vector"),
            None => format!("`{text}` mixes two sets of element names"),
        };
        let help = self.element_names(width);
        self.report(&c::ELEMENT_NAME, token, message).helped(help).rule = Some(r::ELEMENT_NAMES);
    }

    /// The help that lists the names of a vector's elements.
    fn element_names(&self, width: u8) -> String {
        let quoted = |set: &str| {
            let names = set.chars().take(usize::from(width.min(4))).map(|c| format!("`{c}`"));
            names.collect::<Vec<String>>().join(", ")
        };
        let (xyzw, last) = (quoted("xyzw"), width - 1);
        match self.edition() >= Edition::V3_0 {
            true => format!("use {xyzw}; or {}; or `s0` to `s{last:x}`", quoted("rgba")),
            false => format!("use {xyzw}; or `s0` to `s{last:x}`"),
        }
    }

    fn swizzle_elements(
        &mut self,
        object: ExprId,
        text: &str,
        width: u8,
        token: TokenIndex,
    ) -> Option<Vec<u8>> {
        let half = if width == 3 { 2 } else { width / 2 };
        let mut elements: Vec<u8> = match text {
            "lo" => (0..half).collect(),
            "hi" => (half..half * 2).collect(),
            "even" => (0..half).map(|i| i * 2).collect(),
            "odd" => (0..half).map(|i| i * 2 + 1).collect(),
            _ => Vec::new(),
        };
        let half_name = !elements.is_empty();
        if !half_name {
            let bytes = text.as_bytes();
            let numeric = bytes.len() > 1
                && matches!(bytes[0], b's' | b'S')
                && bytes[1..].iter().all(u8::is_ascii_hexdigit);
            if numeric {
                elements = bytes[1..]
                    .iter()
                    .filter_map(|b| (*b as char).to_digit(16).map(|d| d as u8))
                    .collect();
            } else {
                let rgba = bytes.first().is_some_and(|b| b"rgba".contains(b));
                let set: &[u8] = if rgba { b"rgba" } else { b"xyzw" };
                let found = bytes.iter().map(|b| set.iter().position(|s| s == b));
                match found.collect::<Option<Vec<usize>>>() {
                    Some(found) => elements.extend(found.iter().map(|i| *i as u8)),
                    None => {
                        self.report_element_name(text, width, token);
                        return None;
                    }
                }
                if rgba && self.edition() < Edition::V3_0 {
                    let message = "the element names `rgba` need OpenCL C 3.0";
                    self.report(&c::RGBA_ELEMENTS, token, message).rule = Some(r::ELEMENT_RGBA);
                }
            }
        }
        // `.hi` and `.odd` of a vector of three elements may include the undefined fourth element.
        let limit = if half_name && width == 3 { 4 } else { width };
        if let Some(bad) = elements.iter().position(|i| *i >= limit) {
            let bad = text.chars().rev().nth(elements.len() - 1 - bad).filter(|_| !half_name);
            let name = match bad {
                Some(bad) if elements.len() < text.len() => format!("s{bad}"),
                Some(bad) => bad.into(),
                None => text.to_string(),
            };
            let message =
                format!("`{}` does not have an element `{name}`", self.expr_type_text(object));
            let help = self.element_names(width);
            self.report(&c::ELEMENT_RANGE, token, message).helped(help).rule =
                Some(r::ELEMENT_IN_RANGE);
            return None;
        }
        if !matches!(elements.len(), 1 | 2 | 3 | 4 | 8 | 16) {
            let message = format!(
                "cannot select {} elements: a vector can have 2, 3, 4, 8 or 16",
                elements.len()
            );
            self.report(&c::ELEMENT_COUNT, token, message).rule = Some(r::ELEMENT_COUNT);
            return None;
        }
        if elements.len() == 3 && self.edition() < Edition::V1_1 {
            let text = "a vector of three elements needs OpenCL C 1.1";
            self.report(&c::LATER_EDITION, token, text).rule = Some(r::THREE_SINCE_1_1);
        }
        Some(elements)
    }
}
