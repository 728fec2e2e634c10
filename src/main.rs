//! The `clman` command.

/// The allocator of imports, builds and checks, which make and drop millions of small strings.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    clman::cli::main()
}
