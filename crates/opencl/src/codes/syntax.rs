//! Codes of the parser.

crate::diagnostic::declare_codes! {
    /// All codes of this file.
    pub ALL;
    /// The text does not follow the grammar.
    ///
    /// Another token was expected here. The check continues after the statement or declaration.
    SYNTAX = ("CL0201", "syntax", Error, "6.3")
        wrong "int f(int a) { return a + ; }"
        right "int f(int a) { return a + 1; }";
    /// Brackets or statements are nested too deeply.
    ///
    /// Compilers have such a limit, too. Split the expression or the statement.
    ///
    /// # Wrong
    /// No short example shows it.
    NESTING_LIMIT = ("CL0202", "nesting-limit", Error, "C99 5.2.4.1")
        right "int f(int a) { return (((a))); }";
    /// A name is used as a type, but it does not name one.
    ///
    /// The type may be misspelled, declared later, or not part of this edition.
    UNKNOWN_TYPE = ("CL0203", "unknown-type", Error, "6.3", "Some types need a later edition: `atomic_int` needs 2.0.")
        wrong "float5 f(void);"
        right "float4 f(void);";
    /// The specifiers of a declaration contradict one another.
    ///
    /// A declaration must have one type, and at most one storage class and one address space. Remove one of the
    /// specifiers.
    ///
    /// Types that OpenCL C does not have, such as `__int128` and `_Complex`, are also reported.
    CONFLICTING_SPECIFIERS = ("CL0204", "conflicting-specifiers", Error, "C99 6.7.2")
        wrong "unsigned float f(void);"
        right "unsigned int f(void);";
    /// A declaration or type name has no type.
    ///
    /// C before 1999 assumed `int`; C99 and OpenCL C do not. Add the type.
    IMPLICIT_INT = ("CL0205", "implicit-int", Error, "C99 6.7.2")
        wrong "f(void) { return 1; }"
        right "int f(void) { return 1; }";
    /// A declaration declares nothing.
    ///
    /// A declaration must have a name or a tag. Outside functions and among the members of a struct, a `;` alone is not
    /// a declaration (C99 6.9, 6.7.2.1). Remove the declaration, or add a name.
    EMPTY_DECLARATION = ("CL0206", "empty-declaration", Warning, "C99 6.7")
        wrong "int;"
        right "int f(void);";
    /// A label is at the end of a block.
    ///
    /// In C99, a statement must follow a label. Add an empty statement: `;`.
    LABEL_AT_END = ("CL0207", "label-at-end", Warning, "C99 6.8.1")
        wrong "void f(int a) { if (a) goto end; end: }"
        right "void f(int a) { if (a) goto end; end: ; }";
    /// A label precedes a declaration.
    ///
    /// In C99, a statement must follow a label, and a declaration is not a statement. Put the declaration in a block.
    LABEL_BEFORE_DECLARATION = ("CL0208", "label-before-declaration", Warning, "C99 6.8.1")
        wrong "int f(int a) { switch (a) { case 1: int b = a; return b; } return 0; }"
        right "int f(int a) { switch (a) { case 1: { int b = a; return b; } } return 0; }";
    /// An unroll hint precedes a statement that is not a loop.
    ///
    /// Only `for`, `while` and `do` loops can be unrolled. Move or remove the hint.
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
    /// A reserved type is used.
    ///
    /// `long long` and `long double` are reserved for future editions, and compilers treat them differently. Use
    /// `long` or `double`.
    RESERVED_TYPE = ("CL0210", "reserved-type", Warning, "6.3.4")
        wrong "long long f(void);"
        right "long f(void);";
    /// The program uses a feature of a later edition of C that OpenCL C does not have.
    ///
    /// OpenCL C is based on C99. Remove the keyword, or use the feature of OpenCL C that replaces it.
    UNSUPPORTED_C = ("CL0211", "unsupported-c", Error, "6.1")
        wrong "_Atomic int f(void);"
        right "int f(void);";
    /// A block is used, but this language does not have blocks.
    ///
    /// Blocks are part of device-side enqueue. Select an edition or feature that has blocks, or use a function.
    NO_BLOCKS = ("CL0212", "no-blocks", Error, "6.14", "2.0; 3.0 with `__opencl_c_device_enqueue`.")
        wrong ["std=1.2"] "void f(void) { ^{ }(); }"
        right ["ext=+all"] "void f(void) { int (^b)(void) = ^{ return 1; }; }";
    /// The last member of a struct is not followed by a `;`.
    ///
    /// Every member declaration must end with a `;`. Some compilers accept the last member without one.
    MEMBER_WITHOUT_SEMICOLON = ("CL0213", "member-without-semicolon", Warning, "C99 6.7.2.1")
        wrong "struct s { int a };"
        right "struct s { int a; };";
    /// A block variable is declared without a parameter list.
    ///
    /// Compilers do not check the arguments in calls of such a block. If the block does not have parameters, write
    /// `(void)`.
    OLD_STYLE_FUNCTION = ("CL0214", "old-style-function", Warning, "6.14")
        wrong ["ext=+all"] "void f(void) { int (^b)() = ^{ return 1; }; }"
        right ["ext=+all"] "void f(void) { int (^b)(void) = ^{ return 1; }; }";
    /// A reserved word is used as a name.
    ///
    /// The names of built-in types are reserved. `uniform`, `quad`, matrix types, and vectors with other numbers of
    /// elements are reserved for future editions. Compilers accept these names. Use another name.
    RESERVED_WORD = ("CL0215", "reserved-word", Warning, "6.3.4, 6.3.9")
        wrong "constant int uniform = 1;"
        right "constant int uniforms = 1;";
    /// The program uses a feature of GNU C that OpenCL C does not have.
    ///
    /// GNU C has statement expressions, `?:` without a middle operand, `typeof`, `__alignof__`, assembly, structs
    /// without members and `__FUNCTION__`. Many compilers accept these features, and others do not. A check without
    /// `-W pedantic` only warns.
    GNU_C = ("CL0217", "gnu-c", Warning, "6")
        wrong "int f(int a) { return a ?: 1; }"
        right "int f(int a) { return a ? a : 1; }";
    /// The program uses a feature of C11 or later that OpenCL C does not have.
    ///
    /// OpenCL C is based on C99. Later editions of C introduced `_Static_assert`, `_Alignof`, `_Noreturn`, anonymous
    /// members, binary constants, empty initializers, and calls of variadic macros without an argument for `...`.
    /// Many compilers accept these features. A check without `-W pedantic` only warns.
    LATER_C = ("CL0218", "later-c", Warning, "6")
        wrong "struct value { union { int i; float f; }; };"
        right "struct value { union { int i; float f; } as; };";
}
