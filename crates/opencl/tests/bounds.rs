//! For large and odd sources, time and memory grow in proportion to the source, or the check ends with a message. Most of
//! these sources once took minutes, gigabytes or the whole stack.

use clman_opencl::{Checked, Edition, Loader, NoFiles, Options, STACK, check};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The maximum time for each case, on a slow machine that also does other work.
const LIMIT: Duration = Duration::from_secs(20);

/// Checks a source that may include `files`.
fn checked_with(source: String, mut files: Files) -> Checked {
    let work = move || {
        let start = Instant::now();
        let mut options = Options::new(Edition::V3_0);
        options.keep_program = false;
        let checked = check("bomb.cl", source.into_bytes(), &options, &mut files);
        let taken = start.elapsed();
        assert!(taken < LIMIT, "{taken:?}");
        checked
    };
    let thread = std::thread::Builder::new().stack_size(STACK);
    thread.spawn(work).unwrap().join().expect("the check ends")
}

fn checked(source: impl Into<String>) -> Checked {
    checked_with(source.into(), Files(&[]))
}

/// The reported codes, without repetitions.
fn codes(checked: &Checked) -> Vec<&'static str> {
    let mut codes: Vec<&str> = checked.diagnostics.iter().map(|d| d.code.id).collect();
    codes.sort();
    codes.dedup();
    codes
}

#[track_caller]
fn accepted(source: impl Into<String>) {
    let checked = checked(source);
    assert!(checked.accepted(), "{:?}", checked.diagnostics.first());
}

/// Checks that the source is rejected with this code only.
#[track_caller]
fn rejected(source: impl Into<String>, code: &str) {
    assert_eq!(codes(&checked(source)), [code]);
}

/// Files in memory.
struct Files(&'static [(&'static str, &'static str)]);

impl Loader for Files {
    fn load(
        &mut self,
        name: &str,
        quoted: bool,
        from: &str,
    ) -> Result<(String, Arc<[u8]>), String> {
        match self.0.iter().find(|file| file.0 == name) {
            Some((name, text)) => Ok((name.to_string(), text.as_bytes().into())),
            None => NoFiles.load(name, quoted, from),
        }
    }
}

fn many(count: usize, piece: impl Fn(usize) -> String) -> String {
    (0..count).map(piece).collect()
}

// Macros ----------------------------------------------------------------------------------------

#[test]
fn pasting_keeps_no_intermediate_names() {
    accepted(format!("#define M a{}\nint f(int M) {{ return M; }}", "##a".repeat(100_000)));
    accepted(format!("#define M(x) x{}\nvoid M(a)(void);", "##x".repeat(100_000)));
    let number = "##0e##+##0.e##-".repeat(50_000);
    rejected(format!("#define M 1{number}\nint a[M];"), "CL0126");
    let found = checked(format!("#define M a{}\nM", "##a##/".repeat(10_000)));
    assert_eq!(found.diagnostics.iter().filter(|d| d.code.id == "CL0113").count(), 19_999);
}

#[test]
fn text_that_macros_make_is_bounded() {
    let nested = |head: &str, count| {
        format!("{head}\nM{}", "(M".repeat(count) + "(a" + &")".repeat(count + 1))
    };
    for head in ["#define C(x) x##x\n#define M(x) C(x)", "#define S(x) #x\n#define M(x) S(x)"] {
        rejected(nested(head, 60), "CL0118");
    }
    rejected(format!("#define M(x) {}\nM({})", "#x ".repeat(10_000), "a".repeat(10_000)), "CL0118");
}

#[test]
fn macros_with_many_parameters() {
    let list = many(50_000, |n| format!("a{n},"));
    let sum = many(50_000, |n| format!("a{n} "));
    accepted(format!("#define M({list}z) {sum}\n"));
}

#[test]
fn pragmas_in_pragmas_end() {
    rejected("_Pragma(".repeat(100_000), "CL0118");
}

#[test]
fn pragmas_of_compilers() {
    accepted(
        many(20_000, |n| format!("#pragma GCC poison a{n}\n"))
            + &many(20_000, |n| format!("int b{n}(void);\n")),
    );
}

#[test]
fn characters_that_start_no_token() {
    rejected("\u{2603} ".repeat(100_000), "CL0105");
}

// Files -----------------------------------------------------------------------------------------

#[test]
fn files_that_include_others_twice() {
    const TWICE: &str = "#include \"a\"\n#include \"a\"\n";
    let found = checked_with(TWICE.into(), Files(&[("a", TWICE)]));
    assert_eq!(codes(&found), ["CL0107"]);
    let b = "#include \"b\"\n".repeat(200_000);
    assert_eq!(codes(&checked_with(b, Files(&[("b", "")]))), ["CL0107"]);
    let c = "#include \"c\"\n".repeat(20_000);
    assert!(checked_with(c, Files(&[("c", "#pragma once\nint c;\n")])).sources.files().len() < 5);
}

#[test]
fn a_missing_file_hides_nothing_before_it() {
    const FILES: Files =
        Files(&[("h", "int a = A;\n"), ("m", "int b = B;\n#include \"none\"\nint c = C;")]);
    let names = |source: &str| {
        let found = checked_with(source.into(), FILES);
        let messages = found.diagnostics.iter().filter(|d| d.code.id != "CL0106");
        messages.map(|d| d.message.chars().nth(1).unwrap()).collect::<String>()
    };
    assert_eq!(names("#include \"h\"\nint d = D;\n#include \"none\"\nint e = E;\n"), "DA");
    assert_eq!(names("#include \"h\"\nint d = D;\n#include \"m\"\nint e = E;\n"), "DAB");
}

// Types and declarations ------------------------------------------------------------------------

#[test]
fn types_nest_as_deep_as_the_limit() {
    let typeofs = format!("{}int{} y;", "__typeof__(".repeat(7_000), ")".repeat(7_000));
    assert!(codes(&checked(typeofs)).contains(&"CL0202"));
    rejected(format!("void f(int {}a);", "*".repeat(50_000)), "CL0202");
    for chain in ["typedef a# *a@;", "typedef a# a@[1];"] {
        let chain =
            many(20_000, |n| chain.replace('#', &n.to_string()).replace('@', &(n + 1).to_string()));
        rejected(format!("typedef int a0; {chain}"), "CL0202");
    }
    let structs = many(20_000, |n| format!("struct a{} {{ struct a{n} m; }};", n + 1));
    rejected(format!("struct a0 {{ int m; }}; {structs}"), "CL0202");
}

#[test]
fn names_of_types_are_bounded() {
    let extension = "#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable";
    let types = many(200, |n| format!("typedef void (*a{})(a{n}, a{n});", n + 1));
    let found =
        checked(format!("{extension}\ntypedef int a0; {types} void f(a200 x) {{ int y = x; }}"));
    assert!(found.diagnostics.iter().all(|d| d.message.len() < 10_000));
}

#[test]
fn structs_in_which_the_same_struct_is_twice() {
    let structs = many(60, |n| format!("struct a{} {{ struct a{n} m, n; }};", n + 1));
    let used =
        "void f(struct a60 *a, struct a60 *b) { *a = *b; } kernel void g(global struct a60 *a) {}";
    accepted(format!("struct a0 {{ char m; }}; {structs} {used}"));
}

#[test]
fn many_members_parameters_and_overloads() {
    let members = many(50_000, |n| format!("int a{n}; struct {{ int b{n}; }};"));
    accepted(format!("struct S {{ {members} }};"));
    accepted(format!("void f({} int z);", many(50_000, |n| format!("int a{n},"))));
    let overloads = many(10_000, |n| {
        format!("struct a{n}; void __attribute__((overloadable)) f(struct a{n} *);")
    });
    accepted(&*overloads);
    let locals = many(500, |n| format!("struct a{n} *p{n};"));
    let calls = many(5_000, |n| format!("f(p{});", n % 500));
    accepted(format!(
        "{} void g(void) {{ {locals} {calls} }}",
        &overloads[..overloads.find("struct a500;").unwrap()]
    ));
}

#[test]
fn blocks_that_name_much() {
    let (locals, uses) =
        (many(20_000, |n| format!("int a{n};")), many(20_000, |n| format!("a{n};")));
    accepted(format!("void f(void) {{ {locals} (void)^{{ {uses} }}; }}"));
}
