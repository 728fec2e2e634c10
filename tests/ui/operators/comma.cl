// The operands of `,`.
// std: 2.0+

void f(image2d_t image, sampler_t sampler, event_t event, queue_t queue, atomic_int atomic) {
    (image, 1);  //~ ERROR CL0502
    (1, sampler);  //~ ERROR CL0502
    (^{}, 1);  //~ ERROR CL0502
    (1, ^{});  //~ ERROR CL0502
    (atomic, 1);  //~ ERROR CL0502
    (event, queue);
}
