import { TestService, testSession } from '@washcoat/testing';
import { creditsGet } from '@washcoat/contract-billing';
import { newId } from '@washcoat/service-kit';
import { creditDate } from '../credits/credit-calendar';
import { appendOnce } from '../credits/credit-ledger.repository';
import { subscriber } from '../credits/credits.fixture';
import { addPlan } from '../plans/plan.commands';
import { ProviderUnreachable, type CardProvider } from '../provider/card-provider';
import { testProvider, type TestProvider } from '../provider/test-provider';
import { createBillingService } from '../service';
import { aPurchase, buy } from './purchase.fixture';
import { PurchaseModel } from './purchase.model';
import { reconcile } from './reconcile';

describe('comparing the ledger with the card provider', () => {
  let billing: TestService;
  let provider: TestProvider;
  let isLost = false;
  let modelId: string;

  beforeEach(async () => {
    isLost = false;
    const cards = {
      provider({ database }: TestService['service']): CardProvider {
        provider = testProvider(database);
        const confirm: CardProvider['confirm'] = async (...order) => {
          const paid = await provider.confirm(...order);
          if (isLost) throw new ProviderUnreachable('The answer got lost.');
          return paid;
        };
        return { ...provider, confirm };
      },
    };
    billing = await TestService.start(createBillingService(cards));
    const plan = { planName: 'Shop', description: '', noOfLookups: 100, finalPrice: 100, originalPrice: 100 };
    ({ modelId } = await billing.service.inTransaction({ session: testSession() }, (unit) =>
      addPlan(unit, plan),
    ));
  });
  afterEach(() => billing.stop());

  const compare = async (isRepairing: boolean) =>
    (await reconcile(billing.service, provider, { since: new Date(0), isRepairing })).differences;
  const bought = async (session: ReturnType<typeof subscriber>) =>
    (await billing.call(session, creditsGet, {})).body.purchased;
  const purchase = async () => {
    const found = await PurchaseModel.query(billing.service.database).first();
    if (!found) throw new Error('Nothing was bought.');
    return found;
  };

  it('finds nothing where both say the same', async () => {
    await buy(billing, subscriber(), aPurchase(modelId));
    expect(await compare(false)).toEqual([]);
  });

  it('asks for the purchases of a page of payments at once, and for payments by themselves only where they differ', async () => {
    for (let number = 0; number < 12; number += 1) await buy(billing, subscriber(), aPurchase(modelId));
    const asked: string[] = [];
    const { database } = billing.service;
    const note = ({ sql }: { sql: string }) => asked.push(sql);
    database.on('query', note);
    const found: string[] = [];
    const counting: CardProvider = {
      ...provider,
      find: (intentId) => {
        found.push(intentId);
        return provider.find(intentId);
      },
    };
    const compared = await reconcile(billing.service, counting, { since: new Date(0), isRepairing: false });
    database.removeListener('query', note);
    expect(compared).toEqual({ payments: 12, purchases: 12, differences: [] });
    expect([found.length, asked.filter((sql) => /from "?purchase"?/.test(sql)).length]).toEqual([0, 3]);
  });

  it('names nothing of a purchase that goes on while the lists are read', async () => {
    const session = subscriber();
    isLost = true;
    const request = aPurchase(modelId);
    await buy(billing, session, request);
    const [listed] = await listOf(provider.payments(new Date(0)));
    isLost = false;
    await buy(billing, session, request);
    const late: CardProvider = {
      ...provider,
      async *payments() {
        if (listed) yield { ...listed, status: 'processing' };
      },
    };
    const { differences } = await reconcile(billing.service, late, { since: new Date(0), isRepairing: true });
    expect([differences, await bought(session)]).toEqual([[], 100]);
  });

  const listOf = async <T>(rows: AsyncIterable<T>) => {
    const list: T[] = [];
    for await (const row of rows) list.push(row);
    return list;
  };

  it('names what was paid and is not granted, and repairs it when it is asked to', async () => {
    const session = subscriber();
    isLost = true;
    await buy(billing, session, aPurchase(modelId));
    expect(await compare(false)).toMatchObject([{ isSafe: true, isRepaired: false }]);
    expect(await bought(session)).toBe(0);
    expect(await compare(true)).toMatchObject([{ isRepaired: true }]);
    expect(await bought(session)).toBe(100);
    expect(await compare(true)).toEqual([]);
  });

  it('names a refund that was never told, and takes its lookups back', async () => {
    const session = subscriber();
    await buy(billing, session, aPurchase(modelId));
    await provider.refund((await purchase()).intentId ?? '', 5_000);
    expect(await compare(true)).toMatchObject([{ isRepaired: true }]);
    expect(await bought(session)).toBe(50);
    expect(await compare(false)).toEqual([]);
  });

  it('only names amounts that differ, payments of nothing, and grants without a payment', async () => {
    const session = subscriber();
    await buy(billing, session, aPurchase(modelId));
    const { database } = billing.service;
    const strange = async () => (await compare(true)).map(({ isRepaired, what }) => [isRepaired, what]);
    const { purchaseId } = await purchase();
    await database('purchase').update({ amount_cents: 1 });
    expect(await strange()).toEqual([
      [false, `The purchase ${purchaseId} is of 1 cents, its payment of 10000.`],
    ]);
    await database('purchase').update({ amount_cents: 10_000 });
    await database('test_payment').update({
      record: database.raw(`jsonb_set(record, '{status}', '"failed"')`),
    });
    expect(await strange()).toEqual(
      expect.arrayContaining([[false, `The purchase ${purchaseId} is granted, but its payment is failed.`]]),
    );
    await database('test_payment').delete();
    expect(await strange()).toEqual([
      [false, `The purchase ${purchaseId} is granted for 10000 cents that the provider did not take.`],
    ]);
    const stranger = testSession();
    await provider.open({ ...orderOf(stranger.userId), purchaseId: stranger.userId });
    expect(await strange()).toHaveLength(2);
    expect(await bought(session)).toBe(100);
  });

  it('only names lookups in the ledger that nobody bought', async () => {
    const session = subscriber();
    await buy(billing, session, aPurchase(modelId));
    const { userId, companyId } = session;
    const sourceId = newId();
    const { month, day } = creditDate(new Date(), billing.service.platform.timezone);
    await billing.service.inTransaction({}, ({ trx, now }) =>
      appendOnce(trx, {
        ...{ userId, companyId, pot: 'purchased', change: 70, reason: 'purchase', sourceId, at: now },
        ...{ month, day },
      }),
    );
    expect(await compare(true)).toEqual([
      {
        what: `The ledger has 70 lookups of user ${userId} for the purchase ${sourceId}, which is not here.`,
        ...{ isSafe: false, isRepaired: false },
      },
    ]);
  });

  const orderOf = (userId: string) => ({
    userId,
    amount: 100,
    planName: 'Shop',
    email: 'lee@corner.test',
    fullName: 'Lee Corner',
    keepsCard: false,
  });
});
