//! A connection that must go on: what is begun to be said is to be said, and what is sent is to be taken.

use super::{Admitted, ConnectionSettings};
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::Sleep;

/// How many requests of a connection have begun and were answered, as those know who answer them.
#[derive(Debug, Default)]
pub(super) struct Pace {
    begun: AtomicU64,
    answered: AtomicU64,
}

impl Pace {
    /// The head of a request was read.
    pub(super) fn begin(&self) {
        self.begun.fetch_add(1, Ordering::Relaxed);
    }

    /// It was answered, and the next may come.
    pub(super) fn answer(&self) {
        self.answered.fetch_add(1, Ordering::Relaxed);
    }

    /// The number of the request that is waited for; none while one is being answered.
    fn awaited(&self) -> Option<u64> {
        let begun = self.begun.load(Ordering::Relaxed);
        (begun == self.answered.load(Ordering::Relaxed)).then_some(begun)
    }
}

/// A connection with time limits.
pub(super) struct Paced<Io> {
    io: Io,
    settings: ConnectionSettings,
    pace: Arc<Pace>,
    /// The request of which something was read while it was waited for, and until when all of its head must be there.
    head: Option<(u64, Option<Pin<Box<Sleep>>>)>,
    /// Until when something must be taken of what is sent.
    write: Option<Pin<Box<Sleep>>>,
    /// Whether somebody took too long: nothing more is waited for.
    is_over: bool,
    /// It counts for as long as it is open, also as a socket.
    admitted: Admitted,
}

impl<Io> Paced<Io> {
    pub(super) fn new(
        io: Io,
        settings: ConnectionSettings,
        pace: Arc<Pace>,
        admitted: Admitted,
    ) -> Paced<Io> {
        Paced { io, settings, pace, head: None, write: None, is_over: false, admitted }
    }

    /// Nothing more was read for now.
    fn wait_for_head(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let awaited = self.pace.awaited();
        match &mut self.head {
            Some((request, until)) if awaited == Some(*request) => {
                ready!(elapsed(until, self.settings.head, cx));
                Poll::Ready(Err(self.too_slow()))
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
        Poll::Ready(Err(self.too_slow()))
    }

    fn too_slow(&mut self) -> io::Error {
        self.is_over = true;
        self.admitted.metrics.too_slow.add(1);
        io::ErrorKind::TimedOut.into()
    }
}

/// Whether a time is over that begins when this is first asked.
fn elapsed(until: &mut Option<Pin<Box<Sleep>>>, limit: Duration, cx: &mut Context<'_>) -> Poll<()> {
    until.get_or_insert_with(|| Box::pin(tokio::time::sleep(limit))).as_mut().poll(cx)
}

impl<Io: AsyncRead + Unpin> AsyncRead for Paced<Io> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.io).poll_read(cx, buffer);
        if read.is_pending() {
            return self.wait_for_head(cx);
        }
        if buffer.filled().len() > before
            && let Some(request) = self.pace.awaited()
            && self.head.as_ref().is_none_or(|(begun, _)| *begun != request)
        {
            self.head = Some((request, None));
        }
        read
    }
}

impl<Io: AsyncWrite + Unpin> AsyncWrite for Paced<Io> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.io).poll_write(cx, bytes);
        self.sent(sent, cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.io).poll_write_vectored(cx, bytes);
        self.sent(sent, cx)
    }

    fn is_write_vectored(&self) -> bool {
        self.io.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let sent = Pin::new(&mut self.io).poll_flush(cx);
        self.sent(sent, cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let sent = Pin::new(&mut self.io).poll_shutdown(cx);
        self.sent(sent, cx)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Crowd, Entry};
    use super::*;
    use crate::metrics::Metrics;
    use std::net::{IpAddr, Ipv4Addr};
    use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex};
    use tokio::time::{Instant, timeout};

    const HOUR: Duration = Duration::from_secs(3_600);

    fn connected(room: usize) -> (Paced<DuplexStream>, DuplexStream, Arc<Pace>, Arc<Metrics>) {
        let metrics = Arc::new(Metrics::default());
        let from = IpAddr::V4(Ipv4Addr::LOCALHOST).into();
        let Entry::Admitted(admitted) = Arc::new(Crowd::default()).enter(from, 0, &metrics) else { panic!() };
        let (here, there) = duplex(room);
        let pace = Arc::new(Pace::default());
        (Paced::new(here, ConnectionSettings::default(), pace.clone(), admitted), there, pace, metrics)
    }

    // H2
    #[tokio::test(start_paused = true)]
    async fn a_head_must_be_there_in_time_and_nothing_else_must() {
        let (mut here, mut there, pace, metrics) = connected(64);
        let mut bytes = [0; 64];
        assert!(timeout(HOUR, here.read(&mut bytes)).await.is_err(), "who says nothing is left alone here");
        there.write_all(b"GET / HTTP/1.1").await.expect("room");
        here.read_exact(&mut bytes[..14]).await.expect("that much");
        pace.begin();
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
        assert_eq!(metrics.too_slow.get(), 1);
        drop(here);
        slowly.await.expect("no panic");
        assert_eq!(metrics.connections.get(), 0);
    }

    // L6
    #[tokio::test(start_paused = true)]
    async fn what_is_sent_must_be_taken_slowly_or_quickly() {
        let (mut here, mut there, _, metrics) = connected(4);
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
        assert_eq!(metrics.too_slow.get(), 1);
    }
}
