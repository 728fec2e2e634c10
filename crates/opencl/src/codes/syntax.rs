//! Codes of the parser.

crate::diagnostic::declare_codes! {
    /// All of them.
    pub ALL;
    /// The text does not follow the grammar.
    ///
    /// At this place another token was needed. The check goes on behind the statement or declaration.
    SYNTAX = ("CL0201", "syntax", Error, "6.3")
        wrong "int f(int a) { return a + ; }"
        right "int f(int a) { return a + 1; }";
    /// Brackets or statements are nested too deeply.
    ///
    /// Compilers have such a limit too; sources that reach it are generated, and wrongly.
    ///
    /// # Wrong
    /// No short text shows it.
    NESTING_LIMIT = ("CL0202", "nesting-limit", Error, "C99 5.2.4.1")
        right "int f(int a) { return (((a))); }";
    /// A name stands where a type should, and names none.
    ///
    /// The type is declared further down, misspelled, or not part of this edition.
    UNKNOWN_TYPE = ("CL0203", "unknown-type", Error, "6.3", "Some types came with an edition: `atomic_int` with 2.0.")
        wrong "float5 f(void);"
        right "float4 f(void);";
    /// The words of a declaration contradict one another.
    ///
    /// A type is named once, has one storage class and one address space.
    ///
    /// Of types that compilers have and OpenCL C has not, such as `_Float16`, a check that is not pedantic warns.
    CONFLICTING_SPECIFIERS = ("CL0204", "conflicting-specifiers", Error, "C99 6.7.2")
        wrong "unsigned float f(void);"
        right "unsigned int f(void);";
    /// A declaration names no type.
    ///
    /// C before 1999 took `int` for it; C99, on which OpenCL C stands, does not, in type names neither.
    IMPLICIT_INT = ("CL0205", "implicit-int", Error, "C99 6.7.2")
        wrong "f(void) { return 1; }"
        right "int f(void) { return 1; }";
    /// A declaration declares nothing.
    ///
    /// There is neither a name nor a tag, or nothing at all: outside of functions, and among members, a `;` alone is
    /// no declaration (C99 6.9, 6.7.2.1).
    EMPTY_DECLARATION = ("CL0206", "empty-declaration", Warning, "C99 6.7")
        wrong "int;"
        right "int f(void);";
    /// A label stands at the end of a block.
    ///
    /// In C99 a label belongs to a statement; an empty one, `;`, will do.
    LABEL_AT_END = ("CL0207", "label-at-end", Warning, "C99 6.8.1")
        wrong "void f(int a) { if (a) goto end; end: }"
        right "void f(int a) { if (a) goto end; end: ; }";
    /// A label stands before a declaration.
    ///
    /// In C99 a label belongs to a statement, and a declaration is none.
    LABEL_BEFORE_DECLARATION = ("CL0208", "label-before-declaration", Warning, "C99 6.8.1")
        wrong "int f(int a) { switch (a) { case 1: int b = a; return b; } return 0; }"
        right "int f(int a) { switch (a) { case 1: { int b = a; return b; } } return 0; }";
    /// A hint to unroll stands before something else than a loop.
    ///
    /// Only `for`, `while` and `do` loops are unrolled.
    UNROLL_WITHOUT_LOOP = ("CL0209", "unroll-without-loop", Error, "6.13.5", "The attribute is part of the language since 2.0.")
        wrong
            "void f(int a) {"
            "  __attribute__((opencl_unroll_hint(2)))"
            "  a = 1;"
            "}"
        right
            "void f(int a) {"
            "  __attribute__((opencl_unroll_hint(2)))"
            "  for (int i = 0; i < 4; i++) a += i;"
            "}";
    /// A type is reserved, not part of the language.
    ///
    /// `long long` and `long double` are kept for later editions; compilers treat them in their own ways.
    RESERVED_TYPE = ("CL0210", "reserved-type", Warning, "6.3.4")
        wrong "long long f(void);"
        right "long f(void);";
    /// A feature of newer C is not part of OpenCL C.
    ///
    /// The language stands on C99.
    UNSUPPORTED_C = ("CL0211", "unsupported-c", Error, "6.1")
        wrong "_Atomic int f(void);"
        right "int f(void);";
    /// A block is used where the language has none.
    ///
    /// Blocks came with device-side enqueue.
    NO_BLOCKS = ("CL0212", "no-blocks", Error, "6.14", "2.0; 3.0 with `__opencl_c_device_enqueue`.")
        wrong ["std=1.2"] "void f(void) { ^{ }(); }"
        right ["ext=+all"] "void f(void) { int (^b)(void) = ^{ return 1; }; }";
    /// The last member of a struct ends without `;`.
    ///
    /// Every member declaration ends with one; compilers forgive the last.
    MEMBER_WITHOUT_SEMICOLON = ("CL0213", "member-without-semicolon", Warning, "C99 6.7.2.1")
        wrong "struct s { int a };"
        right "struct s { int a; };";
    /// Parameters are declared as before C89.
    ///
    /// Calls of such a function are not checked by other compilers.
    OLD_STYLE_FUNCTION = ("CL0214", "old-style-function", Warning, "C99 6.9.1")
        wrong "int f(a) int a; { return a; }"
        right "int f(int a) { return a; }";
    /// A reserved word without a meaning is used as a name.
    ///
    /// `uniform` is kept for editions to come, whatever it would name, and so are names of types: vectors of other lengths,
    /// `quad`, matrices. Compilers let them pass.
    RESERVED_WORD = ("CL0215", "reserved-word", Warning, "6.3.4, 6.3.9")
        wrong "constant int uniform = 1;"
        right "constant int uniforms = 1;";
    /// A pragma for a loop asks for something that there is not.
    ///
    /// `#pragma unroll` takes a constant that is not negative, or nothing; the options of `#pragma clang loop` take one of
    /// their words or a positive constant, each option once. These pragmas are not part of the language, and
    /// compilers that have them reject such ones.
    LOOP_PRAGMA = ("CL0216", "loop-pragma", Error, "C99 6.10.6")
        wrong
            "void f(int a) {"
            "  #pragma unroll -1"
            "  for (int i = 0; i < 4; i++) a += i;"
            "}"
        right
            "void f(int a) {"
            "  #pragma unroll 4"
            "  for (int i = 0; i < 4; i++) a += i;"
            "}";
    /// What GNU C has stands in the program.
    ///
    /// Statements as expressions, `?:` without a value between, ranges in `case` and in designators, `typeof`,
    /// `__alignof__`, assembly, structs without members and `__FUNCTION__` are part of GNU C and not of
    /// OpenCL C. Many compilers take them, others do not: a check that is not pedantic warns.
    GNU_C = ("CL0217", "gnu-c", Warning, "6")
        wrong "int f(int a) { return a ?: 1; }"
        right "int f(int a) { return a ? a : 1; }";
    /// What C has since 2011 or later stands in the program.
    ///
    /// OpenCL C is based on C99. `_Static_assert`, `_Generic`, `_Alignas`, `_Alignof`, `_Noreturn`, members without
    /// a name, attributes in `[[ ]]`, numbers in binary digits, initialisers without values, types of the values of
    /// enumerations and calls of variadic macros without an argument for `...` came later, and OpenCL C took none of them. Many compilers do: a check that is not pedantic warns.
    LATER_C = ("CL0218", "later-c", Warning, "6")
        wrong "struct value { union { int i; float f; }; };"
        right "struct value { union { int i; float f; } as; };";
}
