// std: 1.2 2.0 3.0

#if __OPENCL_C_VERSION__ >= 200
typedef struct {
  queue_t q;
  int depth;
} scheduler_t;

clk_event_t last;

int depth_of(queue_t q, int fallback) {
  if (q == get_default_queue())
    return 1;
  if (get_default_queue() == NULL)
    return 2;
  if (q == fallback)
    return 3;
  if (q)
    return 4;
  return q < get_default_queue();
}

kernel void signal(queue_t q, clk_event_t from_host) {
  clk_event_t user = create_user_event();
  clk_event_t list[3] = {user, user, user};
  queue_t by_number = 1;
  clk_event_t by_number_too = 1;
  set_user_event_status(user, CL_COMPLETE);
  set_user_event_status(&user, CL_COMPLETE);
  enqueue_marker(q, 3, list, &user);
  enqueue_marker(q, 3, list);
  if (is_valid_event(user))
    release_event(user);
  retain_event(list);
  user = q;
  user++;
  int as_number = (int)user;
}
#else
kernel void signal(queue_t q) {}
typedef int clk_event_t;
#endif
