import type { Session } from '@washcoat/contract-entities';
import { clock } from '../platform/surroundings';

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
  /** Whether every live session is in here; a store that came back empty is not whole. */
  isWhole(): Promise<boolean>;
  /** Says that every live session is in here now. */
  markWhole(): Promise<void>;
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
    if (record.expiresAt > clock.ms()) return record;
    this.records.delete(sessionId);
    return null;
  }

  async end(sessionIds: readonly string[]) {
    for (const sessionId of sessionIds) this.records.delete(sessionId);
  }

  async isWhole() {
    return true;
  }

  async markWhole() {}
}
