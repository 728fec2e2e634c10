//! What developers of clman run: `cargo xtask <job>`.

fn main() -> std::process::ExitCode {
    eprintln!("usage: cargo xtask <job>");
    std::process::ExitCode::from(2)
}
