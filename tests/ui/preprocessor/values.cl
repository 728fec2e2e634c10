// Values of controlling expressions.
#if 1 << -1 || 1 >> -1 || 1 << 200 || -8 >> 1 != -4
#error shifts
#endif
#if 'ab' != 24930 || '\xff' != -1
#error characters
#endif
#if 1, 0 //~ ERROR CL0114
#error the comma ends it //~ ERROR CL0115
#endif
#if 1) //~ ERROR CL0114
#error so does a parenthesis //~ ERROR CL0115
#endif
#if 1 2 //~ ERROR CL0114
#error a number does not
#endif
