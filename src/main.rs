//! The `clman` command.

/// The allocator. Imports, builds and checks allocate and free millions of small strings.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    clman::cli::main()
}
