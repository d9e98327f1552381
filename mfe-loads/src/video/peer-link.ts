import type { IceServer, VideoSignal } from '@washcoat/contract-kernel';
import { reportSkipped } from '@washcoat/platform-sdk';

/** So long a connection that faltered may find its way back by itself. */
const FALTERED_MS = 2_000;
/** So long a new way is waited for before another one is looked for. */
const AGAIN_MS = 6_000;

type Said = Pick<VideoSignal, 'description' | 'candidate'>;

export interface LinkEnds {
  iceServers: readonly IceServer[];
  /** Of two who describe the connection at one moment this one gives way. */
  isPolite: boolean;
  send(said: Said): void;
  onTheirs(stream: MediaStream): void;
  onConnected(isConnected: boolean): void;
}

/**
 * The connection to the other page, over which pictures and sound go. Both may change it at any moment (the pattern of
 * perfect negotiation); one that breaks looks for a new way until it is closed.
 */
export class PeerLink {
  private readonly connection: RTCPeerConnection;
  private readonly theirs = new MediaStream();
  private readonly senders = new Map<string, RTCRtpSender>();
  private isOffering = false;
  private isIgnored = false;
  private taking: Promise<void> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ends: LinkEnds) {
    const connection = new RTCPeerConnection({
      iceServers: [...ends.iceServers],
      bundlePolicy: 'max-bundle',
    });
    this.connection = connection;
    connection.onnegotiationneeded = () => void this.attempt(() => this.offer());
    connection.onicecandidate = ({ candidate }) => {
      if (!candidate) return;
      const { sdpMid, sdpMLineIndex, usernameFragment } = candidate;
      ends.send({ candidate: { candidate: candidate.candidate, sdpMid, sdpMLineIndex, usernameFragment } });
    };
    connection.ontrack = ({ track }) => {
      for (const old of this.theirs.getTracks()) if (old.kind === track.kind) this.theirs.removeTrack(old);
      this.theirs.addTrack(track);
      ends.onTheirs(this.theirs);
    };
    connection.onconnectionstatechange = () => this.follow(connection.connectionState);
  }

  /** Sends a track from now on, instead of the one of its kind; null: none. */
  setTrack(kind: 'audio' | 'video', track: MediaStreamTrack | null): void {
    const sender = this.senders.get(kind);
    if (sender) void this.attempt(() => sender.replaceTrack(track));
    else if (track) this.senders.set(kind, this.connection.addTrack(track));
  }

  /** Takes what the other page says, one after the other. */
  take(said: Said): void {
    this.taking = this.taking.then(() => this.attempt(() => this.takeOne(said)));
  }

  /** The two have found each other again; what was said meanwhile may be lost. */
  resume(iceServers: readonly IceServer[]): void {
    const { connectionState, signalingState, localDescription } = this.connection;
    this.connection.setConfiguration({ iceServers: [...iceServers], bundlePolicy: 'max-bundle' });
    if (signalingState === 'have-local-offer' && localDescription) this.describe(localDescription);
    else if (connectionState !== 'connected') this.restart();
  }

  close(): void {
    clearTimeout(this.timer);
    this.connection.onconnectionstatechange = null;
    this.connection.close();
  }

  /** What a browser refuses of one message must not end the others; a connection that was closed refuses everything. */
  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (refusal) {
      if (this.connection.signalingState !== 'closed') reportSkipped('a step of the video', String(refusal));
    }
  }

  private async offer(): Promise<void> {
    try {
      this.isOffering = true;
      await this.connection.setLocalDescription();
      if (this.connection.localDescription) this.describe(this.connection.localDescription);
    } finally {
      this.isOffering = false;
    }
  }

  private describe({ type, sdp }: RTCSessionDescription): void {
    if (type === 'offer' || type === 'answer') this.ends.send({ description: { type, sdp } });
  }

  private async takeOne({ description, candidate }: Said): Promise<void> {
    const { connection } = this;
    if (connection.signalingState === 'closed') return;
    if (description) {
      const collides =
        description.type === 'offer' && (this.isOffering || connection.signalingState !== 'stable');
      this.isIgnored = !this.ends.isPolite && collides;
      // An answer to an offer that was given up meanwhile.
      const isStale = description.type === 'answer' && connection.signalingState !== 'have-local-offer';
      if (this.isIgnored || isStale) return;
      await connection.setRemoteDescription(description);
      if (description.type !== 'offer') return;
      await connection.setLocalDescription();
      if (connection.localDescription) this.describe(connection.localDescription);
    }
    if (candidate && !this.isIgnored && connection.remoteDescription) {
      await connection.addIceCandidate(candidate);
    }
  }

  private follow(state: RTCPeerConnectionState): void {
    clearTimeout(this.timer);
    this.ends.onConnected(state === 'connected');
    if (state === 'disconnected') this.timer = setTimeout(() => this.restart(), FALTERED_MS);
    if (state === 'failed') this.restart();
  }

  /** Looks for a new way, again and again until there is one. */
  private restart(): void {
    const { connection } = this;
    clearTimeout(this.timer);
    if (connection.signalingState === 'closed' || connection.connectionState === 'connected') return;
    connection.restartIce();
    this.timer = setTimeout(() => this.restart(), AGAIN_MS);
  }
}
