import { metalBook, metalEntries } from '@washcoat/contract-settlement';
import { computeSettlement } from '@washcoat/metals';
import { testSession, TestService } from '@washcoat/testing';
import fc from 'fast-check';
import { settlementBooks } from '../books';
import { deliverCatalogue, deliverOrder, order } from '../purchases/purchases.fixture';
import { settlementService } from '../service';
import { completeSettlement, saveSettlement } from '../settlements/save-settlement';
import { deliverCompanies, entry, preparer, TIMEZONE } from '../settlements/settlement.fixture';

describe('the metal account', () => {
  let settlements: TestService;
  const now = new Date('2026-12-08T15:00:00.000Z');

  beforeEach(async () => {
    settlements = await TestService.start(settlementService);
    await deliverCompanies(settlements);
  });
  afterEach(() => settlements.stop());

  const save = (overrides: object = {}, use = saveSettlement) =>
    settlements.service.inTransaction({ session: preparer, now }, (unit) =>
      use(unit, preparer, entry(overrides), { timezone: TIMEZONE }),
    );
  const assayer = testSession({ ...preparer, canAccessAssay: true });
  const weeks = async (session = assayer) => (await settlements.call(session, metalBook, {})).body.weeks;
  const differences = async () => {
    const { rows } = await settlements.service.database.raw(settlementBooks[0]?.query ?? '');
    return rows;
  };
  const none = { pt: 0, pd: 0, rh: 0 };

  it('books locks and what lies with the refiner by the week in which the metal is due', async () => {
    await save();
    expect(await weeks()).toEqual([
      {
        week: '2026-12-28',
        bought: none,
        locked: { pt: 30, pd: 55, rh: 7 },
        shipped: { pt: 32.717, pd: 59.436, rh: 8.137 },
        settled: none,
      },
    ]);
  });

  it('follows every save, and what is settled with the completion', async () => {
    const { settlementId } = await save();
    await save({
      settlementId,
      hedgeTableData: [],
      header: { settlementNo: 'X', metalDueDate: '2027-01-10' },
    });
    expect(await weeks()).toMatchObject([{ week: '2027-01-04', locked: none, shipped: { pt: 32.717 } }]);
    await save({ settlementId }, completeSettlement);
    expect(await weeks()).toMatchObject([
      { week: '2026-12-28', locked: { pt: 30 }, settled: { pt: 32.062, pd: 58.247, rh: 7.16 } },
    ]);
    expect(await differences()).toEqual([]);
    const { body } = await settlements.call(preparer, metalEntries, { stage: 'locked', metal: 'pt' });
    expect(body.list.map(({ ounces, week }) => [ounces, week])).toEqual([
      [30, '2026-12-28'],
      [-30, '2026-12-28'],
      [30, '2026-12-28'],
    ]);
    expect(body.list[0]).toMatchObject({
      source: 'ST-2026-041',
      companyName: 'Corner Muffler',
      settlementId,
    });
  });

  it('tells who sees no assays what lots hold, and neither what was bought nor what converters send along', async () => {
    await deliverCatalogue(settlements);
    await deliverOrder(settlements, 1);
    const { settlementId } = await save();
    const { locked, shipped } = { locked: { pt: 30 }, shipped: { pt: 32.717, pd: 59.436, rh: 8.137 } };
    const [week, ...others] = await weeks(preparer);
    expect(others).toEqual([]);
    expect(week).toMatchObject({ locked, shipped });
    expect(week).not.toHaveProperty('bought');
    await settlements.service.database('settlement_purchase').insert({
      ...{ load_id: order(1).loadId, box: 1, settlement_id: settlementId, chosen_at: now },
    });
    await save({ settlementId, lotTableData: [] });
    expect(await weeks()).toMatchObject([{ bought: { pt: 0.4742 }, shipped: { pt: 0.4742 } }]);
    expect(await weeks(preparer)).toMatchObject([{ locked, shipped: none }]);
    const stages = async (session = assayer) => {
      const { list } = (await settlements.call(session, metalEntries, { count: '100' })).body;
      return [...new Set(list.map(({ stage }) => stage))].sort();
    };
    expect(await stages()).toEqual(['bought', 'locked', 'shipped']);
    expect(await stages(preparer)).toEqual(['locked']);
    const asked = await settlements.call(preparer, metalEntries, { stage: 'bought' });
    expect(asked.body.list).toEqual([]);
  });

  it('writes nothing for a save that changes no ounces', async () => {
    const { settlementId } = await save();
    const count = async () => settlements.service.database('metal_entry').count();
    const before = await count();
    await save({ settlementId, facilityCity: 'Tampa', fi: {} });
    expect(await count()).toEqual(before);
  });

  it('comes to the ounces of the statement, whatever is entered', async () => {
    const lot = fc.record({
      lotNo: fc.constantFrom('L-1', 'L-2'),
      netDry: fc.integer({ min: 1, max: 500_000 }).map((hundredths) => hundredths / 100),
      ptPpm: fc.integer({ min: 0, max: 3000 }),
      pdPpm: fc.integer({ min: 0, max: 5000 }),
      rhPpm: fc.integer({ min: 0, max: 900 }),
    });
    const entered = fc.record({
      lots: fc.array(lot, { minLength: 1, maxLength: 5 }),
      percent: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
    });
    await fc.assert(
      fc.asyncProperty(entered, async ({ lots, percent }) => {
        const returns = { ptMetalReturn: { chargeReturnPerc: percent } };
        const { settlementId } = await save({ lotTableData: lots, ...returns }, completeSettlement);
        const { ptMetalReturn, rhMetalReturn } = computeSettlement({
          ...{ lotTableData: lots, ...returns, today: now.toISOString() },
        });
        const booked = await settlements.service
          .database('metal_entry')
          .where({ source_id: settlementId })
          .select('stage', 'metal', 'ounces');
        const ounces = (stage: string, metal: string) =>
          Number(booked.find((row) => row.stage === stage && row.metal === metal)?.ounces ?? 0);
        expect([ounces('shipped', 'pt'), ounces('settled', 'pt'), ounces('shipped', 'rh')]).toEqual([
          ptMetalReturn.totalOz,
          ptMetalReturn.returnOz,
          rhMetalReturn.totalOz,
        ]);
      }),
      { numRuns: 25 },
    );
  });
});
