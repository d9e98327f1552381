import { Problem } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { findUserByEmail } from './user.model';

const TAKEN = 'This e-mail address is registered already.';

/** The index that keeps an address with one user. */
export const EMAIL_INDEX = 'app_user_email';

/** Whether two addresses are one: their case tells nothing. */
export const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The 409 for an address that somebody has. */
export const emailTaken = () => new Problem(409, TAKEN, { code: 'DUPLICATE', fields: { email: TAKEN } });

/** Refuses with 409 at `email` an address that somebody else than `userId` has, whatever its case. */
export async function assertEmailFree(database: Knex, email: string, userId: string): Promise<void> {
  const holder = await findUserByEmail(database, email);
  if (holder && holder.userId !== userId) throw emailTaken();
}
