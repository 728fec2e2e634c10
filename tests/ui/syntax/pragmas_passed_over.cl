// A pragma before a loop that stands in what is passed over after a mistake says nothing; behind its end it does.
// std: 2.0+
void bracket(void) {
  ]  //~ ERROR CL0201
#pragma unroll
}
void ended(void) {
  int x = ;  //~ ERROR CL0201
#pragma unroll
}  //~ ERROR CL0209
void closed(void) {
  { ] }  //~ ERROR CL0201
#pragma unroll
}  //~ ERROR CL0209
void followed(void) {
  ]  //~ ERROR CL0201
#pragma unroll
  int y;
}
