import { sessionsNow, type Session } from '@washcoat/contract-entities';
import type { Platform } from '../service/platform';

/** What people may do now, by their ids; null for who may not sign in any more. Who was not asked about is absent. */
export type RightsNow = ReadonlyMap<string, Session | null>;

/** As many as rights are asked of at once. */
export const RIGHTS_AT_ONCE = 200;

/** Asks the service that knows rights what the setters of schedules may do now. Throws when it does not answer. */
export async function rightsOf(
  { platform }: { platform: Pick<Platform, 'services'> },
  userIds: readonly string[],
): Promise<RightsNow> {
  const asked = [...new Set(userIds)];
  if (!asked.length) return new Map();
  const answer = await platform.services.post('entities', sessionsNow.path, { userIds: asked });
  const { sessions } = sessionsNow.output.parse(JSON.parse(answer.toString()));
  const known = new Map(sessions.map((session) => [session.userId, session as Session]));
  return new Map(asked.map((userId) => [userId, known.get(userId) ?? null]));
}

/** Who set a schedule. */
export const setterName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

/**
 * Does what is due in the names of those who set it, {@link RIGHTS_AT_ONCE} after each other, each by itself, with the
 * rights that its setter has then. One that fails is told to `failed`, keeps no other from its moment, and is due again.
 * Throws when the service that knows rights does not answer: then nothing is done.
 */
export async function inNamesOf<Due extends { userId: string }>(
  service: { platform: Pick<Platform, 'services'> },
  due: readonly Due[],
  {
    work,
    failed,
  }: {
    work: (one: Due, setter: Session | null) => Promise<void>;
    failed: (one: Due, error: unknown) => void;
  },
): Promise<void> {
  for (let from = 0; from < due.length; from += RIGHTS_AT_ONCE) {
    const now = due.slice(from, from + RIGHTS_AT_ONCE);
    const rights = await rightsOf(
      service,
      now.map(({ userId }) => userId),
    );
    for (const one of now)
      await work(one, rights.get(one.userId) ?? null).catch((error: unknown) => failed(one, error));
  }
}
