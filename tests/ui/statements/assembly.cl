// Assembly as GNU C has it: what compilers say of its operands, whatever the machine.
// std: 1.2 2.0 3.0
__asm__("module level");
__asm__ volatile("x");  //~ ERROR CL0201
__asm__("x" : );  //~ ERROR CL0201
int named __asm__("other");  //~ ERROR[1.2] CL0307
void fn(void) __asm__("fn_other");
void a(int i, int j) {
  __asm__("");
  __asm__("a" "b" : "=r"(i), : "r"(j));  //~ ERROR CL0201
  __asm__("a" : "=r"(i) "=r"(j));  //~ ERROR CL0201
  __asm__("a" : "=r" i);  //~ ERROR CL0201
  __asm__("a" : [n "=r"(i));  //~ ERROR CL0201
  __asm__("a" : [5]"=r"(i));  //~ ERROR CL0201
  __asm__("a" : "=r"());  //~ ERROR CL0201
  __asm__("a" :: "r"(i) :: );  //~ ERROR CL0201
  __asm__("a" :::);
  __asm__("a" ::::);  //~ ERROR CL0201
  __asm__("a" ::: "memory",);  //~ ERROR CL0201
  __asm__("a" ::: memory);  //~ ERROR CL0201
  __asm__("a" :: "r"(i), "r"(j) : "memory"
  );
  __asm__ const("a");  //~ ERROR CL0201
  __asm__ volatile volatile("a");  //~ ERROR CL0201
  __asm__ restrict("a");  //~ ERROR CL0201
  __asm__ goto("a");
  __asm__ goto("a" :::: l1);
  __asm__ goto("a" :::: l1, l2);
  __asm__ goto("a" :::: nolabel);  //~ ERROR CL0904
  __asm__ goto("a" : "=r"(i) ::: l1);
  __asm__ goto volatile inline("a" :::: l1);
  __asm__ inline inline("a");  //~ ERROR CL0201
  __asm__ foo("a");  //~ ERROR CL0201
  __asm__(L"a");  //~ ERROR CL0126
  __asm__(u8"a");  //~ ERROR CL0201
  __asm__(i);  //~ ERROR CL0201
  __asm__("a" : L"=r"(i));  //~ ERROR CL0126
  __asm__("%");
  __asm__("%z0" : : "r"(i));
  __asm__("%%");
  __asm__("{%|}");
  __asm__("%0" : : "r"(i));
  __asm__("%" : : "r"(i));  //~ ERROR CL0616
  __asm__("%0%1" : "=r"(j): "r"(i));
  __asm__("%2" : "=r"(j): "r"(i));  //~ ERROR CL0616
  __asm__("%[x]" : [x]"=r"(j): "r"(i));
  __asm__("%[x" : [x]"=r"(j): "r"(i));  //~ ERROR CL0616
  __asm__("%w[x]" : [x]"=r"(j): "r"(i));
  __asm__("%l0" : : "r"(i));
  __asm__("%=" : : "r"(i));
  __asm__("%{" : : "r"(i));
  __asm__("{a|b" : : "r"(i));
  __asm__("a|b}" : : "r"(i));
  __asm__("%10" : : "r"(i));  //~ ERROR CL0616
  __asm__("%a" : : "r"(i));  //~ ERROR CL0616
  __asm__("" : [x]"=r"(i) : [x]"r"(j));  //~ ERROR CL0616
  __asm__("" : [x]"=r"(i) : "[x]"(j));
  __asm__("" : [x]"=r"(i) : "[y]"(j));  //~ ERROR CL0616
  __asm__("" : "+r"(i), "=r"(j) : "0"(j));  //~ ERROR CL0616
  __asm__("" : "=r"(i) : "0"(j), "0"(i));  //~ ERROR CL0616
  __asm__("" : "=r"(i) : "0"(1.0f));
  __asm__("" : "=r"(i) : "0"(1.0));
  __asm__("" : "=r"(i) : "0"(1L));
  __asm__("" : "=r"(i) : "0"((char)1));
  long l; float f; int4 v; struct s { int a[9]; } st; int arr[3];
  __asm__("" : "=r"(l) : "0"(i));
  __asm__("" : "=r"(f) : "0"(i));
  __asm__("" : "=r"(v) : "0"(i));
  __asm__("" : "=r"(st));
  __asm__("" : "=r"(arr));
  __asm__("" : "=m"(arr));
  __asm__("" : "=m"(st));
  __asm__("" : : "r"(st));
  __asm__("" : : "r"(arr));
  __asm__("" : : "m"(st));
  __asm__("" : : "m"(i + 1));  //~ ERROR CL0616
  __asm__("" : : "m"(5));  //~ ERROR CL0616
  __asm__("" : "=m"(5));  //~ ERROR CL0616
  __asm__("" : "=m"(i + 1));  //~ ERROR CL0616
  __asm__("" : : "i"(i));
  __asm__("" : : "n"(i));
  __asm__("" : : "I"(i));
  __asm__("" : : "i"(5));
  __asm__("" : : "i"("s"));
  __asm__("" : : "r"("s"));
  __asm__("" : : "r"(a));  //~ ERROR CL0420
  __asm__("" : : "r"(undecl), "r"(undecl2));  //~ ERROR CL0501
  __asm__("" : "=r"(undecl3));  //~ ERROR CL0501
  __asm__("" : : "r"((void)0));  //~ ERROR CL0616
  __asm__("" : "=r"((void)0));  //~ ERROR CL0616
  const int ci = 1;
  __asm__("" : "=r"(ci));  //~ ERROR CL0616
  __asm__("" : "=m"(ci));  //~ ERROR CL0616
  __asm__("" : "+m"(ci));  //~ ERROR CL0616
  __asm__("" : "=r"((int)i));  //~ ERROR CL0616
  __asm__("" : "=r"((l)));
  __asm__("" : "=r"(v.x));
  __asm__("" : "=r"(v.xy));
  __asm__("" : "=m"(v.x));  //~ ERROR CL0616
  __asm__("" : : "m"(v.x));  //~ ERROR CL0616
  struct bf { int a : 3; } b;  //~ ERROR CL0419
  __asm__("" : "=r"(b.a));
  __asm__("" : "=m"(b.a));
  __asm__("" : : "m"(b.a));
  __asm__("" : : : "r0");  //~ ERROR CL0616
  __asm__("" : : : "");  //~ ERROR CL0616
  __asm__("" : : : "memory", "cc", "r");  //~ ERROR CL0616
  __asm__("" : : : "1");  //~ ERROR CL0616
  __asm__("" : : : "{x}");  //~ ERROR CL0616
  __asm__("" : "=r"(i) : : "memory") ;
  __asm__("" : "=r"(i) : : "memory")  //~ ERROR CL0201
  i = 1;
  __asm__ { nop }  //~ ERROR CL0201
  if (i) __asm__(""); else __asm__("");  //~ ERROR CL0201
  __asm__("" : "=&r"(i), "=&m"(j));
  __asm__("" : "+&m"(i));  //~ ERROR CL0616
  __asm__("" : : "&r"(i));
  __asm__("" : : "=r"(i));
  __asm__("" : : "+r"(i));
  __asm__("" : : "%r"(i), "r"(j));
  __asm__("" : : "%r"(i));
  __asm__("" : "=r,m"(i) : "r,r"(j));
  __asm__("" : "=r,m"(i) : "r"(j));  //~ ERROR CL0616
  __asm__("" : "=r"(i) : "r,m"(j));  //~ ERROR CL0616
  __asm__("" : "=r"(*i));  //~ ERROR CL0524
  __asm__("" : : "r"(&i), "m"(*&i));
  __asm__("" : : "r"(^{}));  //~ ERROR[1.2] CL0212
  l1: l2: ;
}
__asm__("end")  //~ ERROR CL0201
int after;  //~ ERROR[1.2] CL0307
__asm__(5);  //~ ERROR CL0201
__asm__;  //~ ERROR CL0201
__asm__ "x";  //~ ERROR CL0201

