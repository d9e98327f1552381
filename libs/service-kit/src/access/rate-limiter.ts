import type { RateLimit } from '@washcoat/contract-kernel';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { RedisClientType } from 'redis';
import { Problem } from '../problem';

const DAY_S = 24 * 60 * 60;

/** Requests per window in seconds; `door` is every request of one address at the edge. */
const limits = {
  'sign-in': { points: 60, duration: 60 },
  'pre-login': { points: 30, duration: 60 },
  /** Checks of one e-mail address before the password opens, from whomever. */
  'pre-login-account': { points: 20, duration: 60 },
  mail: { points: 10, duration: 600 },
  /** Pages of public links of loads, and approvals on them, from one network address. */
  offer: { points: 60, duration: 60 },
  /** Accounts that are registered without an invitation, from one network address. */
  'new-account': { points: 30, duration: DAY_S },
  /** The same for one e-mail address: its owner, who is elsewhere, is not held up by a stranger. */
  'new-account-email': { points: 5, duration: DAY_S },
  /** Further links to confirm one e-mail address, asked for from one network address. */
  'confirmation-mail': { points: 5, duration: DAY_S },
  /** Accounts for, and links to, one e-mail address from wherever: what it may be made to read. */
  'mail-to-stranger': { points: 30, duration: DAY_S },
  /** Invitations to one e-mail address, from whomever. */
  'invitation-mail': { points: 5, duration: DAY_S },
  /** Invitations of one company to whomever. */
  'invitation-company': { points: 100, duration: DAY_S },
  invite: { points: 60, duration: 600 },
  upload: { points: 120, duration: 60 },
  purchase: { points: 20, duration: 60 },
  /** Failed sign-ins of one account from one address: slows guessing down and ends a minute later. */
  'failed-sign-in': { points: 5, duration: 60 },
  /** Failed sign-ins of one account from addresses it was never signed in from, together. */
  'failed-sign-in-account': { points: 30, duration: 600 },
  /** No limit: the addresses that an account was signed in from. */
  'known-caller': { points: 1, duration: 20 * DAY_S },
  door: { points: 6000, duration: 60 },
} as const satisfies Record<RateLimit | string, { points: number; duration: number }>;
export type LimitName = keyof typeof limits;

/** Counts requests per key and refuses with 429 what is too much. Shared through Redis when there is one. */
export class RateLimiter {
  private readonly limiters: Record<LimitName, RateLimiterAbstract>;

  constructor(redis?: RedisClientType, scale = 1) {
    const entries = Object.entries(limits).map(([name, limit]) => {
      const options = { keyPrefix: `limit:${name}`, points: limit.points * scale, duration: limit.duration };
      const memory = new RateLimiterMemory(options);
      const limiter = redis
        ? new RateLimiterRedis({
            ...options,
            storeClient: redis,
            useRedisPackage: true,
            rejectIfRedisNotReady: true,
            insuranceLimiter: memory,
          })
        : memory;
      return [name, limiter];
    });
    this.limiters = Object.fromEntries(entries);
  }

  /** Takes one from the allowance of `key`; throws a 429 with the seconds to wait when nothing is left. */
  async take(name: LimitName, key: string): Promise<void> {
    try {
      await this.limiters[name].consume(key);
    } catch (refusal) {
      if (refusal instanceof Error) throw refusal;
      throw tooMany(refusal);
    }
  }

  /** Gives back what `take` took: for limits that count failures only. */
  async giveBack(name: LimitName, key: string): Promise<void> {
    await this.limiters[name].reward(key);
  }

  /** Counts without ever refusing. */
  async count(name: LimitName, key: string): Promise<void> {
    await this.limiters[name].penalty(key);
  }

  /** Whether anything was counted for `key` in the present window. */
  async hasCounted(name: LimitName, key: string): Promise<boolean> {
    const state = await this.limiters[name].get(key);
    return state !== null && state.consumedPoints > 0;
  }

  /** Forgets what was counted for `key`. */
  async clear(name: LimitName, key: string): Promise<void> {
    await this.limiters[name].delete(key);
  }
}

function tooMany(state: unknown): Problem {
  const wait =
    typeof state === 'object' && state && 'msBeforeNext' in state ? Number(state.msBeforeNext) : 1000;
  const seconds = Math.max(1, Math.ceil(wait / 1000));
  return new Problem(429, `Too many attempts. Try again in ${wordsOf(seconds)}.`, {
    code: 'TOO_MANY',
    extra: { retryAfter: seconds },
  });
}

/** A wait in the unit that one thinks of it in, never shorter than it is: 45 s, 12 min, 24 h. */
function wordsOf(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  return seconds < 7200 ? `${Math.ceil(seconds / 60)} min` : `${Math.ceil(seconds / 3600)} h`;
}
