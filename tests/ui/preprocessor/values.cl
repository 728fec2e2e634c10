// Values of controlling expressions.
#if 9223372036854775808 < 0 || 1 << 63 < 0 || 0x7fffffffffffffff + 1 < 0
#error there is more room than 64 bits
#endif
#if 1 << -1 || 1 >> -1 || 1 << 200 || 1 << 100 == 0 || -8 >> 1 != -4
#error shifts
#endif
#if 'ab' != 24930 || '\xff' != -1 || L'\xffff' != 65535
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
#if 3wb != 3
#error a suffix of C23
#endif
