// std: 1.2+

constant event_t const_event = 0; //~ ERROR CL0427

event_t pass(event_t e) { return e; }

kernel void async(global float *g, local float *l, uint n) {
  event_t e;
  event_t z = 0;
  event_t two = async_work_group_copy(l, g, n, 0);
  event_t tri = async_work_group_copy(l, g, n, two);
  event_t bad = async_work_group_copy(l, g, n, 1); //~ ERROR CL0604
  event_t arr[2];
  arr[0] = async_work_group_copy(g, l, n, (event_t)0);
  arr[1] = async_work_group_strided_copy(l, g, n, 4, 0);
  wait_group_events(2, arr);
  wait_group_events(1, &e);
  wait_group_events(1, e); //~ ERROR CL0506
  async_work_group_copy(l, l, n, 0); //~ ERROR CL0604
  if (e) //~ ERROR CL0532
    return;
}
