//! Attributes of types, functions, variables and statements (OpenCL C 6.9.2, 6.13).

use super::super::ast::{Attribute, DeclSpecs, Declarator, ExprKind as E};
use super::super::attributes::{self, KnownAttribute, Subject, Target};
use super::super::codes as c;
use super::super::foreign;
use super::super::rules as r;
use super::*;

/// The highest number that compilers accept for an address space.
const MAX_ADDRESS_SPACE: i128 = 8_388_595;

/// The largest alignment, in bytes, that compilers accept.
const MAX_ALIGNMENT: i128 = 1 << 32;

impl Sema<'_> {
    /// The attribute's name without the surrounding underscores.
    pub(super) fn attribute_name(&self, a: &Attribute) -> &str {
        attributes::bare(self.interner.get(a.name))
    }

    fn attribute_integer(&mut self, place: TokenIndex, id: ast::ExprId) -> Option<i128> {
        self.attribute_integer_by(place, id, None)
    }

    /// The value of an attribute's argument, which must be an integer constant. Any other argument is reported at
    /// `place`, as a violation of `rule`. Returns `None` after an error.
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
            let text = "the argument of the attribute must be an integer constant";
            let first = self.expr(e).first;
            let argument = (first != place).then(|| self.label(first, "this argument"));
            let d = self.report(&c::ATTRIBUTE_ARGUMENT, place, text);
            d.secondary.extend(argument);
            d.rule = rule;
        }
        v
    }

    /// The type `q` after the attribute is applied. For an attribute that does not affect types, the result is `q`.
    pub(super) fn type_attribute(&mut self, q: QualType, a: &Attribute) -> QualType {
        let name = self.attribute_name(a).to_string();
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
            let text = "a function type cannot have an address space";
            self.report(&c::ATTRIBUTE_TARGET, a.token, text);
            return q;
        }
        if let Some(space) = space {
            return self.qualify_space(q, space, a.token);
        }
        match name.as_str() {
            "ext_vector_type" | "vector_size" => self.vector_attribute(q, a),
            "address_space" => {
                let [n] = a.arguments[..] else {
                    let text = "`address_space` takes one argument";
                    self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
                    return q;
                };
                let Some(n) = self.attribute_integer(a.token, n) else { return q };
                if n < 0 {
                    let text = "the number of an address space cannot be negative";
                    self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
                    return q;
                }
                if n > MAX_ADDRESS_SPACE {
                    let text =
                        format!("the number of an address space cannot exceed {MAX_ADDRESS_SPACE}");
                    self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
                    return q;
                }
                self.qualify_space(q, AddressSpace::Numbered(n as u32), a.token)
            }
            _ => q,
        }
    }

    /// Applies `ext_vector_type` or `vector_size`. Both form a vector type of the language.
    fn vector_attribute(&mut self, q: QualType, a: &Attribute) -> QualType {
        let [n] = a.arguments[..] else { return q };
        if q.ty == ERROR {
            return q;
        }
        let Some(n) = self.attribute_integer(a.token, n) else { return q };
        // The argument of `vector_size` is the size in bytes. The argument of the other attribute is the number of
        // elements.
        let unit = match self.attribute_name(a) {
            "vector_size" => i128::from(self.program.types.size(q.ty).unwrap_or(1)).max(1),
            _ => 1,
        };
        let element = self.type_text(q);
        let has_vectors = self.program.types.is_arithmetic(q.ty)
            && q.ty != BOOL
            && !matches!(self.kind(q.ty), TypeKind::Enum(_));
        let error = match n / unit {
            _ if !has_vectors => format!("OpenCL C does not have vectors of `{element}`"),
            _ if n % unit != 0 => {
                format!("the vector size {n} is not a multiple of {unit}, the size of `{element}`")
            }
            count @ (2 | 3 | 4 | 8 | 16) => {
                return QualType { ty: self.types().vector(q.ty, count as u8), ..q };
            }
            count => format!("a vector of `{element}` cannot have {count} elements"),
        };
        self.report(&c::ATTRIBUTE_ARGUMENT, a.token, error);
        QualType::plain(ERROR)
    }

    /// The alignment in bytes that an attribute of a struct specifies. `None` for attributes other than `aligned`, and
    /// after an error.
    pub(super) fn record_attribute(&mut self, a: &Attribute) -> Option<u64> {
        if self.attribute_name(a) != "aligned" {
            return None;
        }
        self.alignment(a)
    }

    fn alignment(&mut self, a: &Attribute) -> Option<u64> {
        let Some(arg) = a.arguments.first() else { return Some(16) };
        let n = self.attribute_integer(self.ast.expr(*arg).first, *arg)?;
        if n > MAX_ALIGNMENT {
            let text = format!("an alignment cannot exceed {MAX_ALIGNMENT} bytes");
            self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
            return None;
        }
        if n <= 0 || n & (n - 1) != 0 {
            let text = "the alignment must be a power of two";
            self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text).rule = Some(r::ALIGNED_POWER);
            return None;
        }
        u64::try_from(n).ok()
    }

    pub(super) fn declared_alignment(&mut self, a: &[Attribute], b: &[Attribute]) -> Option<u64> {
        let mut best = None;
        for attribute in a.iter().chain(b) {
            if self.attribute_name(attribute) == "aligned" {
                best = best.max(self.alignment(attribute));
            }
        }
        best
    }

    /// Whether the list has an attribute with this name.
    pub(super) fn has_attribute<'b>(
        &self,
        mut list: impl Iterator<Item = &'b Attribute>,
        name: &str,
    ) -> bool {
        list.any(|a| self.attribute_name(a) == name)
    }

    /// Checks the name, the place and the number of arguments of an attribute. Returns `None` if one of them is wrong:
    /// the attribute is then ignored.
    fn check_attribute(
        &mut self,
        a: &Attribute,
        target: Target,
    ) -> Option<&'static KnownAttribute> {
        let name = self.attribute_name(a);
        let Some(known) = attributes::known(name) else {
            let (code, text) = match foreign::attributes::is_known(name) {
                true => (&c::COMPILER_ATTRIBUTE, of_compilers("attribute", name)),
                false => {
                    let text = format!("unknown attribute `{name}` is ignored");
                    (&c::UNKNOWN_ATTRIBUTE, text)
                }
            };
            let name = name.to_string();
            self.report(code, a.token, text);
            if *code == c::UNKNOWN_ATTRIBUTE {
                self.suggest_attribute(&name);
            }
            return None;
        };
        if matches!(known.name, "ext_vector_type" | "vector_size" | "address_space")
            || known.name.starts_with("opencl_") && known.subject == Subject::Declaration
        {
            self.report(&c::COMPILER_ATTRIBUTE, a.token, of_compilers("attribute", known.name));
        }
        if !self.check_subject(a, known, target) {
            return None;
        }
        let name = known.name;
        let count = a.arguments.len() + usize::from(a.type_argument.is_some());
        let (least, most) = known.count;
        if (least..=most).contains(&count) {
            return Some(known);
        }
        let wanted = match (least, most) {
            (1, 1) => "one argument".into(),
            _ if least == most => format!("{least} arguments"),
            _ if least + 1 == most => format!("{least} or {most} arguments"),
            _ => format!("{least} to {most} arguments"),
        };
        let text = format!("`{name}` takes {wanted}, found {count}");
        self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
        if matches!(name, "reqd_work_group_size" | "work_group_size_hint") {
            let written = match a.arguments[..] {
                [first, ..] if count < 3 => self.written_from(first, a.arguments[count - 1]),
                _ => None,
            };
            let sizes = match written {
                Some(sizes) => format!("{sizes}{}", ", 1".repeat(3 - count)),
                None => "64, 1, 1".into(),
            };
            self.amend(format!("write the size of each dimension: `{name}({sizes})`"), None);
        }
        if name == "endian"
            && let Some(d) = self.diagnostics.last_mut()
        {
            // Compilers do not know the attribute.
            d.tolerated();
        }
        None
    }

    /// Whether an attribute may apply to its target. Reports it if not.
    fn check_subject(&mut self, a: &Attribute, known: &KnownAttribute, target: Target) -> bool {
        use Target::*;
        let name = known.name;
        let statement = matches!(target, Loop | Statement);
        let (code, rule, text) = match known.subject {
            Subject::Kernel if target != Function && !statement => (
                &c::ATTRIBUTE_TARGET,
                Some(r::ATTRIBUTE_KERNEL),
                format!("`{name}` can only be used on a kernel"),
            ),
            Subject::Loop if target != Loop => (
                if statement { &c::UNROLL_WITHOUT_LOOP } else { &c::ATTRIBUTE_TARGET },
                Some(r::UNROLL_LOOPS),
                format!("`{name}` can only be used on a loop"),
            ),
            Subject::Any | Subject::Loop => return true,
            _ if statement => {
                (&c::ATTRIBUTE_TARGET, None, format!("`{name}` cannot be used on a statement"))
            }
            Subject::Typedef if target != Typedef => {
                (&c::ATTRIBUTE_TARGET, None, format!("`{name}` cannot be used on this declaration"))
            }
            Subject::Variable if !matches!(target, Variable | Parameter) => {
                (&c::UNKNOWN_ATTRIBUTE, None, format!("`{name}` has no effect here and is ignored"))
            }
            _ => return true,
        };
        self.report(code, a.token, text).rule = rule;
        false
    }

    /// Checks attributes of types, members, labels and blocks. Of their arguments, only that of `aligned` is checked.
    pub(super) fn plain_attributes<'b>(
        &mut self,
        list: impl Iterator<Item = &'b Attribute>,
        target: Target,
    ) {
        for a in list {
            let known = self.check_attribute(a, target);
            if known.is_some_and(|known| known.name == "aligned") {
                self.alignment(a);
            }
        }
    }

    /// Records a variable with the storage class `register` inside a function, and a variable with the attribute
    /// `endian(host)` (OpenCL C 6.13.3).
    pub(super) fn note_attributes(&mut self, v: VarId, specs: &DeclSpecs, d: &Declarator) {
        // Without the extension, `register` has been reported and has no effect.
        let inside = !self.bodies.is_empty() || self.program.variable(v).is_parameter;
        if matches!(specs.storage, Some((ast::Storage::Register, _)))
            && inside
            && self.available(ext::CLANG_STORAGE_CLASS)
        {
            self.registers.insert(v);
            self.noted_inside.push(v);
        }
        for a in specs.attributes.iter().chain(&d.attributes) {
            if self.attribute_name(a) == "endian" && self.word_argument(a) == "host" {
                self.facts.host_endian.push(v);
                self.noted_inside.push(v);
            }
        }
    }

    /// The first argument, if it is a word; otherwise an empty text.
    fn word_argument(&self, a: &Attribute) -> &str {
        match a.arguments.first().map(|e| &self.ast.expr(*e).kind) {
            Some(E::Ident(word)) => self.interner.get(*word),
            _ => "",
        }
    }

    /// Checks the attributes of a variable or parameter. Returns the alignment in bytes that they specify, if they
    /// specify one.
    pub(super) fn variable_attributes(
        &mut self,
        specs: &DeclSpecs,
        d: &Declarator,
        q: QualType,
        target: Target,
    ) -> Option<u64> {
        let mut alignment = None;
        for a in specs.attributes.iter().chain(&d.attributes) {
            if self.attribute_name(a) == "blocks" {
                let text = "`__block` is not part of OpenCL C";
                let token = d.name.map_or(a.token, |n| n.1);
                self.report(&c::BLOCK_RESTRICTION, token, text).rule = Some(r::NO_BLOCK_STORAGE);
                continue;
            }
            let Some(known) = self.check_attribute(a, target) else { continue };
            match known.name {
                "aligned" => alignment = alignment.max(self.alignment(a)),
                "endian" => {
                    let word = self.word_argument(a);
                    if !a.arguments.is_empty() && !matches!(word, "host" | "device") {
                        // Compilers do not know the attribute.
                        let text = "the argument of `endian` must be `host` or `device`";
                        self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text).tolerated();
                    }
                    let space = match self.kind(q.ty) {
                        TypeKind::Pointer(to) => to.space,
                        _ => None,
                    };
                    if !matches!(space, Some(AddressSpace::Global | AddressSpace::Constant)) {
                        let text = "`endian` can only be used on a pointer to `global` or `constant` memory";
                        self.report(&c::UNKNOWN_ATTRIBUTE, a.token, text).rule =
                            Some(r::ENDIAN_POINTER);
                    }
                }
                "nosvm" if self.edition() < Edition::V2_0 => {
                    let text = "`nosvm` needs OpenCL C 2.0";
                    self.report(&c::ATTRIBUTE_TARGET, a.token, text);
                }
                "nosvm" if !self.program.types.is_pointer(q.ty) => {
                    let text = "`nosvm` can only be used on a pointer";
                    self.report(&c::UNKNOWN_ATTRIBUTE, a.token, text);
                }
                _ => {}
            }
        }
        alignment
    }

    /// Checks the attributes of a function, and returns those that the program keeps.
    pub(super) fn function_attributes(
        &mut self,
        specs: &DeclSpecs,
        d: &Declarator,
        kernel: bool,
    ) -> FunctionAttributes {
        let mut made = FunctionAttributes::default();
        let token = d.name.map_or(specs.first, |n| n.1);
        for a in specs.attributes.iter().chain(&d.attributes) {
            let Some(known) = self.check_attribute(a, Target::Function) else { continue };
            let valid = match known.name {
                "vec_type_hint" => self.check_vec_type_hint(a),
                "aligned" => self.alignment(a).is_some(),
                _ if known.subject == Subject::Kernel => self.sizes(known.name, a, &mut made),
                _ => true,
            };
            if valid && known.subject == Subject::Kernel && !kernel {
                let text = format!("`{}` can only be used on a kernel", known.name);
                self.report(&c::ATTRIBUTE_TARGET, token, text).rule = Some(r::ATTRIBUTE_KERNEL);
            }
        }
        made
    }

    /// Reads the sizes in an attribute of a kernel, and stores them in `made`. Returns false after an error.
    fn sizes(&mut self, name: &str, a: &Attribute, made: &mut FunctionAttributes) -> bool {
        let mut numbers = Vec::new();
        for e in &a.arguments {
            let before = self.diagnostics.len();
            match self.attribute_integer(a.token, *e) {
                None => {
                    // An argument whose declaration was reported is not a constant either.
                    if self.diagnostics.len() == before {
                        let text = format!("an argument of `{name}` must be an integer constant");
                        self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
                    }
                    return false;
                }
                Some(v) if v <= 0 => {
                    let text = format!("an argument of `{name}` must be greater than zero");
                    let d = self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
                    d.rule = Some(r::WORK_GROUP_SIZE_POSITIVE);
                    if v < 0 && name == "intel_reqd_sub_group_size" {
                        // Compilers convert the negative number to a large unsigned number.
                        d.tolerated();
                        continue;
                    }
                    return false;
                }
                Some(v) if v > i128::from(u32::MAX) => {
                    let text = format!("an argument of `{name}` must fit in 32 bits");
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
                    let text = "conflicting sizes in `reqd_work_group_size`";
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

    fn check_vec_type_hint(&mut self, a: &Attribute) -> bool {
        // A missing argument has been reported.
        let Some(ty) = a.type_argument else { return false };
        let q = self.type_name(ty);
        let element = self.program.types.element(q.ty);
        // OpenCL C 1.0 permits every scalar type.
        let permits_bool = self.edition() == Edition::V1_0;
        let fits = self.program.types.is_arithmetic(element) && (element != BOOL || permits_bool);
        let is_enum = matches!(self.kind(element), TypeKind::Enum(_));
        if (!fits || is_enum) && q.ty != ERROR {
            let text = format!(
                "the argument of `vec_type_hint` must be a scalar or vector type, not `{}`",
                self.type_text(q)
            );
            let d = self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
            d.rule = Some(r::VEC_TYPE_HINT);
            // Compilers treat an enumeration as an integer.
            if is_enum {
                d.tolerated();
            }
            return fits;
        }
        true
    }

    pub(super) fn statement_attributes(&mut self, list: &[Attribute], inner: ast::StmtId) {
        use ast::StmtKind::{DoWhile, For, While};
        let is_loop = matches!(self.ast.stmt(inner).kind, For(..) | While(..) | DoWhile(..));
        let target = if is_loop { Target::Loop } else { Target::Statement };
        for a in list {
            let Some(known) = self.check_attribute(a, target) else { continue };
            if known.name == "opencl_unroll_hint"
                && let [n] = a.arguments[..]
                && let Some(v) = self.attribute_integer_by(a.token, n, Some(r::UNROLL_CONSTANT))
                && (v as i32) <= 0
            {
                let text = "the argument of `opencl_unroll_hint` must be a positive 32-bit integer";
                self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text).rule = Some(r::UNROLL_POSITIVE);
            }
        }
    }
}
