// std: 1.2 2.0
constant float h1 = 0x1.8p3f, h2 = 0x1p-2, h3 = 0x.8p0F, h4 = 0x1.8;
constant int n1 = 0b101, n2 = 0777, n3 = 089, n4 = 0xFFul, n5 = 1lu, n6 = 1LL, n7 = 1lL;
constant int n8 = 12abc, n9 = 99999999999999999999, n10 = 0x, n11 = 1uU;
constant float f1 = 1.f, f2 = .5e+3, f3 = 1e, f4 = 1.0l, f5 = 1.0q, f6 = 1e400, f7 = 1.5h;
constant char c1 = '\q', c2 = '', c3 = '\777', c4 = '\x', c5 = L'a', c6 = u'b';
constant char s1[] = "a" "b", s2[2] = "toolong", s3[] = "unterminated;
constant char s4[] = u8"x", s5[] = R"(raw)";

kernel void rec(global int *p) {
  int a = p[0
  int b = (p[1] + 2;
  int c = p[2]] + 1;
  p[3] = 1
  p[4] == 2;
  p[5] = = 3;
  if p[6] p[7] = 1;
  for (int i = 0, i < 4, i++) p[i] = 0;
  else p[8] = 1;
  int 9x = 0;
  retrun;
  %> 
}
int <:4:> digraph;
int arr<:4:> = <% 1, 2 %>;
??=define TRI 1
