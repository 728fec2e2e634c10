// Suffixes of numbers that compilers have beside those of the language.
// std: 1.2+
constant float quad = 1.0q;  //~ ERROR CL0126
constant float imaginary = 1.0i;  //~ ERROR CL0126
constant float sixteen = 1.0f16;  //~ ERROR CL0126
constant int precise = 1wb;  //~ ERROR CL0126
constant int size = 1z;  //~ ERROR CL0126
#if 1i  //~ ERROR CL0114
#endif
