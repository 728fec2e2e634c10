//! Mistakes in the use of the host API, which the driver finds in programs. They are codes like the kinds of
//! findings in kernels.

use clman_opencl::declare_code;
use clman_opencl::diagnostic::{Code, Severity};
use serde_json::{Value, json};

declare_code! {
    /// A function of the host API failed.
    ///
    /// The program passed a wrong size, an unset argument, a released object, or another value that the
    /// function does not accept. Questions may fail in a correct program. Only those about an object that does
    /// not exist, and about times that are not measured, are reported.
    ///
    /// Correct the argument. The message has the function and its error code.
    API_ERROR = ("api-error", "api-error", Error);
}

declare_code! {
    /// An object was never released.
    ///
    /// At the end of the program, it still had a reference to an object that it had created or retained.
    ///
    /// Release the object with the function for its kind, such as `clReleaseMemObject`.
    LEAK = ("leak", "leak", Warning);
}

declare_code! {
    /// The program did not wait for a command that writes into its memory, or used the memory before it waited.
    ///
    /// A read or map that does not block may still run when the program uses the memory. Either nothing that the
    /// program did afterwards waits for the command, or the program accessed the memory first.
    ///
    /// Wait for the command's event, finish the queue, or make the call block.
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
    /// Commands of different queues, and those of a queue that is out of order, run in any order or at the same
    /// time. The result then depends on which comes first. That is so even if the commands happened to run in the
    /// right order this time.
    ///
    /// Put the event of one command into the wait list of the other, enqueue a barrier between them, or let the
    /// host wait for the first one.
    UNORDERED_COMMANDS = ("unordered-commands", "unordered-commands", Error);
}

declare_code! {
    /// The program changed its own memory while a command still read it.
    ///
    /// A write that does not block may read the memory at any time until its event is complete. The memory had
    /// another content, or was released, when the program first waited for the command.
    ///
    /// Wait for the command's event before the memory is changed or released, or make the call block.
    HOST_MEMORY_IN_USE = ("host-memory-in-use", "host-memory-in-use", Error);
}

declare_code! {
    /// The build of a program failed, and the host program never asked why.
    ///
    /// Kernels of such a program cannot be made. The message has the first error of the build.
    ///
    /// Correct the kernel's source. Check the result of the build, and print its log, which
    /// `clGetProgramBuildInfo` returns, if it failed.
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

/// A place in the program.
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

/// The severity in results.
pub fn severity(code: &Code) -> &'static str {
    if code.severity == Severity::Error { "error" } else { "warning" }
}
