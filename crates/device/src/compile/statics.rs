//! Objects of the whole program: their locations and initial bytes.

use super::*;
use clman_opencl::const_eval::{Constant, Part, constant_value, evaluate_with_literals};

/// The maximum size of all static objects together, in bytes.
const MAX_STATIC: u64 = 1 << 28;

/// An object with static storage duration, such as a program-scope variable or a string literal. All kernels share it.
#[derive(Clone, Debug)]
pub struct Static {
    /// Its name.
    pub name: String,
    /// Its address space.
    pub space: Space,
    /// The initial content.
    pub bytes: Vec<u8>,
    /// The pointers in it: the offset of each, the number of the static that it points to, and the offset
    /// there.
    pub pointers: Vec<(u64, u32, u64)>,
    /// Whether it is `const` or in the constant address space.
    pub constant: bool,
}

/// Objects with static storage duration. The index of an object in `list` is its allocation number in every kernel.
#[derive(Clone, Debug, Default)]
pub struct Statics {
    /// All static objects.
    pub list: Vec<Static>,
    pub(super) of: HashMap<VarId, u32>,
    pub(super) texts: HashMap<ExprId, u32>,
    /// The objects of functions and of blocks without captured variables. A pointer to the function, or the value of
    /// the block, points to this object.
    pub(super) callees: HashMap<Callee, u32>,
}

/// Compiles the objects that all kernels of a program share.
pub fn statics(checked: &Checked) -> Result<Statics> {
    let program = &checked.program;
    let mut all = Statics::default();
    let mut total = 0u64;
    for (i, v) in program.variables.iter().enumerate() {
        let id = VarId(i as u32);
        let space = v.ty.space.unwrap_or(Space::Private);
        let lasting = v.is_static || v.file_scope || space == Space::Constant;
        if v.is_parameter || !lasting || matches!(space, Space::Local | Space::Private) {
            continue;
        }
        if matches!(program.types.kind(v.ty.ty), TypeKind::Sampler | TypeKind::BlockPointer(_)) {
            continue;
        }
        let Some(size) = program.types.size(v.ty.ty) else { continue };
        total = total.saturating_add(size);
        if size > MAX_STATIC || total > MAX_STATIC {
            return Err(CannotRun {
                token: Some(v.token),
                message: "program-scope variables take more memory than the device has".into(),
            });
        }
        let name = v.name.map_or("", |n| checked.name(n)).to_string();
        let constant = space == Space::Constant || v.ty.is_const();
        all.of.insert(id, all.list.len() as u32);
        let bytes = vec![0; size as usize];
        all.list.push(Static { name, space, bytes, pointers: Vec::new(), constant });
    }
    for (i, e) in program.exprs.iter().enumerate() {
        let ExprKind::Str(bytes) = &e.kind else { continue };
        let id = ExprId(i as u32);
        let mut bytes = bytes.clone();
        bytes.push(0);
        all.texts.insert(id, all.list.len() as u32);
        all.list.push(Static {
            name: "a string literal".into(),
            space: Space::Constant,
            bytes,
            pointers: Vec::new(),
            constant: true,
        });
    }
    blocks::statics(checked, &mut all);
    if all.list.len() as u64 >= MAX_ALLOCATIONS {
        return Err(CannotRun { token: None, message: "the program has too many objects".into() });
    }
    for (i, v) in program.variables.iter().enumerate() {
        let id = VarId(i as u32);
        let (Some(init), Some(at)) = (v.init, all.of.get(&id).copied()) else { continue };
        let bytes = std::mem::take(&mut all.list[at as usize].bytes);
        let mut image = Image { program, statics: &all, bytes, pointers: Vec::new() };
        if image.write(init, v.ty.ty, 0, 0).is_none() {
            return Err(CannotRun {
                token: Some(program.expr(init).token),
                message: "the reference device cannot evaluate this initial value".into(),
            });
        }
        let Image { bytes, pointers, .. } = image;
        all.list[at as usize].bytes = bytes;
        all.list[at as usize].pointers = pointers;
    }
    Ok(all)
}

/// The bytes of an object with a constant initializer, and the pointers in them.
struct Image<'a> {
    program: &'a Program,
    statics: &'a Statics,
    bytes: Vec<u8>,
    pointers: Vec<(u64, u32, u64)>,
}

impl Image<'_> {
    fn put(&mut self, at: u64, from: &[u8]) -> Option<()> {
        let at = usize::try_from(at).ok()?;
        self.bytes.get_mut(at..at.checked_add(from.len())?)?.copy_from_slice(from);
        Some(())
    }

    /// The bytes of the expression's value, converted to a type; `None` if it is not an arithmetic constant.
    fn scalar(&self, e: ExprId, ty: TypeId) -> Option<Vec<u8>> {
        let s = scalar_of(self.program, ty)?;
        let bits = match evaluate_with_literals(self.program, e)? {
            Constant::Int(v) if s.is_float() => crate::convert::of_f64(v as f64, s),
            Constant::Float(v) if s.is_float() => crate::convert::of_f64(v, s),
            Constant::Float(v) => v as i128 as u64,
            Constant::Int(v) => v as u64,
        };
        Some(bits.to_le_bytes()[..s.size() as usize].to_vec())
    }

    /// Writes the bytes of a constant initializer. Returns `None` if the device cannot evaluate it.
    fn write(&mut self, e: ExprId, ty: TypeId, offset: u64, depth: u32) -> Option<()> {
        if depth > 200 {
            return None;
        }
        let program = self.program;
        let kind = &program.expr(e).kind;
        match kind {
            // For a pointer, a compound literal is an address and not a list of members. It is handled below.
            ExprKind::InitList(list) | ExprKind::CompoundLiteral(list)
                if !program.types.is_pointer(ty) || matches!(kind, ExprKind::InitList(_)) =>
            {
                for part in list {
                    let ty = program.expr(part.value).ty.ty;
                    let at = offset + part.offset;
                    match part.bits {
                        None => self.write(part.value, ty, at, depth + 1)?,
                        Some(bits) => match evaluate_with_literals(program, part.value)? {
                            Constant::Int(v) => {
                                bit_fields::put(&mut self.bytes, at, bits, v as u64)?;
                            }
                            Constant::Float(_) => return None,
                        },
                    }
                }
                return Some(());
            }
            ExprKind::Str(text) => {
                let room = program.types.size(ty).unwrap_or(0).min(text.len() as u64) as usize;
                return self.put(offset, &text[..room]);
            }
            // The value of another constant object. Numbers are folded below.
            ExprKind::Cast(CastKind::Load, inner) if !program.types.is_arithmetic(ty) => {
                return match constant_value(program, *inner, ty)? {
                    Part::Zero => Some(()),
                    Part::Unit(_) => None,
                    Part::Value(value) => self.write(value, ty, offset, depth + 1),
                };
            }
            _ => {}
        }
        if let Some((element, n)) = program.types.as_vector(ty) {
            return self.write_vector(e, ty, (element, n), offset, depth + 1);
        }
        if program.types.is_pointer(ty) {
            if let Some((to, at)) = constant_address(program, self.statics, e, depth)? {
                self.pointers.push((offset, to, at));
            }
            return Some(());
        }
        let value = self.scalar(e, ty)?;
        self.put(offset, &value)
    }

    fn write_vector(
        &mut self,
        e: ExprId,
        ty: TypeId,
        (element, n): (TypeId, u8),
        offset: u64,
        depth: u32,
    ) -> Option<()> {
        let program = self.program;
        let size = program.types.size(element)?;
        match &program.expr(e).kind {
            ExprKind::Cast(CastKind::Splat, inner) => {
                let value = self.scalar(*inner, element)?;
                (0..u64::from(n)).try_for_each(|k| self.put(offset + k * size, &value))
            }
            ExprKind::VectorLiteral(list) => {
                let mut at = offset;
                for part in list {
                    let part_ty = program.expr(*part).ty.ty;
                    self.write(*part, part_ty, at, depth)?;
                    at += u64::from(program.types.width(part_ty)) * size;
                }
                Some(())
            }
            ExprKind::Cast(CastKind::NoOp, inner) | ExprKind::Unary(UnaryOp::Plus, inner) => {
                self.write(*inner, ty, offset, depth)
            }
            ExprKind::Unary(UnaryOp::Minus, inner) => {
                self.write(*inner, ty, offset, depth)?;
                let is_float = scalar_of(program, element)?.is_float();
                for k in 0..u64::from(n) {
                    let at = usize::try_from(offset + k * size).ok()?;
                    let cell = self.bytes.get_mut(at..at + size as usize)?;
                    let mut word = [0u8; 8];
                    word[..cell.len()].copy_from_slice(cell);
                    let v = u64::from_le_bytes(word);
                    let negated = if is_float { v ^ 1 << (8 * size - 1) } else { v.wrapping_neg() };
                    cell.copy_from_slice(&negated.to_le_bytes()[..size as usize]);
                }
                Some(())
            }
            _ => None,
        }
    }
}

/// The object and offset of a constant pointer. The inner `None` is the null pointer; the outer `None` means that the
/// pointer is not constant.
fn constant_address(
    program: &Program,
    statics: &Statics,
    e: ExprId,
    depth: u32,
) -> Option<Option<(u32, u64)>> {
    use clman_opencl::const_eval::{Base, Place, address_constant};
    if depth > 200 {
        return None;
    }
    if let Some(Place { base, offset }) = address_constant(program, e) {
        let object = match base {
            Base::Nothing => return (offset == 0).then_some(None),
            Base::Variable(v) => statics.of.get(&v),
            Base::Literal(text) => statics.texts.get(&text),
        };
        return Some(Some((*object?, offset as u64)));
    }
    match program.expr(e).kind {
        ExprKind::Function(f) => {
            let callee = Callee::Function(definition(program, f));
            Some(Some((*statics.callees.get(&callee)?, 0)))
        }
        ExprKind::Cast(_, inner) | ExprKind::AddressOf(inner) => {
            constant_address(program, statics, inner, depth + 1)
        }
        _ => None,
    }
}

/// A member of a record: the offset in bytes, the type, and the bits of a bit-field. `path` has an index for each level
/// of nested records. `None` if the record does not have the member.
pub(super) fn member(
    program: &Program,
    mut ty: TypeId,
    path: &[u32],
) -> Option<(u64, QualType, Option<BitField>)> {
    let mut offset = 0;
    let mut found = (QualType::plain(ty), None);
    for i in path {
        let TypeKind::Record(n) = program.types.kind(ty) else { return None };
        let fields = program.types.records[*n as usize].fields.as_ref()?;
        let field = fields.get(*i as usize)?;
        offset += field.offset;
        ty = field.ty.ty;
        found = (field.ty, field.bits);
    }
    Some((offset, found.0, found.1))
}
