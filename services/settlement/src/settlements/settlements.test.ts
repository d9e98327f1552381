import { settlementExport, settlementGet, settlementList } from '@washcoat/contract-settlement';
import { HOUSE_ID, TestService, testSession } from '@washcoat/testing';
import { settlementService } from '../service';
import { completeSettlement, saveSettlement } from './save-settlement';
import {
  deliverCompanies,
  entry,
  franchiseOwner,
  idOf,
  ofFranchise,
  ofHouse,
  preparer,
  TIMEZONE,
} from './settlement.fixture';

describe('reading settlements', () => {
  let settlements: TestService;

  const save = (use: typeof saveSettlement, n: number, at: string, overrides: object = {}) =>
    settlements.service.inTransaction({ session: preparer, now: new Date(at) }, (unit) =>
      use(unit, preparer, entry(overrides), { timezone: TIMEZONE, idOfNew: idOf(n) }),
    );
  const list = async (input: Record<string, unknown>, session = preparer) => {
    const { body } = await settlements.call(session, settlementList, input);
    return body.list.map(({ settlementId }) => Number(settlementId.slice(-12)));
  };

  beforeAll(async () => {
    settlements = await TestService.start(settlementService);
    await deliverCompanies(settlements);
    await save(completeSettlement, 1, '2026-12-08T15:00:00.000Z');
    await save(saveSettlement, 2, '2026-12-01T15:00:00.000Z');
    await save(saveSettlement, 3, '2026-12-03T15:00:00.000Z', { companyId: ofFranchise });
    await save(saveSettlement, 4, '2026-12-02T15:00:00.000Z');
    await save(completeSettlement, 4, '2026-12-09T15:00:00.000Z', { settlementId: idOf(4) });
  });
  afterAll(() => settlements.stop());

  it('[SET-055] [SET-071] lists open ones by creation and completed ones by completion, newest first', async () => {
    expect(await list({})).toEqual([3, 2]);
    expect(await list({ type: 1, from: Date.UTC(2026, 11, 1, 15), to: Date.UTC(2026, 11, 2) })).toEqual([2]);
    expect(await list({ type: 2 })).toEqual([4, 1]);
    expect(await list({ type: 2, from: Date.UTC(2026, 11, 9) })).toEqual([4]);
    expect(await list({ type: 2, to: Date.UTC(2026, 11, 8, 15) })).toEqual([1]);
  });

  it('[SET-010] [SET-017] exports a list whole as it is shown, with the chosen columns, to who sees it', async () => {
    const file = async (input: Record<string, unknown>, session = preparer) => {
      const { body } = await settlements.call(session, settlementExport, input);
      const { headers, body: text } = await settlements.send({ method: 'GET', url: body.link });
      return { name: String(headers['content-disposition']), lines: String(text).trim().split(/\r?\n/) };
    };
    const { name, lines } = await file({ type: 2 });
    expect(name).toContain('settlements-completed.csv');
    expect(lines[0]).toBe(
      'Settlement No,Shipment No,Contract No,Company Name,Facility,Created Date,Metal due date,Received Date,Completed Date',
    );
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('ST-2026-041,TPA-0932,GC-118,Corner Muffler,Atlanta,');
    expect((await file({ type: 1, columns: 'companyName,settlementNo' })).lines[0]).toBe(
      'Company Name,Settlement No',
    );
    expect((await file({ type: 1, text: 'nothing like it' })).lines).toHaveLength(1);
    expect((await file({ type: 1 }, franchiseOwner)).lines).toHaveLength(2);
    const { status } = await settlements.call(preparer, settlementExport, { from: 2, to: 1 });
    expect(status).toBe(400);
    expect((await settlements.call(testSession(), settlementExport, {})).status).toBe(403);
  });

  it('[SET-037] [SET-038] lists what a table needs, page by page', async () => {
    const { body } = await settlements.call(preparer, settlementList, { type: 2, count: 1 });
    expect(body).toEqual({
      list: [
        {
          settlementId: idOf(4),
          settlementNo: 'ST-2026-041',
          contractNo: 'GC-118',
          shipmentNo: 'TPA-0932',
          companyId: ofHouse,
          companyName: 'Corner Muffler',
          facilityCity: 'Atlanta',
          receivedDate: '2026-10-13T03:59:59.999Z',
          metalDueDate: '2026-12-29T04:59:59.999Z',
          createdDate: '2026-12-02T15:00:00.000Z',
          updatedDate: '2026-12-09T15:00:00.000Z',
          completedDate: '2026-12-09T15:00:00.000Z',
          isComplete: true,
        },
      ],
      areMoreItemsAvailable: true,
    });
    expect(await list({ type: 2, count: 1, offset: 1 })).toEqual([1]);
  });

  it('shows everybody the settlements of their companies only', async () => {
    expect(await list({}, franchiseOwner)).toEqual([3]);
    const staff = testSession({ canAccessSettlement: true, hierarchy: 4, companyId: HOUSE_ID });
    expect(await list({}, staff)).toEqual([2]);
    const foreign = await settlements.call(franchiseOwner, settlementGet, { settlementId: idOf(1) });
    expect(foreign.status).toBe(404);
    expect((await settlements.call(preparer, settlementGet, { settlementId: idOf(99) })).status).toBe(404);
  });

  it('says who prepared the statement for whom', async () => {
    const { body } = await settlements.call(preparer, settlementGet, { settlementId: idOf(3) });
    const address = '12 Corner St, Atlanta, GA 30318';
    expect(body.preparedBy).toEqual({ companyName: 'Washcoat House', address, userName: 'Maya Ellison' });
    expect(body.preparedFor).toEqual({ companyName: 'Decatur Muffler', address });
  });

  it('needs a token and the right', async () => {
    const input = { settlementId: idOf(1) };
    for (const [session, status] of [
      [null, 401],
      [testSession(), 403],
    ] as const) {
      expect((await settlements.call(session, settlementList, {})).status).toBe(status);
      expect((await settlements.call(session, settlementGet, input)).status).toBe(status);
    }
  });

  it.each([
    [{ type: 3 }, 'type'],
    [{ type: 'open' }, 'type'],
    [{ count: 1001 }, 'count'],
    [{ from: 2, to: 1 }, 'to'],
    [{ from: -1 }, 'from'],
  ])('refuses %p', async (input, field) => {
    const { status, error } = await settlements.call(preparer, settlementList, input);
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
  });

  it('refuses an id that is none', async () => {
    expect((await settlements.call(preparer, settlementGet, { settlementId: '7' })).status).toBe(400);
  });
});
