//! The `clman` command.

fn main() -> std::process::ExitCode {
    std::process::ExitCode::SUCCESS
}
