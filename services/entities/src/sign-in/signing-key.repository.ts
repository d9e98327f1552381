import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { Knex } from 'knex';
import { z } from 'zod';
import { newId } from '@washcoat/service-kit';

const privateJwk = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
});
const storedKey = z.object({ key_id: z.string(), private_jwk: privateJwk });

/** The key that signs new tokens. */
export interface SigningKey {
  keyId: string;
  privateKey: KeyObject;
}

/** Makes the first signing key. Two processes that start at once end up with the same one. */
export async function ensureSigningKey(database: Knex): Promise<void> {
  await database.transaction(async (trx) => {
    await trx.raw('lock table signing_key in exclusive mode');
    if (await trx('signing_key').first('key_id')) return;
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    await trx('signing_key').insert({
      key_id: newId(),
      private_jwk: JSON.stringify(privateKey.export({ format: 'jwk' })),
      created_at: trx.fn.now(),
    });
  });
}

/** The newest signing key. */
export async function currentSigningKey(database: Knex): Promise<SigningKey> {
  const row = await database('signing_key').orderBy('created_at', 'desc').first();
  const { key_id: keyId, private_jwk: key } = storedKey.parse(row);
  return { keyId, privateKey: createPrivateKey({ key, format: 'jwk' }) };
}

/** A JSON Web Key Set. */
export interface PublicKeySet {
  keys: (Record<string, string> & { kid: string })[];
}

/** The public halves of all keys. */
export async function publicKeySet(database: Knex): Promise<PublicKeySet> {
  const rows: unknown[] = await database('signing_key').orderBy('created_at', 'desc');
  const keys = rows.map((row) => {
    const { key_id: kid, private_jwk } = storedKey.parse(row);
    const { d: _secret, ...publicHalf } = private_jwk;
    return { ...publicHalf, kid, alg: 'ES256', use: 'sig' };
  });
  return { keys };
}

/** The public halves of all keys by key id. */
export async function publicKeys(database: Knex): Promise<Map<string, KeyObject>> {
  const { keys } = await publicKeySet(database);
  return new Map(keys.map((key) => [key.kid, createPublicKey({ key, format: 'jwk' })]));
}
