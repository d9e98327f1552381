import type { Knex } from 'knex';
import type { InvitationRow } from './invitation';

/** Keeps an invitation; an open one to the same address is replaced and keeps its id. */
export async function upsertInvitation(trx: Knex.Transaction, row: InvitationRow): Promise<InvitationRow> {
  const [kept] = await trx('invitation')
    .insert(row)
    .onConflict(trx.raw('(lower(email)) where registered_at is null'))
    .merge([
      'first_name',
      'last_name',
      'company_id',
      'hierarchy',
      'facility_city',
      'invited_by',
      'created_at',
    ])
    .returning('*');
  return kept;
}

/** Marks an invitation as used and answers it; null when it was used before or is another address's. */
export async function markRegistered(
  trx: Knex.Transaction,
  invitationId: string,
  email: string,
  now: Date,
): Promise<InvitationRow | null> {
  const [row] = await trx('invitation')
    .where({ invitation_id: invitationId })
    .whereNull('registered_at')
    .whereRaw('lower(email) = lower(?)', [email])
    .update({ registered_at: now })
    .returning('*');
  return row ?? null;
}
