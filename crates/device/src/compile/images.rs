//! Calls of image functions (OpenCL C 6.15.15), and samplers declared in a program.

use super::*;
use crate::images::{is_array, is_depth, is_multi_sample};
use clman_opencl::types::ImageKind;

/// The number of coordinates of a texel, including its layer.
fn coordinates(kind: ImageKind) -> u8 {
    let within = match kind {
        ImageKind::Image1d | ImageKind::Image1dArray | ImageKind::Image1dBuffer => 1,
        ImageKind::Image3d => 3,
        _ => 2,
    };
    within + u8::from(is_array(kind))
}

impl Compiler<'_> {
    /// The initializer of a sampler variable with static storage duration; `None` for other expressions. Such a sampler
    /// is a constant, so the device does not store it.
    pub(super) fn sampler_constant(&self, e: ExprId) -> Option<ExprId> {
        let ExprKind::Var(v) = self.program.expr(e).kind else { return None };
        let variable = self.program.variable(v);
        let lasting =
            variable.file_scope || variable.is_static || variable.ty.space == Some(Space::Constant);
        let is_sampler = *self.program.types.kind(variable.ty.ty) == TypeKind::Sampler;
        if is_sampler && lasting && !variable.is_parameter { variable.init } else { None }
    }

    fn image_kind(&self, e: ExprId) -> Option<ImageKind> {
        match self.program.types.kind(self.program.expr(e).ty.ty) {
            TypeKind::Image(kind, _) => Some(*kind),
            _ => None,
        }
    }

    /// Compiles a call whose first argument is an image; `None` for other functions.
    pub(super) fn image_function(&mut self, e: ExprId, name: &str, list: &[ExprId]) -> Done {
        let Some(kind) = list.first().and_then(|e| self.image_kind(*e)) else { return Ok(None) };
        if name.starts_with("read_image") {
            self.read_image(e, kind, list).map(|v| Some(Some(v)))
        } else if name.starts_with("write_image") {
            self.write_image(kind, list)?;
            Ok(Some(None))
        } else {
            self.image_query(name, list[0]).map(|v| v.map(Some))
        }
    }

    fn read_image(&mut self, e: ExprId, kind: ImageKind, list: &[ExprId]) -> Result<Val> {
        let token = self.token;
        let Shape::Value(ty, n) = self.shape(self.program.expr(e).ty.ty)? else {
            return self.unexpected();
        };
        let image = self.value(list[0])?.reg;
        let is_sampler = |e: &&ExprId| {
            *self.program.types.kind(self.program.expr(**e).ty.ty) == TypeKind::Sampler
        };
        let sampled = list.get(1).filter(is_sampler).copied();
        let sampler = match sampled {
            Some(sampler) => Some(self.value(sampler)?.reg),
            None => None,
        };
        let rest = &list[if sampled.is_some() { 2 } else { 1 }..];
        let Some(place) = rest.first() else { return self.unexpected() };
        let place = self.value(*place)?;
        let mut more = Vec::new();
        for e in &rest[1..] {
            more.push(self.value(*e)?);
        }
        let (sample, level) = match more[..] {
            [sample] if is_multi_sample(kind) => (Some(sample.reg), Level::Base),
            [lod] => (None, Level::Detail(lod.reg)),
            [x, y] => (None, Level::Gradients(x.n, [x.reg, y.reg])),
            _ => (None, Level::Base),
        };
        self.token = token;
        let d = self.value_temp(ty, n);
        let site = self.site();
        let place = (place.reg, place.ty, coordinates(kind));
        let color = (d.reg, ty, n);
        let access =
            ImageAccess { image, write: false, color, place, sampler, sample, level, site };
        self.emit(Instr::Image(Box::new(access)));
        Ok(d)
    }

    fn write_image(&mut self, kind: ImageKind, list: &[ExprId]) -> Result<()> {
        let token = self.token;
        let (image, place, level, color) = match *list {
            [image, place, color] => (image, place, None, color),
            [image, place, level, color] => (image, place, Some(level), color),
            _ => return self.unexpected(),
        };
        let image = self.value(image)?.reg;
        let place = self.value(place)?;
        let level = match level {
            Some(level) => Level::Number(self.value(level)?.reg),
            None => Level::Base,
        };
        let color = self.value(color)?;
        if color.n != if is_depth(kind) { 1 } else { 4 } {
            return self.unexpected();
        }
        self.token = token;
        let site = self.site();
        let place = (place.reg, place.ty, coordinates(kind));
        let color = (color.reg, color.ty, color.n);
        self.emit(Instr::Image(Box::new(ImageAccess {
            image,
            write: true,
            color,
            place,
            sampler: None,
            sample: None,
            level,
            site,
        })));
        Ok(())
    }

    fn image_query(&mut self, name: &str, image: ExprId) -> Result<Option<Val>> {
        let Some(kind) = self.image_kind(image) else { return Ok(None) };
        let one = |query| [Some(query), None, None];
        let answers = match name {
            "get_image_width" => one(ImageQuery::Width),
            "get_image_height" => one(ImageQuery::Height),
            "get_image_depth" => one(ImageQuery::Depth),
            "get_image_array_size" => one(ImageQuery::Layers),
            "get_image_num_mip_levels" => one(ImageQuery::Levels),
            "get_image_num_samples" => one(ImageQuery::Samples),
            "get_image_channel_order" => one(ImageQuery::ChannelOrder),
            "get_image_channel_data_type" => one(ImageQuery::ChannelType),
            "get_image_dim" if kind == ImageKind::Image3d => {
                [Some(ImageQuery::Width), Some(ImageQuery::Height), Some(ImageQuery::Depth)]
            }
            "get_image_dim" => [Some(ImageQuery::Width), Some(ImageQuery::Height), None],
            _ => return Ok(None),
        };
        let image = self.value(image)?.reg;
        let wide = name == "get_image_array_size";
        let n = match answers {
            [_, _, Some(_)] => 4,
            [_, Some(_), _] => 2,
            _ => 1,
        };
        let d = self.value_temp(if wide { Scalar::U64 } else { Scalar::I32 }, n);
        for (k, query) in (0..).zip(answers) {
            if let Some(query) = query {
                self.emit(Instr::ImageQuery { query, wide, d: d.reg + k, image });
            }
        }
        if n == 4 {
            let zero = self.constant(Width::W32, 0);
            self.copy(Width::W32, 1, d.reg + 3, zero);
        }
        Ok(Some(d))
    }
}
