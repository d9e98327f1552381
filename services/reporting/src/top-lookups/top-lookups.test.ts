import { lookupDone } from '@washcoat/contract-converters';
import { companyChanged } from '@washcoat/contract-entities';
import { topLookupsDownload, topLookupsReport } from '@washcoat/contract-reporting';
import { HOUSE_ID, TestService, testSession } from '@washcoat/testing';
import { idOf } from '../report-rows/load.fixture';
import { reportingService } from '../service';

const viewer = testSession({ canViewTopLookups: true });

describe('the report of paid lookups', () => {
  let reporting: TestService;
  let last = 0;

  const lookUp = (oem: string, userId: string, at: string, companyId = idOf(101)) =>
    reporting.deliver(lookupDone, {
      ...lookupDone.example,
      ...{ lookupId: idOf(7000 + last++), oem, userId, companyId, at },
      firstName: userId === idOf(301) ? 'Sam' : 'Mia',
    });
  const report = async (input: Record<string, unknown> = {}, session = viewer) => {
    const answer = await reporting.call(session, topLookupsReport, input);
    expect(answer.status).toBe(200);
    return answer.body;
  };

  beforeAll(async () => {
    reporting = await TestService.start(reportingService);
    await reporting.deliver(companyChanged, {
      ...companyChanged.example,
      companyId: idOf(101),
      parentCompanyId: HOUSE_ID,
    });
    await reporting.deliver(companyChanged, {
      ...companyChanged.example,
      companyId: idOf(102),
      parentCompanyId: idOf(900),
    });
    await lookUp('GD3', idOf(301), '2026-10-31T12:00:00.000Z');
    await lookUp('GD3', idOf(301), '2026-11-02T12:00:00.000Z');
    await lookUp('GD3', idOf(302), '2026-11-02T12:00:00.000Z', idOf(102));
    await lookUp('GS2', idOf(302), '2026-11-03T12:00:00.000Z', idOf(102));
  });
  afterAll(() => reporting.stop());

  it('[REP-065] [REP-080] counts codes by person, most often first, with what the whole comes to', async () => {
    expect(await report()).toEqual({
      list: [
        { oem: 'GD3', count: 2, fname: 'Sam', lname: 'Corner', userId: idOf(301) },
        { oem: 'GD3', count: 1, fname: 'Mia', lname: 'Corner', userId: idOf(302) },
        { oem: 'GS2', count: 1, fname: 'Mia', lname: 'Corner', userId: idOf(302) },
      ],
      areMoreItemsAvailable: false,
      codes: [
        { oem: 'GD3', count: 3 },
        { oem: 'GS2', count: 1 },
      ],
      totals: { lookups: 4, codes: 2, people: 2 },
    });
  });

  it('counts what came within the dates, both ends included, and each event once', async () => {
    const envelope = await lookUp('GX2', idOf(301), '2026-11-05T12:00:00.000Z');
    await reporting.deliver(
      lookupDone,
      { ...lookupDone.example, lookupId: idOf(7000 + last - 1), oem: 'GX2', at: '2026-11-05T12:00:00.000Z' },
      envelope,
    );
    const at = Date.UTC(2026, 10, 5, 12);
    expect((await report({ from: at, to: at })).totals).toEqual({ lookups: 1, codes: 1, people: 1 });
    expect((await report({ from: at + 1 })).list).toEqual([]);
  });

  it('shows the lookups of companies within one’s scope only', async () => {
    const partner = testSession({ ...viewer, hierarchy: 10, companyId: idOf(900) });
    expect((await report({}, partner)).totals).toEqual({ lookups: 2, codes: 2, people: 1 });
  });

  it('[REP-072] needs its own right and a good range', async () => {
    expect((await reporting.call(null, topLookupsReport, {})).status).toBe(401);
    expect((await reporting.call(testSession({ canViewTopCats: true }), topLookupsReport, {})).status).toBe(
      403,
    );
    expect((await reporting.call(viewer, topLookupsReport, { from: 2, to: 1 })).status).toBe(400);
  });

  it('[REP-081] is a file of the same selection', async () => {
    const { body } = await reporting.call(viewer, topLookupsDownload, { to: Date.UTC(2026, 10, 4) });
    const file = await reporting.send({ method: 'GET', url: body.link });
    expect(String(file.body).replace('\ufeff', '').trimEnd().split('\n')).toEqual([
      'OEM,Count,User',
      'GD3,2,Sam Corner',
      'GD3,1,Mia Corner',
      'GS2,1,Mia Corner',
    ]);
  });
});
