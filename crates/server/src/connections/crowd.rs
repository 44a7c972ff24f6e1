//! How many are connected, from where and in all; and who must go when one more comes.

use crate::App;
use crate::metrics::Metrics;
use crate::network::{Network, is_outside};
use crate::warnings::Warnings;
use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// How many files the server needs itself, for its data and for asking push services.
const OWN_FILES: u64 = 64;

/// Those who are connected.
#[derive(Debug)]
pub(super) struct Crowd {
    per_address: u32,
    /// Whether those who come from near by are a proxy, which has one address for all.
    behind_proxy: bool,
    in_all: u32,
    metrics: Arc<Metrics>,
    warnings: Arc<Warnings>,
    inside: Mutex<Inside>,
    /// Somebody has gone.
    left: Notify,
}

#[derive(Debug, Default)]
struct Inside {
    open: u32,
    places: HashMap<Network, Place>,
    /// Counts those who have become quiet.
    turn: u64,
}

#[derive(Debug, Default)]
struct Place {
    open: u32,
    /// Those of whom a request is awaited, or all of it, by when that began.
    quiet: BTreeMap<u64, Arc<Notify>>,
}

/// Whether somebody may be connected.
enum Entry {
    Admitted(Admitted),
    /// There are too many from one address, or nobody is quiet.
    Full(&'static str),
    /// Somebody else was told to go.
    Soon,
}

/// One that is counted until this is dropped.
#[derive(Debug)]
pub(super) struct Admitted {
    crowd: Arc<Crowd>,
    from: IpAddr,
    hang_up: Arc<Notify>,
    /// Since when it is quiet; none while a request is answered, or a socket is open.
    quiet: Mutex<Option<u64>>,
}

impl Crowd {
    pub(super) fn new(app: &App) -> Crowd {
        let settings = app.0.settings.connections;
        Crowd {
            per_address: settings.per_address,
            behind_proxy: app.0.settings.behind_proxy,
            in_all: if settings.in_all == 0 { as_many_as_files(files()) } else { settings.in_all },
            metrics: app.host().shared_metrics(),
            warnings: app.0.warnings.clone(),
            inside: Mutex::default(),
            left: Notify::new(),
        }
    }

    /// Lets somebody in, as soon as somebody else has gone if there are too many; none if there is no room.
    pub(super) async fn admit(self: &Arc<Self>, from: IpAddr) -> Option<Admitted> {
        loop {
            let mut left = pin!(self.left.notified());
            // Who goes from now on is noticed.
            left.as_mut().enable();
            match self.enter(from) {
                Entry::Admitted(admitted) => return Some(admitted),
                Entry::Soon => left.await,
                Entry::Full(why) => {
                    self.metrics.connections_refused.add(1);
                    self.warnings.warn(why, from);
                    return None;
                }
            }
        }
    }

    fn enter(self: &Arc<Self>, from: IpAddr) -> Entry {
        let network = from.into();
        let mut inside = self.lock();
        let here = inside.places.get(&network).map_or(0, |place| place.open);
        let is_counted = self.per_address > 0 && (!self.behind_proxy || is_outside(from));
        if is_counted && here >= self.per_address {
            return Entry::Full("too many connections from one address");
        }
        if self.in_all > 0 && inside.open >= self.in_all {
            let Some(gone) = inside.longest_quiet() else {
                return Entry::Full("too many connections, and none of them quiet");
            };
            self.metrics.connections_closed.add(1);
            self.warnings.warn("connections are closed to make room for others", from);
            gone.notify_one();
            return Entry::Soon;
        }
        inside.open += 1;
        inside.places.entry(network).or_default().open += 1;
        self.metrics.connections.add(1);
        let (hang_up, quiet) = (Arc::default(), Mutex::default());
        let admitted = Admitted { crowd: self.clone(), from, hang_up, quiet };
        admitted.become_quiet(&mut inside);
        Entry::Admitted(admitted)
    }

    fn lock(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inside {
    /// The one that is quiet for the longest, of the address that has the most. It is not found again.
    fn longest_quiet(&mut self) -> Option<Arc<Notify>> {
        let quiet = self.places.values_mut().filter(|place| !place.quiet.is_empty());
        let place = quiet.max_by_key(|place| place.open)?;
        place.quiet.pop_first().map(|(_, hang_up)| hang_up)
    }
}

impl Admitted {
    /// A request is awaited from now on.
    pub(super) fn is_quiet(&self) {
        let crowd = self.crowd.clone();
        self.become_quiet(&mut crowd.lock());
    }

    fn become_quiet(&self, inside: &mut Inside) {
        self.become_busy(inside);
        inside.turn += 1;
        let turn = inside.turn;
        if let Some(place) = inside.places.get_mut(&self.from.into()) {
            place.quiet.insert(turn, self.hang_up.clone());
        }
        *self.quiet.lock().unwrap_or_else(PoisonError::into_inner) = Some(turn);
    }

    /// All of a request was said, and it is being answered.
    pub(super) fn is_busy(&self) {
        let crowd = self.crowd.clone();
        self.become_busy(&mut crowd.lock());
    }

    fn become_busy(&self, inside: &mut Inside) {
        let since = self.quiet.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let (Some(since), Some(place)) = (since, inside.places.get_mut(&self.from.into())) {
            place.quiet.remove(&since);
        }
    }

    /// Waits until it must go to make room.
    pub(super) async fn hung_up(&self) {
        self.hang_up.notified().await;
    }

    /// It ended before keys were agreed on.
    pub(super) fn without_keys(&self, what: Option<&'static str>) {
        self.crowd.metrics.without_keys.add(1);
        if let Some(what) = what {
            self.crowd.warnings.warn(what, self.from);
        }
    }

    /// It took too long.
    pub(super) fn too_slow(&self, what: &'static str) {
        self.crowd.metrics.too_slow.add(1);
        self.crowd.warnings.warn(what, self.from);
    }
}

impl Drop for Admitted {
    fn drop(&mut self) {
        let network = self.from.into();
        let crowd = self.crowd.clone();
        let mut inside = crowd.lock();
        self.become_busy(&mut inside);
        inside.open -= 1;
        if let Some(place) = inside.places.get_mut(&network) {
            place.open -= 1;
            if place.open == 0 {
                inside.places.remove(&network);
            }
        }
        drop(inside);
        crowd.metrics.connections.less();
        crowd.left.notify_waiters();
    }
}

/// How many files the system gives this program; none if it does not say.
#[cfg(unix)]
fn files() -> Option<u64> {
    rustix::process::getrlimit(rustix::process::Resource::Nofile).current
}

#[cfg(not(unix))]
fn files() -> Option<u64> {
    None
}

/// How many connections there may be with so many files; 0 for any number.
fn as_many_as_files(files: Option<u64>) -> u32 {
    let most = files.map(|files| files.saturating_sub(OWN_FILES).max(files / 2).max(1));
    most.map_or(0, |most| u32::try_from(most).unwrap_or(u32::MAX))
}

#[cfg(test)]
impl Crowd {
    pub(super) fn of(per_address: u32, in_all: u32) -> Arc<Crowd> {
        Arc::new(Crowd {
            per_address,
            behind_proxy: false,
            in_all,
            metrics: Arc::default(),
            warnings: Arc::new(Warnings::new(crate::Clock::set_by_hand(0))),
            inside: Mutex::default(),
            left: Notify::new(),
        })
    }

    pub(super) fn metrics(&self) -> &Metrics {
        &self.metrics
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::pin::Pin;
    use std::task::{Context, Poll, Waker};

    fn address(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    fn poll<T>(waiting: &mut Pin<Box<impl Future<Output = T>>>) -> Option<T> {
        match waiting.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(ready) => Some(ready),
            Poll::Pending => None,
        }
    }

    async fn admitted(crowd: &Arc<Crowd>, from: u8) -> Admitted {
        crowd.admit(address(from)).await.expect("room")
    }

    // P8
    #[tokio::test]
    async fn one_more_than_there_is_room_for_closes_the_longest_quiet_one_of_who_has_most() {
        let crowd = Crowd::of(0, 5);
        let honest = admitted(&crowd, 1).await;
        let mut many = Vec::new();
        for _ in 0..4 {
            many.push(admitted(&crowd, 2).await);
        }
        many[0].is_busy();
        many[1].is_busy();
        many[1].is_quiet();
        let mut next = Box::pin(crowd.admit(address(3)));
        assert!(poll(&mut next).is_none(), "not before somebody has gone");
        let told: Vec<bool> = many.iter().map(|one| poll(&mut Box::pin(one.hung_up())).is_some()).collect();
        assert_eq!(told, [false, false, true, false], "the first is busy, the second was so a moment ago");
        assert!(poll(&mut Box::pin(honest.hung_up())).is_none());
        many.remove(2);
        let _next = poll(&mut next).expect("now").expect("room");
        assert_eq!((crowd.metrics.connections.get(), crowd.metrics.connections_closed.get()), (5, 1));
    }

    #[tokio::test]
    async fn a_proxy_has_one_address_for_all_and_who_comes_past_it_is_counted() {
        let crowd = Arc::into_inner(Crowd::of(1, 0)).expect("nobody is connected");
        let crowd = Arc::new(Crowd { behind_proxy: true, ..crowd });
        let [proxy, past] = [IpAddr::from([127, 0, 0, 1]), IpAddr::from([8, 8, 8, 8])];
        let _by_proxy = (crowd.admit(proxy).await.expect("room"), crowd.admit(proxy).await.expect("room"));
        let _first = crowd.admit(past).await.expect("room");
        assert!(crowd.admit(past).await.is_none());
    }

    #[tokio::test]
    async fn where_nobody_is_quiet_nobody_is_let_in() {
        let crowd = Crowd::of(0, 2);
        let busy = [admitted(&crowd, 1).await, admitted(&crowd, 1).await];
        busy.iter().for_each(Admitted::is_busy);
        assert!(crowd.admit(address(2)).await.is_none());
        assert_eq!(crowd.metrics.connections_refused.get(), 1);
        drop(busy);
        assert!(crowd.admit(address(2)).await.is_some());
        assert!(crowd.lock().places.is_empty());
    }

    #[test]
    fn there_are_fewer_connections_than_files() {
        assert_eq!([Some(1_024), Some(100), Some(1), None].map(as_many_as_files), [960, 50, 1, 0]);
        assert_eq!(as_many_as_files(Some(u64::MAX)), u32::MAX);
        #[cfg(unix)]
        assert!(files().is_none_or(|files| u64::from(as_many_as_files(Some(files))) < files));
    }
}
