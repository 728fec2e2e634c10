//! A cache of the latest programs that were built, so that the same source with the same options is not compiled again.
//!
//! If the build of a program reads files, the program is not kept, because the files may change.

use crate::executable::Executable;
use crate::handle::lock;
use crate::source::Unit;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

/// The maximum number of programs that are kept, and the maximum size of their sources together, in bytes.
const MOST: usize = 32;
const MOST_BYTES: usize = 1 << 20;

/// A program that was built.
#[derive(Debug)]
struct Built {
    unit: Unit,
    executable: Arc<Executable>,
    log: String,
}

/// The programs, with the latest programs last.
static BUILT: Mutex<VecDeque<Built>> = Mutex::new(VecDeque::new());

/// The texts of programs with their numbers.
struct Names {
    last: usize,
    known: VecDeque<(usize, Vec<u8>)>,
}

/// The names of the latest programs. The same text has the same name in messages.
static NAMES: Mutex<Names> = Mutex::new(Names { last: 0, known: VecDeque::new() });

fn bytes<'t>(texts: impl Iterator<Item = &'t Vec<u8>>) -> usize {
    texts.map(Vec::len).sum()
}

/// The name of a program with a text: the name of an earlier program with the same text, or a new name.
pub fn name_of(text: &[u8]) -> String {
    let mut names = lock(&NAMES);
    let Names { last, known } = &mut *names;
    let number = match known.iter().find(|name| name.1 == text) {
        Some((number, _)) => *number,
        None => {
            *last += 1;
            known.push_back((*last, text.to_vec()));
            while known.len() > MOST || bytes(known.iter().map(|name| &name.1)) > MOST_BYTES {
                known.pop_front();
            }
            *last
        }
    };
    format!("program-{number}.cl")
}

/// Builds a program, or takes it from the cache. Returns the program and its warnings.
///
/// # Errors
/// As [`Executable::new`].
pub fn build(unit: &mut Unit) -> Result<(Executable, String), String> {
    let known = lock(&BUILT)
        .iter()
        .find(|built| built.unit == *unit)
        .map(|built| (built.executable.clone(), built.log.clone()));
    if let Some((executable, log)) = known {
        return Ok((executable.restarted(), log));
    }
    let before = unit.clone();
    let (executable, log) = Executable::new(unit)?;
    if before == *unit {
        let executable = Arc::new(executable.restarted());
        let mut built = lock(&BUILT);
        built.push_back(Built { unit: before, executable, log: log.clone() });
        while built.len() > MOST || bytes(built.iter().map(|built| &built.unit.text)) > MOST_BYTES {
            built.pop_front();
        }
    }
    Ok((executable, log))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_program_is_compiled_once() {
        let text = b"global int n = 3; kernel void k(global int *p) { *p = n++; }".to_vec();
        let options = "-cl-std=CL2.0".to_string();
        let mut unit = Unit { name: name_of(&text), text, options, ..Unit::default() };
        assert_eq!(unit.name, name_of(&unit.text));
        assert_ne!(unit.name, name_of(b"another"));
        let all = |unit: &Unit| lock(&BUILT).iter().filter(|built| built.unit == *unit).count();
        let (first, _) = build(&mut unit).expect("it is valid");
        let (second, _) = build(&mut unit).expect("it is valid");
        assert_eq!(all(&unit), 1);
        assert_eq!(first.kernels.len(), second.kernels.len());
        unit.options = "-cl-std=CL2.0 -DX".into();
        build(&mut unit).expect("it is valid");
        assert_eq!(all(&unit), 1);
        unit.text = b"kernel void k( {}".to_vec();
        assert!(build(&mut unit).is_err());
        assert_eq!(all(&unit), 0);
    }
}
