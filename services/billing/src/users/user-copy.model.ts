import {
  CompanyCopyModel,
  optional,
  tableModel,
  textColumn,
  wholeColumn,
  type RecordOf,
} from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { Model } from 'objection';

const columns = {
  userId: textColumn,
  companyId: optional(textColumn),
  /** Both empty where the copy is from before they were told. */
  userName: textColumn,
  email: textColumn,
  version: wholeColumn,
};

/** A user as billing knows it. */
export type UserCopy = Pick<RecordOf<typeof columns>, 'userId' | 'companyId'>;

/** The copy of a user as it is stored, with the company. */
export class UserCopyModel extends tableModel('user_copy', ['userId'], columns) {
  static override relationMappings = () => ({
    company: {
      relation: Model.BelongsToOneRelation,
      modelClass: CompanyCopyModel,
      join: { from: UserCopyModel.columns.companyId, to: CompanyCopyModel.columns.companyId },
    },
  });
}

/**
 * What somebody is called, as SQL: by name, else by e-mail address, else by the start of the id, so that a row of a user
 * whom billing has not been told of yet is not nameless. `userId` is a column that is never null.
 */
export const nameOfUser = (userId: string, user = 'user_copy'): string =>
  `coalesce(nullif(${user}.user_name, ''), nullif(${user}.email, ''), 'User ' || left(${userId}::text, 8))`;

/** The copy of one user, or null when it is not known here (yet). */
export async function findUserCopy(database: Knex, userId: string): Promise<UserCopy | null> {
  const found = await UserCopyModel.query(database).findById(userId);
  return found ? { userId, companyId: found.companyId } : null;
}
