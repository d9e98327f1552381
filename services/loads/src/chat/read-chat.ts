import type { Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import type { chatRead } from '@washcoat/contract-loads';
import type { UnitOfWork } from '@washcoat/service-kit';
import { findLoad } from '../carts/load.repository';
import { chatSignal, nameOf } from './send-message';

/** Notes how far somebody has read; never back, and never further than there are messages. Throws 404 out of scope. */
export async function readChat(
  { trx, now, tellPages }: UnitOfWork,
  session: Session,
  { loadId, seq }: InputOf<typeof chatRead>,
): Promise<{ message: string }> {
  await findLoad(trx, session, loadId);
  const { rows } = await trx.raw<{ rows: { seq: number }[] }>(
    `insert into chat_reading (load_id, user_id, name, seq)
     select load_id, :userId, :name, least(:seq, last_seq) from chat_channel where load_id = :loadId
     on conflict (load_id, user_id) do update set seq = excluded.seq, name = excluded.name
      where chat_reading.seq < excluded.seq
     returning seq`,
    { loadId, userId: session.userId, name: nameOf(session), seq },
  );
  if (rows[0]) tellPages(chatSignal(loadId, rows[0].seq, now));
  return { message: 'Marked as read' };
}
