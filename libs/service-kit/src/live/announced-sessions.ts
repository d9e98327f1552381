import type { SessionRecord, SessionStore } from '../access/session-store';
import type { LiveBus } from './live-bus';

/** A session store that tells the doors at once whose session ended or changed, so that open connections follow. */
export class AnnouncedSessions implements SessionStore {
  constructor(
    private readonly store: SessionStore,
    private readonly live: LiveBus,
  ) {}

  async put(record: SessionRecord) {
    await this.store.put(record);
    this.live.tell({ kind: 'sessions', sessionIds: [record.sessionId] });
  }

  get(sessionId: string) {
    return this.store.get(sessionId);
  }

  async end(sessionIds: readonly string[]) {
    await this.store.end(sessionIds);
    if (sessionIds.length) this.live.tell({ kind: 'sessions', sessionIds });
  }

  isWhole() {
    return this.store.isWhole();
  }

  markWhole() {
    return this.store.markWhole();
  }
}
