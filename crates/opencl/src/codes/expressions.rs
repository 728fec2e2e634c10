//! Codes of expressions.

crate::diagnostic::declare_codes! {
    /// All of them.
    pub ALL;
    /// A name is not declared.
    ///
    /// It is misspelled, declared further down, or in a scope that has ended.
    UNDECLARED = ("CL0501", "undeclared", Error, "C99 6.5.1")
        wrong "int f(void) { return a; }"
        right "int f(int a) { return a; }";
    /// An operator does not take these operands.
    ///
    /// Integers for `%`, shifts and bits; numbers for arithmetic; no structs, images, samplers or atomics.
    INVALID_OPERANDS = ("CL0502", "invalid-operands", Error, "6.5", "`!` on floating vectors since 1.2.")
        wrong "float f(float a) { return a % 2; }"
        right "float f(float a) { return fmod(a, 2.0f); }";
    /// An operator takes two different vector types.
    ///
    /// Vectors are never converted by themselves.
    VECTOR_MISMATCH = ("CL0503", "vector-mismatch", Error, "6.4.1")
        wrong "float4 f(float4 a, int4 b) { return a + b; }"
        right "float4 f(float4 a, int4 b) { return a + convert_float4(b); }";
    /// A scalar beside a vector has a greater rank than the vector's elements.
    ///
    /// It would have to lose bits to become an element.
    SCALAR_RANK = ("CL0504", "scalar-rank", Error, "6.4.6")
        wrong "float4 f(float4 a, double b) { return a * b; }"
        right "float4 f(float4 a, double b) { return a * (float)b; }";
    /// A scalar is shifted by a vector.
    ///
    /// The result would have to be a vector.
    SHIFT_BY_VECTOR = ("CL0505", "shift-by-vector", Error, "6.5.10")
        wrong "int4 f(int4 a) { return 1 << a; }"
        right "int4 f(int4 a) { return (int4)(1) << a; }";
    /// A value has a type that cannot be converted to the one that is needed.
    ///
    /// Vectors, structs and opaque types are not converted by themselves.
    INCOMPATIBLE_TYPES = ("CL0506", "incompatible-types", Error, "6.4")
        wrong "int f(int4 a) { return a; }"
        right "int f(int4 a) { return a.x; }";
    /// A pointer and an integer take each other's place.
    ///
    /// Only the constant 0 is a pointer; anything else needs a cast.
    INT_POINTER = ("CL0507", "int-pointer", Error, "C99 6.5.16.1")
        wrong "void f(int a) { int *p = a; }"
        right "void f(int a) { int *p = &a; }";
    /// A pointer takes the place of one to another type.
    ///
    /// The object would be read as something that it is not.
    POINTER_MISMATCH = ("CL0508", "pointer-mismatch", Warning, "C99 6.5.16.1")
        wrong "void f(global float *p) { global int *q = p; }"
        right "void f(global float *p) { global int *q = (global int *)p; }";
    /// A pointer takes the place of one to a type of other signedness.
    ///
    /// The values change their meaning.
    POINTER_SIGN = ("CL0509", "pointer-sign", Warning, "C99 6.5.16.1")
        wrong "void f(global int *p) { global uint *q = p; }"
        right "void f(global int *p) { global uint *q = (global uint *)p; }";
    /// A pointer loses a qualifier.
    ///
    /// Through the new pointer a `const` object could be written.
    QUALIFIER_LOST = ("CL0510", "qualifier-lost", Warning, "C99 6.5.16.1")
        wrong "void f(global const int *p) { global int *q = p; }"
        right "void f(global const int *p) { global const int *q = p; }";
    /// Pointers to different types, or a pointer and an integer, are compared.
    ///
    /// Objects of different types are never the same.
    POINTER_COMPARISON = ("CL0511", "pointer-comparison", Warning, "C99 6.5.8")
        wrong "int f(global int *p, global float *q) { return p == q; }"
        right "int f(global int *p, global int *q) { return p == q; }";
    /// A value cannot be cast to this type.
    ///
    /// Casts convert scalars and pointers.
    INVALID_CAST = ("CL0512", "invalid-cast", Error, "6.4.2")
        wrong "struct s { int a; }; int f(struct s b) { return (int)b; }"
        right "struct s { int a; }; int f(struct s b) { return b.a; }";
    /// A vector is cast to another type.
    ///
    /// A cast between vector types could mean the values or the bits. `convert_…` means the one, `as_…` the other.
    ///
    /// Compilers take a pointer in parentheses for the elements: of it a check that is not pedantic warns.
    VECTOR_CAST = ("CL0513", "vector-cast", Error, "6.4.2")
        wrong "int4 f(float4 a) { return (int4)a; }"
        right "int4 f(float4 a) { return convert_int4(a); }";
    /// A vector literal has the wrong elements.
    ///
    /// The operands have as many elements together as the vector, of the same type where they are vectors; a single scalar fills all. A list in braces has no more values than the vector has elements.
    VECTOR_LITERAL = ("CL0514", "vector-literal", Error, "6.3.6")
        wrong "float4 f(void) { return (float4)(1.0f, 2.0f); }"
        right "float4 f(void) { return (float4)(1.0f, 2.0f, 3.0f, 4.0f); }";
    /// A value is reinterpreted as a type of another size.
    ///
    /// `as_…` keeps the bits, so both types have as many.
    REINTERPRET_SIZE = ("CL0515", "reinterpret-size", Error, "6.4.4.2")
        wrong "int f(float4 a) { return as_int(a); }"
        right "int4 f(float4 a) { return as_int4(a); }";
    /// A name is none of a vector's elements.
    ///
    /// Elements are `xyzw`, `rgba`, `s0` to `sF`, `lo`, `hi`, `even` and `odd`.
    ELEMENT_NAME = ("CL0516", "element-name", Error, "6.3.7", "`rgba` since 3.0.")
        wrong "float f(float4 a) { return a.q; }"
        right "float f(float4 a) { return a.x; }";
    /// A vector does not have this element.
    ///
    /// A vector of two has the elements 0 and 1.
    ELEMENT_RANGE = ("CL0517", "element-range", Error, "6.3.7")
        wrong "float f(float2 a) { return a.z; }"
        right "float f(float4 a) { return a.z; }";
    /// A selection has a number of elements that makes no vector.
    ///
    /// Vectors have 2, 3, 4, 8 or 16 elements.
    ELEMENT_COUNT = ("CL0518", "element-count", Error, "6.3.7", "Vectors of 3 since 1.1.")
        wrong "void f(float8 a) { a.s01234; }"
        right "float4 f(float8 a) { return a.s0123; }";
    /// An element stands twice in what is assigned to.
    ///
    /// Which of the values it would get is not said.
    DUPLICATE_ELEMENT = ("CL0519", "duplicate-element", Error, "6.3.7")
        wrong "void f(float4 a) { a.xx = a.yz; }"
        right "void f(float4 a) { a.xy = a.yz; }";
    /// `rgba` names elements before 3.0.
    ///
    /// The names came with OpenCL C 3.0; compilers accept them before.
    RGBA_ELEMENTS = ("CL0520", "rgba-elements", Warning, "6.3.7", "Since 3.0.")
        wrong ["std=1.2"] "float f(float4 a) { return a.r; }"
        right ["std=1.2"] "float f(float4 a) { return a.x; }";
    /// Something that is no object is assigned.
    ///
    /// The left side of `=` designates an object that is no array.
    NOT_ASSIGNABLE = ("CL0521", "not-assignable", Error, "C99 6.5.16")
        wrong "void f(int a) { a + 1 = 2; }"
        right "void f(int a) { a = 2; }";
    /// An atomic object is assigned with `=`, or read as it is.
    ///
    /// Atomic objects are read and written with the atomic functions.
    ///
    /// Compilers read an atomic object as they read any other: there a check that is not pedantic warns.
    ATOMIC_ASSIGNMENT = ("CL0522", "atomic-assignment", Error, "6.15.12", "Since 2.0.")
        wrong "void f(global atomic_int *a) { *a = 1; }"
        right "void f(global atomic_int *a) { atomic_store(a, 1); }";
    /// The address of something without one is taken.
    ///
    /// Values and elements of vectors have none, and a block cannot take that of its copy of a variable.
    ADDRESS_OF = ("CL0523", "address-of", Error, "6.3.7, C99 6.5.3.2")
        wrong "void f(float4 a) { float *p = &a.x; }"
        right "void f(float4 a) { float *p = (float *)&a; }";
    /// `*` stands before something that is no pointer.
    ///
    /// There is nothing that it points to.
    INDIRECTION = ("CL0524", "indirection", Error, "6.5.13")
        wrong "int f(int a) { return *a; }"
        right "int f(int *a) { return *a; }";
    /// A pointer to `void` is dereferenced.
    ///
    /// It points to no object of a known type.
    VOID_DEREFERENCE = ("CL0525", "void-dereference", Warning, "C99 6.5.3.2")
        wrong "void f(global void *p) { *p; }"
        right "void f(global int *p) { (void)*p; }";
    /// A pointer to `void` is moved.
    ///
    /// Compilers count bytes; the language does not say.
    VOID_ARITHMETIC = ("CL0526", "void-arithmetic", Warning, "C99 6.5.6")
        wrong "void f(global void *p) { global void *q = p + 1; }"
        right "void f(global void *p) { global void *q = (global char *)p + 1; }";
    /// `sizeof` is asked of a function.
    ///
    /// Compilers give 1; the language does not say.
    VOID_SIZEOF = ("CL0527", "void-sizeof", Warning, "6.5.11")
        wrong "int g(void); int f(void) { return sizeof(int(void)); }"
        right "int f(void) { return sizeof(char); }";
    /// `vec_step` takes something that is no scalar or vector type.
    ///
    /// It gives how many elements a type has.
    VEC_STEP = ("CL0528", "vec-step", Error, "6.15.13")
        wrong "struct s { int a; }; int f(struct s b) { return vec_step(b); }"
        right "int f(int4 b) { return vec_step(b); }";
    /// `[]` stands on something without elements, or the index is no integer.
    ///
    /// Arrays, pointers and vectors have elements.
    SUBSCRIPT = ("CL0529", "subscript", Error, "C99 6.5.2.1")
        wrong "int f(int a) { return a[0]; }"
        right "int f(int *a) { return a[0]; }";
    /// `.` or `->` stands on something without members.
    ///
    /// Structs, unions and vectors have members; `->` is for pointers to them.
    MEMBER_ACCESS = ("CL0530", "member-access", Error, "C99 6.5.2.3")
        wrong "int f(int a) { return a.x; }"
        right "int f(int2 a) { return a.x; }";
    /// A struct or union does not have this member.
    ///
    /// The name is misspelled or belongs to another type.
    NO_MEMBER = ("CL0531", "no-member", Error, "C99 6.5.2.3")
        wrong "struct s { int a; }; int f(struct s b) { return b.c; }"
        right "struct s { int a; }; int f(struct s b) { return b.a; }";
    /// A condition has a type that no condition has.
    ///
    /// `if` and loops take scalars, `switch` integers, `? :` integers or vectors of integers that match the results.
    CONDITION_TYPE = ("CL0532", "condition-type", Error, "6.5.9")
        wrong "void f(int4 a) { if (a) {} }"
        right "void f(int4 a) { if (any(a)) {} }";
    /// The results of `? :` have no common type.
    ///
    /// The whole expression has one type.
    CONDITIONAL_TYPES = ("CL0533", "conditional-types", Error, "6.5.9")
        wrong "struct s { int a; }; void f(int c, struct s b) { c ? b : 1; }"
        right "struct s { int a; }; void f(int c, struct s b, struct s d) { b = c ? b : d; }";
    /// A division by zero.
    ///
    /// The result of an integer division by zero is not defined.
    DIVISION_BY_ZERO = ("CL0534", "division-by-zero", Warning, "6.5.1")
        wrong "int f(int a) { return a / 0; }"
        right "int f(int a) { return a / 2; }";
    /// The bits of what is no number are reinterpreted.
    ///
    /// Numbers and vectors of them are; nothing says how many bits a `bool` has, nor how structs, pointers and opaque types lie.
    REINTERPRET_TYPE = ("CL0535", "reinterpret-type", Warning, "6.4.4.2")
        wrong "char f(bool b) { return as_char(b); }"
        right "char f(uchar b) { return as_char(b); }";
}
