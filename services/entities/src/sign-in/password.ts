import { hash, verify } from '@node-rs/argon2';

/** Argon2id, the library's own algorithm, with 19 MiB and two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a random secret that nobody knows, at the same cost. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$1H6lt0h7sL5ksEt2FHXtzg$Z4Ykr6TOVyYUjd8AEmjXiU1xBkQvoh819zOOIctfbcY';

/** A slow salted hash of a password. Takes some 50 ms, so call it before a transaction, never inside. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Whether `password` is the one of `passwordHash`. Without a hash it works as long and says no. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? NOBODYS_HASH, password);
  return passwordHash !== null && isRight;
}
