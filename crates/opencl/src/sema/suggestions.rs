//! Corrections that diagnostics suggest, in words and as edits of the source: for example, to enable an extension, or
//! to write a vector literal.

use super::super::ast::{BinaryOp, DeclSpecs, ExprKind as A};
use super::super::codes as c;
use super::super::lexer::FROM_MACRO;
use super::conversions::{moved, space_contains};
use super::operators::takes_integers_only;
use super::*;
use crate::diagnostic::Suggestion;

/// Whether a text consists only of letters, digits and underscores, as a name or an integer constant does.
pub(super) fn is_word(text: &str) -> bool {
    text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
}

/// Whether a text is a name or a number, with optional subscripts, members and arguments.
fn is_postfix(text: &str) -> bool {
    let mut open = 0i32;
    let is_part = |b: u8| {
        open += i32::from(b == b'[' || b == b'(');
        let is_inside = open > 0;
        open -= i32::from(b == b']' || b == b')');
        is_inside || b.is_ascii_alphanumeric() || b == b'_' || b == b'.'
    };
    !text.starts_with('(') && text.bytes().all(is_part)
}

/// The text of an expression as the operand of a cast or of `.`: in parentheses if they are necessary.
pub(super) fn as_operand(text: &str) -> String {
    if is_postfix(text) { text.into() } else { format!("({text})") }
}

impl Sema<'_> {
    /// An edit that replaces a token; `None` if a macro produced the token.
    pub(super) fn replacement(
        &self,
        token: TokenIndex,
        text: impl Into<String>,
        is_certain: bool,
    ) -> Option<Suggestion> {
        let is_written = !self.tokens[token as usize].has(FROM_MACRO);
        let span = self.token_span(token);
        is_written.then(|| Suggestion { span, replacement: text.into(), is_certain })
    }

    /// An edit that inserts a word before a token; `None` if a macro produced the token.
    fn insertion(&self, word: &str, token: TokenIndex) -> Option<Suggestion> {
        let is_written = !self.tokens[token as usize].has(FROM_MACRO);
        let place = self.token_span(token);
        is_written.then(|| Suggestion::before(place, format!("{word} "), true))
    }

    /// Sets the help and the edit of the last diagnostic.
    pub(super) fn amend(&mut self, help: impl Into<String>, suggestion: Option<Suggestion>) {
        if let Some(last) = self.diagnostics.last_mut() {
            last.helped(help).suggestion = suggestion;
        }
    }

    /// Keeps the first `before` diagnostics. Removes the later diagnostics with one of the codes, and returns whether it
    /// removed any.
    pub(super) fn retract(&mut self, before: usize, codes: &[&Code]) -> bool {
        let said = self.diagnostics.split_off(before);
        let count = said.len();
        self.diagnostics.extend(said.into_iter().filter(|d| !codes.contains(&d.code)));
        self.diagnostics.len() - before < count
    }

    /// Suggests `return` in the last diagnostic, which reports a `break` or `continue` outside a loop.
    pub(super) fn suggest_return(&mut self, token: TokenIndex) {
        let edit = self.replacement(token, "return", false);
        let body = if self.bodies.last().is_some_and(|b| b.block) { "block" } else { "function" };
        self.amend(format!("write `return` to leave the {body}"), edit);
    }

    /// Suggests, in the last diagnostic, to enable an extension with a pragma at the top of the file. Does nothing if
    /// the device lacks the extension, or if the file already has such a pragma or disables the extension.
    pub(super) fn suggest_pragma(&mut self, id: ExtensionId) {
        let is_disabled = |p: &Pragma| matches!(p.kind, PragmaKind::Extension(of, false) if of.is_none_or(|of| of == id));
        if !self.language.supports(id) || self.pragmas.iter().any(is_disabled) {
            return;
        }
        let Some(last) = self.diagnostics.last_mut() else { return };
        let name = ext::EXTENSIONS[id.0 as usize].name;
        // If the file already contains this pragma, for example with a mistake in it, a second one is not suggested.
        let written = format!("EXTENSION {name}");
        let bytes = &self.sources.file(last.primary.span.file).bytes;
        let is_written = self.facts.compared.allow(bytes.len() / written.len())
            && bytes.windows(written.len()).any(|text| text == written.as_bytes());
        if is_written {
            return;
        }
        let pragma = format!("#pragma OPENCL EXTENSION {name} : enable");
        let span = Span { start: 0, end: 0, ..last.primary.span };
        last.help = Some(match last.help.take() {
            None => format!("add `{pragma}` at the top of the file"),
            Some(help) => format!("{help}, or add `{pragma}` at the top of the file"),
        });
        last.suggestion = Some(Suggestion {
            span,
            replacement: format!("{pragma}\n"),
            is_certain: id != ext::FP16,
        });
    }

    /// Suggests `constant` for the declaration of a variable with an initializer, if the last diagnostic is about the
    /// variable's address space. `name` is the token of the name.
    pub(super) fn suggest_constant(&mut self, specs: &DeclSpecs, name: TokenIndex, q: QualType) {
        if !self.diagnostics.last().is_some_and(|last| last.code == &c::PROGRAM_SCOPE_SPACE) {
            return;
        }
        let Some(word) = AddressSpace::Constant.keyword() else { return };
        if self.is_pointers(q.ty) {
            if q.space == Some(AddressSpace::Private) {
                let edit = self.insertion(word, name);
                let name = self.text(self.tokens[name as usize].symbol);
                self.amend(format!("write `{word}` before `{name}`"), edit);
            }
            return;
        }
        let edit = match specs.space {
            Some((_, token)) => self.replacement(token, word, true),
            None => self.insertion(word, specs.first),
        };
        self.amend(format!("declare it as `{word}`"), edit);
    }

    /// Adds to the last diagnostic an edit that writes an address space before the declared type of a pointer. `before`
    /// is a token after the type: the name, or the `=`.
    pub(super) fn suggest_space_before(
        &mut self,
        before: TokenIndex,
        space: AddressSpace,
        is_certain: bool,
    ) {
        use TokenKind as T;
        let tokens = &self.tokens[..before as usize];
        let starts = |t: &Token| {
            matches!(t.kind, T::Semi | T::LBrace | T::RBrace | T::LParen | T::RParen | T::Comma)
        };
        let first = tokens.iter().rposition(starts).map_or(0, |at| at + 1);
        let declared = &tokens[first..];
        let names_space = |t: &Token| AddressSpace::of_keyword(t.symbol).is_some();
        let is_plain = declared.iter().filter(|t| t.kind == T::Star).count() == 1
            && !declared.iter().any(|t| t.has(FROM_MACRO) || names_space(t));
        let is_list = first > 0 && tokens[first - 1].kind == T::Comma;
        if !is_plain || (is_certain && is_list) {
            return;
        }
        let place = self.token_span(first as TokenIndex);
        if let (Some(word), Some(last)) = (space.keyword(), self.diagnostics.last_mut()) {
            last.suggestion = Some(Suggestion::before(place, format!("{word} "), is_certain));
        }
    }

    /// The help for a parameter that is a name without a type. It probably has the type of the parameter before it.
    pub(super) fn help_parameter_type(&self, name: TokenIndex) -> String {
        use TokenKind as T;
        let general = "write the type of each parameter";
        let is_star = |t: &&Token| t.kind == T::Star;
        let before = &self.tokens[..name as usize];
        let stars = before.iter().rev().take_while(is_star).count();
        let mut before = &before[..before.len() - stars];
        // The parameters before this one, such as `*b` in `float *a, *b, *c`, may also lack the type.
        while let [rest @ .., comma, star, name, last] = before
            && (comma.kind, star.kind, name.kind, last.kind)
                == (T::Comma, T::Star, T::Ident, T::Comma)
        {
            before = &before[..rest.len() + 1];
        }
        let is_edge = |t: &Token| matches!(t.kind, T::Comma | T::LParen);
        let Some((_, before)) = before.split_last() else { return general.into() };
        let start = before.iter().rposition(is_edge).map_or(0, |edge| edge + 1);
        let [first, ty @ .., _] = &before[start..] else { return general.into() };
        let own = ty.iter().rev().take_while(is_star).count();
        let last = ty[..ty.len() - own].last().unwrap_or(first);
        // In `float *a, b`, the type of `b` may be `float` or `float *`.
        let is_certain = stars > 0 || own == 0;
        let is_plain = |t: &Token| matches!(t.kind, T::Ident | T::Star) && !t.has(FROM_MACRO);
        if !is_certain || !before[start..].iter().all(is_plain) {
            return general.into();
        }
        let (start, end) = (token_span(self.sources, first), token_span(self.sources, last).end);
        let Some(ty) = self.written(Span { end, ..start }) else { return general.into() };
        let stars = "*".repeat(stars);
        let name = self.text(self.tokens[name as usize].symbol);
        format!("{general}: `{ty} {stars}{name}`")
    }

    /// Suggests, in the last diagnostic, to add the address space of the operand to the type of a cast, or, for a
    /// generic operand, to declare the operand with the address space of that type. `first` is the `(` of the cast;
    /// `from` and `to` are the pointees.
    pub(super) fn suggest_cast_space(&mut self, first: TokenIndex, from: QualType, to: QualType) {
        if from.space == Some(AddressSpace::Generic) {
            let text = format!("declare the operand as `{} *`", self.type_text_full(to));
            return self.amend(text, None);
        }
        let Some(word) = from.space.and_then(AddressSpace::keyword) else { return };
        let wanted = self.type_text_full(moved(to, from.space));
        let inside = self.tokens[first as usize..].iter();
        let mut inside = inside.take_while(|t| t.kind != TokenKind::RParen);
        let is_plain =
            !inside.any(|t| t.has(FROM_MACRO) || AddressSpace::of_keyword(t.symbol).is_some());
        let edit = Suggestion::before(self.token_span(first + 1), format!("{word} "), true);
        self.amend(format!("cast to `{wanted} *`"), is_plain.then_some(edit));
    }

    /// Adds to the last diagnostic how to convert a value to a type to which it is not implicitly converted.
    pub(super) fn suggest_conversion(&mut self, e: ExprId, to: QualType) {
        let types = &self.program.types;
        if types.as_vector(self.ty(e)).is_none() {
            self.suggest_indirection(e, to);
        } else if types.as_vector(to.ty).is_some() {
            self.suggest_vector_conversion(e, to);
        } else if types.is_arithmetic(to.ty) {
            let help = match (self.help_decimal_element(e), &self.expr(e).kind) {
                (Some(help), _) => help,
                (None, _) if self.has_product(e) => "call `dot` for a scalar product".into(),
                (None, ExprKind::Binary(..)) => {
                    "select elements of the operands, or reduce the vector, for example with `dot`"
                        .into()
                }
                (None, _) => "select an element, such as `.x`".into(),
            };
            self.amend(help, None);
        }
    }

    /// Whether an expression is a product of two vectors, or a sum or difference with such an operand.
    fn has_product(&self, e: ExprId) -> bool {
        let is_vector = |e: ExprId| {
            let whole = match self.expr(e).kind {
                ExprKind::Cast(CastKind::Splat, _) => return false,
                _ => e,
            };
            self.program.types.as_vector(self.ty(whole)).is_some()
        };
        match self.expr(e).kind {
            ExprKind::Binary(BinaryOp::Mul, l, r) => is_vector(l) && is_vector(r),
            ExprKind::Binary(BinaryOp::Add | BinaryOp::Sub, l, r) => {
                self.has_product(l) || self.has_product(r)
            }
            _ => false,
        }
    }

    /// Suggests, in the last diagnostic, to store `value` in an element of a buffer. The program assigns it to
    /// `target`, the pointer to the buffer.
    pub(super) fn suggest_element(&mut self, target: ExprId, value: ExprId) {
        let types = &self.program.types;
        let element = types.pointee(self.ty(target)).map(|element| element.ty);
        let is_value = |ty| types.is_arithmetic(types.element(ty));
        if !element.is_some_and(is_value) || !is_value(self.ty(value)) {
            return;
        }
        let texts = self.written_expr(target).zip(self.written_expr(value));
        let Some((text, value)) = texts else { return };
        let variable = self.named_in(target).map(|v| self.program.variable(v));
        let is_parameter = variable.is_some_and(|v| v.is_parameter);
        let is_private = self.program.types.pointee(self.ty(target)).is_some_and(|element| {
            !matches!(
                element.space,
                Some(AddressSpace::Global | AddressSpace::Constant | AddressSpace::Local)
            )
        });
        let help = match is_private {
            true => format!("store the value: `*{text} = {value}`"),
            false => format!("store the value in an element of the buffer: `{text}[…] = {value}`"),
        };
        let is_open = self.diagnostics.last().is_some_and(|d| d.help.is_none());
        // A pointer parameter probably receives a result, so this help replaces an earlier one. For any other
        // pointer, an earlier help is kept.
        if is_parameter || is_open {
            self.amend(help, None);
        }
    }

    /// The help for a floating-point operand of a bitwise or shift operator: an integer in its place.
    pub(super) fn help_integer_operand(&self, left: ExprId, right: ExprId) -> Option<String> {
        let is_float = |e: &ExprId| self.ty(*e) == FLOAT;
        let operand = [left, right].into_iter().find(is_float)?;
        let text = self.written_expr(operand)?;
        Some(match is_word(&text) {
            true => format!("declare `{text}` as an integer, or use its bits: `as_uint({text})`"),
            false => format!("convert the value: `(uint){}`", as_operand(&text)),
        })
    }

    /// The help for arithmetic with a pointer and a floating-point value: the element of the buffer in place of the
    /// pointer.
    pub(super) fn help_pointed_value(&self, left: ExprId, right: ExprId) -> Option<String> {
        let types = &self.program.types;
        let is_float = |e: ExprId| types.is_float(types.element(self.ty(e)));
        let points = |e: ExprId, value: ExprId| {
            let element = types.pointee(self.ty(e)).map(|element| element.ty);
            is_float(value)
                && element.is_some_and(|element| types.is_arithmetic(types.element(element)))
        };
        let pointer = match (points(left, right), points(right, left)) {
            (true, false) => left,
            (false, true) => right,
            _ => return None,
        };
        let text = self.written_expr(pointer)?;
        Some(format!("read a value through the pointer: `{text}[…]`"))
    }

    /// Suggests, in the last diagnostic, the address of a variable in place of its value, or an element in place of a
    /// pointer.
    pub(super) fn suggest_indirection(&mut self, e: ExprId, to: QualType) {
        let types = &self.program.types;
        if types.pointee(self.ty(e)).is_some_and(|element| element.ty == to.ty) {
            if self.suggest_array_of_values(e) {
                return;
            }
            let Some(text) = self.written_expr(e) else { return };
            self.amend(format!("read a value through the pointer: `{text}[…]`"), None);
            return;
        }
        let ExprKind::Cast(CastKind::Load, object) = self.expr(e).kind else { return };
        if let Some((help, suggestion)) = self.suggested_address(object, to) {
            self.amend(help, Some(suggestion));
        }
    }

    /// Suggests, in the last diagnostic, to declare an array with values as its elements, not pointers. `e` names an
    /// element of the array. Returns whether there is such an array.
    pub(super) fn suggest_array_of_values(&mut self, e: ExprId) -> bool {
        let Some(array) = self.named_in(e).map(|v| self.program.variable(v)) else { return false };
        let TypeKind::Array(element, _) = self.kind(array.ty.ty) else { return false };
        let Some(value) = self.program.types.pointee(element.ty) else { return false };
        let Some(name) = array.name else { return false };
        let (name, value) = (self.text(name), self.type_text(QualType::plain(value.ty)));
        let place = self.label(array.token, "declared here, as an array of pointers");
        self.amend(format!("declare `{name}` as an array of `{value}`, without `*`"), None);
        if let Some(last) = self.diagnostics.last_mut() {
            last.secondary.push(place);
        }
        true
    }

    /// The help for `v.s15`, which selects the elements 1 and 5: the name of element 15, which was probably intended.
    fn help_decimal_element(&self, e: ExprId) -> Option<String> {
        let mut e = e;
        while let ExprKind::Cast(CastKind::Load, inner) = self.expr(e).kind {
            e = inner;
        }
        if let ExprKind::Binary(_, l, r) = self.expr(e).kind {
            return self.help_decimal_element(l).or_else(|| self.help_decimal_element(r));
        }
        let ExprKind::Swizzle(vector, elements) = &self.expr(e).kind else { return None };
        let (_, width) = self.program.types.as_vector(self.ty(*vector))?;
        let [1, digit @ 0..=5] = elements[..] else { return None };
        let text = self.written_expr(e)?;
        let written = format!("s1{digit}");
        (width == 16 && text.to_ascii_lowercase().ends_with(&written)).then(|| {
            format!(
                "`.{written}` selects the elements 1 and {digit}; write `.s{:x}` for element {}",
                10 + digit,
                10 + digit
            )
        })
    }

    /// Suggests, in the last diagnostic, a conversion of a vector to the type `to`. For a value read from an image,
    /// suggests the function that reads values of that type.
    fn suggest_vector_conversion(&mut self, e: ExprId, to: QualType) {
        let types = &self.program.types;
        let (Some(from), Some(wanted)) = (types.as_vector(self.ty(e)), types.as_vector(to.ty))
        else {
            return;
        };
        let wanted_name = self.type_text(QualType::plain(to.ty));
        let read = match self.expr(e).kind {
            ExprKind::CallBuiltIn(name, _) if self.text(name).starts_with("read_image") => {
                match wanted.0 {
                    FLOAT => Some("read_imagef"),
                    INT => Some("read_imagei"),
                    UINT => Some("read_imageui"),
                    _ => None,
                }
            }
            _ => None,
        };
        let help = match (read, self.written_expr(e)) {
            (Some(read), _) => {
                let given = self.type_text(QualType::plain(self.ty(e)));
                let values = match wanted.0 {
                    FLOAT => "floating-point values",
                    INT => "signed integers",
                    _ => "unsigned integers",
                };
                format!("to read {values}, use `{read}`; or use a variable of type `{given}`")
            }
            // If the expression has operators, one of its operands may be the vector that has too many elements: no
            // text is suggested.
            (None, Some(text))
                if from.0 == wanted.0 && wanted.1 < from.1 && wanted.1 < 4 && is_word(&text) =>
            {
                let elements = &"xyz"[..usize::from(wanted.1)];
                format!("select the elements: `{text}.{elements}`")
            }
            (None, Some(text)) if from.1 == wanted.1 => {
                format!("convert the value: `convert_{wanted_name}({text})`")
            }
            (None, Some(text)) if from.0 == wanted.0 && from.1 < wanted.1 => {
                format!("give all {} elements: `({wanted_name})({text}, …)`", wanted.1)
            }
            _ if from.0 == wanted.0 => {
                format!("select {} of the {} elements of the value", wanted.1, from.1)
            }
            _ => return,
        };
        self.amend(help, None);
    }

    /// The help, in words and as an edit, that takes the address of an object. `None` if a pointer of type `to` cannot
    /// hold the address, or if the object's name comes from a macro.
    pub(super) fn suggested_address(
        &self,
        object: ExprId,
        to: QualType,
    ) -> Option<(String, Suggestion)> {
        if !self.is_address_missing(object, to) || !self.are_written(&[object]) {
            return None;
        }
        let span = self.span_of(object, object);
        let help = format!("take the address: `&{}`", self.written(span)?);
        Some((help, Suggestion::before(span, "&", true)))
    }

    /// Whether an expression designates an object whose address a pointer of type `to` can hold.
    pub(super) fn is_address_missing(&self, object: ExprId, to: QualType) -> bool {
        let q = self.expr(object).ty;
        self.expr(object).lvalue
            && self
                .program
                .types
                .pointee(to.ty)
                .is_some_and(|wanted| wanted.ty == q.ty && space_contains(wanted.space, q.space))
    }

    /// The name of a vector type: its width is that of `vector`, and its elements have the type `element`. `None` if
    /// `vector` is not a vector.
    pub(super) fn vector_type_of(&self, element: TypeId, vector: ExprId) -> Option<String> {
        let (_, width) = self.program.types.as_vector(self.ty(vector))?;
        Some(format!("{}{width}", self.type_text(QualType::plain(element))))
    }

    /// The help for an argument of a different vector type than the parameter: `convert_float2(v)`, or a literal of the
    /// parameter's type. If the coordinates of an image or a color lack the last element, the literal adds it.
    pub(super) fn as_vector_argument(
        &self,
        name: &str,
        (param, argument): (QualType, ExprId),
    ) -> Option<String> {
        let types = &self.program.types;
        let (from, wanted) = (types.as_vector(self.ty(argument))?, types.as_vector(param.ty)?);
        let text = self.written_expr(argument)?;
        let (from_name, wanted_name) = (
            self.type_text(QualType::plain(self.ty(argument))),
            self.type_text(QualType::plain(param.ty)),
        );
        let values = text.strip_prefix(&format!("({from_name})("));
        let values = values.and_then(|values| values.strip_suffix(')'));
        let is_image = name.starts_with("read_image") || name.starts_with("write_image");
        if values.is_none()
            && name.starts_with("write_image")
            && (from.1, wanted.1) == (4, 4)
            && from.0 != wanted.0
        {
            let kind = match from.0 {
                FLOAT => "f",
                INT => "i",
                UINT => "ui",
                _ => return None,
            };
            return Some(format!("for values of the type `{from_name}`, call `write_image{kind}`"));
        }
        if from.1 == wanted.1 && from.0 != wanted.0 {
            return Some(match values {
                Some(values) => format!("write `({wanted_name})({values})`"),
                // The bits of a mask must not change.
                None if name == "bitselect" => {
                    format!("reinterpret the argument: `as_{wanted_name}({text})`")
                }
                None => format!("convert the argument: `convert_{wanted_name}({text})`"),
            });
        }
        // The argument has too many elements, such as `a` in `dot(a, b)` if `a` is a `float4` and `b` a `float2`.
        if from.0 == wanted.0 && from.1 > wanted.1 && wanted.1 < 4 && !is_image {
            let elements = &"xyz"[..usize::from(wanted.1)];
            return Some(format!(
                "pass only {} elements of the argument `{text}`: `{}.{elements}`",
                wanted.1,
                as_operand(&text)
            ));
        }
        let is_short = from.0 == wanted.0 && from.1 + 1 == wanted.1;
        (is_image && is_short).then(|| {
            // A color is made opaque.
            let last = if name == "write_imagef" { "1.0f" } else { "0" };
            format!("write `({wanted_name})({}, {last})`", values.unwrap_or(&text))
        })
    }

    /// The help for a vector type such as `uint8`, whose name is an integer type in other languages: the integer type.
    pub(super) fn help_sized_integer(&self, ty: TypeId) -> Option<String> {
        let (element, width) = self.program.types.as_vector(ty)?;
        let meant = match (element, width) {
            (INT, 8) => "char",
            (UINT, 8) => "uchar",
            (INT, 16) => "short",
            (UINT, 16) => "ushort",
            _ => return None,
        };
        let (vector, element) =
            (self.type_text(QualType::plain(ty)), self.type_text(QualType::plain(element)));
        Some(format!(
            "`{vector}` is a vector of {width} `{element}`; an integer of {width} bits is `{meant}`"
        ))
    }

    /// The help for `a[i][j]` with a buffer of one dimension: `a[i * width + j]`.
    pub(super) fn help_one_index(&self, element: ExprId, index: ExprId) -> Option<String> {
        let mut element = element;
        while let ExprKind::Cast(CastKind::Load, inner) = self.expr(element).kind {
            element = inner;
        }
        let ExprKind::Deref(sum) = self.expr(element).kind else { return None };
        let ExprKind::Binary(BinaryOp::Add, _, first) = self.expr(sum).kind else { return None };
        let whole = self.written_expr(element)?;
        let base = whole.split('[').next().filter(|base| base.len() < whole.len())?;
        let (i, j) = (self.written_expr(first)?, self.written_expr(index)?);
        let i = if i.contains(' ') { format!("({i})") } else { i };
        Some(format!(
            "the buffer has one dimension: write `{base}[{i} * width + {j}]`, where `width` is the length of a row"
        ))
    }

    /// The help for `a[i, j]`: an index for each dimension, or one index in a buffer with rows.
    pub(super) fn help_two_indices(
        &self,
        base: ExprId,
        first: ast::ExprId,
        second: ast::ExprId,
    ) -> String {
        if let A::Binary(BinaryOp::Comma, ..) = self.ast.expr(first).kind {
            let one = "a[(i * height + j) * width + k]";
            return format!(
                "write an index in brackets for each dimension, or `{one}` for a buffer"
            );
        }
        let text = |first, last| {
            let end = self.token_span(last).end;
            self.written(Span { end, ..self.token_span(first) }).map(str::to_string)
        };
        let of = |id| text(self.ast.expr(id).first, self.ast.expr(id).last);
        let name = text(self.expr(base).first, self.expr(base).last);
        let (name, i, j) = match (name, of(first), of(second)) {
            (Some(name), Some(i), Some(j)) => (name, i, j),
            _ => ("a".into(), "i".into(), "j".into()),
        };
        let element = |ty| match *self.kind(ty) {
            TypeKind::Array(element, _) | TypeKind::Pointer(element) => Some(element.ty),
            _ => None,
        };
        let has_rows = element(self.ty(base)).and_then(element).is_some();
        match has_rows {
            true => format!("write an index in brackets for each dimension: `{name}[{i}][{j}]`"),
            false => format!(
                "write `{name}[{} * width + {j}]`, where `width` is the length of a row",
                as_operand(&i)
            ),
        }
    }

    /// The help for an operator whose operands are two vectors of different types. The left operand of a compound
    /// assignment keeps its type.
    pub(super) fn help_two_vectors(&self, op: BinaryOp, l: ExprId, r: ExprId, at: At) -> String {
        let types = &self.program.types;
        let width = |e| types.as_vector(self.ty(e)).map_or(1, |(_, width)| width);
        let (long, short) = if width(l) > width(r) { (l, r) } else { (r, l) };
        if width(long) == width(short) {
            let rank = |e: ExprId| {
                let element = types.element(self.ty(e));
                (types.is_float(element) != takes_integers_only(op), types.size(element))
            };
            let assigns = self.spelling(at.token).strip_suffix('=') == Some(op.text());
            let (target, other) = if !assigns && rank(r) > rank(l) { (r, l) } else { (l, r) };
            let name = |e| self.type_text(QualType::plain(self.ty(e)));
            let operand = self.written_expr(other).unwrap_or_else(|| "…".into());
            let (to, from) = (name(target), name(other));
            return format!("convert the `{from}` operand: `convert_{to}({operand})`");
        }
        let elements = match width(short) {
            2 => "xy",
            3 => "xyz",
            4 => "s0123",
            _ => "lo",
        };
        match self.written_expr(long) {
            Some(text) => {
                format!("select {} elements: `{}.{elements}`", width(short), as_operand(&text))
            }
            None => format!("select {} elements, such as `.{elements}`", width(short)),
        }
    }

    /// The text of the scalars `arguments`, and the text of a vector literal with these elements. `None` unless they
    /// are as many scalars as the vector type `p` has elements.
    pub(super) fn as_coordinates(
        &self,
        arguments: &[ExprId],
        p: QualType,
    ) -> Option<(String, String)> {
        let types = &self.program.types;
        let (_, width) = types.as_vector(p.ty)?;
        let scalars = arguments
            .get(..usize::from(width))
            .filter(|_| arguments.len() == usize::from(width))?;
        if !scalars.iter().all(|e| types.is_arithmetic(self.ty(*e))) {
            return None;
        }
        let texts = self.written(self.span_of(*scalars.first()?, *scalars.last()?))?;
        let are_integers = scalars.iter().all(|e| types.is_integer(self.ty(*e)));
        let element = if are_integers { "int" } else { "float" };
        Some((texts.to_string(), format!("({element}{width})({texts})")))
    }

    /// The coordinates of an image as one vector, if they are separate arguments. A sampler may precede them.
    pub(super) fn single_coordinates(&self, arguments: &[ExprId]) -> Option<String> {
        let types = &self.program.types;
        let coordinates = match arguments {
            [sampler, rest @ ..] if !types.is_arithmetic(self.ty(*sampler)) => rest,
            _ => arguments,
        };
        let (first, last) = (*coordinates.first()?, *coordinates.last()?);
        if !coordinates.iter().all(|e| types.is_arithmetic(self.ty(*e))) {
            return None;
        }
        let (width, end) = match coordinates.len() {
            2 => (2, ""),
            3 => (4, ", 0"),
            _ => return None,
        };
        let are_integers = coordinates.iter().all(|e| types.is_integer(self.ty(*e)));
        let element = if are_integers { "int" } else { "float" };
        let texts = self.written(self.span_of(first, last))?;
        Some(format!("({element}{width})({texts}{end})"))
    }

    /// Removes the last diagnostics that report unused values in the arguments of a call, such as `f((x, y))`. The call
    /// itself is reported.
    pub(super) fn retract_unused(&mut self, arguments: &[ExprId]) {
        let (Some(first), Some(last)) = (arguments.first(), arguments.last()) else { return };
        let place = self.span_of(*first, *last);
        let is_inside = |d: &mut Diagnostic| {
            let span = d.primary.span;
            d.code == &c::UNUSED_VALUE
                && span.file == place.file
                && span.start >= place.start
                && span.end <= place.end
        };
        while self.diagnostics.pop_if(|d| is_inside(d)).is_some() {}
    }

    /// The help for an argument in parentheses with commas, such as `(x, y)`: the vector that the parameter takes.
    pub(super) fn help_commas(&self, f: &FunctionType, arguments: &[ExprId]) -> Option<String> {
        f.params.iter().zip(arguments).find_map(|(p, e)| {
            let is_list = matches!(self.expr(*e).kind, ExprKind::Comma(..));
            let vector = self.program.types.as_vector(p.ty).filter(|_| is_list);
            vector?;
            let name = self.type_text(QualType::plain(p.ty));
            let text = self.written_expr(*e)?;
            let list = text.strip_prefix('(').and_then(|list| list.strip_suffix(')'));
            let list = list.unwrap_or(&text);
            Some(format!("write the type before the parentheses: `({name})({list})`"))
        })
    }

    /// Suggests, in the last diagnostic, a string in place of a character constant that has several characters.
    pub(super) fn suggest_double_quotes(&mut self, e: ExprId) {
        let Expr { first, last, .. } = *self.expr(e);
        if first != last || self.tokens[first as usize].kind != TokenKind::Char {
            return;
        }
        let Some(text) = self.written_expr(e) else { return };
        let string = format!("\"{}\"", text.trim_matches('\''));
        let help = format!("write the string in double quotes: `{string}`");
        if let Some(edit) = self.replacement(first, string, true) {
            self.amend(help, Some(edit));
            if let Some(last) = self.diagnostics.last_mut() {
                last.message = "a character constant is not a string".into();
            }
        }
    }

    /// The place of consecutive expressions, from the first token of the first to the last token of the last.
    pub(super) fn span_of(&self, first: ExprId, last: ExprId) -> Span {
        let end = self.token_span(self.expr(last).last).end;
        Span { end, ..self.token_span(self.expr(first).first) }
    }

    /// The text at a place, if it is in one line and short enough for a help.
    pub(super) fn written(&self, span: Span) -> Option<&str> {
        let bytes = &self.sources.file(span.file).bytes;
        let text = bytes.get(span.start as usize..span.end as usize)?;
        let text = std::str::from_utf8(text).ok()?;
        (text.len() < 60 && !text.contains('\n')).then_some(text)
    }

    /// The text from one expression of the source to another; see [`written`](Self::written).
    pub(super) fn written_from(&self, first: ast::ExprId, last: ast::ExprId) -> Option<&str> {
        let end = self.token_span(self.ast.expr(last).last).end;
        self.written(Span { end, ..self.token_span(self.ast.expr(first).first) })
    }

    /// The text of an expression; see [`written`](Self::written).
    pub(super) fn written_expr(&self, e: ExprId) -> Option<String> {
        self.written(self.span_of(e, e)).map(str::to_string)
    }

    /// Whether no argument is from a macro. The text of the call can then be edited.
    pub(super) fn are_written(&self, arguments: &[ExprId]) -> bool {
        let is_written = |token: TokenIndex| !self.tokens[token as usize].has(FROM_MACRO);
        arguments.iter().all(|e| (self.expr(*e).first..=self.expr(*e).last).all(is_written))
    }

    /// The help, in words and as an edit, for a call with two arguments in the wrong order. The edit exchanges the
    /// arguments at these positions.
    pub(super) fn suggest_order(
        &self,
        name: &str,
        arguments: &[ExprId],
        (first, second): (usize, usize),
    ) -> Option<(String, Suggestion)> {
        let text = |e: &ExprId| self.written(self.span_of(*e, *e));
        let mut texts = arguments.iter().map(text).collect::<Option<Vec<&str>>>()?;
        texts.swap(first, second);
        let replacement = texts.join(", ");
        if !self.are_written(arguments) {
            return None;
        }
        let help = format!("pass the arguments in another order: `{name}({replacement})`");
        let span = self.span_of(*arguments.first()?, *arguments.last()?);
        Some((help, Suggestion { span, replacement, is_certain: false }))
    }

    /// The help, in words and as an edit, for a call that lacks its last argument, an event. The edit adds 0.
    pub(super) fn suggest_event(
        &self,
        name: &str,
        arguments: &[ExprId],
        f: &FunctionType,
    ) -> Option<(String, Suggestion)> {
        let (event, others) = f.params.split_last()?;
        let has_event = arguments.last().is_some_and(|last| self.ty(*last) == EVENT);
        if event.ty != EVENT || has_event || others.len() != arguments.len() {
            return None;
        }
        let span = self.span_of(*arguments.first()?, *arguments.last()?);
        let given = self.written(span).filter(|_| self.are_written(arguments))?;
        let help = format!("pass an event too, or 0: `{name}({given}, 0)`");
        Some((help, Suggestion::after(span, ", 0", false)))
    }

    /// The help, in words and as an edit, for an ambiguous call with integers. The edit converts the integers to the
    /// floating-point type that a candidate takes, as in `clamp(x, 0.0f, 1.0f)` or `sqrt((float)n)`.
    pub(super) fn as_floating<'f>(
        &self,
        name: &str,
        candidates: impl Iterator<Item = &'f FunctionType> + Clone,
        arguments: &[ExprId],
    ) -> Option<(String, Suggestion)> {
        let types = &self.program.types;
        let is_constant = |e: ExprId| {
            let text = self.written(self.span_of(e, e)).map(|text| text.trim_start_matches('-'));
            text.is_some_and(|text| text.bytes().all(|byte| byte.is_ascii_digit()))
        };
        let differs = |(param, e): &(&QualType, &ExprId)| param.ty != self.ty(**e);
        let takes = |f: &&FunctionType, wanted: TypeId| {
            let mut pairs = f.params.iter().zip(arguments).filter(differs);
            pairs.all(|(param, e)| param.ty == wanted && types.is_integer(self.ty(*e)))
        };
        let of = |wanted| candidates.clone().find(|f| takes(f, wanted));
        let meant = of(FLOAT).or_else(|| of(DOUBLE))?;
        let span = self.span_of(*arguments.first()?, *arguments.last()?);
        let (mut replacement, mut from) = (String::new(), span.start);
        let (mut count, mut are_constants) = (0, true);
        // The operands of this function are bit patterns, which a conversion would change.
        let reinterprets = name == "bitselect";
        for (param, e) in meant.params.iter().zip(arguments).filter(differs) {
            let place = self.span_of(*e, *e);
            replacement.push_str(self.written(Span { start: from, end: place.start, ..span })?);
            let (text, word) = (self.written(place)?, self.type_text(QualType::plain(param.ty)));
            replacement.push_str(&match is_constant(*e) {
                _ if reinterprets && types.size(self.ty(*e)) == types.size(param.ty) => {
                    format!("as_{word}({text})")
                }
                _ if reinterprets => return None,
                true if param.ty == FLOAT => format!("{text}.0f"),
                true => format!("{text}.0"),
                false => format!("({word}){}", as_operand(text)),
            });
            are_constants &= is_constant(*e) && !reinterprets;
            (from, count) = (place.end, count + 1);
        }
        replacement.push_str(self.written(Span { start: from, ..span })?);
        if count == 0 || !self.are_written(arguments) {
            return None;
        }
        let what = match (are_constants, count) {
            (true, 1) => "write a floating-point constant",
            (true, _) => "write floating-point constants",
            (false, 1) if reinterprets => "reinterpret the argument",
            (false, _) if reinterprets => "reinterpret the arguments",
            (false, 1) => "cast the argument",
            (false, _) => "cast the arguments",
        };
        let help = format!("{what}: `{name}({replacement})`");
        // If there is no other argument, another type of the result may have been intended.
        let is_certain = are_constants && count < arguments.len();
        Some((help, Suggestion { span, replacement, is_certain }))
    }

    /// If an expression in parentheses has comma operators, the number of their operands. Otherwise `None`.
    fn operands_of_commas(&self, id: ast::ExprId) -> Option<usize> {
        let A::Paren(mut inner) = self.ast.expr(id).kind else { return None };
        let mut count = 1;
        while let A::Binary(BinaryOp::Comma, left, _) = self.ast.expr(inner).kind {
            (inner, count) = (left, count + 1);
        }
        (count > 1).then_some(count)
    }

    /// Analyses an expression whose value initializes, or is assigned to, an object. `float4 v = (1, 2, 3, 4)` was
    /// intended as a vector literal: one diagnostic reports it, in place of the diagnostics about unused values.
    pub(super) fn expression_for(&mut self, id: ast::ExprId, object: TypeId) -> ExprId {
        let width = self.program.types.as_vector(object).map(|vector| vector.1);
        let Some((width, count)) = width.zip(self.operands_of_commas(id)) else {
            return self.expression(id);
        };
        let before = self.diagnostics.len();
        let e = self.expression(id);
        if !self.retract(before, &[&c::UNUSED_VALUE]) {
            return e;
        }
        let name = self.type_text(QualType::plain(object));
        let node = self.ast.expr(id);
        let (first, last) = (node.first, node.last);
        let text = "only the last of these values is used: this is not a vector literal";
        let from = self.token_span(first);
        let bytes = &self.sources.file(from.file).bytes;
        let written = bytes.get(from.start as usize..self.token_span(last).end as usize);
        let written = String::from_utf8_lossy(written.unwrap_or_default());
        let help = match count == usize::from(width) && written.len() < 60 {
            true => format!("write the type before the parentheses: `({name}){written}`"),
            false => format!("write the type before the parentheses: `({name})(…)`"),
        };
        self.report_range(&c::UNUSED_VALUE, first, last, text).help = Some(help);
        let is_written = !self.tokens[first as usize].has(FROM_MACRO);
        if let Some(last) = self.diagnostics.last_mut()
            && is_written
            && count == usize::from(width)
        {
            let place = last.primary.span;
            last.suggestion = Some(Suggestion::before(place, format!("({name})"), true));
        }
        e
    }
}
