import { createHash, randomBytes } from 'node:crypto';

const HOUR_MS = 60 * 60 * 1000;
export const RESET_LIFETIME_MS = HOUR_MS;
export const CONFIRMATION_LIFETIME_MS = 24 * HOUR_MS;

/** A code that a link carries: 256 random bits. */
export const newCode = () => randomBytes(32).toString('base64url');

/** What is stored of a code. A fast hash is enough, because the code itself cannot be guessed. */
export const codeHash = (code: string) => createHash('sha256').update(code).digest('hex');
