//! Attributes on types, functions, variables and statements (OpenCL C 6.9.2, 6.13).

use super::super::ast::{Attribute, DeclSpecs, Declarator, StmtKind as A};
use super::super::attributes::{self, Target};
use super::super::codes as c;
use super::super::rules as r;
use super::*;

/// The highest number that compilers give an address space.
const MAX_ADDRESS_SPACE: i128 = 8_388_595;

impl Sema<'_> {
    /// The attribute's name without underscores around it.
    pub(super) fn attribute_name(&self, a: &Attribute) -> String {
        let text = self.interner.get(a.name);
        let stripped = text.strip_prefix("__").and_then(|t| t.strip_suffix("__")).unwrap_or(text);
        stripped.to_string()
    }

    fn attribute_integer(&mut self, id: ast::ExprId) -> Option<i128> {
        let e = self.expression(id);
        let e = self.rvalue(e);
        if self.is_error(e) {
            return None;
        }
        let v = self.constant_integer(e);
        if v.is_none() {
            let text = "the argument of this attribute is an integer constant";
            self.report_expr(&c::ATTRIBUTE_ARGUMENT, e, text);
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
            _ => None,
        };
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
                let Some(n) = self.attribute_integer(n) else { return QualType::plain(ERROR) };
                let scalar = self.program.types.is_arithmetic(q.ty)
                    && q.ty != BOOL
                    && !matches!(self.kind(q.ty), TypeKind::Enum(_));
                if !scalar {
                    if q.ty != ERROR {
                        let text = format!("there are no vectors of `{}`", self.type_text(q));
                        self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
                    }
                    return QualType::plain(ERROR);
                }
                let n = if name == "vector_size" {
                    n / i128::from(self.program.types.size(q.ty).unwrap_or(1))
                } else {
                    n
                };
                if !(1..=16).contains(&n) {
                    let text = format!("a vector cannot have {n} elements");
                    self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
                    return QualType::plain(ERROR);
                }
                let ty = if n == 1 {
                    self.types().intern(TypeKind::Vector(q.ty, 1))
                } else {
                    self.types().vector(q.ty, n as u8)
                };
                QualType { ty, ..q }
            }
            "address_space" => {
                let [n] = a.arguments[..] else {
                    self.report(
                        &c::ATTRIBUTE_ARGUMENT,
                        a.token,
                        "`address_space` takes one argument",
                    );
                    return q;
                };
                let Some(n) = self.attribute_integer(n) else { return q };
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
        let Some(arg) = a.arguments.first() else { return Some(16) };
        let n = self.attribute_integer(*arg)?;
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
            if self.attribute_name(attribute) == "aligned" {
                best = best.max(self.alignment(attribute));
            }
        }
        best
    }

    fn check_known(&mut self, a: &Attribute) -> Option<&'static attributes::KnownAttribute> {
        let name = self.attribute_name(a);
        let known = attributes::known(&name);
        if known.is_none() {
            let text = format!("the attribute `{name}` is not known and is ignored");
            self.report(&c::UNKNOWN_ATTRIBUTE, a.token, text);
        }
        known
    }

    pub(super) fn variable_attributes(&mut self, specs: &DeclSpecs, d: &Declarator, q: QualType) {
        for a in specs.attributes.iter().chain(&d.attributes) {
            let Some(known) = self.check_known(a) else { continue };
            match known.target {
                Target::Kernel => {
                    let text = format!("`{}` stands on kernels alone", known.name);
                    self.report(&c::ATTRIBUTE_TARGET, a.token, text).rule =
                        Some(r::ATTRIBUTE_KERNEL);
                }
                Target::Loop => {
                    let text = format!("`{}` stands on loops alone", known.name);
                    self.report(&c::ATTRIBUTE_TARGET, a.token, text).rule = Some(r::UNROLL_LOOPS);
                }
                _ => {}
            }
            match known.name {
                "aligned" => {
                    self.alignment(a);
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
                "blocks" => {
                    let text = "`__block` is not part of OpenCL C";
                    let token = d.name.map_or(a.token, |n| n.1);
                    self.report(&c::BLOCK_RESTRICTION, token, text).rule =
                        Some(r::NO_BLOCK_STORAGE);
                }
                _ => {}
            }
        }
    }

    pub(super) fn function_attributes(
        &mut self,
        specs: &DeclSpecs,
        d: &Declarator,
        kernel: bool,
    ) -> FunctionAttributes {
        let mut made = FunctionAttributes::default();
        for a in specs.attributes.iter().chain(&d.attributes) {
            let Some(known) = self.check_known(a) else { continue };
            let count = a.arguments.len();
            let (least, most) = known.arguments;
            if known.name == "vec_type_hint" {
                if !self.check_vec_type_hint(a) {
                    continue;
                }
            } else if (count < least || count > most) && a.type_argument.is_none() {
                let wanted =
                    if least == most { least.to_string() } else { format!("{least} to {most}") };
                let text = format!("`{}` takes {wanted} arguments, {count} given", known.name);
                self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
                continue;
            }
            if known.target == Target::Loop {
                let text = format!("`{}` stands on loops alone", known.name);
                self.report(&c::ATTRIBUTE_TARGET, a.token, text).rule = Some(r::UNROLL_LOOPS);
                continue;
            }
            let sizes = matches!(
                known.name,
                "reqd_work_group_size" | "work_group_size_hint" | "intel_reqd_sub_group_size"
            );
            if sizes {
                let mut numbers = Vec::new();
                let mut valid = true;
                for e in a.arguments.clone() {
                    match self.attribute_integer(e) {
                        None => {
                            valid = false;
                            break;
                        }
                        Some(v) if v <= 0 => {
                            let text =
                                format!("the arguments of `{}` are greater than zero", known.name);
                            self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text).rule =
                                Some(r::WORK_GROUP_SIZE_POSITIVE);
                            valid = false;
                            break;
                        }
                        Some(v) if v > i128::from(u32::MAX) => {
                            let text = format!("the arguments of `{}` have 32 bits", known.name);
                            self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
                            valid = false;
                            break;
                        }
                        Some(v) => numbers.push(v as u64),
                    }
                }
                if valid {
                    match (known.name, &numbers[..]) {
                        ("reqd_work_group_size", [x, y, z]) => {
                            if let Some(old) = made.reqd_work_group_size
                                && old != [*x, *y, *z]
                            {
                                let text = "`reqd_work_group_size` stands twice, with other sizes";
                                self.report(&c::UNKNOWN_ATTRIBUTE, a.token, text);
                            }
                            made.reqd_work_group_size = Some([*x, *y, *z]);
                        }
                        ("work_group_size_hint", [x, y, z]) => {
                            made.work_group_size_hint = Some([*x, *y, *z]);
                        }
                        (_, [n]) => made.reqd_sub_group_size = Some(*n),
                        _ => {}
                    }
                }
            }
            if known.target == Target::Kernel && !kernel {
                let token = d.name.map_or(a.token, |n| n.1);
                let text = format!("`{}` stands on kernels alone", known.name);
                self.report(&c::ATTRIBUTE_TARGET, token, text).rule = Some(r::ATTRIBUTE_KERNEL);
            }
        }
        made
    }

    fn check_vec_type_hint(&mut self, a: &Attribute) -> bool {
        let Some(ty) = a.type_argument else {
            let text = "`vec_type_hint` takes a type";
            self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
            return false;
        };
        let q = self.type_name(ty);
        let element = self.program.types.element(q.ty);
        let fits = self.program.types.is_arithmetic(element)
            && element != BOOL
            && !matches!(self.kind(element), TypeKind::Enum(_));
        if !fits && q.ty != ERROR {
            let text = format!(
                "`vec_type_hint` takes a scalar or vector type, not `{}`",
                self.type_text(q)
            );
            self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text).rule = Some(r::VEC_TYPE_HINT);
            return false;
        }
        true
    }

    pub(super) fn statement_attributes(&mut self, list: &[Attribute], inner: ast::StmtId) {
        let is_loop =
            matches!(self.ast.stmt(inner).kind, A::For(..) | A::While(..) | A::DoWhile(..));
        for a in list {
            let Some(known) = self.check_known(a) else { continue };
            if known.name == "opencl_unroll_hint" {
                if !is_loop {
                    let at = self.ast.stmt(inner).first;
                    let text = "`opencl_unroll_hint` stands on loops alone";
                    self.report(&c::UNROLL_WITHOUT_LOOP, at, text).rule = Some(r::UNROLL_LOOPS);
                    continue;
                }
                match a.arguments[..] {
                    [] => {}
                    [n] => {
                        if let Some(v) = self.attribute_integer(n)
                            && v <= 0
                        {
                            let text = "the argument of `opencl_unroll_hint` is positive";
                            self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text).rule =
                                Some(r::UNROLL_POSITIVE);
                        }
                    }
                    _ => {
                        let text = "`opencl_unroll_hint` takes at most one argument";
                        self.report(&c::ATTRIBUTE_ARGUMENT, a.token, text);
                    }
                }
            } else if !matches!(known.target, Target::Any) {
                let text = format!("`{}` does not stand on statements", known.name);
                self.report(&c::ATTRIBUTE_TARGET, a.token, text);
            }
        }
    }
}
