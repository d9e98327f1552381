import { randomUUID } from 'node:crypto';
import { billingDue, renewalEnd, renewalUnpaid } from '@washcoat/contract-billing';
import { clock, surroundedBy } from '@washcoat/service-kit';
import { TestService, testSession } from '@washcoat/testing';
import { deliverUser, subscriber } from '../credits/credits.fixture';
import { addPlan } from '../plans/plan.commands';
import { ProviderUnreachable, type CardProvider } from '../provider/card-provider';
import { testProvider, type TestProvider } from '../provider/test-provider';
import { aPurchase, buy, tell } from '../purchases/purchase.fixture';
import { reconcile } from '../purchases/reconcile';
import { createBillingService } from '../service';
import { processEvents } from '../webhooks/process-events';
import { beginRenewals } from './begin-renewal';
import { remindUnpaid } from './remind-unpaid.job';
import { RenewalModel } from './renewal.model';

const DAY_MS = 86_400_000;

describe('a renewal that can not be charged', () => {
  let billing: TestService;
  let provider: TestProvider;
  let providerId: string;
  let ended: string[];
  let isAway: boolean;
  let isWithout: boolean;
  let session: ReturnType<typeof subscriber>;

  beforeEach(async () => {
    [ended, isAway, isWithout] = [[], false, false];
    const cards = {
      provider({ database }: TestService['service']): CardProvider {
        provider = testProvider(database);
        return watched();
      },
    };
    billing = await TestService.start({ ...createBillingService(cards), jobs: [] });
    const plan = { planName: 'Shop', description: '', noOfLookups: 100, finalPrice: 100, originalPrice: 100 };
    const { modelId } = await billing.service.inTransaction({ session: testSession() }, (unit) =>
      addPlan(unit, plan),
    );
    session = subscriber();
    await buy(billing, session, aPurchase(modelId, { renews: true }));
    await beginRenewals(billing.service, provider);
    providerId = (await renewal()).providerId ?? '';
  });
  afterEach(() => billing.stop());

  const watched = (): CardProvider => ({
    ...provider,
    owns: (id) => !isWithout && provider.owns(id),
    async endRenewal(id) {
      if (isAway) throw new ProviderUnreachable('Nobody there.');
      ended.push(id);
    },
  });
  const renewal = async () => {
    const found = await RenewalModel.query(billing.service.database).first();
    if (!found) throw new Error('There is no renewal.');
    return found;
  };
  const told = async (type: string, object: Record<string, unknown>) => {
    await tell(billing, { type, object });
    await processEvents(billing.service, provider);
  };
  const billed = async (isPaid: boolean) => {
    const { billId } = await provider.charge({ providerId, amount: 10_000, isPaid });
    await told(isPaid ? 'invoice.paid' : 'invoice.payment_failed', { object: 'invoice', id: billId });
  };
  const after = <T>(days: number, work: () => Promise<T>) => {
    const later = new Date(clock.ms() + days * DAY_MS);
    return surroundedBy({ now: () => later }, work);
  };
  const remind = () => remindUnpaid(billing.service, watched());
  const letters = async () => {
    const rows = await billing.service
      .database('outbox')
      .where({ topic: renewalUnpaid.topic })
      .orderBy('id')
      .select('envelope');
    return rows.map(({ envelope }) => renewalUnpaid.schema.parse(envelope.data));
  };
  const steps = async () => (await letters()).map(({ step }) => step);

  it('is told its payer at once, after three and seven days, and at its end, each once', async () => {
    await billed(false);
    await billed(false);
    for (const _ of [1, 2]) await remind();
    expect(await steps()).toEqual(['failed']);
    for (const days of [2.9, 3.1, 5, 6.9]) await after(days, remind);
    expect(await steps()).toEqual(['failed', 'reminder']);
    await after(7.1, () => Promise.all([remind(), remind()]));
    await after(13, remind);
    expect(await steps()).toEqual(['failed', 'reminder', 'last']);
    expect(await renewal()).toMatchObject({ status: 'past_due' });
    for (const days of [14.2, 15, 40]) await after(days, remind);
    expect(await steps()).toEqual(['failed', 'reminder', 'last', 'ended']);
    expect(await renewal()).toMatchObject({ status: 'ended', nextAt: null, endOwed: false });
    expect(ended).toEqual([providerId]);
    const [first] = await letters();
    expect(first).toMatchObject({ planName: 'Shop', amount: 10_000, email: 'lee@corner.test' });
  });

  it('is told no more once it is paid, and anew when it fails again', async () => {
    await billed(false);
    await billed(true);
    for (const days of [3.5, 8, 30]) await after(days, remind);
    expect(await steps()).toEqual(['failed']);
    await after(31, async () => {
      await billed(false);
      await remind();
    });
    expect(await steps()).toEqual(['failed', 'failed']);
    expect(await renewal()).toMatchObject({ status: 'past_due' });
  });

  it('gets one letter, not all, where nobody was up for a while, and its time after the last one', async () => {
    await billed(false);
    await after(20, remind);
    await after(26, remind);
    expect(await steps()).toEqual(['failed', 'last']);
    await after(28, remind);
    expect(await steps()).toEqual(['failed', 'last', 'ended']);
  });

  it('is told its end where the provider ends it, and not where its payer does', async () => {
    await billed(false);
    await told('customer.subscription.deleted', { object: 'subscription', id: providerId });
    await told('customer.subscription.deleted', { object: 'subscription', id: providerId });
    expect(await steps()).toEqual(['failed', 'ended']);
  });

  it('is of no letter when its payer ended it', async () => {
    await billed(false);
    await billing.call(session, renewalEnd, { renewalId: (await renewal()).renewalId });
    await told('customer.subscription.deleted', { object: 'subscription', id: providerId });
    await after(20, remind);
    expect(await steps()).toEqual(['failed']);
  });

  it('is told the user at the address of today, and the house how many letters there were', async () => {
    await deliverUser(billing, session.userId);
    await billed(false);
    await after(3.1, remind);
    expect((await letters()).at(-1)).toMatchObject({ email: 'subscriber@corner.test' });
    const { body } = await billing.call(testSession({ hierarchy: 1 }), billingDue, {});
    expect(body.renewals).toMatchObject([
      { status: 'past_due', letters: 2, failedAt: expect.any(String), writtenAt: expect.any(String) },
    ]);
  });

  it.each(['while the provider is away', 'after its keys were removed'])(
    'ends %s, and the provider is told as soon as it can be',
    async (when) => {
      isAway = when.endsWith('away');
      isWithout = !isAway;
      const { renewalId } = await renewal();
      expect((await billing.call(session, renewalEnd, { renewalId })).status).toBe(200);
      expect(await renewal()).toMatchObject({ status: 'ended', endOwed: true });
      await remind();
      expect(ended).toEqual([]);
      const { differences } = await reconcile(billing.service, provider, {
        since: new Date(0),
        isRepairing: false,
      });
      expect(differences).toMatchObject([{ what: expect.stringContaining(renewalId) }]);
      [isAway, isWithout] = [false, false];
      for (const _ of [1, 2]) await remind();
      expect(ended).toEqual([providerId]);
      expect(await renewal()).toMatchObject({ endOwed: false });
    },
  );

  it('is ended at its provider also while many wait for another provider', async () => {
    const found = await renewal();
    const waiting = { ...found, status: 'ended', endedAt: new Date(0), endOwed: true } as const;
    for (let place = 0; place < 60; place += 1)
      await RenewalModel.query(billing.service.database).insert({
        ...{ ...waiting, renewalId: randomUUID(), providerId: `sub_${place}` },
      });
    isAway = true;
    await billing.call(session, renewalEnd, { renewalId: found.renewalId });
    isAway = false;
    await remind();
    expect(ended).toEqual([providerId]);
  });
});
