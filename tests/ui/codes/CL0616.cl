// Assembly is a common extension (C99 J.5.10) and no part of OpenCL C; compilers that read it hold its operands against
// what GNU C says of them: outputs are l-values with `=` or `+`, and `%` names an operand.
constant int table[1] = { 1 };
void assembled(int a, int b, const int c) {
  __asm__("" : "r"(a)); //~ ERROR CL0616
  __asm__("" : "=r"(a + 1)); //~ ERROR CL0616
  __asm__("" : "=r"(1)); //~ ERROR CL0616
  __asm__("" : "=r"(c)); //~ ERROR CL0616
  __asm__("" : "="(a)); //~ ERROR CL0616
  __asm__("" : "=r"(table)); //~ ERROR CL0616
  __asm__("%3 %0" : "=r"(a) : "r"(b), "r"(1)); //~ ERROR CL0616
  __asm__("%2" : "=r"(a) : "r"(b)); //~ ERROR CL0616
  __asm__("%[out]" : [in] "=r"(a)); //~ ERROR CL0616
  __asm__("" : [x] "=r"(a) : [x] "r"(b)); //~ ERROR CL0616
  __asm__("" : "=r"(a) : "1"(b)); //~ ERROR CL0616
  __asm__("");
  __asm__("" : "=r"(a));
  __asm__("" : "+r"(a) : "0"(b)); //~ ERROR CL0616
  __asm__("" : "=r"(a) : "r"(b), "0"(b));
  __asm__("%0");
  __asm__("%0 %1" : "=r"(a) : "r"(b));
  __asm__("%[out] %%" : [out] "=m"(a) : [in] "i"(1));
  int asm = a; //~ FINE CL0616
  asm = asm + 1; //~ FINE CL0616
}
