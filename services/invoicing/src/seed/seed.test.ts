import { randomUUID } from 'node:crypto';
import { loadCompleted } from '@washcoat/contract-loads';
import type { SeedContext } from '@washcoat/service-kit/seed';
import { TestService } from '@washcoat/testing';
import { completedLoad } from '../invoices/load.fixture';
import { invoicingService } from '../service';
import { seed } from './seed';

const DAY_MS = 86_400_000;
const COUNT = 120;
const today = new Date('2026-11-20T15:00:00.000Z');

/** The golden ratio's steps: spread evenly, and the same every time. */
function evenNumbers(): () => number {
  let state = 0.5;
  return () => (state = (state + 0.618033988749895) % 1);
}

const context: SeedContext = {
  today,
  converters: 0,
  at: (days) => new Date(today.getTime() - days * DAY_MS),
  random: evenNumbers,
  settle: async () => undefined,
};

describe('the payments of the demonstration installation', () => {
  let invoicing: TestService;
  const facilityId = randomUUID();

  beforeAll(async () => {
    invoicing = await TestService.start(invoicingService);
    for (let index = 0; index < COUNT; index++) {
      const buyerFinalisedDate = context.at((index * 90) / COUNT).toISOString();
      const grandtotal = 800 + 61.37 * index;
      const load = completedLoad({
        facilityId,
        buyerFinalisedDate,
        grandtotal: Math.round(grandtotal * 100) / 100,
      });
      await invoicing.deliver(loadCompleted, load, { time: buyerFinalisedDate });
    }
    await seed.run(invoicing.service, context);
  }, 60_000);
  afterAll(() => invoicing.stop());

  const count = async (condition: string) =>
    Number((await invoicing.service.database('invoice').whereRaw(condition).count('* as n').first())?.n);

  it('settle 60 % of the invoices and pay a part of 20 %', async () => {
    expect(await count('settled_date is not null')).toBe(72);
    expect(await count('settled_date is null and amount_paid > 0')).toBe(24);
    expect(await count('amount_paid = 0')).toBe(24);
    expect(await count('balance < 0')).toBe(0);
  });

  it('use every method, with a reference where it is needed', async () => {
    const payments = await invoicing.service.database('payment');
    const methods = new Set(payments.map(({ payment_method }) => payment_method));
    expect(methods).toEqual(new Set(['CHECK', 'CASH', 'Bank Transfer']));
    for (const { payment_method, reference_number } of payments) {
      expect(reference_number === null).toBe(payment_method === 'CASH');
    }
  });

  it('are dated after the completion and never in the future', async () => {
    const wrong = await invoicing.service
      .database('payment')
      .join('invoice', 'invoice.load_id', 'payment.load_id')
      .whereRaw('payment.paid_at < invoice.dated_at or payment.paid_at > ?', [today]);
    expect(wrong).toEqual([]);
    const days = await invoicing.service.database('payment').countDistinct('paid_at as n').first();
    expect(Number(days?.n)).toBeGreaterThan(50);
  });

  it('stay as they are when it is seeded again', async () => {
    const before = await invoicing.service.database('payment').orderBy('payment_id');
    await seed.run(invoicing.service, context);
    expect(await invoicing.service.database('payment').orderBy('payment_id')).toEqual(before);
  });
});
