import type { RateLimiter } from '@washcoat/service-kit';

/** Whose account, and from which network address. */
export interface Attempt {
  email: string;
  address: string;
}

const accountOf = ({ email }: Attempt) => email.toLowerCase();
const callerOf = (attempt: Attempt) => `${accountOf(attempt)} ${attempt.address}`;

/**
 * Counts a try of a password before it is looked at, so that many at once are counted too; 429 when too many failed.
 * Each address has a small allowance per account. All addresses an account was never signed in from share a larger
 * one, which slows down an attack from many; the owner at an address known from before is not held up by it.
 */
export async function beginAttempt(limiter: RateLimiter, attempt: Attempt): Promise<void> {
  await limiter.take('failed-sign-in', callerOf(attempt));
  if (!(await isKnown(limiter, attempt))) await limiter.take('failed-sign-in-account', accountOf(attempt));
}

/** Takes back what `beginAttempt` counted: the password was right. The address is known from now on. */
export async function forgiveAttempt(limiter: RateLimiter, attempt: Attempt): Promise<void> {
  await limiter.clear('failed-sign-in', callerOf(attempt));
  if (!(await isKnown(limiter, attempt)))
    await limiter.giveBack('failed-sign-in-account', accountOf(attempt));
  await rememberCaller(limiter, attempt);
}

/** Makes an address known as one from which the owner of the account comes. */
export async function rememberCaller(limiter: RateLimiter, attempt: Attempt): Promise<void> {
  await limiter.clear('known-caller', callerOf(attempt));
  await limiter.count('known-caller', callerOf(attempt));
}

/** Counts a check of an e-mail address; 429 when it was checked too often from addresses not known from before. */
export async function takeAddressCheck(limiter: RateLimiter, attempt: Attempt): Promise<void> {
  if (!(await isKnown(limiter, attempt))) await limiter.take('pre-login-account', accountOf(attempt));
}

function isKnown(limiter: RateLimiter, attempt: Attempt): Promise<boolean> {
  return limiter.hasCounted('known-caller', callerOf(attempt));
}
