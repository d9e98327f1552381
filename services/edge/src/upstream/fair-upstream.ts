import { callersLeave, Problem, Slots, type TokenVerifier } from '@washcoat/service-kit';
import type { Context } from 'koa';
import { refusedCalls, waitingCalls } from '../health/metrics';
import { CALLER_LEFT, type Upstream, type Upstreams } from './upstream';

/** Calls to one service that one caller has under way at once, and those that may wait for them. */
interface Share {
  atOnce: number;
  waiting: number;
}

/** Two fewer than a service has connections to its database: those are for everybody else. */
const ofUser: Share = { atOnce: 4, waiting: 100 };
/** Of a network address, behind which there may be a whole office: sign-ins, downloads by their links. */
const ofAddress: Share = { atOnce: 12, waiting: 240 };
const RETRY_AFTER_S = 2;

/** The services, each of which answers only so many calls of one caller at once. */
export function fairUpstreams(upstreams: Upstreams, verifier: TokenVerifier): Upstreams {
  const fair = Object.entries(upstreams).map(([name, upstream]) => [
    name,
    fairUpstream(name, upstream, verifier),
  ]);
  return Object.fromEntries(fair);
}

/**
 * A service with a share for every caller: what one sends beyond it waits for that one's own calls, in its order, and
 * takes no connection of others. A call ends when its answer is sent or its caller has left. Answers 429 when too many
 * wait already.
 */
function fairUpstream(service: string, upstream: Upstream, verifier: TokenVerifier): Upstream {
  const callers = new Map<string, Slots>();
  return {
    async answer(koa) {
      const { key, share } = await callerOf(koa, verifier);
      if (koa.res.closed) return leave(koa);
      const slots = callers.get(key) ?? new Slots(share.atOnce);
      if (slots.waitingCount >= share.waiting) throw refused(service);
      callers.set(key, slots);
      if (!(await hasTurn(service, slots, callersLeave(koa)))) return leave(koa);
      const end = () => {
        slots.give();
        if (slots.isIdle) callers.delete(key);
      };
      if (koa.res.closed) {
        end();
        return leave(koa);
      }
      koa.res.once('close', end);
      await upstream.answer(koa);
    },
    isReady: () => upstream.isReady(),
    callTable: () => upstream.callTable(),
  };
}

/** Who calls: a user by the token, without one that is good a network address. */
async function callerOf(koa: Context, verifier: TokenVerifier): Promise<{ key: string; share: Share }> {
  const token = koa.get('token');
  const claims = token ? await verifier.verify(token) : null;
  return claims
    ? { key: `user ${claims.sub}`, share: ofUser }
    : { key: `address ${koa.ip}`, share: ofAddress };
}

/** Waits for a slot; answers false when the caller left before there was one. */
async function hasTurn(service: string, slots: Slots, left: AbortSignal): Promise<boolean> {
  waitingCalls.inc({ service });
  try {
    await slots.take(left);
    return true;
  } catch (error) {
    if (left.aborted) return false;
    throw error;
  } finally {
    waitingCalls.dec({ service });
  }
}

function leave(koa: Context): void {
  koa.status = CALLER_LEFT;
}

function refused(service: string): Problem {
  refusedCalls.inc({ service });
  return new Problem(429, `Too many of your requests are under way. Try again in ${RETRY_AFTER_S} s.`, {
    code: 'TOO_MANY_AT_ONCE',
    extra: { retryAfter: RETRY_AFTER_S },
  });
}
