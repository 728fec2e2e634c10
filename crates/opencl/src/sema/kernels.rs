//! Restrictions on kernels and their parameters (OpenCL C 6.9, 6.11).

use super::super::codes as c;
use super::super::lexer::FROM_MACRO;
use super::super::rules as r;
use super::*;
use crate::diagnostic::Suggestion;
use AddressSpace as Space;

enum KernelParameter {
    Valid,
    Pointer,
    PointerSpace,
    PointerPointer,
    Invalid,
    Record(u32),
}

/// The help for a kernel parameter that points to pointers.
const ONE_BUFFER: &str = "pass the elements in one buffer, and compute the index of an element";

impl Sema<'_> {
    /// Checks the restrictions on kernels (OpenCL C 6.9, 6.11).
    pub(super) fn check_kernel(
        &mut self,
        token: TokenIndex,
        result: TokenIndex,
        f: &FunctionType,
        params: &[ast::Parameter],
        is_static: bool,
    ) {
        if is_static {
            let text = "a kernel cannot be `static`";
            self.report(&c::KERNEL_STATIC, token, text).rule = Some(r::KERNEL_NOT_STATIC);
        }
        if f.result.ty != VOID && f.result.ty != ERROR {
            let text = format!("a kernel must return `void`, not `{}`", self.type_text(f.result));
            let help = "write `void`, and store results through a pointer parameter";
            self.report(&c::KERNEL_RESULT, result, text).helped(help).rule =
                Some(r::KERNEL_RETURNS_VOID);
        }
        for p in params {
            let token = p.declarator.name.map_or(p.specs.first, |n| n.1);
            // Analyses the type again as it is written: a function's type does not distinguish `size_t` from `ulong`.
            let before = self.diagnostics.len();
            let q = self.parameter_type(p);
            self.diagnostics.truncate(before);
            let name = match p.specs.ty {
                ast::TypeSpec::Named(name) if p.declarator.chunks.is_empty() => Some(name),
                _ => None,
            };
            if matches!(p.specs.ty, ast::TypeSpec::Missing) {
                // The missing type has been reported.
                continue;
            }
            let before = self.diagnostics.len();
            let is_type =
                p.declarator.chunks.is_empty() && !matches!(p.specs.ty, ast::TypeSpec::Error);
            let place = if is_type { p.specs.type_token } else { token };
            self.check_kernel_parameter(q, name, place);
            if self.diagnostics[before..].iter().any(|d| d.code == &c::KERNEL_POINTER_SPACE) {
                self.suggest_space(p);
            }
        }
        // A kernel that is declared with a typedef has its parameters only in its type.
        if params.is_empty() {
            for q in &f.params {
                self.check_kernel_parameter(*q, None, token);
            }
        }
    }

    /// Suggests, in the last diagnostic, `global` for a pointer parameter without an address space. For a pointer to
    /// pointers, suggests one buffer in its place.
    fn suggest_space(&mut self, p: &ast::Parameter) {
        use ast::Chunk::{Array, Pointer};
        let chunks = &p.declarator.chunks;
        let star = match &chunks[..] {
            [Pointer { block: false, .. } | Array { .. }] => None,
            [Pointer { block: false, .. }, Pointer { block: false, space: None, token, .. }] => {
                Some(*token)
            }
            _ => return,
        };
        let named = p.specs.space.is_some() || !p.specs.attributes.is_empty();
        if named && star.is_none() {
            return;
        }
        let Some(name) = p.declarator.name else { return };
        let range = p.specs.first as usize..=p.declarator.last.max(name.1) as usize;
        let Some(tokens) = self.tokens.get(range) else { return };
        if tokens.iter().any(|token| token.has(FROM_MACRO)) {
            return;
        }
        let start = self.token_span(p.specs.first);
        let middle = star.map_or(start.start, |star| self.token_span(star).end);
        let end = self.token_span(p.declarator.last.max(name.1)).end;
        let bytes = &self.sources.file(start.file).bytes;
        let text = |from: u32, to: u32| {
            String::from_utf8_lossy(bytes.get(from as usize..to as usize).unwrap_or_default())
        };
        let rest = text(middle, end);
        let replacement = match star {
            None => "global ".to_string(),
            Some(_) if named => format!("{}global ", text(start.start, middle)),
            Some(_) => format!("global {}global ", text(start.start, middle)),
        };
        if replacement.len() + rest.len() > 80 || rest.contains('\n') {
            return;
        }
        let outer = if star.is_some() { "outer pointer of the " } else { "" };
        let parameter = text(start.start, end);
        let message = format!("the {outer}kernel parameter `{parameter}` needs an address space");
        let Some(last) = self.diagnostics.last_mut() else { return };
        last.message = message;
        if star.is_some() {
            last.help = Some(ONE_BUFFER.into());
            return;
        }
        let others = match rest.contains("const") || replacement.contains("const") {
            true => "`local` and `constant` are possible too",
            false => "`local` is possible too",
        };
        let help = format!("write `{replacement}{rest}`; {others}");
        let span = Span { end: middle, ..start };
        last.help = Some(help);
        last.suggestion = Some(Suggestion { span, replacement, is_certain: false });
    }

    /// A parameter's type as the user wrote it: `size_t` (aka `ulong`).
    fn spelled(&self, q: QualType, name: Option<Symbol>) -> String {
        let text = self.type_text(QualType::plain(q.ty));
        match name.map(|name| self.text(name)) {
            Some(name) if text.starts_with("unnamed ") => format!("`{name}`"),
            Some(name) if name != text => format!("`{name}` (aka `{text}`)"),
            _ => format!("`{text}`"),
        }
    }

    fn check_kernel_parameter(&mut self, q: QualType, name: Option<Symbol>, token: TokenIndex) {
        if matches!(self.kind(q.ty), TypeKind::ClkEvent | TypeKind::NdRange) {
            let text = self.spelled(q, name);
            let message = format!("{text} cannot be the type of a kernel parameter");
            let range = matches!(self.kind(q.ty), TypeKind::NdRange);
            let d = self.report(&c::KERNEL_PARAMETER_TYPE, token, message);
            d.rule = Some(r::NO_DEVICE_ARGUMENTS);
            if !range {
                d.tolerated();
            }
            return;
        }
        match self.kernel_parameter(q) {
            KernelParameter::Valid | KernelParameter::Pointer => {}
            KernelParameter::PointerSpace => {
                let text = self.type_text_full(q);
                let message = format!("`{text}` cannot be the type of a kernel parameter");
                let help = "declare it as a pointer to `global`, `local` or `constant` memory";
                self.report(&c::KERNEL_POINTER_SPACE, token, message).helped(help).rule =
                    Some(r::KERNEL_POINTER_SPACE);
            }
            KernelParameter::PointerPointer => {
                let message = "a kernel parameter cannot be a pointer to a pointer";
                self.report(&c::KERNEL_POINTER_POINTER, token, message).helped(ONE_BUFFER).rule =
                    Some(r::KERNEL_NO_POINTER_POINTER);
            }
            KernelParameter::Invalid => {
                if q.ty != HALF {
                    let text = self.spelled(q, name);
                    let message = format!("{text} cannot be the type of a kernel parameter");
                    let rule = match self.kind(q.ty) {
                        TypeKind::Event => r::NO_EVENT_ARGUMENT,
                        TypeKind::ReserveId => r::NO_DEVICE_ARGUMENTS,
                        _ => r::KERNEL_PARAMETER_TYPES,
                    };
                    let instead = match name.map(|name| self.text(name)).as_deref() {
                        Some("size_t" | "uintptr_t") => Some("`uint` or `ulong`"),
                        Some("ptrdiff_t" | "intptr_t") => Some("`int` or `long`"),
                        _ if q.ty == BOOL => Some("`int` or `uchar`"),
                        _ => None,
                    };
                    let help = instead.map(|instead| format!("use {instead}"));
                    let d = self.report(&c::KERNEL_PARAMETER_TYPE, token, message);
                    (d.rule, d.help) = (Some(rule), help);
                }
            }
            KernelParameter::Record(n) => {
                if let Some(pointer) = self.bad_record(n, &mut KeyedSet::default()) {
                    let text = self.spelled(q, name);
                    let message = if pointer {
                        format!(
                            "{text} cannot be the type of a kernel parameter: it contains a pointer or an OpenCL object"
                        )
                    } else {
                        format!(
                            "{text} cannot be the type of a kernel parameter: a member has a type that a parameter cannot have"
                        )
                    };
                    let rule =
                        if pointer { r::KERNEL_STRUCT_POINTERS } else { r::KERNEL_PARAMETER_TYPES };
                    self.report(&c::KERNEL_PARAMETER_STRUCT, token, message).rule = Some(rule);
                }
            }
        }
    }

    fn kernel_parameter(&self, q: QualType) -> KernelParameter {
        match self.kind(q.ty) {
            TypeKind::Pointer(to) => {
                // An array of pipes has been reported elsewhere.
                if let TypeKind::Pipe(..) = self.kind(to.ty) {
                    return KernelParameter::Valid;
                }
                if matches!(to.space, Some(Space::Generic | Space::Private) | None) {
                    return KernelParameter::PointerSpace;
                }
                if self.program.types.is_pointer(to.ty) {
                    if let bad @ (KernelParameter::PointerSpace | KernelParameter::Invalid) =
                        self.kernel_parameter(QualType::plain(to.ty))
                    {
                        return bad;
                    }
                    if self.edition() > Edition::V1_2 {
                        return KernelParameter::Valid;
                    }
                    return KernelParameter::PointerPointer;
                }
                KernelParameter::Pointer
            }
            _ if q.quals & SIZE_DEPENDENT != 0 => KernelParameter::Invalid,
            TypeKind::Image(..) => KernelParameter::Pointer,
            TypeKind::Bool | TypeKind::Event | TypeKind::ReserveId => KernelParameter::Invalid,
            TypeKind::Half if !self.available(ext::FP16) => KernelParameter::Invalid,
            TypeKind::Array(e, _) => self.kernel_parameter(*e),
            TypeKind::Record(n) => KernelParameter::Record(*n),
            _ => KernelParameter::Valid,
        }
    }

    /// Whether a record has a member that a kernel parameter must not contain. `Some(true)` if the member is a pointer
    /// or an image, `Some(false)` if it is another such member, and `None` if there is no such member.
    fn bad_record(&self, n: u32, seen: &mut KeyedSet<u32>) -> Option<bool> {
        if !seen.insert(n) {
            return None;
        }
        for field in self.program.types.records[n as usize].fields.as_ref()? {
            match self.kernel_parameter(field.ty) {
                // The image member was already reported.
                _ if matches!(self.kind(field.ty.ty), TypeKind::Image(..)) => {
                    return Some(true);
                }
                KernelParameter::Valid => {}
                KernelParameter::Record(inner) => {
                    if let Some(bad) = self.bad_record(inner, seen) {
                        return Some(bad);
                    }
                }
                KernelParameter::Invalid => return Some(false),
                // Since 2.0, a struct may contain pointers to memory that the host shares with kernels.
                KernelParameter::Pointer if self.edition() > Edition::V1_2 => {}
                _ => return Some(true),
            }
        }
        None
    }
}
