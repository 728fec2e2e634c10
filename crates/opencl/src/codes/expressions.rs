//! Codes of expressions.

crate::diagnostic::declare_codes! {
    /// All codes of this file.
    pub ALL;
    /// A name is not declared.
    ///
    /// The name may be misspelled, declared later, or declared in a scope that has ended. Correct the name or add a
    /// declaration.
    UNDECLARED = ("CL0501", "undeclared", Error, "C99 6.5.1")
        wrong "int f(void) { return a; }"
        right "int f(int a) { return a; }";
    /// An operator does not accept its operands.
    ///
    /// `%`, shifts and bitwise operators need integers. The other arithmetic operators need integers or floating-point
    /// numbers, but `+` and `-` also accept pointers. None of these operators accepts structs, images, samplers or
    /// atomic objects. Convert the operands, or use a function.
    INVALID_OPERANDS = ("CL0502", "invalid-operands", Error, "6.5", "`!` on floating vectors since 1.2.")
        wrong "float f(float a) { return a % 2; }"
        right "float f(float a) { return fmod(a, 2.0f); }";
    /// An operator has operands of two different vector types.
    ///
    /// Vectors are not converted implicitly. Convert one operand with `convert_…`.
    VECTOR_MISMATCH = ("CL0503", "vector-mismatch", Error, "6.4.1")
        wrong "float4 f(float4 a, int4 b) { return a + b; }"
        right "float4 f(float4 a, int4 b) { return a + convert_float4(b); }";
    /// A scalar operand has a greater rank than the elements of the vector operand.
    ///
    /// The conversion to the element type could lose information. Cast the scalar to that type.
    SCALAR_RANK = ("CL0504", "scalar-rank", Error, "6.4.6")
        wrong "float4 f(float4 a, double b) { return a * b; }"
        right "float4 f(float4 a, double b) { return a * (float)b; }";
    /// A scalar is shifted by a vector.
    ///
    /// If the right operand is a vector, the left one must be a vector with as many elements. Convert the scalar to a
    /// vector.
    SHIFT_BY_VECTOR = ("CL0505", "shift-by-vector", Error, "6.5.10")
        wrong "int4 f(int4 a) { return 1 << a; }"
        right "int4 f(int4 a) { return (int4)(1) << a; }";
    /// A value cannot be converted to the required type.
    ///
    /// Vectors, structs and opaque types are not converted implicitly. Use a value of the required type, or an
    /// explicit conversion.
    INCOMPATIBLE_TYPES = ("CL0506", "incompatible-types", Error, "6.4")
        wrong "int f(int4 a) { return a; }"
        right "int f(int4 a) { return a.x; }";
    /// A pointer is used as an integer, or an integer as a pointer.
    ///
    /// No integer other than the constant 0 is implicitly converted to a pointer. Use a cast, or take an address with
    /// `&`.
    INT_POINTER = ("CL0507", "int-pointer", Error, "C99 6.5.16.1")
        wrong "void f(int a) { int *p = a; }"
        right "void f(int a) { int *p = &a; }";
    /// A pointer is converted to a pointer to a different type.
    ///
    /// The object would be accessed as an object of another type. Use a pointer to the same type, or a cast.
    POINTER_MISMATCH = ("CL0508", "pointer-mismatch", Warning, "C99 6.5.16.1")
        wrong "void f(global float *p) { global int *q = p; }"
        right "void f(global float *p) { global int *q = (global int *)p; }";
    /// A pointer is converted to a pointer to an integer type of the other signedness.
    ///
    /// The meaning of negative and large values would change. Use a pointer to the same type, or a cast.
    POINTER_SIGN = ("CL0509", "pointer-sign", Warning, "C99 6.5.16.1")
        wrong "void f(global int *p) { global uint *q = p; }"
        right "void f(global int *p) { global uint *q = (global uint *)p; }";
    /// A conversion of a pointer removes a qualifier.
    ///
    /// For example, the program could modify a `const` object through the new pointer. Add the qualifier to the new
    /// pointer.
    QUALIFIER_LOST = ("CL0510", "qualifier-lost", Warning, "C99 6.5.16.1")
        wrong "void f(global const int *p) { global int *q = p; }"
        right "void f(global const int *p) { global const int *q = p; }";
    /// A pointer is compared with an integer or with a pointer to a different type.
    ///
    /// Compare pointers to the same type, or cast one operand.
    POINTER_COMPARISON = ("CL0511", "pointer-comparison", Warning, "C99 6.5.8")
        wrong "int f(global int *p, global float *q) { return p == q; }"
        right "int f(global int *p, global int *q) { return p == q; }";
    /// A value cannot be cast to this type.
    ///
    /// A cast converts scalars and pointers. Use a member or an element instead.
    INVALID_CAST = ("CL0512", "invalid-cast", Error, "6.4.2")
        wrong "struct s { int a; }; int f(struct s b) { return (int)b; }"
        right "struct s { int a; }; int f(struct s b) { return b.a; }";
    /// A vector is cast to a different type.
    ///
    /// The specification does not allow such a cast. Use `convert_…` to convert the values, or `as_…` to reinterpret
    /// the bits.
    ///
    /// Compilers accept a vector literal whose only operand is a pointer or a struct. In this case, a check without
    /// `-W pedantic` only warns.
    VECTOR_CAST = ("CL0513", "vector-cast", Error, "6.4.2")
        wrong "int4 f(float4 a) { return (int4)a; }"
        right "int4 f(float4 a) { return convert_int4(a); }";
    /// A vector literal has elements of the wrong number or type.
    ///
    /// The operands must have as many elements in total as the vector. A vector operand must have the same element
    /// type. A single scalar initializes all elements. A list in braces must also have that number of elements, unless
    /// it is empty.
    VECTOR_LITERAL = ("CL0514", "vector-literal", Error, "6.3.6")
        wrong "float4 f(void) { return (float4)(1.0f, 2.0f); }"
        right "float4 f(void) { return (float4)(1.0f, 2.0f, 3.0f, 4.0f); }";
    /// A value is reinterpreted as a type of a different size.
    ///
    /// `as_…` keeps the bits: both types must have the same size. Use a type of the same size, or `convert_…`.
    REINTERPRET_SIZE = ("CL0515", "reinterpret-size", Error, "6.4.4.2")
        wrong "int f(float4 a) { return as_int(a); }"
        right "int4 f(float4 a) { return as_int4(a); }";
    /// The name after the `.` does not select elements of the vector.
    ///
    /// The elements are `xyzw`, `rgba`, `s0` to `sF`, `lo`, `hi`, `even` and `odd`. Use one of these names.
    ELEMENT_NAME = ("CL0516", "element-name", Error, "6.3.7", "`rgba` since 3.0.")
        wrong "float f(float4 a) { return a.q; }"
        right "float f(float4 a) { return a.x; }";
    /// A vector does not have the selected element.
    ///
    /// A vector of `n` elements has the elements 0 to `n` - 1. Select one of them, or use a larger vector.
    ELEMENT_RANGE = ("CL0517", "element-range", Error, "6.3.7")
        wrong "float f(float2 a) { return a.z; }"
        right "float f(float4 a) { return a.z; }";
    /// A selection has a number of elements that a vector cannot have.
    ///
    /// A vector has 2, 3, 4, 8 or 16 elements. Select one of these numbers of elements, or a single one.
    ELEMENT_COUNT = ("CL0518", "element-count", Error, "6.3.7", "Vectors of 3 since 1.1.")
        wrong "void f(float8 a) { a.s01234; }"
        right "float4 f(float8 a) { return a.s0123; }";
    /// An element is named twice in the left operand of an assignment.
    ///
    /// The language does not define which of the two values the element would get. Name each element once.
    DUPLICATE_ELEMENT = ("CL0519", "duplicate-element", Error, "6.3.7")
        wrong "void f(float4 a) { a.xx = a.yz; }"
        right "void f(float4 a) { a.xy = a.yz; }";
    /// Elements are selected with `rgba` before OpenCL C 3.0.
    ///
    /// Compilers accept these names in earlier editions too. Use `xyzw`.
    RGBA_ELEMENTS = ("CL0520", "rgba-elements", Warning, "6.3.7", "Since 3.0.")
        wrong ["std=1.2"] "float f(float4 a) { return a.r; }"
        right ["std=1.2"] "float f(float4 a) { return a.x; }";
    /// The left operand of an assignment cannot be assigned.
    ///
    /// The operand must designate an object other than an array.
    NOT_ASSIGNABLE = ("CL0521", "not-assignable", Error, "C99 6.5.16")
        wrong "void f(int a) { a + 1 = 2; }"
        right "void f(int a) { a = 2; }";
    /// An atomic object is assigned or read directly.
    ///
    /// Only the atomic functions may read and write an atomic object. Use `atomic_store` and `atomic_load`.
    ///
    /// Compilers accept a direct read. In this case, a check without `-W pedantic` only warns.
    ATOMIC_ASSIGNMENT = ("CL0522", "atomic-assignment", Error, "6.15.12", "Since 2.0.")
        wrong "void f(global atomic_int *a) { *a = 1; }"
        right "void f(global atomic_int *a) { atomic_store(a, 1); }";
    /// The address of an expression cannot be taken.
    ///
    /// Values, bit-fields and elements of vectors do not have an address. A block must not take the address of a
    /// captured variable. First assign the value to a variable, or use the address of the whole vector.
    ADDRESS_OF = ("CL0523", "address-of", Error, "6.3.7, C99 6.5.3.2")
        wrong "void f(float4 a) { float *p = &a.x; }"
        right "void f(float4 a) { float *p = (float *)&a; }";
    /// `*` is applied to an operand that is not a pointer.
    ///
    /// Remove `*`, or declare the operand as a pointer.
    INDIRECTION = ("CL0524", "indirection", Error, "6.5.13")
        wrong "int f(int a) { return *a; }"
        right "int f(int *a) { return *a; }";
    /// A pointer to `void` is dereferenced.
    ///
    /// The type of the object is unknown. Cast the pointer to a pointer to the object's type.
    VOID_DEREFERENCE = ("CL0525", "void-dereference", Warning, "C99 6.5.3.2")
        wrong "void f(global void *p) { *p; }"
        right "void f(global int *p) { (void)*p; }";
    /// Pointer arithmetic is applied to a pointer to `void`.
    ///
    /// The specification does not define such arithmetic; compilers count bytes. Cast the pointer to `char *`.
    VOID_ARITHMETIC = ("CL0526", "void-arithmetic", Warning, "C99 6.5.6")
        wrong "void f(global void *p) { global void *q = p + 1; }"
        right "void f(global void *p) { global void *q = (global char *)p + 1; }";
    /// `sizeof` is applied to a function type or a block.
    ///
    /// The specification does not define the result; compilers accept the operand. Use the size of an object type.
    VOID_SIZEOF = ("CL0527", "void-sizeof", Warning, "6.5.11")
        wrong "int g(void); int f(void) { return sizeof(int(void)); }"
        right "int f(void) { return sizeof(char); }";
    /// `vec_step` is applied to a type that is neither a scalar nor a vector.
    ///
    /// `vec_step` returns the number of elements of a scalar or vector type. Use one of these types.
    VEC_STEP = ("CL0528", "vec-step", Error, "6.15.13")
        wrong "struct s { int a; }; int f(struct s b) { return vec_step(b); }"
        right "int f(int4 b) { return vec_step(b); }";
    /// The operand of `[]` has no elements, or the index is not an integer.
    ///
    /// Arrays, pointers and vectors have elements. Use one of these and an integer index.
    SUBSCRIPT = ("CL0529", "subscript", Error, "C99 6.5.2.1")
        wrong "int f(int a) { return a[0]; }"
        right "int f(int *a) { return a[0]; }";
    /// The operand of `.` or `->` has no members.
    ///
    /// `.` needs a struct, a union or a vector, and `->` needs a pointer to a struct or union.
    MEMBER_ACCESS = ("CL0530", "member-access", Error, "C99 6.5.2.3")
        wrong "int f(int a) { return a.x; }"
        right "int f(int2 a) { return a.x; }";
    /// A struct or union does not have the named member.
    ///
    /// Correct the name, or use an object that has this member.
    NO_MEMBER = ("CL0531", "no-member", Error, "C99 6.5.2.3")
        wrong "struct s { int a; }; int f(struct s b) { return b.c; }"
        right "struct s { int a; }; int f(struct s b) { return b.a; }";
    /// A condition has a type that is not allowed.
    ///
    /// `if` and loops need a scalar. `switch` needs an integer. `? :` needs a scalar, or a vector of integers that
    /// matches the results. Use `any` or `all` for a vector.
    CONDITION_TYPE = ("CL0532", "condition-type", Error, "6.5.9")
        wrong "void f(int4 a) { if (a) {} }"
        right "void f(int4 a) { if (any(a)) {} }";
    /// The results of `? :` have no common type.
    ///
    /// The expression must have a single type. Convert one of the results.
    CONDITIONAL_TYPES = ("CL0533", "conditional-types", Error, "6.5.9")
        wrong "struct s { int a; }; void f(int c, struct s b) { c ? b : 1; }"
        right "struct s { int a; }; void f(int c, struct s b, struct s d) { b = c ? b : d; }";
    /// An integer is divided by zero.
    ///
    /// The result is unspecified. Use another divisor.
    DIVISION_BY_ZERO = ("CL0534", "division-by-zero", Warning, "6.5.1")
        wrong "int f(int a) { return a / 0; }"
        right "int f(int a) { return a / 2; }";
    /// A value that is not a number or a vector of numbers is reinterpreted.
    ///
    /// The specification does not define the representation of `bool`, structs, pointers and opaque types. First
    /// convert the value to a number.
    REINTERPRET_TYPE = ("CL0535", "reinterpret-type", Warning, "6.4.4.2")
        wrong "char f(bool b) { return as_char(b); }"
        right "char f(uchar b) { return as_char(b); }";
    /// A constant index is outside the array.
    ///
    /// An array of `n` elements has the elements 0 to `n` - 1. An access to another element has undefined behavior.
    /// Correct the index, or declare a larger array.
    ARRAY_INDEX = ("CL0536", "array-index", Warning, "C99 6.5.6")
        wrong "int f(void) { int a[4] = {0}; return a[4]; }"
        right "int f(void) { int a[4] = {0}; return a[3]; }";
    /// The shift count is negative, or not less than the number of bits of the left operand.
    ///
    /// Only the low bits of the count are used: for an `int`, `a << 32` is `a << 0`. Use a smaller count, or convert
    /// the left operand to a wider type.
    SHIFT_COUNT = ("CL0537", "shift-count", Warning, "6.5.10")
        wrong "ulong f(uint a) { return a << 32; }"
        right "ulong f(uint a) { return (ulong)a << 32; }";
    /// A comparison always has the same result.
    ///
    /// The constant is outside the range of the other operand's type, or the address of an array is compared with a
    /// null pointer. Correct the constant or the type, or remove the comparison.
    CONSTANT_COMPARISON = ("CL0538", "constant-comparison", Warning, "C99 6.5.8")
        wrong "int f(uint a) { return a < 0; }"
        right "int f(int a) { return a < 0; }";
    /// The result of a comparison is compared with another value.
    ///
    /// `a < b < c` is `(a < b) < c`: the left operand is 0 or 1. Compare each pair of values, or write the
    /// parentheses.
    CHAINED_COMPARISON = ("CL0539", "chained-comparison", Warning, "C99 6.5.8")
        wrong "int f(int a) { return 0 < a < 9; }"
        right "int f(int a) { return 0 < a && a < 9; }";
    /// The size of a pointer is divided by the size of an element.
    ///
    /// `sizeof(p) / sizeof(p[0])` is the number of elements only if `p` is an array. A pointer does not contain the
    /// number of elements that it points to. Pass the number as a parameter.
    SIZE_OF_POINTER = ("CL0540", "size-of-pointer", Warning, "C99 6.5.3.4")
        wrong "ulong f(global int *p) { return sizeof(p) / sizeof(p[0]); }"
        right "ulong f(global int *p, ulong count) { return count; }";
    /// An operand contains an operator that is evaluated first, which was probably not intended.
    ///
    /// Comparisons are evaluated before `&`, `^` and `|`: `a & 1 == 0` is `a & (1 == 0)`. `+` and `-` are evaluated
    /// before `<<` and `>>`. `!` is evaluated before all of them: `!a & 1` is `(!a) & 1`. Write parentheses.
    PRECEDENCE = ("CL0541", "precedence", Warning, "C99 6.5")
        wrong "int f(int a) { return a & 1 == 0; }"
        right "int f(int a) { return (a & 1) == 0; }"
        also "int f(int a, int b) { return !(a == b); }";
    /// `=+` or `=-` was probably intended as `+=` or `-=`.
    ///
    /// `a =+ b` assigns the value of `+b`. Write `+=`, or a blank after the `=`.
    SIGN_AFTER_EQUALS = ("CL0542", "sign-after-equals", Warning, "C99 6.5.16")
        wrong "void f(int *a, int b) { *a =- b; }"
        right "void f(int *a, int b) { *a -= b; }"
        also "void f(int *a, int b) { *a = -b; }";
    /// `^` between 2 or 10 and a constant was probably intended as a power.
    ///
    /// `^` is exclusive or: `10 ^ 6` is 12. Write `1e6f`, `1 << n` for a power of two, or call `pown`.
    XOR_AS_POWER = ("CL0543", "xor-as-power", Warning, "C99 6.5.11")
        wrong "float f(float a) { return a * (10 ^ 6); }"
        right "float f(float a) { return a * 1e6f; }";
}
