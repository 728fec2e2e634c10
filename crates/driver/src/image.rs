//! Images.
// The names are those of the API.
#![allow(non_upper_case_globals)]

use crate::buffer::{allocate, check_flags, check_host, no_properties};
use crate::context::Context;
use crate::entry::{Answer, Room, functions, makers};
use crate::ffi::{self, Pointer};
use crate::handle::{self, Object};
use crate::info::{IMAGE_BUFFER, LAYERS, WIDTH_2D, WIDTH_3D, largest};
use crate::memory::{Kind, Memory};
use crate::region::Region;
use clman_device::images::{Format, Image, ImageKind};
use libc::{c_void, size_t};
use opencl_sys::*;
use std::sync::{Arc, Mutex};

/// The shape of an image.
#[derive(Clone, Debug)]
pub struct Shape {
    /// The image for kernels. Its texels are without gaps.
    pub image: Image,
    /// The pitches of mapped regions.
    pub pitches: [usize; 2],
    /// The pitches that the program gave when it created the image or, without them, the pitches that follow from the
    /// size.
    given: [usize; 2],
}

/// The object types with the image types of kernels. Depth images have other image types.
const TYPES: [(cl_mem_object_type, ImageKind); 8] = [
    (CL_MEM_OBJECT_IMAGE1D, ImageKind::Image1d),
    (CL_MEM_OBJECT_IMAGE1D_BUFFER, ImageKind::Image1dBuffer),
    (CL_MEM_OBJECT_IMAGE1D_ARRAY, ImageKind::Image1dArray),
    (CL_MEM_OBJECT_IMAGE2D, ImageKind::Image2d),
    (CL_MEM_OBJECT_IMAGE2D_ARRAY, ImageKind::Image2dArray),
    (CL_MEM_OBJECT_IMAGE3D, ImageKind::Image3d),
    (CL_MEM_OBJECT_IMAGE2D, ImageKind::Image2dDepth),
    (CL_MEM_OBJECT_IMAGE2D_ARRAY, ImageKind::Image2dArrayDepth),
];

impl Shape {
    /// The type of the memory object.
    pub fn object_type(&self) -> cl_mem_object_type {
        TYPES.iter().find(|entry| entry.1 == self.image.kind).map_or(0, |entry| entry.0)
    }

    /// The size of a texel in bytes.
    pub fn texel(&self) -> usize {
        self.image.format.bytes()
    }

    /// The size in texels along the axes of the API, in which layers are an axis.
    fn extent(&self) -> [usize; 3] {
        let [width, height, depth] = self.image.size.map(|n| n as usize);
        let layers = self.image.layers as usize;
        match self.image.kind {
            ImageKind::Image1dArray => [width, layers, 1],
            _ if self.image.is_array() => [width, height, layers],
            _ => [width, height, depth],
        }
    }

    /// A region of the image's texels.
    ///
    /// # Errors
    /// The region is empty, or is not inside the image.
    pub fn region(&self, origin: [usize; 3], size: [usize; 3]) -> Answer<Region> {
        let extent = self.extent();
        let inside = |k: usize| {
            size[k] > 0 && origin[k].checked_add(size[k]).is_some_and(|end| end <= extent[k])
        };
        if !(0..3).all(inside) {
            return Err(CL_INVALID_VALUE);
        }
        let texel = self.texel();
        let row = extent[0] * texel;
        let slice = row * extent[1];
        let start = origin[2] * slice + origin[1] * row + origin[0] * texel;
        Ok(Region { start, size: [size[0] * texel, size[1], size[2]], pitches: [row, slice] })
    }

    /// The region of the program's memory for texels, with pitches in bytes. A pitch of zero means that there are no
    /// gaps.
    ///
    /// # Errors
    /// The pitches are too small or too large, or an image without slices has a slice pitch.
    pub fn host(&self, size: [usize; 3], row: usize, slice: usize) -> Answer<Region> {
        let bytes = size[0].checked_mul(self.texel()).ok_or(CL_INVALID_VALUE)?;
        let own_row = if row == 0 { bytes } else { row };
        // In an array of 1D images, the slice pitch is the distance between two layers.
        let lines = self.image.kind == ImageKind::Image1dArray;
        let whole = own_row.checked_mul(if lines { 1 } else { size[1] }).ok_or(CL_INVALID_VALUE)?;
        let own_slice = if slice == 0 { whole } else { slice };
        let flat = self.image.dimensions() < 3 && !self.image.is_array();
        if own_row < bytes || own_slice < whole || flat && slice != 0 {
            return Err(CL_INVALID_VALUE);
        }
        let pitches = if lines { [own_slice, own_slice] } else { [own_row, own_slice] };
        Ok(Region { start: 0, size: [bytes, size[1], size[2]], pitches })
    }

    /// The pitches of a row and of a slice, in bytes, if the program does not give pitches.
    fn default_pitches(&self) -> [usize; 2] {
        let extent = self.extent();
        let row = extent[0] * self.texel();
        match self.image.kind {
            ImageKind::Image1dArray => [row, row],
            kind if kind == ImageKind::Image3d || self.image.is_array() => [row, row * extent[1]],
            _ => [row, 0],
        }
    }
}

/// The format with the channel order and data type of an API format; `None` if the driver does not support it.
fn format_of(format: &cl_image_format) -> Option<Format> {
    let order = format.image_channel_order;
    Format::all().find(|f| {
        f.order_code() == order
            && f.data_code() == format.image_channel_data_type
            && is_supported(*f)
    })
}

/// Whether the driver supports a format. Its channel order must permit its data type (OpenCL 3.0, tables 15 and 16).
fn is_supported(format: Format) -> bool {
    let data = format.data_code();
    match format.order_code() {
        CL_R | CL_A | CL_RG | CL_RGBA => true,
        CL_BGRA | CL_ARGB | CL_ABGR => {
            matches!(data, CL_UNORM_INT8 | CL_SNORM_INT8 | CL_SIGNED_INT8 | CL_UNSIGNED_INT8)
        }
        CL_INTENSITY | CL_LUMINANCE => matches!(
            data,
            CL_UNORM_INT8
                | CL_UNORM_INT16
                | CL_SNORM_INT8
                | CL_SNORM_INT16
                | CL_HALF_FLOAT
                | CL_FLOAT
        ),
        CL_DEPTH => matches!(data, CL_UNORM_INT16 | CL_FLOAT),
        CL_sRGBA => data == CL_UNORM_INT8,
        _ => false,
    }
}

/// Whether images of a type, created with these flags, may have a format.
fn fits(format: Format, kind: cl_mem_object_type, flags: cl_mem_flags) -> bool {
    let written = CL_MEM_WRITE_ONLY | CL_MEM_READ_WRITE | CL_MEM_KERNEL_READ_AND_WRITE;
    match format.order_code() {
        CL_DEPTH => matches!(kind, CL_MEM_OBJECT_IMAGE2D | CL_MEM_OBJECT_IMAGE2D_ARRAY),
        // Kernels cannot write sRGB images without cl_khr_srgb_image_writes.
        CL_sRGBA => flags & written == 0 || flags & CL_MEM_READ_ONLY != 0,
        _ => true,
    }
}

fn shape_of(
    context: &Arc<Context>,
    flags: cl_mem_flags,
    format: *const cl_image_format,
    desc: *const cl_image_desc,
) -> Answer<(Shape, Option<Arc<Memory>>)> {
    let format = ffi::value(format).ok_or(CL_INVALID_IMAGE_FORMAT_DESCRIPTOR)?;
    let desc = ffi::value(desc).ok_or(CL_INVALID_IMAGE_DESCRIPTOR)?;
    let known = format_of(&format).ok_or_else(|| match is_format(&format) {
        true => CL_IMAGE_FORMAT_NOT_SUPPORTED,
        false => CL_INVALID_IMAGE_FORMAT_DESCRIPTOR,
    })?;
    let depth = format.image_channel_order == CL_DEPTH;
    let kinds = TYPES.iter().filter(|entry| entry.0 == desc.image_type);
    let mut kinds = kinds.map(|entry| entry.1);
    let kind = if depth { kinds.next_back() } else { kinds.next() };
    let kind = kind.ok_or(CL_INVALID_IMAGE_DESCRIPTOR)?;
    if !fits(known, desc.image_type, flags) {
        return Err(CL_IMAGE_FORMAT_NOT_SUPPORTED);
    }
    if desc.num_mip_levels != 0 || desc.num_samples != 0 {
        return Err(CL_INVALID_IMAGE_DESCRIPTOR);
    }
    let (width, height, layers) = (desc.image_width, desc.image_height, desc.image_array_size);
    let (size, layers, most) = match kind {
        ImageKind::Image1d => ([width, 1, 1], 1, [WIDTH_2D, 1, 1]),
        ImageKind::Image1dBuffer => ([width, 1, 1], 1, [IMAGE_BUFFER, 1, 1]),
        ImageKind::Image1dArray => ([width, 1, 1], layers, [WIDTH_2D, 1, 1]),
        ImageKind::Image3d => ([width, height, desc.image_depth], 1, [WIDTH_3D; 3]),
        ImageKind::Image2dArray | ImageKind::Image2dArrayDepth => {
            ([width, height, 1], layers, [WIDTH_2D, WIDTH_2D, 1])
        }
        _ => ([width, height, 1], 1, [WIDTH_2D, WIDTH_2D, 1]),
    };
    if size.contains(&0) || layers == 0 {
        return Err(CL_INVALID_IMAGE_DESCRIPTOR);
    }
    if (0..3).any(|k| size[k] > most[k]) || layers > LAYERS {
        return Err(CL_INVALID_IMAGE_SIZE);
    }
    let image = Image {
        kind,
        format: known,
        size: size.map(|n| n as u64),
        layers: layers as u64,
        levels: 1,
        samples: 1,
    };
    let mut shape = Shape { image, pitches: [0; 2], given: [0; 2] };
    shape.pitches = shape.default_pitches();
    shape.given = shape.pitches;
    let buffer = desc.buffer;
    let parent = match kind {
        ImageKind::Image1dBuffer => {
            let parent = Memory::buffer(buffer, context);
            let parent = parent.map_err(|_| CL_INVALID_IMAGE_DESCRIPTOR)?;
            let needed = image.bytes().filter(|needed| *needed <= parent.size);
            needed.ok_or(CL_INVALID_IMAGE_SIZE)?;
            Some(parent)
        }
        // A 2D image of a buffer is possible only with cl_khr_image2d_from_buffer.
        ImageKind::Image2d if handle::get::<Memory>(buffer).is_ok() => {
            return Err(CL_INVALID_OPERATION);
        }
        _ if !buffer.is_null() => return Err(CL_INVALID_IMAGE_DESCRIPTOR),
        _ => None,
    };
    Ok((shape, parent))
}

/// Whether a channel order and a data type form a format, even if the driver does not support it.
fn is_format(format: &cl_image_format) -> bool {
    let (order, data) = (format.image_channel_order, format.image_channel_data_type);
    let packed = matches!(data, CL_UNORM_SHORT_565 | CL_UNORM_SHORT_555 | CL_UNORM_INT_101010);
    let orders = CL_R..=CL_ABGR;
    let types = CL_SNORM_INT8..=CL_FLOAT;
    match order {
        CL_RGB | CL_RGBx => packed,
        CL_INTENSITY | CL_LUMINANCE | CL_DEPTH | CL_BGRA | CL_ARGB => format_of(format).is_some(),
        order => orders.contains(&order) && types.contains(&data) && !packed,
    }
}

fn create(
    context: cl_context,
    properties: *const cl_mem_properties,
    flags: cl_mem_flags,
    format: *const cl_image_format,
    desc: *const cl_image_desc,
    host: *mut c_void,
) -> Answer<*mut c_void> {
    let context = handle::get::<Context>(context)?;
    let properties = no_properties(properties)?;
    let own = check_flags(flags)?;
    let (mut shape, parent) = shape_of(&context, own, format, desc)?;
    let desc = ffi::value(desc).ok_or(CL_INVALID_IMAGE_DESCRIPTOR)?;
    let bytes = shape.image.bytes().filter(|n| *n <= largest()).ok_or(CL_INVALID_IMAGE_SIZE)?;
    if let Some(parent) = parent {
        if !host.is_null() {
            return Err(CL_INVALID_HOST_PTR);
        }
        let image = handle::make(|handle| Memory {
            handle,
            context: context.clone(),
            kind: Kind::Image(shape),
            flags: if flags == 0 { parent.flags } else { own },
            host: parent.host,
            root: parent.root.clone(),
            start: parent.start,
            size: bytes,
            parent: Some((parent.clone(), 0)),
            properties,
            goodbyes: Mutex::default(),
            maps: Mutex::default(),
        });
        return Ok(handle::give(&image));
    }
    if host.is_null() && (desc.image_row_pitch != 0 || desc.image_slice_pitch != 0) {
        return Err(CL_INVALID_IMAGE_DESCRIPTOR);
    }
    check_host(own, host)?;
    let [row, slice] = [desc.image_row_pitch, desc.image_slice_pitch];
    let flat = shape.pitches[1] == 0;
    let region = shape.host(shape.extent(), row, if flat { 0 } else { slice });
    let region = region.map_err(|_| CL_INVALID_IMAGE_DESCRIPTOR)?;
    if row % shape.texel() != 0 {
        return Err(CL_INVALID_IMAGE_DESCRIPTOR);
    }
    let slice = if flat { 0 } else { region.pitches[1] };
    shape.given = [if row == 0 { shape.pitches[0] } else { row }, slice];
    if own & CL_MEM_USE_HOST_PTR != 0 {
        shape.pitches = shape.given;
    }
    let host = (Pointer::new(host), region);
    let memory = allocate(&context, Kind::Image(shape), own, host, bytes, properties)?;
    Ok(handle::give(&memory))
}

fn plain_desc(kind: cl_mem_object_type, size: [usize; 3], pitches: [usize; 2]) -> cl_image_desc {
    cl_image_desc {
        image_type: kind,
        image_width: size[0],
        image_height: size[1],
        image_depth: size[2],
        image_array_size: 0,
        image_row_pitch: pitches[0],
        image_slice_pitch: pitches[1],
        num_mip_levels: 0,
        num_samples: 0,
        buffer: std::ptr::null_mut(),
    }
}

makers! {
    fn clCreateImage(
        context: cl_context,
        flags: cl_mem_flags,
        format: *const cl_image_format,
        desc: *const cl_image_desc,
        host: *mut c_void,
    ) {
        create(context, std::ptr::null(), flags, format, desc, host)
    }

    fn clCreateImageWithProperties(
        context: cl_context,
        properties: *const cl_mem_properties,
        flags: cl_mem_flags,
        format: *const cl_image_format,
        desc: *const cl_image_desc,
        host: *mut c_void,
    ) {
        create(context, properties, flags, format, desc, host)
    }

    fn clCreateImage2D(
        context: cl_context,
        flags: cl_mem_flags,
        format: *const cl_image_format,
        width: size_t,
        height: size_t,
        row: size_t,
        host: *mut c_void,
    ) {
        let desc = plain_desc(CL_MEM_OBJECT_IMAGE2D, [width, height, 1], [row, 0]);
        create(context, std::ptr::null(), flags, format, &raw const desc, host).map_err(old_code)
    }

    fn clCreateImage3D(
        context: cl_context,
        flags: cl_mem_flags,
        format: *const cl_image_format,
        width: size_t,
        height: size_t,
        depth: size_t,
        row: size_t,
        slice: size_t,
        host: *mut c_void,
    ) {
        let desc = plain_desc(CL_MEM_OBJECT_IMAGE3D, [width, height, depth], [row, slice]);
        create(context, std::ptr::null(), flags, format, &raw const desc, host).map_err(old_code)
    }
}

/// The error code for the functions of OpenCL 1.0 and 1.1, which have parameters for the sizes in place of a
/// descriptor.
fn old_code(code: cl_int) -> cl_int {
    if code == CL_INVALID_IMAGE_DESCRIPTOR { CL_INVALID_IMAGE_SIZE } else { code }
}

functions! {
    fn clGetSupportedImageFormats(
        context: cl_context,
        flags: cl_mem_flags,
        kind: cl_mem_object_type,
        count: cl_uint,
        to: *mut cl_image_format,
        number: *mut cl_uint,
    ) {
        handle::get::<Context>(context)?;
        let flags = check_flags(flags)?;
        let is_image = TYPES.iter().any(|entry| entry.0 == kind);
        if !is_image || count == 0 && !to.is_null() {
            return Err(CL_INVALID_VALUE);
        }
        let formats: Vec<cl_image_format> = Format::all()
            .filter(|format| is_supported(*format) && fits(*format, kind, flags))
            .map(|format| cl_image_format {
                image_channel_order: format.order_code(),
                image_channel_data_type: format.data_code(),
            })
            .collect();
        ffi::put(number, formats.len() as cl_uint);
        if !to.is_null() {
            ffi::put_list(to, &formats[..formats.len().min(count as usize)]);
        }
        Ok(())
    }

    fn clGetImageInfo(
        image: cl_mem,
        name: cl_image_info,
        size: size_t,
        to: *mut c_void,
        needed: *mut size_t,
    ) {
        let memory = handle::get::<Memory>(image)?;
        let Kind::Image(shape) = &memory.kind else { return Err(CL_INVALID_MEM_OBJECT) };
        let room = Room { size, to, needed };
        let image = &shape.image;
        let has = |dimensions: usize, n: u64| if image.dimensions() < dimensions { 0 } else { n as usize };
        match name {
            CL_IMAGE_FORMAT => room.value(cl_image_format {
                image_channel_order: image.format.order_code(),
                image_channel_data_type: image.format.data_code(),
            }),
            CL_IMAGE_ELEMENT_SIZE => room.value(shape.texel()),
            CL_IMAGE_ROW_PITCH => room.value(shape.given[0]),
            CL_IMAGE_SLICE_PITCH => room.value(shape.given[1]),
            CL_IMAGE_WIDTH => room.value(image.size[0] as usize),
            CL_IMAGE_HEIGHT => room.value(has(2, image.size[1])),
            CL_IMAGE_DEPTH => room.value(has(3, image.size[2])),
            CL_IMAGE_ARRAY_SIZE => {
                room.value(if image.is_array() { image.layers as usize } else { 0 })
            }
            CL_IMAGE_BUFFER => {
                let parent = memory.parent.as_ref();
                room.value(parent.map_or(std::ptr::null_mut(), |parent| parent.0.raw()))
            }
            CL_IMAGE_NUM_MIP_LEVELS | CL_IMAGE_NUM_SAMPLES => room.value::<cl_uint>(0),
            _ => Err(CL_INVALID_VALUE),
        }
    }
}
