import { companyChanged } from '@washcoat/contract-entities';
import { settlementGet, settlementList } from '@washcoat/contract-settlement';
import { demoCompanies, seedId, type SeedContext } from '@washcoat/service-kit/seed';
import { TestService } from '@washcoat/testing';
import { settlementService } from '../service';
import { preparer } from '../settlements/settlement.fixture';
import { seed } from './seed';

const DAY_MS = 86_400_000;

/** A day in the middle of a change of clocks, seen from the days of the seeded settlements. */
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
  random: () => () => 0.37,
};

describe('the seeded settlements', () => {
  let settlements: TestService;

  beforeAll(async () => {
    settlements = await TestService.start(settlementService);
    for (const [key, { companyName }] of Object.entries(demoCompanies)) {
      const companyId = seedId('company', key);
      await settlements.deliver(companyChanged, { ...companyChanged.example, companyId, companyName });
    }
    await seed.run(settlements.service, context);
  });
  afterAll(() => settlements.stop());

  const workedExample = async () =>
    (await settlements.call(preparer, settlementGet, { settlementId: seedId('settlement', '036') })).body;

  it('are six, two of them completed, none dated after the day of seeding', async () => {
    const [open, completed] = await Promise.all(
      [1, 2].map(async (type) => (await settlements.call(preparer, settlementList, { type })).body.list),
    );
    expect([open?.length, completed?.length]).toEqual([4, 2]);
    for (const { createdDate, updatedDate } of [...(open ?? []), ...(completed ?? [])]) {
      expect(Date.parse(createdDate)).toBeLessThanOrEqual(today.getTime());
      expect(Date.parse(updatedDate)).toBeLessThanOrEqual(today.getTime());
    }
  });

  it('stay as they are when they are seeded again', async () => {
    const before = await settlements.service.database('settlement').orderBy('settlement_id');
    await seed.run(settlements.service, context);
    expect(await settlements.service.database('settlement').orderBy('settlement_id')).toEqual(before);
  });

  it('settle for an amount above 0 and hedge about what is returned', async () => {
    for (const serial of ['037', '038', '039', '040', '041']) {
      const settlementId = seedId('settlement', serial);
      const { body } = await settlements.call(preparer, settlementGet, { settlementId });
      expect(body.totalSettlementAmount).toBeGreaterThan(0);
      expect(body.ptMetalReturn.hedgedOz).toBeGreaterThan(0);
    }
  });

  it('[SET-058] [SET-059] [SET-060] [SET-061] hold the weights of the worked example', async () => {
    const { shippingDocs, mmiReceived, mmiProcessed } = await workedExample();
    expect(shippingDocs).toEqual({ gross: 2512, tare: 98.4, net: 2413.6, total: 2413.6 });
    expect(mmiReceived).toEqual({ gross: 2511.45, tare: 98.4, net: 2413.05, total: 2413.05 });
    expect(mmiProcessed).toMatchObject({ totalProcessedNet: 2411.96, totalProcessedDry: 2400.75 });
  });

  it.each([
    ['pt', 32.717, 32.062, 987.33, 31655.774, 384.744, 30, 2.062],
    ['pd', 59.436, 58.247, 1067.09, 62154.791, 582.47, 55, 3.247],
    ['rh', 8.137, 7.16, 4667.14, 33416.722, 608.6, 7, 0.16],
  ] as const)(
    '[SET-075] return the %s of the worked example',
    async (metal, totalOz, returnOz, averagePrice, amount, refining, hedgedOz, balanceOz) => {
      const statement = await workedExample();
      expect(statement[`${metal}MetalReturn`]).toMatchObject({
        totalOz,
        returnOz,
        averagePrice,
        amount,
        hedgedOz,
        balanceOz,
        settlementPrice: null,
      });
      expect(statement[`${metal}RefiningCharge`]).toMatchObject({
        quantity: returnOz,
        chargeReturn: refining,
      });
    },
  );

  it('[SET-074] charge what the worked example charges, interest for its 45 and 20 days', async () => {
    const { advInvoice, intInvoice, tc, sc, af, espi, fi } = await workedExample();
    expect(advInvoice).toEqual({ chargeReturnPerc: 100, quantity: 60000, chargeReturn: 60000 });
    expect(intInvoice).toEqual({ chargeReturnPerc: 8, quantity: 60000, days: 45, chargeReturn: 600 });
    expect(tc).toEqual({ chargeReturnPerc: 1.35, quantity: 2400.75, chargeReturn: 3241.012 });
    expect(sc).toEqual({ chargeReturnPerc: 75, quantity: 2, chargeReturn: 150 });
    expect(af).toEqual({ chargeReturnPerc: 450, quantity: 2, chargeReturn: 900 });
    expect(espi).toEqual({ chargeReturnPerc: 6, quantity: 50000, days: 20, chargeReturn: 166.666 });
    expect(fi).toEqual({ chargeReturnPerc: 1250, quantity: 1, chargeReturn: 1250 });
  });

  it('[SET-050] come to the totals of the worked example', async () => {
    expect(await workedExample()).toMatchObject({
      totalMetalReturn: 127227.287,
      totalRefiningCharges: 1575.814,
      totalProductCharges: 66307.678,
      totalCharges: 67883.492,
      totalSettlementAmount: 59343.795,
    });
  });

  it('[SET-044] hold the lots of the worked example with their ounces', async () => {
    const { lotTableData } = await workedExample();
    expect(lotTableData.map(({ ptOz, pdOz, rhOz }) => [ptOz, pdOz, rhOz])).toEqual([
      [24.502, 43.904, 6.918],
      [8.215, 15.532, 1.219],
    ]);
    expect(lotTableData[0]).toEqual({
      lotNo: 'L-1',
      sampleNo: 'S-2207',
      h2O: 0.42,
      netDry: 1520.5,
      sampleDry: 12.35,
      ptPpm: 1105,
      ptOz: 24.502,
      pdPpm: 1980,
      pdOz: 43.904,
      rhPpm: 312,
      rhOz: 6.918,
    });
  });
});
