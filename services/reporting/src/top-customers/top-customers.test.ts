import { lookupDone } from '@washcoat/contract-converters';
import { companyChanged, userChanged, userSignedIn } from '@washcoat/contract-entities';
import { loadCompleted } from '@washcoat/contract-loads';
import { topCustomersDownload, topCustomersReport } from '@washcoat/contract-reporting';
import { HOUSE_ID, TestService, testSession } from '@washcoat/testing';
import { completedLoad, idOf } from '../report-rows/load.fixture';
import { reportingService } from '../service';

const viewer = testSession({ canAccessDashboard: true, canViewTopCats: true, canShowPriceModifier: true });

describe('the report of customers by what they did', () => {
  let reporting: TestService;

  const complete = (n: number, companyId: string, buyerFinalisedDate: string) =>
    reporting.deliver(loadCompleted, completedLoad({ loadId: idOf(n), companyId, buyerFinalisedDate }));
  const report = async (input: Record<string, unknown> = {}, session = viewer) => {
    const answer = await reporting.call(session, topCustomersReport, input);
    expect(answer.status).toBe(200);
    return answer.body;
  };

  beforeAll(async () => {
    reporting = await TestService.start(reportingService);
    for (const [companyId, companyName, parentCompanyId] of [
      [idOf(101), 'Corner Muffler', HOUSE_ID],
      [idOf(102), 'Northside Auto', idOf(900)],
      [idOf(103), 'Quiet Yard', HOUSE_ID],
    ] as const)
      await reporting.deliver(companyChanged, {
        ...companyChanged.example,
        ...{ companyId, companyName, parentCompanyId },
      });
    await complete(1, idOf(101), '2026-11-02T12:00:00.000Z');
    await complete(2, idOf(102), '2026-11-02T12:00:00.000Z');
    await complete(3, idOf(102), '2026-11-10T12:00:00.000Z');
    for (const lookupId of [idOf(71), idOf(72)])
      await reporting.deliver(lookupDone, {
        ...lookupDone.example,
        ...{ lookupId, companyId: idOf(101), at: '2026-11-03T12:00:00.000Z' },
      });
    await reporting.deliver(userSignedIn, {
      ...userSignedIn.example,
      companyId: null,
      at: '2026-11-20T13:58:00.000Z',
    });
    await reporting.deliver(userChanged, { ...userChanged.example, companyId: idOf(101) });
    await reporting.deliver(userSignedIn, {
      ...userSignedIn.example,
      companyId: idOf(101),
      at: '2026-11-19T08:00:00.000Z',
    });
  });
  afterAll(() => reporting.stop());

  it('[REP-062] [REP-063] [REP-087] shows who they are, when one of them was here last, and what they did', async () => {
    const { list, totals } = await report();
    expect(totals).toEqual({ customers: 2, orders: 3, lookups: 2 });
    expect(list.map(({ companyName }) => companyName)).toEqual(['Northside Auto', 'Corner Muffler']);
    expect(list[1]).toEqual({
      companyId: idOf(101),
      companyName: 'Corner Muffler',
      firstName: 'Lee',
      lastName: 'Corner',
      isActive: true,
      facility: 'Atlanta',
      address: '12 Corner St',
      city: 'Atlanta',
      state: 'GA',
      zipcode: '30318',
      companyType: 'CUSTOMER',
      groupModifier: 1.5,
      createdDate: '2026-09-14T08:00:00.000Z',
      ts: '2026-11-20T13:58:00.000Z',
      invcount: 1,
      lookupcount: 2,
    });
  });

  it('counts within the dates; the days of the month change nothing', async () => {
    const from = Date.UTC(2026, 10, 3, 12);
    const { list } = await report({ from, startDay: 1, endDay: 2 });
    expect(list.map(({ companyId, invcount, lookupcount }) => [companyId, invcount, lookupcount])).toEqual([
      [idOf(102), 1, 0],
      [idOf(101), 0, 2],
    ]);
  });

  it('tells the group modifier to those who see modifiers, and customers within one’s scope', async () => {
    const [row] = (await report({}, testSession({ canAccessDashboard: true, canViewTopCats: true }))).list;
    expect(row).not.toHaveProperty('groupModifier');
    const partner = testSession({ ...viewer, hierarchy: 10, companyId: idOf(900) });
    expect((await report({}, partner)).list.map(({ companyId }) => companyId)).toEqual([idOf(102)]);
  });

  it('[REP-072] needs both rights and a good range', async () => {
    expect((await reporting.call(null, topCustomersReport, {})).status).toBe(401);
    for (const rights of [{ canAccessDashboard: true }, { canViewTopCats: true }])
      expect((await reporting.call(testSession(rights), topCustomersReport, {})).status).toBe(403);
    expect((await reporting.call(viewer, topCustomersReport, { from: 2, to: 1 })).status).toBe(400);
  });

  it('[REP-087] is a file of the same selection', async () => {
    const { body } = await reporting.call(viewer, topCustomersDownload, { startDay: 1 });
    const file = await reporting.send({ method: 'GET', url: body.link });
    const lines = String(file.body).replace('\ufeff', '').trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('Group Modifier,Created,Last Login,Invoices,Lookups');
    expect(lines[2]).toMatch(/^Corner Muffler,Lee,Corner,.*,1.5,09\/14\/2026 04:00,11\/20\/2026 08:58,1,2$/);
  });
});
