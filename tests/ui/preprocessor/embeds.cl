// A file that is there can be embedded in C23 alone; a `_Pragma` ends with its `)`.
constant int before = 1;
#embed "embeds.cl"  //~ ERROR CL0110
_Pragma("OPENCL EXTENSION all : disable" more  //~ ERROR CL0110 //~ ERROR CL0203
constant int after = undeclared;  //~ ERROR CL0501
