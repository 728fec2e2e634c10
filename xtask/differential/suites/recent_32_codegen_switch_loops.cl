// std: 1.2
// Control flow.

enum color { red, green = 5, blue };

int sw(int n, enum color c, float f, int4 v) {
  switch (n) {
  case 0:
    return 1;
  case 1 ... 4:
    n++;
    break;
  case 3:
    break;
  case 'a':
  default:
    n = 0;
  }
  switch (c) {
  case red:
    break;
  case green:
    break;
  }
  switch (f) {
  case 1:
    break;
  }
  switch (v.x) {
  case 1.0f:
    break;
  }
  for (uint i = 0, j = 10; i < j; ++i, --j) {
    if (i == 3)
      continue;
    else if (i == 4)
      break;
  }
  do
    n--;
  while (n > 0);
  break;
  case 7:
  return n;
}
