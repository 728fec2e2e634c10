//! Sources that are too large for a page or a file of the UI suite, or are not text: each has one error.
//! Used by the tests and by `cargo xtask mutate places`.

/// The names of the expected diagnostics' codes, and the sources.
pub fn large_inputs() -> Vec<(&'static str, Vec<u8>)> {
    let function = |body: String| format!("int f(int a, int *p) {{ {body} }}").into_bytes();
    let mut bomb = String::from("#define A0 x x x x x x x x x x\n");
    for i in 1..10 {
        let body = format!("A{} ", i - 1).repeat(10);
        bomb.push_str(&format!("#define A{i} {body}\n"));
    }
    bomb.push_str("int y = A9;\n");
    vec![
        ("nesting-limit", format!("int f(void) {{ return {}", "(".repeat(100_000)).into_bytes()),
        ("nesting-limit", format!("void f(void) {}", "{".repeat(100_000)).into_bytes()),
        ("nesting-limit", function(format!("return {}a;", "a + ".repeat(250_000)))),
        ("nesting-limit", function(format!("return {}a;", "a, ".repeat(10_000)))),
        ("nesting-limit", function(format!("{}a;", "a = ".repeat(1_000)))),
        ("nesting-limit", function(format!("(int4)({}a);", "a, ".repeat(10_000)))),
        ("nesting-limit", function(format!("return p{};", "[0]".repeat(10_000)))),
        ("nesting-limit", function(format!("int {}q;", "*".repeat(1_000)))),
        ("nesting-limit", function(format!("int q{};", "[1]".repeat(1_000)))),
        ("if-expression", format!("#if {}1\n#endif\n", "1 ? 1 : ".repeat(1_000_000)).into_bytes()),
        ("expansion-limit", bomb.into_bytes()),
        ("invalid-encoding", b"int f(void) { /* gr\xf6\xdfer */ return 1; }".to_vec()),
        ("unterminated-comment", b"/* no end".to_vec()),
        ("nul-byte", b"int f(void) { \0 return 1; }\0".to_vec()),
    ]
}
