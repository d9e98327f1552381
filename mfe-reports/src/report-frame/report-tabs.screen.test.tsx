import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { facilityList } from '@washcoat/contract-entities';
import { pageContribution, slotContribution } from '@washcoat/contract-kernel';
import * as reporting from '@washcoat/contract-reporting';
import { isOffered, rememberedQuery, rememberQuery } from '@washcoat/platform-sdk';
import { dayRangeBounds, today as dayOf } from '@washcoat/ui';
import {
  answers,
  fakeApi,
  fakeSession,
  refuses,
  renderWithPlatform,
  type FakeAnswer,
} from '@washcoat/platform-sdk/testing';
import { axe } from 'jest-axe';
import manifest from '../../remote.manifest.json';
import { reportsApi } from '../app/api';
import { Root } from '../app/root';
import { store } from '../app/store';
import { id, tabs } from './report-tabs.fixture';

const everything = {
  ...{ hierarchy: 1, canAccessDashboard: true, canViewCostSheet: true, canViewTopCats: true },
  ...{ canViewTopLookups: true, canViewDNBReport: true, canViewGlobalModifierHistoryReport: true },
  ...{
    canSeeUnitPrice: true,
    canSeeSubtotal: true,
    canSeeMarkup: true,
    canShowPricing: true,
    canAccessAssay: true,
  },
};
const blind = {
  ...everything,
  hierarchy: 10,
  canSeeUnitPrice: false,
  canSeeSubtotal: false,
  canAccessAssay: false,
};
const facilities = answers(facilityList, { list: [], areMoreItemsAvailable: false });

describe.each(tabs)('%s', (_rows, tab) => {
  let api: ReturnType<typeof fakeApi>;
  const open = (search = '', session = everything) =>
    renderWithPlatform(<Root />, { route: `${tab.route}${search}`, store, session });
  const lastInput = () => api.callsOf(tab.report).at(-1)?.input;
  const table = async () => screen.findByRole('region', { name: tab.table });

  afterEach(() => {
    cleanup();
    store.dispatch(reportsApi.util.resetApiState());
    api.restore();
  });

  it(`[REP-070] ${tab.heading} asks for today, and shows its columns, rows and totals`, async () => {
    api = fakeApi(tab.found, facilities);
    const { container } = open();
    const shown = await table();
    for (const text of tab.shows) expect((await within(shown).findAllByText(text)).length).toBeGreaterThan(0);
    const titles = within(shown).getAllByRole('columnheader');
    expect(titles.map((title) => title.getAttribute('aria-label') ?? title.textContent)).toEqual(tab.columns);
    const start = new Date();
    start.setHours(0, 0, 0, 0);
    expect(lastInput()).toMatchObject({
      from: String(start.getTime()),
      to: String(start.getTime() + 86_399_999),
    });
    expect(await axe(container)).toHaveNoViolations();
  });

  it('has its filters, keeps them in the address, and forgets them with Reset', async () => {
    api = fakeApi(tab.found, facilities);
    open('?from=2026-11-01&to=2026-11-20');
    await table();
    const search = screen.getByRole('search', { name: tab.table });
    for (const field of ['Dates from', 'Dates to', ...tab.fields])
      expect(within(search).getByLabelText(field)).toBeInTheDocument();
    expect(lastInput()).toMatchObject({ from: String(new Date(2026, 10, 1).getTime()) });
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(window.location.search).toContain('from=2026-11-01');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('offers another try when it did not load, and says when there is nothing', async () => {
    api = fakeApi(refuses(tab.report, 503), facilities);
    open();
    expect(
      await screen.findByText(`${tab.table} did not load. The rest of Washcoat works.`),
    ).toBeInTheDocument();
    api.change({
      definition: tab.report,
      reply: async (seen) => {
        const full = await (await tab.found.reply(seen)).json();
        return Response.json({ ...full, list: [], areMoreItemsAvailable: false });
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(tab.empty)).toBeInTheDocument();
  });

  it('[REP-089] logs a failed download, and shows nothing of it', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    api = fakeApi(tab.found, refuses(tab.dump, 503, { requestId: 'r-1' }), facilities);
    open();
    await table();
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    const { method, path } = tab.dump;
    const noted = `[washcoat] ${method} ${path} was refused with 503, request r-1`;
    await waitFor(() => expect(log).toHaveBeenCalledWith(noted));
    for (const status of screen.queryAllByRole('status')) expect(status).not.toHaveTextContent(/download/i);
    for (const alert of screen.queryAllByRole('alert')) expect(alert).toBeEmptyDOMElement();
    log.mockRestore();
  });

  it('[REP-057] [REP-028] [REP-090] pages by ten from the last row of the page before, where it has pages', async () => {
    api = fakeApi(tab.found, facilities);
    open();
    await screen.findAllByText(tab.shows[0] ?? '');
    if (!tab.isPaged) return expect(screen.queryByText('Next')).not.toBeInTheDocument();
    const next = await screen.findByText('Next');
    await userEvent.click(next);
    await waitFor(() =>
      expect(lastInput()).toMatchObject({ offset: '10', count: '10', after: 'after row 1' }),
    );
  });

  it('asks for a sheet of the same dates, with the columns that are shown', async () => {
    api = fakeApi(tab.found, facilities, refuses(tab.dump, 503));
    open('?from=2026-11-01&to=2026-11-20');
    await table();
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'XLSX' }));
    await waitFor(() =>
      expect(api.callsOf(tab.dump)[0]?.input).toMatchObject({
        from: String(new Date(2026, 10, 1).getTime()),
        format: 'xlsx',
        columns: tab.file,
      }),
    );
  });

  it('is put on paper with the rows that are seen, and no controls', async () => {
    api = fakeApi(tab.found, facilities);
    const { matchMedia } = window;
    const paper = (query: string) => ({
      ...{
        matches: query === 'print',
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      },
    });
    Object.assign(window, { matchMedia: paper });
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    try {
      open();
      const sheet = await screen.findByRole('region', { name: `${tab.heading}, on paper` });
      for (const text of tab.shows)
        expect((await within(sheet).findAllByText(text, { exact: false })).length).toBeGreaterThan(0);
      expect(within(sheet).queryAllByRole('button')).toEqual([]);
      const part = within(sheet).queryByText('Rows 1–1; the sums are of all rows.');
      expect(part !== null).toBe(tab.isPaged === true);
      await userEvent.click(screen.getByRole('button', { name: 'Print' }));
      expect(print).toHaveBeenCalledTimes(1);
    } finally {
      print.mockRestore();
      Object.assign(window, { matchMedia });
    }
  });

  it('stands beside as many days before on demand, which the address keeps', async () => {
    const isNow = ({ input }: { input: Record<string, unknown> }) =>
      Number(input.from) > Date.UTC(2026, 10, 5);
    const reply: FakeAnswer['reply'] = async (seen) => {
      const full = await (await tab.found.reply(seen)).json();
      if (isNow(seen)) return Response.json(full);
      return Response.json({ ...full, days: [], totals: tab.totalsBefore });
    };
    api = fakeApi({ definition: tab.report, reply }, facilities);
    open('?from=2026-11-11&to=2026-11-20');
    await table();
    expect(screen.queryByText(/ before, /)).not.toBeInTheDocument();
    const calls = api.callsOf(tab.report).length;
    await userEvent.click(screen.getByRole('checkbox', { name: 'Period before' }));
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(window.location.search).toContain('compare=true'));
    await waitFor(() => expect(api.callsOf(tab.report).length).toBeGreaterThan(calls));
    expect(lastInput()).toMatchObject({
      from: String(new Date(2026, 10, 1).getTime()),
      to: String(new Date(2026, 10, 11).getTime() - 1),
    });
    expect(await screen.findByText(tab.change)).toBeInTheDocument();
    expect(screen.queryAllByText(/, \$.*no change/)).toEqual([]);
  });

  it('has no column for what may not be seen', async () => {
    api = fakeApi(tab.found, facilities);
    open('', blind);
    const titles = await within(await table()).findAllByRole('columnheader');
    const hidden = /Price|Grand Total|\$|^(Pt|Pd|Rh)$|Lot$|^Lot/;
    expect(titles.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? '')).toEqual(
      tab.columns.filter((title) => !hidden.test(title) && !tab.sums?.includes(title)),
    );
  });
});

describe('the period before', () => {
  const cost = tabs[0]?.[1];
  const fromOf = ({ input }: { input: Record<string, unknown> }) => Number(input.from);
  const answerOf = async (seen: Parameters<FakeAnswer['reply']>[0], grandtotal: number) => {
    const full = await (await cost?.found.reply(seen))?.json();
    return Response.json({ ...full, days: [], totals: { ...full.totals, grandtotal } });
  };
  let api: ReturnType<typeof fakeApi>;
  const open = (reply: FakeAnswer['reply']) => {
    api = fakeApi({ definition: reporting.costSheetReport, reply }, facilities);
    const search = '?from=2026-11-11&to=2026-11-20&compare=true';
    renderWithPlatform(<Root />, {
      ...{ route: `/dashboard/costsheetreport${search}`, store, session: everything },
    });
  };
  afterEach(() => {
    cleanup();
    store.dispatch(reportsApi.util.resetApiState());
    api.restore();
  });

  it('is compared only with what was asked for by the same filters', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    open(async (seen) => {
      const from = fromOf(seen);
      if (from === new Date(2026, 9, 11).getTime()) await held;
      if (from < new Date(2026, 9, 5).getTime()) return answerOf(seen, 25.1);
      return answerOf(seen, from < new Date(2026, 10, 5).getTime() ? 50.2 : 100.4);
    });
    expect(await screen.findByText('$50.20 before, +100.0 %')).toBeInTheDocument();
    await act(async () => {
      window.history.pushState({}, '', '?from=2026-10-11&to=2026-10-20&compare=true');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    const answered = () => reportsApi.util.selectInvalidatedBy(store.getState(), ['CostSheet']);
    await waitFor(() => expect(answered()).toHaveLength(3));
    expect((await screen.findAllByText('$100.40')).length).toBeGreaterThan(0);
    expect(screen.queryByText(/^\$.* before/)).not.toBeInTheDocument();
    release();
    expect(await screen.findByText('$25.10 before, +100.0 %')).toBeInTheDocument();
  });

  it('is said to be missing where it did not load, and is asked for again', async () => {
    const { reply: refuse } = refuses(reporting.costSheetReport, 503);
    const isBefore = (seen: Parameters<FakeAnswer['reply']>[0]) =>
      fromOf(seen) < new Date(2026, 10, 5).getTime();
    open(async (seen) => (isBefore(seen) ? refuse(seen) : answerOf(seen, 100.4)));
    expect(await screen.findByText('The period before did not load.')).toBeInTheDocument();
    api.change({
      definition: reporting.costSheetReport,
      reply: (seen) => answerOf(seen, isBefore(seen) ? 50.2 : 100.4),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('$50.20 before, +100.0 %')).toBeInTheDocument();
    expect(screen.queryByText('The period before did not load.')).not.toBeInTheDocument();
  });
});

it('[REP-013] the cost sheet starts with the filters of the invoices, and leaves them its own', async () => {
  const cost = tabs[0]?.[1];
  if (!cost) throw new Error('There is no cost sheet.');
  const api = fakeApi(cost.found, facilities);
  renderWithPlatform(<p>Signed in</p>, { route: '/invoices', store, session: everything });
  rememberQuery('invoices', `from=2026-11-01&to=2026-11-20&customer=${id(7)}&customerName=Corner&paid=open`);
  cleanup();
  renderWithPlatform(<Root />, { route: cost.route, store, session: everything });
  await waitFor(() =>
    expect(api.callsOf(cost.report).at(-1)?.input).toMatchObject({
      ...{ customer: id(7), from: String(new Date(2026, 10, 1).getTime()) },
    }),
  );
  expect(api.callsOf(cost.report)).toHaveLength(1);
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
    ...{ from: '2026-11-01', to: '2026-11-20', customer: id(7), customerName: 'Corner' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Search' }));
  expect(new URLSearchParams(rememberedQuery('invoices')).get('paid')).toBe('open');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(rememberedQuery('invoices')).toBe('paid=open'));
  expect(api.callsOf(cost.report).at(-1)?.input).not.toHaveProperty('customer');
  cleanup();
  store.dispatch(reportsApi.util.resetApiState());
  api.restore();
});

it('the days of a report are said by a range that moves with the calendar, and by two days again', async () => {
  const cost = tabs[0]?.[1];
  if (!cost) throw new Error('There is no cost sheet.');
  const api = fakeApi(cost.found, facilities);
  renderWithPlatform(<Root />, { route: cost.route, store, session: everything });
  const day = dayOf(new Date());
  const month = dayRangeBounds(reporting.daysOfRelative('lastMonth', day));
  const asked = () => api.callsOf(cost.report).at(-1)?.input;
  await userEvent.click(await screen.findByRole('button', { name: 'Range' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Last month' }));
  await waitFor(() => expect(asked()).toMatchObject({ from: String(month.from), to: String(month.to) }));
  expect(window.location.search).toBe('?range=lastMonth');
  expect(rememberedQuery('invoices')).toMatch(/from=\d{4}-\d{2}-01&to=/);
  expect(rememberedQuery('invoices')).not.toContain('range');
  await userEvent.click(screen.getByRole('button', { name: /Remove.*Range/ }));
  await waitFor(() => expect(window.location.search).toBe(`?from=${day}&to=${day}`));
  cleanup();
  store.dispatch(reportsApi.util.resetApiState());
  api.restore();
});

it.each([
  {
    route: '/dashboard/top-lookups',
    text: 'GD3',
    path: '/converters/identify/:parameters?',
    led: '/converters/identify/text=GD3',
  },
  {
    route: '/dashboard/top-customers?from=2026-11-01&to=2026-11-20',
    text: 'Corner Muffler',
    path: '/invoices/settled',
    led: `/invoices/settled?from=2026-11-01&to=2026-11-20&customer=${id(1)}&customerName=Corner+Muffler`,
  },
])(
  'a line of $route leads to what it tells of, where that is offered',
  async ({ route, text, path, led }) => {
    const tab = tabs.find(([, one]) => route.startsWith(one.route))?.[1];
    if (!tab) throw new Error('There is no such report.');
    const api = fakeApi(tab.found, facilities);
    const page = {
      ...pageContribution.parse({ path, title: 'Theirs' }),
      remote: { name: 'mfe-theirs', title: 'Theirs', version: '1.0.0' },
    };
    const address = () => window.location.pathname + window.location.search;
    const open = (pages: (typeof page)[]) =>
      renderWithPlatform(<Root />, {
        ...{ route, store, session: everything, contributions: { pages, slots: [] } },
      });
    open([]);
    const firstCell = async () =>
      within(await screen.findByRole('region', { name: tab.table })).findByText(text);
    await userEvent.click(await firstCell());
    expect(address()).toBe(route);
    cleanup();
    open([page]);
    await userEvent.click(await firstCell());
    await waitFor(() => expect(address()).toBe(led));
    cleanup();
    store.dispatch(reportsApi.util.resetApiState());
    api.restore();
  },
);

it('[REP-006] shows the same report in the other spelling of its address', async () => {
  const api = fakeApi(refuses(reporting.didNotBuyReport, 503), facilities);
  renderWithPlatform(<Root />, { route: '/dashboard/didNotBuy', store, session: everything });
  expect(await screen.findByText(/Did Not Buy did not load/)).toBeInTheDocument();
  cleanup();
  store.dispatch(reportsApi.util.resetApiState());
  api.restore();
});

it('[REP-071] [REP-072] offers each report to whom its right is given', () => {
  const rights = [
    ['/dashboard/costsheetreport', { canViewCostSheet: true }],
    ['/dashboard/top-cats', { canViewTopCats: true }],
    ['/dashboard/top-lookups', { canViewTopLookups: true }],
    ['/dashboard/didnotbuy', { canViewDNBReport: true }],
    ['/dashboard/top-customers', { canAccessDashboard: true, canViewTopCats: true }],
    ['/dashboard/globalmodifier', { canViewGlobalModifierHistoryReport: true }],
  ] as const;
  for (const [route, right] of rights) {
    const offers = [
      ...manifest.pages.filter(({ path }) => path === route).map((one) => pageContribution.parse(one)),
      ...manifest.tabs.filter((tab) => tab.route === route).map((one) => slotContribution.parse(one)),
    ];
    expect(offers.map((offer) => isOffered(offer, fakeSession(right)))).toEqual([true, true]);
    expect(offers.map((offer) => isOffered(offer, fakeSession({ hierarchy: 4 })))).toEqual([false, false]);
  }
});
