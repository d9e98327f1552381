import { externalStore } from '../store/external-store';
import type { ExternalStore } from '../store/external-store';
import { scanned } from './scan-machine';
import type { ScanEvent } from './scan-machine';
import { isSettled, nothingScanned } from './scan-state';
import type { Addition, Found, ScanRules, ScanState } from './scan-state';

/** What came of a call. `isLost`: there was no answer, so that it may have been done. */
export type Reply<Value> = { value: Value } | { problem: string; isLost: boolean };

/** What a scanner asks of its surroundings. */
export interface ScanPorts<T, R> {
  lookUp: (code: string) => Promise<Reply<Found<T>>>;
  /** Adds; `key` is the same for every try of one addition, and adding twice with it adds once. */
  add: (addition: Addition<T, R>, key: string) => Promise<Reply<R>>;
  takeOut: (result: R) => Promise<Reply<unknown>>;
  /** Waits before another try. */
  wait?: (milliseconds: number) => Promise<void>;
}

/** A scanner at work outside React: no key waits for a render. */
export interface Scanner<T, R> {
  store: ExternalStore<ScanState<T, R>>;
  send: (event: ScanEvent<T, R>) => void;
}

const pauses = [400, 1600];
const mostLookups = 3;
const BROKEN = 'Something went wrong here. Try again, or reload the page.';

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/**
 * Runs what the state asks for: a few lookups at a time in the order of the codes, additions one after another. A call
 * without an answer is tried again, an addition with its own key.
 */
export function runScanner<T, R>(rules: ScanRules, ports: () => ScanPorts<T, R>): Scanner<T, R> {
  const store = externalStore(nothingScanned<T, R>(rules));
  const lookups = new Set<string>();
  const keys = new Map<number, string>();
  const takings = new Set<number>();
  const isGone = (id: number) => !store.get().additions.some((addition) => addition.id === id);

  /** A port that throws fails its own call and holds up nothing after it. */
  const asked = async <V>(ask: () => Promise<Reply<V>>): Promise<Reply<V>> => {
    try {
      return await ask();
    } catch (error) {
      reportError(error);
      return { problem: BROKEN, isLost: false };
    }
  };
  const patiently = async <V>(ask: () => Promise<Reply<V>>): Promise<Reply<V>> => {
    let reply = await asked(ask);
    for (const milliseconds of pauses) {
      if ('value' in reply || !reply.isLost) return reply;
      await (ports().wait ?? pause)(milliseconds);
      reply = await asked(ask);
    }
    return reply;
  };
  const lookUp = async (entry: number, code: string, name: string, tries: number) => {
    const reply = await patiently(() => ports().lookUp(code));
    lookups.delete(name);
    const asked = store.get().entries.find(({ id }) => id === entry);
    if (asked?.tries !== tries) return work();
    if ('value' in reply) send({ is: 'found', entry, found: reply.value });
    else send({ is: 'notLookedUp', entry, problem: reply.problem });
  };
  const add = async (addition: Addition<T, R>) => {
    const { id } = addition;
    const key = keys.get(id) ?? crypto.randomUUID();
    keys.set(id, key);
    send({ is: 'sending', addition: id });
    const reply = await patiently(() => ports().add(addition, key));
    if ('value' in reply) send({ is: 'added', addition: id, result: reply.value });
    else send({ is: 'notAdded', addition: id, problem: reply.problem, mayBeIn: reply.isLost });
  };
  const takeOut = async (id: number, result: R) => {
    const reply = await patiently(() => ports().takeOut(result));
    takings.delete(id);
    if (isGone(id)) return;
    if ('value' in reply) send({ is: 'takenOut', addition: id });
    else send({ is: 'notTakenOut', addition: id, problem: reply.problem });
  };
  const work = () => {
    const { entries, additions } = store.get();
    for (const entry of entries) {
      const name = `${entry.id}:${entry.tries}`;
      if (lookups.size >= mostLookups) break;
      if (entry.isHeld || isSettled(entry) || lookups.has(name)) continue;
      lookups.add(name);
      void lookUp(entry.id, entry.code, name, entry.tries);
    }
    for (const { id, step, result } of additions) {
      if (step !== 'leaving' || result === null || takings.has(id)) continue;
      takings.add(id);
      void takeOut(id, result);
    }
    const isSending = additions.some(({ step }) => step === 'sending');
    const next = additions.find(({ step }) => step === 'waiting');
    if (next && !isSending) void add(next);
  };
  const send = (event: ScanEvent<T, R>) => {
    store.set(scanned(store.get(), event));
    work();
  };
  return { store, send };
}
