import { z } from 'zod';
import { id } from './fields';
import { livePerson, liveRecord, type LiveRecord } from './live-messages';

/** The two of a grading session: whose goods they are, and who looks at them. */
export const videoParts = ['seller', 'grader'] as const;
export type VideoPart = (typeof videoParts)[number];

/** The longest description of a connection that is passed on; those of browsers have 3 to 9 kB. */
const LONGEST_DESCRIPTION = 16_000;
const LONGEST_CANDIDATE = 1_000;

/**
 * Somebody who takes part by video. The seat is of one page: it stays over a broken connection, and is another one after
 * a reload, so that the other page knows whether it can go on with the connection that it has.
 */
export const videoPeer = livePerson.extend({ seatId: id });
export type VideoPeer = z.infer<typeof videoPeer>;

/** Takes the seat that somebody has in the grading session of a record. */
export const videoJoin = liveRecord.extend({ seatId: id });
export type VideoJoin = z.infer<typeof videoJoin>;

/** A server that helps two browsers to find a way to each other, or passes on what they send. */
const iceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
});
export type IceServer = z.infer<typeof iceServer>;

/** The answer to who takes a seat: who has the other one, and by which servers they find each other; or why not. */
export const videoAnswer = z.union([
  z.object({
    isJoined: z.literal(true),
    part: z.enum(videoParts),
    peer: videoPeer.nullable(),
    iceServers: z.array(iceServer),
  }),
  z.object({ isJoined: z.literal(false), code: z.string(), error: z.string() }),
]);
export type VideoAnswer = z.infer<typeof videoAnswer>;

/** What the pages of the two tell each other while they connect, as browsers word it. */
export const videoSignal = liveRecord.extend({
  /** The seats that it is from and for: what was meant for a page that was loaded anew is dropped. */
  from: id,
  to: id,
  description: z
    .object({ type: z.enum(['offer', 'answer']), sdp: z.string().max(LONGEST_DESCRIPTION) })
    .optional(),
  candidate: z
    .object({
      candidate: z.string().max(LONGEST_CANDIDATE),
      sdpMid: z.string().max(64).nullable().optional(),
      sdpMLineIndex: z.number().int().min(0).max(64).nullable().optional(),
      usernameFragment: z.string().max(256).nullable().optional(),
    })
    .optional(),
  /** What is shown and heard of the sender. */
  devices: z.object({ hasCamera: z.boolean(), hasMicrophone: z.boolean() }).optional(),
});
export type VideoSignal = z.infer<typeof videoSignal>;

/** Which part the reader has in the grading session of an open record, and who has the other seat now. */
export const videoPlace = liveRecord.extend({
  part: z.enum(videoParts).nullable(),
  peer: videoPeer.nullable(),
});
export type VideoPlace = z.infer<typeof videoPlace>;

/** Why a seat was lost: somebody hung up, the same person went on in another page, or it is nobody's any more. */
export const videoEnds = ['hung-up', 'elsewhere', 'closed'] as const;
export const videoOver = liveRecord.extend({ reason: z.enum(videoEnds) });
export type VideoOver = z.infer<typeof videoOver>;

/** What a page sends about video over the realtime connection; `videoJoin` is answered. */
export interface VideoToDoor {
  videoJoin: (join: VideoJoin, answer: (answer: VideoAnswer) => void) => void;
  videoSignal: (signal: VideoSignal) => void;
  videoHangUp: (record: LiveRecord) => void;
}

/** What a page gets about video. */
export interface VideoToPage {
  video: (place: VideoPlace) => void;
  videoSignal: (signal: VideoSignal) => void;
  videoOver: (over: VideoOver) => void;
}

/** The messages about video by name: what the door takes is checked by these. */
export const videoMessages = {
  toDoor: { videoJoin, videoSignal, videoHangUp: liveRecord },
  toPage: { video: videoPlace, videoSignal, videoOver },
} as const;
