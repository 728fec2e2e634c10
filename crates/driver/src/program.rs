//! Programs.

use crate::cache;
use crate::context::{Context, call_back};
use crate::entry::{Answer, Room, functions, makers};
use crate::executable::Executable;
use crate::ffi::{self, Pointer};
use crate::handle::{self, Handle, Object, lock};
use crate::host::Site;
use crate::link::link;
use crate::platform::{device, devices, is_device};
use crate::pool::on_large_stack;
use crate::report;
use crate::source::{Header, Unit, options};
use libc::{c_char, c_uchar, c_void, size_t};
use opencl_sys::*;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

/// A program.
#[derive(Debug)]
pub struct Program {
    handle: Handle,
    /// Its context.
    pub context: Arc<Context>,
    /// Its source, if it was created from source.
    source: Option<Unit>,
    state: Mutex<State>,
    /// The number of its kernels.
    pub kernels: AtomicUsize,
    /// The call of the last build, until the host program queries the result.
    unasked: Mutex<Option<Site>>,
}

impl Drop for Program {
    fn drop(&mut self) {
        self.report_failure();
    }
}

/// The result of building a program.
#[derive(Clone, Debug, Default)]
struct State {
    status: cl_build_status,
    kind: cl_program_binary_type,
    options: String,
    log: String,
    units: Vec<Unit>,
    executable: Option<Arc<Executable>>,
}

impl Object for Program {
    const INVALID: cl_int = CL_INVALID_PROGRAM;
    const NAME: &'static str = "program";
    fn handle(&self) -> &Handle {
        &self.handle
    }
}

/// The first bytes of a binary; the rest is the kind and the units.
const MAGIC: &[u8] = b"clman program 2\n";

type Notify = unsafe extern "C" fn(cl_program, *mut c_void);

impl Program {
    fn new(context: Arc<Context>, source: Option<Unit>, state: State) -> Arc<Program> {
        handle::make(|handle| Program {
            handle,
            context,
            source,
            state: Mutex::new(state),
            kernels: AtomicUsize::new(0),
            unasked: Mutex::default(),
        })
    }

    /// Reports a build that failed, unless the host program has queried the result.
    pub fn report_failure(&self) {
        let Some(site) = lock(&self.unasked).take() else { return };
        let state = lock(&self.state);
        if state.status == CL_BUILD_ERROR {
            let name = self.source.as_ref().map_or("program", |unit| &unit.name);
            report::failed_build(name, &state.log, &site);
        }
    }

    /// The executable form of the program.
    ///
    /// # Errors
    /// The program was not built.
    pub fn executable(&self) -> Answer<Arc<Executable>> {
        lock(&self.state).executable.clone().ok_or(CL_INVALID_PROGRAM_EXECUTABLE)
    }

    fn binary(&self) -> Vec<u8> {
        let state = lock(&self.state);
        if state.kind == CL_PROGRAM_BINARY_TYPE_NONE {
            return Vec::new();
        }
        let rest = postcard::to_stdvec(&(state.kind, &state.units)).unwrap_or_default();
        [MAGIC, &rest].concat()
    }

    /// Notes that a build starts.
    ///
    /// # Errors
    /// The program is already being built.
    fn start(&self, options: &str) -> Answer<()> {
        let mut state = lock(&self.state);
        if state.status == CL_BUILD_IN_PROGRESS {
            return Err(CL_INVALID_OPERATION);
        }
        *state = State {
            status: CL_BUILD_IN_PROGRESS,
            options: options.into(),
            units: std::mem::take(&mut state.units),
            ..State::default()
        };
        Ok(())
    }
}

/// The goal of a build.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Goal {
    Object,
    Library,
    Executable,
}

/// Compiles or links units. The state contains the result.
fn made(units: Vec<Unit>, options: &str, goal: Goal) -> State {
    let mut state = State { options: options.into(), status: CL_BUILD_ERROR, ..State::default() };
    let options = options.to_string();
    let work = move || -> Result<State, String> {
        let mut done = State::default();
        match goal {
            Goal::Object => {
                let mut units = units;
                for unit in &mut units {
                    let (checked, _) = unit.check()?;
                    done.log.push_str(&crate::executable::log_of(&checked));
                    if !checked.accepted() {
                        return Err(done.log);
                    }
                }
                done.units = units;
                done.kind = CL_PROGRAM_BINARY_TYPE_COMPILED_OBJECT;
            }
            Goal::Library => {
                done.units = units;
                done.kind = CL_PROGRAM_BINARY_TYPE_LIBRARY;
            }
            Goal::Executable => {
                let mut unit = link(&units, &options)?;
                let (executable, log) = cache::build(&mut unit)?;
                done.executable = Some(Arc::new(executable));
                done.log = log;
                done.units = vec![unit];
                done.kind = CL_PROGRAM_BINARY_TYPE_EXECUTABLE;
            }
        }
        Ok(done)
    };
    match on_large_stack(work) {
        Some(Ok(done)) => State { options: state.options, status: CL_BUILD_SUCCESS, ..done },
        Some(Err(log)) => {
            state.log = log;
            state
        }
        None => state,
    }
}

/// The function that is called at the end of a build; `None` if the program does not pass one. If there is a function,
/// the call of the API does not wait for the build.
fn notify_of(function: Option<Notify>, data: *mut c_void) -> Answer<Option<(Notify, Pointer)>> {
    match function {
        None if !data.is_null() => Err(CL_INVALID_VALUE),
        function => Ok(function.map(|function| (function, Pointer::new(data)))),
    }
}

/// Sets the state of a program to the result of `make`: now, or on another thread if there is a function to notify. A
/// build that fails now returns the code `failure`.
fn finish(
    program: &Arc<Program>,
    notify: Option<(Notify, Pointer)>,
    failure: cl_int,
    make: impl FnOnce() -> State + Send + 'static,
) -> Answer<()> {
    *lock(&program.unasked) = report::is_on().then(Site::here);
    let Some((function, data)) = notify else {
        let state = make();
        let failed = state.status != CL_BUILD_SUCCESS;
        *lock(&program.state) = state;
        return if failed { Err(failure) } else { Ok(()) };
    };
    let own = program.clone();
    call_back(program, move |handle| {
        let state = make();
        *lock(&own.state) = state;
        #[allow(unsafe_code)]
        // SAFETY: the program gave the function for this purpose.
        unsafe {
            function(handle, data.raw());
        }
    });
    Ok(())
}

/// The text of options. The code `failure` is returned if it is not valid UTF-8.
fn options_of(text: *const c_char, failure: cl_int) -> Answer<String> {
    let text = ffi::text(text).unwrap_or_default();
    let text = String::from_utf8(text).map_err(|_| failure)?;
    Ok(text.trim().to_string())
}

/// Checks the list of devices of a call, and returns its program.
fn program_on(
    program: cl_program,
    count: cl_uint,
    list: *const cl_device_id,
) -> Answer<Arc<Program>> {
    let program = handle::get::<Program>(program)?;
    devices(count, list)?;
    Ok(program)
}

makers! {
    fn clCreateProgramWithSource(
        context: cl_context,
        count: cl_uint,
        strings: *mut *const c_char,
        lengths: *const size_t,
    ) {
        let context = handle::get::<Context>(context)?;
        let strings = ffi::list(strings, count as usize).filter(|list| !list.is_empty());
        let strings = strings.ok_or(CL_INVALID_VALUE)?;
        let lengths = match lengths.is_null() {
            true => vec![0; strings.len()],
            false => ffi::list(lengths, strings.len()).ok_or(CL_INVALID_VALUE)?,
        };
        let mut text = Vec::new();
        for (string, length) in strings.iter().zip(lengths) {
            let part = match length {
                0 => ffi::text(*string),
                n => ffi::list(string.cast::<u8>(), n).filter(|_| !string.is_null()),
            };
            text.extend(part.ok_or(CL_INVALID_VALUE)?);
        }
        let name = cache::name_of(&text);
        let unit = Unit { name, text, ..Unit::default() };
        let state = State { status: CL_BUILD_NONE, ..State::default() };
        Ok(handle::give(&Program::new(context, Some(unit), state)))
    }

    fn clCreateProgramWithBinary(
        context: cl_context,
        count: cl_uint,
        list: *const cl_device_id,
        lengths: *const size_t,
        binaries: *mut *const c_uchar,
        statuses: *mut cl_int,
    ) {
        let context = handle::get::<Context>(context)?;
        let list = ffi::list(list, count as usize).filter(|list| !list.is_empty());
        let list = list.ok_or(CL_INVALID_VALUE)?;
        let lengths = ffi::list(lengths, list.len()).ok_or(CL_INVALID_VALUE)?;
        let binaries = ffi::list(binaries, list.len()).ok_or(CL_INVALID_VALUE)?;
        list.iter().try_for_each(|device| is_device(*device))?;
        if lengths.contains(&0) || binaries.iter().any(|binary| binary.is_null()) {
            ffi::put(statuses, CL_INVALID_VALUE);
            return Err(CL_INVALID_VALUE);
        }
        let bytes = ffi::list(binaries[0], lengths[0]).ok_or(CL_INVALID_VALUE)?;
        let read = bytes.strip_prefix(MAGIC).and_then(|rest| postcard::from_bytes(rest).ok());
        let Some((kind, units)) = read else {
            ffi::put(statuses, CL_INVALID_BINARY);
            return Err(CL_INVALID_BINARY);
        };
        ffi::put(statuses, CL_SUCCESS);
        let state = State { status: CL_BUILD_NONE, kind, units, ..State::default() };
        Ok(handle::give(&Program::new(context, None, state)))
    }

    fn clCreateProgramWithIL(context: cl_context, _il: *const c_void, _length: size_t) {
        handle::get::<Context>(context)?;
        // The device does not support an intermediate language.
        Err(CL_INVALID_OPERATION)
    }

    fn clCreateProgramWithBuiltInKernels(
        context: cl_context,
        count: cl_uint,
        list: *const cl_device_id,
        names: *const c_char,
    ) {
        handle::get::<Context>(context)?;
        if count == 0 || names.is_null() {
            return Err(CL_INVALID_VALUE);
        }
        devices(count, list)?;
        // The device does not have built-in kernels.
        Err(CL_INVALID_VALUE)
    }
}

/// Links programs. Sets `made_program` even if linking fails, so that the log of this program contains the reason.
#[allow(clippy::too_many_arguments)]
fn link_programs(
    context: cl_context,
    (count, list): (cl_uint, *const cl_device_id),
    options_text: *const c_char,
    (number, programs): (cl_uint, *const cl_program),
    (notify, data): (Option<Notify>, *mut c_void),
    made_program: &mut cl_program,
) -> Answer<()> {
    let context = handle::get::<Context>(context)?;
    devices(count, list)?;
    let notify = notify_of(notify, data)?;
    let programs = ffi::list(programs, number as usize).filter(|list| !list.is_empty());
    let programs = handle::all::<Program>(&programs.ok_or(CL_INVALID_VALUE)?)?;
    let text = options_of(options_text, CL_INVALID_LINKER_OPTIONS)?;
    let words = clman_runner::job::words(&text);
    let own = ["-create-library", "-enable-link-options"];
    let rest: Vec<&str> =
        words.iter().map(String::as_str).filter(|word| !own.contains(word)).collect();
    let rest = rest.join(" ");
    if rest.split_whitespace().any(|word| !word.starts_with("-cl-")) {
        return Err(CL_INVALID_LINKER_OPTIONS);
    }
    options(&rest).map_err(|_| CL_INVALID_LINKER_OPTIONS)?;
    let goal = match words.iter().any(|word| word == own[0]) {
        true => Goal::Library,
        false => Goal::Executable,
    };
    let mut units = Vec::new();
    for program in &programs {
        let state = lock(&program.state);
        let linkable = [CL_PROGRAM_BINARY_TYPE_COMPILED_OBJECT, CL_PROGRAM_BINARY_TYPE_LIBRARY];
        if !linkable.contains(&state.kind) {
            return Err(CL_INVALID_OPERATION);
        }
        units.extend(state.units.iter().cloned());
    }
    let state = State { status: CL_BUILD_IN_PROGRESS, ..State::default() };
    let linked = Program::new(context, None, state);
    *made_program = handle::give(&linked);
    finish(&linked, notify, CL_LINK_PROGRAM_FAILURE, move || State {
        options: text,
        ..made(units, &rest, goal)
    })
}

#[allow(unsafe_code, non_snake_case, missing_docs)]
#[allow(clippy::missing_safety_doc, clippy::too_many_arguments)]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clLinkProgram(
    context: cl_context,
    count: cl_uint,
    list: *const cl_device_id,
    options: *const c_char,
    number: cl_uint,
    programs: *const cl_program,
    notify: Option<Notify>,
    data: *mut c_void,
    errcode_ret: *mut cl_int,
) -> cl_program {
    let mut linked = std::ptr::null_mut();
    let status = crate::entry::status("clLinkProgram", || {
        let (devices, inputs) = ((count, list), (number, programs));
        link_programs(context, devices, options, inputs, (notify, data), &mut linked)
    });
    ffi::put(errcode_ret, status);
    linked
}

functions! {
    fn clRetainProgram(program: cl_program) {
        handle::retain::<Program>(program)
    }

    fn clReleaseProgram(program: cl_program) {
        handle::release::<Program>(program)
    }

    fn clSetProgramReleaseCallback(
        program: cl_program,
        _function: Option<Notify>,
        _data: *mut c_void,
    ) {
        handle::get::<Program>(program)?;
        // Programs in OpenCL C cannot have destructors of variables.
        Err(CL_INVALID_OPERATION)
    }

    fn clSetProgramSpecializationConstant(
        program: cl_program,
        _id: cl_uint,
        _size: size_t,
        _value: *const c_void,
    ) {
        handle::get::<Program>(program)?;
        // Only programs in an intermediate language have specialization constants.
        Err(CL_INVALID_OPERATION)
    }

    fn clBuildProgram(
        program: cl_program,
        count: cl_uint,
        list: *const cl_device_id,
        options_text: *const c_char,
        notify: Option<Notify>,
        data: *mut c_void,
    ) {
        let program = program_on(program, count, list)?;
        let notify = notify_of(notify, data)?;
        let text = options_of(options_text, CL_INVALID_BUILD_OPTIONS)?;
        options(&text).map_err(|_| CL_INVALID_BUILD_OPTIONS)?;
        if program.kernels.load(Ordering::SeqCst) > 0 {
            return Err(CL_INVALID_OPERATION);
        }
        let state = lock(&program.state);
        let units = match &program.source {
            Some(unit) => vec![Unit { options: text.clone(), ..unit.clone() }],
            // A binary contains its options.
            None if state.kind == CL_PROGRAM_BINARY_TYPE_EXECUTABLE => state.units.clone(),
            None => return Err(CL_INVALID_BINARY),
        };
        drop(state);
        program.start(&text)?;
        finish(&program, notify, CL_BUILD_PROGRAM_FAILURE, move || {
            State { options: text, ..made(units, "", Goal::Executable) }
        })
    }

    fn clCompileProgram(
        program: cl_program,
        count: cl_uint,
        list: *const cl_device_id,
        options_text: *const c_char,
        number: cl_uint,
        headers: *const cl_program,
        names: *mut *const c_char,
        notify: Option<Notify>,
        data: *mut c_void,
    ) {
        let program = program_on(program, count, list)?;
        let notify = notify_of(notify, data)?;
        if (number == 0) != headers.is_null() || (number == 0) != names.is_null() {
            return Err(CL_INVALID_VALUE);
        }
        let text = options_of(options_text, CL_INVALID_COMPILER_OPTIONS)?;
        options(&text).map_err(|_| CL_INVALID_COMPILER_OPTIONS)?;
        let Some(unit) = &program.source else { return Err(CL_INVALID_OPERATION) };
        if program.kernels.load(Ordering::SeqCst) > 0 {
            return Err(CL_INVALID_OPERATION);
        }
        let headers = ffi::list(headers, number as usize).ok_or(CL_INVALID_VALUE)?;
        let names = ffi::list(names, number as usize).ok_or(CL_INVALID_VALUE)?;
        let mut files = Vec::new();
        for (header, name) in handle::all::<Program>(&headers)?.iter().zip(names) {
            let name = ffi::text(name).ok_or(CL_INVALID_VALUE)?;
            let source = header.source.as_ref().ok_or(CL_INVALID_PROGRAM)?;
            let name = String::from_utf8_lossy(&name).into_owned();
            files.push(Header { name, path: None, text: source.text.clone() });
        }
        let unit = Unit { options: text.clone(), headers: files, ..unit.clone() };
        program.start(&text)?;
        finish(&program, notify, CL_COMPILE_PROGRAM_FAILURE, move || {
            made(vec![unit], &text, Goal::Object)
        })
    }

    fn clGetProgramInfo(
        program: cl_program,
        name: cl_program_info,
        size: size_t,
        to: *mut c_void,
        needed: *mut size_t,
    ) {
        let program = handle::get::<Program>(program)?;
        let room = Room { size, to, needed };
        match name {
            CL_PROGRAM_REFERENCE_COUNT => room.value(handle::count(&*program)),
            CL_PROGRAM_CONTEXT => room.value(program.context.raw()),
            CL_PROGRAM_NUM_DEVICES => room.value::<cl_uint>(1),
            CL_PROGRAM_DEVICES => room.value(device()),
            CL_PROGRAM_SOURCE => {
                room.text(program.source.as_ref().map_or(&[][..], |unit| &unit.text))
            }
            CL_PROGRAM_IL => room.bytes(&[]),
            CL_PROGRAM_BINARY_SIZES => room.value(program.binary().len()),
            CL_PROGRAM_BINARIES => {
                ffi::put(needed, size_of::<usize>());
                if to.is_null() {
                    return Ok(());
                }
                if size < size_of::<usize>() {
                    return Err(CL_INVALID_VALUE);
                }
                let place = ffi::value(to.cast::<*mut u8>()).unwrap_or(std::ptr::null_mut());
                if !place.is_null() {
                    ffi::put_list(place, &program.binary());
                }
                Ok(())
            }
            CL_PROGRAM_NUM_KERNELS => room.value(program.executable()?.kernels.len()),
            CL_PROGRAM_KERNEL_NAMES => {
                let executable = program.executable()?;
                let names: Vec<&str> = executable.kernels.iter().map(|k| k.name.as_str()).collect();
                room.text(names.join(";"))
            }
            CL_PROGRAM_SCOPE_GLOBAL_CTORS_PRESENT | CL_PROGRAM_SCOPE_GLOBAL_DTORS_PRESENT => {
                room.value(CL_FALSE)
            }
            _ => Err(CL_INVALID_VALUE),
        }
    }

    fn clGetProgramBuildInfo(
        program: cl_program,
        device: cl_device_id,
        name: cl_program_build_info,
        size: size_t,
        to: *mut c_void,
        needed: *mut size_t,
    ) {
        let program = handle::get::<Program>(program)?;
        is_device(device)?;
        let room = Room { size, to, needed };
        let state = lock(&program.state).clone();
        if matches!(name, CL_PROGRAM_BUILD_STATUS | CL_PROGRAM_BUILD_LOG) {
            lock(&program.unasked).take();
        }
        match name {
            CL_PROGRAM_BUILD_STATUS => room.value(state.status),
            CL_PROGRAM_BUILD_OPTIONS => room.text(state.options),
            CL_PROGRAM_BUILD_LOG => room.text(state.log),
            CL_PROGRAM_BINARY_TYPE => room.value(state.kind),
            CL_PROGRAM_BUILD_GLOBAL_VARIABLE_TOTAL_SIZE => {
                room.value(state.executable.map_or(0, |executable| executable.globals()))
            }
            _ => Err(CL_INVALID_VALUE),
        }
    }
}
