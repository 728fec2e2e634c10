//! The table of API functions that a loader calls (`cl_khr_icd`), and the look-up of extension functions by name.

use crate::platform::is_platform;
use crate::{
    buffer, context, event, ffi, image, kernel, launch, map, memory, pipe, platform, program,
    queue, sampler, svm, transfer,
};
use libc::{c_char, c_void};
use opencl_sys::cl_icd::cl_icd_dispatch;
use opencl_sys::cl_platform_id;

static TABLE: cl_icd_dispatch = cl_icd_dispatch {
    clGetPlatformIDs: Some(platform::clGetPlatformIDs),
    clGetPlatformInfo: Some(platform::clGetPlatformInfo),
    clGetDeviceIDs: Some(platform::clGetDeviceIDs),
    clGetDeviceInfo: Some(platform::clGetDeviceInfo),
    clCreateContext: Some(context::clCreateContext),
    clCreateContextFromType: Some(context::clCreateContextFromType),
    clRetainContext: Some(context::clRetainContext),
    clReleaseContext: Some(context::clReleaseContext),
    clGetContextInfo: Some(context::clGetContextInfo),
    clCreateCommandQueue: Some(queue::clCreateCommandQueue),
    clRetainCommandQueue: Some(queue::clRetainCommandQueue),
    clReleaseCommandQueue: Some(queue::clReleaseCommandQueue),
    clGetCommandQueueInfo: Some(queue::clGetCommandQueueInfo),
    clSetCommandQueueProperty: Some(queue::clSetCommandQueueProperty),
    clCreateBuffer: Some(buffer::clCreateBuffer),
    clCreateImage2D: Some(image::clCreateImage2D),
    clCreateImage3D: Some(image::clCreateImage3D),
    clRetainMemObject: Some(memory::clRetainMemObject),
    clReleaseMemObject: Some(memory::clReleaseMemObject),
    clGetSupportedImageFormats: Some(image::clGetSupportedImageFormats),
    clGetMemObjectInfo: Some(memory::clGetMemObjectInfo),
    clGetImageInfo: Some(image::clGetImageInfo),
    clCreateSampler: Some(sampler::clCreateSampler),
    clRetainSampler: Some(sampler::clRetainSampler),
    clReleaseSampler: Some(sampler::clReleaseSampler),
    clGetSamplerInfo: Some(sampler::clGetSamplerInfo),
    clCreateProgramWithSource: Some(program::clCreateProgramWithSource),
    clCreateProgramWithBinary: Some(program::clCreateProgramWithBinary),
    clRetainProgram: Some(program::clRetainProgram),
    clReleaseProgram: Some(program::clReleaseProgram),
    clBuildProgram: Some(program::clBuildProgram),
    clUnloadCompiler: Some(platform::clUnloadCompiler),
    clGetProgramInfo: Some(program::clGetProgramInfo),
    clGetProgramBuildInfo: Some(program::clGetProgramBuildInfo),
    clCreateKernel: Some(kernel::clCreateKernel),
    clCreateKernelsInProgram: Some(kernel::clCreateKernelsInProgram),
    clRetainKernel: Some(kernel::clRetainKernel),
    clReleaseKernel: Some(kernel::clReleaseKernel),
    clSetKernelArg: Some(kernel::clSetKernelArg),
    clGetKernelInfo: Some(kernel::clGetKernelInfo),
    clGetKernelWorkGroupInfo: Some(kernel::clGetKernelWorkGroupInfo),
    clWaitForEvents: Some(event::clWaitForEvents),
    clGetEventInfo: Some(event::clGetEventInfo),
    clRetainEvent: Some(event::clRetainEvent),
    clReleaseEvent: Some(event::clReleaseEvent),
    clGetEventProfilingInfo: Some(event::clGetEventProfilingInfo),
    clFlush: Some(queue::clFlush),
    clFinish: Some(queue::clFinish),
    clEnqueueReadBuffer: Some(transfer::clEnqueueReadBuffer),
    clEnqueueWriteBuffer: Some(transfer::clEnqueueWriteBuffer),
    clEnqueueCopyBuffer: Some(transfer::clEnqueueCopyBuffer),
    clEnqueueReadImage: Some(transfer::clEnqueueReadImage),
    clEnqueueWriteImage: Some(transfer::clEnqueueWriteImage),
    clEnqueueCopyImage: Some(transfer::clEnqueueCopyImage),
    clEnqueueCopyImageToBuffer: Some(transfer::clEnqueueCopyImageToBuffer),
    clEnqueueCopyBufferToImage: Some(transfer::clEnqueueCopyBufferToImage),
    clEnqueueMapBuffer: Some(map::clEnqueueMapBuffer),
    clEnqueueMapImage: Some(map::clEnqueueMapImage),
    clEnqueueUnmapMemObject: Some(map::clEnqueueUnmapMemObject),
    clEnqueueNDRangeKernel: Some(launch::clEnqueueNDRangeKernel),
    clEnqueueTask: Some(launch::clEnqueueTask),
    clEnqueueNativeKernel: Some(launch::clEnqueueNativeKernel),
    clEnqueueMarker: Some(queue::clEnqueueMarker),
    clEnqueueWaitForEvents: Some(queue::clEnqueueWaitForEvents),
    clEnqueueBarrier: Some(queue::clEnqueueBarrier),
    clGetExtensionFunctionAddress: Some(clGetExtensionFunctionAddress),
    clCreateFromGLBuffer: None,
    clCreateFromGLTexture2D: None,
    clCreateFromGLTexture3D: None,
    clCreateFromGLRenderbuffer: None,
    clGetGLObjectInfo: None,
    clGetGLTextureInfo: None,
    clEnqueueAcquireGLObjects: None,
    clEnqueueReleaseGLObjects: None,
    clGetGLContextInfoKHR: None,
    clGetDeviceIDsFromD3D10KHR: None,
    clCreateFromD3D10BufferKHR: None,
    clCreateFromD3D10Texture2DKHR: None,
    clCreateFromD3D10Texture3DKHR: None,
    clEnqueueAcquireD3D10ObjectsKHR: None,
    clEnqueueReleaseD3D10ObjectsKHR: None,
    clSetEventCallback: Some(event::clSetEventCallback),
    clCreateSubBuffer: Some(buffer::clCreateSubBuffer),
    clSetMemObjectDestructorCallback: Some(memory::clSetMemObjectDestructorCallback),
    clCreateUserEvent: Some(event::clCreateUserEvent),
    clSetUserEventStatus: Some(event::clSetUserEventStatus),
    clEnqueueReadBufferRect: Some(transfer::clEnqueueReadBufferRect),
    clEnqueueWriteBufferRect: Some(transfer::clEnqueueWriteBufferRect),
    clEnqueueCopyBufferRect: Some(transfer::clEnqueueCopyBufferRect),
    clCreateSubDevicesEXT: None,
    clRetainDeviceEXT: None,
    clReleaseDeviceEXT: None,
    clCreateEventFromGLsyncKHR: None,
    clCreateSubDevices: Some(platform::clCreateSubDevices),
    clRetainDevice: Some(platform::clRetainDevice),
    clReleaseDevice: Some(platform::clReleaseDevice),
    clCreateImage: Some(image::clCreateImage),
    clCreateProgramWithBuiltInKernels: Some(program::clCreateProgramWithBuiltInKernels),
    clCompileProgram: Some(program::clCompileProgram),
    clLinkProgram: Some(program::clLinkProgram),
    clUnloadPlatformCompiler: Some(platform::clUnloadPlatformCompiler),
    clGetKernelArgInfo: Some(kernel::clGetKernelArgInfo),
    clEnqueueFillBuffer: Some(transfer::clEnqueueFillBuffer),
    clEnqueueFillImage: Some(transfer::clEnqueueFillImage),
    clEnqueueMigrateMemObjects: Some(transfer::clEnqueueMigrateMemObjects),
    clEnqueueMarkerWithWaitList: Some(queue::clEnqueueMarkerWithWaitList),
    clEnqueueBarrierWithWaitList: Some(queue::clEnqueueBarrierWithWaitList),
    clGetExtensionFunctionAddressForPlatform: Some(clGetExtensionFunctionAddressForPlatform),
    clCreateFromGLTexture: None,
    clGetDeviceIDsFromD3D11KHR: None,
    clCreateFromD3D11BufferKHR: None,
    clCreateFromD3D11Texture2DKHR: None,
    clCreateFromD3D11Texture3DKHR: None,
    clCreateFromDX9MediaSurfaceKHR: None,
    clEnqueueAcquireD3D11ObjectsKHR: None,
    clEnqueueReleaseD3D11ObjectsKHR: None,
    clGetDeviceIDsFromDX9MediaAdapterKHR: None,
    clEnqueueAcquireDX9MediaSurfacesKHR: None,
    clEnqueueReleaseDX9MediaSurfacesKHR: None,
    clCreateFromEGLImageKHR: None,
    clEnqueueAcquireEGLObjectsKHR: None,
    clEnqueueReleaseEGLObjectsKHR: None,
    clCreateEventFromEGLSyncKHR: None,
    clCreateCommandQueueWithProperties: Some(queue::clCreateCommandQueueWithProperties),
    clCreatePipe: Some(pipe::clCreatePipe),
    clGetPipeInfo: Some(pipe::clGetPipeInfo),
    clSVMAlloc: Some(svm::clSVMAlloc),
    clSVMFree: Some(svm::clSVMFree),
    clEnqueueSVMFree: Some(svm::clEnqueueSVMFree),
    clEnqueueSVMMemcpy: Some(svm::clEnqueueSVMMemcpy),
    clEnqueueSVMMemFill: Some(svm::clEnqueueSVMMemFill),
    clEnqueueSVMMap: Some(svm::clEnqueueSVMMap),
    clEnqueueSVMUnmap: Some(svm::clEnqueueSVMUnmap),
    clCreateSamplerWithProperties: Some(sampler::clCreateSamplerWithProperties),
    clSetKernelArgSVMPointer: Some(kernel::clSetKernelArgSVMPointer),
    clSetKernelExecInfo: Some(kernel::clSetKernelExecInfo),
    clGetKernelSubGroupInfoKHR: Some(kernel::clGetKernelSubGroupInfo),
    clCloneKernel: Some(kernel::clCloneKernel),
    clCreateProgramWithIL: Some(program::clCreateProgramWithIL),
    clEnqueueSVMMigrateMem: Some(svm::clEnqueueSVMMigrateMem),
    clGetDeviceAndHostTimer: Some(platform::clGetDeviceAndHostTimer),
    clGetHostTimer: Some(platform::clGetHostTimer),
    clGetKernelSubGroupInfo: Some(kernel::clGetKernelSubGroupInfo),
    clSetDefaultDeviceCommandQueue: Some(queue::clSetDefaultDeviceCommandQueue),
    clSetProgramReleaseCallback: Some(program::clSetProgramReleaseCallback),
    clSetProgramSpecializationConstant: Some(program::clSetProgramSpecializationConstant),
    clCreateBufferWithProperties: Some(buffer::clCreateBufferWithProperties),
    clCreateImageWithProperties: Some(image::clCreateImageWithProperties),
    clSetContextDestructorCallback: Some(context::clSetContextDestructorCallback),
    clGetKernelSuggestedLocalWorkSize: 0,
};

/// The table.
pub fn table() -> *const cl_icd_dispatch {
    &raw const TABLE
}

fn find(name: *const c_char) -> *mut c_void {
    let name = ffi::text(name).unwrap_or_default();
    match name.as_slice() {
        b"clIcdGetPlatformIDsKHR" => platform::clIcdGetPlatformIDsKHR as *mut c_void,
        b"clCreateCommandQueueWithPropertiesKHR" => {
            queue::clCreateCommandQueueWithProperties as *mut c_void
        }
        b"clGetKernelSubGroupInfoKHR" => kernel::clGetKernelSubGroupInfo as *mut c_void,
        _ => std::ptr::null_mut(),
    }
}

/// The function of an extension with a name; null if there is none.
#[allow(unsafe_code, non_snake_case, clippy::missing_safety_doc)]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clGetExtensionFunctionAddress(name: *const c_char) -> *mut c_void {
    find(name)
}

/// As [`clGetExtensionFunctionAddress`], for a platform.
#[allow(unsafe_code, non_snake_case, clippy::missing_safety_doc)]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clGetExtensionFunctionAddressForPlatform(
    platform: cl_platform_id,
    name: *const c_char,
) -> *mut c_void {
    if is_platform(platform) { find(name) } else { std::ptr::null_mut() }
}
