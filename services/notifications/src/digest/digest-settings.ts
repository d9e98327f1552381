import type { Session } from '@washcoat/contract-entities';
import type { AnswerOf, InputOf, noticeSettings, noticeSettingsSave } from '@washcoat/contract-kernel';
import { badInput, type UnitOfWork } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { kindsFor, noticeKinds } from '../notices/notice-kinds';
import { nextLook, noChoice } from './digest';
import { findDigest, saveDigest } from './digest.repository';

/** How somebody hears by mail, with the kinds that they may be told of. */
export async function digestSettings(
  database: Knex,
  session: Session,
): Promise<AnswerOf<typeof noticeSettings>> {
  const { rhythm, hour, muted_kinds: muted } = (await findDigest(database, session.userId)) ?? noChoice;
  const kinds = kindsFor(session).map((kind) => ({
    kind,
    label: noticeKinds[kind].label,
    isMailed: !muted.includes(kind),
  }));
  return { rhythm, hour, kinds };
}

/** Keeps what somebody chose. Kinds that they may not be told of now stay as they were. */
export async function saveDigestSettings(
  { trx, now }: UnitOfWork,
  session: Session,
  { rhythm, hour, mutedKinds }: InputOf<typeof noticeSettingsSave>,
  timezone: string,
): Promise<{ message: string }> {
  const offered: string[] = kindsFor(session);
  if (mutedKinds.some((kind) => !offered.includes(kind)))
    throw badInput({ mutedKinds: 'Choose kinds out of the list' });
  const before = (await findDigest(trx, session.userId))?.muted_kinds ?? [];
  const kept = before.filter((kind) => !offered.includes(kind));
  await saveDigest(trx, {
    user_id: session.userId,
    rhythm,
    hour,
    muted_kinds: [...kept, ...mutedKinds],
    due_at: nextLook({ rhythm, hour }, now, timezone),
  });
  return { message: 'Message settings saved' };
}
