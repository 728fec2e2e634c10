//! The names of standards, libraries and systems that macros print.

use clman_record::prose::capitalized;

/// The arguments of `.St`, each with the name of the standard that it prints.
const STANDARDS: &[(&str, &str)] = &[
    ("ansiC", "ANSI X3.159-1989 (“ANSI C89”)"),
    ("ansiC-89", "ANSI X3.159-1989 (“ANSI C89”)"),
    ("ieee1275-94", "IEEE Std 1275-1994 (“Open Firmware”)"),
    ("ieee754", "IEEE Std 754-1985"),
    ("iso8601", "ISO 8601"),
    ("iso8802-3", "ISO 8802-3: 1989"),
    ("iso9945-1-90", "ISO/IEC 9945-1:1990 (“POSIX.1”)"),
    ("iso9945-1-96", "ISO/IEC 9945-1:1996 (“POSIX.1”)"),
    ("iso9945-2-93", "ISO/IEC 9945-2:1993 (“POSIX.2”)"),
    ("isoC", "ISO/IEC 9899:1990 (“ISO C90”)"),
    ("isoC-2011", "ISO/IEC 9899:2011 (“ISO C11”)"),
    ("isoC-90", "ISO/IEC 9899:1990 (“ISO C90”)"),
    ("isoC-99", "ISO/IEC 9899:1999 (“ISO C99”)"),
    ("isoC-amd1", "ISO/IEC 9899/AMD1:1995 (“ISO C90, Amendment 1”)"),
    ("isoC-tcor1", "ISO/IEC 9899/TCOR1:1994 (“ISO C90, Technical Corrigendum 1”)"),
    ("isoC-tcor2", "ISO/IEC 9899/TCOR2:1995 (“ISO C90, Technical Corrigendum 2”)"),
    ("p1003.1", "IEEE Std 1003.1 (“POSIX.1”)"),
    ("p1003.1-2001", "IEEE Std 1003.1-2001 (“POSIX.1”)"),
    ("p1003.1-2004", "IEEE Std 1003.1-2004 (“POSIX.1”)"),
    ("p1003.1-2008", "IEEE Std 1003.1-2008 (“POSIX.1”)"),
    ("p1003.1-88", "IEEE Std 1003.1-1988 (“POSIX.1”)"),
    ("p1003.1-90", "IEEE Std 1003.1-1990 (“POSIX.1”)"),
    ("p1003.1-96", "ISO/IEC 9945-1:1996 (“POSIX.1”)"),
    ("p1003.1b", "IEEE Std 1003.1b (“POSIX.1b”)"),
    ("p1003.1b-93", "IEEE Std 1003.1b-1993 (“POSIX.1b”)"),
    ("p1003.1c-95", "IEEE Std 1003.1c-1995 (“POSIX.1c”)"),
    ("p1003.1g-2000", "IEEE Std 1003.1g-2000 (“POSIX.1g”)"),
    ("p1003.1i-95", "IEEE Std 1003.1i-1995 (“POSIX.1i”)"),
    ("p1003.2", "IEEE Std 1003.2 (“POSIX.2”)"),
    ("p1003.2-92", "IEEE Std 1003.2-1992 (“POSIX.2”)"),
    ("p1003.2a-92", "IEEE Std 1003.2a-1992 (“POSIX.2”)"),
    ("susv1", "Version 1 of the Single UNIX Specification (“SUSv1”)"),
    ("susv2", "Version 2 of the Single UNIX Specification (“SUSv2”)"),
    ("susv3", "Version 3 of the Single UNIX Specification (“SUSv3”)"),
    ("susv4", "Version 4 of the Single UNIX Specification (“SUSv4”)"),
    ("svid4", "System V Interface Definition, Fourth Edition (“SVID4”)"),
    ("xbd5", "X/Open Base Definitions Issue 5 (“XBD5”)"),
    ("xcu5", "X/Open Commands and Utilities Issue 5 (“XCU5”)"),
    ("xcurses4.2", "X/Open Curses Issue 4, Version 2 (“XCURSES4.2”)"),
    ("xns5", "X/Open Networking Services Issue 5 (“XNS5”)"),
    ("xns5.2", "X/Open Networking Services Issue 5.2 (“XNS5.2”)"),
    ("xpg3", "X/Open Portability Guide Issue 3 (“XPG3”)"),
    ("xpg4", "X/Open Portability Guide Issue 4 (“XPG4”)"),
    ("xpg4.2", "X/Open Portability Guide Issue 4, Version 2 (“XPG4.2”)"),
    ("xsh4.2", "X/Open System Interfaces and Headers Issue 4, Version 2 (“XSH4.2”)"),
    ("xsh5", "X/Open System Interfaces and Headers Issue 5 (“XSH5”)"),
];

/// The arguments of `.Lb` without `lib`, each with the name of the library that it prints.
const LIBRARIES: &[(&str, &str)] = &[
    ("80211", "802.11 Wireless Network Management Library"),
    ("alias", "Packet Aliasing Library"),
    ("archive", "Streaming Archive Library"),
    ("arm", "ARM Architecture Library"),
    ("arm32", "ARM32 Architecture Library"),
    ("be", "Boot Environment Library"),
    ("bluetooth", "Bluetooth Library"),
    ("bsdxml", "eXpat XML parser library"),
    ("bsm", "Basic Security Module Library"),
    ("c", "Standard C Library"),
    ("c_r", "Reentrant C Library"),
    ("calendar", "Calendar Arithmetic Library"),
    ("cam", "Common Access Method User Library"),
    ("casper", "Casper Library"),
    ("cdk", "Curses Development Kit Library"),
    ("cipher", "FreeSec Crypt Library"),
    ("compat", "Compatibility Library"),
    ("crypt", "Crypt Library"),
    ("curses", "Curses Library"),
    ("cuse", "Userland Character Device Library"),
    ("devattr", "Device attribute and event library"),
    ("devctl", "Device Control Library"),
    ("devinfo", "Device and Resource Information Utility Library"),
    ("devstat", "Device Statistics Library"),
    ("disk", "Interface to Slice and Partition Labels Library"),
    ("dl", "Dynamic Linker Services Filter"),
    ("dm", "Device Mapper Library"),
    ("dwarf", "DWARF Access Library"),
    ("edit", "Command Line Editor Library"),
    ("efi", "EFI Runtime Services Library"),
    ("elf", "ELF Access Library"),
    ("event", "Event Notification Library"),
    ("execinfo", "Backtrace Information Library"),
    ("fetch", "File Transfer Library"),
    ("form", "Curses Form Library"),
    ("fsid", "Filesystem Identification Library"),
    ("ftpio", "FTP Connection Management Library"),
    ("geom", "Userland API Library for Kernel GEOM subsystem"),
    ("gpio", "General-Purpose Input Output (GPIO) library"),
    ("hammer", "HAMMER Filesystem Userland Library"),
    ("i386", "i386 Architecture Library"),
    ("intl", "Internationalized Message Handling Library"),
    ("ipsec", "IPsec Policy Control Library"),
    ("iscsi", "iSCSI protocol library"),
    ("isns", "Internet Storage Name Service Library"),
    ("jail", "Jail Library"),
    ("kcore", "Kernel Memory Core Access Library"),
    ("kiconv", "Kernel-side iconv Library"),
    ("kse", "N:M Threading Library"),
    ("kvm", "Kernel Data Access Library"),
    ("m", "Math Library"),
    ("m68k", "m68k Architecture Library"),
    ("magic", "Magic Number Recognition Library"),
    ("mandoc", "Mandoc Macro Compiler Library"),
    ("md", "Message Digest (MD4, MD5, etc.) Support Library"),
    ("memstat", "Kernel Memory Allocator Statistics Library"),
    ("menu", "Curses Menu Library"),
    ("mj", "Minimalist JSON library"),
    ("netgraph", "Netgraph User Library"),
    ("netpgp", "Netpgp Signing, Verification, Encryption and Decryption"),
    ("netpgpverify", "Netpgp Verification"),
    ("npf", "NPF Packet Filter Library"),
    ("nv", "Name/value pairs library"),
    ("ossaudio", "OSS Audio Emulation Library"),
    ("pam", "Pluggable Authentication Module Library"),
    ("panel", "Z-order for curses windows"),
    ("pcap", "Packet capture Library"),
    ("pci", "PCI Bus Access Library"),
    ("pmc", "Performance Counters Library"),
    ("posix", "POSIX Compatibility Library"),
    ("posix1e", "POSIX.1e Security API Library"),
    ("ppath", "Property-List Paths Library"),
    ("proc", "Processor Monitoring and Analysis Library"),
    ("procstat", "Process and Files Information Retrieval"),
    ("prop", "Property Container Object Library"),
    ("pthread", "POSIX Threads Library"),
    ("pthread_dbg", "POSIX Debug Threads Library"),
    ("puffs", "puffs Convenience Library"),
    ("quota", "Disk Quota Access and Control Library"),
    ("radius", "RADIUS Client Library"),
    ("refuse", "File System in Userspace Convenience Library"),
    ("resolv", "DNS Resolver Library"),
    ("rpcsec_gss", "RPC GSS-API Authentication Library"),
    ("rpcsvc", "RPC Service Library"),
    ("rt", "POSIX Real-time Library"),
    ("rtld_db", "Debugging interface to the runtime linker Library"),
    ("rumpclient", "Clientside Stubs for rump Kernel Remote Protocols"),
    ("saslc", "Simple Authentication and Security Layer client library"),
    ("sbuf", "Safe String Composition Library"),
    ("sdp", "Bluetooth Service Discovery Protocol User Library"),
    ("ssp", "Buffer Overflow Protection Library"),
    ("stand", "Standalone Applications Library"),
    ("stdthreads", "C11 Threads Library"),
    ("sysdecode", "System Argument Decoding Library"),
    ("tacplus", "TACACS+ Client Library"),
    ("tcplay", "TrueCrypt-compatible API library"),
    ("termcap", "Termcap Access Library"),
    ("terminfo", "Terminal Information Library"),
    ("thr", "1:1 Threading Library"),
    ("ufs", "UFS File System Access Library"),
    ("ugidfw", "File System Firewall Interface Library"),
    ("ulog", "User Login Record Library"),
    ("usbhid", "USB Human Interface Devices Library"),
    ("util", "System Utilities Library"),
    ("vgl", "Video Graphics Library"),
    ("x86_64", "x86_64 Architecture Library"),
    ("xo", "Text, XML, JSON, and HTML Output Emission Library"),
    ("z", "Compression Library"),
];

/// The name of the standard that `.St -name` prints.
pub(super) fn standard(name: &str) -> Option<&'static str> {
    let name = name.strip_prefix('-')?;
    STANDARDS.iter().find(|(known, _)| *known == name).map(|(_, text)| *text)
}

/// The name of the library that `.Lb name` prints.
pub(super) fn library(name: &str) -> String {
    let short = name.strip_prefix("lib").unwrap_or(name);
    match LIBRARIES.iter().find(|(known, _)| *known == short) {
        Some((_, title)) => format!("{title} ({name}, -l{short})"),
        None => format!("library “{name}”"),
    }
}

/// The version of AT&T UNIX of `.At name`.
pub(super) fn att(name: &str) -> Option<String> {
    Some(match name {
        "" => "AT&T UNIX".into(),
        "32v" => "Version 7 AT&T UNIX/32V".into(),
        "III" => "AT&T System III UNIX".into(),
        "V" => "AT&T System V UNIX".into(),
        _ => {
            if let Some(release) = name.strip_prefix("V.") {
                return Some(format!("AT&T System V Release {release} UNIX"));
            }
            let version = name
                .strip_prefix('v')
                .filter(|v| v.len() == 1 && v.as_bytes()[0].is_ascii_digit())?;
            format!("Version {version} AT&T UNIX")
        }
    })
}

/// The version of BSD of `.Bx version variant`.
pub(super) fn bsd(version: &str, variant: &str) -> String {
    let mut out = format!("{version}BSD");
    if !variant.is_empty() {
        out.push('-');
        out.push_str(&capitalized(variant));
    }
    out
}

/// The system that a macro names.
pub(super) fn system(macro_name: &str) -> Option<&'static str> {
    Some(match macro_name {
        "Fx" => "FreeBSD",
        "Nx" => "NetBSD",
        "Ox" => "OpenBSD",
        "Dx" => "DragonFly",
        "Bsx" => "BSD/OS",
        "Ux" => "UNIX",
        _ => return None,
    })
}

/// The name of the manual for a section: `Library Functions Manual` for `3`; `None` for an unknown section.
pub(super) fn volume(section: &str) -> Option<&'static str> {
    Some(match section.as_bytes().first()? {
        b'1' => "General Commands Manual",
        b'2' => "System Calls Manual",
        b'3' => "Library Functions Manual",
        b'4' => "Device Drivers Manual",
        b'5' => "File Formats Manual",
        b'6' => "Games Manual",
        b'7' => "Miscellaneous Information Manual",
        b'8' => "System Manager's Manual",
        b'9' => "Kernel Developer's Manual",
        _ => return None,
    })
}
