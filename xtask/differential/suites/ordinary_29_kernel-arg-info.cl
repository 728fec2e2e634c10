// std: 1.2 2.0 3.0
// opts: -DARGINFO=1

kernel void foo(global int * globalintp, global int * restrict globalintrestrictp,
                global const int * globalconstintp,
                global const int * restrict globalconstintrestrictp,
                constant int * constantintp, constant int * restrict constantintrestrictp,
                global const volatile int * globalconstvolatileintp,
                global const volatile int * restrict globalconstvolatileintrestrictp,
                global volatile int * globalvolatileintp,
                local int * localintp, local int * restrict localintrestrictp,
                local const volatile int * restrict localconstvolatileintrestrictp,
                int X, const int constint, const volatile int constvolatileint,
                volatile int volatileint) {
  *globalintrestrictp = constint + volatileint;
}
// CHECK: define{{.*}} spir_kernel void @foo{{[^!]+}}
// CHECK: !kernel_arg_addr_space ![[MD11:[0-9]+]]

kernel void foo2(read_only image1d_t img1, image2d_t img2, write_only image2d_array_t img3) {
}

kernel void foo3(__write_only image1d_t img) {
}

typedef image1d_t myImage;
kernel void foo4(read_only myImage img1, write_only image1d_t img2) {
}

typedef char char16_a __attribute__((ext_vector_type(16)));
kernel void foo5(char16_a arg[]) { // expected-error {{pointer arguments to kernel functions must reside in}}
}

typedef read_only image1d_t ROImage;
typedef write_only image1d_t WOImage;
kernel void foo6(ROImage ro, WOImage wo) {
}

#ifdef ARGINFO
kernel void foo7(unsigned int a, unsigned char b, global unsigned short *c, uint4 d, unsigned long e) {
}
#endif

// CHECK: ![[MD11]] = !{i32 1, i32 1, i32 1, i32 1, i32 2, i32 2
