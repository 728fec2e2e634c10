// What has a value before the program runs.

constant int quotient = 1 / 0;  //~ ERROR CL0439
constant int remainder = 1 % 0;  //~ ERROR CL0402
constant long wide = 1L / 0;  //~ ERROR CL0439
constant int lanes_are_zero = (int){1} / (0 + 0);  //~ ERROR CL0439
constant int2 lanes = (int2)(1, 2) / 0;  //~ ERROR CL0439
constant int2 one_lane = (int2)(1, 2) / (int2)(1, 0);  //~ ERROR CL0439
constant int2 in_a_lane = (int2)(1, 1 / 0);  //~ ERROR CL0439
constant float infinite = 1.0f / 0;
constant int not_evaluated = 1 ? 2 : 1 / 0;
constant int comma = (1, 2);
_Static_assert((int){1} + 1, "literals are folded");
_Static_assert((int){0}, "and may be zero");  //~ ERROR CL0442
kernel void k(int z) {
    constant int inside = 1 / 0;  //~ ERROR CL0439
    int at_run_time = 1 / 0;
    switch (z) {
    case (int){3}:
        break;
    case 1 / 0:  //~ ERROR CL0439
        break;
    }
}
