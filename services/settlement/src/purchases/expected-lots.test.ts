import { purchasesChoose, settlementGet } from '@washcoat/contract-settlement';
import { testSession, TestService } from '@washcoat/testing';
import { settlementService } from '../service';
import { saveSettlement } from '../settlements/save-settlement';
import { deliverCompanies, entry, idOf, preparer, TIMEZONE } from '../settlements/settlement.fixture';
import { deliverCatalogue, deliverOrder, item } from './purchases.fixture';

const assayer = testSession({ ...preparer, canAccessAssay: true });

describe('what the catalogue expects of the lots of a settlement', () => {
  let settlements: TestService;
  const now = new Date('2026-12-08T15:00:00.000Z');
  beforeAll(async () => {
    settlements = await TestService.start(settlementService);
    await deliverCompanies(settlements);
    await deliverCatalogue(settlements);
  });
  afterAll(() => settlements.stop());

  const save = async (lots: object[]) => {
    const { settlementId } = await settlements.service.inTransaction({ session: preparer, now }, (unit) =>
      saveSettlement(unit, preparer, entry({ lotTableData: lots }), { timezone: TIMEZONE }),
    );
    return settlementId;
  };
  const choose = (settlementId: string, loadId: string, box: number, lotNo: string) =>
    settlements.call(preparer, purchasesChoose, { settlementId, boxes: [{ loadId, box }], lotNo });
  const read = async (settlementId: string, reader = assayer) => {
    const { expectedLots, checks } = (await settlements.call(reader, settlementGet, { settlementId })).body;
    return { expectedLots, unusual: checks.filter(({ code }) => code === 'ASSAY_UNEXPECTED') };
  };
  const lot = (lotNo: string, ptPpm: number) => ({ lotNo, netDry: 26, ptPpm, pdPpm: 2310, rhPpm: 388 });
  /** Converter A alone: √(0.1² + 0.08² + 0.02²) of 1250, 2310 and 388 ppm, by ounces of a ten-thousandth. */
  const ofA = {
    ppm: { pt: expect.closeTo(1250, -1), pd: expect.closeTo(2310, -1), rh: expect.closeTo(388, -1) },
    uncertainty: { pt: expect.closeTo(162, 0), pd: expect.closeTo(299.4, 0), rh: expect.closeTo(50.3, 0) },
  };

  it('is nothing while nobody said what went in', async () => {
    expect(await read(await save([lot('L-1', 9000)]))).toEqual({ expectedLots: [], unusual: [] });
  });

  it('follows from the boxes of each lot, and warns of the assay that is far from it', async () => {
    const settlementId = await save([lot('L-1', 1300), lot('L-2', 1900), lot('L-3', 9000)]);
    const items = [1, 2].map((box) => item({ itemId: idOf(8600 + box), box }));
    const { loadId } = await deliverOrder(settlements, 61, { items });
    await choose(settlementId, loadId, 1, 'L-1');
    await choose(settlementId, loadId, 2, 'l 002');
    const { expectedLots, unusual } = await read(settlementId);
    expect(expectedLots).toEqual([
      { lotNo: 'L-1', ...ofA },
      { lotNo: 'L-2', ...ofA },
    ]);
    expect(unusual.map(({ field }) => field)).toEqual(['lotTableData.1.ptPpm']);
    expect(unusual[0]?.sentence).toMatch(/^Lot L-2: Pt is above the 1249.9 ± 162 ppm/);
  });

  it('is absent for who sees no assays, and no check speaks of it', async () => {
    const settlementId = await save([lot('L-1', 9000)]);
    const { loadId } = await deliverOrder(settlements, 63, { items: [item({ itemId: idOf(8621), box: 1 })] });
    await choose(settlementId, loadId, 1, 'L-1');
    expect((await read(settlementId)).unusual).toHaveLength(1);
    const settler = testSession({ ...preparer, canAccessAssay: false });
    expect(await read(settlementId, settler)).toEqual({ expectedLots: undefined, unusual: [] });
  });

  it('takes boxes of no lot for those of the only one, and is less sure of what nobody knows', async () => {
    const settlementId = await save([lot('L-1', 1250)]);
    const items = [
      item({ itemId: idOf(8611), box: 1 }),
      item({ itemId: idOf(8612), box: 1, productId: null, oem: 'Unknown' }),
    ];
    const { loadId } = await deliverOrder(settlements, 62, { items });
    await choose(settlementId, loadId, 1, '');
    const [expected] = (await read(settlementId)).expectedLots ?? [];
    expect(expected).toMatchObject({ lotNo: 'L-1', ppm: ofA.ppm });
    // Wire was weighed, but of no metal that is known.
    const { loadId: wire } = await deliverOrder(settlements, 64, {
      items: [item({ itemId: idOf(8613), box: 1, productId: null, type: 'IMPORT WIRE', finalQty: 500 })],
    });
    await choose(settlementId, wire, 1, '');
    expect((await read(settlementId)).expectedLots).toEqual([expected]);
    // Half of the pieces are unknown: √(0.1² + 0.08² + 0.02² + 0.5²) of 1250 ppm.
    expect(expected?.uncertainty.pt).toBeCloseTo(645.7, -1);
  });
});
