import { Problem, type RateLimiter } from '@washcoat/service-kit';
import type { UserRow } from '../people/user';
import { beginAttempt, forgiveAttempt, type Attempt } from './attempts';
import { isPassword } from './password';

export const invalidCredentials = () =>
  new Problem(400, 'Invalid Credentials', { code: 'INVALID_CREDENTIALS' });

/** A user with a password: what is proved by `proveCredentials`. */
export type ProvedUser = UserRow & { password_hash: string };

/**
 * Proves that a password is the one of `user` (null: nobody has the address, which takes as long to refuse). Failures
 * are counted and slow down further attempts: 400 'Invalid Credentials', 429 when too many.
 */
export async function proveCredentials(
  limiter: RateLimiter,
  user: UserRow | null,
  attempt: Attempt & { password: string },
): Promise<ProvedUser> {
  await beginAttempt(limiter, attempt);
  const isRight = await isPassword(user?.password_hash ?? null, attempt.password);
  if (!isRight || !user || user.password_hash === null) throw invalidCredentials();
  await forgiveAttempt(limiter, attempt);
  return { ...user, password_hash: user.password_hash };
}
