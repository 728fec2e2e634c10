// What `__has_builtin` knows: the functions of compilers that are known here.
#if !__has_builtin(__builtin_popcount) || !__has_builtin(__builtin_shufflevector) || !__has_builtin(__builtin_astype)
#error these are known
#endif
#if __has_builtin(__builtin_of_nobody) || __has_builtin(__builtin_amdgcn_s_barrier)
#error these are not
#endif
