// A storage class that OpenCL C has not is none where nothing is named either.
auto struct record { int a; };  //~ ERROR CL0407
register enum number { ONE };  //~ ERROR CL0407
