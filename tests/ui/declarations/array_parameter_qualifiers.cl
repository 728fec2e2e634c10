// Qualifiers inside of the brackets of a parameter are those of its pointer (C99 6.7.5.3).
void constant_pointer(int a[const 4]) {
  a[0] = 1;
  a = 0; //~ ERROR CL0320
}
void other_words(int a[volatile restrict 4], int b[restrict const]) {
  a = 0;
  b[1] = 2;
  b++; //~ ERROR CL0320
}
