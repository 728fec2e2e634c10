// Of a value and a range that hold the same, the range is wrong, wherever it stands.
void values(int n)
{
  switch (n) {
  case 1 ... 4: break;  //~ ERROR CL0903
  case 4: break;
  }
  switch (n) {
  case 1 ... 4: break;
  case 4 ... 6: break;  //~ ERROR CL0903
  case 7 ... 9: break;
  case 10: break;
  case 10: break;  //~ ERROR CL0903
  }
  switch (n) {
  case 8 ... 4: break;
  case 5: break;
  case 3 ... 3: break;  //~ ERROR CL0903
  case 3: break;
  }
  switch (n) {
  case -4 ... -2: break;
  case -1: break;
  case 0 ... 3: break;
  case 4: switch (n) { case 4: break; } break;
  }
}
// The `default` whose statement ends last is the one that counts.
void others(int n)
{
  switch (n) {
  default: n = 1;  //~ ERROR CL0903
  default: n = 2;
  }
  switch (n) {
  default:
    {
      default: break;  //~ ERROR CL0903
    }
  }
  switch (n) {
  case 1: default: case 2:
  default: break;  //~ ERROR CL0903
  }
}
