import { pricingApplied } from '@washcoat/contract-converters';
import { globalModifiersDownload, globalModifiersReport } from '@washcoat/contract-reporting';
import { TestService, testSession } from '@washcoat/testing';
import { idOf } from '../report-rows/load.fixture';
import { reportingService } from '../service';

const viewer = testSession({ canViewGlobalModifierHistoryReport: true });

describe('the report of applications of prices', () => {
  let reporting: TestService;

  const apply = (n: number, appliedAt: string, pt: number) =>
    reporting.deliver(pricingApplied, {
      ...pricingApplied.example,
      snapshotId: idOf(n),
      appliedAt,
      hedge: { ...pricingApplied.example.hedge, pt },
    });
  const report = async (input: Record<string, unknown> = {}) => {
    const answer = await reporting.call(viewer, globalModifiersReport, input);
    expect(answer.status).toBe(200);
    return answer.body;
  };

  beforeAll(async () => {
    reporting = await TestService.start(reportingService);
    await apply(1, '2026-11-01T03:59:59.000Z', 900);
    await apply(2, '2026-11-02T14:00:00.000Z', 950);
    await apply(3, '2026-11-02T18:00:00.000Z', 980);
  });
  afterAll(() => reporting.stop());

  it('[REP-067] [REP-068] [REP-084] shows market, hedge, discount and net of every application, newest first', async () => {
    const { list, areMoreItemsAvailable, totals } = await report();
    expect(list.map(({ snapshotId }) => snapshotId)).toEqual([3, 2, 1].map(idOf));
    expect([areMoreItemsAvailable, totals]).toEqual([false, { rows: 3 }]);
    // 980 less 12 %, 1,070 less 15 %, 4,600 less 250 (domain.md 2, rule 4).
    expect(list[0]).toEqual({
      snapshotId: idOf(3),
      marketPtOz: 1000,
      marketPdOz: 1100,
      marketRhOz: 4800,
      hedgePtOz: 980,
      hedgePdOz: 1070,
      hedgeRhOz: 4600,
      modifierPt: 12,
      modifierPd: 15,
      modifierRh: 250,
      modifierPtIsPercentage: true,
      modifierPdIsPercentage: true,
      modifierRhIsPercentage: false,
      npaPt: 862.4,
      npaPd: 909.5,
      npaRh: 4350,
      created: '2026-11-02T18:00:00.000Z',
      username: 'House',
    });
  });

  it('draws what an ounce came to at the end of each day of the installation', async () => {
    expect((await report()).days).toEqual([
      { day: '2026-10-31', npaPt: 792, npaPd: 909.5, npaRh: 4350 },
      { day: '2026-11-02', npaPt: 862.4, npaPd: 909.5, npaRh: 4350 },
    ]);
  });

  it('tells who set the prices to the house only, in the file too', async () => {
    const outside = testSession({ canViewGlobalModifierHistoryReport: true, hierarchy: 10 });
    const { body } = await reporting.call(outside, globalModifiersReport, {});
    expect(body.list.map(({ username }) => username)).toEqual(['', '', '']);
    const { link } = (await reporting.call(outside, globalModifiersDownload, {})).body;
    expect(String((await reporting.send({ method: 'GET', url: link })).body)).not.toMatch(/House|User/);
  });

  it('[REP-057] goes on from page to page, within the dates', async () => {
    const first = await report({ count: 2 });
    const second = await report({ count: 2, after: first.next });
    expect([...first.list, ...second.list].map(({ snapshotId }) => snapshotId)).toEqual([3, 2, 1].map(idOf));
    const from = Date.UTC(2026, 10, 2, 14);
    expect((await report({ from, to: from })).list.map(({ snapshotId }) => snapshotId)).toEqual([idOf(2)]);
  });

  it('[REP-072] needs its own right and a good range', async () => {
    expect((await reporting.call(null, globalModifiersReport, {})).status).toBe(401);
    expect((await reporting.call(testSession(), globalModifiersReport, {})).status).toBe(403);
    expect((await reporting.call(viewer, globalModifiersReport, { from: 2, to: 1 })).status).toBe(400);
  });

  it('[REP-085] is a file of the same selection', async () => {
    const { body } = await reporting.call(viewer, globalModifiersDownload, {
      from: Date.UTC(2026, 10, 2, 15),
    });
    const file = await reporting.send({ method: 'GET', url: body.link });
    const [head, row, ...more] = String(file.body).replace('\ufeff', '').trimEnd().split('\n');
    expect(head).toMatch(/^Market Pt,Market Pd,Market Rh,Hedge Pt,.*,Net Rh,Date,User$/);
    expect(row).toBe('1000,1100,4800,980,1070,4600,12,15,250,%,%,$,862.4,909.5,4350,11/02/2026 13:00,House');
    expect(more).toEqual([]);
  });
});
