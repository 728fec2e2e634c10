// std: 1.2 2.0 3.0
#define CLK_MY (CLK_ADDRESS_CLAMP_TO_EDGE | CLK_NORMALIZED_COORDS_TRUE | CLK_FILTER_NEAREST)
constant sampler_t glb_smp = CLK_MY;
const constant sampler_t glb_smp_const = CLK_ADDRESS_NONE | CLK_FILTER_LINEAR;

int get_sampler_initializer(void);

// CHECK: define{{.*}} spir_func void @fnc4smp(target("spirv.Sampler")
void fnc4smp(sampler_t s) {}

kernel void foo(sampler_t smp_par) {
  const sampler_t smp = CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR;
  // CHECK: call {{.*}}@__translate_sampler_initializer(i32 
  fnc4smp(smp);
  fnc4smp(glb_smp);
  fnc4smp(glb_smp_const);
  fnc4smp(smp_par);
  fnc4smp(5);
  const sampler_t const_smp = CLK_MY;
  fnc4smp(const_smp);
  constant sampler_t constant_smp = CLK_ADDRESS_CLAMP;
  fnc4smp(constant_smp);
  const sampler_t rt = get_sampler_initializer();
  fnc4smp(rt);
}
