import type { RedisClientType } from 'redis';
import { uncheckedSignIn } from '../problem';
import type { SessionRecord, SessionStore } from './session-store';
import { clock } from '../platform/surroundings';

/** Is there as long as Redis has kept what was put into it. */
const WHOLE = 'sessions:whole';

/**
 * Sessions shared by every process through Redis; they expire there by themselves. Throws 503 when it is away, and for a
 * session that it does not have as long as it is not whole.
 */
export class RedisSessionStore implements SessionStore {
  constructor(private readonly redis: RedisClientType) {}

  async put(record: SessionRecord) {
    const value = Math.max(1, Math.ceil((record.expiresAt - clock.ms()) / 1000));
    const expiration = { type: 'EX', value } as const;
    await reached(this.redis.set(keyOf(record.sessionId), JSON.stringify(record), { expiration }));
  }

  async get(sessionId: string) {
    const [stored, whole] = await reached(this.redis.mGet([keyOf(sessionId), WHOLE]));
    if (stored) return JSON.parse(stored) as SessionRecord;
    if (whole) return null;
    throw uncheckedSignIn(new Error('Redis has come back without the sessions.'));
  }

  async end(sessionIds: readonly string[]) {
    if (sessionIds.length) await reached(this.redis.del(sessionIds.map(keyOf)));
  }

  async isWhole() {
    return (await reached(this.redis.exists(WHOLE))) > 0;
  }

  async markWhole() {
    await reached(this.redis.set(WHOLE, clock.now().toISOString()));
  }
}

const keyOf = (sessionId: string) => `session:${sessionId}`;

function reached<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((cause: unknown) => {
    throw uncheckedSignIn(cause);
  });
}
