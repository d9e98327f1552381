import { createHmac } from 'node:crypto';
import type { IceServer } from '@washcoat/contract-kernel';
import { clock } from '@washcoat/service-kit';
import { z } from 'zod';

/** So long a participant may ask the relay for a way; connections that have one keep it. */
const GOOD_FOR_S = 4 * 3600;

const addresses = (kind: RegExp, words: string) =>
  z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((each) => each.trim() || []))
    .refine((urls) => urls.every((url) => kind.test(url)), words);

/** By which servers the two of a grading session find each other; without any they do in one network. */
export const iceEnvironment = z.object({
  STUN_URLS: addresses(/^stuns?:[^\s]+$/, 'Use addresses like stun:stun.example.com:3478').describe(
    'comma-separated stun: addresses, by which browsers learn how they are reached',
  ),
  TURN_URLS: addresses(/^turns?:[^\s]+$/, 'Use addresses like turn:turn.example.com:3478').describe(
    'comma-separated turn: addresses of relays, for those who do not reach each other',
  ),
  TURN_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe('the static-auth-secret of the relays; participants get credentials made with it'),
});

/** The servers of an installation. */
export type IceOptions = z.infer<typeof iceEnvironment>;

/**
 * The servers as a participant gets them: the secret stays here, credentials of a relay are its user's and good for hours
 * (the TURN REST API, as coturn's `use-auth-secret` has it).
 */
export function iceServersFor(userId: string, options: Partial<IceOptions> = {}): IceServer[] {
  const { STUN_URLS = [], TURN_URLS = [], TURN_SECRET } = options;
  const stun = STUN_URLS.length ? [{ urls: STUN_URLS }] : [];
  if (!TURN_URLS.length || TURN_SECRET === undefined) return stun;
  const username = `${Math.floor(clock.ms() / 1000) + GOOD_FOR_S}:${userId}`;
  const credential = createHmac('sha1', TURN_SECRET).update(username).digest('base64');
  return [...stun, { urls: TURN_URLS, username, credential }];
}
