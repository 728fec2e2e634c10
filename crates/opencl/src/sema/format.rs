//! `printf` and its format string (OpenCL C 6.15.14).

use super::super::codes as c;
use super::super::rules as r;
use super::*;
use crate::diagnostic::{Suggestion, counted};

/// A conversion specification of a format string.
#[derive(Debug, PartialEq, Eq)]
struct Spec {
    conversion: u8,
    vector: Option<u8>,
    length: String,
    /// The number of `*`. Each takes an argument.
    stars: u32,
    /// Offsets in the format string: of the `%`, of the part after the flags, width and precision, and of the end of
    /// the specification.
    place: [usize; 3],
}

impl Spec {
    /// The message about a `*` or a length modifier that OpenCL C does not have (OpenCL C 6.15.14.3), or about a vector
    /// conversion without a length modifier. `None` if the specification is valid.
    fn missing(&self, edition: Edition) -> Option<String> {
        if self.stars > 0 {
            return Some("the width or precision of a conversion cannot be `*` in OpenCL C".into());
        }
        let numbers = !matches!(self.conversion, b'c' | b's' | b'p');
        let known = match self.length.as_str() {
            "" => true,
            "hl" => self.vector.is_some(),
            "hh" | "h" | "l" => numbers,
            "z" | "t" if edition >= Edition::V3_1 && self.vector.is_none() => {
                matches!(self.conversion, b'd' | b'i' | b'o' | b'u' | b'x' | b'X')
            }
            "z" | "t" if edition < Edition::V3_1 => {
                return Some(format!("the length modifier `{}` needs OpenCL C 3.1", self.length));
            }
            _ => false,
        };
        if !known {
            let text = format!("unknown conversion `%{}{}`", self.length, self.conversion as char);
            return Some(text);
        }
        let unsized_vector = self.vector.is_some() && self.length.is_empty();
        unsized_vector
            .then(|| "a vector conversion needs the length modifier `hh`, `h`, `hl` or `l`".into())
    }

    /// The specification, without `%` and flags, that prints a number of `size` bytes, or a vector of `width` such
    /// numbers; `None` for other sizes. The second value is true if the conversion of that specification is of the same
    /// kind as the conversion of `self`.
    fn fitting(&self, number: Printed, size: u64, width: Option<u8>) -> Option<(String, bool)> {
        let length = match (width, size) {
            (Some(_), 1) => "hh",
            (Some(_), 2) => "h",
            (Some(_), 4) => "hl",
            (None, 1 | 2 | 4) => "",
            (None, 8) if number == Printed::Float => "",
            (_, 8) => "l",
            _ => return None,
        };
        let kept = match number {
            Printed::Float => b"fFeEgGaA".contains(&self.conversion),
            _ => b"diouxX".contains(&self.conversion),
        };
        let conversion = match number {
            _ if kept && matches!(self.conversion, b'd' | b'i' | b'u') => match number {
                Printed::Unsigned => 'u',
                _ if self.conversion == b'i' => 'i',
                _ => 'd',
            },
            _ if kept => self.conversion as char,
            Printed::Float => 'f',
            Printed::Unsigned => 'u',
            Printed::Signed => 'd',
        };
        let vector = width.map_or(String::new(), |n| format!("v{n}"));
        Some((format!("{vector}{length}{conversion}"), kept))
    }

    /// The size in bytes of the number that the specification prints, or of a vector's elements (OpenCL C 6.15.14.2).
    /// `None` if the specification does not determine the size.
    fn size(&self, address_bits: u32) -> Option<u64> {
        let is_integer = matches!(self.conversion, b'd' | b'i' | b'u' | b'o' | b'x' | b'X' | b'c');
        match (self.vector, self.length.as_str()) {
            // Scalar arguments are promoted.
            (None, "" | "h" | "hh") if is_integer => Some(4),
            (None, "l" | "ll") if is_integer => Some(8),
            (None, "z" | "t") if is_integer => Some(u64::from(address_bits / 8)),
            (Some(_), "hh") => Some(1),
            (Some(_), "h") => Some(2),
            (Some(_), "hl") => Some(4),
            (Some(_), "l") => Some(8),
            _ => None,
        }
    }
}

/// The kinds of numbers that formats print.
#[derive(Clone, Copy, PartialEq)]
enum Printed {
    Float,
    Signed,
    Unsigned,
}

/// Parses the conversion specifications of a format string. The second value is the message about the first invalid
/// specification; the list then ends before that specification.
fn specs(format: &[u8]) -> (Vec<Spec>, Option<String>) {
    let mut list = Vec::new();
    let mut i = 0;
    while i < format.len() {
        if format[i] != b'%' {
            i += 1;
            continue;
        }
        let percent = i;
        i += 1;
        let byte = |i: usize| format.get(i).copied().unwrap_or(0);
        if byte(i) == b'%' {
            i += 1;
            continue;
        }
        while matches!(byte(i), b'-' | b'+' | b' ' | b'#' | b'0') {
            i += 1;
        }
        let mut stars = 0;
        for _ in 0..2 {
            if byte(i) == b'*' {
                stars += 1;
                i += 1;
            }
            while byte(i).is_ascii_digit() {
                i += 1;
            }
            if byte(i) == b'.' {
                i += 1;
            } else {
                break;
            }
        }
        if byte(i) == b'*' {
            stars += 1;
            i += 1;
        }
        while byte(i).is_ascii_digit() {
            i += 1;
        }
        let modifiers = i;
        let mut vector = None;
        if byte(i) == b'v' {
            let start = i + 1;
            i += 1;
            while byte(i).is_ascii_digit() {
                i += 1;
            }
            let n = std::str::from_utf8(&format[start..i]).ok().and_then(|s| s.parse::<u8>().ok());
            match n {
                Some(n @ (2 | 3 | 4 | 8 | 16)) => vector = Some(n),
                _ => return (list, Some("expected 2, 3, 4, 8 or 16 after `v`".into())),
            }
        }
        let start = i;
        while matches!(byte(i), b'h' | b'l' | b'L' | b'j' | b'z' | b't' | b'q') {
            i += 1;
        }
        let length = String::from_utf8_lossy(&format[start..i]).into_owned();
        let conversion = byte(i);
        i += 1;
        if !b"diouxXfFeEgGaAcsp".contains(&conversion) {
            let what = if conversion == 0 {
                "incomplete conversion specification".to_string()
            } else {
                format!("unknown conversion `%{}`", conversion as char)
            };
            return (list, Some(what));
        }
        let place = [percent, modifiers, i];
        list.push(Spec { conversion, vector, length, stars, place });
    }
    (list, None)
}

impl Sema<'_> {
    pub(super) fn printf(&mut self, name: Symbol, list: Vec<ExprId>, id: ast::ExprId) -> ExprId {
        let Some(first) = list.first().copied() else {
            self.report(
                &c::ARGUMENT_COUNT,
                self.ast.expr(id).last,
                "the format of `printf` is missing",
            );
            return self.error_expr(id);
        };
        let format = match &self.expr(first).kind {
            ExprKind::Str(bytes) => Some(bytes.clone()),
            _ => None,
        };
        let list: Vec<ExprId> = list.into_iter().map(|e| self.rvalue(e)).collect();
        if list.iter().any(|e| self.is_error(*e)) {
            return self.error_expr(id);
        }
        let mut values = Vec::new();
        for (i, e) in list.into_iter().enumerate() {
            if i > 0 && !self.program.types.is_complete(self.ty(e)) {
                let text =
                    format!("a value cannot have the incomplete type `{}`", self.expr_type_text(e));
                self.report_expr(&c::INCOMPLETE_TYPE, e, text);
                return self.error_expr(id);
            }
            if i == 0 {
                let fits = self.program.types.pointee(self.ty(e)).is_some_and(|to| {
                    to.space == Some(AddressSpace::Constant)
                        && matches!(to.ty, CHAR | SCHAR | UCHAR | VOID)
                });
                if !fits {
                    let pointer = self.program.types.pointee(self.ty(e));
                    let text = format!(
                        "the format of `printf` must be a `constant` string, not {}",
                        match pointer {
                            Some(p) => format!("a pointer to `{}`", self.type_text_full(p)),
                            None => format!("`{}`", self.expr_type_text(e)),
                        }
                    );
                    if self.is_null_constant(e) {
                    } else if pointer.is_some_and(|p| p.space == Some(AddressSpace::Constant)) {
                        self.report_expr(&c::POINTER_MISMATCH, e, text);
                    } else {
                        self.report_expr(&c::PRINTF_FORMAT_SPACE, e, text).rule =
                            Some(r::PRINTF_CONSTANT_FORMAT);
                        self.suggest_double_quotes(e);
                        return self.error_expr(id);
                    }
                }
            }
            let e = if i > 0 { self.promote_variadic(e) } else { e };
            values.push(e);
        }
        if let Some(format) = format {
            self.check_format(&format, first, &values);
        }
        let at = self.at(id);
        self.make(ExprKind::CallBuiltIn(name, values), INT, at)
    }

    pub(super) fn promote_variadic(&mut self, e: ExprId) -> ExprId {
        let e = self.promote(e);
        let ty = self.ty(e);
        if (ty == FLOAT || ty == HALF) && self.language.supports(ext::FP64) {
            return self.convert(e, DOUBLE);
        }
        e
    }

    /// The value before [`promote_variadic`](Self::promote_variadic) converted it from `float` to `double`.
    fn without_promotion(&self, e: ExprId) -> ExprId {
        match self.expr(e).kind {
            ExprKind::Cast(_, inner)
                if self.ty(e) == DOUBLE && self.expr(e).first == self.expr(inner).first =>
            {
                inner
            }
            _ => e,
        }
    }

    /// Whether a pointer always points to a string literal.
    fn is_literal_string(&self, e: ExprId) -> bool {
        match self.expr(e).kind {
            ExprKind::Str(_) => true,
            ExprKind::Cast(_, inner) => self.is_literal_string(inner),
            ExprKind::Conditional(_, a, b) => {
                self.is_literal_string(a) && self.is_literal_string(b)
            }
            _ => false,
        }
    }

    pub(super) fn check_format(&mut self, format: &[u8], at: ExprId, values: &[ExprId]) {
        let (specs, problem) = specs(format);
        if let Some(problem) = problem {
            self.report_expr(&c::PRINTF_MISMATCH, at, problem);
            return;
        }
        let mut missing = None;
        let edition = self.edition();
        let problem = |(n, spec): (usize, &Spec)| Some((n, spec.missing(edition)?));
        if let Some((n, problem)) = specs.iter().enumerate().find_map(problem) {
            self.report_expr(&c::PRINTF_MISMATCH, at, problem).rule = Some(r::PRINTF_TYPES);
            missing = Some((n, self.diagnostics.len() - 1));
        }
        let needed: usize = specs.iter().map(|s| 1 + s.stars as usize).sum();
        let given = values.len() - 1;
        if needed != given {
            let needed = counted(needed, "argument");
            let text = format!("the format needs {needed}, found {given}");
            self.report_expr(&c::PRINTF_MISMATCH, at, text);
            return;
        }
        let mut next = 1;
        for (n, spec) in specs.into_iter().enumerate() {
            next += spec.stars as usize;
            let e = values[next];
            next += 1;
            let ty = self.ty(e);
            let t = &self.program.types;
            let element = t.element(ty);
            let width = t.as_vector(ty).map(|v| v.1);
            let sized = spec
                .size(self.language.address_bits)
                .is_none_or(|size| t.size(element) == Some(size));
            let fits = match spec.conversion {
                b's' => t.is_pointer(ty) && self.is_literal_string(e),
                b'p' => t.is_pointer(ty),
                b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A' => {
                    t.is_float(element) && width == spec.vector && sized
                }
                _ => t.is_integer(element) && width == spec.vector && sized,
            };
            let is_pointer = t.is_pointer(ty);
            if !fits {
                let vector = spec.vector.map_or(String::new(), |n| format!("v{n}"));
                let text = format!(
                    "`%{vector}{}{}` cannot print `{}`",
                    spec.length,
                    spec.conversion as char,
                    self.expr_type_text(self.without_promotion(e))
                );
                self.report_expr(&c::PRINTF_MISMATCH, e, text).rule = Some(r::PRINTF_TYPES);
                let last = self.diagnostics.len() - 1;
                if spec.conversion == b's' && is_pointer {
                    self.amend("pass a string literal", None);
                }
                self.suggest_specification(last, &spec, format, at, e);
            } else if let Some((missing, reported)) = missing
                && n == missing
            {
                self.suggest_specification(reported, &spec, format, at, e);
            }
        }
    }

    /// Suggests, in the diagnostic with the index `diagnostic`, the specification that prints the value `e`. `at` is
    /// the format string.
    fn suggest_specification(
        &mut self,
        diagnostic: usize,
        spec: &Spec,
        format: &[u8],
        at: ExprId,
        e: ExprId,
    ) {
        if spec.stars > 0 {
            return;
        }
        let ty = self.ty(e);
        let t = &self.program.types;
        let element = t.element(ty);
        let number = match () {
            () if t.is_float(element) => Printed::Float,
            () if !t.is_integer(element) => return,
            () if t.is_signed(element) => Printed::Signed,
            () => Printed::Unsigned,
        };
        let fitting =
            spec.fitting(number, t.size(element).unwrap_or(0), t.as_vector(ty).map(|v| v.1));
        let Some((fitting, is_certain)) = fitting else { return };
        let [percent, modifiers, end] = spec.place;
        let flags = String::from_utf8_lossy(&format[percent..modifiers]);
        let replacement = format!("{flags}{fitting}");
        // If the literal is one token, each `%` of the format corresponds to one `%` of the source, in the same order.
        let Expr { first, last, .. } = *self.expr(at);
        let token = &self.tokens[first as usize];
        let written = token_span(self.sources, token);
        let is_percent = |byte: &u8| *byte == b'%';
        let number = format[..percent].iter().filter(|byte| is_percent(byte)).count();
        let text = &self.sources.file(written.file).bytes;
        let text = &text[written.start as usize..written.end as usize];
        let offset = text.iter().enumerate().filter(|(_, byte)| is_percent(byte)).nth(number);
        let place = offset.map(|(offset, _)| offset..offset + (end - percent)).filter(|place| {
            first == last && text.get(place.clone()) == Some(&format[percent..end])
        });
        let span = place.map(|place| Span {
            start: written.start + place.start as u32,
            end: written.start + place.end as u32,
            ..written
        });
        let last = &mut self.diagnostics[diagnostic];
        last.help = Some(format!("write `{replacement}`"));
        if let Some(span) = span.filter(|span| *span != last.primary.span) {
            last.secondary.push(Label { span, text: "this conversion specification".into() });
        }
        last.suggestion = span.map(|span| Suggestion { span, replacement, is_certain });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_are_read() {
        let (list, problem) = specs(b"%d %5.2f %v4hlf %% %*s\n");
        assert_eq!(problem, None);
        let found: Vec<(u8, Option<u8>, u32)> =
            list.iter().map(|s| (s.conversion, s.vector, s.stars)).collect();
        assert_eq!(found, [(b'd', None, 0), (b'f', None, 0), (b'f', Some(4), 0), (b's', None, 1)]);
        assert!(specs(b"%v5d").1.is_some());
        assert!(specs(b"%").1.is_some());
    }
}
