//! The commands of manuals: the user's agreement to run them, and the process that runs a command.

use clap::Args;
use clman_doctest::commands::Commands;
use clman_doctest::user_folder;
use clman_record::corpus::write_atomically;
use clman_record::{CorpusMeta, hex};
use sha2::{Digest, Sha256};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The name of the hidden command that confines its process and then runs a command of a manual.
pub(super) const CONFINED: &str = "confined-command";

/// The maximum size of the file of agreements, in bytes.
const MOST_AGREED: u64 = 1 << 20;

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// The folder in which the command runs
    folder: PathBuf,
    /// The command and its arguments
    #[arg(required = true, trailing_var_arg = true, allow_hyphen_values = true)]
    command: Vec<OsString>,
}

pub(super) fn run(arguments: &Arguments) -> u8 {
    match clman_doctest::confined::confine_and_run(&arguments.folder, &arguments.command) {
        Ok(status) => status,
        Err(error) => {
            let program = arguments.command.first().map(|program| program.to_string_lossy());
            super::say(format_args!("{}: {error}", program.unwrap_or_default()));
            clman_doctest::confined::NOT_STARTED
        }
    }
}

/// The commands of the corpus in `folder`, if the user allows them (`now`) or has allowed them before. If not, prints
/// how to allow them, and returns no commands.
///
/// # Errors
/// The user's agreement cannot be saved, or the path of this program is not known.
pub(super) fn allowed(folder: &Path, meta: &CorpusMeta, now: bool) -> Result<Commands, String> {
    let mut lines: Vec<String> = Vec::new();
    for language in &meta.languages {
        for command in [&language.check, &language.run, &language.version] {
            if !command.is_empty() {
                lines.push(command.join(" "));
            }
        }
    }
    if lines.is_empty() {
        return Ok(Commands::default());
    }
    let key = agreement(folder, meta);
    let file = agreements();
    let agreed = || {
        let text = clman_record::corpus::file::read(file.as_deref()?, MOST_AGREED).ok()?;
        String::from_utf8(text).ok()
    };
    let agreed = agreed().unwrap_or_default();
    let is_known = agreed.lines().any(|line| line.starts_with(&key));
    if !now && !is_known {
        super::say(format_args!(
            "{}: the commands in this file are run only with --allow-commands: {}; check the commands, then add the option",
            folder.join("corpus.toml").display(),
            lines.join("; ")
        ));
        return Ok(Commands::default());
    }
    if !is_known && let Some(file) = file {
        let failed = |error: std::io::Error| format!("{}: {error}", file.display());
        file.parent().map_or(Ok(()), std::fs::create_dir_all).map_err(failed)?;
        let text = format!("{agreed}{key} {}\n", folder.display().to_string().escape_debug());
        write_atomically(&file, &text).map_err(failed)?;
    }
    let itself = std::env::current_exe().map_err(super::unknown_program)?;
    Ok(Commands::new(&meta.languages, vec![itself.into(), CONFINED.into()]))
}

/// The key of an agreement: a hash of the path of the corpus's folder and of the corpus's languages, which contain the
/// commands. If one of them changes, the user must agree again.
fn agreement(folder: &Path, meta: &CorpusMeta) -> String {
    let place = std::fs::canonicalize(folder).unwrap_or_else(|_| folder.to_path_buf());
    let mut hasher = Sha256::new();
    hasher.update(place.as_os_str().as_encoded_bytes());
    // The debug output contains all fields of a language.
    hasher.update(format!("{:?}", meta.languages));
    hex(&hasher.finalize())
}

/// The file of agreements: `clman/allowed-commands` in `$XDG_STATE_HOME`, otherwise in `~/.local/state`. `None` if
/// there is no home folder either.
fn agreements() -> Option<PathBuf> {
    Some(user_folder("XDG_STATE_HOME", ".local/state")?.join("allowed-commands"))
}
