import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { signToken, type TokenClaims } from '@washcoat/service-kit';
import pg from 'pg';
import { z } from 'zod';

const keyRow = z.object({ key_id: z.string(), private_jwk: z.record(z.string(), z.string()) });
const tokenParts = z.tuple([z.string(), z.string(), z.string()]);

/** The key that signs the tokens of an installation, as only its database knows it. */
export async function signingKeyOf(adminUrl: string): Promise<{ keyId: string; privateKey: KeyObject }> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rows } = await client.query('select key_id, private_jwk from entities.signing_key');
    const { key_id: keyId, private_jwk: key } = keyRow.parse(rows[0]);
    return { keyId, privateKey: createPrivateKey({ key, format: 'jwk' }) };
  } finally {
    await client.end();
  }
}

/** Tokens that name the session of a good token and must not open it, by what is wrong with them. */
export async function worthlessTokens(adminUrl: string, good: string): Promise<Record<string, string>> {
  const { keyId, privateKey } = await signingKeyOf(adminUrl);
  const [head, payload, signature] = tokenParts.parse(good.split('.'));
  const claims: TokenClaims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const publicPem = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString();
  const unsigned = (header: object) => `${encoded({ typ: 'JWT', kid: keyId, ...header })}.${payload}`;
  const symmetric = unsigned({ alg: 'HS256' });
  return {
    expired: signToken(privateKey, keyId, { ...claims, exp: Math.floor(Date.now() / 1000) - 1 }),
    'signed by another key': signToken(other, keyId, claims),
    'naming an unknown key': signToken(privateKey, 'unknown', claims),
    'with the algorithm none': `${unsigned({ alg: 'none' })}.`,
    'with HS256 and the public key as secret': `${symmetric}.${hmac(symmetric, publicPem)}`,
    'with changed claims': `${head}.${encoded({ ...claims, sub: 'somebody-else' })}.${signature}`,
    'without a signature': `${head}.${payload}.`,
    'with a signature that is cut short': `${head}.${payload}.${signature.slice(0, -1)}`,
    'with a signature that is too long': `${head}.${payload}.${signature}A`,
    'with a signature of four letters': `${head}.${payload}.AAAA`,
    'with claims that are no JSON': `${head}.${Buffer.from('{').toString('base64url')}.${signature}`,
    'without a session': signToken(privateKey, keyId, { ...claims, sid: 'unknown' }),
    'that is none': 'not-a-token',
    'that is three dots': '...',
  };
}

const encoded = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
const hmac = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('base64url');
