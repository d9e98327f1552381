import { createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { uncheckedSignIn } from '../problem';
import { clock } from '../platform/surroundings';

const PAUSE_MS = 1000;
const DEADLINE_MS = 5000;

/** Where the public key of a key id comes from; null when it is not known. */
export interface KeySource {
  publicKey(keyId: string): Promise<KeyObject | null>;
}

/** Keys handed over within one process. */
export class LocalKeySource implements KeySource {
  private readonly keys = new Map<string, KeyObject>();

  add(keyId: string, key: KeyObject) {
    this.keys.set(keyId, key);
  }

  async publicKey(keyId: string) {
    return this.keys.get(keyId) ?? null;
  }
}

const keySet = z.object({ keys: z.array(z.looseObject({ kid: z.string() })) });

/**
 * Keys read from the JWKS address of the entities service; an unknown key id is looked up at most once a second. Throws
 * 503 when they cannot be read: a key that nobody could ask for is not a forged one.
 */
export class RemoteKeySource implements KeySource {
  private readonly keys = new Map<string, KeyObject>();
  private readAt = 0;
  private reading: Promise<void> | undefined;

  constructor(private readonly url: string) {}

  async publicKey(keyId: string) {
    if (!this.keys.has(keyId) && clock.ms() - this.readAt > PAUSE_MS) await this.readTogether();
    return this.keys.get(keyId) ?? null;
  }

  /** Who asks while they are being read waits for the same answer. */
  private readTogether(): Promise<void> {
    this.reading ??= this.read().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async read() {
    for (const key of keySet.parse(await this.answer()).keys) {
      this.keys.set(key.kid, createPublicKey({ key, format: 'jwk' }));
    }
    this.readAt = clock.ms();
  }

  private async answer(): Promise<unknown> {
    try {
      const answer = await fetch(this.url, { signal: AbortSignal.timeout(DEADLINE_MS) });
      if (answer.ok) return await answer.json();
      throw new Error(`The keys of tokens could not be read: ${answer.status}.`);
    } catch (cause) {
      throw uncheckedSignIn(cause);
    }
  }
}
