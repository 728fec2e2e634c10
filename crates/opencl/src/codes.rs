//! The diagnostics of the checker. The doc comment of each is its page: what it reports, why that is
//! wrong, an example that is rejected, one that is accepted, how editions differ, and the section
//! of the specification (of OpenCL C unless it says C99). Tests run every example.

use crate::diagnostic::Code;

crate::declare_codes! {
    /// Every code of the checker.
    pub CODES;
    /// The source is not UTF-8.
    ///
    /// Names, strings and messages are text, and text is read as UTF-8. Bytes of another encoding would be shown as something else than what was written.
    ///
    /// # Wrong
    /// No short text shows it.
    ///
    /// # Right
    /// ```opencl
    /// kernel void f(global int *p) { *p = 1; } // größer
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.3
    INVALID_ENCODING = ("CL0101", "invalid-encoding", Error);
    /// A NUL byte stands in the source.
    ///
    /// Most programs take it for the end of the text, so that what follows is easily missed. It is passed over, and
    /// the first of a file is reported.
    ///
    /// # Wrong
    /// No short text shows it.
    ///
    /// # Right
    /// ```opencl
    /// kernel void f(global int *p) { *p = 1; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 5.2.1
    NUL_BYTE = ("CL0102", "nul-byte", Warning);
    /// A comment has no end.
    ///
    /// Everything behind `/*` would be comment. In a group that `#if` leaves out compilers say that the
    /// conditional has no end, and this is a warning.
    ///
    /// # Wrong
    /// ```opencl
    /// kernel void f(void) {} /* the rest
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// kernel void f(void) {} /* the rest */
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.4.9
    UNTERMINATED_COMMENT = ("CL0103", "unterminated-comment", Error);
    /// A string or character constant has no closing quote on its line.
    ///
    /// A literal ends on the line where it starts.
    ///
    /// # Wrong
    /// ```opencl
    /// constant char text[] = "abc;
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// constant char text[] = "abc";
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.4.5
    UNTERMINATED_LITERAL = ("CL0104", "unterminated-literal", Error);
    /// A character starts no token.
    ///
    /// OpenCL C is made of the characters of C; others stand in comments and literals alone.
    ///
    /// # Wrong
    /// ```opencl
    /// int f(int a) { return a @ 1; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// int f(int a) { return a + 1; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.4
    STRAY_CHARACTER = ("CL0105", "stray-character", Error);
    /// A file that `#include` names cannot be read.
    ///
    /// Included files are looked for beside the including file and in the `-I` folders, and nowhere else. What they would declare is not known, so nothing behind the directive is checked.
    ///
    /// Of `opencl-c.h` and `opencl-c-base.h`, in which a compiler declares what is built in, a check that is not pedantic warns.
    ///
    /// # Wrong
    /// ```opencl
    /// #include "none.h"
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// kernel void f(void) {}
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.12
    MISSING_INCLUDE = ("CL0106", "missing-include", Error);
    /// `#include` is nested too deeply.
    ///
    /// A file that includes itself without a guard never ends.
    ///
    /// # Wrong
    /// No short text shows it.
    ///
    /// # Right
    /// ```opencl
    /// kernel void f(void) {}
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 5.2.4.1
    INCLUDE_DEPTH = ("CL0107", "include-depth", Error);
    /// A conditional has no `#endif`.
    ///
    /// The end of the file is not the end of the conditional.
    ///
    /// # Wrong
    /// ```opencl
    /// #if 1
    /// int f(void);
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// #if 1
    /// int f(void);
    /// #endif
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.10.1
    UNTERMINATED_CONDITIONAL = ("CL0108", "unterminated-conditional", Error);
    /// `#else`, `#elif` or `#endif` belongs to no `#if`.
    ///
    /// Each of them continues or ends a conditional that is open in the same file.
    ///
    /// # Wrong
    /// ```opencl
    /// #endif
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// #if 1
    /// #endif
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.10.1
    CONDITIONAL_WITHOUT_IF = ("CL0109", "conditional-without-if", Error);
    /// A directive is not known or not complete.
    ///
    /// After `#` stands one of the directives of C, with what it needs.
    ///
    /// # Wrong
    /// ```opencl
    /// #foo
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// #define foo
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.10
    INVALID_DIRECTIVE = ("CL0110", "invalid-directive", Error);
    /// A macro definition is malformed.
    ///
    /// A macro has an identifier for a name, its parameters are distinct identifiers, `#` stands before a parameter, and `##` stands between two tokens.
    /// A space ends the name of a macro without parameters; where it is missing a check that is not pedantic warns.
    ///
    /// # Wrong
    /// ```opencl
    /// #define paste(a) a ##
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// #define paste(a, b) a ## b
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.10.3
    MACRO_DEFINITION = ("CL0111", "macro-definition", Error);
    /// A call of a macro has the wrong arguments.
    ///
    /// A function-like macro takes as many arguments as it has parameters, in parentheses that are closed.
    ///
    /// # Wrong
    /// ```opencl
    /// #define twice(a) ((a) + (a))
    /// int f(void) { return twice(1, 2); }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// #define twice(a) ((a) + (a))
    /// int f(void) { return twice(1); }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.10.3
    MACRO_ARGUMENTS = ("CL0112", "macro-arguments", Error);
    /// `##` makes something that is no token.
    ///
    /// Two tokens can be pasted when their spellings make one token together.
    ///
    /// # Wrong
    /// ```opencl
    /// #define paste(a, b) a ## b
    /// int f(void) { return paste(+, 1); }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// #define paste(a, b) a ## b
    /// int f(void) { return paste(1, 0); }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.10.3.3
    INVALID_PASTE = ("CL0113", "invalid-paste", Error);
    /// The expression of `#if` cannot be evaluated.
    ///
    /// It is an integer constant expression of numbers, `defined` and macros. Of a comma operator, which such an
    /// expression has not and compilers take, a check that is not pedantic warns.
    ///
    /// # Wrong
    /// ```opencl
    /// #if 1 / 0
    /// #endif
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// #if 1 / 1
    /// #endif
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.10.1
    IF_EXPRESSION = ("CL0114", "if-expression", Error);
    /// The source says `#error`.
    ///
    /// The author's own check failed: see the message.
    ///
    /// # Wrong
    /// ```opencl
    /// #error not for this device
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// #if 0
    /// #error not for this device
    /// #endif
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.10.5
    ERROR_DIRECTIVE = ("CL0115", "error-directive", Error);
    /// The source says `#warning`.
    ///
    /// The author warns: see the message. The directive itself is an extension of compilers.
    ///
    /// # Wrong
    /// ```opencl
    /// #warning slow
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// #if 0
    /// #warning slow
    /// #endif
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.10
    WARNING_DIRECTIVE = ("CL0116", "warning-directive", Warning);
    /// A macro is defined again, differently.
    ///
    /// Which of the definitions holds depends on the place, which is easily overlooked. Macros of the language, such
    /// as `__LINE__`, are not defined again (C99 6.10.8).
    ///
    /// # Wrong
    /// ```opencl
    /// #define N 1
    /// #define N 2
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// #define N 1
    /// #undef N
    /// #define N 2
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.10.3
    MACRO_REDEFINED = ("CL0117", "macro-redefined", Warning);
    /// Macros expand to too much.
    ///
    /// Macros that name one another several times over grow exponentially. The limit is four million tokens.
    ///
    /// # Wrong
    /// No short text shows it.
    ///
    /// # Right
    /// ```opencl
    /// #define A 1
    /// int f(void) { return A; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 5.2.4.1
    EXPANSION_LIMIT = ("CL0118", "expansion-limit", Error);
    /// A pragma has no meaning in OpenCL C.
    ///
    /// It is ignored, as the language asks.
    ///
    /// # Wrong
    /// ```opencl
    /// #pragma parallel
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// #pragma OPENCL FP_CONTRACT ON
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.12
    UNKNOWN_PRAGMA = ("CL0119", "unknown-pragma", Warning);
    /// A pragma disables an extension that the device does not have.
    ///
    /// The pragma has no effect: what it switches off is not there, or its name is misspelled.
    ///
    /// # Wrong
    /// ```opencl
    /// #pragma OPENCL EXTENSION cl_none : disable
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// #pragma OPENCL EXTENSION cl_khr_fp16 : disable
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.12.1
    UNKNOWN_EXTENSION = ("CL0120", "unknown-extension", Warning);
    /// A pragma is not complete.
    ///
    /// `OPENCL EXTENSION` takes a name or `all`, a colon and `enable` or `disable`.
    ///
    /// # Wrong
    /// ```opencl
    /// #pragma OPENCL EXTENSION all
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// #pragma OPENCL EXTENSION all : disable
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.12.1
    MALFORMED_PRAGMA = ("CL0121", "malformed-pragma", Warning);
    /// A pragma stands where it cannot take effect.
    ///
    /// `FP_CONTRACT` stands at file scope or at the start of a block, `unroll` inside a function (before what else
    /// than a loop it cannot stand there, CL0209 says). Among the members of a struct stands none of them, nor does
    /// `OPENCL EXTENSION`. Behind the switch of `FP_CONTRACT` nothing stands: compilers take it for a part of the program.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(void) {
    ///   int x = 1;
    /// #pragma OPENCL FP_CONTRACT OFF
    /// }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(void) {
    /// #pragma OPENCL FP_CONTRACT OFF
    ///   int x = 1;
    /// }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.12
    MISPLACED_PRAGMA = ("CL0122", "misplaced-pragma", Error);
    /// There is text behind a directive.
    ///
    /// It is ignored, though it may have been meant.
    ///
    /// # Wrong
    /// ```opencl
    /// #if 1
    /// #endif X
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// #if 1
    /// #endif // X
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.10
    EXTRA_TOKENS = ("CL0123", "extra-tokens", Warning);
    /// `__VA_ARGS__` stands outside a variadic macro.
    ///
    /// It means the arguments that stand for `...`.
    ///
    /// # Wrong
    /// ```opencl
    /// #define f(a) __VA_ARGS__
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// #define f(...) __VA_ARGS__
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.10.3
    VA_ARGS_OUTSIDE = ("CL0124", "va-args-outside", Warning);
    /// The files together are too large.
    ///
    /// Places are counted in 32 bits.
    ///
    /// # Wrong
    /// No short text shows it.
    ///
    /// # Right
    /// ```opencl
    /// kernel void f(void) {}
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 5.2.4.1
    SOURCE_TOO_LARGE = ("CL0125", "source-too-large", Error);
    /// A constant is malformed.
    ///
    /// The digits and the suffix of a number, and the escapes of a character, are those of C.
    ///
    /// # Wrong
    /// ```opencl
    /// constant int n = 09;
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// constant int n = 011;
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.4.4
    INVALID_LITERAL = ("CL0126", "invalid-literal", Error);
    /// An integer constant does not fit any integer type.
    ///
    /// The widest integers have 64 bits. Compilers take the low 64 bits of a longer constant. A decimal one without `u`
    /// has a signed type, and is taken for `ulong` where none holds it.
    ///
    /// # Wrong
    /// ```opencl
    /// constant ulong a = 0x1FFFFFFFFFFFFFFFF;
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// constant ulong a = 0xFFFFFFFFFFFFFFFF;
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.4.4.1
    INTEGER_TOO_LARGE = ("CL0127", "integer-too-large", Warning);
    /// A name that was poisoned stands in the source.
    ///
    /// `#pragma GCC poison` says that a name must not be used from there on, in no way. The pragma is not part
    /// of the language; compilers that have it obey.
    ///
    /// # Wrong
    /// ```opencl
    /// #pragma GCC poison float16
    /// float16 a(void);
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// #pragma GCC poison float16
    /// float8 a(void);
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.10.6
    POISONED_NAME = ("CL0128", "poisoned-name", Error);
    /// A pragma enables an extension that the device does not have, or all of them.
    ///
    /// The program asks for something that is not there, and what depends on it will not work. Extensions are
    /// enabled one by one, each where its macro is defined. The specification calls it an error; compilers
    /// ignore the pragma, and a check that is not pedantic warns.
    ///
    /// # Wrong
    /// ```opencl
    /// #pragma OPENCL EXTENSION cl_none : enable
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// #ifdef cl_none
    /// #pragma OPENCL EXTENSION cl_none : enable
    /// #endif
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.12.1
    UNSUPPORTED_EXTENSION = ("CL0129", "unsupported-extension", Warning);
    /// A pragma of a compiler is written wrongly.
    ///
    /// Compilers have pragmas of their own, such as `clang fp`, which takes options, or `clang assume_nonnull`,
    /// which begins and ends a part of the source. They are not part of the language and say nothing to this
    /// check; compilers that have them reject such ones.
    ///
    /// # Wrong
    /// ```opencl
    /// #pragma clang fp contract(sometimes)
    /// float mad3(float a, float b, float c) { return a * b + c; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// #pragma clang fp contract(fast)
    /// float mad3(float a, float b, float c) { return a * b + c; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.10.6
    COMPILER_PRAGMA = ("CL0130", "compiler-pragma", Error);
    /// The text does not follow the grammar.
    ///
    /// At this place another token was needed. The check goes on behind the statement or declaration.
    ///
    /// # Wrong
    /// ```opencl
    /// int f(int a) { return a + ; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// int f(int a) { return a + 1; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.3
    SYNTAX = ("CL0201", "syntax", Error);
    /// Brackets or statements are nested too deeply.
    ///
    /// Compilers have such a limit too; sources that reach it are generated, and wrongly.
    ///
    /// # Wrong
    /// No short text shows it.
    ///
    /// # Right
    /// ```opencl
    /// int f(int a) { return (((a))); }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 5.2.4.1
    NESTING_LIMIT = ("CL0202", "nesting-limit", Error);
    /// A name stands where a type should, and names none.
    ///
    /// The type is declared further down, misspelled, or not part of this edition.
    ///
    /// # Wrong
    /// ```opencl
    /// float5 f(void);
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// float4 f(void);
    /// ```
    ///
    /// # Editions
    /// Some types came with an edition: `atomic_int` with 2.0.
    ///
    /// # Specification
    /// 6.3
    UNKNOWN_TYPE = ("CL0203", "unknown-type", Error);
    /// The words of a declaration contradict one another.
    ///
    /// A type is named once, has one storage class and one address space.
    ///
    /// Of types that compilers have and OpenCL C has not, such as `_Float16`, a check that is not pedantic warns.
    ///
    /// # Wrong
    /// ```opencl
    /// unsigned float f(void);
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// unsigned int f(void);
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.7.2
    CONFLICTING_SPECIFIERS = ("CL0204", "conflicting-specifiers", Error);
    /// A declaration names no type.
    ///
    /// C before 1999 took `int` for it; C99, on which OpenCL C stands, does not, in type names neither.
    ///
    /// # Wrong
    /// ```opencl
    /// f(void) { return 1; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// int f(void) { return 1; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.7.2
    IMPLICIT_INT = ("CL0205", "implicit-int", Error);
    /// A declaration declares nothing.
    ///
    /// There is neither a name nor a tag, or nothing at all: outside of functions, and among members, a `;` alone is
    /// no declaration (C99 6.9, 6.7.2.1).
    ///
    /// # Wrong
    /// ```opencl
    /// int;
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// int f(void);
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.7
    EMPTY_DECLARATION = ("CL0206", "empty-declaration", Warning);
    /// A label stands at the end of a block.
    ///
    /// In C99 a label belongs to a statement; an empty one, `;`, will do.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(int a) { if (a) goto end; end: }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(int a) { if (a) goto end; end: ; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.8.1
    LABEL_AT_END = ("CL0207", "label-at-end", Warning);
    /// A label stands before a declaration.
    ///
    /// In C99 a label belongs to a statement, and a declaration is none.
    ///
    /// # Wrong
    /// ```opencl
    /// int f(int a) { switch (a) { case 1: int b = a; return b; } return 0; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// int f(int a) { switch (a) { case 1: { int b = a; return b; } } return 0; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.8.1
    LABEL_BEFORE_DECLARATION = ("CL0208", "label-before-declaration", Warning);
    /// A hint to unroll stands before something else than a loop.
    ///
    /// Only `for`, `while` and `do` loops are unrolled.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(int a) {
    ///   __attribute__((opencl_unroll_hint(2)))
    ///   a = 1;
    /// }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(int a) {
    ///   __attribute__((opencl_unroll_hint(2)))
    ///   for (int i = 0; i < 4; i++) a += i;
    /// }
    /// ```
    ///
    /// # Editions
    /// The attribute is part of the language since 2.0.
    ///
    /// # Specification
    /// 6.13.5
    UNROLL_WITHOUT_LOOP = ("CL0209", "unroll-without-loop", Error);
    /// A type is reserved, not part of the language.
    ///
    /// `long long` and `long double` are kept for later editions; compilers treat them in their own ways.
    ///
    /// # Wrong
    /// ```opencl
    /// long long f(void);
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// long f(void);
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.3.4
    RESERVED_TYPE = ("CL0210", "reserved-type", Warning);
    /// A feature of newer C is not part of OpenCL C.
    ///
    /// The language stands on C99.
    ///
    /// # Wrong
    /// ```opencl
    /// _Atomic int f(void);
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// int f(void);
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.1
    UNSUPPORTED_C = ("CL0211", "unsupported-c", Error);
    /// A block is used where the language has none.
    ///
    /// Blocks came with device-side enqueue.
    ///
    /// # Wrong
    /// ```opencl std=1.2
    /// void f(void) { ^{ }(); }
    /// ```
    ///
    /// # Right
    /// ```opencl ext=+all
    /// void f(void) { int (^b)(void) = ^{ return 1; }; }
    /// ```
    ///
    /// # Editions
    /// 2.0; 3.0 with `__opencl_c_device_enqueue`.
    ///
    /// # Specification
    /// 6.14
    NO_BLOCKS = ("CL0212", "no-blocks", Error);
    /// The last member of a struct ends without `;`.
    ///
    /// Every member declaration ends with one; compilers forgive the last.
    ///
    /// # Wrong
    /// ```opencl
    /// struct s { int a };
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// struct s { int a; };
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.7.2.1
    MEMBER_WITHOUT_SEMICOLON = ("CL0213", "member-without-semicolon", Warning);
    /// Parameters are declared as before C89.
    ///
    /// Calls of such a function are not checked by other compilers.
    ///
    /// # Wrong
    /// ```opencl
    /// int f(a) int a; { return a; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// int f(int a) { return a; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.9.1
    OLD_STYLE_FUNCTION = ("CL0214", "old-style-function", Warning);
    /// A reserved word without a meaning is used as a name.
    ///
    /// `uniform` is kept for editions to come, whatever it would name, and so are names of types: vectors of other lengths,
    /// `quad`, matrices. Compilers let them pass.
    ///
    /// # Wrong
    /// ```opencl
    /// constant int uniform = 1;
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// constant int uniforms = 1;
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.3.4, 6.3.9
    RESERVED_WORD = ("CL0215", "reserved-word", Warning);
    /// A pragma for a loop asks for something that there is not.
    ///
    /// `#pragma unroll` takes a constant that is not negative, or nothing; the options of `#pragma clang loop` take one of
    /// their words or a positive constant, each option once. These pragmas are not part of the language, and
    /// compilers that have them reject such ones.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(int a) {
    ///   #pragma unroll -1
    ///   for (int i = 0; i < 4; i++) a += i;
    /// }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(int a) {
    ///   #pragma unroll 4
    ///   for (int i = 0; i < 4; i++) a += i;
    /// }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.10.6
    LOOP_PRAGMA = ("CL0216", "loop-pragma", Error);
    /// What GNU C has stands in the program.
    ///
    /// Statements as expressions, `?:` without a value between, ranges in `case` and in designators, `typeof`,
    /// `__alignof__`, assembly, structs without members and `__FUNCTION__` are part of GNU C and not of
    /// OpenCL C. Many compilers take them, others do not: a check that is not pedantic warns.
    ///
    /// # Wrong
    /// ```opencl
    /// int f(int a) { return a ?: 1; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// int f(int a) { return a ? a : 1; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6
    GNU_C = ("CL0217", "gnu-c", Warning);
    /// What C has since 2011 or later stands in the program.
    ///
    /// OpenCL C is based on C99. `_Static_assert`, `_Generic`, `_Alignas`, `_Alignof`, `_Noreturn`, members without
    /// a name, attributes in `[[ ]]`, numbers in binary digits, initialisers without values, types of the values of
    /// enumerations and calls of variadic macros without an argument for `...` came later, and OpenCL C took none of them. Many compilers do: a check that is not pedantic warns.
    ///
    /// # Wrong
    /// ```opencl
    /// struct value { union { int i; float f; }; };
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// struct value { union { int i; float f; } as; };
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6
    LATER_C = ("CL0218", "later-c", Warning);
    /// A pointer is converted to one into another address space.
    ///
    /// Address spaces are disjoint memories: a pointer into one means nothing in another. Only a pointer to the generic address space can take one to global, local or private memory.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(global int *g) { local int *l = g; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(global int *g) { global int *p = g; }
    /// ```
    ///
    /// # Editions
    /// Before 2.0, and in 3.0 without `__opencl_c_generic_address_space`, there is no generic address space: a pointer without a qualifier points into private memory.
    ///
    /// # Specification
    /// 6.7.9
    ADDRESS_SPACE_CHANGE = ("CL0301", "address-space-change", Error);
    /// A cast changes the address space of a pointer to a disjoint one.
    ///
    /// The cast value could never be used. A generic pointer can be cast to a named space and back; the constant space is never part of the generic one.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(global int *g) { local int *l = (local int *)g; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(int *p) { local int *l = (local int *)p; }
    /// ```
    ///
    /// # Editions
    /// The generic address space came with 2.0.
    ///
    /// # Specification
    /// 6.7.9
    ADDRESS_SPACE_CAST = ("CL0302", "address-space-cast", Error);
    /// Two pointers to pointers differ in an inner address space.
    ///
    /// What the inner pointer points into is part of the type and is never converted.
    ///
    /// Where `? :` chooses between the two, compilers only warn, and so does a check that is not pedantic.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(global int *private *p) { local int *private *q = p; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(global int *private *p) { global int *private *q = p; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.7.9
    ADDRESS_SPACE_NESTED = ("CL0303", "address-space-nested", Error);
    /// A cast changes an inner address space.
    ///
    /// The pointers that the pointer leads to are then read as pointers into another memory.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(global int *private *p) { local int *private *q = (local int *private *)p; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(global int *private *p) { global float *private *q = (global float *private *)p; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.7.9
    NESTED_SPACE_CAST = ("CL0304", "nested-space-cast", Warning);
    /// An operator takes two pointers into disjoint address spaces.
    ///
    /// Pointers into different memories are never equal, neither before nor behind one another, and have no common type.
    ///
    /// Where `? :` chooses between the two and one points to `void`, compilers say nothing, and a check that is not pedantic warns.
    ///
    /// # Wrong
    /// ```opencl
    /// int f(global int *g, local int *l) { return g == l; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// int f(global int *g, global int *h) { return g == h; }
    /// ```
    ///
    /// # Editions
    /// Named spaces and the generic one overlap since 2.0.
    ///
    /// # Specification
    /// 6.7.9
    DISJOINT_SPACES = ("CL0305", "disjoint-spaces", Error);
    /// `generic` is used where the language has no generic address space.
    ///
    /// It came with 2.0, and 3.0 made it optional.
    ///
    /// # Wrong
    /// ```opencl std=1.2
    /// void f(generic int *p);
    /// ```
    ///
    /// # Right
    /// ```opencl std=1.2
    /// void f(private int *p);
    /// ```
    ///
    /// # Editions
    /// 2.0; 3.0 with `__opencl_c_generic_address_space`.
    ///
    /// # Specification
    /// 6.7.5
    NO_GENERIC = ("CL0306", "no-generic", Error);
    /// A variable at program scope is in an address space where it cannot be.
    ///
    /// Such a variable lives as long as the program: in constant memory, and since 2.0 in global memory too. So does one
    /// inside a function that is `static` or `extern`.
    ///
    /// # Wrong
    /// ```opencl
    /// local int shared;
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// constant int shared = 1;
    /// ```
    ///
    /// # Editions
    /// Before 2.0, and in 3.0 without `__opencl_c_program_scope_global_variables`, the constant address space alone.
    ///
    /// # Specification
    /// 6.7
    PROGRAM_SCOPE_SPACE = ("CL0307", "program-scope-space", Error);
    /// A variable inside a function is `static` where the language forbids it.
    ///
    /// Before 2.0 `static` stood at program scope alone.
    ///
    /// # Wrong
    /// ```opencl std=1.2
    /// void f(void) { static int n = 0; }
    /// ```
    ///
    /// # Right
    /// ```opencl std=1.2
    /// constant int n = 0;
    /// void f(void) { int m = n; }
    /// ```
    ///
    /// # Editions
    /// Allowed since 2.0.
    ///
    /// # Specification
    /// 6.10
    STATIC_LOCAL = ("CL0308", "static-local", Error);
    /// A variable inside a function is in the global address space.
    ///
    /// Global memory is allocated by the host, or at program scope.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(void) { global int n; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(global int *n) {}
    /// ```
    ///
    /// # Editions
    /// All; since 2.0 a `static` variable inside a function is global.
    ///
    /// # Specification
    /// 6.7.1
    FUNCTION_SCOPE_GLOBAL = ("CL0309", "function-scope-global", Error);
    /// A local or constant variable is declared in a function that is no kernel.
    ///
    /// Local memory belongs to a work-group that runs a kernel; helper functions get pointers to it.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(void) { local int n; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// kernel void f(void) { local int n; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.7.2, 6.7.3
    SPACE_IN_FUNCTION = ("CL0310", "space-in-function", Error);
    /// A local or constant variable is declared in an inner block of a kernel.
    ///
    /// Such a variable exists for the whole kernel, so it is declared in the kernel's outermost block.
    ///
    /// Compilers take the outermost scope of a block literal for that of the kernel: there a check that is not pedantic warns.
    ///
    /// # Wrong
    /// ```opencl
    /// kernel void f(int a) { if (a) { local int n; } }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// kernel void f(int a) { local int n; if (a) { n = 1; } }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.7.2, 6.7.3
    SPACE_IN_BLOCK = ("CL0311", "space-in-block", Error);
    /// A variable inside a function is in no named address space of the language.
    ///
    /// The generic address space is one of pointers; no object is declared in it.
    ///
    /// A compound literal inside a function is in the private address space, whatever its type says.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(void) { generic int n; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(generic int *n) {}
    /// ```
    ///
    /// # Editions
    /// Since 2.0.
    ///
    /// # Specification
    /// 6.7.5
    AUTOMATIC_SPACE = ("CL0312", "automatic-space", Error);
    /// A variable in the constant address space has no initial value.
    ///
    /// Nothing can write it later.
    ///
    /// # Wrong
    /// ```opencl
    /// constant int n;
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// constant int n = 3;
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.7.3
    CONSTANT_WITHOUT_VALUE = ("CL0313", "constant-without-value", Error);
    /// A variable in the local address space has an initial value.
    ///
    /// Local memory is shared by the work-items of a work-group: who would write the value, and when?
    ///
    /// # Wrong
    /// ```opencl
    /// kernel void f(void) { local int n = 0; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// kernel void f(void) { local int n; if (get_local_id(0) == 0) n = 0; barrier(CLK_LOCAL_MEM_FENCE); }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.7.2
    LOCAL_INITIALISER = ("CL0314", "local-initialiser", Error);
    /// A parameter itself is in an address space other than private.
    ///
    /// Parameters are copies of their own for each work-item. What a pointer parameter points to may be anywhere.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(global int n);
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(global int *n);
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.7.4
    PARAMETER_SPACE = ("CL0315", "parameter-space", Error);
    /// The result of a function is in an address space.
    ///
    /// A result is a value and is stored nowhere. It may be a pointer into an address space.
    ///
    /// # Wrong
    /// ```opencl
    /// global int f(void);
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// global int *f(void);
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.7
    RETURN_SPACE = ("CL0316", "return-space", Error);
    /// A member of a struct is in an address space of its own.
    ///
    /// The whole object is in one address space. A member may be a pointer into another.
    ///
    /// # Wrong
    /// ```opencl
    /// struct s { global int a; };
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// struct s { global int *a; };
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.7
    MEMBER_SPACE = ("CL0317", "member-space", Error);
    /// An event is not in the private address space.
    ///
    /// An `event_t` belongs to the work-item that holds it. Compilers allow arrays of them elsewhere: there a check
    /// that is not pedantic warns.
    ///
    /// # Wrong
    /// ```opencl
    /// kernel void f(void) { local event_t e; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// kernel void f(void) { event_t e; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.11
    EVENT_SPACE = ("CL0318", "event-space", Error);
    /// A sampler is where no sampler can be.
    ///
    /// A sampler is a constant: at program scope it is `const` or `constant`, and it is never in local or global memory.
    ///
    /// # Wrong
    /// ```opencl
    /// global sampler_t s = 0;
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// constant sampler_t s = 0;
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.15.15.1
    SAMPLER_SPACE = ("CL0319", "sampler-space", Error);
    /// A read-only object is written.
    ///
    /// It is `const`, or in the constant address space.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(constant int *p) { *p = 1; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(global int *p) { *p = 1; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.7.3
    READ_ONLY = ("CL0320", "read-only", Error);
    /// A type that is not complete is used as if it were.
    ///
    /// The size of a struct that is only declared, of `void` and of an array without size is not known.
    ///
    /// # Wrong
    /// ```opencl
    /// struct s; void f(struct s *p) { p->a = 1; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// struct s { int a; }; void f(struct s *p) { p->a = 1; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.2.5
    INCOMPLETE_TYPE = ("CL0401", "incomplete-type", Error);
    /// A name is declared twice in one scope.
    ///
    /// The second declaration is another thing of the same name.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(void) { int a; float a; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(void) { int a; float b; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.7
    REDEFINITION = ("CL0402", "redefinition", Error);
    /// A name is declared again with another type.
    ///
    /// All declarations of a function or of a variable at program scope agree.
    ///
    /// # Wrong
    /// ```opencl
    /// int f(int); int f(float);
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// int f(int); int f(int);
    /// ```
    ///
    /// # Editions
    /// All. The attribute `overloadable` of some compilers allows it.
    ///
    /// # Specification
    /// C99 6.2.7
    CONFLICTING_DECLARATION = ("CL0403", "conflicting-declaration", Error);
    /// A typedef is defined again as another type.
    ///
    /// The same definition twice does no harm.
    ///
    /// # Wrong
    /// ```opencl
    /// typedef int t; typedef float t;
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// typedef int t; typedef int t;
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.7.7
    TYPEDEF_REDEFINITION = ("CL0404", "typedef-redefinition", Error);
    /// A tag names two kinds of types.
    ///
    /// A tag stands for a struct, a union or an enumeration, and always for the same one.
    ///
    /// # Wrong
    /// ```opencl
    /// struct t { int a; }; union t f(void);
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// struct t { int a; }; struct t f(void);
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.7.2.3
    TAG_MISMATCH = ("CL0405", "tag-mismatch", Error);
    /// A function becomes `static` after it was declared otherwise.
    ///
    /// The first declaration decides.
    ///
    /// # Wrong
    /// ```opencl
    /// int f(void); static int f(void) { return 1; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// static int f(void); static int f(void) { return 1; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.2.2
    STATIC_MISMATCH = ("CL0406", "static-mismatch", Error);
    /// A storage class is not part of the language.
    ///
    /// There is no `auto`, `register` or thread-local storage; `static` and `extern` came with 1.2.
    ///
    /// A function that is declared inside another is not `static`, and `for` declares variables of its own alone (C99 6.7.1, 6.8.5).
    ///
    /// # Wrong
    /// ```opencl
    /// void f(void) { register int a; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(void) { int a; }
    /// ```
    ///
    /// # Editions
    /// `static` and `extern` since 1.2.
    ///
    /// # Specification
    /// 6.10
    STORAGE_CLASS = ("CL0407", "storage-class", Error);
    /// A function specifier stands on something else.
    ///
    /// `inline` says something about functions alone.
    ///
    /// # Wrong
    /// ```opencl
    /// inline int n;
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// inline int f(void) { return 1; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.7.4
    FUNCTION_SPECIFIER = ("CL0408", "function-specifier", Error);
    /// A function is declared in a way that makes no sense.
    ///
    /// A function is defined at file scope, with a body, and has no initial value. Names without types are the
    /// parameters of a definition alone, as before C89.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(void) { int g(void) { return 1; } }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// int g(void) { return 1; } void f(void) { g(); }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.9.1
    FUNCTION_DECLARATION = ("CL0409", "function-declaration", Error);
    /// An `extern` variable inside a function has an initial value.
    ///
    /// It only names what is defined elsewhere.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(void) { extern constant int n = 1; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// extern constant int n; void f(void) { int a = n; }
    /// ```
    ///
    /// # Editions
    /// Since 1.2.
    ///
    /// # Specification
    /// C99 6.7.8
    EXTERN_INITIALISER = ("CL0410", "extern-initialiser", Error);
    /// A function returns an array or a function.
    ///
    /// Return a struct that holds the array, or take a pointer to it.
    ///
    /// # Wrong
    /// ```opencl
    /// typedef int t[2]; t f(void);
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// typedef struct { int a[2]; } t; t f(void);
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.7.5.3
    FUNCTION_RESULT = ("CL0411", "function-result", Error);
    /// A member has a type that no member has.
    ///
    /// Functions are not data.
    ///
    /// # Wrong
    /// ```opencl
    /// struct s { int f(void); };
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// struct s { int f; };
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.7.2.1
    MEMBER_TYPE = ("CL0412", "member-type", Error);
    /// `restrict` stands on something that is no pointer.
    ///
    /// It promises that an object is reached through this pointer alone.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(int restrict a);
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(global int *restrict a);
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.11
    RESTRICT_NON_POINTER = ("CL0413", "restrict-non-pointer", Error);
    /// An array type is malformed.
    ///
    /// Elements are complete objects, only the first size may be left out, and `static` in the brackets is for parameters.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(void) { void a[2]; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(void) { int a[2]; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.7.5.2
    ARRAY_TYPE = ("CL0414", "array-type", Error);
    /// The size of an array is wrong.
    ///
    /// It is an integer, not negative, and the array fits the address space.
    ///
    /// # Wrong
    /// ```opencl
    /// int f(void) { int a[-1]; return 0; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// int f(void) { int a[1]; return 0; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.7.5.2
    ARRAY_SIZE = ("CL0415", "array-size", Error);
    /// The size of an array is not constant.
    ///
    /// OpenCL C has no variable-length arrays: memory of a kernel is laid out before it runs. The value of a
    /// `const` variable is no constant either, as it is in C++; compilers take it, so that it is a warning.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(int n) { int a[n]; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(int n) { int a[16]; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.11
    VARIABLE_LENGTH_ARRAY = ("CL0416", "variable-length-array", Error);
    /// An array has the size 0.
    ///
    /// C has no such arrays; compilers allow them.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(void) { int a[0]; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(void) { int a[1]; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.7.5.2
    ZERO_LENGTH_ARRAY = ("CL0417", "zero-length-array", Warning);
    /// A struct ends with an array without size.
    ///
    /// Flexible members are not part of OpenCL C; compilers allow them.
    ///
    /// # Wrong
    /// ```opencl
    /// struct s { int n; int a[]; };
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// struct s { int n; int a[4]; };
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.11
    FLEXIBLE_ARRAY = ("CL0418", "flexible-array", Warning);
    /// A struct has a bit-field.
    ///
    /// How bit-fields are laid out differs between host and device.
    ///
    /// # Wrong
    /// ```opencl
    /// struct s { int a : 3; };
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// struct s { int a; };
    /// ```
    ///
    /// # Editions
    /// All; some compilers have an extension for it.
    ///
    /// # Specification
    /// 6.11
    BIT_FIELD = ("CL0419", "bit-field", Error);
    /// A pointer to a function is declared or made.
    ///
    /// All calls are known before a kernel runs. A parameter of function type is such a pointer too; compilers take
    /// it, and a check that is not pedantic warns.
    ///
    /// # Wrong
    /// ```opencl
    /// int g(void); void f(void) { int (*p)(void) = g; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// int g(void); void f(void) { int a = g(); }
    /// ```
    ///
    /// # Editions
    /// All; some compilers have an extension for it.
    ///
    /// # Specification
    /// 6.11
    FUNCTION_POINTER = ("CL0420", "function-pointer", Error);
    /// A function takes a variable number of arguments.
    ///
    /// `printf` is the only one.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(int a, ...);
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(int a, int b);
    /// ```
    ///
    /// # Editions
    /// All; some compilers have an extension for it.
    ///
    /// # Specification
    /// 6.11
    VARIADIC_FUNCTION = ("CL0421", "variadic-function", Error);
    /// A variable has the type of an image or a pipe.
    ///
    /// Images and pipes come from the host and are passed as arguments alone.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(read_only image2d_t i) { read_only image2d_t j; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(read_only image2d_t i) {}
    /// ```
    ///
    /// # Editions
    /// All; pipes since 2.0.
    ///
    /// # Specification
    /// 6.11
    OPAQUE_VARIABLE = ("CL0422", "opaque-variable", Error);
    /// A function returns an image, a sampler or a pipe.
    ///
    /// They are passed as arguments alone.
    ///
    /// # Wrong
    /// ```opencl
    /// image2d_t f(void);
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(image2d_t i);
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.11
    OPAQUE_RESULT = ("CL0423", "opaque-result", Error);
    /// A pointer points to an image, a sampler or a pipe.
    ///
    /// They have no address.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(image2d_t *i);
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(image2d_t i);
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.11
    OPAQUE_POINTER = ("CL0424", "opaque-pointer", Error);
    /// An array holds images, samplers or pipes.
    ///
    /// They have no place in memory.
    ///
    /// Compilers allow arrays of pipes: of them a check that is not pedantic warns.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(sampler_t s[2]);
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(sampler_t s, sampler_t t);
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.11
    OPAQUE_ARRAY = ("CL0425", "opaque-array", Error);
    /// A struct or union holds an image, a sampler, an event or a pipe.
    ///
    /// They have no place in memory. The packets of a pipe are none of them either, and no pointers.
    ///
    /// Compilers allow pipes there, and packets of any type: of these a check that is not pedantic warns.
    ///
    /// # Wrong
    /// ```opencl
    /// struct s { image2d_t i; };
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(image2d_t i);
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.11
    OPAQUE_MEMBER = ("CL0426", "opaque-member", Error);
    /// A variable at program scope has a type that lives in a kernel alone.
    ///
    /// Events and reservation identifiers are made while a kernel runs.
    ///
    /// Compilers allow queues and `ndrange_t`: of them a check that is not pedantic warns.
    ///
    /// # Wrong
    /// ```opencl
    /// constant event_t e = 0;
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(void) { event_t e = 0; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.11
    PROGRAM_SCOPE_TYPE = ("CL0427", "program-scope-type", Error);
    /// An access qualifier stands on something that is no image or pipe.
    ///
    /// `read_only` and its kin say how an image or pipe is used; for pointers there is `const`.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(read_only global int *p);
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(global const int *p);
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.8
    ACCESS_ON_NON_IMAGE = ("CL0428", "access-on-non-image", Error);
    /// `read_write` stands where it is not allowed.
    ///
    /// Pipes are read or written, and images are both since 2.0 alone.
    ///
    /// Compilers allow a typedef of such an image: of it a check that is not pedantic warns.
    ///
    /// # Wrong
    /// ```opencl std=1.2
    /// void f(read_write image2d_t i);
    /// ```
    ///
    /// # Right
    /// ```opencl std=1.2
    /// void f(read_only image2d_t i);
    /// ```
    ///
    /// # Editions
    /// Images since 2.0; 3.0 with `__opencl_c_read_write_images`.
    ///
    /// # Specification
    /// 6.8
    ACCESS_READ_WRITE = ("CL0429", "access-read-write", Error);
    /// A type has more than one access qualifier.
    ///
    /// Also where a typedef brings one.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(read_only write_only image2d_t i);
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(read_only image2d_t i);
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.8
    MULTIPLE_ACCESS = ("CL0430", "multiple-access", Error);
    /// `^` stands on a type that is no function's.
    ///
    /// A block is called as a function is.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(void) { int ^b; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(void) { int (^b)(void) = ^{ return 1; }; }
    /// ```
    ///
    /// # Editions
    /// Since 2.0.
    ///
    /// # Specification
    /// 6.14
    BLOCK_TYPE = ("CL0431", "block-type", Error);
    /// A block is used in a way that is not allowed.
    ///
    /// Blocks are values known before the kernel runs: they are initialised where they are declared, keep that value, are not stored in arrays or structs, are not pointed to, take no variable number of arguments, and are neither passed to nor returned from functions. Compilers do not take a call of one as an operand of `? :` either.
    ///
    /// Compilers allow a null pointer as the initial value: of it a check that is not pedantic warns.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(void) { int (^b)(void); }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(void) { int (^b)(void) = ^{ return 1; }; }
    /// ```
    ///
    /// # Editions
    /// Since 2.0.
    ///
    /// # Specification
    /// 6.14.5
    BLOCK_RESTRICTION = ("CL0432", "block-restriction", Error);
    /// `half` is used as a value without `cl_khr_fp16`.
    ///
    /// Without the extension `half` is a format of storage alone: it is pointed to, and read and written with `vload_half` and `vstore_half`. Of bits that `as_short` takes where they are stored, a check that is not pedantic warns.
    ///
    /// # Wrong
    /// ```opencl
    /// float f(global half *p) { return *p; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// float f(global half *p) { return vload_half(0, p); }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.3.1.2
    HALF_VALUE = ("CL0433", "half-value", Error);
    /// An array is initialised with something else than a list.
    ///
    /// Arrays are not assigned; a list in braces, or a string for characters, gives them their first value.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(void) { int a[2] = 1; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(void) { int a[2] = {1}; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.7.8
    ARRAY_INITIALISER = ("CL0434", "array-initialiser", Error);
    /// A scalar is initialised with an empty list.
    ///
    /// There is no value in it.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(void) { int a = {}; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(void) { int a = {1}; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.7.8
    SCALAR_INITIALISER = ("CL0435", "scalar-initialiser", Warning);
    /// A list has more values than the object has parts.
    ///
    /// The values behind are dropped.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(void) { int a[2] = {1, 2, 3}; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(void) { int a[3] = {1, 2, 3}; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.7.8
    EXCESS_INITIALISERS = ("CL0436", "excess-initialisers", Warning);
    /// A string is longer than the array that it initialises.
    ///
    /// The characters behind are dropped.
    ///
    /// # Wrong
    /// ```opencl
    /// constant char a[2] = "abc";
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// constant char a[4] = "abc";
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.7.8
    EXCESS_STRING = ("CL0437", "excess-string", Warning);
    /// A designator names a part that the object does not have.
    ///
    /// `.name` is for structs and unions, `[index]` for arrays, inside their size.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(void) { int a[2] = {[2] = 1}; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(void) { int a[2] = {[1] = 1}; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.7.8
    DESIGNATOR = ("CL0438", "designator", Error);
    /// A constant is needed, and the expression is none.
    ///
    /// Initial values at program scope and in the constant address space, enumerators and cases are known before the program runs.
    ///
    /// # Wrong
    /// ```opencl
    /// int f(int n) { switch (n) { case n: return 1; } return 0; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// int f(int n) { switch (n) { case 3: return 1; } return 0; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.6
    NOT_CONSTANT = ("CL0439", "not-constant", Error);
    /// A sampler gets a value that is not constant.
    ///
    /// A sampler's properties are known before the program runs; some compilers accept more.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(int n) { sampler_t s = n; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(void) { sampler_t s = CLK_ADDRESS_CLAMP; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.15.15.1
    SAMPLER_INITIALISER = ("CL0440", "sampler-initialiser", Warning);
    /// An atomic variable inside a function has an initial value.
    ///
    /// Only at program scope, in global memory, can an atomic variable start with a value; elsewhere `atomic_init` gives it one.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(void) { atomic_int a = 1; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// global atomic_int a = ATOMIC_VAR_INIT(1);
    /// ```
    ///
    /// # Editions
    /// Since 2.0.
    ///
    /// # Specification
    /// 6.15.12.1
    ATOMIC_INITIALISER = ("CL0441", "atomic-initialiser", Error);
    /// A static assertion does not hold.
    ///
    /// The author's own check failed.
    ///
    /// # Wrong
    /// ```opencl
    /// _Static_assert(sizeof(int) == 8, "size");
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// _Static_assert(sizeof(int) == 4, "size");
    /// ```
    ///
    /// # Editions
    /// All; the keyword is C11's.
    ///
    /// # Specification
    /// C11 6.7.10
    STATIC_ASSERT = ("CL0442", "static-assert", Error);
    /// A function is called `main`.
    ///
    /// A program of OpenCL C has no main function.
    ///
    /// # Wrong
    /// ```opencl
    /// void main(void) {}
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// kernel void run(void) {}
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.11
    MAIN = ("CL0443", "main", Error);
    /// A block is chosen with `? :`.
    ///
    /// The specification forbids it; some compilers accept it.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(int a) { int (^b)(void) = ^{ return 1; }; int (^c)(void) = ^{ return 2; }; a ? b : c; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(int a) { int (^b)(void) = ^{ return 1; }; if (a) b(); }
    /// ```
    ///
    /// # Editions
    /// Since 2.0.
    ///
    /// # Specification
    /// 6.14.5
    BLOCK_CONDITIONAL = ("CL0444", "block-conditional", Warning);
    /// `const` or `volatile` stands on the type of an image.
    ///
    /// What is done with an image is said by its access qualifier.
    ///
    /// # Wrong
    /// ```opencl std=1.2
    /// kernel void f(read_only const image2d_t i) {}
    /// ```
    ///
    /// # Right
    /// ```opencl std=1.2
    /// kernel void f(read_only image2d_t i) {}
    /// ```
    ///
    /// # Editions
    /// Since 1.2.
    ///
    /// # Specification
    /// 6.11
    IMAGE_QUALIFIER = ("CL0445", "image-qualifier", Warning);
    /// A function that is no kernel declares a sampler.
    ///
    /// A sampler is a parameter, or a variable at program scope or in a kernel's outermost block.
    ///
    /// # Wrong
    /// ```opencl std=1.2
    /// void f(void) { const sampler_t s = CLK_ADDRESS_CLAMP; }
    /// ```
    ///
    /// # Right
    /// ```opencl std=1.2
    /// kernel void f(void) { const sampler_t s = CLK_ADDRESS_CLAMP; }
    /// ```
    ///
    /// # Editions
    /// Since 1.1; in 1.0 no variable inside a function is a sampler.
    ///
    /// # Specification
    /// 6.11
    SAMPLER_SCOPE = ("CL0446", "sampler-scope", Warning);
    /// A block uses a block variable of the function around it.
    ///
    /// A compiler has to know which block is meant, and a block that is enqueued may outlive the variable.
    ///
    /// # Wrong
    /// ```opencl std=2.0
    /// void f(global int *out) {
    ///     int (^one)(void) = ^{ return 1; };
    ///     int (^two)(void) = ^{ return 2 * one(); };
    ///     *out = two();
    /// }
    /// ```
    ///
    /// # Right
    /// ```opencl std=2.0
    /// void f(global int *out) {
    ///     int (^two)(void) = ^{ int (^one)(void) = ^{ return 1; }; return 2 * one(); };
    ///     *out = two();
    /// }
    /// ```
    ///
    /// # Editions
    /// Since 2.0.
    ///
    /// # Specification
    /// 6.14.5
    BLOCK_CAPTURE = ("CL0447", "block-capture", Error);
    /// A name is not declared.
    ///
    /// It is misspelled, declared further down, or in a scope that has ended.
    ///
    /// # Wrong
    /// ```opencl
    /// int f(void) { return a; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// int f(int a) { return a; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.5.1
    UNDECLARED = ("CL0501", "undeclared", Error);
    /// An operator does not take these operands.
    ///
    /// Integers for `%`, shifts and bits; numbers for arithmetic; no structs, images, samplers or atomics.
    ///
    /// # Wrong
    /// ```opencl
    /// float f(float a) { return a % 2; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// float f(float a) { return fmod(a, 2.0f); }
    /// ```
    ///
    /// # Editions
    /// `!` on floating vectors since 1.2.
    ///
    /// # Specification
    /// 6.5
    INVALID_OPERANDS = ("CL0502", "invalid-operands", Error);
    /// An operator takes two different vector types.
    ///
    /// Vectors are never converted by themselves.
    ///
    /// # Wrong
    /// ```opencl
    /// float4 f(float4 a, int4 b) { return a + b; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// float4 f(float4 a, int4 b) { return a + convert_float4(b); }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.4.1
    VECTOR_MISMATCH = ("CL0503", "vector-mismatch", Error);
    /// A scalar beside a vector has a greater rank than the vector's elements.
    ///
    /// It would have to lose bits to become an element.
    ///
    /// # Wrong
    /// ```opencl
    /// float4 f(float4 a, double b) { return a * b; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// float4 f(float4 a, double b) { return a * (float)b; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.4.6
    SCALAR_RANK = ("CL0504", "scalar-rank", Error);
    /// A scalar is shifted by a vector.
    ///
    /// The result would have to be a vector.
    ///
    /// # Wrong
    /// ```opencl
    /// int4 f(int4 a) { return 1 << a; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// int4 f(int4 a) { return (int4)(1) << a; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.5.10
    SHIFT_BY_VECTOR = ("CL0505", "shift-by-vector", Error);
    /// A value has a type that cannot be converted to the one that is needed.
    ///
    /// Vectors, structs and opaque types are not converted by themselves.
    ///
    /// # Wrong
    /// ```opencl
    /// int f(int4 a) { return a; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// int f(int4 a) { return a.x; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.4
    INCOMPATIBLE_TYPES = ("CL0506", "incompatible-types", Error);
    /// A pointer and an integer take each other's place.
    ///
    /// Only the constant 0 is a pointer; anything else needs a cast.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(int a) { int *p = a; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(int a) { int *p = &a; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.5.16.1
    INT_POINTER = ("CL0507", "int-pointer", Error);
    /// A pointer takes the place of one to another type.
    ///
    /// The object would be read as something that it is not.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(global float *p) { global int *q = p; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(global float *p) { global int *q = (global int *)p; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.5.16.1
    POINTER_MISMATCH = ("CL0508", "pointer-mismatch", Warning);
    /// A pointer takes the place of one to a type of other signedness.
    ///
    /// The values change their meaning.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(global int *p) { global uint *q = p; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(global int *p) { global uint *q = (global uint *)p; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.5.16.1
    POINTER_SIGN = ("CL0509", "pointer-sign", Warning);
    /// A pointer loses a qualifier.
    ///
    /// Through the new pointer a `const` object could be written.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(global const int *p) { global int *q = p; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(global const int *p) { global const int *q = p; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.5.16.1
    QUALIFIER_LOST = ("CL0510", "qualifier-lost", Warning);
    /// Pointers to different types, or a pointer and an integer, are compared.
    ///
    /// Objects of different types are never the same.
    ///
    /// # Wrong
    /// ```opencl
    /// int f(global int *p, global float *q) { return p == q; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// int f(global int *p, global int *q) { return p == q; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.5.8
    POINTER_COMPARISON = ("CL0511", "pointer-comparison", Warning);
    /// A value cannot be cast to this type.
    ///
    /// Casts convert scalars and pointers.
    ///
    /// # Wrong
    /// ```opencl
    /// struct s { int a; }; int f(struct s b) { return (int)b; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// struct s { int a; }; int f(struct s b) { return b.a; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.4.2
    INVALID_CAST = ("CL0512", "invalid-cast", Error);
    /// A vector is cast to another type.
    ///
    /// A cast between vector types could mean the values or the bits. `convert_…` means the one, `as_…` the other.
    ///
    /// Compilers take a pointer in parentheses for the elements: of it a check that is not pedantic warns.
    ///
    /// # Wrong
    /// ```opencl
    /// int4 f(float4 a) { return (int4)a; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// int4 f(float4 a) { return convert_int4(a); }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.4.2
    VECTOR_CAST = ("CL0513", "vector-cast", Error);
    /// A vector literal has the wrong elements.
    ///
    /// The operands have as many elements together as the vector, of the same type where they are vectors; a single scalar fills all. A list in braces has no more values than the vector has elements.
    ///
    /// # Wrong
    /// ```opencl
    /// float4 f(void) { return (float4)(1.0f, 2.0f); }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// float4 f(void) { return (float4)(1.0f, 2.0f, 3.0f, 4.0f); }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.3.6
    VECTOR_LITERAL = ("CL0514", "vector-literal", Error);
    /// A value is reinterpreted as a type of another size.
    ///
    /// `as_…` keeps the bits, so both types have as many.
    ///
    /// # Wrong
    /// ```opencl
    /// int f(float4 a) { return as_int(a); }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// int4 f(float4 a) { return as_int4(a); }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.4.4.2
    REINTERPRET_SIZE = ("CL0515", "reinterpret-size", Error);
    /// A name is none of a vector's elements.
    ///
    /// Elements are `xyzw`, `rgba`, `s0` to `sF`, `lo`, `hi`, `even` and `odd`.
    ///
    /// # Wrong
    /// ```opencl
    /// float f(float4 a) { return a.q; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// float f(float4 a) { return a.x; }
    /// ```
    ///
    /// # Editions
    /// `rgba` since 3.0.
    ///
    /// # Specification
    /// 6.3.7
    ELEMENT_NAME = ("CL0516", "element-name", Error);
    /// A vector does not have this element.
    ///
    /// A vector of two has the elements 0 and 1.
    ///
    /// # Wrong
    /// ```opencl
    /// float f(float2 a) { return a.z; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// float f(float4 a) { return a.z; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.3.7
    ELEMENT_RANGE = ("CL0517", "element-range", Error);
    /// A selection has a number of elements that makes no vector.
    ///
    /// Vectors have 2, 3, 4, 8 or 16 elements.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(float8 a) { a.s01234; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// float4 f(float8 a) { return a.s0123; }
    /// ```
    ///
    /// # Editions
    /// Vectors of 3 since 1.1.
    ///
    /// # Specification
    /// 6.3.7
    ELEMENT_COUNT = ("CL0518", "element-count", Error);
    /// An element stands twice in what is assigned to.
    ///
    /// Which of the values it would get is not said.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(float4 a) { a.xx = a.yz; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(float4 a) { a.xy = a.yz; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.3.7
    DUPLICATE_ELEMENT = ("CL0519", "duplicate-element", Error);
    /// `rgba` names elements before 3.0.
    ///
    /// The names came with OpenCL C 3.0; compilers accept them before.
    ///
    /// # Wrong
    /// ```opencl std=1.2
    /// float f(float4 a) { return a.r; }
    /// ```
    ///
    /// # Right
    /// ```opencl std=1.2
    /// float f(float4 a) { return a.x; }
    /// ```
    ///
    /// # Editions
    /// Since 3.0.
    ///
    /// # Specification
    /// 6.3.7
    RGBA_ELEMENTS = ("CL0520", "rgba-elements", Warning);
    /// Something that is no object is assigned.
    ///
    /// The left side of `=` designates an object that is no array.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(int a) { a + 1 = 2; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(int a) { a = 2; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.5.16
    NOT_ASSIGNABLE = ("CL0521", "not-assignable", Error);
    /// An atomic object is assigned with `=`, or read as it is.
    ///
    /// Atomic objects are read and written with the atomic functions.
    ///
    /// Compilers read an atomic object as they read any other: there a check that is not pedantic warns.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(global atomic_int *a) { *a = 1; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(global atomic_int *a) { atomic_store(a, 1); }
    /// ```
    ///
    /// # Editions
    /// Since 2.0.
    ///
    /// # Specification
    /// 6.15.12
    ATOMIC_ASSIGNMENT = ("CL0522", "atomic-assignment", Error);
    /// The address of something without one is taken.
    ///
    /// Values and elements of vectors have none, and a block cannot take that of its copy of a variable.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(float4 a) { float *p = &a.x; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(float4 a) { float *p = (float *)&a; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.3.7, C99 6.5.3.2
    ADDRESS_OF = ("CL0523", "address-of", Error);
    /// `*` stands before something that is no pointer.
    ///
    /// There is nothing that it points to.
    ///
    /// # Wrong
    /// ```opencl
    /// int f(int a) { return *a; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// int f(int *a) { return *a; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.5.13
    INDIRECTION = ("CL0524", "indirection", Error);
    /// A pointer to `void` is dereferenced.
    ///
    /// It points to no object of a known type.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(global void *p) { *p; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(global int *p) { (void)*p; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.5.3.2
    VOID_DEREFERENCE = ("CL0525", "void-dereference", Warning);
    /// A pointer to `void` is moved.
    ///
    /// Compilers count bytes; the language does not say.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(global void *p) { global void *q = p + 1; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(global void *p) { global void *q = (global char *)p + 1; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.5.6
    VOID_ARITHMETIC = ("CL0526", "void-arithmetic", Warning);
    /// `sizeof` is asked of a function.
    ///
    /// Compilers give 1; the language does not say.
    ///
    /// # Wrong
    /// ```opencl
    /// int g(void); int f(void) { return sizeof(int(void)); }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// int f(void) { return sizeof(char); }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.5.11
    VOID_SIZEOF = ("CL0527", "void-sizeof", Warning);
    /// `vec_step` takes something that is no scalar or vector type.
    ///
    /// It gives how many elements a type has.
    ///
    /// # Wrong
    /// ```opencl
    /// struct s { int a; }; int f(struct s b) { return vec_step(b); }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// int f(int4 b) { return vec_step(b); }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.15.13
    VEC_STEP = ("CL0528", "vec-step", Error);
    /// `[]` stands on something without elements, or the index is no integer.
    ///
    /// Arrays, pointers and vectors have elements.
    ///
    /// # Wrong
    /// ```opencl
    /// int f(int a) { return a[0]; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// int f(int *a) { return a[0]; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.5.2.1
    SUBSCRIPT = ("CL0529", "subscript", Error);
    /// `.` or `->` stands on something without members.
    ///
    /// Structs, unions and vectors have members; `->` is for pointers to them.
    ///
    /// # Wrong
    /// ```opencl
    /// int f(int a) { return a.x; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// int f(int2 a) { return a.x; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.5.2.3
    MEMBER_ACCESS = ("CL0530", "member-access", Error);
    /// A struct or union does not have this member.
    ///
    /// The name is misspelled or belongs to another type.
    ///
    /// # Wrong
    /// ```opencl
    /// struct s { int a; }; int f(struct s b) { return b.c; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// struct s { int a; }; int f(struct s b) { return b.a; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.5.2.3
    NO_MEMBER = ("CL0531", "no-member", Error);
    /// A condition has a type that no condition has.
    ///
    /// `if` and loops take scalars, `switch` integers, `? :` integers or vectors of integers that match the results.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(int4 a) { if (a) {} }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(int4 a) { if (any(a)) {} }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.5.9
    CONDITION_TYPE = ("CL0532", "condition-type", Error);
    /// The results of `? :` have no common type.
    ///
    /// The whole expression has one type.
    ///
    /// # Wrong
    /// ```opencl
    /// struct s { int a; }; void f(int c, struct s b) { c ? b : 1; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// struct s { int a; }; void f(int c, struct s b, struct s d) { b = c ? b : d; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.5.9
    CONDITIONAL_TYPES = ("CL0533", "conditional-types", Error);
    /// A division by zero.
    ///
    /// The result of an integer division by zero is not defined.
    ///
    /// # Wrong
    /// ```opencl
    /// int f(int a) { return a / 0; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// int f(int a) { return a / 2; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.5.1
    DIVISION_BY_ZERO = ("CL0534", "division-by-zero", Warning);
    /// The bits of what is no number are reinterpreted.
    ///
    /// Numbers and vectors of them are; nothing says how many bits a `bool` has, nor how structs, pointers and opaque types lie.
    ///
    /// # Wrong
    /// ```opencl
    /// char f(bool b) { return as_char(b); }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// char f(uchar b) { return as_char(b); }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.4.4.2
    REINTERPRET_TYPE = ("CL0535", "reinterpret-type", Warning);
    /// A function is called that is not declared.
    ///
    /// C99 has no implicit declarations; the function is misspelled or declared further down.
    ///
    /// # Wrong
    /// ```opencl
    /// int f(void) { return g(1); }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// int g(int); int f(void) { return g(1); }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.5.2.2
    UNDECLARED_FUNCTION = ("CL0601", "undeclared-function", Error);
    /// A built-in function is not available.
    ///
    /// Another edition has it, or an extension or feature that is off.
    ///
    /// # Wrong
    /// ```opencl std=1.2
    /// int f(int a) { return ctz(a); }
    /// ```
    ///
    /// # Right
    /// ```opencl std=1.2
    /// int f(int a) { return clz(a); }
    /// ```
    ///
    /// # Editions
    /// See the function's page.
    ///
    /// # Specification
    /// 6.15
    BUILT_IN_UNAVAILABLE = ("CL0602", "built-in-unavailable", Error);
    /// A call has too few or too many arguments.
    ///
    /// A call has one argument for each parameter.
    ///
    /// # Wrong
    /// ```opencl
    /// int g(int); int f(void) { return g(); }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// int g(int); int f(void) { return g(1); }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.5.2.2
    ARGUMENT_COUNT = ("CL0603", "argument-count", Error);
    /// No overload of a function takes these arguments.
    ///
    /// A built-in function has an overload for each combination of types that the specification lists; vectors are not converted.
    ///
    /// Nor is a scalar widened to a vector where none of them takes it: compilers do that, and a check that is not
    /// pedantic warns.
    ///
    /// # Wrong
    /// ```opencl
    /// float f(float4 a, float2 b) { return dot(a, b); }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// float f(float4 a, float4 b) { return dot(a, b); }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.15
    NO_OVERLOAD = ("CL0604", "no-overload", Error);
    /// Several overloads of a function take the arguments equally well.
    ///
    /// The arguments are converted for each of them; a cast says which is meant.
    ///
    /// # Wrong
    /// ```opencl
    /// float f(int a) { return sin(a); }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// float f(int a) { return sin((float)a); }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.15
    AMBIGUOUS_CALL = ("CL0605", "ambiguous-call", Error);
    /// Something that is no function is called.
    ///
    /// Functions and blocks can be called.
    ///
    /// # Wrong
    /// ```opencl
    /// int f(int a) { return a(1); }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// int f(int a) { return a; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.5.2.2
    NOT_CALLABLE = ("CL0606", "not-callable", Error);
    /// A function calls itself.
    ///
    /// The language has no recursion: frames are laid out before a kernel runs. Where functions call each other, the call that closes the circle is reported; calls of blocks and of overloaded functions are followed too. Compilers accept the call and devices fail.
    ///
    /// # Wrong
    /// ```opencl
    /// int f(int n) { return n ? f(n - 1) : 0; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// int f(int n) { int r = 0; while (n) { n--; } return r; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.11
    RECURSION = ("CL0607", "recursion", Warning);
    /// An argument of a built-in function has the wrong type.
    ///
    /// The function has rules that its types alone do not express.
    ///
    /// Compilers take one event as the list of events to wait for, and whatever order and scope is given to an atomic function: of these a check that is not pedantic warns.
    ///
    /// # Wrong
    /// ```opencl
    /// kernel void f(read_only pipe int p, int a) { reserve_read_pipe(a, 1); }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// kernel void f(read_only pipe int p) { reserve_read_pipe(p, 1); }
    /// ```
    ///
    /// # Editions
    /// Since 2.0.
    ///
    /// # Specification
    /// 6.15.12, 6.15.18, 6.15.19
    BUILT_IN_ARGUMENT = ("CL0608", "built-in-argument", Error);
    /// A block that is enqueued has the wrong type.
    ///
    /// It returns `void`, and its parameters are `local void *`, one for each size that follows.
    ///
    /// Compilers let all sizes be left out where events are given, and take blocks that return something: of that a check that is not pedantic warns.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(queue_t q, ndrange_t n) { enqueue_kernel(q, 0, n, ^(int a){}); }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(queue_t q, ndrange_t n) { enqueue_kernel(q, 0, n, ^(void){}); }
    /// ```
    ///
    /// # Editions
    /// 2.0; 3.0 with `__opencl_c_device_enqueue`.
    ///
    /// # Specification
    /// 6.15.19
    BLOCK_ARGUMENT = ("CL0609", "block-argument", Error);
    /// A pipe is read that is written, or the reverse.
    ///
    /// The access qualifier of the parameter says which.
    ///
    /// # Wrong
    /// ```opencl
    /// kernel void f(write_only pipe int p, int a) { read_pipe(p, &a); }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// kernel void f(read_only pipe int p, int a) { read_pipe(p, &a); }
    /// ```
    ///
    /// # Editions
    /// 2.0; 3.0 with `__opencl_c_pipes`.
    ///
    /// # Specification
    /// 6.15.18
    PIPE_ACCESS = ("CL0610", "pipe-access", Error);
    /// The format of `printf` is not in the constant address space.
    ///
    /// The format is read before the kernel runs.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(void) { char s[] = "a"; printf(s); }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(void) { printf("a"); }
    /// ```
    ///
    /// # Editions
    /// Since 1.2.
    ///
    /// # Specification
    /// 6.15.14
    PRINTF_FORMAT_SPACE = ("CL0611", "printf-format-space", Error);
    /// The format of `printf` does not fit the arguments.
    ///
    /// Each conversion prints one argument of its type; vectors need `v`, their width and a length. `%s` prints string literals alone, and `*`, `ll`, `j`, `z`, `t` and `L` are C99's.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(float a) { printf("%d", a); }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(float a) { printf("%f", a); }
    /// ```
    ///
    /// # Editions
    /// Since 1.2.
    ///
    /// # Specification
    /// 6.15.14
    PRINTF_MISMATCH = ("CL0612", "printf-mismatch", Warning);
    /// `return` has a value too many or none.
    ///
    /// A function that returns `void` gives no value, every other gives one.
    ///
    /// Compilers allow an expression of type `void` there: of it a check that is not pedantic warns.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(void) { return 1; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// int f(void) { return 1; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.8.6.4
    RETURN_VALUE = ("CL0613", "return-value", Error);
    /// A function that is declared `unavailable` is named, or is called as its attributes forbid.
    ///
    /// The attribute of GNU C keeps a declaration and forbids its use, but in functions that have it too. With `diagnose_if`
    /// clang forbids calls for which a condition is known to hold, with `enable_if` those for which it is not. Compilers
    /// that know the attributes obey.
    ///
    /// # Wrong
    /// ```opencl
    /// void old(void) __attribute__((unavailable));
    /// void f(void) { old(); }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void old(void) __attribute__((deprecated));
    /// void f(void) { old(); }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.13
    UNAVAILABLE = ("CL0614", "unavailable", Error);
    /// A function of compilers is called.
    ///
    /// Names that begin with `__builtin_`, and the atomic functions with two underscores before their names, are
    /// those of some compilers; OpenCL C does not define them. A check that is not pedantic warns.
    ///
    /// # Wrong
    /// ```opencl
    /// int f(uint a) { return __builtin_popcount(a); }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// // std: 1.2
    /// int f(uint a) { return popcount(a); }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.15
    COMPILER_FUNCTION = ("CL0615", "compiler-function", Warning);
    /// An operand of assembly does not fit.
    ///
    /// The constraint of an output begins with `=` or `+` and lets it be in memory or in a register; an output is an
    /// object that can be assigned; what the text names by `%` is an operand. Names of registers are those
    /// of one machine. Assembly is not part of OpenCL C; compilers that take it check it.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(int a) { __asm__("" : "r"(a)); }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(int a) { __asm__("" : "=r"(a)); }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 J.5.10
    ASM_OPERAND = ("CL0616", "asm-operand", Error);
    /// A kernel returns a value.
    ///
    /// Nobody is there to take it: a kernel writes to memory.
    ///
    /// # Wrong
    /// ```opencl
    /// kernel int f(void) { return 1; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// kernel void f(global int *r) { *r = 1; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.9.1, 6.11
    KERNEL_RESULT = ("CL0701", "kernel-result", Error);
    /// A kernel is `static`.
    ///
    /// The host could not find it.
    ///
    /// # Wrong
    /// ```opencl
    /// static kernel void f(void) {}
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// kernel void f(void) {}
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.9.1, 6.10
    KERNEL_STATIC = ("CL0702", "kernel-static", Error);
    /// `kernel` stands on something that is no function.
    ///
    /// It marks functions that the host can launch.
    ///
    /// # Wrong
    /// ```opencl
    /// kernel int n;
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// kernel void f(void) {}
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.9.1
    KERNEL_QUALIFIER = ("CL0703", "kernel-qualifier", Error);
    /// A pointer argument of a kernel points into the wrong address space.
    ///
    /// The host passes memory in the global, local or constant address space; private memory does not exist before the kernel runs.
    ///
    /// # Wrong
    /// ```opencl
    /// kernel void f(int *p) {}
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// kernel void f(global int *p) {}
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.7.6, 6.11
    KERNEL_POINTER_SPACE = ("CL0704", "kernel-pointer-space", Error);
    /// A kernel takes a pointer to a pointer.
    ///
    /// Addresses of the device mean nothing to the host.
    ///
    /// # Wrong
    /// ```opencl std=1.2
    /// kernel void f(global int *global *p) {}
    /// ```
    ///
    /// # Right
    /// ```opencl std=1.2
    /// kernel void f(global int *p) {}
    /// ```
    ///
    /// # Editions
    /// Allowed since 2.0.
    ///
    /// # Specification
    /// 6.11
    KERNEL_POINTER_POINTER = ("CL0705", "kernel-pointer-pointer", Error);
    /// A kernel takes a type whose size or layout is the device's own.
    ///
    /// `bool`, `size_t` and their kin have no fixed size, and events are made in kernels.
    ///
    /// Compilers allow `clk_event_t`: of it a check that is not pedantic warns.
    ///
    /// # Wrong
    /// ```opencl
    /// kernel void f(size_t n) {}
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// kernel void f(ulong n) {}
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.11
    KERNEL_PARAMETER_TYPE = ("CL0706", "kernel-parameter-type", Error);
    /// A kernel takes a struct that holds what a kernel cannot take.
    ///
    /// What is true of arguments is true of their parts.
    ///
    /// # Wrong
    /// ```opencl
    /// struct s { bool b; }; kernel void f(struct s a) {}
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// struct s { int b; }; kernel void f(struct s a) {}
    /// ```
    ///
    /// # Editions
    /// Pointers in structs are allowed since 2.0, into the address spaces that kernels take.
    ///
    /// # Specification
    /// 6.11
    KERNEL_PARAMETER_STRUCT = ("CL0707", "kernel-parameter-struct", Error);
    /// An attribute stands where it has no meaning.
    ///
    /// Attributes of work-groups are for kernels, hints to unroll for loops. A hint before another statement than a loop is CL0209.
    ///
    /// # Wrong
    /// ```opencl
    /// __attribute__((reqd_work_group_size(1, 1, 1))) void f(void) {}
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// kernel __attribute__((reqd_work_group_size(1, 1, 1))) void f(void) {}
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.9.2, 6.13
    ATTRIBUTE_TARGET = ("CL0708", "attribute-target", Error);
    /// An attribute has the wrong arguments.
    ///
    /// See the attribute's page for what it takes.
    ///
    /// Compilers do not look at what `endian` takes: of it a check that is not pedantic warns.
    ///
    /// # Wrong
    /// ```opencl
    /// kernel __attribute__((reqd_work_group_size(1, 0, 1))) void f(void) {}
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// kernel __attribute__((reqd_work_group_size(1, 1, 1))) void f(void) {}
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.9.2, 6.13
    ATTRIBUTE_ARGUMENT = ("CL0709", "attribute-argument", Error);
    /// An attribute is not known, or says nothing here.
    ///
    /// It is ignored, as the language asks.
    ///
    /// # Wrong
    /// ```opencl
    /// __attribute__((foo)) void f(void);
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// __attribute__((always_inline)) void f(void) {}
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.13
    UNKNOWN_ATTRIBUTE = ("CL0710", "unknown-attribute", Warning);
    /// An attribute is one of compilers.
    ///
    /// `overloadable`, `ext_vector_type`, `address_space`, `always_inline` and many more are known to some compilers
    /// and not defined by OpenCL C: another compiler may ignore them or reject the program. So are words that say
    /// whether a pointer may be null, such as `_Nonnull`. A check that is not pedantic warns.
    ///
    /// # Wrong
    /// ```opencl
    /// typedef float quad __attribute__((ext_vector_type(4)));
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// typedef float4 quad;
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.13
    COMPILER_ATTRIBUTE = ("CL0711", "compiler-attribute", Warning);
    /// A type or function needs an extension or feature that is off.
    ///
    /// The device does not have it, so no program can use it.
    ///
    /// # Wrong
    /// ```opencl ext=-cl_khr_fp64
    /// double f(void);
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// float f(void);
    /// ```
    ///
    /// # Editions
    /// See the extension.
    ///
    /// # Specification
    /// 6.2
    NEEDS_EXTENSION = ("CL0801", "needs-extension", Error);
    /// A type of an extension is used without enabling it.
    ///
    /// The pragma says that the program depends on it; some compilers do not ask for it.
    ///
    /// # Wrong
    /// ```opencl
    /// kernel void f(read_only image2d_msaa_t i) {}
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// #pragma OPENCL EXTENSION cl_khr_gl_msaa_sharing : enable
    /// kernel void f(read_only image2d_msaa_t i) {}
    /// ```
    ///
    /// # Editions
    /// Since 1.2.
    ///
    /// # Specification
    /// 6.2.2
    EXTENSION_TYPE = ("CL0802", "extension-type", Warning);
    /// `double` is used before `cl_khr_fp64` is enabled.
    ///
    /// Until 1.1 the extension has to be enabled; compilers accept `double` without.
    ///
    /// # Wrong
    /// ```opencl std=1.1
    /// double f(void);
    /// ```
    ///
    /// # Right
    /// ```opencl std=1.1
    /// #pragma OPENCL EXTENSION cl_khr_fp64 : enable
    /// double f(void);
    /// ```
    ///
    /// # Editions
    /// 1.0 and 1.1; later `double` needs no pragma.
    ///
    /// # Specification
    /// 6.3.1.1
    DOUBLE_WITHOUT_PRAGMA = ("CL0803", "double-without-pragma", Warning);
    /// A floating constant has single precision because `double` is off.
    ///
    /// Without `double` every floating constant is a `float`; the suffix `f` says so.
    ///
    /// # Wrong
    /// ```opencl std=1.1
    /// float f(void) { return 1.0; }
    /// ```
    ///
    /// # Right
    /// ```opencl std=1.1
    /// float f(void) { return 1.0f; }
    /// ```
    ///
    /// # Editions
    /// 1.0 and 1.1, and devices without `cl_khr_fp64`.
    ///
    /// # Specification
    /// 6.3.1.1
    DOUBLE_CONSTANT = ("CL0804", "double-constant", Warning);
    /// Something is used that a later edition brought.
    ///
    /// Compilers let it pass; one that knows this edition alone need not.
    ///
    /// # Wrong
    /// ```opencl std=1.0
    /// float3 f(void);
    /// ```
    ///
    /// # Right
    /// ```opencl std=1.0
    /// float4 f(void);
    /// ```
    ///
    /// # Editions
    /// 1.0 to 2.0: vectors of three, `vec_step`, some built-in functions and stores of single bytes are new in 1.1; images of one dimension, arrays of
    /// images, constants inside kernels and `__func__` in 1.2; `extern` inside functions in 2.0; macros with `...`
    /// in 3.0.
    ///
    /// # Specification
    /// 6.3.2, 6.3.3, 6.7.3, 6.10, 6.11
    LATER_EDITION = ("CL0805", "later-edition", Warning);
    /// `break` or `continue` stands in no loop.
    ///
    /// There is nothing to leave or to go on with.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(void) { continue; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(void) { while (1) { continue; } }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.8.6
    OUTSIDE_LOOP = ("CL0901", "outside-loop", Error);
    /// `case`, `default` or the attribute `fallthrough` stands in no `switch`.
    ///
    /// It labels nothing, and there is nothing to fall through to. The body of a block is no part of a `switch` around
    /// it.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(void) { case 1: ; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(int a) { switch (a) { case 1: ; } }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.8.1
    OUTSIDE_SWITCH = ("CL0902", "outside-switch", Error);
    /// A `switch` has two labels for one value.
    ///
    /// Which of them is meant?
    ///
    /// # Wrong
    /// ```opencl
    /// void f(int a) { switch (a) { case 1: case 1: ; } }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(int a) { switch (a) { case 1: case 2: ; } }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.8.4.2
    DUPLICATE_CASE = ("CL0903", "duplicate-case", Error);
    /// `goto` names a label that the function does not have.
    ///
    /// Labels belong to their function; those that GNU C's `__label__` declares belong to their block, where they have
    /// to stand.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(void) { goto end; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(void) { goto end; end: ; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.8.6.1
    UNKNOWN_LABEL = ("CL0904", "unknown-label", Error);
    /// A value is computed and not used.
    ///
    /// Perhaps an assignment or a call was meant.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(int a) { a + 1; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(int a) { a += 1; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.8.3
    UNUSED_VALUE = ("CL0905", "unused-value", Warning);
    /// A function can end without returning a value.
    ///
    /// The caller would use a value that nobody gave.
    ///
    /// # Wrong
    /// ```opencl
    /// int f(int a) { if (a) return 1; }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// int f(int a) { if (a) return 1; return 0; }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.9.1
    MISSING_RETURN = ("CL0906", "missing-return", Warning);
    /// An assignment stands as a condition.
    ///
    /// `==` was probably meant; parentheses around the assignment say that it was not.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(int a) { if (a = 1) {} }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(int a) { if (a == 1) {} }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// C99 6.8.4
    ASSIGNMENT_CONDITION = ("CL0907", "assignment-condition", Warning);
    /// `fallthrough` stands where nothing falls through.
    ///
    /// The attribute of GNU C is a statement of its own, at the end of what runs into a `case` or `default`.
    ///
    /// # Wrong
    /// ```opencl
    /// void f(int a) {
    ///   switch (a) { case 1: __attribute__((fallthrough)); }
    /// }
    /// ```
    ///
    /// # Right
    /// ```opencl
    /// void f(int a) {
    ///   switch (a) { case 1: __attribute__((fallthrough)); case 2: ; }
    /// }
    /// ```
    ///
    /// # Editions
    /// All.
    ///
    /// # Specification
    /// 6.13
    FALLTHROUGH = ("CL0908", "fallthrough", Error);
}

/// Codes that report what some compilers allow and the specification does not: errors where the
/// check is pedantic.
pub static BEYOND_SPECIFICATION: &[&crate::diagnostic::Code] = &[
    &RECURSION,
    &RESERVED_TYPE,
    &VOID_ARITHMETIC,
    &VOID_SIZEOF,
    &VOID_DEREFERENCE,
    &ZERO_LENGTH_ARRAY,
    &FLEXIBLE_ARRAY,
    &LABEL_AT_END,
    &LABEL_BEFORE_DECLARATION,
    &EMPTY_DECLARATION,
    &RGBA_ELEMENTS,
    &POINTER_MISMATCH,
    &POINTER_SIGN,
    &QUALIFIER_LOST,
    &POINTER_COMPARISON,
    &UNKNOWN_ATTRIBUTE,
    &NESTED_SPACE_CAST,
    &EXCESS_INITIALISERS,
    &EXCESS_STRING,
    &DOUBLE_WITHOUT_PRAGMA,
    &EXTENSION_TYPE,
    &SCALAR_INITIALISER,
    &MEMBER_WITHOUT_SEMICOLON,
    &OLD_STYLE_FUNCTION,
    &BLOCK_CONDITIONAL,
    &SAMPLER_INITIALISER,
    &INTEGER_TOO_LARGE,
    &RESERVED_WORD,
    &IMAGE_QUALIFIER,
    &SAMPLER_SCOPE,
    &REINTERPRET_TYPE,
    &LATER_EDITION,
    &UNSUPPORTED_EXTENSION,
    &GNU_C,
    &LATER_C,
    &COMPILER_FUNCTION,
    &COMPILER_ATTRIBUTE,
];

/// What is said of `_Atomic`, which is a name like any other to OpenCL C (6.1).
pub(crate) const NO_ATOMIC: &str = "`_Atomic` is not part of OpenCL C";

/// What is said of something that GNU C has, or later C, as the code tells.
pub(crate) fn of_other_c(code: &Code, what: &str) -> String {
    let language = if *code == GNU_C { "GNU C" } else { "later C" };
    format!("{what} belongs to {language}, not to OpenCL C")
}

/// What is said of a function or an attribute that compilers have and the language has not.
pub(crate) fn of_compilers(kind: &str, name: &str) -> String {
    let article = if kind.starts_with('a') { "an" } else { "a" };
    format!("`{name}` is {article} {kind} of compilers, not of OpenCL C")
}
