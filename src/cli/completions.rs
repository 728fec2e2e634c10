//! `clman completions` and `clman man-page`: generated from the definition of the command line.

use clap::{Args, CommandFactory};
use clap_complete::Shell;

/// The example at the end of `--help`.
const EXAMPLE: &str = "Example: clman completions bash > /etc/bash_completion.d/clman";

#[derive(Args, Debug)]
#[command(after_help = EXAMPLE)]
pub(super) struct Arguments {
    /// The shell
    #[arg(value_enum)]
    shell: Shell,
}

pub(super) fn run(arguments: &Arguments) -> u8 {
    let mut out = Vec::new();
    let mut command = super::Arguments::command();
    clap_complete::generate(arguments.shell, &mut command, "clman", &mut out);
    super::print_text(String::from_utf8_lossy(&out).trim_end());
    super::FINE
}

/// The example at the end of `man-page --help`.
const MAN_EXAMPLE: &str = "Example: clman man-page import | man -l -";

#[derive(Args, Debug)]
#[command(after_help = MAN_EXAMPLE)]
pub(super) struct ManArguments {
    /// A command, such as import [default: clman itself]
    command: Option<String>,
}

pub(super) fn run_man(arguments: &ManArguments) -> u8 {
    let mut command = super::Arguments::command();
    command.build();
    let wanted = match &arguments.command {
        None => Some(&command),
        Some(name) => command.find_subcommand(name),
    };
    let Some(wanted) = wanted else {
        let name = arguments.command.as_deref().unwrap_or("");
        return super::fail(format_args!("unknown command '{name}'; see clman --help"));
    };
    let man = clap_mangen::Man::new(wanted.clone()).manual("clman manual");
    let mut out = Vec::new();
    match man.render(&mut out) {
        Ok(()) => {
            super::print_text(String::from_utf8_lossy(&out).trim_end());
            super::FINE
        }
        Err(error) => super::fail(error),
    }
}
