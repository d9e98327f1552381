import {
  purchaseCount,
  purchasesChoose,
  settlementHistory,
  settlementSave,
} from '@washcoat/contract-settlement';
import { TestService, testSession } from '@washcoat/testing';
import { deliverCatalogue, deliverOrder, invoiceNo, order } from '../purchases/purchases.fixture';
import { settlementService } from '../service';
import {
  deliverCompanies,
  entered,
  franchiseOwner,
  idOf,
  ofFranchise,
  preparer,
} from '../settlements/settlement.fixture';

const other = testSession({ canAccessSettlement: true, firstName: 'Otto', lastName: 'Weir' });

describe('the history of a settlement', () => {
  let settlements: TestService;
  beforeAll(async () => {
    settlements = await TestService.start(settlementService);
    await deliverCompanies(settlements);
    await deliverCatalogue(settlements);
  });
  afterAll(() => settlements.stop());

  const save = async (overrides: object = {}, session = preparer) =>
    (await settlements.call(session, settlementSave, entered(overrides))).body.settlementId;
  const ask = (settlementId: string, session = preparer, page = {}) =>
    settlements.call(session, settlementHistory, { settlementId, ...page });
  const entries = async (settlementId: string, page = {}) =>
    (await ask(settlementId, preparer, page)).body.list;

  it('tells who saved what, field by field with before and after, newest first', async () => {
    const settlementId = await save();
    const [first = {}] = [entered().lotTableData[0]];
    await save(
      {
        settlementId,
        tc: { chargeReturnPerc: 1.35, quantity: 2500 },
        lotTableData: [{ ...first, ptPpm: 1110 }],
        header: { ...entered().header, contractNo: 'GC-119' },
      },
      other,
    );
    await save({ settlementId, isComplete: true });
    const list = await entries(settlementId);
    expect(list.map(({ userName, action }) => [userName, action])).toEqual([
      ['Maya Ellison', 'complete'],
      ['Otto Weir', 'save'],
      ['Maya Ellison', 'save'],
    ]);
    const change = (field: string, before: string | null, after: string | null) => ({ field, before, after });
    expect(list[1]?.changes).toEqual(
      expect.arrayContaining([
        change('contractNo', 'GC-118', 'GC-119'),
        change('tc.quantity', '2400.75', '2500'),
        change('lotTableData.L-1.ptPpm', '1105', '1110'),
        change('lotTableData.L-2.netDry', '880.25', null),
      ]),
    );
    expect(list[1]?.changes.filter(({ field }) => /version|At$|L-1\.pd|blocks/.test(field))).toEqual([]);
    expect(list[0]?.changes.find(({ field }) => field === 'completedDate')).toMatchObject({
      before: null,
      after: expect.stringContaining('T'),
    });
    expect((await ask(settlementId, preparer, { count: 1 })).body).toMatchObject({
      list: [{ entryId: list[0]?.entryId }],
      areMoreItemsAvailable: true,
    });
  });

  it('tells of the boxes that went in, by the numbers of their invoices', async () => {
    const settlementId = await save();
    await deliverOrder(settlements, 3);
    const box = { loadId: order(3).loadId, box: 1 };
    await settlements.call(preparer, purchasesChoose, { settlementId, boxes: [box], lotNo: 'L-1' });
    await settlements.call(other, purchaseCount, { settlementId, ...box, lotNo: 'L-1', receivedPieces: 9 });
    const [counted, chosen] = await entries(settlementId, { count: 2 });
    expect([counted?.userName, counted?.action, chosen?.action]).toEqual([
      'Otto Weir',
      'count-purchase',
      'choose-purchases',
    ]);
    const boxes = { field: 'boxes', before: null, after: `${invoiceNo(3)} box 1` };
    expect(chosen?.changes).toEqual(expect.arrayContaining([boxes]));
    expect(counted?.changes).toEqual(
      expect.arrayContaining([boxes, { field: 'receivedPieces', before: null, after: '9' }]),
    );
    expect(JSON.stringify(counted)).not.toContain(box.loadId);
  });

  it('names who saved to whom a save is refused as stale, not who did something else since', async () => {
    const settlementId = await save();
    await save({ settlementId, contractNo: 'GC-7' }, other);
    await deliverOrder(settlements, 4);
    const box = { loadId: order(4).loadId, box: 1 };
    await settlements.call(preparer, purchasesChoose, { settlementId, boxes: [box], lotNo: 'L-1' });
    const stale = await settlements.call(preparer, settlementSave, entered({ settlementId, version: 1 }));
    expect([stale.status, stale.error.code, stale.error.changedBy]).toEqual([409, 'STALE', 'Otto Weir']);
  });

  it('tells rows of one number, and rows without, by their place', async () => {
    const lot = { netDry: 10, ptPpm: 1, pdPpm: 1, rhPpm: 1 };
    const lots = [{ ...lot, lotNo: 'D' }, { ...lot, lotNo: 'D' }, lot];
    const settlementId = await save({ lotTableData: lots });
    await save({ settlementId, lotTableData: [...lots.slice(0, 2), { ...lot, ptPpm: 2 }] });
    const [newest] = await entries(settlementId, { count: 1 });
    expect(newest?.changes).toEqual([{ field: 'lotTableData.#3.ptPpm', before: '1', after: '2' }]);
  });

  it('is for those who may open the settlement', async () => {
    const settlementId = await save();
    const own = await save({ companyId: ofFranchise });
    expect((await ask(settlementId, franchiseOwner)).status).toBe(404);
    expect((await ask(own, franchiseOwner)).status).toBe(200);
    expect((await ask(idOf(1))).status).toBe(404);
    expect((await ask(settlementId, testSession())).status).toBe(403);
    expect((await settlements.call(null, settlementHistory, { settlementId })).status).toBe(401);
  });
});
