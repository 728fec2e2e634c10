//! The code that all functions of the API share: error codes, panics, and the writing of answers.

use crate::{ffi, report};
use libc::{c_void, size_t};
use opencl_sys::{CL_INVALID_VALUE, CL_OUT_OF_HOST_MEMORY, CL_SUCCESS, cl_int};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A value, or the error code of the call.
pub type Answer<T> = Result<T, cl_int>;

/// Runs the body of a function that returns an error code. A panic is an error of the driver, and must not
/// reach the program.
pub fn status(name: &'static str, body: impl FnOnce() -> Answer<()>) -> cl_int {
    let answer = catch_unwind(AssertUnwindSafe(body)).unwrap_or(Err(CL_OUT_OF_HOST_MEMORY));
    match answer {
        Ok(()) => CL_SUCCESS,
        Err(code) => {
            report::failed_call(name, code);
            code
        }
    }
}

/// Runs the body of a function that returns a pointer and writes its error code.
pub fn pointer(
    name: &'static str,
    code: *mut cl_int,
    body: impl FnOnce() -> Answer<*mut c_void>,
) -> *mut c_void {
    let mut made = std::ptr::null_mut();
    let status = status(name, || {
        made = body()?;
        Ok(())
    });
    ffi::put(code, status);
    made
}

/// Declares functions of the API that return an error code.
macro_rules! functions {
    ($(fn $name:ident($($argument:ident: $ty:ty),* $(,)?) $body:block)*) => {$(
        #[allow(unsafe_code, non_snake_case, missing_docs, clippy::missing_safety_doc)]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name($($argument: $ty),*) -> opencl_sys::cl_int {
            $crate::entry::status(stringify!($name), move || $body)
        }
    )*};
}
pub(crate) use functions;

/// Declares functions of the API that return a pointer and whose last parameter is for the error code.
macro_rules! makers {
    ($(fn $name:ident($($argument:ident: $ty:ty),* $(,)?) $body:block)*) => {$(
        #[allow(unsafe_code, non_snake_case, missing_docs, clippy::missing_safety_doc)]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(
            $($argument: $ty,)*
            errcode_ret: *mut opencl_sys::cl_int,
        ) -> *mut libc::c_void {
            $crate::entry::pointer(stringify!($name), errcode_ret, move || $body)
        }
    )*};
}
pub(crate) use makers;

/// The memory of the program for an answer (`param_value_size`, `param_value`, `param_value_size_ret`).
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// The size of the memory.
    pub size: size_t,
    /// The memory; may be null.
    pub to: *mut c_void,
    /// The place for the size of the answer; may be null.
    pub needed: *mut size_t,
}

impl Room {
    /// Writes an answer.
    ///
    /// # Errors
    /// The memory is too small.
    pub fn bytes(self, answer: &[u8]) -> Answer<()> {
        if !self.to.is_null() {
            if self.size < answer.len() {
                return Err(CL_INVALID_VALUE);
            }
            ffi::put_list(self.to.cast(), answer);
        }
        ffi::put(self.needed, answer.len());
        Ok(())
    }

    /// Writes one value.
    ///
    /// # Errors
    /// As [`Room::bytes`].
    pub fn value<T: Copy>(self, answer: T) -> Answer<()> {
        self.bytes(ffi::bytes_of(&answer))
    }

    /// Writes a list of values.
    ///
    /// # Errors
    /// As [`Room::bytes`].
    pub fn list<T: Copy>(self, answer: &[T]) -> Answer<()> {
        self.bytes(&ffi::bytes_of_list(answer))
    }

    /// Writes a text with a final NUL.
    ///
    /// # Errors
    /// As [`Room::bytes`].
    pub fn text(self, answer: impl AsRef<[u8]>) -> Answer<()> {
        self.bytes(&[answer.as_ref(), &[0]].concat())
    }
}
