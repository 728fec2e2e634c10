//! Tests of the entry points, as a program calls them.
#![allow(unsafe_code)]

use crate::platform::device;
use crate::*;
use libc::c_void;
use opencl_sys::*;
use std::ptr::{null, null_mut};
use std::sync::atomic::{AtomicI32, Ordering};

/// Calls a function that makes an object.
macro_rules! made {
    ($module:ident::$name:ident($($argument:expr),* $(,)?)) => {{
        let mut code = 1;
        // SAFETY: the pointers are null or point to the stated number of values.
        let handle = unsafe { $module::$name($($argument,)* &raw mut code) };
        assert_eq!((code, handle.is_null()), (CL_SUCCESS, false), stringify!($name));
        handle
    }};
}

/// Calls a function, and returns its code.
macro_rules! code {
    ($module:ident::$name:ident($($argument:expr),* $(,)?)) => {
        // SAFETY: as above.
        unsafe { $module::$name($($argument),*) }
    };
}

macro_rules! ok {
    ($module:ident::$name:ident($($argument:expr),* $(,)?)) => {
        assert_eq!(code!($module::$name($($argument),*)), CL_SUCCESS, stringify!($name))
    };
}

fn new_context() -> cl_context {
    made!(context::clCreateContext(null(), 1, &device(), None, null_mut()))
}

fn new_queue(context: cl_context, bits: cl_command_queue_properties) -> cl_command_queue {
    let list = [u64::from(CL_QUEUE_PROPERTIES), bits, 0];
    made!(queue::clCreateCommandQueueWithProperties(context, device(), list.as_ptr()))
}

fn new_buffer(context: cl_context, size: usize) -> cl_mem {
    made!(buffer::clCreateBuffer(context, CL_MEM_READ_WRITE, size, null_mut()))
}

/// Enqueues a kernel for one work-item.
fn run_one(queue: cl_command_queue, kernel: cl_kernel) -> cl_int {
    let (none, one) = (null(), 1usize);
    code!(launch::clEnqueueNDRangeKernel(queue, kernel, 1, none, &one, none, 0, null(), null_mut()))
}

fn new_kernel(context: cl_context, text: &str, name: &std::ffi::CStr) -> (cl_program, cl_kernel) {
    let (mut text, length) = (text.as_ptr().cast(), text.len());
    let program = made!(program::clCreateProgramWithSource(context, 1, &raw mut text, &length));
    ok!(program::clBuildProgram(program, 0, null(), null(), None, null_mut()));
    (program, made!(kernel::clCreateKernel(program, name.as_ptr())))
}

const DOUBLE: &str = "kernel void twice(global int *a) { a[get_global_id(0)] *= 2; }";

#[test]
fn wrong_handles_are_errors() {
    let context = new_context();
    let queue = new_queue(context, 0);
    let buffer = new_buffer(context, 64);
    let (program, kernel) = new_kernel(context, DOUBLE, c"twice");
    let event = made!(event::clCreateUserEvent(context));
    let sampler =
        made!(sampler::clCreateSampler(context, CL_TRUE, CL_ADDRESS_CLAMP, CL_FILTER_NEAREST));
    let word = 0usize;
    let outside = (&raw const word).cast_mut().cast::<c_void>();
    let all = [context, queue, buffer, program, kernel, event, sampler];
    // Each function accepts only the handles of one kind.
    type Release = unsafe extern "C" fn(*mut c_void) -> cl_int;
    let releases: [(Release, Release, cl_int); 7] = [
        (context::clReleaseContext, context::clRetainContext, CL_INVALID_CONTEXT),
        (queue::clReleaseCommandQueue, queue::clRetainCommandQueue, CL_INVALID_COMMAND_QUEUE),
        (memory::clReleaseMemObject, memory::clRetainMemObject, CL_INVALID_MEM_OBJECT),
        (program::clReleaseProgram, program::clRetainProgram, CL_INVALID_PROGRAM),
        (kernel::clReleaseKernel, kernel::clRetainKernel, CL_INVALID_KERNEL),
        (event::clReleaseEvent, event::clRetainEvent, CL_INVALID_EVENT),
        (sampler::clReleaseSampler, sampler::clRetainSampler, CL_INVALID_SAMPLER),
    ];
    for (own, (release, retain, invalid)) in releases.iter().enumerate() {
        let wrong = all.iter().enumerate().filter(|(k, _)| *k != own).map(|(_, handle)| *handle);
        for handle in wrong.chain([null_mut(), outside, device(), 8 as *mut c_void]) {
            // SAFETY: the functions look handles up.
            let codes = unsafe { (release(handle), retain(handle)) };
            assert_eq!(codes, (*invalid, *invalid), "{own}");
        }
    }
    // Freed handles are not valid any more. The context lives as long as its objects.
    for (handle, (release, _, invalid)) in all.iter().zip(&releases).rev() {
        // SAFETY: as above.
        assert_eq!(unsafe { release(*handle) }, CL_SUCCESS);
        assert_eq!(unsafe { release(*handle) }, *invalid);
    }
    assert_eq!(code!(queue::clFinish(queue)), CL_INVALID_COMMAND_QUEUE);
    assert_eq!(code!(kernel::clSetKernelArg(kernel, 0, 8, null())), CL_INVALID_KERNEL);
}

#[test]
fn wrong_sizes_are_errors() {
    let context = new_context();
    let queue = new_queue(context, 0);
    let buffer = new_buffer(context, 64);
    let mut bytes = [0u8; 64];
    for (offset, size) in [(0, 65), (64, 1), (usize::MAX, 2), (1, usize::MAX), (0, 0)] {
        let to = bytes.as_mut_ptr().cast();
        let read = code!(transfer::clEnqueueReadBuffer(
            queue,
            buffer,
            CL_TRUE,
            offset,
            size,
            to,
            0,
            null(),
            null_mut()
        ));
        assert_eq!(read, CL_INVALID_VALUE, "{offset} {size}");
    }
    let mut code = 0;
    // SAFETY: the only pointer is the pointer to the code.
    let huge = unsafe { buffer::clCreateBuffer(context, 0, usize::MAX, null_mut(), &raw mut code) };
    assert_eq!((code, huge.is_null()), (CL_INVALID_BUFFER_SIZE, true));
    let (program, kernel) = new_kernel(context, DOUBLE, c"twice");
    let argument = (&raw const buffer).cast();
    assert_eq!(code!(kernel::clSetKernelArg(kernel, 1, 8, argument)), CL_INVALID_ARG_INDEX);
    assert_eq!(code!(kernel::clSetKernelArg(kernel, 0, 4, argument)), CL_INVALID_ARG_SIZE);
    let run = |global: [usize; 3], dimensions, local: *const usize| {
        code!(launch::clEnqueueNDRangeKernel(
            queue,
            kernel,
            dimensions,
            null(),
            global.as_ptr(),
            local,
            0,
            null(),
            null_mut()
        ))
    };
    assert_eq!(run([16, 1, 1], 1, null()), CL_INVALID_KERNEL_ARGS);
    ok!(kernel::clSetKernelArg(kernel, 0, 8, argument));
    assert_eq!(run([16, 1, 1], 4, null()), CL_INVALID_WORK_DIMENSION);
    assert_eq!(run([16, 1, 1], 1, [1 << 20].as_ptr()), CL_INVALID_WORK_ITEM_SIZE);
    assert_eq!(run([16, 1, 1], 1, [5].as_ptr()), CL_INVALID_WORK_GROUP_SIZE);
    ok!(kernel::clReleaseKernel(kernel));
    ok!(program::clReleaseProgram(program));
    ok!(memory::clReleaseMemObject(buffer));
    ok!(queue::clReleaseCommandQueue(queue));
    ok!(context::clReleaseContext(context));
}

#[test]
fn commands_wait_for_events_and_callbacks_may_call_back() {
    static CALLS: AtomicI32 = AtomicI32::new(0);
    extern "C" fn notify(event: cl_event, status: cl_int, queue: *mut c_void) {
        assert_eq!(status, CL_COMPLETE);
        assert_eq!(code!(queue::clFinish(queue)), CL_SUCCESS);
        assert_eq!(code!(event::clReleaseEvent(event)), CL_SUCCESS);
        CALLS.fetch_add(1, Ordering::SeqCst);
    }
    let context = new_context();
    let queue = new_queue(context, CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    let mut values = [1i32, 2, 3, 4];
    let host = values.as_mut_ptr().cast();
    let buffer = made!(buffer::clCreateBuffer(context, CL_MEM_COPY_HOST_PTR, 16, host));
    let (program, kernel) = new_kernel(context, DOUBLE, c"twice");
    ok!(kernel::clSetKernelArg(kernel, 0, 8, (&raw const buffer).cast()));
    let gate = made!(event::clCreateUserEvent(context));
    let (mut ran, mut read) = (null_mut(), null_mut());
    let size = 4usize;
    ok!(launch::clEnqueueNDRangeKernel(
        queue,
        kernel,
        1,
        null(),
        &size,
        null(),
        1,
        &gate,
        &raw mut ran
    ));
    ok!(transfer::clEnqueueReadBuffer(
        queue,
        buffer,
        CL_FALSE,
        0,
        16,
        host,
        1,
        &ran,
        &raw mut read
    ));
    ok!(event::clRetainEvent(ran));
    ok!(event::clSetEventCallback(ran, CL_COMPLETE, Some(notify), queue));
    assert_eq!(values, [1, 2, 3, 4]);
    ok!(event::clSetUserEventStatus(gate, CL_COMPLETE));
    ok!(event::clWaitForEvents(1, &read));
    assert_eq!(values, [2, 4, 6, 8]);
    ok!(queue::clFinish(queue));
    while CALLS.load(Ordering::SeqCst) == 0 {
        std::thread::yield_now();
    }
    // A command that waits for a failed event fails.
    let bad = made!(event::clCreateUserEvent(context));
    ok!(event::clSetUserEventStatus(bad, -5));
    let read_again = code!(transfer::clEnqueueReadBuffer(
        queue,
        buffer,
        CL_TRUE,
        0,
        16,
        host,
        1,
        &bad,
        null_mut()
    ));
    assert_eq!(read_again, CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST);
    for event in [gate, ran, read, bad] {
        ok!(event::clReleaseEvent(event));
    }
    ok!(kernel::clReleaseKernel(kernel));
    ok!(program::clReleaseProgram(program));
    ok!(memory::clReleaseMemObject(buffer));
    ok!(queue::clReleaseCommandQueue(queue));
    ok!(context::clReleaseContext(context));
}

#[test]
fn kernels_follow_pointers_in_shared_memory() {
    let context = new_context();
    let queue = new_queue(context, 0);
    // SAFETY: the function looks the context up.
    let nodes = unsafe { svm::clSVMAlloc(context, CL_MEM_READ_WRITE, 32, 0) };
    let nodes = ffi::Pointer::new(nodes);
    let word = |n: usize| {
        let mut bytes = [0; 8];
        nodes.after(8 * n).read(&mut bytes);
        u64::from_ne_bytes(bytes)
    };
    let first = nodes.0 as u64;
    for (n, value) in [first + 16, 5, 0, 7].into_iter().enumerate() {
        nodes.after(8 * n).write(&value.to_ne_bytes());
    }
    let text = "typedef struct node { global struct node *next; long value; } node;
        kernel void sum(global node *head) {
            long all = 0;
            for (global node *n = head; n; n = n->next) all += n->value;
            head->next->value = all;
            head->next->next = head;
        }";
    let (program, kernel) = new_kernel(context, text, c"sum");
    ok!(kernel::clSetKernelArgSVMPointer(kernel, 0, nodes.raw()));
    assert_eq!(run_one(queue, kernel), CL_SUCCESS);
    ok!(queue::clFinish(queue));
    assert_eq!((word(3), word(2)), (12, first));
    // A buffer in shared memory has the same addresses.
    for (n, value) in [first + 16, 5, 0, 8].into_iter().enumerate() {
        nodes.after(8 * n).write(&value.to_ne_bytes());
    }
    let buffer = made!(buffer::clCreateBuffer(context, CL_MEM_USE_HOST_PTR, 32, nodes.raw()));
    ok!(kernel::clSetKernelArg(kernel, 0, 8, (&raw const buffer).cast()));
    assert_eq!(run_one(queue, kernel), CL_SUCCESS);
    ok!(queue::clFinish(queue));
    assert_eq!((word(3), word(2)), (13, first));
    ok!(memory::clReleaseMemObject(buffer));
    ok!(kernel::clReleaseKernel(kernel));
    ok!(program::clReleaseProgram(program));
    // SAFETY: as above.
    unsafe { svm::clSVMFree(context, nodes.raw()) }
    ok!(queue::clReleaseCommandQueue(queue));
    ok!(context::clReleaseContext(context));
}

#[test]
fn absurd_counts_are_errors() {
    let context = new_context();
    let queue = new_queue(context, 0);
    let mut event = null_mut();
    ok!(queue::clEnqueueMarkerWithWaitList(queue, 0, null(), &raw mut event));
    ok!(queue::clFinish(queue));
    let most = u32::MAX;
    assert_eq!(code!(event::clWaitForEvents(most, &event)), CL_INVALID_VALUE);
    let marker = code!(queue::clEnqueueMarkerWithWaitList(queue, most, &event, null_mut()));
    assert_eq!(marker, CL_INVALID_EVENT_WAIT_LIST);
    let text = "kernel void two(local int *a, local int *b) { a[0] = b[0] = 1; }";
    let (program, kernel) = new_kernel(context, text, c"two");
    for index in 0..2 {
        ok!(kernel::clSetKernelArg(kernel, index, 1 << 63, null()));
    }
    assert_eq!(run_one(queue, kernel), CL_OUT_OF_RESOURCES);
    let mut answer = [0usize; 3];
    let ask = |name, size, input: &[usize; 3], to: &mut [usize; 3]| {
        code!(kernel::clGetKernelSubGroupInfo(
            kernel,
            device(),
            name,
            size,
            input.as_ptr().cast(),
            8,
            to.as_mut_ptr().cast(),
            null_mut()
        ))
    };
    let name = CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE;
    assert_eq!(ask(name, usize::MAX - 7, &[1; 3], &mut answer), CL_INVALID_VALUE);
    assert_eq!(ask(name, 24, &[1 << 32; 3], &mut answer), CL_SUCCESS);
    assert_eq!(answer[0], info::SUB_GROUP);
    let name = CL_KERNEL_LOCAL_SIZE_FOR_SUB_GROUP_COUNT;
    assert_eq!(ask(name, 8, &[(1 << 60) + 1; 3], &mut answer), CL_SUCCESS);
    assert_eq!(answer[0], 0);
    ok!(kernel::clReleaseKernel(kernel));
    ok!(program::clReleaseProgram(program));
    ok!(event::clReleaseEvent(event));
    ok!(queue::clReleaseCommandQueue(queue));
    ok!(context::clReleaseContext(context));
}

#[test]
fn commands_stay_within_shared_memory() {
    let context = new_context();
    let queue = new_queue(context, 0);
    // SAFETY: the function looks the context up.
    let shared = unsafe { svm::clSVMAlloc(context, CL_MEM_READ_WRITE, 64, 0) };
    let zero = 0u32;
    let fill = |size| {
        let pattern = (&raw const zero).cast();
        code!(svm::clEnqueueSVMMemFill(queue, shared, pattern, 4, size, 0, null(), null_mut()))
    };
    assert_eq!(
        (fill(64), fill(68), fill(1 << 62)),
        (CL_SUCCESS, CL_INVALID_VALUE, CL_INVALID_VALUE)
    );
    let mut bytes = [1u8; 128];
    let other = bytes.as_mut_ptr().cast::<c_void>();
    let copy = |to, from, size| {
        code!(svm::clEnqueueSVMMemcpy(queue, CL_TRUE, to, from, size, 0, null(), null_mut()))
    };
    assert_eq!((copy(other, shared, 64), bytes[0]), (CL_SUCCESS, 0));
    assert_eq!(copy(shared, other, 128), CL_INVALID_VALUE);
    assert_eq!(copy(other, shared, 128), CL_INVALID_VALUE);
    let map = |size| {
        code!(svm::clEnqueueSVMMap(
            queue,
            CL_TRUE,
            CL_MAP_READ,
            shared,
            size,
            0,
            null(),
            null_mut()
        ))
    };
    assert_eq!((map(64), map(65)), (CL_SUCCESS, CL_INVALID_VALUE));
    let (program, kernel) = new_kernel(context, DOUBLE, c"twice");
    ok!(kernel::clSetKernelArgSVMPointer(kernel, 0, shared));
    assert_eq!(code!(kernel::clSetKernelArgSVMPointer(kernel, 0, other)), CL_INVALID_ARG_VALUE);
    let name = CL_KERNEL_EXEC_INFO_SVM_PTRS;
    let list = (&raw const other).cast();
    assert_eq!(code!(kernel::clSetKernelExecInfo(kernel, name, 8, list)), CL_INVALID_VALUE);
    ok!(kernel::clReleaseKernel(kernel));
    ok!(program::clReleaseProgram(program));
    ok!(queue::clFinish(queue));
    // SAFETY: as above.
    unsafe { svm::clSVMFree(context, shared) }
    ok!(queue::clReleaseCommandQueue(queue));
    ok!(context::clReleaseContext(context));
}

#[test]
fn arguments_are_described_if_the_options_ask_for_it() {
    const TEXT: &str = "typedef float4 shade; typedef struct S { int a; } T;
        kernel void k(const shade v, global volatile shade *restrict p, unsigned int u, local T *t,
            constant struct S *s, read_only image2d_t i) {}";
    let context = new_context();
    let (mut text, length) = (TEXT.as_ptr().cast(), TEXT.len());
    let program = made!(program::clCreateProgramWithSource(context, 1, &raw mut text, &length));
    let kernel = |options: &std::ffi::CStr| {
        let options = options.as_ptr();
        ok!(program::clBuildProgram(program, 0, null(), options, None, null_mut()));
        made!(kernel::clCreateKernel(program, c"k".as_ptr()))
    };
    let ask = |kernel, index, name, to: &mut [u8]| {
        let mut size = 0;
        let room = to.as_mut_ptr().cast();
        let code =
            code!(kernel::clGetKernelArgInfo(kernel, index, name, to.len(), room, &raw mut size));
        (code, size)
    };
    let mut room = [0; 16];
    let plain = kernel(c"");
    let (code, _) = ask(plain, 0, CL_KERNEL_ARG_NAME, &mut room);
    assert_eq!(code, CL_KERNEL_ARG_INFO_NOT_AVAILABLE);
    ok!(kernel::clReleaseKernel(plain));
    let kernel = kernel(c"-cl-kernel-arg-info");
    for (index, name) in
        ["shade", "shade*", "uint", "T*", "struct S*", "image2d_t"].iter().enumerate()
    {
        let (code, size) = ask(kernel, index as cl_uint, CL_KERNEL_ARG_TYPE_NAME, &mut room);
        assert_eq!((code, &room[..size]), (CL_SUCCESS, format!("{name}\0").as_bytes()));
    }
    let (code, size) = ask(kernel, 1, CL_KERNEL_ARG_TYPE_QUALIFIER, &mut room);
    let bits = CL_KERNEL_ARG_TYPE_VOLATILE | CL_KERNEL_ARG_TYPE_RESTRICT;
    assert_eq!((code, &room[..size]), (CL_SUCCESS, &u64::from(bits).to_le_bytes()[..]));
    let (code, _) = ask(kernel, 1, CL_KERNEL_ARG_TYPE_QUALIFIER, &mut room[..4]);
    assert_eq!(code, CL_INVALID_VALUE);
}

#[test]
fn features_that_the_device_lacks_have_no_macros() {
    let context = new_context();
    let text = "#if defined(__opencl_c_integer_dot_product_input_4x8bit) \\
            || defined(__opencl_c_ext_fp32_global_atomic_add)
        #error
        #endif
        kernel void empty(void) {}";
    let (mut text, length) = (text.as_ptr().cast(), text.len());
    let program = made!(program::clCreateProgramWithSource(context, 1, &raw mut text, &length));
    for options in [c"-cl-std=CL1.2", c"-cl-std=CL2.0", c"-cl-std=CL3.0"] {
        let (none, options) = (null(), options.as_ptr());
        ok!(program::clBuildProgram(program, 0, none, options, None, null_mut()));
    }
    ok!(program::clReleaseProgram(program));
    ok!(context::clReleaseContext(context));
}

#[test]
fn pointers_that_are_not_memory_are_errors() {
    let context = new_context();
    let queue = new_queue(context, 0);
    let buffer = new_buffer(context, 64);
    for wrong in [8usize, usize::MAX - 7] {
        let pointer = ffi::Pointer(wrong).raw();
        let (none, no_event) = (null(), null_mut());
        let read = code!(transfer::clEnqueueReadBuffer(
            queue, buffer, CL_TRUE, 0, 64, pointer, 0, none, no_event
        ));
        assert_eq!(read, CL_INVALID_VALUE);
        let mut code = 0;
        let copies = CL_MEM_COPY_HOST_PTR;
        // SAFETY: the driver checks whether there is memory at the pointer.
        let made = unsafe { buffer::clCreateBuffer(context, copies, 64, pointer, &raw mut code) };
        assert_eq!((code, made.is_null()), (CL_INVALID_HOST_PTR, true));
    }
    let all = memory::Root::new(*info::HOST_MEMORY);
    assert_eq!(all.err(), Some(CL_MEM_OBJECT_ALLOCATION_FAILURE));
    ok!(memory::clReleaseMemObject(buffer));
    ok!(queue::clReleaseCommandQueue(queue));
    ok!(context::clReleaseContext(context));
}

#[test]
fn images_have_the_pitches_that_they_were_given() {
    let context = new_context();
    let format =
        cl_image_format { image_channel_order: CL_RGBA, image_channel_data_type: CL_UNSIGNED_INT8 };
    let mut texels = [0u8; 48 * 3];
    for flags in [CL_MEM_COPY_HOST_PTR, CL_MEM_USE_HOST_PTR] {
        let desc = cl_image_desc {
            image_type: CL_MEM_OBJECT_IMAGE2D,
            image_width: 8,
            image_height: 3,
            image_depth: 0,
            image_array_size: 0,
            image_row_pitch: 48,
            image_slice_pitch: 0,
            num_mip_levels: 0,
            num_samples: 0,
            buffer: null_mut(),
        };
        let host = texels.as_mut_ptr().cast();
        let image = made!(image::clCreateImage(context, flags, &format, &desc, host));
        let mut pitch = 0usize;
        let to = (&raw mut pitch).cast();
        ok!(image::clGetImageInfo(image, CL_IMAGE_ROW_PITCH, 8, to, null_mut()));
        assert_eq!(pitch, 48);
        ok!(memory::clReleaseMemObject(image));
    }
    ok!(context::clReleaseContext(context));
}

#[test]
fn destructors_may_wait_for_the_queue() {
    static CALLS: AtomicI32 = AtomicI32::new(0);
    extern "C" fn finish(_buffer: cl_mem, queue: *mut c_void) {
        ok!(queue::clFinish(queue));
        CALLS.fetch_add(1, Ordering::SeqCst);
    }
    let context = new_context();
    let queue = new_queue(context, 0);
    let buffer = new_buffer(context, 64);
    ok!(memory::clSetMemObjectDestructorCallback(buffer, Some(finish), queue));
    let start = made!(event::clCreateUserEvent(context));
    let zero = 0u32;
    let mut filled = null_mut();
    ok!(transfer::clEnqueueFillBuffer(
        queue,
        buffer,
        (&raw const zero).cast(),
        4,
        0,
        64,
        1,
        &start,
        &raw mut filled
    ));
    // The command has the last reference.
    ok!(memory::clReleaseMemObject(buffer));
    ok!(event::clSetUserEventStatus(start, CL_COMPLETE));
    ok!(event::clWaitForEvents(1, &filled));
    for _ in 0..1000 {
        if CALLS.load(Ordering::SeqCst) > 0 {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    assert_eq!(CALLS.load(Ordering::SeqCst), 1);
    for event in [start, filled] {
        ok!(event::clReleaseEvent(event));
    }
    ok!(queue::clReleaseCommandQueue(queue));
    ok!(context::clReleaseContext(context));
}
