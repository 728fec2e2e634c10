// What `__has_feature` and `__has_extension` know: what is taken here of what compilers have names for.
#if !__has_feature(attribute_overloadable) || !__has_extension(attribute_overloadable)
#error functions may be overloaded
#endif
#if !__has_feature(nullability) || !__has_feature(nullability_on_arrays) || !__has_extension(nullability_nullable_result)
#error words about null pointers are taken //~ ERROR CL0115
#endif
#if __has_feature(c_static_assert) || !__has_extension(c_static_assert) || !__has_extension(__c_static_assert__)
#error assertions are of later C
#endif
#if __has_feature(modules) || __has_extension(c_atomics) || __has_extension(__c_static_assert)
#error these are not taken
#endif
#if __has_feature(blocks) != __has_extension(blocks)
#error a feature is an extension too
#endif
#if __has_feature(blocks)
#error blocks //~ ERROR[2.0+] CL0115
#endif
