// std: 1.2 2.0

constant float h1 = 0x1.8p3f, h2 = 0x1p-2, h3 = 0x.8p0F, h4 = 0x1.8; //~ ERROR CL0126
constant int n1 = 0b101, n2 = 0777, n3 = 089, n4 = 0xFFul, n5 = 1lu, n6 = 1LL, n7 = 1lL; //~ ERROR CL0126 //~ ERROR CL0126
constant int n8 = 12abc, n9 = 99999999999999999999, n10 = 0x, n11 = 1uU; //~ ERROR CL0126 //~ ERROR CL0126 //~ ERROR CL0126
constant float f1 = 1.f, f2 = .5e+3, f3 = 1e, f4 = 1.0l, f5 = 1.0q, f6 = 1e400, f7 = 1.5h; //~ ERROR CL0126 //~ ERROR CL0433
constant char c1 = '\q', c2 = '', c3 = '\777', c4 = '\x', c5 = L'a', c6 = u'b'; //~ ERROR CL0126 //~ ERROR CL0126 //~ ERROR CL0126 //~ ERROR CL0201 //~ ERROR CL0501
constant char s1[] = "a" "b", s2[2] = "toolong", s3[] = "unterminated; //~ ERROR CL0104
constant char s4[] = u8"x", s5[] = R"(raw)"; //~ ERROR CL0201 //~ ERROR CL0501

kernel void rec(global int *p) {
  int a = p[0
  int b = (p[1] + 2; //~ ERROR CL0201
  int c = p[2]] + 1; //~ ERROR CL0201
  p[3] = 1 //~ ERROR CL0201
  p[4] == 2;
  p[5] = = 3; //~ ERROR CL0201
  if p[6] p[7] = 1; //~ ERROR CL0201
  for (int i = 0, i < 4, i++) p[i] = 0; //~ ERROR CL0201
  else p[8] = 1; //~ ERROR CL0201
  int 9x = 0; //~ ERROR CL0201
  retrun; //~ ERROR CL0501
  %>
} //~ ERROR CL0201
int <:4:> digraph; //~ ERROR CL0201 //~ ERROR[1.2] CL0307
int arr<:4:> = <% 1, 2 %>; //~ ERROR[1.2] CL0307
??=define TRI 1
