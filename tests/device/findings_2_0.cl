// One mistake each; what a detector must say stands in the launch file.

global int counter_dr_program_scope = 0;
kernel void dr_program_scope(global int *o) {
  o[get_global_id(0)] = counter_dr_program_scope;
  if (get_global_id(0) == 3) counter_dr_program_scope = 9;
}
