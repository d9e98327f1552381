import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { login } from '@washcoat/contract-entities';
import type { AnswerOf, Endpoint, RequestOf } from '@washcoat/contract-kernel';
import { DEMO_PASSWORD } from '@washcoat/service-kit/seed';
import { queryOf } from '../../system-tests/api-client';

const PATIENCE_MS = 8_000;
const PAUSE_MS = 150;
/** A machine that is busy with other things takes minutes to start the product anew, and it may be killed again meanwhile. */
const GIVE_UP_AFTER_MS = 600_000;
const UNAUTHORISED = 401;
const TOO_MANY = 429;

/** What a definite answer refused. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    words: string,
  ) {
    super(words);
  }
}

/** How often answers were definite, and how often somebody had to ask again. */
export interface Tally {
  answered: number;
  asked: number;
}

/** A user that asks again, with the same Idempotency-Key, until an answer is definite: as the screens do. */
export class StubbornClient {
  private token = '';

  constructor(
    private readonly url: string,
    private readonly email: string,
    private readonly tally: Tally,
  ) {}

  /** Throws Refused on a definite no. */
  async insist<E extends Endpoint>(endpoint: E, input: RequestOf<E>): Promise<AnswerOf<E>> {
    const key = randomUUID();
    for (const end = Date.now() + GIVE_UP_AFTER_MS; Date.now() < end; await pause(PAUSE_MS)) {
      if (!this.token) await this.signIn(end);
      const answer = await this.ask(endpoint, input, key);
      if (!answer || answer.status >= 500 || answer.status === TOO_MANY) continue;
      if (answer.status === UNAUTHORISED) {
        this.token = '';
        continue;
      }
      this.tally.answered++;
      const body: unknown = JSON.parse(answer.text);
      if (answer.status === 200) return body as AnswerOf<E>;
      const { code = '', error = '' } = body as { code?: string; error?: string };
      throw new Refused(answer.status, code, `${endpoint.id}: ${answer.status} ${code} ${error}`);
    }
    throw new Error(`${endpoint.id} had no answer for ${GIVE_UP_AFTER_MS / 1000} s.`);
  }

  private async signIn(end: number): Promise<void> {
    for (; Date.now() < end; await pause(PAUSE_MS)) {
      const answer = await this.ask(login, { email: this.email, password: DEMO_PASSWORD }, '');
      if (answer?.status !== 200) continue;
      this.token = (JSON.parse(answer.text) as AnswerOf<typeof login>).token;
      return;
    }
  }

  /** One request; undefined when nothing came back. */
  private async ask<E extends Endpoint>(endpoint: E, input: RequestOf<E>, key: string) {
    this.tally.asked++;
    const isRead = endpoint.method === 'GET';
    const query = isRead ? `?${queryOf(Object.entries(input ?? {}))}` : '';
    try {
      const answer = await fetch(`${this.url}${endpoint.path}${query}`, {
        method: endpoint.method,
        body: isRead ? undefined : JSON.stringify(input),
        headers: {
          'content-type': 'application/json',
          ...(this.token ? { token: this.token } : {}),
          ...(key && !isRead ? { 'idempotency-key': key } : {}),
        },
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      return { status: answer.status, text: await answer.text() };
    } catch {
      // Cut, refused or out of patience: what became of the request is unknown, and it is asked again.
      return undefined;
    }
  }
}
