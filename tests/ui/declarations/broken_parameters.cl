// Calls are not counted against a list of parameters that was not understood.
// std: 2.0+

int second(1 + int a, int b); //~ ERROR CL0201
int third(int a, unknown b, int c); //~ ERROR CL0203
int fourth(int a, int b c); //~ ERROR CL0201

kernel void calls(read_only image2d_t in, sampler_t s, global float4 *out)
{
    float4 b, read_imagef(in, s, (int2)(1, 2)); //~ ERROR CL0201 //~ ERROR CL0409
    out[0] = read_imagef(in, s, (int2)(1, 2));
    out[1] = third(1, 2, 3, 4);
    out[1] = second(1, 2); //~ ERROR CL0603
    out[2] = fourth(1, 2, 3); //~ ERROR CL0603
}
