// The end of the file stands in an enumeration, behind a mistake.

enum open {
    A +  //~ ERROR CL0201
    B  //~ ERROR CL0201
// The end.