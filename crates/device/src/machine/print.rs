//! The output of kernels.

use super::*;

impl<'a, const D: bool> Machine<'a, D> {
    pub(super) fn print(&mut self, pc: Pc, printf: &Printf, mask: &[u16]) {
        if D {
            for (reg, ty, n) in &printf.args {
                for k in 0..u32::from(*n) {
                    let message = "an uninitialized value is printed";
                    self.tainted(pc, mask, ty.width(), &[reg + k], None, message);
                }
            }
        }
        self.regs.w32.spread(printf.result);
        self.regs.w32.clean(printf.result);
        each_lane(mask, |lane| {
            let room =
                self.limits.printed.saturating_sub(self.printed.len() + self.unflushed.len());
            if self.world.is_cut {
                // The output is full. It accepts no further text, like the `printf` buffer of a device.
                self.regs.w32.set_lane(printf.result, lane, u32::MAX);
                return;
            }
            let format = self.text(self.regs.w64.lane(printf.format, lane), lane);
            let mut args = Vec::new();
            for (reg, ty, n) in &printf.args {
                let words =
                    (0..u32::from(*n)).map(|k| self.regs.lane(ty.width(), reg + k, lane)).collect();
                args.push((*ty, words));
            }
            // One additional byte shows whether the text fits.
            let mut text = crate::printf::format(&format, &args, room + 1, &|p| self.text(p, lane));
            self.world.is_cut = text.len() > room;
            text.truncate(room);
            self.unflushed.extend_from_slice(&text);
            if !text.is_empty() {
                self.prints.push((lane as u32, text.len() as u32));
            }
            let result = if self.world.is_cut { u32::MAX } else { 0 };
            self.regs.w32.set_lane(printf.result, lane, result);
        });
    }

    /// Prints the output in the order of the work-items, as if they had run in sequence.
    pub(super) fn flush(&mut self) {
        let mut start = 0;
        let mut parts: Vec<(u32, std::ops::Range<usize>)> = Vec::new();
        for (lane, size) in self.prints.drain(..) {
            parts.push((lane, start..start + size as usize));
            start += size as usize;
        }
        parts.sort_by_key(|part| part.0);
        for (_, part) in parts {
            self.printed.extend_from_slice(&self.unflushed[part]);
        }
        self.unflushed.clear();
    }

    /// The bytes of the string that a pointer points to, cut if they are more than can be printed; empty for an invalid
    /// pointer.
    pub(super) fn text(&self, p: u64, lane: usize) -> Vec<u8> {
        let Some((region, start, a)) = self.resolve(p, 1, lane) else { return Vec::new() };
        let rest = a.size as usize - Pointer(p).offset() as usize;
        let bytes = &self.region(region).bytes[start..start + rest];
        let bytes = bytes.iter().copied().take_while(|b| *b != 0);
        bytes.take(self.limits.printed.saturating_add(1)).collect()
    }
}
