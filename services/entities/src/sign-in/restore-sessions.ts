import { clock, type Job, type Service } from '@washcoat/service-kit';
import { refreshSessions } from './refresh-sessions';
import { endedSessionIds, usersWithSessions } from './user-session.model';

const BATCH = 500;
const EVERY_MS = 1000;

/**
 * Brings the session store in line with the durable sessions when the service starts: a restart signs nobody out,
 * and nobody in whose sign-out the store has missed.
 */
export async function restoreSessions(service: Service): Promise<void> {
  const { sessions } = service.platform;
  const now = clock.now();
  await sessions.end(await endedSessionIds(service.database, now));
  const userIds = await usersWithSessions(service.database, now);
  for (let start = 0; start < userIds.length; start += BATCH) {
    await service.inTransaction({ now }, (unit) =>
      refreshSessions(unit, sessions, userIds.slice(start, start + BATCH)),
    );
  }
  await sessions.markWhole();
}

/** The same as soon as the store has come back without them. */
export const restoreLostSessions: Job = {
  name: 'restore-lost-sessions',
  everyMs: EVERY_MS,
  async run(service) {
    if (!(await service.platform.sessions.isWhole())) await restoreSessions(service);
  },
};
