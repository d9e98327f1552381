import { transactionList } from '@washcoat/contract-billing';
import { subscriber } from '../credits/credits.fixture';
import { aPurchase, buy } from '../purchases/purchase.fixture';
import { ToldBilling } from '../webhooks/webhook.fixture';
import { sayLostDisputes } from './say-lost-disputes';

describe('disputes of before lost ones were called so', () => {
  let at: ToldBilling;
  beforeAll(async () => {
    at = await ToldBilling.start();
  });
  afterAll(() => at.billing.stop());

  /** What a purchase is called whose dispute stands so, and that was written down as any disputed one was. */
  const disputed = async (dispute: 'open' | 'won' | 'lost', status: string) => {
    const session = subscriber();
    await buy(at.billing, session, aPurchase(at.modelId));
    const { database } = at.billing.service;
    const [payment] = (await at.billing.call(session, transactionList, {})).body.list;
    const id = payment?.transactionId ?? '';
    await database('purchase').where({ purchase_id: id }).update({ dispute });
    await database('payment_transaction').where({ transaction_id: id }).update({ status });
    return async () =>
      (await at.billing.call(session, transactionList, {})).body.list.map((one) => one.status);
  };

  it('are called lost where they were, and as before where they were not', async () => {
    const called = await Promise.all([
      disputed('lost', 'disputed'),
      disputed('open', 'disputed'),
      disputed('won', 'success'),
    ]);
    for (const _ of ['once', 'again']) await sayLostDisputes.up(at.billing.service.database);
    expect(await Promise.all(called.map((status) => status()))).toEqual([
      ['lost'],
      ['disputed'],
      ['success'],
    ]);
  });
});
