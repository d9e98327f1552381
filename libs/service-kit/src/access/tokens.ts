import type { KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { KeySource } from './key-source';
import { clock } from '../platform/surroundings';

/** What a token says: it names a session, nothing else. */
const claims = z.object({ sid: z.string(), sub: z.string(), exp: z.number() });
export type TokenClaims = z.infer<typeof claims>;

/** Signs a token for a session with the ES256 key `privateKey` named `keyId`. */
export function signToken(privateKey: KeyObject, keyId: string, { sid, sub, exp }: TokenClaims): string {
  return jwt.sign({ sid, exp }, privateKey, { algorithm: 'ES256', keyid: keyId, subject: sub });
}

/** Verifies tokens. A token that was verified once is remembered, because a signature costs more than the request. */
export class TokenVerifier {
  private readonly verified = new LRUCache<string, TokenClaims>({ max: 10_000 });

  constructor(private readonly keys: KeySource) {}

  /** The claims of `token`, or null when it is malformed, forged or expired. */
  async verify(token: string): Promise<TokenClaims | null> {
    const known = this.verified.get(token);
    if (known) return known.exp * 1000 > clock.ms() ? known : null;
    const keyId = keyIdOf(token);
    const key = keyId ? await this.keys.publicKey(keyId) : null;
    if (!key) return null;
    const result = checked(token, key);
    if (result) this.verified.set(token, result);
    return result;
  }
}

/** The key that a token names; null when it is malformed. */
function keyIdOf(token: string): string | null {
  try {
    return jwt.decode(token, { complete: true })?.header.kid ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Of an ES256 signature: two numbers of 32 bytes. Of another length the library throws a TypeError. */
const SIGNATURE = /\.[\w-]{86}$/;

function checked(token: string, key: KeyObject): TokenClaims | null {
  if (!SIGNATURE.test(token)) return null;
  try {
    return claims.parse(jwt.verify(token, key, { algorithms: ['ES256'], clockTimestamp: clock.ms() / 1000 }));
  } catch (error) {
    if (error instanceof jwt.JsonWebTokenError || error instanceof z.ZodError) return null;
    throw error;
  }
}
