// A file to embed is not there: nothing behind it is read.
#if __has_embed("missing.bin")
#error it is missing
#endif
#embed //~ ERROR CL0110
#embed name //~ ERROR CL0110
#embed <missing.bin> //~ ERROR CL0106
constant int value = not_declared;
