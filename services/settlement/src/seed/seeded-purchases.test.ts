import { companyChanged } from '@washcoat/contract-entities';
import { settlementAutopsy, settlementGet, settlementPurchases } from '@washcoat/contract-settlement';
import { demoCompanies, seedId, type SeedContext } from '@washcoat/service-kit/seed';
import { testSession, TestService } from '@washcoat/testing';
import { deliverCatalogue, deliverOrder, item } from '../purchases/purchases.fixture';
import { settlementService } from '../service';
import { idOf, preparer } from '../settlements/settlement.fixture';
import { seed } from './seed';

const DAY_MS = 86_400_000;
const today = new Date('2026-11-20T12:00:00.000Z');
const context: SeedContext = {
  today,
  converters: 0,
  settle: async () => undefined,
  at(days, hour = 15, minute = 0) {
    const day = new Date(today.getTime() - days * DAY_MS);
    day.setUTCHours(hour, minute, 0, 0);
    return day > today ? today : day;
  },
  random: () => () => 0.5,
};

it('seeded settlements are made of what was bought before, and come out near it', async () => {
  const settlements = await TestService.start(settlementService);
  for (const [key, { companyName }] of Object.entries(demoCompanies)) {
    const companyId = seedId('company', key);
    await settlements.deliver(companyChanged, { ...companyChanged.example, companyId, companyName });
  }
  await deliverCatalogue(settlements);
  for (const n of [1, 2, 3]) {
    await deliverOrder(settlements, n, {
      companyId: seedId('company', 'peachtree'),
      buyerFinalisedDate: new Date(today.getTime() - (60 + n) * DAY_MS).toISOString(),
      items: [item({ itemId: idOf(70_000 + n), quantity: 40, finalQty: 40, finalUnit: 40, total: 6400 })],
    });
  }
  await seed.run(settlements.service, context);
  const assayer = testSession({ ...preparer, canAccessAssay: true });
  const input = { settlementId: seedId('settlement', '037') };
  const { body: bought } = await settlements.call(assayer, settlementPurchases, input);
  expect(bought).toMatchObject({ isComplete: true, counts: { bought: 120, received: 118 }, cost: 19_200 });
  expect(bought.boxes.map(({ lotNo }) => lotNo).sort()).toEqual(['L-1', 'L-1', 'L-2']);
  expect(bought.accuracy).toBeDefined();
  for (const percent of Object.values(bought.accuracy ?? {})) {
    expect(percent).toBeGreaterThan(88);
    expect(percent).toBeLessThan(105);
  }
  const { body: statement } = await settlements.call(preparer, settlementGet, input);
  expect(statement.totalSettlementAmount).toBeGreaterThan(0);
  const { body: taken } = await settlements.call(assayer, settlementAutopsy, input);
  expect(taken.parts.countLoss).toBeLessThan(0);
  expect(taken.units).toHaveLength(3);
  await settlements.stop();
});
