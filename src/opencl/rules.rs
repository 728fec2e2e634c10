//! The manual's rules that diagnostics enforce: page and id of each. A test holds them against
//! the bundled pages.

use crate::diagnostic::RuleRef;

macro_rules! rules {
    ($($const:ident $page:literal $rule:literal;)*) => {
        $(
            #[doc = concat!("`", $page, "`, `", $rule, "`")]
            pub const $const: RuleRef = RuleRef { page: $page, rule: $rule };
        )*
        /// Every rule that some diagnostic names.
        pub static RULES: &[RuleRef] = &[$($const),*];
    };
}

rules! {
    ACCESS_IMAGE_ONLY "access-qualifiers" "images-and-pipes-only";
    ACCESS_ONCE "access-qualifiers" "one-qualifier";
    PIPE_NOT_READ_WRITE "access-qualifiers" "pipe-not-read-write";
    READ_WRITE_FEATURE "access-qualifiers" "read-write-images-feature";
    READ_WRITE_SINCE_2_0 "access-qualifiers" "read-write-since-2-0";
    TO_SPACE_ARGUMENT "address-space-functions" "generic-argument";
    SPACE_CONDITIONAL "address-spaces" "conditional-overlap";
    KERNEL_POINTER_SPACE "address-spaces" "kernel-pointers";
    SPACE_CAST "address-spaces" "no-cast";
    NO_MEMBER_SPACE "address-spaces" "no-member-space";
    SPACE_NO_CHANGE "address-spaces" "no-space-change";
    ONE_SPACE "address-spaces" "one-space";
    SPACE_OPERANDS "address-spaces" "overlapping-operands";
    PARAMETER_PRIVATE "address-spaces" "parameter";
    INITIALIZER_CONSTANT "address-spaces" "program-scope-constant-initializer";
    PROGRAM_SCOPE_SPACE "address-spaces" "program-scope-space";
    RETURN_TYPE_SPACE "address-spaces" "return-type";
    ATOMIC_INIT "atomic-functions" "initialize-at-program-scope";
    ATOMIC_OPERATORS "atomic-functions" "no-operators";
    ATTRIBUTE_KERNEL "attributes-functions" "kernels-only";
    VEC_TYPE_HINT "attributes-functions" "vec-type-hint-type";
    WORK_GROUP_SIZE_POSITIVE "attributes-functions" "work-group-size-positive";
    UNROLL_LOOPS "attributes-loops" "unroll-hint-loops-only";
    UNROLL_POSITIVE "attributes-loops" "unroll-hint-positive";
    ALIGNED_POWER "attributes-types" "aligned-power-of-two";
    BLOCK_CONST "blocks" "const-variable";
    BLOCK_INITIALIZED "blocks" "initialized";
    NO_BLOCK_ARRAY "blocks" "no-arrays";
    NO_BLOCK_STORAGE "blocks" "no-block-storage-type";
    NO_BLOCK_MEMBER "blocks" "no-members";
    NO_BLOCK_POINTER "blocks" "no-pointers";
    BLOCK_PARAMETER "blocks" "not-a-parameter";
    BLOCK_NOT_EXTERN "blocks" "not-extern";
    BLOCK_TERNARY "blocks" "not-in-ternary";
    BLOCK_NOT_RETURNED "blocks" "not-returned";
    BLOCK_NOT_VARIADIC "blocks" "not-variadic";
    CONSTANT_IN_KERNEL "constant" "in-kernels-only";
    CONSTANT_INITIALIZER "constant" "initializer-required";
    CONSTANT_SCOPE "constant" "kernel-scope";
    CONSTANT_READ_ONLY "constant" "read-only";
    VECTOR_NO_IMPLICIT "conversions" "no-implicit-vector-conversion";
    VECTOR_CAST "conversions" "no-vector-cast";
    POINTER_CONVERSION "conversions" "pointers";
    SCALAR_RANK "conversions" "scalar-rank";
    ENQUEUE_ARGUMENTS "enqueue-kernel" "argument-types";
    ENQUEUE_BLOCK "enqueue-kernel" "block-argument";
    ENQUEUE_BLOCK_PARAMETERS "enqueue-kernel" "local-void-parameters";
    ENQUEUE_SIZES "enqueue-kernel" "one-size-per-parameter";
    SPACE_IMPLICIT "generic" "cast-to-named";
    SPACE_NESTED "generic" "nested-pointers";
    GENERIC_NO_VARIABLE "generic" "no-variables";
    GENERIC_NOT_CONSTANT "generic" "not-constant";
    GENERIC_CAST_CONSTANT "generic" "not-constant-by-cast";
    GLOBAL_NOT_IN_FUNCTION "global" "not-automatic";
    KERNEL_FUNCTIONS_ONLY "kernel" "functions-only";
    KERNEL_NOT_STATIC "kernel" "not-static";
    KERNEL_RETURNS_VOID "kernel" "returns-void";
    TYPE_NAMES "keywords" "types";
    LOCAL_IN_KERNEL "local" "in-kernels-only";
    LOCAL_KERNEL_SCOPE "local" "kernel-scope";
    LOCAL_NO_INITIALIZER "local" "no-initializer";
    ARITHMETIC_OPERANDS "operators" "arithmetic-operands";
    BITWISE_INTEGERS "operators" "bitwise-integers";
    COMPARISON_OPERANDS "operators" "comparison-operands";
    INCREMENT_INTEGERS "operators" "increment-integers";
    LOGICAL_OPERANDS "operators" "logical-operands";
    REMAINDER_INTEGERS "operators" "remainder-integers";
    SHIFT_INTEGERS "operators" "shift-integers";
    SHIFT_VECTOR "operators" "shift-scalar-by-vector";
    TERNARY_WIDTH "operators" "ternary-matching-elements";
    TERNARY_TYPES "operators" "ternary-types";
    TERNARY_CONDITION "operators" "ternary-vector-condition";
    PIPE_ACCESS "pipe-functions" "access";
    PIPE_ARGUMENT "pipe-functions" "argument-types";
    PIPE_PARAMETER "pipe-functions" "parameters-only";
    PRINTF_CONSTANT_FORMAT "printf" "constant-format";
    PRINTF_TYPES "printf" "matching-types";
    AS_TYPE_SIZE "reinterpreting-types" "same-size";
    EVENT_SPACE "restrictions" "event-private-only";
    IMAGE_NOT_MODIFIED "restrictions" "image-not-modified";
    IMAGE_PARAMETER_ONLY "restrictions" "images-as-parameters-only";
    KERNEL_PARAMETER_TYPES "restrictions" "kernel-argument-types";
    NO_BIT_FIELDS "restrictions" "no-bit-fields";
    NO_DEVICE_ARGUMENTS "restrictions" "no-device-types-as-arguments";
    NO_DEVICE_TYPES "restrictions" "no-device-types-at-program-scope";
    NO_EVENT_ARGUMENT "restrictions" "no-event-arguments";
    NO_EVENT_MEMBER "restrictions" "no-event-members";
    EVENT_NOT_PROGRAM_SCOPE "restrictions" "no-events-at-program-scope";
    NO_FLEXIBLE_ARRAY "restrictions" "no-flexible-arrays";
    NO_FUNCTION_POINTERS "restrictions" "no-function-pointers";
    NO_IMAGE_ARRAY "restrictions" "no-image-arrays";
    NO_IMAGE_MEMBER "restrictions" "no-image-members";
    NO_IMAGE_POINTER "restrictions" "no-image-pointers";
    NO_IMAGE_RESULT "restrictions" "no-image-results";
    NO_IMPLICIT_FUNCTIONS "restrictions" "no-implicit-functions";
    NO_MAIN "restrictions" "no-main";
    KERNEL_NO_POINTER_POINTER "restrictions" "no-pointer-to-pointer-arguments";
    KERNEL_STRUCT_POINTERS "restrictions" "no-pointers-in-struct-arguments";
    NO_RECURSION "restrictions" "no-recursion";
    NO_SAMPLER_ARRAY "restrictions" "no-sampler-arrays";
    NO_SAMPLER_MEMBER "restrictions" "no-sampler-members";
    NO_SAMPLER_POINTER "restrictions" "no-sampler-pointers";
    NO_SAMPLER_RESULT "restrictions" "no-sampler-results";
    NO_VLA "restrictions" "no-variable-length-arrays";
    NO_VARIADIC_FUNCTIONS "restrictions" "no-variadic-functions";
    SAMPLER_NOT_MODIFIED "restrictions" "sampler-not-modified";
    SAMPLER_CONST "samplers" "const-or-constant";
    SAMPLER_CONSTANT "samplers" "constant-initializer";
    SAMPLER_SPACE "samplers" "no-local-or-global";
    DOUBLE_ENABLED "scalar-types" "double-enabled";
    DOUBLE_OPTIONAL "scalar-types" "double-optional";
    HALF_STORAGE_ONLY "scalar-types" "half-storage-only";
    STATIC_SINCE_1_2 "storage-class-specifiers" "extern-static-since-1-2";
    EXTERN_WHERE "storage-class-specifiers" "extern-where";
    NO_AUTO_REGISTER "storage-class-specifiers" "no-auto-register";
    STATIC_PROGRAM_SCOPE "storage-class-specifiers" "static-program-scope";
    STATIC_WHERE "storage-class-specifiers" "static-where";
    CONST_READ_ONLY "type-qualifiers" "const-is-read-only";
    RESTRICT_POINTER "type-qualifiers" "restrict-pointers-only";
    VEC_STEP_TYPES "vec-step" "argument-type";
    ELEMENT_ONCE "vector-components" "assigned-once";
    ELEMENT_COUNT "vector-components" "component-count";
    ELEMENT_IN_RANGE "vector-components" "component-in-range";
    ELEMENT_NAMES "vector-components" "component-names";
    NO_ELEMENT_ADDRESS "vector-components" "no-address";
    ELEMENT_RGBA "vector-components" "rgba-since-3-0";
    LITERAL_COUNT "vector-literals" "element-count";
    LITERAL_ELEMENTS "vector-literals" "element-types";
}
