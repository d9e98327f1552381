import { setTimeout as pause } from 'node:timers/promises';
import { login } from '@washcoat/contract-entities';
import type { AnswerOf, Endpoint, RequestOf } from '@washcoat/contract-kernel';
import { DEMO_PASSWORD } from '@washcoat/service-kit/seed';
import { ApiClient, pathWithQuery } from '../product/api-client';
import type { DayLog } from './day-log';

/** When a day ends, and what a person pauses with until then. */
export interface Day {
  url: string;
  log: DayLog;
  /** Of `performance.now()`. */
  endsAt: number;
  random(): number;
}

/** The number of a person's mean seconds between two things that they do. */
const THINK_SECONDS = 8;

/** Somebody at work: asks, waits for the answer, thinks, asks again. */
export class Person {
  private constructor(
    private readonly day: Day,
    private readonly client: ApiClient,
  ) {}

  static async signIn(day: Day, email: string): Promise<Person | undefined> {
    const guest = new Person(day, new ApiClient(day.url));
    const answer = await guest.ask(login, { email, password: DEMO_PASSWORD });
    guest.client.close();
    return answer && new Person(day, new ApiClient(day.url, answer.token));
  }

  get isAtWork(): boolean {
    return performance.now() < this.day.endsAt;
  }

  get random(): () => number {
    return this.day.random;
  }

  /** Makes a call and notes how long it took; undefined when it was refused, which a person takes as it is. */
  async ask<E extends Endpoint>(endpoint: E, input: RequestOf<E> & object): Promise<AnswerOf<E> | undefined> {
    const isRead = endpoint.method === 'GET';
    const path = isRead ? pathWithQuery(endpoint.path, input) : endpoint.path;
    const begun = performance.now();
    const { status, text } = await this.client
      .send(endpoint.method, path, isRead ? undefined : input)
      .catch(() => ({ status: 0, text: '' }));
    this.day.log.note(endpoint.id, status, performance.now() - begun);
    return status === 200 ? (JSON.parse(text) as AnswerOf<E>) : undefined;
  }

  /** Reads or types for a while: exponential, so that people meet by chance and not in step. */
  async think(seconds = THINK_SECONDS): Promise<void> {
    const wanted = Math.min(-Math.log(1 - this.random()), 4) * seconds * 1000;
    await pause(Math.max(0, Math.min(wanted, this.day.endsAt - performance.now())));
  }

  /** One of `choices`. @throws Error when there is none. */
  oneOf<T>(choices: readonly T[]): T {
    const choice = choices[Math.floor(this.random() * choices.length)];
    if (choice === undefined) throw new Error('There is nothing to choose from.');
    return choice;
  }

  leave(): void {
    this.client.close();
  }
}
