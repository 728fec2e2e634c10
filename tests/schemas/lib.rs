//! Without content: `Cargo.toml` states the purpose of this package.
