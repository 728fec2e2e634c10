// The end of the file stands in an enumeration.

enum open {
    A,  //~ ERROR CL0201
