import type { IceServer, VideoAnswer, VideoOver, VideoPeer, VideoSignal } from '@washcoat/contract-kernel';
import { externalStore, type VideoFollowing } from '@washcoat/platform-sdk';
import { cameraProblem, knownCameras } from './camera';
import { OwnDevices } from './own-devices';
import { PeerLink } from './peer-link';
import { endWords, noVideo, type VideoView } from './video-view';

/** After the door could not give the seat. */
const AGAIN_MS = 3_000;
/** So long somebody whose page is gone is waited for before the connection to it is given up. */
const AWAY_MS = 30_000;

/** Remembers over a reload that somebody took part, and with what. */
const storageKeyOf = (recordId: string) => `washcoat.video.${recordId}`;

/** One page's part in the video of a grading session: its devices, its seat, and the connection to the other page. */
export class VideoSession {
  readonly store = externalStore<VideoView>(noVideo);
  private readonly stops: (() => void)[];
  private devices = new OwnDevices('user');
  private seatId = crypto.randomUUID();
  private turns: Promise<void> = Promise.resolve();
  private isJoined = false;
  /** The seat that is asked for at this moment. */
  private joining: string | null = null;
  private early: VideoSignal[] = [];
  private servers: readonly IceServer[] = [];
  private peer: VideoPeer | null = null;
  /** The other page, or this one, was without a connection: what was said meanwhile is lost. */
  private isAway = false;
  /** Nobody has the other seat, by the door's last word. */
  private isAlone = false;
  private link: PeerLink | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private away: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly recordId: string,
    private readonly line: VideoFollowing,
  ) {
    this.stops = [
      line.place.subscribe(() => this.follow()),
      line.listen({ signal: (signal) => this.take(signal), over: (over) => this.over(over) }),
    ];
    this.follow();
  }

  /** Takes part, with what the device has or as somebody who only looks and listens. */
  async start(withDevices: boolean): Promise<void> {
    if (this.store.get().phase !== 'off') return;
    this.change({ ...noVideo, phase: 'asking' });
    this.devices = new OwnDevices(this.line.place.get()?.part === 'seller' ? 'environment' : 'user');
    if (withDevices && !(await this.attempt(() => this.devices.open()))) {
      this.change({ phase: 'off' });
      return;
    }
    if (this.store.get().phase !== 'asking') {
      this.devices.close();
      return;
    }
    sessionStorage.setItem(storageKeyOf(this.recordId), withDevices ? 'devices' : 'none');
    this.seatId = crypto.randomUUID();
    this.change({ phase: 'on' });
    await this.show();
    await this.join();
  }

  /** Ends it for both. */
  hangUp(): void {
    if (this.isJoined) this.line.hangUp();
    this.end(null);
  }

  toggleCamera(): Promise<void> {
    return this.inTurn(() => this.devices.toggleCamera());
  }

  changeCamera(): Promise<void> {
    return this.inTurn(() => this.devices.changeCamera());
  }

  toggleMicrophone(): void {
    this.devices.toggleMicrophone();
    void this.show();
  }

  /** Puts away what was said of a camera or of the end. */
  forget(): void {
    this.change({ problem: null, ended: null });
  }

  /** The page of the record is closed. */
  stop(): void {
    for (const stop of this.stops) stop();
    this.hangUp();
  }

  private change(part: Partial<VideoView>): void {
    this.store.set({ ...this.store.get(), ...part });
  }

  /** Changes the devices, one after the other however fast somebody presses. */
  private inTurn(work: () => Promise<void>): Promise<void> {
    this.turns = this.turns.then(async () => {
      if (this.store.get().phase !== 'on') return;
      await this.attempt(work);
      if (this.store.get().phase === 'on') await this.show();
      else this.devices.close();
    });
    return this.turns;
  }

  /** Does what the browser may refuse; answers whether it did not. */
  private async attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      this.change({ problem: null });
      return true;
    } catch (failure) {
      this.change({ problem: cameraProblem(failure) });
      return false;
    }
  }

  /** Shows here and there what the devices give now. */
  private async show(): Promise<void> {
    const { camera, microphone, shown } = this.devices;
    this.link?.setTrack('video', camera);
    this.link?.setTrack('audio', microphone);
    this.change({ own: shown, hasCamera: camera !== null, hasMicrophone: microphone?.enabled ?? false });
    this.say();
    if (camera) this.change({ cameraCount: (await knownCameras()).length });
  }

  private say(): void {
    const { hasCamera, hasMicrophone } = this.store.get();
    this.send({ devices: { hasCamera, hasMicrophone } });
  }

  private send(said: Pick<VideoSignal, 'description' | 'candidate' | 'devices'>): void {
    if (this.peer) this.line.signal({ from: this.seatId, to: this.peer.seatId, ...said });
  }

  /** What the door says by now: which part this is, and who has the other seat. */
  private follow(): void {
    const place = this.line.place.get();
    const { phase } = this.store.get();
    if (!place) {
      this.isJoined = false;
      this.isAway = true;
      return;
    }
    if (!place.part) {
      if (phase !== 'off') this.end(endWords.closed);
    } else if (phase === 'on') {
      if (this.isJoined) this.meet(place.peer);
      else void this.join();
    } else if (phase === 'off') {
      const before = sessionStorage.getItem(storageKeyOf(this.recordId));
      if (before !== null && this.store.get().problem === null) void this.start(before === 'devices');
    }
  }

  private async join(): Promise<void> {
    const { seatId } = this;
    if (this.joining === seatId || this.store.get().phase !== 'on') return;
    clearTimeout(this.timer);
    this.joining = seatId;
    const answer = await this.askFor(seatId);
    if (this.joining !== seatId) {
      // It was ended before it began: the seat that came afterwards is nobody's.
      if (answer?.isJoined && this.store.get().phase === 'off') this.line.hangUp();
      return;
    }
    this.joining = null;
    if (!answer?.isJoined) {
      if (answer?.code === 'NOT_FOUND') this.end(endWords.closed);
      else this.timer = setTimeout(() => void this.join(), AGAIN_MS);
      return;
    }
    this.servers = answer.iceServers;
    this.isJoined = true;
    this.meet(answer.peer);
    for (const signal of this.early.splice(0)) this.take(signal);
  }

  /** The door's answer; null where there is no connection, or it was torn before the answer came. */
  private async askFor(seatId: string): Promise<VideoAnswer | null> {
    try {
      return await this.line.join(seatId);
    } catch {
      // What is rejected here is only ever an answer that did not come: the seat is asked for again.
      return null;
    }
  }

  /** Goes on with the connection to the page that it was made with, makes a new one with any other. */
  private meet(peer: VideoPeer | null): void {
    this.isAlone = peer === null;
    this.awaitReturn();
    if (!peer) {
      this.isAway = true;
      return;
    }
    const isBack = this.isAway;
    this.isAway = false;
    if (this.link && peer.seatId === this.peer?.seatId) {
      if (!isBack) return;
      this.link.resume(this.servers);
      this.say();
      return;
    }
    this.dropLink();
    this.peer = peer;
    this.link = new PeerLink({
      iceServers: this.servers,
      isDescriber: this.line.place.get()?.part === 'grader',
      send: (said) => this.send(said),
      onTheirs: (theirs) => this.change({ theirs: new MediaStream(theirs.getTracks()) }),
      onConnected: (isConnected) => {
        const { isConnected: was, isBroken } = this.store.get();
        this.change({ isConnected, isBroken: !isConnected && (was || isBroken) });
        this.awaitReturn();
      },
    });
    void this.show();
  }

  /** A connection that stands needs nobody at the door; one that does not is given up after a while. */
  private awaitReturn(): void {
    clearTimeout(this.away);
    if (this.isAlone && this.link && !this.store.get().isConnected)
      this.away = setTimeout(() => this.giveUp(), AWAY_MS);
  }

  /**
   * Waits no longer for a page that is gone. The seat is taken under another id, by which that page knows, when it is back,
   * that the connection which it may still hold has no other end any more.
   */
  private giveUp(): void {
    this.dropLink();
    this.seatId = crypto.randomUUID();
    this.isJoined = false;
    void this.join();
  }

  private dropLink(): void {
    clearTimeout(this.away);
    this.link?.close();
    this.link = null;
    this.peer = null;
    this.change({ theirs: null, isConnected: false, theirCamera: true, theirMicrophone: true });
  }

  private take(signal: VideoSignal): void {
    if (signal.to !== this.seatId) return;
    if (!this.isJoined) {
      this.early.push(signal);
      return;
    }
    if (signal.from !== this.peer?.seatId) return;
    const { devices, description, candidate } = signal;
    if (devices) this.change({ theirCamera: devices.hasCamera, theirMicrophone: devices.hasMicrophone });
    if (description || candidate) this.link?.take({ description, candidate });
  }

  private over({ reason }: VideoOver): void {
    if (this.store.get().phase === 'on') this.end(endWords[reason]);
  }

  private end(ended: string | null): void {
    clearTimeout(this.timer);
    sessionStorage.removeItem(storageKeyOf(this.recordId));
    this.dropLink();
    this.devices.close();
    this.isJoined = false;
    this.joining = null;
    this.early = [];
    this.store.set({ ...noVideo, ended });
  }
}
