//! One short file a command: arguments in, calls, messages out; no logic.

pub mod import;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Keeps the OpenCL C manual true.
#[derive(Debug, Parser)]
#[command(name = "clman", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Import(import::ImportArgs),
}

/// Runs the command that the arguments name.
pub fn run() -> ExitCode {
    match Cli::parse().command {
        Command::Import(args) => import::run(args),
    }
}
