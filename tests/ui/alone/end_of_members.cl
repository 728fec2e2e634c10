// The end of the file stands in a struct.

struct open {
    int a;  //~ ERROR CL0201
