//! Samplers.

use crate::context::Context;
use crate::entry::{Answer, Room, functions, makers};
use crate::ffi;
use crate::handle::{self, Handle, Object};
use clman_device::images::{self, Addressing};
use libc::{c_void, size_t};
use opencl_sys::*;
use std::sync::Arc;

/// A sampler.
#[derive(Debug)]
pub struct Sampler {
    handle: Handle,
    /// Its context.
    pub context: Arc<Context>,
    normalized: cl_bool,
    addressing: cl_addressing_mode,
    filter: cl_filter_mode,
    properties: Vec<cl_sampler_properties>,
}

impl Object for Sampler {
    const INVALID: cl_int = CL_INVALID_SAMPLER;
    const NAME: &'static str = "sampler";
    fn handle(&self) -> &Handle {
        &self.handle
    }
}

impl Sampler {
    /// The sampler for kernels.
    pub fn value(&self) -> images::Sampler {
        images::Sampler {
            addressing: match self.addressing {
                CL_ADDRESS_CLAMP_TO_EDGE => Addressing::ClampToEdge,
                CL_ADDRESS_CLAMP => Addressing::Clamp,
                CL_ADDRESS_REPEAT => Addressing::Repeat,
                CL_ADDRESS_MIRRORED_REPEAT => Addressing::MirroredRepeat,
                _ => Addressing::None,
            },
            linear: self.filter == CL_FILTER_LINEAR,
            normalized: self.normalized != CL_FALSE,
        }
    }
}

fn create(
    context: cl_context,
    normalized: cl_bool,
    addressing: cl_addressing_mode,
    filter: cl_filter_mode,
    properties: Vec<cl_sampler_properties>,
) -> Answer<*mut c_void> {
    let context = handle::get::<Context>(context)?;
    let known = (CL_ADDRESS_NONE..=CL_ADDRESS_MIRRORED_REPEAT).contains(&addressing)
        && matches!(filter, CL_FILTER_NEAREST | CL_FILTER_LINEAR)
        && matches!(normalized, CL_FALSE | CL_TRUE);
    if !known {
        return Err(CL_INVALID_VALUE);
    }
    let sampler = handle::make(|handle| Sampler {
        handle,
        context,
        normalized,
        addressing,
        filter,
        properties,
    });
    Ok(handle::give(&sampler))
}

makers! {
    fn clCreateSampler(
        context: cl_context,
        normalized: cl_bool,
        addressing: cl_addressing_mode,
        filter: cl_filter_mode,
    ) {
        create(context, normalized, addressing, filter, Vec::new())
    }

    fn clCreateSamplerWithProperties(
        context: cl_context,
        properties: *const cl_sampler_properties,
    ) {
        handle::get::<Context>(context)?;
        let mut list = ffi::terminated(properties, 0, 2);
        let (mut normalized, mut addressing, mut filter) =
            (CL_TRUE, CL_ADDRESS_CLAMP, CL_FILTER_NEAREST);
        let mut seen = Vec::new();
        for pair in list.chunks_exact(2) {
            let value = u32::try_from(pair[1]).map_err(|_| CL_INVALID_VALUE)?;
            if seen.contains(&pair[0]) {
                return Err(CL_INVALID_VALUE);
            }
            seen.push(pair[0]);
            match pair[0] as cl_sampler_info {
                CL_SAMPLER_NORMALIZED_COORDS => normalized = value,
                CL_SAMPLER_ADDRESSING_MODE => addressing = value,
                CL_SAMPLER_FILTER_MODE => filter = value,
                _ => return Err(CL_INVALID_VALUE),
            }
        }
        if !properties.is_null() {
            list.push(0);
        }
        create(context, normalized, addressing, filter, list)
    }
}

functions! {
    fn clRetainSampler(sampler: cl_sampler) {
        handle::retain::<Sampler>(sampler)
    }

    fn clReleaseSampler(sampler: cl_sampler) {
        handle::release::<Sampler>(sampler)
    }

    fn clGetSamplerInfo(
        sampler: cl_sampler,
        name: cl_sampler_info,
        size: size_t,
        to: *mut c_void,
        needed: *mut size_t,
    ) {
        let sampler = handle::get::<Sampler>(sampler)?;
        let room = Room { size, to, needed };
        match name {
            CL_SAMPLER_REFERENCE_COUNT => room.value(handle::count(&*sampler)),
            CL_SAMPLER_CONTEXT => room.value(sampler.context.raw()),
            CL_SAMPLER_NORMALIZED_COORDS => room.value(sampler.normalized),
            CL_SAMPLER_ADDRESSING_MODE => room.value(sampler.addressing),
            CL_SAMPLER_FILTER_MODE => room.value(sampler.filter),
            CL_SAMPLER_PROPERTIES => room.list(&sampler.properties),
            _ => Err(CL_INVALID_VALUE),
        }
    }
}
