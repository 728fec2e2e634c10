//! Pipe functions (OpenCL C 6.15.18).

use super::*;

impl Compiler<'_> {
    pub(super) fn pipe(&mut self, name: &str, list: &[ExprId]) -> Done {
        let program = self.program;
        let token = self.token;
        let (callers, rest) = if let Some(rest) = name.strip_prefix("work_group_") {
            (Callers::WorkGroup, rest)
        } else if let Some(rest) = name.strip_prefix("sub_group_") {
            (Callers::SubGroup, rest)
        } else {
            (Callers::WorkItem, name)
        };
        let op = match rest {
            "read_pipe" | "write_pipe" => PipeOp::Transfer,
            "reserve_read_pipe" | "reserve_write_pipe" => PipeOp::Reserve,
            "commit_read_pipe" | "commit_write_pipe" => PipeOp::Commit,
            "is_valid_reserve_id" => PipeOp::IsValid,
            "get_pipe_num_packets" => PipeOp::Packets,
            "get_pipe_max_packets" => PipeOp::Capacity,
            _ => return Ok(None),
        };
        self.in_order = true;
        let mut size = 0;
        let nothing = self.constant(Width::W64, 0);
        let mut call = PipeCall {
            op,
            write: rest.contains("write"),
            callers,
            pipe: nothing,
            reservation: None,
            number: self.constant(Width::W32, 0),
            packet: self.through(nothing, Space::Generic, 1),
            size: 0,
            d: 0,
        };
        if op == PipeOp::IsValid {
            call.reservation = Some(self.value(list[0])?.reg);
        } else {
            call.pipe = self.value(list[0])?.reg;
            if let TypeKind::Pipe(packet, _) = program.types.kind(program.expr(list[0]).ty.ty) {
                size = size_of_type(program, packet.ty);
            }
        }
        let packet = match (op, list) {
            (PipeOp::Transfer, [_, packet]) => Some(*packet),
            (PipeOp::Transfer, [_, reservation, number, packet]) => {
                call.reservation = Some(self.value(*reservation)?.reg);
                call.number = self.integer(*number, Scalar::U32)?;
                Some(*packet)
            }
            (PipeOp::Reserve, [_, number]) => {
                call.number = self.integer(*number, Scalar::U32)?;
                None
            }
            (PipeOp::Commit, [_, reservation]) => {
                call.reservation = Some(self.value(*reservation)?.reg);
                None
            }
            _ => None,
        };
        if let Some(packet) = packet {
            let to = program.types.pointee(program.expr(packet).ty.ty);
            let align = to.map_or(1, |to| program.types.align(to.ty));
            let (base, space) = self.pointer_value(packet)?;
            self.token = token;
            call.packet = self.through(base, space, align);
        }
        self.token = token;
        call.size = size as u32;
        let wide = op == PipeOp::Reserve;
        let d = self.value_temp(if wide { Scalar::U64 } else { Scalar::I32 }, 1);
        call.d = d.reg;
        self.emit(Instr::Pipe(Box::new(call)));
        if callers != Callers::WorkItem {
            self.emit(Instr::Label);
        }
        Ok(Some(match op {
            PipeOp::Commit => None,
            PipeOp::IsValid => Some(self.convert(d, Scalar::U8, None, false)),
            PipeOp::Packets | PipeOp::Capacity => Some(Val { ty: Scalar::U32, ..d }),
            PipeOp::Transfer | PipeOp::Reserve => Some(d),
        }))
    }
}
