//! Mistakes in the use of the host API, which the driver finds in programs. Each has a code, like the kinds of findings
//! in kernels.

use clman_opencl::declare_code;
use clman_opencl::diagnostic::{Code, Severity};
use serde_json::{Value, json};

declare_code! {
    /// A function of the host API failed.
    ///
    /// The program passed a wrong size, a released object, or another value that the function does not accept, or it
    /// did not set an argument of a kernel. Queries (`clGet…Info`) may fail in a correct program. A failed query is
    /// reported only if it is about an object that does not exist, or about profiling times or kernel arguments for
    /// which there is no information.
    ///
    /// Correct the argument. The message names the function and the error code.
    API_ERROR = ("api-error", "api-error", Error);
}

declare_code! {
    /// An object was never released.
    ///
    /// When the program ended, it still had a reference to an object that it had created or retained.
    ///
    /// Release the object with the function for its kind, such as `clReleaseMemObject`.
    LEAK = ("leak", "leak", Warning);
}

declare_code! {
    /// The program did not wait for a command that writes into its memory, or used the memory before it waited.
    ///
    /// A non-blocking read or map may still run when the program uses the memory. Either the program never waited for
    /// the command, or it accessed the memory before it waited.
    ///
    /// Wait for the command's event, call `clFinish`, or make the call blocking.
    MISSING_WAIT = ("missing-wait", "missing-wait", Error);
}

declare_code! {
    /// A command uses a memory object that is mapped for writing.
    ///
    /// The contents are undefined until the object is unmapped.
    ///
    /// Enqueue the command after `clEnqueueUnmapMemObject`.
    MAPPED_IN_USE = ("mapped-in-use", "mapped-in-use", Error);
}

declare_code! {
    /// Two commands use the same memory, one of them writes it, and neither waits for the other.
    ///
    /// Commands of different queues, and commands of an out-of-order queue, run in any order or at the same time. The
    /// result then depends on which command runs first. This is a mistake even if the commands happened to run in the
    /// right order this time.
    ///
    /// Put the event of the first command into the wait list of the second, enqueue a barrier between them, or wait for
    /// the first command in the host program.
    UNORDERED_COMMANDS = ("unordered-commands", "unordered-commands", Error);
}

declare_code! {
    /// The program changed its own memory while a command still read it.
    ///
    /// A non-blocking write may read the memory at any time until its event is complete. When the program first waited
    /// for the command, the memory had other contents, or was released.
    ///
    /// Wait for the command's event before you change or release the memory, or make the call blocking.
    HOST_MEMORY_IN_USE = ("host-memory-in-use", "host-memory-in-use", Error);
}

declare_code! {
    /// The build of a program failed, and the host program queried neither the build's status nor its log.
    ///
    /// Kernels of such a program cannot be created. The message contains the first error of the build.
    ///
    /// Correct the kernel's source. In the host program, check the result of the build. If it failed, print the log
    /// that `clGetProgramBuildInfo` returns.
    BUILD_FAILED = ("build-failed", "build-failed", Error);
}

/// All kinds of mistakes.
pub static CODES: &[&Code] = &[
    &API_ERROR,
    &LEAK,
    &MISSING_WAIT,
    &MAPPED_IN_USE,
    &UNORDERED_COMMANDS,
    &HOST_MEMORY_IN_USE,
    &BUILD_FAILED,
];

/// A place in the host program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HostPlace {
    /// The file, if the program has debug information.
    pub file: Option<String>,
    /// The line, from 1.
    pub line: u32,
    /// The function.
    pub function: Option<String>,
}

/// A mistake as a line of JSON, with the keys that findings have.
pub fn misuse_json(
    code: &Code,
    message: &str,
    place: &HostPlace,
    other: Option<&HostPlace>,
) -> Value {
    let other = other.map(|other| {
        let line = other.file.as_ref().map(|_| other.line);
        json!({ "file": other.file, "line": line, "function": other.function })
    });
    json!({
        "kind": "finding",
        "finding": code.id,
        "severity": severity(code),
        "address_space": null,
        "message": message,
        "file": place.file,
        "line": place.file.as_ref().map(|_| place.line),
        "column": place.file.as_ref().map(|_| 1),
        "function": place.function,
        "global_id": null,
        "count": 1,
        "other": other,
    })
}

/// The word for a code's severity in results.
pub fn severity(code: &Code) -> &'static str {
    if code.severity == Severity::Error { "error" } else { "warning" }
}
