import { sessionsNow, viewsNow, type Session, type ViewNow } from '@washcoat/contract-entities';
import { calendarDay, dayAfter, everyRight, momentIn, weekdayOf } from '@washcoat/contract-kernel';
import { loadCompleted } from '@washcoat/contract-loads';
import {
  allMailedReports,
  reportFile,
  reportMailDelete,
  reportMailDue,
  reportMailList,
  reportMailSave,
  type ReportFileSubject,
} from '@washcoat/contract-reporting';
import { TestService, testSession } from '@washcoat/testing';
import { completedLoad, idOf, loadItem } from '../report-rows/load.fixture';
import { reportingService } from '../service';
import { mailReports } from './mail-reports';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const viewer = testSession({
  ...{ userId: idOf(700), email: 'ada@washcoat.test', firstName: 'Ada', companyId: idOf(800) },
  ...{ canViewTransactionReport: true, canSeeSubtotal: true, canSeeUnitPrice: true },
});
const view: ViewNow = {
  viewId: idOf(600),
  screen: 'reports.transactions',
  name: 'Atlanta, yesterday',
  query: 'range=yesterday&facility=Atlanta',
  columns: ['oem', 'finalQty'],
  ownerId: viewer.userId,
  sharedWith: null,
};

describe('views of reports by mail', () => {
  let reporting: TestService;
  /** Who may still sign in, with the rights of now, and the views that there are. */
  let everybody: Session[] = [];
  let views: ViewNow[] = [];
  let isAway = false;
  let before = 0;

  /** The day so many days from now in the zone of the installation. */
  const dayIn = (days: number) => dayAfter(calendarDay(new Date(), reporting.platform.timezone), days);
  const momentOn = (days: number, time: string) => momentIn(reporting.platform.timezone, dayIn(days), time);

  beforeAll(async () => {
    reporting = await TestService.start(reportingService);
    reporting.caller.add('reporting', reporting.service.app.callback());
    reporting.caller.add('entities', async (request, response) => {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      if (isAway) return void response.writeHead(503).end('{}');
      if (request.url === viewsNow.path) {
        const { viewIds } = viewsNow.input.parse(JSON.parse(text));
        return void response.end(
          JSON.stringify({ views: views.filter(({ viewId }) => viewIds.includes(viewId)) }),
        );
      }
      const { userIds } = sessionsNow.input.parse(JSON.parse(text));
      response.end(JSON.stringify({ sessions: everybody.filter(({ userId }) => userIds.includes(userId)) }));
    });
    const sold = (n: number, facilityName: string, oem: string) =>
      reporting.deliver(
        loadCompleted,
        completedLoad({
          ...{ loadId: idOf(n), facilityName, facilityCity: facilityName },
          buyerFinalisedDate: momentOn(1, '10:00').toISOString(),
          items: [loadItem({ itemId: idOf(n + 10), oem, finalQty: 2, unit: 50.05, total: 100.1 })],
        }),
      );
    await sold(1, 'Atlanta', 'GD3');
    await sold(2, 'Macon', 'KT 0334');
  });
  afterAll(() => reporting.stop());
  beforeEach(async () => {
    [everybody, views, isAway] = [[viewer], [view], false];
    await reporting.service.database('report_mail').delete();
    before = (await reporting.published(reportMailDue)).length;
  });

  const set = (asked: object = {}, session: Session | null = viewer) =>
    reporting.call(session, reportMailSave, {
      ...{ viewId: view.viewId, viewName: 'As it was called', screen: view.screen },
      ...{ days: everyDay, monthDay: null, time: '08:00', format: 'csv', ...asked },
    });
  const list = async (session = viewer) => (await reporting.call(session, reportMailList, {})).body.list;
  const sent = async () => (await reporting.published(reportMailDue)).slice(before);
  /** Moves time to an hour of a day to come, and lets several processes look at what is due. */
  const at = (days: number, time = '08:30') =>
    Promise.all([1, 2, 3].map(() => mailReports(reporting.service, momentOn(days, time))));
  const fileOf = async (file: ReportFileSubject | null | undefined) => {
    if (!file) throw new Error('The mail has no file.');
    return reporting.caller.post('reporting', reportFile.path, file);
  };

  it('go out once for each due moment, of exactly the rows, columns and days of the view, with its totals', async () => {
    expect((await set()).status).toBe(200);
    await at(2, '07:59');
    expect(await sent()).toHaveLength(1);
    await at(2);
    await at(2, '23:00');
    const [first, mail, ...more] = await sent();
    expect([first?.to, more]).toEqual([dayIn(0), []]);
    expect(mail).toMatchObject({
      ...{ recipient: 'ada@washcoat.test', firstName: 'Ada', title: 'Transactions Report' },
      ...{ viewName: 'Atlanta, yesterday', from: dayIn(1), to: dayIn(1) },
      path: '/dashboard/transactionsreport?range=yesterday&facility=Atlanta',
      ticket: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(mail?.totals.slice(0, 3)).toEqual([
      { name: 'Spend', value: '$100.10' },
      { name: 'Pieces', value: '2' },
      { name: 'Lines', value: '1' },
    ]);
    expect(mail?.file?.fileName).toBe(`Transactions Report ${dayIn(1)}.csv`);
    expect(
      String(await fileOf(mail?.file))
        .trim()
        .split(/\r?\n/),
    ).toEqual([expect.stringMatching(/OEM.*QTY/), expect.stringMatching(/^"?GD3"?,"?2"?$/)]);
    expect(await list()).toMatchObject([
      { viewName: 'Atlanta, yesterday', lastResult: 'Mailed to ada@washcoat.test.', endedAt: null },
    ]);
  });

  it('say of a view whose days are none that it was not mailed, once', async () => {
    views = [{ ...view, query: 'from=2026-13-45&to=2026-99-99' }];
    await set();
    await at(2);
    expect(await sent()).toEqual([]);
    const [told] = await list();
    expect(told).toMatchObject({ lastResult: expect.stringMatching(/^Not mailed: /), endedAt: null });
    await at(2, '09:00');
    expect((await list())[0]?.lastAt).toBe(told?.lastAt);
  });

  it.each(allMailedReports)(
    'are made of %s with its figures and the columns of its table',
    async (screen, report) => {
      const knowing = { ...viewer, ...everyRight() };
      everybody = [knowing];
      const shown = Object.keys(report.inFile ?? {});
      views = [{ ...view, screen, query: 'range=thisYear', columns: shown.length ? shown : null }];
      await set({ screen, format: 'xlsx' }, knowing);
      await at(2);
      const [mail] = await sent();
      const said = mail?.totals.map(({ name }) => name) ?? [];
      expect(said.slice(0, report.totals.length)).toEqual(report.totals.map(({ title }) => title));
      expect(mail?.path).toBe(`${report.path}?range=thisYear`);
      expect(mail?.file?.columns ?? null).toBe(
        shown.flatMap((id) => report.inFile?.[id] ?? []).join(',') || null,
      );
      expect((await fileOf(mail?.file)).subarray(0, 2).toString()).toBe('PK');
    },
  );

  it('are late rather than left out when nobody looked for days, and then once', async () => {
    await set();
    await at(5, '03:00');
    const mails = await sent();
    expect(mails.map(({ to }) => to)).toEqual([dayIn(3)]);
    await at(5);
    expect((await sent()).map(({ to }) => to)).toEqual([dayIn(3), dayIn(4)]);
  });

  it('go out on days of the week or one day of the month, and say when next', async () => {
    const weekday = weekdayOf(dayIn(3));
    await set({ days: [weekday, weekday] });
    expect(await list()).toMatchObject([
      { days: [weekday], nextAt: momentOn(3, '08:00').toISOString(), lastAt: null, lastResult: '' },
    ]);
    await at(2);
    expect(await sent()).toEqual([]);
    await at(3);
    expect(await sent()).toHaveLength(1);
    await set({ days: [], monthDay: Number(dayIn(4).slice(8)) });
    expect(await list()).toMatchObject([{ days: [], nextAt: momentOn(4, '08:00').toISOString() }]);
  });

  it.each<[string, () => unknown, string]>([
    ['may not sign in any more', () => (everybody = []), 'You could not sign in when it was due.'],
    [
      'lost the right of the report',
      () => (everybody = [{ ...viewer, canViewTransactionReport: false }]),
      'You may not see this report any more.',
    ],
    ['deleted the view', () => (views = []), 'The view is gone, or is shared with you no longer.'],
    [
      'has it from a colleague who shares it no longer',
      () => (views = [{ ...view, ownerId: idOf(701) }]),
      'The view is gone, or is shared with you no longer.',
    ],
    [
      'belongs to another company than it is shared with',
      () => (views = [{ ...view, ownerId: idOf(701), sharedWith: idOf(801) }]),
      'The view is gone, or is shared with you no longer.',
    ],
  ])('end when who set them %s, say why, and begin anew when set again', async (_what, lose, reason) => {
    await set();
    await lose();
    await at(2);
    everybody = [viewer];
    views = [view];
    await at(3);
    expect(await sent()).toEqual([]);
    expect(await list()).toMatchObject([{ lastResult: `Ended: ${reason}`, nextAt: null }]);
    expect((await list())[0]?.endedAt).not.toBeNull();
    await set();
    await at(4);
    expect(await sent()).toHaveLength(1);
  });

  it('show what their reader may see at that moment, and no more', async () => {
    views = [
      { ...view, ownerId: idOf(701), sharedWith: viewer.companyId, columns: ['oem', 'adjustedPrice'] },
    ];
    await set();
    everybody = [{ ...viewer, canSeeSubtotal: false, canSeeUnitPrice: false }];
    await at(2);
    const [mail] = await sent();
    expect(mail?.totals.map(({ name }) => name)).not.toContain('Spend');
    expect(JSON.stringify(mail?.totals)).not.toContain('$');
    expect(String(await fileOf(mail?.file))).not.toContain('50.05');
    everybody = [{ ...viewer, canViewTransactionReport: false }];
    await expect(fileOf(mail?.file)).rejects.toMatchObject({ status: 403 });
    everybody = [];
    await expect(fileOf(mail?.file)).rejects.toMatchObject({ status: 403 });
  });

  it('wait for the service that knows rights, and go out once it answers', async () => {
    await set();
    isAway = true;
    const looks = await Promise.allSettled([mailReports(reporting.service, momentOn(2, '08:30'))]);
    expect([looks[0]?.status, await sent()]).toEqual(['rejected', []]);
    isAway = false;
    await at(2, '09:00');
    expect(await sent()).toHaveLength(1);
  });

  it('say what a view asks for that the report does not know, and try again the next time', async () => {
    views = [{ ...view, query: 'buyer=nobody' }];
    await set();
    await at(2);
    expect([await sent(), (await list())[0]?.lastResult]).toEqual([
      [],
      'Not mailed: The view asks for what this report does not know.',
    ]);
    views = [view];
    await at(2, '09:00');
    expect(await sent()).toEqual([]);
    await at(3);
    expect(await sent()).toHaveLength(1);
  });

  it('are ended by their reader, signed out, who is asked first', async () => {
    await set();
    await at(2);
    const ticket = (await sent())[0]?.ticket ?? '';
    const follow = (method: 'GET' | 'POST', of: string) =>
      reporting.send({ method, url: `/unsubscribe/reports/${of}` });
    expect((await follow('GET', ticket)).body).toContain('End these mails?');
    expect((await list())[0]?.endedAt).toBeNull();
    for (const _again of [1, 2]) expect((await follow('POST', ticket)).status).toBe(200);
    expect(await list()).toMatchObject([{ lastResult: 'Ended by the link of a mail.', nextAt: null }]);
    await at(3);
    expect(await sent()).toHaveLength(1);
    for (const method of ['GET', 'POST'] as const) expect((await follow(method, 'guessed')).status).toBe(404);
  });

  it('are one’s own, one of each view, and need the right of the report', async () => {
    const { mailId } = (await set()).body;
    expect((await set({ time: '09:30', format: 'xlsx' })).body.mailId).toBe(mailId);
    expect(await list()).toMatchObject([{ time: '09:30', format: 'xlsx' }]);
    const other = { ...viewer, userId: idOf(702) };
    expect(await list(other)).toEqual([]);
    expect((await reporting.call(other, reportMailDelete, { mailId })).status).toBe(404);
    expect((await set({}, { ...viewer, canViewTransactionReport: false })).status).toBe(403);
    expect((await set({}, null)).status).toBe(401);
    expect((await set({ screen: 'entities.customers' })).status).toBe(404);
    expect((await set({ screen: 'constructor' })).status).toBe(404);
    for (const bad of [
      ...[{ days: [] }, { days: [8] }, { monthDay: 32 }, { time: '25:00' }, { format: 'pdf' }],
      ...[{ viewName: ' ' }, { viewId: 'x' }],
    ])
      expect((await set(bad)).status).toBe(400);
    expect((await reporting.call(viewer, reportMailDelete, { mailId })).status).toBe(200);
    expect(await list()).toEqual([]);
    const rush = Array.from({ length: 51 }, (_, n) => set({ viewId: idOf(1000 + n) }));
    const answers = await Promise.all(rush);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
  });
});
