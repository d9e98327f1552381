import type { IceServer, VideoSignal } from '@washcoat/contract-kernel';
import { reportSkipped } from '@washcoat/platform-sdk';

/** So long a connection that faltered may find its way back by itself. */
const FALTERED_MS = 2_000;
/** So long a new way is waited for before another one is looked for. */
const AGAIN_MS = 6_000;
/** So long the two may take to find each other before what one of them said counts as lost. */
const FOUND_MS = 20_000;

type Said = Pick<VideoSignal, 'description' | 'candidate'>;

export interface LinkEnds {
  iceServers: readonly IceServer[];
  /** Of the two one describes the connection and the other one answers, so that they never do it at one moment. */
  isDescriber: boolean;
  send(said: Said): void;
  onTheirs(stream: MediaStream): void;
  onConnected(isConnected: boolean): void;
}

const kinds = ['audio', 'video'] as const;

/**
 * The connection to the other page, over which pictures and sound go. It has a way for both in both directions from the
 * start, so that cameras come and go without describing it again; one that breaks looks for a new way until it is closed.
 */
export class PeerLink {
  private readonly connection: RTCPeerConnection;
  private readonly theirs = new MediaStream();
  private readonly tracks = new Map<string, MediaStreamTrack | null>();
  private readonly senders = new Map<string, RTCRtpSender>();
  private taking: Promise<void> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ends: LinkEnds) {
    const connection = new RTCPeerConnection({
      iceServers: [...ends.iceServers],
      bundlePolicy: 'max-bundle',
    });
    this.connection = connection;
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
    if (!ends.isDescriber) return;
    connection.onnegotiationneeded = () => void this.attempt(() => this.describe());
    this.restartAfter(FOUND_MS);
    for (const kind of kinds) this.senders.set(kind, connection.addTransceiver(kind).sender);
  }

  /** Sends a track from now on, instead of the one of its kind; null: none. */
  setTrack(kind: 'audio' | 'video', track: MediaStreamTrack | null): void {
    this.tracks.set(kind, track);
    const sender = this.senders.get(kind);
    if (sender) void this.attempt(() => sender.replaceTrack(track));
  }

  /** Takes what the other page says, one after the other. */
  take(said: Said): void {
    this.taking = this.taking.then(() => this.attempt(() => this.takeOne(said)));
  }

  /** The two have found each other again; what was said meanwhile may be lost. */
  resume(iceServers: readonly IceServer[]): void {
    this.connection.setConfiguration({ iceServers: [...iceServers], bundlePolicy: 'max-bundle' });
    this.restart();
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

  private async describe(): Promise<void> {
    await this.connection.setLocalDescription();
    this.say();
  }

  private say(): void {
    const { type, sdp } = this.connection.localDescription ?? {};
    if (sdp !== undefined && (type === 'offer' || type === 'answer'))
      this.ends.send({ description: { type, sdp } });
  }

  private async takeOne({ description, candidate }: Said): Promise<void> {
    const { connection, ends } = this;
    if (connection.signalingState === 'closed') return;
    if (description?.type === 'offer' && !ends.isDescriber) {
      await connection.setRemoteDescription(description);
      for (const transceiver of connection.getTransceivers()) await this.answerBy(transceiver);
      await this.describe();
    }
    // A second answer to an offer that was said twice says nothing new.
    if (description?.type === 'answer' && connection.signalingState === 'have-local-offer')
      await connection.setRemoteDescription(description);
    if (candidate && connection.remoteDescription) await connection.addIceCandidate(candidate);
  }

  private async answerBy(transceiver: RTCRtpTransceiver): Promise<void> {
    const { kind } = transceiver.receiver.track;
    transceiver.direction = 'sendrecv';
    this.senders.set(kind, transceiver.sender);
    await transceiver.sender.replaceTrack(this.tracks.get(kind) ?? null);
  }

  private follow(state: RTCPeerConnectionState): void {
    clearTimeout(this.timer);
    this.ends.onConnected(state === 'connected');
    if (state === 'connecting') this.restartAfter(FOUND_MS);
    if (state === 'disconnected') this.restartAfter(FALTERED_MS);
    if (state === 'failed') this.restart();
  }

  private restartAfter(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.restart(), ms);
  }

  /**
   * Looks for a new way, again and again until there is one; the one that answers waits for the other's. What was said and
   * not answered is said again, as it may have been lost with the connection of the other page.
   */
  private restart(): void {
    const { connection, ends } = this;
    clearTimeout(this.timer);
    if (!ends.isDescriber) return;
    const { signalingState, connectionState } = connection;
    if (signalingState === 'have-local-offer') this.say();
    else if (signalingState === 'closed' || connectionState === 'connected') return;
    else connection.restartIce();
    this.restartAfter(AGAIN_MS);
  }
}
