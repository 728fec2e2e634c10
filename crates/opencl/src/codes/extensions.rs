//! Codes of extensions and editions.

crate::diagnostic::declare_codes! {
    /// All codes of this file.
    pub ALL;
    /// A type or function needs an extension or feature that is disabled.
    ///
    /// The device does not support the type or function. Check the program with that extension or feature, or use a
    /// type or function that the device supports.
    NEEDS_EXTENSION = ("CL0801", "needs-extension", Error, "6.2", "See the extension.")
        wrong ["ext=-cl_khr_fp64"] "double f(void);"
        right "float f(void);";
    /// A type of an extension is used, but the extension is not enabled.
    ///
    /// Enable the extension with `#pragma OPENCL EXTENSION`. Some compilers do not require the pragma.
    EXTENSION_TYPE = ("CL0802", "extension-type", Warning, "6.2.2", "Since 1.2.")
        wrong "kernel void f(read_only image2d_msaa_t i) {}"
        right
            "#pragma OPENCL EXTENSION cl_khr_gl_msaa_sharing : enable"
            "kernel void f(read_only image2d_msaa_t i) {}";
    /// `double` is used before `cl_khr_fp64` is enabled.
    ///
    /// OpenCL C 1.0 and 1.1 require the pragma; compilers accept `double` without it. Add `#pragma OPENCL EXTENSION
    /// cl_khr_fp64 : enable`.
    DOUBLE_WITHOUT_PRAGMA = ("CL0803", "double-without-pragma", Warning, "6.3.1.1", "1.0 and 1.1; later editions do not require the pragma.")
        wrong ["std=1.1"] "double f(void);"
        right ["std=1.1"]
            "#pragma OPENCL EXTENSION cl_khr_fp64 : enable"
            "double f(void);";
    /// A floating constant has single precision because `double` is not available.
    ///
    /// Without `double`, every floating constant has the type `float`. Add the suffix `f` to make this explicit.
    DOUBLE_CONSTANT = ("CL0804", "double-constant", Warning, "6.3.1.1", "1.0 and 1.1, and devices without `cl_khr_fp64`.")
        wrong ["std=1.1"] "float f(void) { return 1.0; }"
        right ["std=1.1"] "float f(void) { return 1.0f; }";
    /// A feature of a later edition is used.
    ///
    /// Compilers accept the feature, but a compiler for this edition may reject it. Select the later edition, or avoid
    /// the feature.
    LATER_EDITION = ("CL0805", "later-edition", Warning, "6.3.2, 6.3.3, 6.7.3, 6.10, 6.11", "1.0 to 2.0. New in 1.1: vectors of three elements, `vec_step`, some built-in functions, stores of less than 32 bits, and samplers in functions that are not kernels. New in 1.2: images of one dimension, image arrays, `constant` variables inside kernels, and `__func__`. New in 2.0: `extern` inside functions. New in 3.0: macros with `...`.")
        wrong ["std=1.0"] "float3 f(void);"
        right ["std=1.0"] "float4 f(void);";
}
