// Blocks, queues, events and `enqueue_kernel`.
typedef void (^bl_A_t)(local void *); typedef struct { char a; } S; typedef void (^bl_C)(void);  //~ ERROR[1.0,1.1,1.2] CL0212
kernel void enqueue_kernel_tests(void) {
queue_t q; int flags = 0; ndrange_t ndrange; clk_event_t evt; clk_event_t event_wait_list[2]; clk_event_t *ep; void *vptr; uint u; ulong ul; float f; local int *lp; global int *gp;  //~ ERROR[1.0,1.1,1.2] CL0203  //~ ERROR[1.0,1.1,1.2] CL0501
enqueue_kernel(q, flags, ndrange, ^(void) { return; });  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602
enqueue_kernel(q, flags, ndrange, ^{ });  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602
enqueue_kernel(vptr, flags, ndrange, ^(void) { return; });  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
enqueue_kernel(q, vptr, ndrange, ^(void) { return; });  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
enqueue_kernel(q, flags, vptr, ^(void) { return; });  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
enqueue_kernel(q, flags, ndrange, vptr);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0609
enqueue_kernel(q, flags, ndrange, ^(int i) { return; });  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0609
enqueue_kernel(q, flags, ndrange, ^(local void *a) { return; });  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0609
enqueue_kernel(q, flags, ndrange, ^(local void *a) { return; }, 1024);  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602
enqueue_kernel(q, flags, ndrange, ^(local void *a) { return; }, 1024, 4);  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0609
enqueue_kernel(q, flags, ndrange, ^(local void *a, local void *b) { return; }, 1024);  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0609
enqueue_kernel(q, flags, ndrange, ^(local void *a, local int *b) { return; }, 1024, 4);  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0609
enqueue_kernel(q, flags, ndrange, ^(local void *a, global void *b) { return; }, 1024, 4);  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0609
enqueue_kernel(q, flags, ndrange, ^(local void *a, void *b) { return; }, 1024, 4);  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0609
enqueue_kernel(q, flags, ndrange, ^(local void *a) { return; }, f);  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
enqueue_kernel(q, flags, ndrange, ^(local void *a) { return; }, vptr);  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
enqueue_kernel(q, flags, ndrange, ^(local void *a) { return; }, u);  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602
enqueue_kernel(q, flags, ndrange, ^(local void *a) { return; }, ul);  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602
enqueue_kernel(q, flags, ndrange, ^(local void *a) { return; }, 4294967296L);  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602
enqueue_kernel(q, flags, ndrange, ^(local void *a) { return; }, 'c');  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602
enqueue_kernel(q, flags, ndrange, 1, event_wait_list, &evt, ^(void) { return; });  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602
enqueue_kernel(q, flags, ndrange, 1, 0, 0, ^(void) { return; });  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602
enqueue_kernel(q, flags, ndrange, 1, NULL, NULL, ^(void) { return; });  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602
enqueue_kernel(q, flags, ndrange, 1, &event_wait_list, &evt, ^(void) { return; });  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
enqueue_kernel(q, flags, ndrange, 1, vptr, &evt, ^(void) { return; });  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
enqueue_kernel(q, flags, ndrange, 1, &evt, evt, ^(void) { return; });  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
enqueue_kernel(q, flags, ndrange, 1, event_wait_list, 0, ^(void) { return; });  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602
enqueue_kernel(q, flags, ndrange, 1, 0, &evt, ^(void) { return; });  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602
enqueue_kernel(q, flags, ndrange, vptr, event_wait_list, &evt, ^(void) { return; });  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
enqueue_kernel(q, flags, ndrange, 1, event_wait_list, vptr, ^(void) { return; });  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
enqueue_kernel(q, flags, ndrange, 1, event_wait_list, &evt, vptr);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0609
enqueue_kernel(q, flags, ndrange, 1, event_wait_list, &evt, ^(local void *a) { return; }, 1024);  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602
enqueue_kernel(q, flags, ndrange, 1, event_wait_list, &evt, ^(local void *a) { return; }, 1024, 1);  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0609
enqueue_kernel(q, flags, ndrange, 1, event_wait_list, &evt, ^(local int *a) { return; }, 1024);  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0609
enqueue_kernel(q, flags, ndrange, 1, event_wait_list, &evt, ^(int a) { return; }, 1024);  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0609
enqueue_kernel(q, flags, ndrange, 1, event_wait_list, &evt, f, 1024);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0609
enqueue_kernel(q, flags, ndrange, 1, event_wait_list, &evt);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0603
enqueue_kernel(q, flags, ndrange, 1, event_wait_list);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0603
enqueue_kernel(q, flags, ndrange, 1);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0609
enqueue_kernel(q, flags, ndrange);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0603
enqueue_kernel(q, flags);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0603
enqueue_kernel(q);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0603
enqueue_kernel();  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0603
int e = enqueue_kernel(q, flags, ndrange, ^{ }); float ef = enqueue_kernel(q, flags, ndrange, ^{ });  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602
bl_A_t const block_A = (bl_A_t)^(local void *a) { }; enqueue_kernel(q, flags, ndrange, block_A, 1024); enqueue_kernel(q, flags, ndrange, block_A);  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0609
bl_C const block_C = ^{ }; enqueue_kernel(q, flags, ndrange, block_C); enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_WAIT_KERNEL, ndrange_1D(10), block_C);  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0501  //~ ERROR[1.0,1.1,1.2] CL0602
get_kernel_work_group_size(block_A); get_kernel_work_group_size(block_C); get_kernel_work_group_size(^{ }); get_kernel_work_group_size(^(int i) { }); get_kernel_work_group_size(1); get_kernel_work_group_size(^(local int *a) { }); get_kernel_work_group_size();  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0603  //~ ERROR[2.0+] CL0609
get_kernel_work_group_size(block_A, 1);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0603
get_kernel_preferred_work_group_size_multiple(block_A); get_kernel_preferred_work_group_size_multiple(block_A, 2);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0603
get_kernel_preferred_work_group_size_multiple(1);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0609
get_kernel_sub_group_count_for_ndrange(ndrange, block_C); get_kernel_sub_group_count_for_ndrange(ndrange, ^(local void *a) { });  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602
get_kernel_sub_group_count_for_ndrange(1, block_C);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0608
get_kernel_sub_group_count_for_ndrange(ndrange, 1);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0609
get_kernel_sub_group_count_for_ndrange(ndrange);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0603
get_kernel_max_sub_group_size_for_ndrange(ndrange, ^(int a) { });  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0609
get_kernel_max_sub_group_size_for_ndrange(ndrange, ^(void) { });  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0602
q == q; q = q; q + 1; (int)q; if (q) {} q = 0; q = 1; !q; &q; *q; q ? 1 : 2; queue_t q2 = q; queue_t q3[2]; queue_t q4 = 0; queue_t q5 = get_default_queue(); local queue_t q6; constant queue_t q7 = q; queue_t *q8 = &q; static queue_t q9;  //~ ERROR[1.0,1.1,1.2] CL0203  //~ ERROR[1.0,1.1] CL0407  //~ ERROR[2.0+] CL0439  //~ ERROR[1.0,1.1,1.2] CL0501  //~ ERROR[2.0+] CL0502  //~ ERROR[2.0+] CL0506  //~ ERROR[2.0+] CL0512  //~ ERROR[2.0+] CL0524  //~ ERROR[2.0+] CL0532 //~ ERROR[1.0,1.1,1.2] CL0602
evt == evt; evt = evt; evt + 1; (int)evt; if (evt) {} evt = 0; !evt; clk_event_t e2 = evt; clk_event_t e3 = CLK_NULL_EVENT; clk_event_t e4 = 0; local clk_event_t e5; is_valid_event(evt); is_valid_event(1); retain_event(evt); set_user_event_status(evt, CL_COMPLETE); set_user_event_status(evt); evt = create_user_event(); capture_event_profiling_info(evt, CLK_PROFILING_COMMAND_EXEC_TIME, gp); capture_event_profiling_info(evt, CLK_PROFILING_COMMAND_EXEC_TIME, lp);  //~ ERROR[1.0,1.1,1.2] CL0203  //~ ERROR[1.0,1.1,1.2] CL0501  //~ ERROR[2.0+] CL0502  //~ ERROR[2.0+] CL0506  //~ ERROR[2.0+] CL0512  //~ ERROR[2.0+] CL0532  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0301  //~ ERROR[2.0+] CL0603
ndrange = ndrange_1D(1); ndrange = ndrange_1D(1, 2); ndrange = ndrange_1D(1, 2, 3); ndrange = ndrange_1D(1, 2, 3, 4); ndrange == ndrange; ndrange + 1; (int)ndrange; ndrange = 0; if (ndrange) {} size_t sz[2]; ndrange = ndrange_2D(sz); ndrange = ndrange_2D(1, 2); ndrange = ndrange_3D(sz, sz, sz);  //~ ERROR[2.0+] CL0502  //~ ERROR[2.0+] CL0506  //~ ERROR[2.0+] CL0512  //~ ERROR[2.0+] CL0532  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR[2.0+] CL0604
int (^b1)(int) = ^(int x) { return x; };  //~ ERROR[1.0,1.1,1.2] CL0212
int (^const b2)(int) = ^(int x) { return x; };  //~ ERROR[1.0,1.1,1.2] CL0212
int (^b3)(int);  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR CL0432
int (^b4)(int) = b2;  //~ ERROR[1.0,1.1,1.2] CL0212
int (^b6[2])(int) = { b2, b2 };  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR CL0432
int (^*b7)(int) = &b2;  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR CL0432  //~ ERROR CL0502
b1 = b2;  //~ ERROR CL0432
b2(1); b2(); b2(1, 2); b2(vptr); (*b2)(1); &b2; *b2; b2 + 1; b2 == b2; !b2; if (b2) {} sizeof(b2); (int)b2; (void)b2; b2 ? 1 : 2; 1 ? b2 : b2;  //~ ERROR CL0502  //~ ERROR CL0507  //~ ERROR CL0603
^{ int k = 1; return k; }(); ^(int a, ...) { return a; }(1); ^int { return 1; }(); ^int (int a) { return a; }(1); ^(int) { return 1; }; ^void (void) { return 1; }; ^{ return; return 1; }; ^{ return 1; return 1.0f; }; ^{ return 1; return; };  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR CL0432  //~ ERROR CL0613
int captured = 1; ^{ captured = 2; }; ^{ return captured; }; ^{ return &captured; }; ^{ int x = captured; ^{ x = captured; }; }; ^{ gp[0] = 1; }; ^{ lp[0] = captured; }; int arr[3]; ^{ return arr[0]; }; ^{ static int st = 1; st++; }; ^{ local int lo; }; ^{ constant int co = 1; }; ^{ goto out; }; out: ; ^{ break; }; for (;;) { ^{ continue; }; } ^{ return b2(1); }; ^{ image2d_t im; }; image2d_t *imp;  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0308  //~ ERROR CL0320  //~ ERROR[1.0,1.1] CL0407  //~ ERROR CL0422  //~ ERROR CL0424  //~ ERROR CL0447  //~ ERROR CL0523  //~ ERROR CL0901  //~ ERROR CL0904
__block int blk; __block int blk2 = 1; ^{ blk = 1; }; extern void (^ext)(void); static void (^sta)(void) = ^{ }; typeof(b2) b8 = b2; void (^b9)(int (^)(int)) = ^(int (^x)(int)) { }; int (^(^b10)(void))(int) = ^{ return b2; };  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR[1.0,1.1,1.2] CL0308  //~ ERROR[1.0,1.1] CL0407  //~ ERROR CL0432  //~ ERROR CL0447  //~ ERROR CL0501  //~ ERROR CL0601 //~ ERROR[2.0+] CL0320 //~ ERROR CL0201 //~ ERROR[1.0,1.1,1.2] CL0203
}
int (^g1)(int) = ^(int x) { return x; }; int (^const g2)(int) = ^(int x) { return x; }; constant int (^const g3)(int) = ^(int x) { return x; }; int (^g4)(int); extern int (^g5)(int); static int (^g6)(int) = ^(int x) { return x; }; int g7 = ^{ return 1; }();  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR[1.0,1.1] CL0407  //~ ERROR[2.0+] CL0432  //~ ERROR[2.0+] CL0439
void h1(int (^a)(int)) { } int (^h2(void))(int); struct h3 { int (^a)(int); }; union h4 { bl_C a; }; kernel void h5(bl_C a) { } bl_C h6(void) { } typedef bl_C h7[2]; typedef bl_C *h8; void h9(bl_C *a) { }  //~ ERROR[1.0,1.1,1.2] CL0212  //~ ERROR CL0432
