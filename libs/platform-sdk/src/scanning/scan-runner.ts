import { externalStore } from '../store/external-store';
import type { ExternalStore } from '../store/external-store';
import { restored, scanKeeper } from './kept-scans';
import type { ScanKeeping } from './kept-scans';
import { scanned } from './scan-machine';
import type { ScanEvent } from './scan-machine';
import { isSettled, nothingScanned } from './scan-state';
import type { Addition, Found, ScanRules, ScanState } from './scan-state';

/** What came of a call. `isLost`: there was no answer, so that it may have been done. */
export type Reply<Value> = { value: Value } | { problem: string; isLost: boolean };

/** An addition; `key` is the same for every try of it, and adding twice with it adds once. */
export interface KeyedAddition<T, R> {
  addition: Addition<T, R>;
  key: string;
}

/** What a scanner asks of its surroundings. */
export interface ScanPorts<T, R> {
  lookUp: (code: string) => Promise<Reply<Found<T>>>;
  /** Adds in order to one target, and answers each by itself. */
  add: (entries: readonly KeyedAddition<T, R>[]) => Promise<Reply<readonly Reply<R>[]>>;
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
const mostTogether = 50;
const BROKEN = 'Something went wrong here. Try again, or reload the page.';
const broken = { problem: BROKEN, isLost: false } as const;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/**
 * Runs what the state asks for: a few lookups at a time in the order of the codes, one call after another that adds. What
 * comes while one is under way goes with the next, together. A call without an answer is tried again, each addition with
 * its own key. What is not sent yet is kept on the device where `keeping` says so.
 */
export function runScanner<T, R>(
  rules: ScanRules,
  ports: () => ScanPorts<T, R>,
  keeping?: ScanKeeping<T>,
): Scanner<T, R> {
  const nothing = nothingScanned<T, R>(rules);
  const kept = keeping ? restored(keeping, nothing) : { state: nothing, keys: new Map<number, string>() };
  const store = externalStore(kept.state);
  const lookups = new Set<string>();
  /** Of codes and additions. The first addition of a code that was kept has the key of the code. */
  const keys = new Map(kept.keys);
  const takings = new Set<number>();
  const isGone = (id: number) => !store.get().additions.some((addition) => addition.id === id);

  /** A port that throws fails its own call and holds up nothing after it. */
  const asked = async <V>(ask: () => Promise<Reply<V>>): Promise<Reply<V>> => {
    try {
      return await ask();
    } catch (error) {
      reportError(error);
      return broken;
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
  const ownKey = (id: number) => {
    const key = keys.get(id) ?? crypto.randomUUID();
    keys.set(id, key);
    return key;
  };
  const keyOf = (id: number) => {
    const { additions } = store.get();
    const { entry = 0, sentAs } = additions.find((addition) => addition.id === id) ?? {};
    if (sentAs) return sentAs;
    const isFirst = additions.find((addition) => addition.entry === entry)?.id === id;
    const ofCode = isFirst && !keys.has(id) ? keys.get(entry) : undefined;
    if (ofCode) keys.set(id, ofCode);
    return ownKey(id);
  };
  /** A call that is refused or breaks may be one addition's fault: each is then tried alone. */
  const add = async (together: readonly Addition<T, R>[]) => {
    for (const { id } of together) send({ is: 'sending', addition: id });
    const entries = together.map((addition) => ({ addition, key: keyOf(addition.id) }));
    const reply = await patiently(() => ports().add(entries));
    if (!('value' in reply) && !reply.isLost && together.length > 1) {
      for (const addition of together) await add([addition]);
      return;
    }
    for (const [at, { id }] of together.entries()) {
      const one = 'value' in reply ? (reply.value[at] ?? broken) : reply;
      if ('value' in one) send({ is: 'added', addition: id, result: one.value });
      else send({ is: 'notAdded', addition: id, problem: one.problem, mayBeIn: one.isLost });
    }
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
    const waiting = isSending ? [] : additions.filter(({ step }) => step === 'waiting');
    const next = waiting.filter(({ target }) => target === waiting[0]?.target).slice(0, mostTogether);
    if (next.length) void add(next);
  };
  const keep =
    keeping && scanKeeper<T, R>(keeping, { ofEntry: ownKey, ofAddition: keyOf }, kept.keys.values());
  const send = (event: ScanEvent<T, R>) => {
    store.set(scanned(store.get(), event));
    keep?.(store.get());
    work();
  };
  return { store, send };
}
