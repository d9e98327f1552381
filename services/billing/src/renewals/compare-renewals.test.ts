import { newId } from '@washcoat/service-kit';
import { subscriber } from '../credits/credits.fixture';
import type { CardProvider } from '../provider/card-provider';
import { aPurchase, buy } from '../purchases/purchase.fixture';
import { PurchaseModel } from '../purchases/purchase.model';
import { reconcile } from '../purchases/reconcile';
import type { ToldBilling } from '../webhooks/webhook.fixture';
import { RenewalLetterModel } from './renewal-letter.model';
import { RenewalModel } from './renewal.model';
import { RenewedBilling } from './renewed.fixture';

describe('comparing which renewals run with the card provider', () => {
  let renewed: RenewedBilling;
  let at: ToldBilling;
  let providerId: string;
  beforeEach(async () => {
    renewed = await RenewedBilling.start();
    ({ at, providerId } = renewed);
  });
  afterEach(() => renewed.stop());

  const renewal = () => renewed.renewal();
  const compare = async (isRepairing: boolean, provider: Partial<CardProvider> = {}) =>
    (
      await reconcile(
        at.billing.service,
        { ...at.provider, ...provider },
        { since: new Date(0), isRepairing },
      )
    ).differences;
  const begin = (renewalId: string) =>
    at.provider.renew({
      ...{ purchaseId: renewalId, renewalId, intentId: 'pi_test_none', planName: 'Shop', amount: 100 },
      nextAt: new Date(),
    });

  it('finds nothing where it runs or has ended on both sides', async () => {
    expect(await compare(true)).toEqual([]);
    await at.provider.endRenewal(providerId);
    await at.told('customer.subscription.deleted', { object: 'subscription', id: providerId });
    expect(await compare(true)).toEqual([]);
  });

  it('names one whose end at the provider was never told, and ends it here when it is asked to', async () => {
    const { renewalId } = await renewal();
    await at.provider.endRenewal(providerId);
    const what = `The renewal ${renewalId} runs here, and has ended at the provider: ${providerId} is charged no more.`;
    expect(await compare(false)).toEqual([{ what, isSafe: true, isRepaired: false }]);
    expect(await renewal()).toMatchObject({ status: 'active' });
    expect(await compare(true)).toEqual([{ what, isSafe: true, isRepaired: true }]);
    expect(await renewal()).toMatchObject({ status: 'ended', nextAt: null, endOwed: false });
    expect(await compare(true)).toEqual([]);
    expect(await at.bought(renewed.session)).toBe(100);
  });

  it('tells a payer who had not paid that it has ended, once', async () => {
    await renewed.tellOf(await renewed.charge({ isPaid: false }));
    await at.provider.endRenewal(providerId);
    for (const _ of [1, 2]) await compare(true);
    const letters = await RenewalLetterModel.query(at.billing.service.database);
    expect(letters.map(({ step }) => step).sort()).toEqual(['ended', 'failed']);
  });

  it('names one that has ended here and is charged on, and has the provider end it', async () => {
    await RenewalModel.query(at.billing.service.database).patch({ status: 'ended', nextAt: null });
    expect(await compare(false)).toMatchObject([
      { what: expect.stringContaining(`the provider charges ${providerId} on`), isSafe: true },
    ]);
    expect(await at.provider.hasEnded(providerId)).toBe(false);
    expect(await compare(true)).toMatchObject([{ isRepaired: true }]);
    expect(await at.provider.hasEnded(providerId)).toBe(true);
    expect(await compare(true)).toEqual([]);
  });

  it('only names what either side does not know, and nothing of somebody else', async () => {
    const lost = newId();
    await begin(lost);
    await at.billing.service.database('test_renewal').where({ provider_id: providerId }).delete();
    const { renewalId } = await renewal();
    const strange = [
      `The provider charges sub_test_${lost} for the renewal ${lost}, which is not here.`,
      `The renewal ${renewalId} runs here, and the provider does not know ${providerId}.`,
    ].map((what) => ({ what, isSafe: false, isRepaired: false }));
    const runningRenewals: CardProvider['runningRenewals'] = async function* () {
      yield { providerId: 'sub_of_somebody', renewalId: null };
      yield { providerId: 'sub_of_another', renewalId: 'their own word' };
      yield* at.provider.runningRenewals();
    };
    expect(await compare(true, { runningRenewals })).toEqual(strange);
    expect(await renewal()).toMatchObject({ status: 'active' });
  });

  it('names nothing of one that is just being begun, nor of one of another provider', async () => {
    at.fault = 'unrenewed';
    const other = subscriber();
    await buy(at.billing, other, aPurchase(at.modelId, { renews: true }));
    const { purchaseId } = await PurchaseModel.query(at.billing.service.database)
      .where(PurchaseModel.columns.userId, other.userId)
      .first()
      .throwIfNotFound();
    await begin(purchaseId);
    expect(await compare(true)).toEqual([]);
    await RenewalModel.query(at.billing.service.database).patch({ providerId: 'sub_1' });
    await at.provider.endRenewal(providerId);
    expect(await compare(true)).toEqual([]);
  });
});
