//! Reads saved web pages of man pages.

use super::{Found, Input, ReadError};

/// Reads one file.
pub fn read(input: &Input<'_>) -> Result<Found, ReadError> {
    Err(ReadError::new(input.path, 0, "this format is not readable yet"))
}
