import { withinScope } from '@washcoat/service-kit';
import type { Session } from '@washcoat/contract-entities';
import type { Knex } from 'knex';
import { codeHash } from '../sign-in/one-time-code';
import type { InvitationRow } from './invitation';

/** Keeps an invitation; an open one of the same company to the same address is replaced and keeps its id. */
export async function upsertInvitation(trx: Knex.Transaction, row: InvitationRow): Promise<InvitationRow> {
  const [kept] = await trx('invitation')
    .insert(row)
    .onConflict(trx.raw('(lower(email), company_id) where registered_at is null and revoked_at is null'))
    .merge([
      'first_name',
      'last_name',
      'hierarchy',
      'facility_city',
      'role_id',
      'invited_by',
      'created_at',
      'expires_at',
    ])
    .returning('*');
  return kept;
}

/**
 * Marks an invitation as used and answers it; null when it was used or revoked before, has expired, or is another
 * address's.
 */
export async function markRegistered(
  trx: Knex.Transaction,
  invitationId: string,
  email: string,
  now: Date,
): Promise<InvitationRow | null> {
  const [row] = await trx('invitation')
    .where({ invitation_id: invitationId })
    .whereNull('registered_at')
    .whereNull('revoked_at')
    .where('expires_at', '>', now)
    .whereRaw('lower(email) = lower(?)', [email])
    .update({ registered_at: now })
    .returning('*');
  return row ?? null;
}

/** Whom a one-time code invites, and to which company; null for no invitation's code. */
export async function findInvited(
  database: Knex,
  code: string,
): Promise<(Pick<InvitationRow, 'first_name' | 'last_name'> & { company_name: string | null }) | null> {
  const row = await database('one_time_code')
    .join('invitation', 'invitation.invitation_id', 'one_time_code.invitation_id')
    .leftJoin('company', 'company.company_id', 'invitation.company_id')
    .where('one_time_code.code_hash', codeHash(code))
    .first('invitation.first_name', 'invitation.last_name', 'company.company_name');
  return row ?? null;
}

/** An invitation of the companies in scope, locked for a change, or null. */
export async function lockInvitationInScope(
  trx: Knex.Transaction,
  session: Session,
  invitationId: string,
): Promise<InvitationRow | null> {
  const query = trx('invitation').where({ invitation_id: invitationId });
  return (await withinScope(query, session, 'invitation.company_id').forUpdate().first()) ?? null;
}

/** Marks an invitation as taken back and answers it. */
export async function markRevoked(
  trx: Knex.Transaction,
  invitationId: string,
  now: Date,
): Promise<InvitationRow> {
  const [row] = await trx('invitation')
    .where({ invitation_id: invitationId })
    .update({ revoked_at: now })
    .returning('*');
  return row;
}
