// std: 2.0

global int *global FileVar0;
global int *constant FileVar1 = 0;
global int *local FileVar2;
constant int *global FileVar3;
local int *global FileVar4;
private int *global FileVar5;
int *global FileVar6;
static int *FileVar7;

kernel void kernel1(
    global int *KernelArg0,
    constant int *KernelArg1,
    local int *KernelArg2,
    private int *KernelArg3,
    int *KernelArg4) {
  private int *Tmp0 = KernelArg3;
  global int *FuncVar0 = KernelArg0;
  constant int *FuncVar1 = KernelArg1;
  local int *FuncVar2 = KernelArg2;
  global int *local FuncVar5;
  FuncVar5 = KernelArg0;
  int *constant FuncVar6 = 0;
  {
    local int *private Nested = FuncVar2;
    *Nested = *Tmp0 + *FuncVar1;
  }
}

struct FileStruct0 {
  global int *StructMem0;
  constant int *StructMem1;
  local int *StructMem2;
  int *StructMem3;
};

void use(struct FileStruct0 s, image2d_t im, sampler_t smp, event_t ev, queue_t q, clk_event_t ce, reserve_id_t r) {
  FileVar7 = s.StructMem3;
}
