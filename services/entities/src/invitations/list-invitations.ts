import type { invitationList, Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import {
  containingWords,
  keysetPageOf,
  withinScope,
  type KeysetColumn,
  type KeysetPage,
} from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { ShownInvitationRow } from './invitation';

const byMoment: readonly KeysetColumn[] = [
  { sql: 'invitation.created_at', type: 'timestamptz' },
  { sql: 'invitation.invitation_id', type: 'uuid' },
];

/**
 * Invitations to the companies in scope, the newest first; hierarchy 1 also sees those that name no company. Each word
 * of the text is looked for in the names and the address.
 */
export function listInvitations(
  database: Knex,
  session: Session,
  { text, ...page }: InputOf<typeof invitationList>,
): Promise<KeysetPage<ShownInvitationRow>> {
  const query = database('invitation')
    .leftJoin('company', 'company.company_id', 'invitation.company_id')
    .leftJoin('app_user as inviter', 'inviter.user_id', 'invitation.invited_by')
    .leftJoin('role', 'role.role_id', 'invitation.role_id');
  withinScope(query, session, 'invitation.company_id');
  if (text) containingWords(query, 'invitation.search_text', text);
  void query.select(
    'invitation.*',
    'company.company_name',
    'role.name as role_name',
    database.raw(`trim(concat_ws(' ', inviter.first_name, inviter.last_name)) as inviter_name`),
    database.raw(`${REGISTERED} as has_user_registered`),
  );
  return keysetPageOf(database, query, page, { columns: byMoment, direction: 'desc' });
}

const REGISTERED = `(invitation.registered_at is not null or exists (
  select 1 from app_user where lower(app_user.email) = lower(invitation.email) and app_user.deleted_at is null))`;
