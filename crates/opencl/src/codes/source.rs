//! Codes of the lexer and the preprocessor.

crate::diagnostic::declare_codes! {
    /// All of them.
    pub ALL;
    /// The source is not UTF-8.
    ///
    /// Names, strings and messages are text, and text is read as UTF-8. Bytes of another encoding would be shown as something else than what was written.
    ///
    /// # Wrong
    /// No short text shows it.
    INVALID_ENCODING = ("CL0101", "invalid-encoding", Error, "6.3")
        right "kernel void f(global int *p) { *p = 1; } // größer";
    /// A NUL byte stands in the source.
    ///
    /// Most programs take it for the end of the text, so that what follows is easily missed. It is passed over, and
    /// the first of a file is reported.
    ///
    /// # Wrong
    /// No short text shows it.
    NUL_BYTE = ("CL0102", "nul-byte", Warning, "C99 5.2.1")
        right "kernel void f(global int *p) { *p = 1; }";
    /// A comment has no end.
    ///
    /// Everything behind `/*` would be comment. In a group that `#if` leaves out compilers say that the
    /// conditional has no end, and this is a warning.
    UNTERMINATED_COMMENT = ("CL0103", "unterminated-comment", Error, "C99 6.4.9")
        wrong "kernel void f(void) {} /* the rest"
        right "kernel void f(void) {} /* the rest */";
    /// A string or character constant has no closing quote on its line.
    ///
    /// A literal ends on the line where it starts.
    UNTERMINATED_LITERAL = ("CL0104", "unterminated-literal", Error, "C99 6.4.5")
        wrong r#"constant char text[] = "abc;"#
        right r#"constant char text[] = "abc";"#;
    /// A character starts no token.
    ///
    /// OpenCL C is made of the characters of C; others stand in comments and literals alone.
    STRAY_CHARACTER = ("CL0105", "stray-character", Error, "C99 6.4")
        wrong "int f(int a) { return a @ 1; }"
        right "int f(int a) { return a + 1; }";
    /// A file that `#include` names cannot be read.
    ///
    /// Included files are looked for beside the including file and in the `-I` folders, and nowhere else. What they would declare is not known, so nothing behind the directive is checked.
    ///
    /// Of `opencl-c.h` and `opencl-c-base.h`, in which a compiler declares what is built in, a check that is not pedantic warns.
    MISSING_INCLUDE = ("CL0106", "missing-include", Error, "6.12")
        wrong r#"#include "none.h""#
        right "kernel void f(void) {}";
    /// `#include` is nested too deeply.
    ///
    /// A file that includes itself without a guard never ends.
    ///
    /// # Wrong
    /// No short text shows it.
    INCLUDE_DEPTH = ("CL0107", "include-depth", Error, "C99 5.2.4.1")
        right "kernel void f(void) {}";
    /// A conditional has no `#endif`.
    ///
    /// The end of the file is not the end of the conditional.
    UNTERMINATED_CONDITIONAL = ("CL0108", "unterminated-conditional", Error, "C99 6.10.1")
        wrong
            "#if 1"
            "int f(void);"
        right
            "#if 1"
            "int f(void);"
            "#endif";
    /// `#else`, `#elif` or `#endif` belongs to no `#if`.
    ///
    /// Each of them continues or ends a conditional that is open in the same file.
    CONDITIONAL_WITHOUT_IF = ("CL0109", "conditional-without-if", Error, "C99 6.10.1")
        wrong "#endif"
        right
            "#if 1"
            "#endif";
    /// A directive is not known or not complete.
    ///
    /// After `#` stands one of the directives of C, with what it needs.
    INVALID_DIRECTIVE = ("CL0110", "invalid-directive", Error, "C99 6.10")
        wrong "#foo"
        right "#define foo";
    /// A macro definition is malformed.
    ///
    /// A macro has an identifier for a name, its parameters are distinct identifiers, `#` stands before a parameter, and `##` stands between two tokens.
    /// A space ends the name of a macro without parameters; where it is missing a check that is not pedantic warns.
    MACRO_DEFINITION = ("CL0111", "macro-definition", Error, "C99 6.10.3")
        wrong "#define paste(a) a ##"
        right "#define paste(a, b) a ## b";
    /// A call of a macro has the wrong arguments.
    ///
    /// A function-like macro takes as many arguments as it has parameters, in parentheses that are closed.
    MACRO_ARGUMENTS = ("CL0112", "macro-arguments", Error, "C99 6.10.3")
        wrong
            "#define twice(a) ((a) + (a))"
            "int f(void) { return twice(1, 2); }"
        right
            "#define twice(a) ((a) + (a))"
            "int f(void) { return twice(1); }";
    /// `##` makes something that is no token.
    ///
    /// Two tokens can be pasted when their spellings make one token together.
    INVALID_PASTE = ("CL0113", "invalid-paste", Error, "C99 6.10.3.3")
        wrong
            "#define paste(a, b) a ## b"
            "int f(void) { return paste(+, 1); }"
        right
            "#define paste(a, b) a ## b"
            "int f(void) { return paste(1, 0); }";
    /// The expression of `#if` cannot be evaluated.
    ///
    /// It is an integer constant expression of numbers, `defined` and macros. Of a comma operator, which such an
    /// expression has not and compilers take, a check that is not pedantic warns.
    IF_EXPRESSION = ("CL0114", "if-expression", Error, "C99 6.10.1")
        wrong
            "#if 1 / 0"
            "#endif"
        right
            "#if 1 / 1"
            "#endif";
    /// The source says `#error`.
    ///
    /// The author's own check failed: see the message.
    ERROR_DIRECTIVE = ("CL0115", "error-directive", Error, "C99 6.10.5")
        wrong "#error not for this device"
        right
            "#if 0"
            "#error not for this device"
            "#endif";
    /// The source says `#warning`.
    ///
    /// The author warns: see the message. The directive itself is an extension of compilers.
    WARNING_DIRECTIVE = ("CL0116", "warning-directive", Warning, "C99 6.10")
        wrong "#warning slow"
        right
            "#if 0"
            "#warning slow"
            "#endif";
    /// A macro is defined again, differently.
    ///
    /// Which of the definitions holds depends on the place, which is easily overlooked. Macros of the language, such
    /// as `__LINE__`, are not defined again (C99 6.10.8).
    MACRO_REDEFINED = ("CL0117", "macro-redefined", Warning, "C99 6.10.3")
        wrong
            "#define N 1"
            "#define N 2"
        right
            "#define N 1"
            "#undef N"
            "#define N 2";
    /// Macros expand to too much.
    ///
    /// Macros that name one another several times over grow exponentially. The limit is four million tokens.
    ///
    /// # Wrong
    /// No short text shows it.
    EXPANSION_LIMIT = ("CL0118", "expansion-limit", Error, "C99 5.2.4.1")
        right
            "#define A 1"
            "int f(void) { return A; }";
    /// A pragma has no meaning in OpenCL C.
    ///
    /// It is ignored, as the language asks.
    UNKNOWN_PRAGMA = ("CL0119", "unknown-pragma", Warning, "6.12")
        wrong "#pragma parallel"
        right "#pragma OPENCL FP_CONTRACT ON";
    /// A pragma disables an extension that the device does not have.
    ///
    /// The pragma has no effect: what it switches off is not there, or its name is misspelled.
    UNKNOWN_EXTENSION = ("CL0120", "unknown-extension", Warning, "6.12.1")
        wrong "#pragma OPENCL EXTENSION cl_none : disable"
        right "#pragma OPENCL EXTENSION cl_khr_fp16 : disable";
    /// A pragma is not complete.
    ///
    /// `OPENCL EXTENSION` takes a name or `all`, a colon and `enable` or `disable`.
    MALFORMED_PRAGMA = ("CL0121", "malformed-pragma", Warning, "6.12.1")
        wrong "#pragma OPENCL EXTENSION all"
        right "#pragma OPENCL EXTENSION all : disable";
    /// A pragma stands where it cannot take effect.
    ///
    /// `FP_CONTRACT` stands at file scope or at the start of a block, `unroll` inside a function (before what else
    /// than a loop it cannot stand there, CL0209 says). Among the members of a struct stands none of them, nor does
    /// `OPENCL EXTENSION`. Behind the switch of `FP_CONTRACT` nothing stands: compilers take it for a part of the program.
    MISPLACED_PRAGMA = ("CL0122", "misplaced-pragma", Error, "6.12")
        wrong
            "void f(void) {"
            "  int x = 1;"
            "#pragma OPENCL FP_CONTRACT OFF"
            "}"
        right
            "void f(void) {"
            "#pragma OPENCL FP_CONTRACT OFF"
            "  int x = 1;"
            "}";
    /// There is text behind a directive.
    ///
    /// It is ignored, though it may have been meant.
    EXTRA_TOKENS = ("CL0123", "extra-tokens", Warning, "C99 6.10")
        wrong
            "#if 1"
            "#endif X"
        right
            "#if 1"
            "#endif // X";
    /// `__VA_ARGS__` stands outside a variadic macro.
    ///
    /// It means the arguments that stand for `...`.
    VA_ARGS_OUTSIDE = ("CL0124", "va-args-outside", Warning, "C99 6.10.3")
        wrong "#define f(a) __VA_ARGS__"
        right "#define f(...) __VA_ARGS__";
    /// The files together are too large.
    ///
    /// Places are counted in 32 bits.
    ///
    /// # Wrong
    /// No short text shows it.
    SOURCE_TOO_LARGE = ("CL0125", "source-too-large", Error, "C99 5.2.4.1")
        right "kernel void f(void) {}";
    /// A constant is malformed.
    ///
    /// The digits and the suffix of a number, and the escapes of a character, are those of C.
    INVALID_LITERAL = ("CL0126", "invalid-literal", Error, "C99 6.4.4")
        wrong "constant int n = 09;"
        right "constant int n = 011;";
    /// An integer constant does not fit any integer type.
    ///
    /// The widest integers have 64 bits. Compilers take the low 64 bits of a longer constant. A decimal one without `u`
    /// has a signed type, and is taken for `ulong` where none holds it.
    INTEGER_TOO_LARGE = ("CL0127", "integer-too-large", Warning, "C99 6.4.4.1")
        wrong "constant ulong a = 0x1FFFFFFFFFFFFFFFF;"
        right "constant ulong a = 0xFFFFFFFFFFFFFFFF;";
    /// A pragma enables an extension that the device does not have, or all of them.
    ///
    /// The program asks for something that is not there, and what depends on it will not work. Extensions are
    /// enabled one by one, each where its macro is defined. The specification calls it an error; compilers
    /// ignore the pragma, and a check that is not pedantic warns.
    UNSUPPORTED_EXTENSION = ("CL0129", "unsupported-extension", Warning, "6.12.1")
        wrong "#pragma OPENCL EXTENSION cl_none : enable"
        right
            "#ifdef cl_none"
            "#pragma OPENCL EXTENSION cl_none : enable"
            "#endif";
}
