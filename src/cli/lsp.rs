//! `clman lsp`

use clap::Args;
use clman_lsp::Host;

/// The text at the end of `--help`.
const EXAMPLE: &str =
    "Editors start this command. docs/guides/editors.md shows how to set them up.";

#[derive(Args, Debug)]
#[command(after_help = EXAMPLE)]
pub(super) struct Arguments {
    /// Has no effect: the server always uses standard input and output. Some clients pass this option
    #[arg(long, hide = true)]
    stdio: bool,
}

pub(super) fn run(_: &Arguments) -> u8 {
    let program = match std::env::current_exe() {
        Ok(program) => program,
        Err(e) => return super::fail(super::unknown_program(e)),
    };
    let site = clman_doctest::cache_folder()
        .map(|folder| folder.join(concat!("site-", env!("CARGO_PKG_VERSION"))));
    match clman_lsp::serve(Host { program, site }) {
        Ok(()) => super::FINE,
        Err(message) => super::fail(message),
    }
}
