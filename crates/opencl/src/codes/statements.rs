//! Codes of statements.

crate::diagnostic::declare_codes! {
    /// All of them.
    pub ALL;
    /// `break` or `continue` stands in no loop.
    ///
    /// There is nothing to leave or to go on with.
    OUTSIDE_LOOP = ("CL0901", "outside-loop", Error, "C99 6.8.6")
        wrong "void f(void) { continue; }"
        right "void f(void) { while (1) { continue; } }";
    /// `case`, `default` or the attribute `fallthrough` stands in no `switch`.
    ///
    /// It labels nothing, and there is nothing to fall through to. The body of a block is no part of a `switch` around
    /// it.
    OUTSIDE_SWITCH = ("CL0902", "outside-switch", Error, "C99 6.8.1")
        wrong "void f(void) { case 1: ; }"
        right "void f(int a) { switch (a) { case 1: ; } }";
    /// A `switch` has two labels for one value.
    ///
    /// Which of them is meant?
    DUPLICATE_CASE = ("CL0903", "duplicate-case", Error, "C99 6.8.4.2")
        wrong "void f(int a) { switch (a) { case 1: case 1: ; } }"
        right "void f(int a) { switch (a) { case 1: case 2: ; } }";
    /// `goto` names a label that the function does not have.
    ///
    /// Labels belong to their function; those that GNU C's `__label__` declares belong to their block, where they have
    /// to stand.
    UNKNOWN_LABEL = ("CL0904", "unknown-label", Error, "C99 6.8.6.1")
        wrong "void f(void) { goto end; }"
        right "void f(void) { goto end; end: ; }";
    /// A value is computed and not used.
    ///
    /// Perhaps an assignment or a call was meant.
    UNUSED_VALUE = ("CL0905", "unused-value", Warning, "C99 6.8.3")
        wrong "void f(int a) { a + 1; }"
        right "void f(int a) { a += 1; }";
    /// A function can end without returning a value.
    ///
    /// The caller would use a value that nobody gave.
    MISSING_RETURN = ("CL0906", "missing-return", Warning, "C99 6.9.1")
        wrong "int f(int a) { if (a) return 1; }"
        right "int f(int a) { if (a) return 1; return 0; }";
    /// An assignment stands as a condition.
    ///
    /// `==` was probably meant; parentheses around the assignment say that it was not.
    ASSIGNMENT_CONDITION = ("CL0907", "assignment-condition", Warning, "C99 6.8.4")
        wrong "void f(int a) { if (a = 1) {} }"
        right "void f(int a) { if (a == 1) {} }";
}
