// std: 1.0 1.2 2.0
void f(int i, int2 v, float x, long l, bool b, constant int *p) {
  const int k = 3;
  switch (i) { case 0: case 1: break; default: ; }
  switch (i) { case 0: break; case 0: break; }
  switch (i) { default: break; default: break; }
  switch (i) { case 1 ... 4: break; case 4: break; case 9 ... 5: break; }
  switch (i) { case k: break; case 'a': break; case 2.0f: break; case sizeof(int): break; }
  switch (i) { case i: break; }
  switch (v) { case 0: break; }
  switch (x) { case 0: break; }
  switch (l) { case 0x100000000L: break; }
  switch (i) { case 0x100000000L: break; }
  switch (b) { case true: break; case false: break; case 2: break; }
  switch (p) { case 0: break; }
  switch (i) { int z = 1; case 1: z = 2; break; }
  switch (i) case 1: i++;
  switch (i) { case 1: }
  switch (i) { case 1: int q = 1; break; }
  switch (i) { case : break; }
  switch (i) { case 5 break; case 6; }
  switch (int j = 1) { case 1: break; }
  switch () { }
  switch i { }
  case 3: i = 1;
  default: i = 2;
  break;
  continue;
  while (1) { switch (i) { case 1: continue; } break; }
  for (;;) { case 4: break; }
  switch (i) { while (0) { case 7: break; } }
  if (i) default: i++;
}
