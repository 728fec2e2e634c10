//! Attributes on types, functions, variables and statements (OpenCL C 6.9.2, 6.13).

use super::super::ast::{Attribute, DeclSpecs, Declarator, ExprKind as E, StmtKind as A};
use super::super::attributes::{self, Arguments, KnownAttribute, Misplaced, on};
use super::super::codes as c;
use super::super::rules as r;
use super::*;

/// The highest number that compilers give an address space.
const MAX_ADDRESS_SPACE: i128 = 8_388_595;

/// The largest alignment, in bytes, that compilers give.
const MAX_ALIGNMENT: i128 = 1 << 32;

/// What is said of `weak` where nobody else sees what it stands on.
const WEAK_UNSEEN: &str = "`weak` stands on what other programs can see";

/// The attribute that contradicts itself where its words are others.
const VISIBILITY: &str = "visibility";

impl Sema<'_> {
    /// The attribute's name without underscores around it.
    pub(super) fn attribute_name(&self, a: &Attribute) -> String {
        let text = self.interner.get(a.name);
        let stripped = text.strip_prefix("__").and_then(|t| t.strip_suffix("__")).unwrap_or(text);
        stripped.to_string()
    }

    fn attribute_integer(&mut self, place: TokenIndex, id: ast::ExprId) -> Option<i128> {
        self.attribute_integer_by(place, id, None)
    }

    /// The integer that an attribute takes, by the rule that asks for a constant; what is none is reported at a place.
    fn attribute_integer_by(
        &mut self,
        place: TokenIndex,
        id: ast::ExprId,
        rule: Option<RuleRef>,
    ) -> Option<i128> {
        let e = self.expression(id);
        let e = self.rvalue(e);
        if self.is_error(e) {
            return None;
        }
        let v = self.constant_integer(e);
        if v.is_none() {
            let text = "the argument of this attribute is an integer constant";
            let first = self.expr(e).first;
            let argument = (first != place).then(|| self.label(first, "this is none"));
            let d = self.report(&c::ATTRIBUTE_ARGUMENT, place, text);
            d.secondary.extend(argument);
            d.rule = rule;
        }
        v
    }

    /// An attribute that changes the type it stands on.
    pub(super) fn type_attribute(&mut self, q: QualType, a: &Attribute) -> QualType {
        let name = self.attribute_name(a);
        let space = match name.as_str() {
            "opencl_global" => Some(AddressSpace::Global),
            "opencl_local" => Some(AddressSpace::Local),
            "opencl_constant" => Some(AddressSpace::Constant),
            "opencl_private" => Some(AddressSpace::Private),
            "opencl_generic" => Some(AddressSpace::Generic),
            "opencl_global_device" => Some(AddressSpace::GlobalDevice),
            "opencl_global_host" => Some(AddressSpace::GlobalHost),
            _ => None,
        };
        let function = matches!(self.kind(q.ty), TypeKind::Function(_));
        if function && (space.is_some() || name == "address_space") {
            let text = "the type of a function has no address space";
            self.report(&c::ATTRIBUTE_TARGET, a.token, text);
            return q;
        }
        if let Some(space) = space {
            return self.qualify_space(q, space, a.token);
        }
        match name.as_str() {
            "ext_vector_type" | "vector_size" => {
                let [n] = a.arguments[..] else {
                    let text = format!("`{name}` takes one argument");
                    self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
                    return q;
                };
                // What is wrong says nothing: the type is the one that it was.
                let Some(n) = self.attribute_integer(a.token, n) else { return q };
                let element = match self.kind(q.ty) {
                    TypeKind::Enum(n) if name != "vector_size" => {
                        self.program.types.enums[*n as usize].underlying
                    }
                    _ => q.ty,
                };
                if !self.program.types.is_arithmetic(element)
                    || element == BOOL
                    || matches!(self.kind(element), TypeKind::Enum(_))
                {
                    if q.ty != ERROR && (!function || name == "vector_size") {
                        let text = format!("there are no vectors of `{}`", self.type_text(q));
                        self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
                    }
                    return q;
                }
                let n = if name == "vector_size" {
                    let size = i128::from(self.program.types.size(element).unwrap_or(1));
                    if n % size != 0 {
                        let text = format!("{n} bytes hold no whole number of elements");
                        self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
                        return q;
                    }
                    n / size
                } else {
                    n
                };
                if !(1..=i128::from(u8::MAX)).contains(&n) {
                    let text = format!("a vector cannot have {n} elements");
                    let d = self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
                    if n == 0 || n > i128::from(u32::MAX) {
                        return q;
                    }
                    // Compilers take the bits of a negative number, and vectors of any size.
                    d.tolerated();
                    return QualType::plain(ERROR);
                }
                let ty = if name == "vector_size" {
                    self.types().intern(TypeKind::GnuVector(element, n as u8))
                } else if n == 1 {
                    self.types().intern(TypeKind::Vector(element, 1))
                } else {
                    self.types().vector(element, n as u8)
                };
                QualType { ty, ..q }
            }
            "address_space" => {
                let [n] = a.arguments[..] else {
                    let text = "`address_space` takes one argument";
                    self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
                    return q;
                };
                let Some(n) = self.attribute_integer(a.token, n) else { return q };
                if n < 0 {
                    let text = "the number of an address space is not negative";
                    self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
                    return q;
                }
                if n > MAX_ADDRESS_SPACE {
                    let text =
                        format!("the number of an address space is at most {MAX_ADDRESS_SPACE}");
                    self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
                    return q;
                }
                self.qualify_space(q, AddressSpace::Numbered(n as u32), a.token)
            }
            _ => q,
        }
    }

    /// The alignment that an attribute of a struct asks for.
    pub(super) fn record_attribute(&mut self, a: &Attribute) -> Option<u64> {
        if self.attribute_name(a) != "aligned" {
            return None;
        }
        self.alignment(a)
    }

    fn alignment(&mut self, a: &Attribute) -> Option<u64> {
        if let Some(ty) = a.type_argument {
            let q = self.type_name(ty);
            if q.ty != ERROR && !self.program.types.is_complete(q.ty) {
                let text = format!("`{}` is not complete: it has no alignment", self.type_text(q));
                self.report(&c::INCOMPLETE_TYPE, a.token, text);
            }
            return (q.ty != ERROR).then(|| self.program.types.align(q.ty));
        }
        let Some(arg) = a.arguments.first() else { return Some(16) };
        let n = self.attribute_integer(self.ast.expr(*arg).first, *arg)?;
        if n == 0 && self.attribute_name(a) == "_Alignas" {
            return None;
        }
        if n > MAX_ALIGNMENT {
            let text = format!("an alignment is at most {MAX_ALIGNMENT} bytes");
            self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
            return None;
        }
        if n <= 0 || n & (n - 1) != 0 {
            let text = "an alignment is a power of two";
            self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text).rule = Some(r::ALIGNED_POWER);
            return None;
        }
        u64::try_from(n).ok()
    }

    pub(super) fn declared_alignment(&mut self, a: &[Attribute], b: &[Attribute]) -> Option<u64> {
        let mut best = None;
        for attribute in a.iter().chain(b) {
            if matches!(self.attribute_name(attribute).as_str(), "aligned" | "_Alignas") {
                best = best.max(self.alignment(attribute));
            }
        }
        best
    }

    /// The attribute that a name stands for: words of later C are known in brackets alone.
    fn known_attribute(&self, a: &Attribute) -> Option<&'static KnownAttribute> {
        attributes::known(&self.attribute_name(a)).filter(|k| a.bracketed || !k.is_of_c23())
    }

    /// Reads the arguments of an attribute, which come before what it stands on: whether the names in them are
    /// known, and string literals are where they have to be. False after a message.
    pub(super) fn read_arguments(&mut self, a: &Attribute) -> bool {
        let name = self.attribute_name(a);
        let known = attributes::known(&name);
        let kind = known.map_or(Arguments::Expressions, |k| k.arguments);
        let unknown = match known {
            Some(known) => known.is_of_c23() && !a.bracketed,
            None => !attributes::ELSEWHERE.contains(&name.as_str()),
        };
        let ast = self.ast;
        let wrong = |d: &Diagnostic| d.severity == crate::diagnostic::Severity::Error;
        let before = self.diagnostics.len();
        for (i, e) in a.arguments.iter().enumerate() {
            let expr = ast.expr(*e);
            let is_word = matches!(expr.kind, E::Ident(_));
            // A word is no expression; of an attribute that is not known the first argument may be one.
            let (text, word) = match kind {
                Arguments::Text => (i == 0, false),
                Arguments::TextOrWord => (i == 0 && !is_word, i == 0),
                Arguments::Texts => (true, false),
                Arguments::TextsBehind => (i > 0, false),
                Arguments::Word => (false, i == 0),
                Arguments::Words => (false, true),
                _ => (false, i == 0 && unknown),
            };
            if text && !matches!(expr.kind, E::Str) {
                let text = format!("the argument of `{name}` is a string literal");
                self.report(&c::ATTRIBUTE_ARGUMENT, expr.first, text);
                return false;
            }
            if !(word && is_word) {
                let e = self.expression(*e);
                self.no_function(e);
            }
        }
        !self.diagnostics[before..].iter().any(wrong)
    }

    /// Attributes of what has no name: only those of types say something there.
    pub(super) fn nameless_attributes<'b>(
        &mut self,
        list: impl Iterator<Item = &'b Attribute>,
        of_type: bool,
    ) {
        for a in list {
            let valid = self.read_arguments(a);
            let Some(known) = self.known_attribute(a).filter(|_| valid && of_type) else {
                continue;
            };
            let says = matches!(
                known.name,
                "noreturn"
                    | "btf_type_tag"
                    | "regparm"
                    | "matrix_type"
                    | "arm_sve_vector_bits"
                    | "neon_vector_type"
                    | "neon_polyvector_type"
            );
            if says && self.check_subject(a, known, on::TYPEDEF) && self.check_count(a, known) {
                self.check_values(a, known, on::TYPEDEF);
            }
        }
    }

    /// What holds for every attribute, whatever it stands on: that it is known, may stand there, and has the
    /// arguments that it takes. `None` after a message, and where the attribute says nothing here.
    fn check_attribute(&mut self, a: &Attribute, subject: u16) -> Option<&'static KnownAttribute> {
        let name = self.attribute_name(a);
        if !self.read_arguments(a) {
            return None;
        }
        let Some(known) = self.known_attribute(a) else {
            let text = format!("the attribute `{name}` is not known and is ignored");
            self.report(&c::UNKNOWN_ATTRIBUTE, a.token, text);
            return None;
        };
        // Words of later C are reported where they are read.
        let of_c = name.starts_with('_') || known.is_of_c23();
        if !known.is_specified() && !of_c {
            self.report(&c::COMPILER_ATTRIBUTE, a.token, of_compilers("attribute", &name));
        }
        if !self.check_subject(a, known, subject) || !self.check_count(a, known) {
            return None;
        }
        self.check_values(a, known, subject).then_some(known)
    }

    fn check_count(&mut self, a: &Attribute, known: &KnownAttribute) -> bool {
        let name = known.name;
        let count = match known.arguments {
            Arguments::Own(_) => usize::from(a.parens),
            _ => a.arguments.len() + usize::from(a.type_argument.is_some()),
        };
        let (least, most) = known.count;
        let fits = (least..=most).contains(&count);
        if !fits {
            let wanted = match (least, most) {
                (1, 1) => "one argument".into(),
                _ if least == most => format!("{least} arguments"),
                _ => format!("{least} to {most} arguments"),
            };
            let text = format!("`{name}` takes {wanted}, {count} given");
            let d = self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
            if name == "endian" {
                // Compilers do not know the attribute.
                d.tolerated();
            }
        }
        fits
    }

    /// What the arguments say, of attributes for which that does not depend on a function or a type. False
    /// after a message.
    fn check_values(&mut self, a: &Attribute, known: &KnownAttribute, subject: u16) -> bool {
        let name = known.name;
        let wrong = |s: &mut Self, text: String| {
            s.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
            false
        };
        let first = a.arguments.first().map(|e| &self.ast.expr(*e).kind);
        let is_word = matches!(first, Some(E::Ident(_)));
        if known.arguments == Arguments::Word && !is_word && !matches!(name, "format" | "endian") {
            return wrong(self, format!("the first argument of `{name}` is a word"));
        }
        if known.arguments == Arguments::TextOrWord
            && is_word
            && name != "blocks"
            && !(name.ends_with("visibility") && subject == on::TYPEDEF)
        {
            return wrong(self, format!("the argument of `{name}` is a string literal"));
        }
        let numbers = match known.arguments {
            Arguments::Integers if known.subjects != on::CALLS || subject == on::FUNCTION => {
                let Some(numbers) = self.attribute_integers(a) else { return false };
                numbers
            }
            _ => Vec::new(),
        };
        match (name, &numbers[..]) {
            ("sentinel", [first, ..]) if *first < 0 => {
                wrong(self, "the place of the sentinel is not negative".into())
            }
            ("sentinel", [_, last]) if !(0..=1).contains(last) => {
                wrong(self, "the second argument of `sentinel` is 0 or 1".into())
            }
            ("amdgpu_max_num_work_groups", numbers)
                if numbers.iter().any(|n| !(1..=i128::from(u32::MAX)).contains(n)) =>
            {
                wrong(self, format!("the arguments of `{name}` are positive, in 32 bits"))
            }
            ("pass_object_size" | "pass_dynamic_object_size", [n]) if !(0..=3).contains(n) => {
                wrong(self, format!("the argument of `{name}` is 0 to 3"))
            }
            ("blocks", _) if !is_word => wrong(self, "the argument of `blocks` is a word".into()),
            ("pcs", _) => {
                let text = a.arguments.first().map(|e| self.string_bytes(*e));
                if !matches!(text.as_deref(), Some(b"aapcs" | b"aapcs-vfp")) {
                    return wrong(self, "`pcs` names no convention of calls".into());
                }
                true
            }
            ("cpu_dispatch" | "cpu_specific", _) => wrong(
                self,
                format!("`{name}` names no processor: the device has none to choose from"),
            ),
            ("neon_vector_type" | "neon_polyvector_type", [n])
                if !matches!(n, 2 | 4 | 8 | 16)
                    && subject & (on::FUNCTION | on::VARIABLE | on::MEMBER | on::TYPEDEF) != 0 =>
            {
                wrong(self, format!("`{name}` makes vectors of 64 or 128 bits"))
            }
            ("regparm", _)
                if subject & (on::FUNCTION | on::VARIABLE | on::MEMBER | on::TYPEDEF) != 0 =>
            {
                self.attribute_integers(a);
                let text = "`regparm` does not exist for this device";
                self.report(&c::ATTRIBUTE_TARGET, a.token, text);
                false
            }
            ("no_destroy" | "always_destroy", _) if subject & on::GLOBAL == 0 => {
                let text = format!("`{name}` stands on what lasts as long as the program");
                self.report(&c::ATTRIBUTE_TARGET, a.token, text);
                false
            }
            ("diagnose_as_builtin", _) if !is_word => {
                wrong(self, "the first argument of `diagnose_as_builtin` is a function".into())
            }
            ("xray_log_args", [n]) if *n <= 0 => {
                wrong(self, "the argument of `xray_log_args` is positive".into())
            }
            ("selectany", _) if subject & (on::FUNCTION | on::LOCAL) != 0 => {
                let text = "`selectany` stands on data that other programs see";
                self.report(&c::ATTRIBUTE_TARGET, a.token, text);
                false
            }
            _ => true,
        }
    }

    /// Whether an attribute may stand on what it stands on.
    fn check_subject(&mut self, a: &Attribute, known: &KnownAttribute, subject: u16) -> bool {
        let function = if known.subjects & on::KERNEL != 0 { on::FUNCTION } else { 0 };
        if (known.subjects | function) & subject != 0 {
            return true;
        }
        let name = known.name;
        let statement = subject & (on::STATEMENT | on::LOOP) != 0;
        if known.subjects & on::LOOP != 0 {
            let text = format!("`{name}` stands on loops alone");
            let code = if statement { &c::UNROLL_WITHOUT_LOOP } else { &c::ATTRIBUTE_TARGET };
            self.report(code, a.token, text).rule = Some(r::UNROLL_LOOPS);
        } else if statement {
            let text = format!("`{name}` does not stand on statements");
            self.report(&c::ATTRIBUTE_TARGET, a.token, text);
        } else if known.misplaced == Misplaced::Error {
            let text = if function != 0 {
                format!("`{name}` stands on kernels alone")
            } else if known.subjects == on::NOTHING {
                format!("there is no `{name}` for the device")
            } else {
                format!("`{name}` does not stand on such a declaration")
            };
            let d = self.report(&c::ATTRIBUTE_TARGET, a.token, text);
            if function != 0 {
                d.rule = Some(r::ATTRIBUTE_KERNEL);
            }
        } else {
            let text = format!("`{name}` says nothing here and is ignored");
            self.report(&c::UNKNOWN_ATTRIBUTE, a.token, text);
        }
        false
    }

    /// Attributes of what has no further meaning for them: types, members, labels.
    pub(super) fn plain_attributes<'b>(
        &mut self,
        list: impl Iterator<Item = &'b Attribute>,
        subject: u16,
        q: QualType,
    ) {
        let mut least = None;
        for a in list {
            let Some(known) = self.check_attribute(a, subject) else { continue };
            match known.name {
                "aligned" | "_Alignas" => {
                    let n = self.alignment(a).filter(|_| known.name == "_Alignas");
                    least = least.max(n.map(|n| (n, a.token)));
                }
                "mode" => self.check_mode(a, q),
                _ => {}
            }
        }
        self.check_alignas(least, q);
    }

    /// `_Alignas` makes no alignment less than the type has (C11 6.7.5).
    fn check_alignas(&mut self, asked: Option<(u64, TokenIndex)>, q: QualType) {
        if let Some((n, at)) = asked
            && q.ty != ERROR
            && n < self.program.types.align(q.ty)
        {
            let text = format!("`{}` has a greater alignment of its own", self.type_text(q));
            self.report(&c::ATTRIBUTE_ARGUMENT, at, text);
        }
    }

    /// `mode(word)` (GNU C): the word names a machine mode, and the type is arithmetic.
    fn check_mode(&mut self, a: &Attribute, q: QualType) {
        // That it is a word was looked at before.
        let Some(E::Ident(word)) = a.arguments.first().map(|e| &self.ast.expr(*e).kind) else {
            return;
        };
        let text = self.interner.get(*word);
        let word = text.strip_prefix("__").and_then(|t| t.strip_suffix("__")).unwrap_or(text);
        let integers = ["QI", "HI", "SI", "DI", "TI", "byte", "word", "pointer"];
        let floats = ["HF", "SF", "DF", "TF"];
        // A mode of vectors: their number of elements, and the mode of those.
        let vector =
            word.strip_prefix('V').map(|w| w.trim_start_matches(|c: char| c.is_ascii_digit()));
        let mode = vector.unwrap_or(word);
        let (integer, float) = (integers.contains(&mode), floats.contains(&mode));
        let element = self.program.types.element(q.ty);
        let t = &self.program.types;
        if !integer && !float {
            let text = format!("`{word}` is no machine mode");
            self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
        } else if t.is_arithmetic(element) && float != t.is_float(element) {
            let text = format!("`{word}` is no mode of `{}`", self.type_text(q));
            self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
        } else if q.ty != ERROR && !self.program.types.is_arithmetic(element) {
            let text = "`mode` stands on integers and floating-point numbers alone";
            self.report(&c::ATTRIBUTE_TARGET, a.token, text);
        }
    }

    /// Notes what attributes make of a variable: a pointer to data in the byte order of the host
    /// (OpenCL C 6.13.3), or one that blocks would share.
    pub(super) fn note_attributes(&mut self, v: VarId, specs: &DeclSpecs, d: &Declarator) {
        // Without the extension the word was reported, and nothing follows from it.
        let inside = !self.bodies.is_empty() || self.program.variable(v).is_parameter;
        if matches!(specs.storage, Some((ast::Storage::Register, _)))
            && inside
            && self.available(ext::CLANG_STORAGE_CLASS)
        {
            self.registers.insert(v);
            self.noted_inside.push(v);
        }
        for a in specs.attributes.iter().chain(&d.attributes) {
            self.noted_inside.push(v);
            let word = match a.arguments.first().map(|e| &self.ast.expr(*e).kind) {
                Some(E::Ident(word)) => self.interner.get(*word),
                _ => "",
            };
            match (self.attribute_name(a).as_str(), word) {
                ("endian", "host") => self.host_endian.push(v),
                ("unavailable", _) => self.unavailable_variable(v),
                ("blocks", "byref" | "__byref__") => self.shared_with_blocks.push(v),
                _ => {}
            }
        }
    }

    /// Attributes of a variable, or of a parameter. The alignment that they give it, in bytes.
    pub(super) fn variable_attributes(
        &mut self,
        specs: &DeclSpecs,
        d: &Declarator,
        q: QualType,
        subject: u16,
    ) -> Option<u64> {
        let mut least = None;
        let mut alignment = None;
        for a in specs.attributes.iter().chain(&d.attributes) {
            let Some(known) = self.check_attribute(a, subject) else { continue };
            match known.name {
                "aligned" | "_Alignas" => {
                    let n = self.alignment(a);
                    alignment = alignment.max(n);
                    let n = n.filter(|_| known.name == "_Alignas");
                    least = least.max(n.map(|n| (n, a.token)));
                }
                "mode" => self.check_mode(a, q),
                "endian" => {
                    if let Some(e) = a.arguments.first()
                        && !matches!(&self.ast.expr(*e).kind, E::Ident(word)
                            if matches!(self.interner.get(*word), "host" | "device"))
                    {
                        // Compilers do not know the attribute.
                        let text = "`endian` takes `host` or `device`";
                        self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text).tolerated();
                    }
                    let space = match self.kind(q.ty) {
                        TypeKind::Pointer(to) => to.space,
                        _ => None,
                    };
                    if !matches!(space, Some(AddressSpace::Global | AddressSpace::Constant)) {
                        let text = "`endian` stands on pointers to global or constant memory";
                        self.report(&c::UNKNOWN_ATTRIBUTE, a.token, text).rule =
                            Some(r::ENDIAN_POINTER);
                    }
                }
                "nosvm" => {
                    if self.edition() < Edition::V2_0 {
                        let text = "`nosvm` needs OpenCL C 2.0";
                        self.report(&c::ATTRIBUTE_TARGET, a.token, text);
                    } else if !self.program.types.is_pointer(q.ty) {
                        let text = "`nosvm` stands on pointers alone";
                        self.report(&c::UNKNOWN_ATTRIBUTE, a.token, text);
                    }
                }
                "weak" if subject & on::LOCAL != 0 => {
                    self.report(&c::ATTRIBUTE_TARGET, a.token, WEAK_UNSEEN);
                }
                "cleanup" => self.check_cleanup(a),
                "weak" | "weakref" if subject != on::PARAMETER => {
                    let is_static = matches!(specs.storage, Some((ast::Storage::Static, _)));
                    self.check_linkage(a, known.name, is_static);
                }
                "alias" if !matches!(specs.storage, Some((ast::Storage::Extern, _))) => {
                    let token = d.name.map_or(a.token, |n| n.1);
                    let text = "a variable that is defined is no other name of one";
                    self.report(&c::ATTRIBUTE_TARGET, token, text);
                }
                "pass_object_size" | "pass_dynamic_object_size"
                    if !self.program.types.is_pointer(q.ty) =>
                {
                    let text = format!("`{}` stands on pointers", known.name);
                    self.report(&c::ATTRIBUTE_TARGET, a.token, text);
                }
                "blocks" if self.is_shared(a) => {
                    let text = "`__block` is not part of OpenCL C";
                    let token = d.name.map_or(a.token, |n| n.1);
                    self.report(&c::BLOCK_RESTRICTION, token, text).rule =
                        Some(r::NO_BLOCK_STORAGE);
                }
                _ => {}
            }
        }
        self.check_alignas(least, q);
        alignment
    }

    /// Whether `blocks` says that blocks share a variable, as `__block` does.
    fn is_shared(&self, a: &Attribute) -> bool {
        matches!(a.arguments.first().map(|e| &self.ast.expr(*e).kind), Some(E::Ident(word))
            if matches!(self.interner.get(*word), "byref" | "__byref__"))
    }

    /// `cleanup(function)` (GNU C): what is called at the end of the variable's scope, through a pointer.
    fn check_cleanup(&mut self, a: &Attribute) {
        let named = a.arguments.first().copied().filter(|e| {
            matches!(self.ast.expr(*e).kind, E::Ident(name)
                if matches!(self.lookup(name), Some(Entity::Function(_))))
        });
        match named {
            // Taking its address is what is reported, where that is not allowed.
            Some(e) => {
                let e = self.expression(e);
                self.rvalue(e);
            }
            None => {
                let text = "the argument of `cleanup` is a function";
                self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
            }
        }
    }

    /// Attributes about what other programs see, and about conventions of calls (GNU C).
    fn check_linkage(&mut self, a: &Attribute, name: &str, is_static: bool) {
        let text = match name {
            "weak" if is_static => WEAK_UNSEEN,
            "weakref" if !is_static => "`weakref` stands on what is `static`",
            _ => return,
        };
        self.report(&c::ATTRIBUTE_TARGET, a.token, text);
    }

    /// The attributes that others contradict.
    fn noted(&self, list: &[&Attribute]) -> Vec<NotedAttribute> {
        let note = |a: &&Attribute| {
            let name = self.attribute_name(a);
            let mut known = attributes::EXCLUSIVE.as_flattened().iter().chain(&[VISIBILITY]);
            let name = known.find(|known| **known == name)?;
            let argument = a.arguments.first().map(|e| self.spelling(self.ast.expr(*e).token));
            Some(NotedAttribute { name, argument, token: a.token })
        };
        list.iter().filter_map(note).collect()
    }

    /// Adds the attributes of a declaration to those that a function has, but for those that contradict one of these: they
    /// are reported.
    fn check_exclusive(&mut self, had: &mut Vec<NotedAttribute>, more: &[NotedAttribute]) {
        for a in more {
            let pair = attributes::EXCLUSIVE.iter().find(|pair| {
                pair.contains(&a.name)
                    && had.iter().any(|old| old.name != a.name && pair.contains(&old.name))
            });
            let other_words =
                |old: &NotedAttribute| old.name == a.name && old.argument != a.argument;
            if let Some([x, y]) = pair {
                let text = format!("`{x}` and `{y}` do not stand together");
                self.report(&c::ATTRIBUTE_TARGET, a.token, text);
            } else if a.name == VISIBILITY && had.iter().any(other_words) {
                let text = "`visibility` stands twice, with other words";
                self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
            } else {
                had.push(a.clone());
            }
        }
    }

    /// What attributes of a further declaration say of a function that was not said before, and can be no more.
    pub(super) fn check_further(&mut self, f: FuncId, more: &[NotedAttribute]) {
        let mut noted = std::mem::take(&mut self.program.functions[f.0 as usize].attributes.noted);
        for a in more {
            let text = match a.name {
                "internal_linkage" if !noted.iter().any(|old| old.name == a.name) => {
                    "`internal_linkage` stands on the first declaration"
                }
                "weak" if self.static_functions[f.0 as usize] => WEAK_UNSEEN,
                _ => continue,
            };
            self.report(&c::ATTRIBUTE_TARGET, a.token, text);
        }
        self.check_exclusive(&mut noted, more);
        self.program.functions[f.0 as usize].attributes.noted = noted;
    }

    /// The integers that an attribute of a function takes. `None` after a message.
    fn attribute_integers(&mut self, a: &Attribute) -> Option<Vec<i128>> {
        a.arguments.iter().map(|e| self.attribute_integer(a.token, *e)).collect()
    }

    /// Attributes of GNU C that say something about parameters and results. False after a message.
    fn check_promise(&mut self, name: &str, a: &Attribute, function: &FunctionType) -> bool {
        let wrong = |s: &mut Self, text: &str| {
            s.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
            false
        };
        if matches!(name, "enable_if" | "diagnose_if") {
            let kind = a.arguments.get(2).map(|e| self.spelling(self.ast.expr(*e).token));
            return match kind.as_deref() {
                None | Some("\"error\"" | "\"warning\"") => true,
                _ => wrong(self, "the last argument says `error` or `warning`"),
            };
        }
        // What gives no pointer promises nothing.
        if matches!(name, "alloc_size" | "alloc_align" | "assume_aligned")
            && !self.program.types.is_pointer(function.result.ty)
        {
            return true;
        }
        let Some(numbers) = self.attribute_integers(a) else { return false };
        let parameter = |n: &i128| {
            usize::try_from(*n)
                .ok()
                .and_then(|n| n.checked_sub(1))
                .and_then(|n| function.params.get(n))
        };
        let t = &self.program.types;
        match (name, &numbers[..]) {
            ("alloc_size" | "alloc_align" | "format_arg", _)
                if numbers.iter().any(|n| parameter(n).is_none()) =>
            {
                wrong(self, "there is no such parameter")
            }
            ("alloc_size" | "alloc_align", _)
                if numbers.iter().filter_map(parameter).any(|p| !t.is_integer(p.ty)) =>
            {
                wrong(self, "the parameter is no integer")
            }
            ("format_arg", [n]) => {
                let string = |q: &QualType| match t.pointee(q.ty) {
                    Some(to) => to.ty == CHAR,
                    None => q.ty == ERROR,
                };
                if !parameter(n).is_some_and(string) {
                    return wrong(self, "the parameter is no string");
                }
                if !string(&function.result) {
                    return wrong(self, "the function gives no string");
                }
                true
            }
            ("assume_aligned", [n, ..]) if *n <= 0 || n & (n - 1) != 0 => {
                wrong(self, "an alignment is a power of two")
            }
            _ => true,
        }
    }

    /// Attributes of a function. `definition`: it has a body.
    pub(super) fn function_attributes(
        &mut self,
        specs: &DeclSpecs,
        d: &Declarator,
        function: &FunctionType,
        kernel: bool,
        definition: bool,
    ) -> FunctionAttributes {
        let mut made = FunctionAttributes::default();
        let token = d.name.map_or(specs.first, |n| n.1);
        let list: Vec<&Attribute> = specs.attributes.iter().chain(&d.attributes).collect();
        let noted = self.noted(&list);
        self.check_exclusive(&mut made.noted, &noted);
        // Parameters are known to the attributes behind them.
        let params: &[ast::Parameter] = match d.chunks.first() {
            Some(ast::Chunk::Function { params, .. }) => params,
            _ => &[],
        };
        let own = d.attributes.iter().map(|a| (a, params));
        for (a, params) in specs.attributes.iter().map(|a| (a, &[][..])).chain(own) {
            if matches!(self.attribute_name(a).as_str(), "enable_if" | "diagnose_if") {
                made.conditions.extend(self.call_condition(a, params, function));
                continue;
            }
            let Some(known) = self.check_attribute(a, on::FUNCTION) else { continue };
            let valid = match known.name {
                "vec_type_hint" => self.check_vec_type_hint(a),
                "reqd_work_group_size" | "work_group_size_hint" | "intel_reqd_sub_group_size" => {
                    self.sizes(known.name, a, &mut made)
                }
                name @ ("amdgpu_flat_work_group_size"
                | "amdgpu_waves_per_eu"
                | "amdgpu_num_sgpr"
                | "amdgpu_num_vgpr") => self.check_limits(name, a),
                "aligned" => self.alignment(a).is_some(),
                "unavailable" => {
                    made.unavailable = true;
                    true
                }
                "format" => self.check_format_attribute(a, function),
                "nonnull" => self.check_nonnull(a, function),
                name @ ("alloc_size" | "alloc_align" | "assume_aligned" | "format_arg"
                | "constructor" | "destructor" | "min_vector_width") => {
                    self.check_promise(name, a, function)
                }
                name @ ("weak" | "weakref") => {
                    let is_static = matches!(specs.storage, Some((ast::Storage::Static, _)));
                    self.check_linkage(a, name, is_static);
                    let aliased = || list.iter().any(|a| self.attribute_name(a) == "alias");
                    if name == "weakref" && is_static && a.arguments.is_empty() && !aliased() {
                        let text = "`weakref` without a name needs `alias` beside it";
                        self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
                    }
                    true
                }
                "callback" => self.check_callback(a, function),
                "no_builtin" if !definition => {
                    let text = "`no_builtin` stands on a function with a body";
                    self.report(&c::ATTRIBUTE_TARGET, a.token, text);
                    false
                }
                "alias" | "ifunc" if definition => {
                    let text = "a function with a body is no other name of one";
                    self.report(&c::ATTRIBUTE_TARGET, token, text);
                    false
                }
                _ => true,
            };
            if valid && known.subjects & on::KERNEL != 0 && !kernel {
                let text = format!("`{}` stands on kernels alone", known.name);
                self.report(&c::ATTRIBUTE_TARGET, token, text).rule = Some(r::ATTRIBUTE_KERNEL);
            }
        }
        made
    }

    /// Checks `enable_if` or `diagnose_if`, whose condition may name these parameters; gives what calls are asked.
    fn call_condition(
        &mut self,
        a: &Attribute,
        params: &[ast::Parameter],
        function: &FunctionType,
    ) -> Option<CallCondition> {
        // What is declared in a body is gone behind it.
        let lasts = self.scope_depth() == 1;
        self.enter();
        let names: Vec<Option<Symbol>> =
            params.iter().map(|p| p.declarator.name.map(|n| n.0)).collect();
        let params: Vec<VarId> = params.iter().map(|p| self.parameter(p).1).collect();
        let known = self.check_attribute(a, on::FUNCTION);
        let valid = known.is_some_and(|known| self.check_promise(known.name, a, function));
        let mut made = None;
        if let [condition, message, ref kind @ ..] = a.arguments[..]
            && valid
        {
            let text = self.condition_text(condition, &names);
            let condition = self.expression(condition);
            let condition = self.rvalue(condition);
            let scalar = self.program.types.is_scalar(self.ty(condition));
            let warns = kind.first().is_some_and(|kind| self.string_bytes(*kind) == b"warning");
            if !scalar {
                let text =
                    format!("a condition is a scalar, not `{}`", self.expr_type_text(condition));
                self.report_expr(&c::ATTRIBUTE_ARGUMENT, condition, text);
            } else if lasts && !warns {
                let condition = self.cast_to(condition, CastKind::ToBool, QualType::plain(BOOL));
                let message = String::from_utf8_lossy(&self.string_bytes(message)).into_owned();
                let holds = kind.is_empty();
                let token = a.token;
                made = Some(CallCondition { params, condition, text, holds, message, token });
            }
        }
        self.leave();
        made
    }

    /// The tokens of a condition, which has the same text whatever its parameters are called.
    fn condition_text(&self, condition: ast::ExprId, names: &[Option<Symbol>]) -> String {
        let mut text = String::new();
        let e = self.ast.expr(condition);
        for token in e.first..=e.last {
            let t = &self.tokens[token as usize];
            let is_name = t.kind == TokenKind::Ident;
            let number = names.iter().position(|n| is_name && *n == Some(t.symbol));
            match number {
                Some(number) => text.push_str(&format!("${number}")),
                None => text.push_str(&self.spelling(token)),
            }
            text.push(' ');
        }
        text
    }

    /// The sizes that an attribute of a kernel gives. False after a message.
    fn sizes(&mut self, name: &str, a: &Attribute, made: &mut FunctionAttributes) -> bool {
        let mut numbers = Vec::new();
        for e in &a.arguments {
            let before = self.diagnostics.len();
            match self.attribute_integer(a.token, *e) {
                None => {
                    // What was declared wrongly is no constant either.
                    if self.diagnostics.len() == before {
                        let text = format!("the arguments of `{name}` are integer constants");
                        self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
                    }
                    return false;
                }
                Some(v) if v <= 0 => {
                    let text = format!("the arguments of `{name}` are greater than zero");
                    let d = self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
                    d.rule = Some(r::WORK_GROUP_SIZE_POSITIVE);
                    if v < 0 && name == "intel_reqd_sub_group_size" {
                        // Compilers take it for the large number that has these bits.
                        d.tolerated();
                        continue;
                    }
                    return false;
                }
                Some(v) if v > i128::from(u32::MAX) => {
                    let text = format!("the arguments of `{name}` have 32 bits");
                    self.report(&c::ATTRIBUTE_ARGUMENT, self.ast.expr(*e).first, text);
                    return false;
                }
                Some(v) => numbers.push(v as u64),
            }
        }
        match (name, &numbers[..]) {
            ("reqd_work_group_size", [x, y, z]) => {
                if let Some(old) = made.reqd_work_group_size
                    && old != [*x, *y, *z]
                {
                    let text = "`reqd_work_group_size` stands twice, with other sizes";
                    self.report(&c::UNKNOWN_ATTRIBUTE, a.token, text);
                }
                made.reqd_work_group_size = Some([*x, *y, *z]);
            }
            ("work_group_size_hint", [x, y, z]) => made.work_group_size_hint = Some([*x, *y, *z]),
            (_, [n]) => made.reqd_sub_group_size = Some(*n),
            _ => {}
        }
        true
    }

    /// A limit, or the least and the most of what compilers for AMD's devices may choose, where zeros leave
    /// them the choice. False after a message.
    fn check_limits(&mut self, name: &str, a: &Attribute) -> bool {
        let mut limits = Vec::new();
        for e in &a.arguments {
            let Some(n) = self.attribute_integer(a.token, *e) else { return false };
            if !(i128::from(i32::MIN)..=i128::from(u32::MAX)).contains(&n) {
                let text = format!("the arguments of `{name}` have 32 bits");
                self.report(&c::ATTRIBUTE_ARGUMENT, self.ast.expr(*e).first, text);
                return false;
            }
            limits.push(n as u32);
        }
        let [least, most] = limits[..] else { return true };
        // A most of zero leaves the number of waves open, and is none for the size of a work-group.
        let open = most == 0 && name == "amdgpu_waves_per_eu";
        if (least > most && !open) || (least == 0 && most != 0) {
            let text = format!("`{name}` takes the least first, or zeros");
            self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
            return false;
        }
        true
    }

    /// `format(word, string, first)` (GNU C): which parameter is the format. False after a message.
    fn check_format_attribute(&mut self, a: &Attribute, function: &FunctionType) -> bool {
        let [word, index, first] = a.arguments[..] else { return false };
        if !matches!(self.ast.expr(word).kind, E::Ident(_)) {
            let text = "the first argument of `format` is a word";
            self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
            return false;
        }
        let Some(index) = self.attribute_integer(a.token, index) else { return false };
        let Some(first) = self.attribute_integer(a.token, first) else { return false };
        let time = matches!(&self.ast.expr(word).kind, E::Ident(word)
            if matches!(self.interner.get(*word), "strftime" | "__strftime__"));
        if time && first != 0 {
            let text = "the last argument of `format(strftime, ...)` is 0";
            self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
            return false;
        }
        let behind = function.params.len() as i128 + 1;
        if first != 0 && function.variadic && first != behind {
            let text =
                "the last argument of `format` is 0, or the number of what `...` starts with";
            self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
            return false;
        }
        let parameter = usize::try_from(index).ok().and_then(|i| i.checked_sub(1));
        let Some(parameter) = parameter.and_then(|i| function.params.get(i)) else {
            let text = format!("there is no parameter {index}");
            self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
            return false;
        };
        let text = match self.kind(parameter.ty) {
            TypeKind::Pointer(to) => to.ty == CHAR,
            _ => parameter.ty == ERROR,
        };
        if !text {
            let text = format!("the parameter {index} is no string");
            self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
        }
        text
    }

    /// `nonnull(1, 2)` (GNU C): the parameters exist. False after a message.
    fn check_nonnull(&mut self, a: &Attribute, function: &FunctionType) -> bool {
        for e in &a.arguments {
            let Some(index) = self.attribute_integer(a.token, *e) else { return false };
            if !function.variadic && !(1..=function.params.len() as i128).contains(&index) {
                let text = format!("there is no parameter {index}");
                self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
                return false;
            }
        }
        true
    }

    /// `callback(1)`: the number of a parameter that can be called. False after a message.
    fn check_callback(&mut self, a: &Attribute, function: &FunctionType) -> bool {
        let number = match a.arguments.first() {
            Some(e) if !matches!(self.ast.expr(*e).kind, E::Ident(_)) => {
                let Some(n) = self.attribute_integer(a.token, *e) else { return false };
                usize::try_from(n).ok().and_then(|n| n.checked_sub(1))
            }
            _ => None,
        };
        let called = number.and_then(|n| function.params.get(n)).is_some_and(|p| {
            p.ty == ERROR
                || match self.kind(p.ty) {
                    TypeKind::BlockPointer(_) => true,
                    TypeKind::Pointer(to) => matches!(self.kind(to.ty), TypeKind::Function(_)),
                    _ => false,
                }
        });
        if !called {
            let text = "`callback` starts with the number of a parameter that is called";
            self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
        }
        called
    }

    fn check_vec_type_hint(&mut self, a: &Attribute) -> bool {
        // The parser reads nothing but a type.
        let Some(ty) = a.type_argument else { return false };
        let q = self.type_name(ty);
        let element = self.program.types.element(q.ty);
        let fits = self.program.types.is_arithmetic(element) && element != BOOL;
        let is_enum = matches!(self.kind(element), TypeKind::Enum(_));
        if (!fits || is_enum) && q.ty != ERROR {
            let text = format!(
                "`vec_type_hint` takes a scalar or vector type, not `{}`",
                self.type_text(q)
            );
            let d = self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
            d.rule = Some(r::VEC_TYPE_HINT);
            // Compilers take an enumeration for an integer.
            if is_enum {
                d.tolerated();
            }
            return fits;
        }
        true
    }

    pub(super) fn statement_attributes(&mut self, list: &[Attribute], inner: ast::StmtId) {
        let is_loop =
            matches!(self.ast.stmt(inner).kind, A::For(..) | A::While(..) | A::DoWhile(..));
        let subject = if is_loop { on::STATEMENT | on::LOOP } else { on::STATEMENT };
        for a in list {
            let Some(known) = self.check_attribute(a, subject) else { continue };
            let fits = match (known.name, &self.ast.stmt(inner).kind) {
                ("fallthrough", _) => {
                    self.check_fallthrough(a, inner);
                    true
                }
                ("assume", kind) => matches!(kind, A::Null),
                ("musttail", kind) => matches!(kind, A::Return(_)),
                _ => true,
            };
            if !fits {
                let text = format!("`{}` does not stand on such a statement", known.name);
                self.report(&c::ATTRIBUTE_TARGET, a.token, text);
            }
            if known.name == "opencl_unroll_hint"
                && let [n] = a.arguments[..]
                && let Some(v) = self.attribute_integer_by(a.token, n, Some(r::UNROLL_CONSTANT))
                && (v as i32) <= 0
            {
                let text = "the argument of `opencl_unroll_hint` is positive, in 32 bits";
                self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text).rule = Some(r::UNROLL_POSITIVE);
            }
        }
    }

    /// `fallthrough` (GNU C) is a statement of its own, at the end of what runs into a label of a `switch`.
    fn check_fallthrough(&mut self, a: &Attribute, inner: ast::StmtId) {
        if !matches!(self.ast.stmt(inner).kind, A::Null) {
            let text = "`fallthrough` stands before `;`";
            self.report(&c::ATTRIBUTE_TARGET, a.token, text);
            return;
        }
        match self.bodies.last_mut() {
            Some(body) if !body.switches.is_empty() => {
                if !body.label_follows {
                    body.lost_fallthrough.push(a.token);
                }
            }
            _ => {
                self.report(&c::OUTSIDE_SWITCH, a.token, "`fallthrough` stands in no `switch`");
            }
        }
    }
}
