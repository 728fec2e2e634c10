//! `clman explain`

use clap::Args;

/// The example that `--help` ends with.
const EXAMPLE: &str = "Examples: clman explain CM001\n          clman explain local#no-initializer";

#[derive(Args, Debug)]
#[command(after_help = EXAMPLE)]
pub(super) struct Arguments {
    /// A diagnostic's code, such as CM001, or a rule, such as local#no-initializer
    #[arg(value_name = "CODE|PAGE#RULE")]
    what: String,
}

pub(super) fn run(arguments: &Arguments) -> u8 {
    match crate::explain::explain(&arguments.what) {
        Ok(text) => {
            super::print_text(text.trim_end());
            super::FINE
        }
        Err(message) => super::fail(message),
    }
}
