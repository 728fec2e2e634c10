// What is no member, at the start of a line.

struct a {  //~ ERROR CL0201
    sizeof;  //~ ERROR CL0201
};
struct b { int x;  //~ ERROR CL0201
    ) int y;  //~ ERROR CL0201
};
constant int ok1 = 1;
