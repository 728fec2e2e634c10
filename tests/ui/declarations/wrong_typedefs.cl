// A typedef of what there cannot be goes on as `int`: what is declared with it is looked at further.
int add(int n);
typedef int (*operation)(int);  //~ ERROR CL0420
operation at_file;  //~ ERROR[1.0,1.1,1.2] CL0307
constant operation empty;  //~ ERROR CL0313
constant operation table = add;  //~ ERROR CL0420
typedef image2d_t images[2];  //~ ERROR CL0425
images more;  //~ ERROR[1.0,1.1,1.2] CL0307
void parameter(operation p)
{
  p = add;  //~ ERROR CL0420
  p(1);  //~ ERROR CL0606
  local operation here;  //~ ERROR CL0310
}
// So does one of a type that nobody knows.
typedef unknown_t known;  //~ ERROR CL0203
known at_file_too;
void more_of_it(known k)
{
  k.x = 1;
  k(1);
}
