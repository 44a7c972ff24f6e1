//! A connection that must go on: what is begun to be said is to be said, and what is sent is to be taken.
//!
//! Who reads requests is given no more than is awaited: one head up to its end, then its body. What was said before its time waits here,
//! and its time limit begins when it is awaited: so half a head behind a whole request has no more time than any other.

use super::ConnectionSettings;
use super::crowd::Admitted;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::Sleep;

/// What who has said half a head is told.
const TOO_SLOW: &[u8] = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n";
/// How much is read at once of what comes before its time.
const AHEAD: usize = 1024;

/// How long the body of a request is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Length {
    Known(u64),
    /// Its end is known to who reads it.
    Unknown,
}

/// How many requests of a connection have begun and were answered, as those know who answer them.
#[derive(Debug)]
pub(super) struct Pace {
    begun: AtomicU64,
    answered: AtomicU64,
    /// How much is still to come of the body.
    body: AtomicU64,
    is_upgraded: AtomicBool,
    /// It counts for as long as it is open, also as a socket.
    admitted: Admitted,
}

impl Pace {
    pub(super) fn new(admitted: Admitted) -> Pace {
        let (begun, answered, body) = (AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(0));
        Pace { begun, answered, body, is_upgraded: AtomicBool::new(false), admitted }
    }

    /// The head of a request was read.
    pub(super) fn begin(&self, length: Length) {
        let length = match length {
            Length::Known(length) => length,
            Length::Unknown => u64::MAX,
        };
        self.body.store(length, Ordering::Relaxed);
        self.begun.fetch_add(1, Ordering::Relaxed);
        self.admitted.is_busy();
    }

    /// It was answered, and the next may come.
    pub(super) fn answer(&self) {
        self.answered.fetch_add(1, Ordering::Relaxed);
        self.admitted.is_quiet();
    }

    /// It has become a socket: whatever is said is for who reads that.
    pub(super) fn upgrade(&self) {
        self.is_upgraded.store(true, Ordering::Relaxed);
    }

    /// Waits until the connection must go to make room.
    pub(super) async fn hung_up(&self) {
        self.admitted.hung_up().await;
    }

    /// What is awaited now.
    fn awaited(&self) -> Awaited {
        let begun = self.begun.load(Ordering::Relaxed);
        match self.body.load(Ordering::Relaxed) {
            _ if self.is_upgraded.load(Ordering::Relaxed) => Awaited::Anything,
            _ if begun == self.answered.load(Ordering::Relaxed) => Awaited::Head(begun),
            0 => Awaited::Nothing,
            left => Awaited::Body(left),
        }
    }
}

/// What is awaited of a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Awaited {
    /// The head of the request of this number.
    Head(u64),
    /// So much of a body.
    Body(u64),
    /// Nothing until the request is answered.
    Nothing,
    /// A socket is open.
    Anything,
}

/// Looks for the end of a head: an empty line, whatever lines end with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct HeadEnd {
    is_line_empty: bool,
}

impl HeadEnd {
    /// How many of these bytes there are up to the end of the head, or all of them.
    fn find(&mut self, bytes: &[u8]) -> usize {
        for (at, byte) in bytes.iter().enumerate() {
            match byte {
                b'\n' if self.is_line_empty => {
                    self.is_line_empty = false;
                    return at + 1;
                }
                b'\n' => self.is_line_empty = true,
                b'\r' => {}
                _ => self.is_line_empty = false,
            }
        }
        bytes.len()
    }
}

/// A connection with time limits.
pub(super) struct Paced<Io> {
    io: Io,
    settings: ConnectionSettings,
    pace: Arc<Pace>,
    /// What was said before it was awaited.
    ahead: Vec<u8>,
    head_end: HeadEnd,
    /// The request of which something was read while it was waited for, and until when all of its head must be there.
    head: Option<(u64, Option<Pin<Box<Sleep>>>)>,
    /// Until when something must be taken of what is sent.
    write: Option<Pin<Box<Sleep>>>,
    /// Whether something was sent that may not have gone out yet.
    is_unflushed: bool,
    /// Whether somebody took too long: nothing more is waited for.
    is_over: bool,
}

impl<Io: AsyncRead + AsyncWrite + Unpin> Paced<Io> {
    pub(super) fn new(io: Io, settings: ConnectionSettings, pace: Arc<Pace>) -> Paced<Io> {
        Paced {
            io,
            settings,
            pace,
            ahead: Vec::new(),
            head_end: HeadEnd::default(),
            head: None,
            write: None,
            is_unflushed: false,
            is_over: false,
        }
    }

    /// Reads what was said before its time, and if that is nothing, what is said now.
    fn read_any(&mut self, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        if self.ahead.is_empty() {
            return Pin::new(&mut self.io).poll_read(cx, buffer);
        }
        let fits = buffer.remaining().min(self.ahead.len());
        buffer.put_slice(&self.ahead[..fits]);
        self.ahead.drain(..fits);
        Poll::Ready(Ok(()))
    }

    /// Keeps what was read behind here until it is awaited.
    fn keep_behind(&mut self, buffer: &mut ReadBuf<'_>, here: usize) {
        self.ahead.splice(..0, buffer.filled()[here..].iter().copied());
        buffer.set_filled(here);
    }

    /// Reads a head up to its end.
    fn read_head(
        &mut self,
        request: u64,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        if self.read_any(cx, buffer)?.is_pending() {
            return self.wait_for_head(request, cx);
        }
        let head = self.head_end.find(&buffer.filled()[before..]);
        self.keep_behind(buffer, before + head);
        if head > 0 && self.head.as_ref().is_none_or(|(begun, _)| *begun != request) {
            self.head = Some((request, None));
        }
        Poll::Ready(Ok(()))
    }

    /// Reads so much of a body at most.
    fn read_body(
        &mut self,
        left: u64,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        ready!(self.read_any(cx, buffer))?;
        let most = usize::try_from(left).unwrap_or(usize::MAX);
        let read = (buffer.filled().len() - before).min(most);
        self.keep_behind(buffer, before + read);
        if left != u64::MAX {
            self.pace.body.store(left - read as u64, Ordering::Relaxed);
        }
        Poll::Ready(Ok(()))
    }

    /// Looks whether somebody is still there whose request is being answered.
    fn read_ahead(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        if !self.ahead.is_empty() {
            // It is read when it is awaited; see `poll_flush`.
            return Poll::Pending;
        }
        let mut bytes = [0; AHEAD];
        let mut read = ReadBuf::new(&mut bytes);
        ready!(Pin::new(&mut self.io).poll_read(cx, &mut read))?;
        self.ahead.extend_from_slice(read.filled());
        // Nothing is the end.
        if self.ahead.is_empty() { Poll::Ready(Ok(())) } else { Poll::Pending }
    }

    /// Nothing more was read for now.
    fn wait_for_head(&mut self, request: u64, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        match &mut self.head {
            Some((begun, until)) if *begun == request => {
                ready!(elapsed(until, self.settings.head, cx));
                // Where nothing else is on its way they are told why, if that goes at once.
                if !self.is_unflushed {
                    _ = Pin::new(&mut self.io).poll_write(cx, TOO_SLOW).is_ready();
                    _ = Pin::new(&mut self.io).poll_flush(cx).is_ready();
                }
                Poll::Ready(Err(self.too_slow("half a request")))
            }
            head => {
                *head = None;
                Poll::Pending
            }
        }
    }

    /// Something was to be sent, and this came of it.
    fn sent<T>(&mut self, sent: Poll<io::Result<T>>, cx: &mut Context<'_>) -> Poll<io::Result<T>> {
        if sent.is_ready() {
            self.write = None;
            return sent;
        }
        if self.is_over {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        ready!(elapsed(&mut self.write, self.settings.write, cx));
        Poll::Ready(Err(self.too_slow("somebody who does not take what is sent")))
    }

    fn too_slow(&mut self, what: &'static str) -> io::Error {
        self.is_over = true;
        self.pace.admitted.too_slow(what);
        io::ErrorKind::TimedOut.into()
    }
}

/// Whether a time is over that begins when this is first asked.
fn elapsed(until: &mut Option<Pin<Box<Sleep>>>, limit: Duration, cx: &mut Context<'_>) -> Poll<()> {
    until.get_or_insert_with(|| Box::pin(tokio::time::sleep(limit))).as_mut().poll(cx)
}

impl<Io: AsyncRead + AsyncWrite + Unpin> AsyncRead for Paced<Io> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        match self.pace.awaited() {
            Awaited::Head(request) => self.read_head(request, cx, buffer),
            Awaited::Body(left) => self.read_body(left, cx, buffer),
            Awaited::Nothing => self.read_ahead(cx),
            Awaited::Anything => self.read_any(cx, buffer),
        }
    }
}

impl<Io: AsyncRead + AsyncWrite + Unpin> AsyncWrite for Paced<Io> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.is_unflushed = true;
        let sent = Pin::new(&mut self.io).poll_write(cx, bytes);
        self.sent(sent, cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.is_unflushed = true;
        let sent = Pin::new(&mut self.io).poll_write_vectored(cx, bytes);
        self.sent(sent, cx)
    }

    fn is_write_vectored(&self) -> bool {
        self.io.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let sent = Pin::new(&mut self.io).poll_flush(cx);
        if sent.is_ready() && std::mem::take(&mut self.is_unflushed) && !self.ahead.is_empty() {
            // An answer has gone out. What waits here is awaited now, and nothing else would wake who reads it.
            cx.waker().wake_by_ref();
        }
        self.sent(sent, cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let sent = Pin::new(&mut self.io).poll_shutdown(cx);
        self.sent(sent, cx)
    }
}

#[cfg(test)]
mod tests {
    use super::super::crowd::Crowd;
    use super::*;
    use std::net::{IpAddr, Ipv4Addr};
    use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex};
    use tokio::time::{Instant, timeout};

    const HOUR: Duration = Duration::from_hours(1);

    async fn connected(room: usize) -> (Paced<DuplexStream>, DuplexStream, Arc<Pace>, Arc<Crowd>) {
        let crowd = Crowd::of(0, 0);
        let admitted = crowd.admit(IpAddr::V4(Ipv4Addr::LOCALHOST)).await.expect("room");
        let (here, there) = duplex(room);
        let pace = Arc::new(Pace::new(admitted));
        (Paced::new(here, ConnectionSettings::default(), pace.clone()), there, pace, crowd)
    }

    // H2
    #[tokio::test(start_paused = true)]
    async fn a_head_must_be_there_in_time_and_nothing_else_must() {
        let (mut here, mut there, pace, crowd) = connected(128).await;
        let mut bytes = [0; 64];
        assert!(timeout(HOUR, here.read(&mut bytes)).await.is_err(), "who says nothing is left alone here");
        there.write_all(b"GET / HTTP/1.1").await.expect("room");
        here.read_exact(&mut bytes[..14]).await.expect("that much");
        pace.begin(Length::Known(0));
        assert!(timeout(HOUR, here.read(&mut bytes)).await.is_err(), "a request takes as long as it takes");
        pace.answer();
        assert!(timeout(HOUR, here.read(&mut bytes)).await.is_err(), "and the next need not come at once");
        there.write_all(b"GET").await.expect("room");
        here.read_exact(&mut bytes[..3]).await.expect("that much");
        let began = Instant::now();
        // A byte now and then does not give more time.
        let slowly = tokio::spawn(async move {
            while there.write_all(b" ").await.is_ok() {
                tokio::time::sleep(Duration::from_secs(4)).await;
            }
        });
        let ended = loop {
            if let Err(error) = here.read(&mut bytes).await {
                break error;
            }
        };
        assert_eq!((ended.kind(), began.elapsed().as_secs()), (io::ErrorKind::TimedOut, 15));
        assert_eq!(crowd.metrics().too_slow.get(), 1);
        drop((here, pace));
        slowly.await.expect("no panic");
        assert_eq!(crowd.metrics().connections.get(), 0);
    }

    // L6
    #[tokio::test(start_paused = true)]
    async fn what_is_sent_must_be_taken_slowly_or_quickly() {
        let (mut here, mut there, _, crowd) = connected(4).await;
        let slow = tokio::spawn(async move {
            for _ in 0..20 {
                tokio::time::sleep(Duration::from_secs(29)).await;
                there.read_u8().await.expect("something to read");
            }
            there
        });
        here.write_all(&[0; 24]).await.expect("taken, slowly");
        let _there = slow.await.expect("no panic");
        let began = Instant::now();
        let error = here.write_all(&[0; 24]).await.expect_err("nobody takes it");
        assert_eq!((error.kind(), began.elapsed().as_secs()), (io::ErrorKind::TimedOut, 30));
        assert_eq!(crowd.metrics().too_slow.get(), 1);
    }

    // P10
    #[tokio::test(start_paused = true)]
    async fn half_a_head_behind_a_whole_request_has_no_more_time_than_any_other() {
        let (mut here, mut there, pace, _) = connected(128).await;
        let mut bytes = [0; 64];
        there.write_all(b"POST / HTTP/1.1\r\n\r\nbodyGET / HT").await.expect("room");
        let read = here.read(&mut bytes).await.expect("a head");
        assert_eq!(&bytes[..read], b"POST / HTTP/1.1\r\n\r\n", "and nothing behind it");
        pace.begin(Length::Known(4));
        let read = here.read(&mut bytes).await.expect("its body");
        assert_eq!(&bytes[..read], b"body");
        assert!(timeout(HOUR, here.read(&mut bytes)).await.is_err(), "it is being answered");
        pace.answer();
        let began = Instant::now();
        let read = here.read(&mut bytes).await.expect("the beginning of the next");
        assert_eq!(&bytes[..read], b"GET / HT");
        let ended = here.read(&mut bytes).await.expect_err("no more of it");
        assert_eq!((ended.kind(), began.elapsed().as_secs()), (io::ErrorKind::TimedOut, 15));
        let mut told = vec![0; TOO_SLOW.len()];
        there.read_exact(&mut told).await.expect("why");
        assert_eq!(told, TOO_SLOW);
    }

    #[tokio::test]
    async fn a_socket_is_given_all_that_is_said() {
        let (mut here, mut there, pace, _) = connected(128).await;
        let mut bytes = [0; 64];
        there.write_all(b"GET / HTTP/1.1\nupgrade: x\n\nearly").await.expect("room");
        let read = here.read(&mut bytes).await.expect("a head");
        assert_eq!(&bytes[..read], b"GET / HTTP/1.1\nupgrade: x\n\n");
        pace.begin(Length::Known(0));
        pace.upgrade();
        for said in ["early", "\n\nlater\n\n"] {
            let read = here.read(&mut bytes).await.expect("what was said");
            assert_eq!(&bytes[..read], said.as_bytes());
            there.write_all(b"\n\nlater\n\n").await.expect("room");
        }
    }
}
