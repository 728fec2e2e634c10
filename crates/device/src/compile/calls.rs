//! Built-in functions (OpenCL C 6.15): the dispatch to parts of the compiler, and the work-item queries.

use super::*;
use clman_opencl::const_eval::{Constant, evaluate};

/// A part of the compiler that implements some of the functions.
type Part<C> = fn(&mut C, ExprId, &str, &[ExprId]) -> Done;

impl Compiler<'_> {
    pub(super) fn result_shape(&self, e: ExprId) -> Result<Option<(Scalar, u8)>> {
        Ok(match self.shape(self.program.expr(e).ty.ty)? {
            Shape::Value(s, n) => Some((s, n)),
            _ => None,
        })
    }

    pub(super) fn known(&self, e: ExprId) -> Option<u64> {
        match evaluate(self.program, e)? {
            Constant::Int(n) => u64::try_from(n).ok(),
            Constant::Float(_) => None,
        }
    }

    pub(super) fn built_in(
        &mut self,
        e: ExprId,
        name: Symbol,
        list: &[ExprId],
    ) -> Result<Option<Val>> {
        let token = self.program.expr(e).token;
        self.token = token;
        let checked = self.checked;
        let name = checked.name(name);
        let parts: [Part<Self>; 10] = [
            Self::device_queue,
            Self::compiler_function,
            |c, _, name, list| c.pipe(name, list),
            Self::sub_group,
            |c, _, name, list| c.work_item(name, list),
            Self::synchronisation,
            Self::image_function,
            Self::memory_function,
            Self::atomic,
            Self::computed,
        ];
        for part in parts {
            if let Some(done) = part(self, e, name, list)? {
                return Ok(done);
            }
        }
        self.token = token;
        self.unknown_function(name)
    }

    /// The error for a function that the checker accepts and the device does not implement. It indicates a
    /// bug in the device.
    pub(super) fn unknown_function<T>(&self, name: &str) -> Result<T> {
        self.fail(format!("the reference device does not have the function `{name}`"))
    }

    fn work_item(&mut self, name: &str, list: &[ExprId]) -> Done {
        let query = match name {
            "get_work_dim" => Query::WorkDim,
            "get_global_size" => Query::GlobalSize,
            "get_global_id" => Query::GlobalId,
            "get_local_size" => Query::LocalSize,
            "get_enqueued_local_size" => Query::EnqueuedLocalSize,
            "get_local_id" => Query::LocalId,
            "get_num_groups" => Query::NumGroups,
            "get_group_id" => Query::GroupId,
            "get_global_offset" => Query::GlobalOffset,
            "get_global_linear_id" => Query::GlobalLinearId,
            "get_local_linear_id" => Query::LocalLinearId,
            _ => return Ok(None),
        };
        let ty = if query == Query::WorkDim { Scalar::U32 } else { Scalar::U64 };
        let dim = match list {
            [e] => {
                if let Some(dim) = self.known_integer(*e) {
                    let kept = self.ids.iter().find(|i| i.0 == query && i64::from(i.1) == dim);
                    if let Some((_, _, reg)) = kept {
                        return Ok(Some(Some(Val { reg: *reg, ty, n: 1 })));
                    }
                }
                self.value(*e)?.reg
            }
            _ => self.constant(Width::W32, 0),
        };
        let d = self.value_temp(ty, 1);
        self.emit(Instr::Query { query, d: d.reg, dim });
        Ok(Some(Some(d)))
    }
}
