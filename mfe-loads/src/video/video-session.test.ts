import type { VideoAnswer, VideoPlace, VideoSignal } from '@washcoat/contract-kernel';
import { externalStore } from '@washcoat/platform-sdk';
import { VideoSession } from './video-session';

const record = { kind: 'load', recordId: '018f3c1e-0000-7000-8000-000000000701' } as const;
const lee = { userId: '018f3c1e-0000-7000-8000-000000000006', name: 'Lee Corner', seatId: 'a seat' };
const here = (peer: VideoPlace['peer']): VideoPlace => ({ ...record, part: 'grader', peer });
const seated = (peer: VideoPlace['peer'] = null): VideoAnswer => ({
  isJoined: true,
  part: 'grader',
  peer,
  iceServers: [],
});

/** A connection of the browser, which is as the test says. */
class SaidConnection {
  static last: SaidConnection | undefined;
  connectionState = 'new';
  signalingState = 'stable';
  localDescription = { type: 'offer', sdp: 'v=0' };
  onconnectionstatechange: (() => void) | null = null;
  restarts = 0;

  constructor() {
    SaidConnection.last = this;
  }

  addTransceiver = () => ({ sender: { replaceTrack: () => Promise.resolve() } });
  restartIce = () => void this.restarts++;
  close(): void {
    this.signalingState = 'closed';
  }

  turn(state: string): void {
    this.connectionState = state;
    this.onconnectionstatechange?.();
  }
}

/** The grader's page on a line whose door answers as the test says. */
function openPage() {
  const place = externalStore<VideoPlace | null>(here(null));
  const asked: { seatId: string; answer: (answer: VideoAnswer) => void; tear: () => void }[] = [];
  const said: Omit<VideoSignal, 'kind' | 'recordId'>[] = [];
  let hangUps = 0;
  const session = new VideoSession(record.recordId, {
    place,
    join: (seatId) =>
      new Promise((answer, reject) => {
        asked.push({ seatId, answer, tear: () => reject(new Error('socket has been disconnected')) });
      }),
    signal: (signal) => void said.push(signal),
    hangUp: () => void hangUps++,
    listen: () => () => undefined,
  });
  return { session, place, asked, said, hangUps: () => hangUps };
}

const settled = () => jest.advanceTimersByTimeAsync(0);

describe('the part of a page in the video of a grading session', () => {
  let page: ReturnType<typeof openPage>;
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(globalThis, { RTCPeerConnection: SaidConnection, MediaStream: class {} });
    page = openPage();
    void page.session.start(false);
  });
  afterEach(() => {
    page.session.stop();
    jest.useRealTimers();
  });

  it('is asked for again when the connection is torn before the answer', async () => {
    await settled();
    const { place, asked } = page;
    place.set(null);
    asked[0]?.tear();
    await settled();
    place.set(here(null));
    await settled();
    expect(asked).toHaveLength(2);
    asked[1]?.answer(seated(lee));
    await settled();
    SaidConnection.last?.turn('connected');
    expect(page.session.store.get()).toMatchObject({ phase: 'on', isConnected: true });
  });

  it('is asked for again when no answer comes, until it is ended', async () => {
    await settled();
    page.asked[0]?.tear();
    await jest.advanceTimersByTimeAsync(3_000);
    expect(page.asked).toHaveLength(2);
    page.asked[1]?.tear();
    page.session.hangUp();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(page.asked).toHaveLength(2);
  });

  it('begins anew after an end while it was asked for, and gives back a seat that came too late', async () => {
    await settled();
    page.session.hangUp();
    page.asked[0]?.answer(seated());
    await settled();
    expect(page.hangUps()).toBe(1);
    void page.session.start(false);
    await settled();
    expect(page.asked).toHaveLength(2);
  });

  it('keeps a connection that stands though the door sees nobody, and gives up one that broke', async () => {
    await settled();
    page.asked[0]?.answer(seated(lee));
    await settled();
    const connection = SaidConnection.last;
    connection?.turn('connected');
    page.place.set(here(null));
    await jest.advanceTimersByTimeAsync(60_000);
    expect([connection?.signalingState, page.session.store.get().isConnected]).toEqual(['stable', true]);
    connection?.turn('failed');
    await jest.advanceTimersByTimeAsync(30_000);
    expect([connection?.signalingState, page.session.store.get().isConnected]).toEqual(['closed', false]);
  });

  it('takes its seat under another id when it gave up, and says how to connect anew to who is back', async () => {
    await settled();
    page.asked[0]?.answer(seated(lee));
    await settled();
    const before = SaidConnection.last;
    before?.turn('connected');
    page.place.set(here(null));
    before?.turn('failed');
    await jest.advanceTimersByTimeAsync(30_000);
    const [first, second] = page.asked;
    expect(page.asked).toHaveLength(2);
    expect(second?.seatId).not.toBe(first?.seatId);
    second?.answer(seated());
    await settled();
    page.said.length = 0;
    page.place.set(here(lee));
    await settled();
    expect(SaidConnection.last).not.toBe(before);
    expect(page.said).toMatchObject([{ from: second?.seatId, to: lee.seatId }]);
  });

  it('begins anew with a page that took its seat again under another id, whatever became of what it has', async () => {
    await settled();
    page.asked[0]?.answer(seated(lee));
    await settled();
    const before = SaidConnection.last;
    before?.turn('failed');
    page.place.set(null);
    page.place.set(here({ ...lee, seatId: 'another seat' }));
    await settled();
    page.asked[1]?.answer(seated({ ...lee, seatId: 'another seat' }));
    await settled();
    expect(before?.signalingState).toBe('closed');
    expect(SaidConnection.last).not.toBe(before);
  });

  it('says an offer again until it is answered: a connection that was torn unnoticed swallowed it', async () => {
    await settled();
    page.asked[0]?.answer(seated(lee));
    await settled();
    const connection = SaidConnection.last;
    connection?.turn('connected');
    connection?.turn('failed');
    expect(connection?.restarts).toBe(1);
    if (connection) connection.signalingState = 'have-local-offer';
    page.said.length = 0;
    await jest.advanceTimersByTimeAsync(12_000);
    expect(page.said.map(({ description }) => description?.type)).toEqual(['offer', 'offer']);
    if (connection) connection.signalingState = 'stable';
    connection?.turn('connecting');
    await jest.advanceTimersByTimeAsync(20_000);
    expect(connection?.restarts).toBe(2);
  });
});
