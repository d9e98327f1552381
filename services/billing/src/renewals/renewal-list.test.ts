import { renewalList } from '@washcoat/contract-billing';
import { newId } from '@washcoat/service-kit';
import { subscriber } from '../credits/credits.fixture';
import { aPurchase, buy } from '../purchases/purchase.fixture';
import { house, ToldBilling } from '../webhooks/webhook.fixture';
import { RenewalModel } from './renewal.model';

describe('the list of renewals', () => {
  it('is read page by page to its end, however many there are', async () => {
    const at = await ToldBilling.start();
    try {
      const session = subscriber();
      await buy(at.billing, session, aPurchase(at.modelId, { renews: true }));
      const { database } = at.billing.service;
      const renewal = await RenewalModel.query(database).first().throwIfNotFound();
      const more = Array.from({ length: 204 }, () => {
        const renewalId = newId();
        return { ...renewal, renewalId, providerId: `sub_test_${renewalId}` };
      });
      await RenewalModel.query(database).insert(more);
      for (const who of [session, house]) {
        const seen: string[] = [];
        const pages: boolean[] = [];
        for (const offset of [0, 100, 200]) {
          const { body } = await at.billing.call(who, renewalList, { count: 100, offset });
          seen.push(...body.list.map(({ renewalId }) => renewalId));
          pages.push(body.areMoreItemsAvailable);
        }
        expect(new Set(seen).size).toBe(205);
        expect(pages).toEqual([true, true, false]);
      }
      expect((await at.billing.call(subscriber(), renewalList, {})).body.list).toEqual([]);
    } finally {
      await at.billing.stop();
    }
  });
});
