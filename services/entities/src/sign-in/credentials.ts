import { Problem, type RateLimiter } from '@washcoat/service-kit';
import type { UserRow } from '../people/user';
import { isPassword } from './password';

export const invalidCredentials = () =>
  new Problem(400, 'Invalid Credentials', { code: 'INVALID_CREDENTIALS' });

/** Who tries a password, and from where. */
export interface Attempt {
  email: string;
  address: string;
  password: string;
}

/** A user with a password: what is proved by `proveCredentials`. */
export type ProvedUser = UserRow & { password_hash: string };

/**
 * Proves that a password is the one of `user` (null: nobody has the address, which takes as long to refuse). Failures
 * are counted per account and address, and slow down further attempts: 400 'Invalid Credentials', 429 when too many.
 */
export async function proveCredentials(
  limiter: RateLimiter,
  user: UserRow | null,
  attempt: Attempt,
): Promise<ProvedUser> {
  const key = `${attempt.email.toLowerCase()} ${attempt.address}`;
  await limiter.check('failed-sign-in', key);
  const isRight = await isPassword(user?.password_hash ?? null, attempt.password);
  if (!isRight || !user || user.password_hash === null) {
    await limiter.count('failed-sign-in', key);
    throw invalidCredentials();
  }
  await limiter.clear('failed-sign-in', key);
  return { ...user, password_hash: user.password_hash };
}
