import { request, type ClientRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { testSession } from '@washcoat/testing';
import Koa from 'koa';
import { waitingCalls } from '../health/metrics';
import { edgeMetricsText, localUpstream } from '../service';
import { TestEdge, type Received } from '../testing/test-edge';

const CALL = '/read/v1/product/getAll';

/** A service that answers a call when the test says so. */
class SlowService {
  /** The numbers of the calls that have arrived, in their order. */
  readonly arrived: string[] = [];
  private readonly answers = new Map<string, () => void>();
  readonly app = new Koa();

  constructor() {
    this.app.use(async (koa) => {
      const number = String(koa.query.number);
      this.arrived.push(number);
      if (koa.query.isSlow) await new Promise<void>((resolve) => this.answers.set(number, resolve));
      koa.body = { number };
    });
  }

  answer(number: string): void {
    this.answers.get(number)?.();
    this.answers.delete(number);
  }

  answerAll(): void {
    for (const number of [...this.answers.keys()]) this.answer(number);
  }

  /** Waits until so many calls have arrived. */
  async hears(count: number): Promise<void> {
    while (this.arrived.length < count) await pause(1);
  }
}

describe('the calls of one caller to a service', () => {
  let slow: SlowService;
  let edge: TestEdge;
  let flooder: string;
  let other: string;

  beforeEach(async () => {
    slow = new SlowService();
    edge = await TestEdge.start({ converters: localUpstream(slow.app) });
    flooder = await edge.tokenOf(testSession({ hierarchy: 2 }));
    other = await edge.tokenOf(testSession({ hierarchy: 1 }));
  });
  afterEach(async () => {
    slow.answerAll();
    await edge.stop();
  });

  const ask = (number: string, token: string | null = flooder) =>
    edge.get(`${CALL}?isSlow=1&number=${number}`, token ? { token } : {});
  /** Answers whatever arrives until all `calls` are answered. */
  async function answered(calls: Promise<Received>[]): Promise<Received[]> {
    let isOver = false;
    const all = Promise.all(calls).finally(() => (isOver = true));
    while (!isOver) {
      slow.answerAll();
      await pause(1);
    }
    return all;
  }
  async function waits(count: number): Promise<void> {
    const waiting = async () =>
      (await waitingCalls.get()).values.find(({ labels }) => labels.service === 'converters');
    while ((await waiting())?.value !== count) await pause(1);
  }
  /** Sends calls one after the other, so that they stand in that order. */
  async function flood(count: number): Promise<Promise<Received>[]> {
    const calls: Promise<Received>[] = [];
    for (let number = 0; number < count; number++) {
      calls.push(ask(String(number)));
      if (number < 4) await slow.hears(number + 1);
      else await waits(number - 3);
    }
    return calls;
  }

  it('go on a few at once, in their order, while others are answered at once', async () => {
    const calls = await flood(100);
    expect(slow.arrived).toEqual(['0', '1', '2', '3']);
    const quick = await edge.get(`${CALL}?number=quick`, { token: other });
    expect(quick.json).toEqual({ number: 'quick' });
    expect((await edge.get(`${CALL}?number=stranger`)).status).toBe(200);
    expect((await edge.get('/read/v1/user/me', { token: flooder })).status).toBe(200);
    expect(slow.arrived).toEqual(['0', '1', '2', '3', 'quick', 'stranger']);
    slow.answer('2');
    await slow.hears(7);
    expect(slow.arrived.at(-1)).toBe('4');
    const answers = await answered(calls);
    expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200));
    const own = slow.arrived.filter((number) => /\d/.test(number));
    expect(own).toEqual(Array.from({ length: 100 }, (_, number) => String(number)));
  });

  it('are counted together for all sessions of a user, and by address for whoever has no good token', async () => {
    const session = testSession({ hierarchy: 2 });
    const tokens = [await edge.tokenOf(session), await edge.tokenOf(session)];
    const calls = tokens.flatMap((token, at) => [0, 1, 2].map((number) => ask(`${at}${number}`, token)));
    await waits(2);
    expect(slow.arrived).toHaveLength(4);
    await answered(calls);
    slow.arrived.length = 0;
    const strangers = Array.from({ length: 14 }, (_, number) => ask(String(number), `forged-${number}`));
    await waits(2);
    expect(slow.arrived).toHaveLength(12);
    await answered(strangers);
  });

  it('leave the queue and give their place on when their caller leaves', async () => {
    const sent = (number: string): Promise<ClientRequest> =>
      new Promise((resolve) => {
        const { port } = new URL(edge.url);
        const asked = request({
          host: '127.0.0.1',
          port,
          path: `${CALL}?isSlow=1&number=${number}`,
          headers: { token: flooder },
          agent: false,
        });
        asked.on('error', () => undefined);
        asked.end(() => resolve(asked));
      });
    const first: ClientRequest[] = [];
    for (const number of ['a', 'b', 'c', 'd']) first.push(await sent(number));
    await slow.hears(4);
    const left = await sent('left');
    await waits(1);
    const next = ask('next');
    await waits(2);
    left.destroy();
    await waits(1);
    expect(slow.arrived).toHaveLength(4);
    first[0]?.destroy();
    await slow.hears(5);
    expect(slow.arrived.at(-1)).toBe('next');
    slow.answer('next');
    expect((await next).status).toBe(200);
  });

  it('are refused with 429 once too many wait, and taken again when there is room', async () => {
    const calls = await flood(104);
    const refused = await ask('refused');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '2']);
    expect(refused.json).toMatchObject({
      code: 'TOO_MANY_AT_ONCE',
      error: 'Too many of your requests are under way. Try again in 2 s.',
      retryAfter: 2,
    });
    const metrics = await edgeMetricsText();
    expect(metrics).toContain('edge_waiting_calls{service="converters"} 100\n');
    expect(metrics).toMatch(/edge_refused_calls_total\{service="converters"\} 1\n/);
    expect((await edge.get(`${CALL}?number=quick`, { token: other })).status).toBe(200);
    await answered(calls);
    expect((await edge.get(`${CALL}?number=again`, { token: flooder })).status).toBe(200);
    expect(slow.arrived).not.toContain('refused');
  });
});
