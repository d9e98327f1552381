import { setTimeout as pause } from 'node:timers/promises';
import { surroundedBy } from '@washcoat/service-kit';
import { TestService, testSession } from '@washcoat/testing';
import { billingBooks } from '../books';
import { subscriber } from '../credits/credits.fixture';
import { addPlan } from '../plans/plan.commands';
import { ProviderUnreachable, type CardProvider } from '../provider/card-provider';
import { testProvider } from '../provider/test-provider';
import { createBillingService } from '../service';
import { processEvents } from '../webhooks/process-events';
import { aPurchase, buy, intentObject, payBy, tell } from './purchase.fixture';
import { PurchaseModel } from './purchase.model';
import { reconcile } from './reconcile';

const PURCHASES = 500;
const AT_ONCE = 10;
const LOOKUPS = 7;

const waiting = 'select count(*) as n from provider_event where processed_at is null';

jest.setTimeout(900_000);

/** The same numbers every time (Park and Miller). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** A provider whose calls are lost before or after they are done, or with the process that made them. */
function faulty(provider: CardProvider, random: () => number): CardProvider {
  const lost = async <T>(call: () => Promise<T>): Promise<T> => {
    const fault = random();
    if (fault < 0.08) throw new ProviderUnreachable('Nobody there.');
    const answer = await call();
    if (fault < 0.16) throw new ProviderUnreachable('The answer got lost.');
    if (fault < 0.24) throw new Error('The process was killed.');
    return answer;
  };
  return {
    ...provider,
    open: (order) => lost(() => provider.open(order)),
    confirm: (...order) => lost(() => provider.confirm(...order)),
    find: (intentId) => lost(() => provider.find(intentId)),
  };
}

describe('500 purchases while calls get lost, processes end, events come twice and connections are cut', () => {
  let billing: TestService;
  let provider: ReturnType<typeof testProvider>;
  let modelId: string;
  const random = numbers(15);

  beforeAll(async () => {
    const cards = {
      provider({ database }: TestService['service']) {
        provider = testProvider(database);
        return faulty(provider, random);
      },
    };
    billing = await TestService.start(createBillingService(cards));
    const plan = {
      planName: 'Seven',
      description: '',
      noOfLookups: LOOKUPS,
      finalPrice: 10,
      originalPrice: 10,
    };
    ({ modelId } = await billing.service.inTransaction({ session: testSession() }, (unit) =>
      addPlan(unit, plan),
    ));
  });
  afterAll(() => billing.stop());

  /** Cuts every connection to the database but its own, as a database does that starts again. */
  const cut = () =>
    billing.service.database
      .raw(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where usename = current_user and datname = current_database() and pid <> pg_backend_pid()`,
      )
      .catch(() => undefined);

  /** Tells of the payments of somebody, perhaps twice, perhaps of another moment first. */
  async function tellOf(userId: string): Promise<void> {
    const { columns } = PurchaseModel;
    const purchase = await PurchaseModel.query(billing.service.database)
      .where(columns.userId, userId)
      .first();
    if (!purchase?.intentId) return;
    const object = intentObject(purchase.intentId);
    const id = `evt_${purchase.purchaseId}`;
    const types = ['payment_intent.succeeded', 'payment_intent.created', 'payment_intent.succeeded'];
    for (const [place, type] of types.entries())
      if (random() < 0.6) await tell(billing, { id: `${id}_${place % 2}`, type, object });
  }

  /** Buys as a page does: with the same payment id until it knows what came of it. */
  async function buyOnce(): Promise<number> {
    const session = subscriber();
    const request = aPurchase(modelId, { paymentId: payBy(random() < 0.2 ? 'confirm' : 'success') });
    let last = '';
    for (let tries = 1; tries <= 60; tries++) {
      if (random() < 0.02) await cut();
      const { status, body, error } = await buy(billing, session, request);
      last = `${status} ${error.code}: ${error.error}`;
      if (random() < 0.3) await tellOf(session.userId).catch(() => undefined);
      if (status === 200 && !body.requiresAction) return tries;
      if (body.clientSecret) await provider.answer(body.clientSecret, true).catch(() => undefined);
      await pause(5);
    }
    throw new Error(`The purchase of ${session.userId} came to nothing: ${last}`);
  }

  it('give 500 grants and 500 charges, and books that are right', async () => {
    let left = PURCHASES;
    let tries = 0;
    const customer = async () => {
      while (left-- > 0) {
        const needed = await buyOnce();
        tries += needed;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, customer));
    expect(tries).toBeGreaterThan(PURCHASES * 1.2);
    const { database } = billing.service;
    const counted = async (query: string) =>
      Number((await database.raw<{ rows: { n: string }[] }>(query)).rows[0]?.n);
    // What failed waits for its pause to end, so that the hours after the day have to pass for it to be worked on.
    const dayAfter = new Date(Date.now() + 24 * 60 * 60 * 1000);
    await surroundedBy({ now: () => dayAfter }, async () => {
      for (let round = 0; round < PURCHASES && (await counted(waiting)) > 0; round++)
        await processEvents(billing.service, provider);
    });
    expect(await counted(`select count(*) as n from purchase where status = 'granted'`)).toBe(PURCHASES);
    expect(await counted(`select sum(change) as n from credit_ledger where reason = 'purchase'`)).toBe(
      PURCHASES * LOOKUPS,
    );
    expect(await counted(`select count(*) as n from credit_ledger where reason = 'purchase'`)).toBe(
      PURCHASES,
    );
    expect(await counted(`select count(*) as n from payment_transaction where status = 'success'`)).toBe(
      PURCHASES,
    );
    expect(await counted(`select count(*) as n from test_payment`)).toBe(PURCHASES);
    expect(
      await counted(`select count(*) as n from test_payment where record->>'status' = 'succeeded'`),
    ).toBe(PURCHASES);
    expect(await counted(waiting)).toBe(0);
    for (const { query } of billingBooks)
      expect((await database.raw<{ rows: unknown[] }>(query)).rows).toEqual([]);
    const since = new Date(0);
    const { payments, differences } = await reconcile(billing.service, provider, {
      since,
      isRepairing: false,
    });
    expect([payments, differences]).toEqual([PURCHASES, []]);
  });
});
