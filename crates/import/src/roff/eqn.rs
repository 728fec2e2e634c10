//! Equations of `eqn` as readable text.

use super::lines::Line;

/// Reads the equation after `.EQ`, up to `.EN`.
pub(crate) fn equation(lines: &[Line<'_>], at: &mut usize) -> String {
    let mut source = String::new();
    while let Some(line) = lines.get(*at) {
        if matches!(&*line.name, "SH" | "SS" | "Sh" | "Ss") {
            break;
        }
        *at += 1;
        if line.name == "EN" {
            break;
        }
        source.push_str(&line.rest);
        source.push(' ');
    }
    source
}
