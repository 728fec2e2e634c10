//! The executable form of a program: its kernels with their parameters.

use crate::handle::lock;
use crate::source::Unit;
use clman_device::Device;
use clman_opencl::ast::{Access, AddressSpace as Space, quals};
use clman_opencl::program::{Function, Variable};
use clman_opencl::types::{ImageKind, QualType, TypeKind};
use clman_opencl::{Checked, Word};
use clman_runner::job::has_option;
use clman_runner::results::{Diagnostics, ERROR_LIMIT};
use opencl_sys::*;
use std::sync::Mutex;

/// A program that can be run.
#[derive(Debug)]
pub struct Executable {
    /// The program on the device.
    pub device: Mutex<Device>,
    /// Its kernels.
    pub kernels: Vec<KernelInfo>,
    /// Whether work-groups may have different sizes.
    pub is_ragged: bool,
    /// Its source, for launch files.
    pub unit: Unit,
}

/// A kernel of a program.
#[derive(Clone, Debug)]
pub struct KernelInfo {
    /// The name.
    pub name: String,
    /// The parameters.
    pub params: Vec<Param>,
    /// The attributes as the source has them, separated by blanks.
    pub attributes: String,
    /// The value of the attribute `reqd_work_group_size`.
    pub required: Option<[u64; 3]>,
    /// The size of the local memory that it declares, and of the private memory of a work-item, in bytes.
    pub sizes: (u64, u64),
}

/// The kind of a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParamKind {
    /// A pointer to global memory.
    Global,
    /// A pointer to constant memory.
    Constant,
    /// A pointer to local memory.
    Local,
    /// An image: its kind, and the kernel's access to it.
    Image(ImageKind, Access),
    /// A sampler.
    Sampler,
    /// A pipe: the size of a packet in bytes.
    Pipe(u64),
    /// A device queue.
    Queue,
    /// A value: its size in bytes.
    Value(u64),
}

/// A parameter.
#[derive(Clone, Debug)]
pub struct Param {
    /// The kind.
    pub kind: ParamKind,
    /// The name.
    pub name: String,
    /// The type's name, without qualifiers.
    pub type_name: String,
    /// The type's name as in the declaration: a typedef name is not replaced by its type.
    pub declared: String,
    /// `CL_KERNEL_ARG_ADDRESS_…`
    pub address: cl_kernel_arg_address_qualifier,
    /// `CL_KERNEL_ARG_ACCESS_…`
    pub access: cl_kernel_arg_access_qualifier,
    /// `CL_KERNEL_ARG_TYPE_…`. The type `cl_kernel_arg_type_qualifier` of the crate `opencl_sys` has only half of the
    /// right size.
    pub qualifiers: cl_bitfield,
}

/// The diagnostics of a program as text.
pub fn log_of(checked: &Checked) -> String {
    let diagnostics = Diagnostics::new(checked, ERROR_LIMIT);
    diagnostics.drawn.iter().map(|drawing| drawing.shown(false).into_owned()).collect()
}

impl Executable {
    /// Builds a program. Returns it with its warnings.
    ///
    /// # Errors
    /// The program has errors, or constructs that the device does not support. The error is the log.
    pub fn new(unit: &mut Unit) -> Result<(Executable, String), String> {
        let (checked, options) = unit.check()?;
        let log = log_of(&checked);
        if !checked.accepted() {
            return Err(log);
        }
        let mut kernels: Vec<KernelInfo> =
            checked.program.kernels().map(|kernel| kernel_of(&checked, kernel)).collect();
        let edition = options.language.edition;
        let mut device = Device::new(checked, edition).map_err(|refusal| refusal.to_string())?;
        if has_option(&unit.options, "-cl-uniform-work-group-size") {
            device.require_uniform_groups();
        }
        let is_ragged = !device.requires_uniform_groups();
        for kernel in &mut kernels {
            kernel.sizes = device.sizes(&kernel.name).map_err(|refusal| refusal.to_string())?;
        }
        let device = Mutex::new(device);
        Ok((Executable { device, kernels, is_ragged, unit: unit.clone() }, log))
    }

    /// The same program with the initial values of its variables.
    pub fn restarted(&self) -> Executable {
        Executable {
            device: Mutex::new(lock(&self.device).restarted()),
            kernels: self.kernels.clone(),
            is_ragged: self.is_ragged,
            unit: self.unit.clone(),
        }
    }

    /// The size of the program's variables in global memory, in bytes.
    pub fn globals(&self) -> usize {
        let device = lock(&self.device);
        let checked = device.checked();
        let variables = checked
            .program
            .variables
            .iter()
            .filter(|variable| variable.is_static && variable.ty.space == Some(Space::Global));
        variables.filter_map(|variable| checked.program.types.size(variable.ty.ty)).sum::<u64>()
            as usize
    }
}

fn kernel_of(checked: &Checked, kernel: &Function) -> KernelInfo {
    let params = kernel.params.iter().map(|id| {
        let variable = checked.program.variable(*id);
        let name = variable.name.map_or("", |name| checked.name(name)).to_string();
        let mut param = param_of(checked, variable.ty, name);
        param.declared =
            declared_type(checked, variable).unwrap_or_else(|| param.type_name.clone());
        param
    });
    KernelInfo {
        name: checked.name(kernel.name).to_string(),
        params: params.collect(),
        attributes: attributes_of(checked, kernel),
        required: kernel.attributes.reqd_work_group_size,
        sizes: (0, 0),
    }
}

fn param_of(checked: &Checked, ty: QualType, name: String) -> Param {
    let types = &checked.program.types;
    let size = |ty| types.size(ty).unwrap_or(0);
    let type_name = |ty| types.name(QualType::plain(ty), &|word| checked.name(word).to_string());
    let mut param = Param {
        kind: ParamKind::Value(size(ty.ty)),
        name,
        type_name: type_name(ty.ty),
        declared: String::new(),
        address: CL_KERNEL_ARG_ADDRESS_PRIVATE,
        access: CL_KERNEL_ARG_ACCESS_NONE,
        qualifiers: 0,
    };
    let access = |access: &Access| match access {
        Access::Read => CL_KERNEL_ARG_ACCESS_READ_ONLY,
        Access::Write => CL_KERNEL_ARG_ACCESS_WRITE_ONLY,
        Access::ReadWrite => CL_KERNEL_ARG_ACCESS_READ_WRITE,
    };
    match types.kind(ty.ty) {
        TypeKind::Pointer(to) => {
            (param.kind, param.address) = match to.space {
                Some(Space::Local) => (ParamKind::Local, CL_KERNEL_ARG_ADDRESS_LOCAL),
                Some(Space::Constant) => (ParamKind::Constant, CL_KERNEL_ARG_ADDRESS_CONSTANT),
                _ => (ParamKind::Global, CL_KERNEL_ARG_ADDRESS_GLOBAL),
            };
            param.type_name = format!("{}*", type_name(to.ty));
            let bits = [
                (to.quals & quals::CONST != 0, CL_KERNEL_ARG_TYPE_CONST),
                (to.space == Some(Space::Constant), CL_KERNEL_ARG_TYPE_CONST),
                (to.quals & quals::VOLATILE != 0, CL_KERNEL_ARG_TYPE_VOLATILE),
                (ty.quals & quals::RESTRICT != 0, CL_KERNEL_ARG_TYPE_RESTRICT),
            ];
            let bits = bits.iter().filter(|bit| bit.0);
            param.qualifiers = bits.fold(0, |all, bit| all | cl_bitfield::from(bit.1));
        }
        TypeKind::Image(kind, how) => {
            param.kind = ParamKind::Image(*kind, *how);
            param.address = CL_KERNEL_ARG_ADDRESS_GLOBAL;
            param.access = access(how);
            param.type_name = kind.name().into();
        }
        TypeKind::Pipe(packet, how) => {
            param.kind = ParamKind::Pipe(size(packet.ty));
            param.access = access(how);
            param.qualifiers = CL_KERNEL_ARG_TYPE_PIPE.into();
            param.type_name = type_name(packet.ty);
        }
        TypeKind::Sampler => param.kind = ParamKind::Sampler,
        TypeKind::Queue => param.kind = ParamKind::Queue,
        _ => {}
    }
    param
}

/// The type of a parameter that is declared with a typedef name: the name, and the stars after it. `None` for other
/// declarations.
fn declared_type(checked: &Checked, parameter: &Variable) -> Option<String> {
    let kind =
        |word: &str| clman_opencl::words().find(|(own, _)| *own == word).map(|found| found.1);
    let is_qualifier = |word: &str| {
        let plain = word.trim_matches('_');
        matches!(plain, "const" | "volatile" | "restrict") || kind(word) == Some(Word::Qualifier)
    };
    let before = checked.tokens.get(..parameter.token as usize)?.iter().rev();
    let words = before.map(|token| checked.token_text(token));
    let words = words.take_while(|word| word != "(" && word != ",");
    let words: Vec<String> = words.filter(|word| !is_qualifier(word)).collect();
    let (name, stars) = words.split_last()?;
    let is_name = name.starts_with(|c: char| c.is_alphabetic() || c == '_') && kind(name).is_none();
    (is_name && stars.iter().all(|word| word == "*")).then(|| name.clone() + &stars.concat())
}

/// The attributes before a kernel's name, as its source has them.
fn attributes_of(checked: &Checked, kernel: &Function) -> String {
    let name = kernel.token as usize;
    let words: Vec<String> =
        checked.tokens.iter().take(name + 1).map(|token| checked.token_text(token)).collect();
    let start = words[..name].iter().rposition(|word| word == ";" || word == "}");
    let mut list = Vec::new();
    let mut words = words[start.map_or(0, |at| at + 1)..].iter().peekable();
    while let Some(word) = words.next() {
        if word != "__attribute__" && word != "__attribute" {
            continue;
        }
        let (mut depth, mut text) = (0, String::new());
        for word in words.by_ref() {
            match word.as_str() {
                "(" => depth += 1,
                ")" => depth -= 1,
                _ => {}
            }
            let between = word == "," && depth == 2;
            if depth > 2 || depth == 2 && !matches!(word.as_str(), "(" | ",") {
                text.push_str(word);
            } else if between {
                list.push(std::mem::take(&mut text));
            }
            if depth == 0 {
                break;
            }
        }
        list.push(text);
    }
    list.retain(|text| !text.is_empty());
    list.join(" ")
}
