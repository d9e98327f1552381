import { z } from 'zod';
import { id, moment } from './fields';

/** Kinds of records whose open pages hear of each other and of every change. */
export const liveKinds = ['load', 'settlement'] as const;
export type LiveKind = (typeof liveKinds)[number];

/** A record that somebody has open. */
export const liveRecord = z.object({ kind: z.enum(liveKinds), recordId: id });
export type LiveRecord = z.infer<typeof liveRecord>;

/**
 * What may have changed: an open record, what is said about it, the lists of carts, the message centre, lookup credits,
 * the prices in force, what settlements propose of assays, or the reader's own rights.
 */
export const liveTopics = [
  'record',
  'chat',
  'loads',
  'notices',
  'credits',
  'prices',
  'proposals',
  'rights',
] as const;
export type LiveTopic = (typeof liveTopics)[number];

/**
 * Says that something changed, never what it is now: who hears it asks by the ordinary call, which answers what the
 * asker may see. So no price can leave this way.
 */
export const liveChange = z.object({
  topic: z.enum(liveTopics),
  /** Of an open record alone: which. */
  recordId: id.optional(),
  /** Grows with every change of the same thing: of a record its version, of what is said its last message. */
  version: z.number().int().optional(),
  at: moment,
});
export type LiveChange = z.infer<typeof liveChange>;

/** Somebody who has a record open. */
export const livePerson = z.object({ userId: id, name: z.string() });
export type LivePerson = z.infer<typeof livePerson>;

/** Who has a record open now. */
export const livePeople = liveRecord.extend({ people: z.array(livePerson) });
export type LivePeople = z.infer<typeof livePeople>;

/** Somebody is writing about a record at this moment. */
export const liveTyping = liveRecord.extend({ person: livePerson });
export type LiveTyping = z.infer<typeof liveTyping>;

/** The answer to who wants to hear of a record: how far it has come, or why not. */
export const watchAnswer = z.union([
  z.object({ isWatched: z.literal(true), version: z.number().int(), people: z.array(livePerson) }),
  z.object({ isWatched: z.literal(false), code: z.string(), error: z.string() }),
]);
export type WatchAnswer = z.infer<typeof watchAnswer>;

/** What a page sends over the realtime connection; `watch` is answered. */
export interface ToDoor {
  watch: (record: LiveRecord, answer: (answer: WatchAnswer) => void) => void;
  unwatch: (record: LiveRecord) => void;
  typing: (record: LiveRecord) => void;
}

/** What a page gets. `closed`: the record is not the reader's to see any more. */
export interface ToPage {
  changed: (change: LiveChange) => void;
  people: (people: LivePeople) => void;
  typing: (typing: LiveTyping) => void;
  closed: (record: LiveRecord) => void;
}

/** The messages by name, in both directions: what the door takes is checked by these. */
export const liveMessages = {
  toDoor: { watch: liveRecord, unwatch: liveRecord, typing: liveRecord },
  toPage: { changed: liveChange, people: livePeople, typing: liveTyping, closed: liveRecord },
} as const;

/** Where the realtime connection is; web sockets alone. */
export const LIVE_PATH = '/realtime';
