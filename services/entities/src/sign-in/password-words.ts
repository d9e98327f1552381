import type { Knex } from 'knex';

/** The words of a user that a password of theirs is not made of. */
export async function wordsOfUser(database: Knex, userId: string): Promise<string[]> {
  const row: Record<string, string> | undefined = await database('app_user')
    .where({ user_id: userId })
    .first('email', 'first_name', 'last_name', 'company_name');
  return Object.values(row ?? {});
}
