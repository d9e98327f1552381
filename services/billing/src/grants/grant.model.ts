import type { CreditGrant } from '@washcoat/contract-billing';
import {
  choiceColumn,
  momentColumn,
  optional,
  tableModel,
  textColumn,
  wholeColumn,
} from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { Model, raw, type QueryBuilder } from 'objection';
import { nameOfUser, UserCopyModel } from '../users/user-copy.model';

/** Credits that the house gives somebody or takes back. */
export class GrantModel extends tableModel('credit_grant', ['grantId'], {
  grantId: textColumn,
  userId: textColumn,
  change: wholeColumn,
  reason: textColumn,
  status: choiceColumn<CreditGrant['status']>(),
  requestedBy: textColumn,
  requestedByName: textColumn,
  requestedAt: momentColumn,
  decidedBy: optional(textColumn),
  decidedByName: optional(textColumn),
  decidedAt: optional(momentColumn),
}) {
  static override relationMappings = () => ({
    receiver: {
      relation: Model.BelongsToOneRelation,
      modelClass: UserCopyModel,
      join: { from: GrantModel.columns.userId, to: UserCopyModel.columns.userId },
    },
  });
}

/** A grant with the names of who gets it. */
export type NamedGrant = GrantModel & { userName: string; companyName: string | null };

/** Grants and corrections, those that wait first, then the newest. */
export const namedGrants = (database: Knex): QueryBuilder<GrantModel, NamedGrant[]> =>
  GrantModel.query(database)
    .leftJoinRelated('receiver.company')
    .select('credit_grant.*', 'receiver:company.company_name')
    .select(raw(nameOfUser('credit_grant.user_id', 'receiver')).as('user_name'))
    .orderByRaw(`credit_grant.status <> 'waiting', requested_at desc, grant_id`)
    .castTo<NamedGrant[]>();

/** How many credits somebody gave a user alone since a moment, or took back where `change` is below 0. */
export async function bookedAlone(
  trx: Knex.Transaction,
  { userId, requestedBy, change }: Pick<GrantModel, 'userId' | 'requestedBy' | 'change'>,
  since: Date,
): Promise<number> {
  const { columns: g } = GrantModel;
  const alone = await GrantModel.query(trx)
    .where({ [g.userId]: userId, [g.requestedBy]: requestedBy, [g.status]: 'done', [g.decidedBy]: null })
    .where(g.requestedAt, '>', since)
    .where(g.change, change > 0 ? '>' : '<', 0);
  return alone.reduce((sum, grant) => sum + Math.abs(grant.change), 0);
}
