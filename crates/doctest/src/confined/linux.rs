//! The confinement that Linux offers to every user: namespaces and Landlock.

use landlock::{
    ABI, Access, AccessFs, AccessNet, CompatLevel, Compatible, Ruleset, RulesetAttr,
    RulesetCreatedAttr, RulesetError, path_beneath_rules,
};
use nix::sched::{CloneFlags, unshare};
use nix::unistd::{Gid, Uid, setgroups, setresgid, setresuid};
use rustix::process::{Resource, Rlimit, setrlimit};
use std::path::{Path, PathBuf};

/// The maximum number of processes of a command.
const MOST_PROCESSES: u64 = 64;

/// The id of the user `nobody` and of its group, which have no rights by convention.
const NOBODY: u32 = 65534;

/// The folders of the system that commands may read.
const SYSTEM: &[&str] =
    &["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/etc", "/opt", "/nix", "/gnu"];

/// The devices that commands may read and write.
const DEVICES: &[&str] = &["/dev/null", "/dev/zero", "/dev/urandom", "/dev/random"];

/// Confines this process and the processes that it starts to `folder`. This process must have only one thread. Each
/// part of the confinement that the system does not permit is left out.
pub(super) fn confine(folder: &Path) {
    if Uid::effective().is_root() {
        // The limit on the number of processes does not apply to root, so this process becomes another user.
        let _ = std::os::unix::fs::chown(folder, Some(NOBODY), Some(NOBODY));
        let _ = setgroups(&[]);
        let group = Gid::from_raw(NOBODY);
        let user = Uid::from_raw(NOBODY);
        let _ = setresgid(group, group, group);
        let _ = setresuid(user, user, user);
    }
    let apart = CloneFlags::CLONE_NEWUSER
        | CloneFlags::CLONE_NEWNET
        | CloneFlags::CLONE_NEWIPC
        | CloneFlags::CLONE_NEWPID;
    if unshare(apart).is_ok() {
        // In a user namespace, only the processes of this command count towards the limit.
        let most = Some(MOST_PROCESSES);
        let _ = setrlimit(Resource::Nproc, Rlimit { current: most, maximum: most });
    }
    // Landlock is the last step, because it also forbids operations of the other steps, such as changing the owner of a
    // folder.
    let _ = restrict_files(folder);
}

/// Whether the system can forbid access to files.
pub(super) fn can_restrict_files() -> bool {
    Ruleset::default()
        .set_compatibility(CompatLevel::HardRequirement)
        .handle_access(AccessFs::from_all(ABI::V1))
        .and_then(|rules| rules.create())
        .is_ok()
}

/// Permits only reading and running the files of the system and of the folders in `PATH`, using [`DEVICES`], and any
/// access to the files in `folder`. Forbids access to all other files, and TCP connections.
fn restrict_files(folder: &Path) -> Result<(), RulesetError> {
    let abi = ABI::V4;
    let read = AccessFs::from_read(abi);
    let path = std::env::var_os("PATH").unwrap_or_default();
    let programs: Vec<PathBuf> = std::env::split_paths(&path).collect();
    Ruleset::default()
        .set_compatibility(CompatLevel::BestEffort)
        .handle_access(AccessFs::from_all(abi))?
        .handle_access(AccessNet::from_all(abi))?
        .create()?
        .add_rules(path_beneath_rules(SYSTEM, read))?
        .add_rules(path_beneath_rules(programs, read))?
        .add_rules(path_beneath_rules(DEVICES, read | AccessFs::WriteFile))?
        .add_rules(path_beneath_rules([folder], AccessFs::from_all(abi)))?
        .restrict_self()?;
    Ok(())
}
