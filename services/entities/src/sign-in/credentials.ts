import { Problem, type RateLimiter } from '@washcoat/service-kit';
import type { UserModel } from '../people/user.model';
import { beginAttempt, forgiveAttempt, type Attempt } from './attempts';
import { isPassword } from './password';

export const invalidCredentials = () =>
  new Problem(400, 'Invalid Credentials', { code: 'INVALID_CREDENTIALS' });

/** A user with a password: what is proved by `proveCredentials`. */
export type ProvedUser = Pick<UserModel, 'userId'> & { passwordHash: string };

/**
 * Proves that a password is the one of `user` (undefined: nobody has the address, which takes as long to refuse). Failures
 * are counted and slow down further attempts: 400 'Invalid Credentials', 429 when too many.
 */
export async function proveCredentials(
  limiter: RateLimiter,
  user: UserModel | undefined,
  attempt: Attempt & { password: string },
): Promise<ProvedUser> {
  await beginAttempt(limiter, attempt);
  const isRight = await isPassword(user?.passwordHash ?? null, attempt.password);
  if (!isRight || !user || user.passwordHash === null) throw invalidCredentials();
  await forgiveAttempt(limiter, attempt);
  return { userId: user.userId, passwordHash: user.passwordHash };
}
