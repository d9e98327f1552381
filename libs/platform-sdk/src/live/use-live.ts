import {
  isId,
  type LiveChange,
  type LiveKind,
  type LivePerson,
  type LiveRecord,
  type LiveTopic,
} from '@washcoat/contract-kernel';
import { useEffect, useEffectEvent, useState } from 'react';
import { externalStore, useStore } from '../store/external-store';
import { followRecord, keyOf, liveStore, onLive, toldStore } from './live-line';
import type { LiveFollowing } from './live-line';

/** Calls `onChange` when something of a topic has changed elsewhere. */
export function useLive(topic: LiveTopic, onChange: (change: LiveChange) => void): void {
  const notify = useEffectEvent(onChange);
  useEffect(() => onLive(topic, (change) => notify(change)), [topic]);
}

/** What was told and lost is found after so long. */
const LOST_MS = 60_000;

/**
 * How what others change is kept up to date: told while there is a realtime connection, else by asking. What belongs to
 * an open record is told only once the door has let the page hear of it.
 */
export function useLivePolling(everyMs: number, record?: LiveRecord) {
  const isUp = useStore(liveStore);
  const told = useStore(toldStore);
  const isTold = isUp && (!record || told.has(keyOf(record)));
  return { refetchOnFocus: true, skipPollingIfUnfocused: true, pollingInterval: isTold ? LOST_MS : everyMs };
}

const nobody = externalStore<readonly LivePerson[]>([]);

/** Who else is there, and a way to say that one is writing. */
export interface LivePresence {
  people: readonly LivePerson[];
  writing: readonly LivePerson[];
  sayWriting(): void;
  /** Says that somebody has written it: nobody waits for it any more. */
  endWriting(userId: string): void;
}

/**
 * Follows an open record (none without an id). `onChange` hears of every change, and after a lost connection of the
 * version that the record has by now.
 */
export function useLiveRecord(
  kind: LiveKind,
  recordId: string | null,
  onChange: (change: LiveChange) => void,
): LivePresence {
  const notify = useEffectEvent(onChange);
  const [following, setFollowing] = useState<LiveFollowing | null>(null);
  useEffect(() => {
    // The door cuts off whoever asks for what can be no record, such as an address that was typed wrong.
    if (recordId === null || !isId(recordId)) return undefined;
    const started = followRecord({ kind, recordId }, (change) => notify(change));
    setFollowing(started);
    return () => {
      started.stop();
      setFollowing(null);
    };
  }, [kind, recordId]);
  return {
    people: useStore(following?.people ?? nobody),
    writing: useStore(following?.writing ?? nobody),
    sayWriting: () => following?.sayWriting(),
    endWriting: (userId) => following?.endWriting(userId),
  };
}
