import type { Session } from '@washcoat/contract-entities';
import {
  inColumn,
  momentColumn,
  optional,
  tableModel,
  textColumn,
  wholeColumn,
  withinScope,
  type RecordOf,
} from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { Model, raw } from 'objection';
import { c, CompanyModel } from '../companies/company.model';
import { u, UserModel } from '../people/user.model';
import { r, RoleModel } from '../roles/role.model';
import { codeHash } from '../sign-in/one-time-code';
import { o, OneTimeCodeModel } from '../sign-in/one-time-code.model';

const columns = {
  invitationId: textColumn,
  email: textColumn,
  fname: inColumn('first_name', textColumn),
  lname: inColumn('last_name', textColumn),
  /** Null: the invited person registers a company of their own. */
  companyId: optional(textColumn),
  hierarchy: wholeColumn,
  facilityCity: optional(textColumn),
  /** The role that its inviter chose; null for the default role of the kind of user. */
  roleId: optional(textColumn),
  invitedBy: optional(textColumn),
  created: inColumn('created_at', momentColumn),
  expires: inColumn('expires_at', momentColumn),
  revoked: optional(inColumn('revoked_at', momentColumn)),
  registered: optional(inColumn('registered_at', momentColumn)),
};

/** Somebody who was asked to register. */
export type Invitation = RecordOf<typeof columns>;

/** The same as it is stored. */
export class InvitationModel extends tableModel('invitation', ['invitationId'], columns) {
  static override relationMappings = () => ({
    company: {
      relation: Model.BelongsToOneRelation,
      modelClass: CompanyModel,
      join: { from: i.companyId, to: c.companyId },
    },
    inviter: {
      relation: Model.BelongsToOneRelation,
      modelClass: UserModel,
      join: { from: i.invitedBy, to: u.userId },
    },
    role: {
      relation: Model.BelongsToOneRelation,
      modelClass: RoleModel,
      join: { from: i.roleId, to: r.roleId },
    },
    codes: {
      relation: Model.HasManyRelation,
      modelClass: OneTimeCodeModel,
      join: { from: i.invitationId, to: o.invitationId },
    },
  });
}

/** Where each is read. */
export const { columns: i } = InvitationModel;

/** An invitation with the name of the company that it leads to. */
export type NamedInvitation = InvitationModel & { companyName: string | null };

/** Keeps an invitation; an open one of the same company to the same address is replaced and keeps its id. */
export function upsertInvitation(trx: Knex.Transaction, invitation: Invitation): Promise<InvitationModel> {
  const {
    invitationId: _first,
    email: _as,
    companyId: _of,
    revoked: _no,
    registered: _none,
    ...rest
  } = invitation;
  return InvitationModel.query(trx)
    .insert(invitation)
    .onConflict(raw('(lower(email), company_id) where registered_at is null and revoked_at is null'))
    .merge(rest)
    .returning('*')
    .execute();
}

/**
 * Marks an invitation as used and answers it; undefined when it was used or revoked before, has expired, or is another
 * address's.
 */
export const markRegistered = (
  trx: Knex.Transaction,
  invitationId: string,
  email: string,
  now: Date,
): Promise<InvitationModel | undefined> =>
  InvitationModel.query(trx)
    .patch({ registered: now })
    .where(i.invitationId, invitationId)
    .whereNull(i.registered)
    .whereNull(i.revoked)
    .where(i.expires, '>', now)
    .whereRaw('lower(email) = lower(?)', [email])
    .returning('*')
    .first()
    .execute();

/** Whom a one-time code invites, and to which company; undefined for no invitation's code. */
export async function findInvited(
  database: Knex,
  code: string,
): Promise<Pick<NamedInvitation, 'fname' | 'lname' | 'companyName'> | undefined> {
  const [found] = await InvitationModel.query(database)
    .joinRelated('codes')
    .leftJoinRelated('company')
    .where('codes.code_hash', codeHash(code))
    .select(i.fname, i.lname, c.companyName)
    .castTo<NamedInvitation[]>();
  return found;
}

/** An invitation of the companies in scope, locked for a change, or undefined. */
export const lockInvitationInScope = (
  trx: Knex.Transaction,
  session: Session,
  invitationId: string,
): Promise<InvitationModel | undefined> =>
  withinScope(InvitationModel.query(trx).where(i.invitationId, invitationId), session, i.companyId)
    .forUpdate()
    .first()
    .execute();

/** Marks an invitation as taken back and answers it. */
export const markRevoked = (
  trx: Knex.Transaction,
  invitationId: string,
  now: Date,
): Promise<InvitationModel> =>
  InvitationModel.query(trx)
    .patch({ revoked: now })
    .where(i.invitationId, invitationId)
    .returning('*')
    .first()
    .throwIfNotFound()
    .execute();
