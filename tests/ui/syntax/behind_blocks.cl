// A mistake behind a block is seen, whose names are gone by then.
// std: 2.0+

void turn(queue_t q, ndrange_t range) {
    enqueue_kernel(q, 1, range, ^(local void *room) { int own; }, 4));  //~ ERROR CL0201
    int (^block)(int) = ^(int n) { return n; });  //~ ERROR CL0201
    block = ^(int n) { int m = n; return m; } 3;  //~ ERROR CL0201  //~ ERROR CL0432
    (^(int n) { return n; })(1) 2;  //~ ERROR CL0201
}
