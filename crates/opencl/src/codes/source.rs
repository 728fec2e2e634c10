//! Codes of the lexer and the preprocessor.

crate::diagnostic::declare_codes! {
    /// All codes of this file.
    pub ALL;
    /// The source is not UTF-8.
    ///
    /// The source is read as UTF-8. Bytes in another encoding would be shown as wrong characters. Convert the file to
    /// UTF-8.
    ///
    /// # Wrong
    /// No short example shows it.
    INVALID_ENCODING = ("CL0101", "invalid-encoding", Error, "6.3")
        right "kernel void f(global int *p) { *p = 1; } // größer";
    /// The source contains a NUL byte.
    ///
    /// Many programs treat a NUL byte as the end of the text. The check ignores NUL bytes, and reports the first one of
    /// each file. Remove the NUL bytes.
    ///
    /// # Wrong
    /// No short example shows it.
    NUL_BYTE = ("CL0102", "nul-byte", Warning, "C99 5.2.1")
        right "kernel void f(global int *p) { *p = 1; }";
    /// A comment is not closed.
    ///
    /// The rest of the file would be part of the comment. Add `*/`. If the comment is in a group that `#if` skips, the
    /// check only warns: compilers report the conditional without `#endif` instead.
    UNTERMINATED_COMMENT = ("CL0103", "unterminated-comment", Error, "C99 6.4.9")
        wrong "kernel void f(void) {} /* the rest"
        right "kernel void f(void) {} /* the rest */";
    /// A string literal or character constant has no closing quote on its line.
    ///
    /// A literal must end on the line where it starts. Add the closing quote.
    UNTERMINATED_LITERAL = ("CL0104", "unterminated-literal", Error, "C99 6.4.5")
        wrong r#"constant char text[] = "abc;"#
        right r#"constant char text[] = "abc";"#;
    /// The source contains a character that cannot start a token.
    ///
    /// The character is allowed only in comments and literals. Remove it.
    STRAY_CHARACTER = ("CL0105", "stray-character", Error, "C99 6.4")
        wrong "int f(int a) { return a @ 1; }"
        right "int f(int a) { return a + 1; }";
    /// A file that `#include` names cannot be read.
    ///
    /// Included files are searched for in the folder of the including file and in the `-I` folders. The text after the
    /// directive is not checked, because the declarations in the file are unknown. Correct the name, or add a folder
    /// with `-I`.
    ///
    /// Clang declares the built-in functions in `opencl-c.h` and `opencl-c-base.h`. For these two files, a check
    /// without `-W pedantic` only warns.
    MISSING_INCLUDE = ("CL0106", "missing-include", Error, "6.12")
        wrong r#"#include "none.h""#
        right "kernel void f(void) {}";
    /// `#include` is nested too deeply, or files are included too often.
    ///
    /// The limits are 200 levels, and 16 MiB for files that are included repeatedly. If a file includes itself and does
    /// not have an include guard, the inclusion never ends. Add an include guard.
    ///
    /// # Wrong
    /// No short example shows it.
    INCLUDE_DEPTH = ("CL0107", "include-depth", Error, "C99 5.2.4.1")
        right "kernel void f(void) {}";
    /// A conditional has no `#endif`.
    ///
    /// Each `#if`, `#ifdef` and `#ifndef` must end in the file where it starts. Add `#endif`.
    UNTERMINATED_CONDITIONAL = ("CL0108", "unterminated-conditional", Error, "C99 6.10.1")
        wrong
            "#if 1"
            "int f(void);"
        right
            "#if 1"
            "int f(void);"
            "#endif";
    /// An `#else`, `#elif` or `#endif` has no matching `#if`.
    ///
    /// Each of these directives must follow an `#if`, `#ifdef` or `#ifndef` in the same file. `#else` and `#elif` must
    /// not follow the `#else` of the same conditional. Add the missing directive, or remove this one.
    CONDITIONAL_WITHOUT_IF = ("CL0109", "conditional-without-if", Error, "C99 6.10.1")
        wrong "#endif"
        right
            "#if 1"
            "#endif";
    /// A directive is unknown or incomplete.
    ///
    /// Correct the name of the directive, or add its missing part.
    INVALID_DIRECTIVE = ("CL0110", "invalid-directive", Error, "C99 6.10")
        wrong "#foo"
        right "#define foo";
    /// A macro definition is malformed.
    ///
    /// The name of a macro must be an identifier, and its parameters must be distinct identifiers. In a function-like
    /// macro, `#` must precede a parameter. `##` must have a token on each side.
    ///
    /// White space must separate the name of an object-like macro from its replacement. If it is missing, a check
    /// without `-W pedantic` only warns.
    MACRO_DEFINITION = ("CL0111", "macro-definition", Error, "C99 6.10.3")
        wrong "#define paste(a) a ##"
        right "#define paste(a, b) a ## b";
    /// A macro call has the wrong arguments.
    ///
    /// A function-like macro needs one argument for each parameter, between parentheses.
    MACRO_ARGUMENTS = ("CL0112", "macro-arguments", Error, "C99 6.10.3")
        wrong
            "#define twice(a) ((a) + (a))"
            "int f(void) { return twice(1, 2); }"
        right
            "#define twice(a) ((a) + (a))"
            "int f(void) { return twice(1); }";
    /// `##` does not produce a valid token.
    ///
    /// Together, the spellings of the two tokens must form a single token. Remove `##` to keep two tokens.
    INVALID_PASTE = ("CL0113", "invalid-paste", Error, "C99 6.10.3.3")
        wrong
            "#define paste(a, b) a ## b"
            "int f(void) { return paste(+, 1); }"
        right
            "#define paste(a, b) a ## b"
            "int f(void) { return paste(1, 0); }";
    /// The expression of `#if` cannot be evaluated.
    ///
    /// The expression must be an integer constant expression of integers, character constants, `defined` and macros.
    /// Compilers also accept the comma operator. In this case, a check without `-W pedantic` only warns.
    IF_EXPRESSION = ("CL0114", "if-expression", Error, "C99 6.10.1")
        wrong
            "#if 1 / 0"
            "#endif"
        right
            "#if 1 / 1"
            "#endif";
    /// The source contains an `#error` directive that is not skipped.
    ///
    /// The program requires a condition that is not met. The message gives the reason.
    ERROR_DIRECTIVE = ("CL0115", "error-directive", Error, "C99 6.10.5")
        wrong "#error not for this device"
        right
            "#if 0"
            "#error not for this device"
            "#endif";
    /// The source contains a `#warning` directive that is not skipped.
    ///
    /// The author of the program wrote this warning. The directive is an extension of some compilers.
    WARNING_DIRECTIVE = ("CL0116", "warning-directive", Warning, "C99 6.10")
        wrong "#warning slow"
        right
            "#if 0"
            "#warning slow"
            "#endif";
    /// A macro is redefined with another replacement.
    ///
    /// The value of the macro then depends on the place where it is used. Use another name, or write `#undef` first.
    /// A predefined macro such as `__LINE__` must not be redefined (C99 6.10.8).
    MACRO_REDEFINED = ("CL0117", "macro-redefined", Warning, "C99 6.10.3")
        wrong
            "#define N 1"
            "#define N 2"
        right
            "#define N 1"
            "#undef N"
            "#define N 2";
    /// Macros expand to too many tokens.
    ///
    /// The number of tokens grows exponentially if each macro names another one several times. The limit is four
    /// million tokens.
    ///
    /// # Wrong
    /// No short example shows it.
    EXPANSION_LIMIT = ("CL0118", "expansion-limit", Error, "C99 5.2.4.1")
        right
            "#define A 1"
            "int f(void) { return A; }";
    /// A pragma is unknown.
    ///
    /// The pragma is ignored. Correct its name or remove it.
    UNKNOWN_PRAGMA = ("CL0119", "unknown-pragma", Warning, "6.12")
        wrong "#pragma parallel"
        right "#pragma OPENCL FP_CONTRACT ON";
    /// A pragma disables an extension that the device does not support.
    ///
    /// The pragma has no effect. Correct the extension's name or remove the pragma.
    UNKNOWN_EXTENSION = ("CL0120", "unknown-extension", Warning, "6.12.1")
        wrong "#pragma OPENCL EXTENSION cl_none : disable"
        right "#pragma OPENCL EXTENSION cl_khr_fp16 : disable";
    /// A pragma is malformed.
    ///
    /// `OPENCL EXTENSION` needs an extension's name or `all`, a colon, and `enable` or `disable`. `FP_CONTRACT` needs
    /// `ON`, `OFF` or `DEFAULT`. A malformed pragma is ignored.
    MALFORMED_PRAGMA = ("CL0121", "malformed-pragma", Warning, "6.12.1")
        wrong "#pragma OPENCL EXTENSION all"
        right "#pragma OPENCL EXTENSION all : disable";
    /// A pragma is written where it has no effect.
    ///
    /// `FP_CONTRACT` must be at file scope or at the start of a block. `unroll` must be inside a function; CL0209
    /// reports an `unroll` before a statement that is not a loop. These pragmas and `OPENCL EXTENSION` must not be
    /// among the members of a struct. No token may follow the argument of `FP_CONTRACT`, because compilers read such
    /// tokens as part of the program.
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
    /// Extra text follows a directive.
    ///
    /// The text is ignored. Remove it, or move it to a line of its own.
    EXTRA_TOKENS = ("CL0123", "extra-tokens", Warning, "C99 6.10")
        wrong
            "#if 1"
            "#endif X"
        right
            "#if 1"
            "#endif // X";
    /// `__VA_ARGS__` is used outside a variadic macro.
    ///
    /// The name represents the arguments for `...`. Add `...` to the parameters of the macro.
    VA_ARGS_OUTSIDE = ("CL0124", "va-args-outside", Warning, "C99 6.10.3")
        wrong "#define f(a) __VA_ARGS__"
        right "#define f(...) __VA_ARGS__";
    /// The source files are too large in total.
    ///
    /// Their total size must be less than 4 GiB.
    ///
    /// # Wrong
    /// No short example shows it.
    SOURCE_TOO_LARGE = ("CL0125", "source-too-large", Error, "C99 5.2.4.1")
        right "kernel void f(void) {}";
    /// A constant is malformed.
    ///
    /// The digits and suffix of a number, and the escape sequences of a character, must follow C99. A character constant
    /// must contain a character that fits in a `char`.
    INVALID_LITERAL = ("CL0126", "invalid-literal", Error, "C99 6.4.4")
        wrong "constant int n = 09;"
        right "constant int n = 011;";
    /// An integer constant is too large for every integer type.
    ///
    /// The value of a constant must be in the range of its type. The widest integer types have 64 bits, and compilers
    /// keep only the low 64 bits of a larger value. A decimal constant without `u` has a signed type. If no signed type
    /// can represent the value, compilers give the constant the type `ulong`.
    INTEGER_TOO_LARGE = ("CL0127", "integer-too-large", Warning, "C99 6.4.4.1")
        wrong "constant ulong a = 0x1FFFFFFFFFFFFFFFF;"
        right "constant ulong a = 0xFFFFFFFFFFFFFFFF;";
    /// A pragma enables an extension that the device does not support, or enables `all` extensions.
    ///
    /// Code that depends on the extension does not work. Enable extensions one by one, each under `#ifdef` with the
    /// extension's name. According to the specification, such a pragma is an error. Compilers ignore the pragma, and a
    /// check without `-W pedantic` only warns.
    UNSUPPORTED_EXTENSION = ("CL0129", "unsupported-extension", Warning, "6.12.1")
        wrong "#pragma OPENCL EXTENSION cl_none : enable"
        right
            "#ifdef cl_none"
            "#pragma OPENCL EXTENSION cl_none : enable"
            "#endif";
}
