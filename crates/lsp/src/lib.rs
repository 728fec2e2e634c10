//! A language server for OpenCL C: the checker and the manual in editors.
//!
//! ```text
//! client ──message──▶ server ──▶ documents ──▶ units (checked sources) ──▶ one module per feature ──▶ answer
//! ```
//!
//! [`serve`] implements the Language Server Protocol 3.17 over standard input and output. One thread handles the
//! messages in order. A change makes the results of a source invalid. The source is checked again at the next request,
//! or when no messages wait. A check of a source takes milliseconds, so it is never interrupted. A request that was
//! cancelled while it waited is answered with an error. Diagnostics are published when no messages wait.

#![forbid(unsafe_code)]

mod actions;
mod calls;
mod client;
mod completion;
mod consequences;
mod diagnostics;
mod documents;
mod embedded;
mod files;
mod folding;
mod formatting;
mod hints;
mod hover;
mod lenses;
mod manual;
mod navigation;
mod refactor;
mod rename;
mod semantic_tokens;
mod server;
mod signature;
mod symbols;
mod text;
mod unit;
mod uri;
mod workspace;

#[cfg(test)]
mod tests;

pub use server::{Host, serve};
