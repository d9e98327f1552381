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
import { raw } from 'objection';
import { c } from '../companies/company.model';
import { r } from '../roles/role.model';
import { i, InvitationModel, type NamedInvitation } from './invitation.model';

/** An invitation with what the list shows besides. */
export type ShownInvitation = NamedInvitation & {
  inviterName: string;
  roleName: string | null;
  /** Whether the address has an account by now, with the link or without. */
  hasUserRegistered: boolean;
};

const byMoment: readonly KeysetColumn[] = [
  { sql: i.created, type: 'timestamptz' },
  { sql: i.invitationId, type: 'uuid' },
];

/**
 * Invitations to the companies in scope, the newest first; hierarchy 1 also sees those that name no company. Each word
 * of the text is looked for in the names and the address.
 */
export function listInvitations(
  database: Knex,
  session: Session,
  { text, ...page }: InputOf<typeof invitationList>,
): Promise<KeysetPage<ShownInvitation>> {
  const query = InvitationModel.query(database)
    .leftJoinRelated('[company, inviter, role]')
    .select(
      'invitation.*',
      c.companyName,
      `${r.name} as roleName`,
      raw(`trim(concat_ws(' ', inviter.first_name, inviter.last_name))`).as('inviterName'),
      raw(REGISTERED).as('hasUserRegistered'),
    )
    .castTo<ShownInvitation[]>();
  withinScope(query, session, i.companyId);
  if (text) containingWords(query, 'invitation.search_text', text);
  return keysetPageOf(database, query, page, { columns: byMoment, direction: 'desc' });
}

const REGISTERED = `(invitation.registered_at is not null or exists (
  select 1 from app_user where lower(app_user.email) = lower(invitation.email) and app_user.deleted_at is null))`;
