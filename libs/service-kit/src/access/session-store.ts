import type { Session } from '@washcoat/contract-entities';
import type { RedisClientType } from 'redis';
import { uncheckedSignIn } from '../problem';

/** A live session: what every service needs to know of the signed-in user. */
export interface SessionRecord {
  sessionId: string;
  expiresAt: number;
  session: Session;
}

/** Live sessions. What is not in here is signed out, whatever its token says. */
export interface SessionStore {
  put(record: SessionRecord): Promise<void>;
  get(sessionId: string): Promise<SessionRecord | null>;
  end(sessionIds: readonly string[]): Promise<void>;
}

/** Sessions of a single process. */
export class MemorySessionStore implements SessionStore {
  private readonly records = new Map<string, SessionRecord>();

  async put(record: SessionRecord) {
    this.records.set(record.sessionId, record);
  }

  async get(sessionId: string) {
    const record = this.records.get(sessionId);
    if (!record) return null;
    if (record.expiresAt > Date.now()) return record;
    this.records.delete(sessionId);
    return null;
  }

  async end(sessionIds: readonly string[]) {
    for (const sessionId of sessionIds) this.records.delete(sessionId);
  }
}

/** Sessions shared by every process through Redis; they expire there by themselves. Throws 503 when it is away. */
export class RedisSessionStore implements SessionStore {
  constructor(private readonly redis: RedisClientType) {}

  async put(record: SessionRecord) {
    const value = Math.max(1, Math.ceil((record.expiresAt - Date.now()) / 1000));
    const expiration = { type: 'EX', value } as const;
    await reached(this.redis.set(keyOf(record.sessionId), JSON.stringify(record), { expiration }));
  }

  async get(sessionId: string) {
    const stored = await reached(this.redis.get(keyOf(sessionId)));
    return stored ? (JSON.parse(stored) as SessionRecord) : null;
  }

  async end(sessionIds: readonly string[]) {
    if (sessionIds.length) await reached(this.redis.del(sessionIds.map(keyOf)));
  }
}

function reached<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((cause: unknown) => {
    throw uncheckedSignIn(cause);
  });
}

const keyOf = (sessionId: string) => `session:${sessionId}`;
