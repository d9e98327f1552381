import type { ChatMessage } from '@washcoat/contract-loads';
import { externalStore, isPassing, problemText } from '@washcoat/platform-sdk';

/** What somebody has written and the server has not confirmed. */
export interface Unsent {
  clientId: string;
  text: string;
  pictures: readonly string[];
  /** Why it was refused; without it it goes as soon as it can. */
  problem?: string;
}

type Send = (message: Unsent) => Promise<ChatMessage>;

const AGAIN_MS = 3_000;
const NOT_SENT = 'This was not sent.';

const storageKeyOf = (userId: string, loadId: string) => `washcoat.chat.${userId}.${loadId}`;

const isUnsent = (value: unknown): value is Unsent =>
  typeof value === 'object' &&
  value !== null &&
  ['clientId', 'text'].every((name) => typeof Reflect.get(value, name) === 'string') &&
  Array.isArray(Reflect.get(value, 'pictures'));

/** What another version of the page stored in another form is left out: a chat opens without it. */
function unsentIn(storageKey: string): readonly Unsent[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isUnsent) : [];
  } catch {
    return [];
  }
}

/**
 * Messages on their way, in the order in which they were written. Each has an id of its own, so that one whose answer
 * was lost is sent again without being said twice; they outlive a broken connection and a reload of the page. There is one
 * queue for what one person says about one load (`chatQueueOf`): two would overwrite what the other keeps.
 */
export class ChatQueue {
  readonly store;
  private readonly storageKey: string;
  private isRunning = false;

  constructor(
    { userId, loadId }: { userId: string; loadId: string },
    private readonly send: Send,
    private readonly onSent: (message: ChatMessage) => void,
  ) {
    this.storageKey = storageKeyOf(userId, loadId);
    this.store = externalStore(unsentIn(this.storageKey));
  }

  add(message: Omit<Unsent, 'clientId'>): void {
    this.keep([...this.store.get(), { ...message, clientId: crypto.randomUUID() }]);
    void this.run();
  }

  /** Tries a refused message once more. */
  retry(clientId: string): void {
    this.keep(
      this.store.get().map((one) => (one.clientId === clientId ? { ...one, problem: undefined } : one)),
    );
    void this.run();
  }

  discard(clientId: string): void {
    this.keep(this.store.get().filter((one) => one.clientId !== clientId));
  }

  /** Sends what waits, one after the other; what can not go now is tried again in a moment. */
  async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    let isStuck = false;
    for (let next = this.next(); next && !isStuck; next = this.next()) isStuck = !(await this.sendOne(next));
    this.isRunning = false;
    if (isStuck) setTimeout(() => void this.run(), AGAIN_MS);
  }

  private next(): Unsent | undefined {
    return this.store.get().find(({ problem }) => problem === undefined);
  }

  /** Answers whether others can follow. */
  private async sendOne(message: Unsent): Promise<boolean> {
    try {
      this.onSent(await this.send(message));
      this.discard(message.clientId);
      return true;
    } catch (failure) {
      if (isPassing(failure)) return false;
      this.refuse(message, problemText(failure, NOT_SENT));
      return true;
    }
  }

  private refuse({ clientId }: Unsent, problem: string): void {
    this.keep(this.store.get().map((one) => (one.clientId === clientId ? { ...one, problem } : one)));
  }

  private keep(messages: readonly Unsent[]): void {
    if (messages.length) sessionStorage.setItem(this.storageKey, JSON.stringify(messages));
    else sessionStorage.removeItem(this.storageKey);
    this.store.set(messages);
  }
}
