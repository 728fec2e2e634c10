// std: 1.2 2.0
bool2 a;
bool4 b(bool4 x);
half5 c;
int5 d;
void f(void) {
  bool e = true;
  bool g = 3;
  bool h = 1.0f;
  int i = true + true;
  bool j = e & g;
  unsigned bool k;
  long long l;
  unsigned long long m;
  long double n;
  complex float o;
  _Complex float p;
  quad q;
  double r = 1.0;
  uchar s = 300;
}
