//! The `clman` command.

/// Pages are many small strings, made on one thread and dropped on another: the system's allocator takes a
/// quarter of a build.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    clman::cli::main()
}
