// std: 1.2 2.0 3.0
// Loops, switches and gotos, as structurizers see them.
enum opcode { OP_NOP, OP_ADD, OP_SUB = 5, OP_JMP, OP_HALT = -1 };

typedef struct insn {
  enum opcode op;
  union {
    int imm;
    struct { short reg, off; } mem;
  } arg;
} insn;

int step_machine(const const constant insn *prog, int pc, private int *acc) {
  switch (prog[pc].op) {
  case OP_NOP:
    break;
  case OP_ADD:
    *acc += prog[pc].arg.imm;
    break;
  case OP_SUB: {
    int t = prog[pc].arg.mem.reg;
    *acc -= t;
  } break;
  case OP_JMP:
    return prog[pc].arg.imm;
  case OP_HALT:
  default:
    return -1;
  }
  return pc + 1;
}

kernel void interpret(constant insn *prog, global int *out, int limit) {
  int acc = 0, pc = 0, count;
  for (count = 0; count < limit && pc >= 0; ++count)
    pc = step_machine(prog, pc, &acc);
  do {
    if (acc & 1)
      continue;
    acc >>= 1;
  } while (--count > 0);
  int i = 0;
again:
  while (i < limit) {
    if (out[i] < 0)
      goto next;
    for (int j = i, k = 0; j; j /= 2, k++) {
      if (k > 8)
        break;
      acc ^= j << k;
    }
    if (acc == limit)
      goto done;
  next:
    i++;
  }
  if (acc > 1000 ? (acc /= 2, 1) : 0)
    goto again;
done:
  out[get_global_id(0)] = acc;
}
