//! The `clman` command.

fn main() -> std::process::ExitCode {
    clman::cli::main()
}
