//! Pipes (OpenCL C 6.15.18): packets are read in the order in which they were written.
//!
//! A reservation keeps places in that order. Packets after an uncommitted reservation cannot be read yet. A
//! reservation that is never committed is reported as `unwaited-event`, like a copy that the kernel does not wait for.
//! The use of an invalid reservation, or of another pipe's reservation, is reported as `invalid-event`. An access to a
//! packet outside a reservation is an out-of-bounds access.

use super::*;
use std::collections::VecDeque;

/// The shape of a pipe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PipeShape {
    /// The size of a packet in bytes.
    pub packet: usize,
    /// The maximum number of packets.
    pub capacity: usize,
}

/// The value of `CLK_NULL_RESERVE_ID`.
const NULL_RESERVATION: u64 = u64::MAX;
/// The high bits of every reservation's value.
const RESERVATION: u64 = 0xbe5 << 52;
/// The maximum number of reservations of a launch.
const MAX_RESERVATIONS: usize = 1 << 20;
/// The negative result for a packet that was not read or written.
const FAILED: u32 = u32::MAX;

/// A packet: its bytes, and which of them were never written.
#[derive(Clone, Debug)]
struct Packet {
    bytes: Vec<u8>,
    unwritten: Vec<u8>,
}

#[derive(Clone, Debug)]
enum Place {
    Packet(Packet),
    /// The reservation of the place, and the index of the packet in it.
    Reserved(usize, usize),
}

#[derive(Clone, Debug)]
struct Pipe {
    shape: PipeShape,
    /// The places, with the oldest first.
    places: VecDeque<Place>,
    /// The number of packets that are reserved for reading and not committed.
    leaving: usize,
}

#[derive(Clone, Debug)]
struct Reservation {
    pipe: usize,
    write: bool,
    callers: Callers,
    /// The work-items that made it: the number of the first, and one past the number of the last.
    makers: (u64, u64),
    packets: Vec<Option<Packet>>,
    /// The work-item that wrote each packet.
    writers: Vec<Option<u64>>,
    open: bool,
    spot: Spot,
}

/// The pipes of a launch.
#[derive(Clone, Debug, Default)]
pub struct Pipes {
    list: Vec<Pipe>,
    reservations: Vec<Reservation>,
}

impl Pipes {
    /// Adds a pipe with its packets.
    pub fn add(&mut self, shape: PipeShape, store: &Store) {
        let packet = shape.packet.max(1);
        let places = store.bytes.chunks_exact(packet).enumerate().map(|(i, bytes)| {
            let at = i * packet;
            let unwritten = store.unwritten.get(at..at + packet).map(<[u8]>::to_vec);
            let unwritten = unwritten.unwrap_or_else(|| vec![0; packet]);
            Place::Packet(Packet { bytes: bytes.to_vec(), unwritten })
        });
        self.list.push(Pipe { shape, places: places.collect(), leaving: 0 });
    }

    /// The packets of a pipe.
    pub fn packets(&self, n: usize) -> Store {
        let mut store = Store { bytes: Vec::new(), unwritten: Vec::new() };
        for place in self.list.get(n).iter().flat_map(|p| &p.places) {
            if let Place::Packet(packet) = place {
                store.bytes.extend(&packet.bytes);
                store.unwritten.extend(&packet.unwritten);
            }
        }
        if !store.unwritten.contains(&1) {
            store.unwritten.clear();
        }
        store
    }

    fn reservation(&mut self, value: u64) -> Option<(usize, &mut Reservation)> {
        let n = usize::try_from(value ^ RESERVATION).ok()?;
        self.reservations.get_mut(n).filter(|r| r.open).map(|r| (n, r))
    }

    /// The number of packets that can be read now.
    fn readable(&self, pipe: usize) -> usize {
        let places = self.list.get(pipe).map(|p| &p.places);
        let is_packet = |p: &&Place| matches!(p, Place::Packet(_));
        places.map_or(0, |p| p.iter().take_while(is_packet).count())
    }

    fn room(&self, pipe: usize) -> usize {
        let Some(pipe) = self.list.get(pipe) else { return 0 };
        pipe.shape.capacity.saturating_sub(pipe.places.len() + pipe.leaving)
    }

    fn take(&mut self, pipe: usize) -> Option<Packet> {
        let places = &mut self.list.get_mut(pipe)?.places;
        match places.front() {
            Some(Place::Packet(_)) => match places.pop_front() {
                Some(Place::Packet(packet)) => Some(packet),
                _ => None,
            },
            _ => None,
        }
    }

    fn commit(&mut self, n: usize) {
        let Some(reservation) = self.reservations.get_mut(n) else { return };
        reservation.open = false;
        let Some(pipe) = self.list.get_mut(reservation.pipe) else { return };
        if !reservation.write {
            pipe.leaving -= reservation.packets.len();
            reservation.packets.clear();
            return;
        }
        let size = pipe.shape.packet;
        for place in &mut pipe.places {
            if let Place::Reserved(owner, k) = *place
                && owner == n
            {
                let packet = reservation.packets[k].take();
                let nothing = || Packet { bytes: vec![0; size], unwritten: vec![1; size] };
                *place = Place::Packet(packet.unwrap_or_else(nothing));
            }
        }
        reservation.packets.clear();
    }
}

impl<const D: bool> Machine<'_, D> {
    /// Reports the reservations that are open at the end of the launch, and removes all reservations.
    pub(super) fn uncommitted(&mut self) {
        let open = self.world.pipes.reservations.iter().filter(|r| r.open);
        let spots: Vec<Spot> = open.map(|r| r.spot).collect();
        for spot in spots {
            self.findings.add(Kind::UnwaitedEvent, spot, None, |raw| {
                raw.message = "the kernel ends before it commits this reservation".into();
            });
        }
        for n in 0..self.world.pipes.reservations.len() {
            if self.world.pipes.reservations[n].open && !self.world.pipes.reservations[n].write {
                self.world.pipes.commit(n);
            }
        }
        self.world.pipes.reservations.clear();
    }

    /// Executes a pipe function for the work-items of a mask.
    pub(super) fn pipe(&mut self, pc: Pc, call: &PipeCall, mask: &[u16]) {
        if D {
            let message = "a function of pipes takes an uninitialized value";
            self.tainted(pc, mask, Width::W32, &[call.number], None, message);
            if let Some(reservation) = call.reservation {
                self.tainted(pc, mask, Width::W64, &[reservation], None, message);
            }
        }
        let w = if call.op == PipeOp::Reserve { Width::W64 } else { Width::W32 };
        by_width!(w, W => {
            W::file(&self.regs).spread(call.d);
            W::file(&self.regs).clean(call.d);
        });
        // The work-items of one call get the same result.
        let mut teams: Vec<Vec<usize>> = Vec::new();
        match call.callers {
            Callers::WorkItem => each_lane(mask, |lane| teams.push(vec![lane])),
            Callers::SubGroup => {
                for members in self.members(mask) {
                    teams.push(members.active.iter().map(|id| members.first + id).collect());
                }
            }
            Callers::WorkGroup => {
                let mut team = Vec::new();
                each_lane(mask, |lane| team.push(lane));
                teams.push(team);
            }
        }
        for team in teams {
            let Some(first) = team.first().copied() else { continue };
            if D && team.len() > 1 {
                self.same_for_team(pc, call, &team);
            }
            let value = self.pipe_of(pc, call, first, &team);
            for lane in team {
                by_width!(w, W => W::file(&self.regs).set_lane(call.d, lane, W::narrow(value)));
            }
        }
    }

    fn same_for_team(&mut self, pc: Pc, call: &PipeCall, team: &[usize]) {
        let arguments = |lane: usize| {
            (
                self.regs.w32.lane(call.number, lane),
                call.reservation.map(|r| self.regs.w64.lane(r, lane)),
            )
        };
        if let Some(lane) = team.iter().find(|l| arguments(**l) != arguments(team[0])) {
            let spot = self.spot(pc, *lane);
            self.findings.add(Kind::DivergentCall, spot, None, |raw| {
                raw.message =
                    "an argument of this function differs between work-items that call it together"
                        .into();
            });
        }
    }

    /// The result of a pipe function for the work-items that call it together.
    fn pipe_of(&mut self, pc: Pc, call: &PipeCall, lane: usize, team: &[usize]) -> u64 {
        let pipe = self.regs.w64.lane(call.pipe, lane) as usize;
        let number = self.regs.w32.lane(call.number, lane) as usize;
        let reservation = call.reservation.map(|r| self.regs.w64.lane(r, lane));
        let spot = self.spot(pc, lane);
        let pipes = &mut self.world.pipes;
        match (call.op, reservation) {
            (PipeOp::Packets, _) => pipes.readable(pipe) as u64,
            (PipeOp::Capacity, _) => pipes.list.get(pipe).map_or(0, |p| p.shape.capacity as u64),
            (PipeOp::IsValid, Some(id)) => u64::from(pipes.reservation(id).is_some()),
            (PipeOp::Transfer, None) => {
                let done = if call.write {
                    pipes.room(pipe) > 0 && self.write_packet(pc, call, lane, None)
                } else {
                    match pipes.take(pipe) {
                        Some(packet) => self.read_packet(pc, call, lane, &packet),
                        None => false,
                    }
                };
                if done { 0 } else { u64::from(FAILED) }
            }
            (PipeOp::Reserve, _) => {
                let last = team.last().copied().unwrap_or(lane);
                let makers = (spot.item, self.first_item + last as u64 + 1);
                self.reserve(call, pipe, number, spot, makers)
            }
            (PipeOp::Transfer | PipeOp::Commit, Some(id)) => {
                let known = pipes.reservation(id).map(|(n, r)| (n, r.clone_head()));
                let Some((n, head)) =
                    known.filter(|(_, r)| r.pipe == pipe && r.write == call.write)
                else {
                    let message = match call.write {
                        true => "the argument is not an open write reservation of this pipe",
                        false => "the argument is not an open read reservation of this pipe",
                    };
                    self.no_reservation(pc, lane, message);
                    return u64::from(FAILED);
                };
                if call.op == PipeOp::Commit {
                    if head.callers != call.callers
                        || !(head.makers.0..head.makers.1).contains(&spot.item)
                    {
                        let message = "a reservation is committed by other work-items than those that made it";
                        self.no_reservation(pc, lane, message);
                    }
                    self.world.pipes.commit(n);
                    return 0;
                }
                self.transfer(pc, call, lane, n, number)
            }
            _ => 0,
        }
    }

    fn no_reservation(&mut self, pc: Pc, lane: usize, message: &str) {
        let spot = self.spot(pc, lane);
        self.findings.add(Kind::InvalidEvent, spot, None, |raw| raw.message = message.into());
    }

    fn reserve(
        &mut self,
        call: &PipeCall,
        pipe: usize,
        number: usize,
        spot: Spot,
        makers: (u64, u64),
    ) -> u64 {
        let pipes = &mut self.world.pipes;
        let room = if call.write { pipes.room(pipe) } else { pipes.readable(pipe) };
        let n = pipes.reservations.len();
        if number == 0 || number > room || n >= MAX_RESERVATIONS {
            return NULL_RESERVATION;
        }
        let packets = if call.write {
            if let Some(pipe) = pipes.list.get_mut(pipe) {
                pipe.places.extend((0..number).map(|k| Place::Reserved(n, k)));
            }
            vec![None; number]
        } else {
            let packets = (0..number).map(|_| pipes.take(pipe)).collect();
            if let Some(pipe) = pipes.list.get_mut(pipe) {
                pipe.leaving += number;
            }
            packets
        };
        pipes.reservations.push(Reservation {
            pipe,
            write: call.write,
            callers: call.callers,
            makers,
            packets,
            writers: vec![None; if call.write { number } else { 0 }],
            open: true,
            spot,
        });
        RESERVATION | n as u64
    }

    /// Reads or writes a packet of a reservation. Returns the result of the function: 0, or a negative value.
    fn transfer(&mut self, pc: Pc, call: &PipeCall, lane: usize, n: usize, number: usize) -> u64 {
        let spot = self.spot(pc, lane);
        let reservation = &mut self.world.pipes.reservations[n];
        let count = reservation.packets.len();
        if number >= count {
            let (kind, verb) = match call.write {
                true => (Kind::OutOfBoundsWrite, "write of"),
                false => (Kind::OutOfBoundsRead, "read of"),
            };
            self.findings.add(kind, spot, None, |raw| {
                raw.message = format!(
                    "{verb} the packet with the index {number} of a reservation, which has {count} packets"
                );
            });
            return u64::from(FAILED);
        }
        let done = if call.write {
            let before = reservation.writers[number].replace(spot.item);
            if before.is_some_and(|other| other != spot.item) {
                self.findings.add(Kind::DataRace, spot, None, |raw| {
                    raw.message =
                        format!("packet {number} of a reservation is written by two work-items");
                });
            }
            self.write_packet(pc, call, lane, Some((n, number)))
        } else {
            match reservation.packets[number].clone() {
                Some(packet) => self.read_packet(pc, call, lane, &packet),
                None => false,
            }
        };
        if done { 0 } else { u64::from(FAILED) }
    }

    /// Copies a packet out of a pipe into memory. Returns false if the memory cannot be written.
    fn read_packet(&mut self, pc: Pc, call: &PipeCall, lane: usize, packet: &Packet) -> bool {
        let size = packet.bytes.len();
        let p = self.address(&call.packet.addr, lane);
        let Some((region, start)) = self.check(pc, p, size, &call.packet, true, lane) else {
            return false;
        };
        if D && self.races.is_some() && region != Region::Private {
            self.note_write(pc, region, start, size, &call.packet, lane, false);
        }
        let track = D && self.uninitialized;
        let Some(store) = self.region_mut(region) else { return false };
        store.bytes[start..start + size].copy_from_slice(&packet.bytes);
        if track {
            for (i, unwritten) in packet.unwritten.iter().enumerate() {
                store.mark(start + i, 1, *unwritten != 0);
            }
        }
        true
    }

    /// Copies a packet from memory into a pipe, or into a reserved place. Returns false if the memory cannot be read.
    fn write_packet(
        &mut self,
        pc: Pc,
        call: &PipeCall,
        lane: usize,
        place: Option<(usize, usize)>,
    ) -> bool {
        let size = call.size as usize;
        let p = self.address(&call.packet.addr, lane);
        let Some((region, start)) = self.check(pc, p, size, &call.packet, false, lane) else {
            return false;
        };
        if D && self.races.is_some() && region != Region::Private {
            self.note_read(pc, region, start, size, &call.packet, lane);
        }
        let store = self.region(region);
        let unwritten = store.unwritten.get(start..start + size).map(<[u8]>::to_vec);
        let packet = Packet {
            bytes: store.bytes[start..start + size].to_vec(),
            unwritten: unwritten.unwrap_or_else(|| vec![0; size]),
        };
        let pipe = self.regs.w64.lane(call.pipe, lane) as usize;
        let pipes = &mut self.world.pipes;
        match place {
            Some((n, k)) => pipes.reservations[n].packets[k] = Some(packet),
            None => match pipes.list.get_mut(pipe) {
                Some(pipe) => pipe.places.push_back(Place::Packet(packet)),
                None => return false,
            },
        }
        true
    }
}

/// The properties of a reservation without its packets.
#[derive(Clone, Copy)]
struct Head {
    pipe: usize,
    write: bool,
    callers: Callers,
    makers: (u64, u64),
}

impl Reservation {
    fn clone_head(&self) -> Head {
        Head { pipe: self.pipe, write: self.write, callers: self.callers, makers: self.makers }
    }
}
