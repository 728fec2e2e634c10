// One access qualifier a type (6.8), be it written or brought by a typedef; an image of a typedef without one is
// read_only already. The same one twice says nothing new.
typedef read_only image2d_t source;
typedef write_only image2d_t target;
typedef image2d_t either;

void two(read_only write_only image2d_t i); //~ ERROR CL0430
void turned(write_only read_only image2d_t i); //~ ERROR CL0430
void spellings(read_only __write_only image2d_t i); //~ ERROR CL0430
void around(read_only image2d_t write_only i); //~ ERROR CL0430
void behind(image3d_t read_only write_only i); //~ ERROR CL0430
kernel void launched(int n, write_only read_only image2d_t i) {} //~ ERROR CL0430
typedef read_only write_only image2d_t named; //~ ERROR CL0430
void of_typedef(write_only source i); //~ ERROR CL0430
void of_other(read_only target i); //~ ERROR CL0430
void of_typedef_behind(source write_only i); //~ ERROR CL0430
void of_default(write_only either i); //~ ERROR CL0430
#if __OPENCL_C_VERSION__ >= 200
void third(read_write read_only image2d_t i); //~ ERROR[2.0+] CL0430
void third_of_typedef(read_write target i); //~ ERROR[2.0+] CL0430
void packets(read_only write_only pipe int p); //~ ERROR[2.0+] CL0430
#endif

void one(read_only image2d_t i); //~ FINE CL0430
void each(read_only image2d_t i, write_only image2d_t j); //~ FINE CL0430
void from_typedef(source i, target j, either k); //~ FINE CL0430
void const_image_pair(write_only image2d_t i, read_only image3d_t j); //~ FINE CL0430
void same(read_only read_only image2d_t i);
void same_as_typedef(read_only source i);
