import type { Knex } from 'knex';

/** A user as billing knows it. */
export interface UserCopy {
  userId: string;
  companyId: string | null;
}

/** The copy of one user, or null when it is not known here (yet). */
export async function findUserCopy(database: Knex, userId: string): Promise<UserCopy | null> {
  const row = await database('user_copy').where({ user_id: userId }).first('company_id');
  return row ? { userId, companyId: row.company_id } : null;
}
