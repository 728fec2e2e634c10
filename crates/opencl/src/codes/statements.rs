//! Codes of statements.

crate::diagnostic::declare_codes! {
    /// All codes of this file.
    pub ALL;
    /// A `break` or `continue` is outside a loop.
    ///
    /// `continue` needs a loop, and `break` needs a loop or a `switch`. Move or remove the statement.
    OUTSIDE_LOOP = ("CL0901", "outside-loop", Error, "C99 6.8.6")
        wrong "void f(void) { continue; }"
        right "void f(void) { while (1) { continue; } }";
    /// A `case` or a `default` is outside a `switch`.
    ///
    /// A block literal inside a `switch` is not part of the `switch`. Move the label into a `switch`.
    OUTSIDE_SWITCH = ("CL0902", "outside-switch", Error, "C99 6.8.1")
        wrong "void f(void) { case 1: ; }"
        right "void f(int a) { switch (a) { case 1: ; } }";
    /// A `switch` has two labels with the same value, or two `default` labels.
    ///
    /// Each value may have only one label. Change or remove one of them.
    DUPLICATE_CASE = ("CL0903", "duplicate-case", Error, "C99 6.8.4.2")
        wrong "void f(int a) { switch (a) { case 1: case 1: ; } }"
        right "void f(int a) { switch (a) { case 1: case 2: ; } }";
    /// A `goto` names a label that the function does not have.
    ///
    /// A label belongs to the function or block literal that contains it. Correct the name, or add the label.
    ///
    /// A statement expression of GNU C must not contain a label, or a `case` of a `switch` that encloses it.
    UNKNOWN_LABEL = ("CL0904", "unknown-label", Error, "C99 6.8.6.1")
        wrong "void f(void) { goto end; }"
        right "void f(void) { goto end; end: ; }";
    /// A value is computed but not used.
    ///
    /// An assignment or a call may have been intended. Otherwise, remove the expression, or cast it to `void`.
    UNUSED_VALUE = ("CL0905", "unused-value", Warning, "C99 6.8.3")
        wrong "void f(int a) { a + 1; }"
        right "void f(int a) { a += 1; }";
    /// A function that returns a value can end without a `return`.
    ///
    /// If such a function ends without a `return` and the caller uses the result, the behavior is undefined. Return a
    /// value on every path.
    MISSING_RETURN = ("CL0906", "missing-return", Warning, "C99 6.9.1")
        wrong "int f(int a) { if (a) return 1; }"
        right "int f(int a) { if (a) return 1; return 0; }";
    /// An assignment is used as a condition.
    ///
    /// `==` may have been intended. If the assignment is intended, put it in parentheses.
    ASSIGNMENT_CONDITION = ("CL0907", "assignment-condition", Warning, "C99 6.8.4")
        wrong "void f(int a) { if (a = 1) {} }"
        right "void f(int a) { if (a == 1) {} }";
    /// A `;` is the whole body of an `if` or a loop.
    ///
    /// The statement after the `;` does not depend on the condition, and is executed once. Remove the `;`, or write
    /// `{ }` for an empty body.
    EMPTY_BODY = ("CL0908", "empty-body", Warning, "C99 6.8.3")
        wrong "void f(global int *a, int n) { if (n > 0); { a[0] = n; } }"
        right "void f(global int *a, int n) { if (n > 0) { a[0] = n; } }";
}
