import type { Session } from '@washcoat/contract-entities';
import { notFound } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { findUserCopy, type UserCopy } from '../users/user-copy.model';

/**
 * Whose credits are read: one's own without `userId`; those of anybody for hierarchy 1.
 *
 * @throws Problem 404 for a user that is unknown, or is somebody else for hierarchy 2
 */
export async function ownerOfCredits(database: Knex, session: Session, userId?: string): Promise<UserCopy> {
  if (!userId || userId === session.userId) return { userId: session.userId, companyId: session.companyId };
  const user = session.hierarchy === 1 ? await findUserCopy(database, userId) : null;
  if (!user) throw notFound('This user');
  return user;
}
