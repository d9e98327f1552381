import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { houseAdmin } from '@washcoat/testing';
import { LocalKeySource, signToken, type Platform } from '@washcoat/service-kit';

const KEY = 'bench';
const AN_HOUR_MS = 3_600_000;

/** Signs in so many administrators of the house whom no database knows, by a key of this run alone. */
export async function manySessions({ sessions, keys }: Platform, count: number): Promise<string[]> {
  if (!(keys instanceof LocalKeySource)) throw new Error('The keys of this product are elsewhere.');
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  keys.add(KEY, publicKey);
  const expiresAt = Date.now() + AN_HOUR_MS;
  return Promise.all(
    Array.from({ length: count }, async () => {
      const [sessionId, userId] = [randomUUID(), randomUUID()];
      await sessions.put({ sessionId, expiresAt, session: houseAdmin({ userId }) });
      return signToken(privateKey, KEY, { sid: sessionId, sub: userId, exp: Math.floor(expiresAt / 1000) });
    }),
  );
}
