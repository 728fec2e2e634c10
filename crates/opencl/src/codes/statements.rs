//! Codes of statements.

crate::diagnostic::declare_codes! {
    /// All of them.
    pub ALL;
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
    OUTSIDE_LOOP = ("CL0901", "outside-loop", Error, "C99 6.8.6");
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
    OUTSIDE_SWITCH = ("CL0902", "outside-switch", Error, "C99 6.8.1");
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
    DUPLICATE_CASE = ("CL0903", "duplicate-case", Error, "C99 6.8.4.2");
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
    UNKNOWN_LABEL = ("CL0904", "unknown-label", Error, "C99 6.8.6.1");
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
    UNUSED_VALUE = ("CL0905", "unused-value", Warning, "C99 6.8.3");
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
    MISSING_RETURN = ("CL0906", "missing-return", Warning, "C99 6.9.1");
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
    ASSIGNMENT_CONDITION = ("CL0907", "assignment-condition", Warning, "C99 6.8.4");
}
