// Text is UTF-8 (OpenCL C 6.3): one byte of Latin-1, here in a comment, makes the source something else. The same letters
// in UTF-8 may stand in comments and in literals, whatever their length.
int two_bytes(void); // größer //~ FINE CL0101
int three_bytes(void); /* € */ //~ FINE CL0101
int four_bytes(void); // 😀 //~ FINE CL0101
constant char text[] = "größer"; //~ FINE CL0101
constant char bytes[] = "gr\xf6" "\xdf" "er"; //~ FINE CL0101
int latin_1(void); // gr��er //~ ERROR CL0101
