// GNU C's declarations of labels stand at the start of a block.

void missing(int c) { __label__ x if (c) goto x; x:; }  //~ ERROR CL0201
void nothing(int c) { __label__ ; x:; }  //~ ERROR CL0201
void late(int c) { int i; __label__ x; if (c) goto x; x:; }  //~ ERROR CL0201
void two(int c) { __label__ x, y; if (c) goto x; goto y; x: y:; }
