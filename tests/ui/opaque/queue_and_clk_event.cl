// std: 1.2+

#if __OPENCL_C_VERSION__ >= 200
typedef struct {
  queue_t q;
  int depth;
} scheduler_t;

clk_event_t last; //~ ERROR[2.0+] CL0427

int depth_of(queue_t q, int fallback) {
  if (q == get_default_queue())
    return 1;
  if (get_default_queue() == NULL)
    return 2;
  if (q == fallback) //~ ERROR[2.0+] CL0502
    return 3;
  if (q) //~ ERROR[2.0+] CL0532
    return 4;
  return q < get_default_queue();
}

kernel void signal(queue_t q, clk_event_t from_host) {
  clk_event_t user = create_user_event();
  clk_event_t list[3] = {user, user, user};
  queue_t by_number = 1; //~ ERROR[2.0+] CL0506
  clk_event_t by_number_too = 1; //~ ERROR[2.0+] CL0506
  set_user_event_status(user, CL_COMPLETE);
  set_user_event_status(&user, CL_COMPLETE); //~ ERROR[2.0+] CL0506
  enqueue_marker(q, 3, list, &user);
  enqueue_marker(q, 3, list); //~ ERROR[2.0+] CL0603
  if (is_valid_event(user))
    release_event(user);
  retain_event(list); //~ ERROR[2.0+] CL0506
  user = q; //~ ERROR[2.0+] CL0506
  user++; //~ ERROR[2.0+] CL0502
  int as_number = (int)user; //~ ERROR[2.0+] CL0512
}
#else
kernel void signal(queue_t q) {} //~ ERROR[1.2] CL0203
typedef int clk_event_t;
#endif
