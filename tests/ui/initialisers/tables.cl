// What constants are made of that are elements of tables: of two parts for one element the later is meant, whatever
// their order, and an element without a part is zero (C99 6.7.8).
#define HOLDS(e) _Static_assert(e, "")

constant int rising[] = { 1, 2, [4] = 3, 4, [9] = 5 };
constant int r0 = rising[0], r1 = rising[1], r2 = rising[2], r4 = rising[4], r5 = rising[5], r9 = rising[9];
HOLDS(r0 == 1 && r1 == 2 && r2 == 0 && r4 == 3 && r5 == 4 && r9 == 5);
constant int falling[] = { [3] = 1, [1] = 2, [3] = 4, 5, [0] = 7, 7 };
constant int f0 = falling[0], f1 = falling[1], f2 = falling[2], f3 = falling[3], f4 = falling[4];
HOLDS(f0 == 7 && f1 == 7 && f2 == 0 && f3 == 4 && f4 == 5);
struct pair { int a, b; };
struct two { struct pair first, second; };
constant struct two part_later = { .second = { 1, 2 }, .first = { 3, 4 }, .second.b = 5 };
constant int p1 = part_later.first.b, p2 = part_later.second.a, p3 = part_later.second.b;
HOLDS(p1 == 4 && p2 == 1 && p3 == 5);
constant struct two part_before = { .second.b = 5, .first = { 3, 4 }, .second = { 1, 2 } };
constant int b1 = part_before.first.a, b2 = part_before.second.a, b3 = part_before.second.b;
HOLDS(b1 == 3 && b2 == 1 && b3 == 2);
constant struct pair pairs[] = { [2] = { 1, 2 }, [0] = { 3 }, [2].a = 4 };
constant int s0 = pairs[0].a, s1 = pairs[0].b, s2 = pairs[1].b, s3 = pairs[2].a, s4 = pairs[2].b;
HOLDS(s0 == 3 && s1 == 0 && s2 == 0 && s3 == 4 && s4 == 2);
union either { int i; uchar c; };
constant union either chosen = { .c = 1, .i = 2 };
constant int u = chosen.i;
HOLDS(u == 2);
constant int behind = rising[10];  //~ ERROR CL0439
HOLDS(f3 == 1);  //~ ERROR CL0442
