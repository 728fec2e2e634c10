// No function is called main (6.11), be it a kernel or not; other things may be.
void main(void); //~ ERROR CL0443
void main(void) {} //~ ERROR CL0443
#define ENTRY main
kernel void ENTRY(void); //~ ERROR CL0443
void inside(int main) { //~ FINE CL0443
  main++; //~ FINE CL0443
}
struct main { int main; }; //~ FINE CL0443
void local_name(void) {
  int main = 1; //~ FINE CL0443
  goto main_end; //~ FINE CL0443
main_end:;
}
kernel void Main(void) {} //~ FINE CL0443
kernel void main_(void) {} //~ FINE CL0443
void labelled(void) {
  goto main; //~ FINE CL0443
main:;
}
