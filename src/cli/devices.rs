//! `clman devices`

use clap::Args;
use serde_json::json;

#[derive(Args, Debug)]
#[command(after_help = "Example: clman devices --message-format json")]
pub(super) struct Arguments {
    /// How results are printed
    #[arg(long, value_enum, default_value_t = super::MessageFormat::Human)]
    message_format: super::MessageFormat,
}

pub(super) fn run(arguments: &Arguments) -> u8 {
    let version = env!("CARGO_PKG_VERSION");
    match arguments.message_format {
        super::MessageFormat::Human => {
            super::print(format!("reference  clman {version}, OpenCL C 1.0 to 3.0, bundled"));
        }
        super::MessageFormat::Json => super::print(json!({
            "kind": "device",
            "name": "reference",
            "platform": "clman",
            "driver": version,
            "versions": ["1.0", "1.1", "1.2", "2.0", "3.0"],
            "features": ["cl_khr_fp16", "cl_khr_fp64", "cl_khr_int64_base_atomics",
                "cl_khr_int64_extended_atomics", "__opencl_c_generic_address_space",
                "__opencl_c_program_scope_global_variables",
                "__opencl_c_work_group_collective_functions"],
        })),
    }
    super::FINE
}
