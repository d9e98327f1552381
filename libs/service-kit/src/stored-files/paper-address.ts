import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { isPaper } from '@washcoat/contract-kernel';

const LIFETIME_MS = 5 * 60 * 1000;

/** Signs the address of a paper for a viewer. What is no paper's address, such as a public picture, is not shown. */
export type SignPaper = (address: string | null) => string | null;

/** Signs papers for `userId`, who may see the record that they belong to. The addresses open for five minutes. */
export function paperSigner(secret: string, userId: string, now: Date): SignPaper {
  const until = String(now.getTime() + LIFETIME_MS);
  return (address) => {
    if (!address || !isPaper(address)) return null;
    const sign = signatureOf(secret, [address, userId, until]);
    return `${address}?${new URLSearchParams({ for: userId, until, sign })}`;
  };
}

/** What of a paper may stand where it cannot be opened, as in the audit trail: that it is another one. */
export function paperMark(address: string | null): string | null {
  return address && `paper ${createHash('sha256').update(address).digest('hex').slice(0, 12)}`;
}

/** How a paper is asked for. */
export interface PaperRequest {
  address: string;
  userId: string;
  until: string;
  sign: string;
}

/** Whether the address was signed here for this user, and whether it still opens. */
export function checkPaper(secret: string, request: PaperRequest, now: Date): 'open' | 'expired' | 'forged' {
  const { address, userId, until, sign } = request;
  const expected = Buffer.from(signatureOf(secret, [address, userId, until]));
  const given = Buffer.from(sign);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return 'forged';
  return Number(until) > now.getTime() ? 'open' : 'expired';
}

const signatureOf = (secret: string, parts: readonly string[]) =>
  createHmac('sha256', secret)
    .update(['paper', ...parts].join('\n'))
    .digest('base64url');
