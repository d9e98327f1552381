import { clock, surroundedBy } from '@washcoat/service-kit';
import type { Session } from '@washcoat/contract-entities';
import { addMonths } from 'date-fns/addMonths';
import { subscriber } from '../credits/credits.fixture';
import { ProviderUnreachable, type CardProvider } from '../provider/card-provider';
import { aPurchase, buy } from '../purchases/purchase.fixture';
import { PurchaseModel } from '../purchases/purchase.model';
import { ToldBilling } from '../webhooks/webhook.fixture';
import { beginRenewals, firstOf } from './begin-renewal';
import { tellOfEnds } from './end-renewal';
import { RenewalModel } from './renewal.model';

const HOUR_MS = 3_600_000;

describe('a renewal that begins', () => {
  let at: ToldBilling;
  beforeEach(async () => {
    at = await ToldBilling.start();
    at.fault = 'unrenewed';
  });
  afterEach(() => at.billing.stop());

  const waiting = async (session = subscriber()): Promise<Session> => {
    await buy(at.billing, session, aPurchase(at.modelId, { renews: true }));
    return session;
  };
  const begin = (provider: Partial<CardProvider> = {}) =>
    beginRenewals(at.billing.service, { ...at.provider, ...provider });
  const purchase = ({ userId }: Session) =>
    PurchaseModel.query(at.billing.service.database)
      .where(PurchaseModel.columns.userId, userId)
      .first()
      .throwIfNotFound();
  const renewals = () => RenewalModel.query(at.billing.service.database);
  const after = <T>(hours: number, work: () => Promise<T>) => {
    const later = new Date(clock.ms() + hours * HOUR_MS);
    return surroundedBy({ now: () => later }, work);
  };

  it('is asked for with the same words after it was begun and never written down, and charged a month after its purchase', async () => {
    const session = await waiting();
    const asked: unknown[] = [];
    const renew: CardProvider['renew'] = async (order) => {
      asked.push(order);
      const begun = await at.provider.renew(order);
      if (asked.length === 1) throw new Error('The process ends here.');
      return begun;
    };
    await begin({ renew });
    expect(await renewals()).toEqual([]);
    await after(5, () => begin({ renew }));
    const { purchaseId, createdAt } = await purchase(session);
    expect(asked[1]).toEqual(asked[0]);
    expect(await renewals()).toMatchObject([
      { renewalId: purchaseId, providerId: `sub_test_${purchaseId}`, nextAt: addMonths(createdAt, 1) },
    ]);
  });

  it('keeps no other one waiting while it can not begin, and comes again after them', async () => {
    const [stuck, good] = [await waiting(), await waiting()];
    const asked: string[] = [];
    const { logger } = at.billing.service.platform;
    const { intentId } = await purchase(stuck);
    const renew: CardProvider['renew'] = async (order) => {
      asked.push(order.intentId);
      if (order.intentId === intentId && asked.length === 1) throw new ProviderUnreachable('Nobody there.');
      return at.provider.renew(order);
    };
    const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
    await begin({ renew });
    const { purchaseId } = await purchase(stuck);
    const problem = { purchaseId, error: expect.any(ProviderUnreachable) };
    expect(warn.mock.calls).toEqual([[problem, 'a renewal waits to begin']]);
    warn.mockRestore();
    expect(await renewals()).toMatchObject([{ userId: good.userId }]);
    const late = await waiting();
    await begin({ renew });
    const intents = await Promise.all([stuck, good, late].map(async (who) => (await purchase(who)).intentId));
    expect(asked).toEqual([intents[0], intents[1], intents[0], intents[2]]);
    expect(await renewals()).toHaveLength(3);
  });

  it('waits for the provider where it was paid, and is not given up by another one', async () => {
    const session = await waiting();
    await begin({ owns: () => false });
    expect([await renewals(), (await purchase(session)).renews]).toEqual([[], true]);
    await begin();
    expect(await renewals()).toHaveLength(1);
  });

  it('has ended where the money was given back while the provider was asked, and the provider is told', async () => {
    const session = await waiting();
    const intentId = await at.intentOf(session);
    const ended: string[] = [];
    const renew: CardProvider['renew'] = async (order) => {
      const begun = await at.provider.renew(order);
      await at.provider.refund(intentId, 10_000);
      await at.told('charge.refunded', { object: 'charge', payment_intent: intentId });
      return begun;
    };
    await begin({ renew });
    const { purchaseId } = await purchase(session);
    expect(await renewals()).toMatchObject([{ status: 'ended', nextAt: null, endOwed: true }]);
    await tellOfEnds(at.billing.service, { ...at.provider, endRenewal: async (id) => void ended.push(id) });
    expect(ended).toEqual([`sub_test_${purchaseId}`]);
    await begin();
    expect(await renewals()).toMatchObject([{ status: 'ended', endOwed: false }]);
  });

  it('is charged on the day of its purchase, next time where that was long ago, and never at once', () => {
    const createdAt = new Date('2026-01-31T10:00:00Z');
    const on = (now: string) => firstOf({ createdAt }, new Date(now)).toISOString();
    expect(on('2026-01-31T10:00:05Z')).toBe('2026-02-28T10:00:00.000Z');
    expect(on('2026-02-28T10:00:00Z')).toBe('2026-03-31T10:00:00.000Z');
    expect(on('2026-06-01T00:00:00Z')).toBe('2026-06-30T10:00:00.000Z');
  });
});
