import type {
  LiveChange,
  LivePerson,
  LiveRecord,
  LiveTopic,
  ToPage,
  VideoAnswer,
  VideoJoin,
  VideoOver,
  VideoPlace,
  VideoSignal,
  VideoToPage,
  WatchAnswer,
} from '@washcoat/contract-kernel';
import { externalStore } from '../store/external-store';
import type { ExternalStore } from '../store/external-store';
import { atOwnMoment } from './at-own-moment';

/** The realtime connection of the page, as the shell holds it. */
export interface LiveLine {
  watch(record: LiveRecord): Promise<WatchAnswer>;
  unwatch(record: LiveRecord): void;
  typing(record: LiveRecord): void;
  /** Absent in shells that know nothing of video. */
  video?: VideoLine;
}

/** What a page says about the video of a grading session. */
export interface VideoLine {
  join(join: VideoJoin): Promise<VideoAnswer>;
  signal(signal: VideoSignal): void;
  hangUp(record: LiveRecord): void;
}

/** Gets what the door says to the page that takes part by video. */
export interface VideoListener {
  signal(signal: VideoSignal): void;
  over(over: VideoOver): void;
}

type Notify = (change: LiveChange) => void;

/** A record that parts of the page have open. */
interface Watched {
  record: LiveRecord;
  listeners: Set<Notify>;
  people: ExternalStore<readonly LivePerson[]>;
  writing: ExternalStore<readonly LivePerson[]>;
  place: ExternalStore<VideoPlace | null>;
  cameras: Set<VideoListener>;
}

/** Who writes says so every two seconds; after this nobody does. */
const WRITING_MS = 4_000;
/** After the door could not let the page hear of a record, for whatever reason but that it is not the reader's. */
const AGAIN_MS = 5_000;
const nobody: readonly LivePerson[] = [];

/** Whether changes are told over the realtime connection; while they are not, pages ask every few seconds. */
export const liveStore = externalStore<boolean>(false);

/**
 * The open records, by their keys, that need no asking: the door tells of their changes, or has said that they are not the
 * reader's to see.
 */
export const toldStore = externalStore<ReadonlySet<string>>(new Set());

const topics = new Map<LiveTopic, Set<Notify>>();
const watched = new Map<string, Watched>();
let line: LiveLine | null = null;
let awaitingRecord: (() => void)[] = [];

/** The name of an open record in `toldStore`. */
export const keyOf = ({ kind, recordId }: LiveRecord) => `${kind}/${recordId}`;
const now = () => new Date().toISOString();

/** Calls `notify` when something of a topic has changed, and when it may have while there was no connection. */
export function onLive(topic: LiveTopic, notify: Notify): () => void {
  const those = topics.get(topic) ?? new Set();
  topics.set(topic, those.add(notify));
  return () => those.delete(notify);
}

/**
 * The same without the first connection of a page, as what it shows then was asked for a moment before; and later, by up to a
 * second, or once the page is seen, so that not all open pages ask at once.
 */
export function onLiveNews(topic: LiveTopic, notify: Notify): () => void {
  let isFirst = !liveStore.get();
  const later = atOwnMoment(notify);
  const stop = onLive(topic, (change) => {
    if (!isFirst) later.hear(change);
    isFirst = false;
  });
  return () => {
    stop();
    later.stop();
  };
}

function tell(listeners: Iterable<Notify>, change: LiveChange): void {
  for (const notify of [...listeners]) notify(change);
}

function setTold(record: LiveRecord, isTold: boolean): void {
  const told = new Set(toldStore.get());
  if (isTold) told.add(keyOf(record));
  else told.delete(keyOf(record));
  toldStore.set(told);
}

/** Whoever comes back hears how far the record has come, and that something may have been said. */
async function ask(open: Watched): Promise<void> {
  const { record, listeners, people } = open;
  const asked = line;
  if (!asked) return;
  const again = () => setTimeout(() => watched.get(keyOf(record)) === open && void ask(open), AGAIN_MS);
  // What is rejected is only ever an answer that did not come: it is asked for again.
  const answer = await asked.watch(record).catch(() => null);
  if (watched.get(keyOf(record)) !== open || line !== asked) return;
  if (!answer) {
    again();
    return;
  }
  const isRefused = !answer.isWatched && answer.code === 'NOT_FOUND';
  setTold(record, answer.isWatched || isRefused);
  const { recordId } = record;
  if (!answer.isWatched) {
    tell(listeners, { topic: 'record', recordId, at: now() });
    if (!isRefused) again();
    return;
  }
  people.set(answer.people);
  tell(listeners, { topic: 'record', recordId, version: answer.version, at: now() });
  tell(listeners, { topic: 'chat', recordId, at: now() });
}

function openOf(record: LiveRecord): Watched {
  const key = keyOf(record);
  const known = watched.get(key);
  if (known) return known;
  const open = {
    record,
    listeners: new Set<Notify>(),
    people: externalStore(nobody),
    writing: externalStore(nobody),
    place: externalStore<VideoPlace | null>(null),
    cameras: new Set<VideoListener>(),
  };
  watched.set(key, open);
  void ask(open);
  for (const resolve of awaitingRecord) resolve();
  awaitingRecord = [];
  return open;
}

/** Resolves once a record is open: somebody else may be working on it, so that the connection is not put off. */
export function whenRecordIsOpen(): Promise<void> {
  return new Promise((resolve) => {
    if (watched.size > 0) resolve();
    else awaitingRecord.push(resolve);
  });
}

/** An open record, for one part of the page: who else has it open, who is writing, and a way to say that one is. */
export interface LiveFollowing {
  people: ExternalStore<readonly LivePerson[]>;
  writing: ExternalStore<readonly LivePerson[]>;
  sayWriting(): void;
  /** Says that somebody has written it: nobody waits for it any more. */
  endWriting(userId: string): void;
  video: VideoFollowing;
  stop(): void;
}

/** The video of an open record: which part the reader has in it, null while the door has not said so. */
export interface VideoFollowing {
  place: ExternalStore<VideoPlace | null>;
  /** Null while there is no connection. */
  join(seatId: string): Promise<VideoAnswer> | null;
  signal(signal: Omit<VideoSignal, keyof LiveRecord>): void;
  hangUp(): void;
  /** Hands over what the door says; answers how to stop. */
  listen(listener: VideoListener): () => void;
}

/** Follows a record while it is open. Several parts of the page share one following. */
export function followRecord(record: LiveRecord, notify: Notify): LiveFollowing {
  const open = openOf(record);
  open.listeners.add(notify);
  return {
    people: open.people,
    writing: open.writing,
    sayWriting: () => line?.typing(record),
    endWriting: (userId) => open.writing.set(withoutUser(open.writing.get(), userId)),
    video: {
      place: open.place,
      join: (seatId) => line?.video?.join({ ...record, seatId }) ?? null,
      signal: (signal) => line?.video?.signal({ ...record, ...signal }),
      hangUp: () => line?.video?.hangUp(record),
      listen(listener) {
        open.cameras.add(listener);
        return () => open.cameras.delete(listener);
      },
    },
    stop() {
      open.listeners.delete(notify);
      if (open.listeners.size || watched.get(keyOf(record)) !== open) return;
      watched.delete(keyOf(record));
      setTold(record, false);
      line?.unwatch(record);
    },
  };
}

/** What comes over the connection. */
export const liveMessages: ToPage = {
  changed(change) {
    if (change.recordId === undefined) {
      tell(topics.get(change.topic) ?? [], change);
      return;
    }
    for (const { record, listeners } of [...watched.values()])
      if (record.recordId === change.recordId) tell(listeners, change);
  },
  people({ people, ...record }) {
    watched.get(keyOf(record))?.people.set(people);
  },
  typing({ person, ...record }) {
    const writing = watched.get(keyOf(record))?.writing;
    if (!writing) return;
    writing.set([...withoutUser(writing.get(), person.userId), person]);
    setTimeout(() => writing.set(writing.get().filter((one) => one !== person)), WRITING_MS);
  },
  closed(record) {
    const { recordId } = record;
    tell(watched.get(keyOf(record))?.listeners ?? [], { topic: 'record', recordId, at: now() });
  },
};

/** Those of a list who are somebody else; the list itself where all are. */
function withoutUser(people: readonly LivePerson[], userId: string): readonly LivePerson[] {
  const others = people.filter((one) => one.userId !== userId);
  return others.length < people.length ? others : people;
}

/** What comes over the connection about video. */
export const videoMessages: VideoToPage = {
  video(place) {
    watched.get(keyOf(place))?.place.set(place);
  },
  videoSignal(signal) {
    for (const { signal: take } of camerasOf(signal)) take(signal);
  },
  videoOver(over) {
    for (const { over: take } of camerasOf(over)) take(over);
  },
};

const camerasOf = (record: LiveRecord) => [...(watched.get(keyOf(record))?.cameras ?? [])];

/** Says that the connection is there: everybody catches up with what they missed. */
export function liveIsUp(connected: LiveLine): void {
  line = connected;
  liveStore.set(true);
  for (const [topic, listeners] of topics) tell(listeners, { topic, at: now() });
  for (const open of [...watched.values()]) void ask(open);
}

/** Says that the connection is gone. */
export function liveIsDown(): void {
  line = null;
  liveStore.set(false);
  toldStore.set(new Set());
  for (const { people, writing, place } of watched.values()) {
    people.set(nobody);
    writing.set(nobody);
    place.set(null);
  }
}
