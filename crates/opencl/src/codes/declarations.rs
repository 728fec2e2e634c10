//! Codes of declarations and types.

crate::diagnostic::declare_codes! {
    /// All of them.
    pub ALL;
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
    INCOMPLETE_TYPE = ("CL0401", "incomplete-type", Error, "C99 6.2.5");
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
    REDEFINITION = ("CL0402", "redefinition", Error, "C99 6.7");
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
    CONFLICTING_DECLARATION = ("CL0403", "conflicting-declaration", Error, "C99 6.2.7", "All. The attribute `overloadable` of some compilers allows it.");
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
    TYPEDEF_REDEFINITION = ("CL0404", "typedef-redefinition", Error, "C99 6.7.7");
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
    TAG_MISMATCH = ("CL0405", "tag-mismatch", Error, "C99 6.7.2.3");
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
    STATIC_MISMATCH = ("CL0406", "static-mismatch", Error, "C99 6.2.2");
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
    STORAGE_CLASS = ("CL0407", "storage-class", Error, "6.10", "`static` and `extern` since 1.2.");
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
    FUNCTION_SPECIFIER = ("CL0408", "function-specifier", Error, "C99 6.7.4");
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
    FUNCTION_DECLARATION = ("CL0409", "function-declaration", Error, "C99 6.9.1");
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
    EXTERN_INITIALISER = ("CL0410", "extern-initialiser", Error, "C99 6.7.8", "Since 1.2.");
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
    FUNCTION_RESULT = ("CL0411", "function-result", Error, "C99 6.7.5.3");
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
    MEMBER_TYPE = ("CL0412", "member-type", Error, "C99 6.7.2.1");
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
    RESTRICT_NON_POINTER = ("CL0413", "restrict-non-pointer", Error, "6.11");
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
    ARRAY_TYPE = ("CL0414", "array-type", Error, "C99 6.7.5.2");
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
    ARRAY_SIZE = ("CL0415", "array-size", Error, "C99 6.7.5.2");
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
    VARIABLE_LENGTH_ARRAY = ("CL0416", "variable-length-array", Error, "6.11");
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
    ZERO_LENGTH_ARRAY = ("CL0417", "zero-length-array", Warning, "C99 6.7.5.2");
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
    FLEXIBLE_ARRAY = ("CL0418", "flexible-array", Warning, "6.11");
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
    BIT_FIELD = ("CL0419", "bit-field", Error, "6.11", "All; some compilers have an extension for it.");
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
    FUNCTION_POINTER = ("CL0420", "function-pointer", Error, "6.11", "All; some compilers have an extension for it.");
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
    VARIADIC_FUNCTION = ("CL0421", "variadic-function", Error, "6.11", "All; some compilers have an extension for it.");
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
    OPAQUE_VARIABLE = ("CL0422", "opaque-variable", Error, "6.11", "All; pipes since 2.0.");
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
    OPAQUE_RESULT = ("CL0423", "opaque-result", Error, "6.11");
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
    OPAQUE_POINTER = ("CL0424", "opaque-pointer", Error, "6.11");
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
    OPAQUE_ARRAY = ("CL0425", "opaque-array", Error, "6.11");
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
    OPAQUE_MEMBER = ("CL0426", "opaque-member", Error, "6.11");
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
    PROGRAM_SCOPE_TYPE = ("CL0427", "program-scope-type", Error, "6.11");
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
    ACCESS_ON_NON_IMAGE = ("CL0428", "access-on-non-image", Error, "6.8");
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
    ACCESS_READ_WRITE = ("CL0429", "access-read-write", Error, "6.8", "Images since 2.0; 3.0 with `__opencl_c_read_write_images`.");
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
    MULTIPLE_ACCESS = ("CL0430", "multiple-access", Error, "6.8");
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
    BLOCK_TYPE = ("CL0431", "block-type", Error, "6.14", "Since 2.0.");
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
    BLOCK_RESTRICTION = ("CL0432", "block-restriction", Error, "6.14.5", "Since 2.0.");
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
    HALF_VALUE = ("CL0433", "half-value", Error, "6.3.1.2");
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
    ARRAY_INITIALISER = ("CL0434", "array-initialiser", Error, "C99 6.7.8");
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
    SCALAR_INITIALISER = ("CL0435", "scalar-initialiser", Warning, "C99 6.7.8");
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
    EXCESS_INITIALISERS = ("CL0436", "excess-initialisers", Warning, "C99 6.7.8");
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
    EXCESS_STRING = ("CL0437", "excess-string", Warning, "C99 6.7.8");
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
    DESIGNATOR = ("CL0438", "designator", Error, "C99 6.7.8");
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
    NOT_CONSTANT = ("CL0439", "not-constant", Error, "C99 6.6");
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
    SAMPLER_INITIALISER = ("CL0440", "sampler-initialiser", Warning, "6.15.15.1");
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
    ATOMIC_INITIALISER = ("CL0441", "atomic-initialiser", Error, "6.15.12.1", "Since 2.0.");
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
    STATIC_ASSERT = ("CL0442", "static-assert", Error, "C11 6.7.10", "All; the keyword is C11's.");
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
    MAIN = ("CL0443", "main", Error, "6.11");
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
    BLOCK_CONDITIONAL = ("CL0444", "block-conditional", Warning, "6.14.5", "Since 2.0.");
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
    IMAGE_QUALIFIER = ("CL0445", "image-qualifier", Warning, "6.11", "Since 1.2.");
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
    SAMPLER_SCOPE = ("CL0446", "sampler-scope", Warning, "6.11", "Since 1.1; in 1.0 no variable inside a function is a sampler.");
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
    BLOCK_CAPTURE = ("CL0447", "block-capture", Error, "6.14.5", "Since 2.0.");
}
