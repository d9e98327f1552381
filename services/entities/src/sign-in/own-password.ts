import { badInput, Problem, type RequestFacts, type Service } from '@washcoat/service-kit';
import { findUser } from '../people/user.model';
import { proveCredentials, type ProvedUser } from './credentials';

/**
 * Proves that whoever is signed in knows their password: a session that was left open must not give the account away.
 * 400 at `currentPassword` when it is wrong; wrong ones count as failed sign-ins.
 */
export async function proveOwnPassword(
  { database, platform }: Pick<Service, 'database' | 'platform'>,
  { session, address }: Pick<RequestFacts, 'session' | 'address'>,
  password: string,
): Promise<ProvedUser> {
  const user = await findUser(database, session.userId);
  try {
    return await proveCredentials(platform.limiter, user, { email: session.email, address, password });
  } catch (error) {
    throw error instanceof Problem && error.details.code === 'INVALID_CREDENTIALS' ? wrongPassword() : error;
  }
}

/** The 400 for a password that is not the current one. */
export const wrongPassword = () => badInput({ currentPassword: 'The current password is not right.' });
