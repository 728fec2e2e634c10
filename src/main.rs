//! The `clman` command.

/// Pages are many small strings, made on one thread and dropped on another: the system's allocator
/// takes a quarter of a build. Without huge pages, which take longer to clear than a command takes.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    clman::cli::main()
}
