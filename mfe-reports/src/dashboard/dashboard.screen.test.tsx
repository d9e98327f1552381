import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageContribution } from '@washcoat/contract-kernel';
import { dashboardSummary } from '@washcoat/contract-reporting';
import { fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { axe } from 'jest-axe';
import { reportsApi } from '../app/api';
import { Root } from '../app/root';
import { store } from '../app/store';
import { summary, summaryAnswers } from './dashboard.fixture';

const remote = { name: 'mfe-reports', title: 'Reports', version: '1.0.0' };
const page = (path: string, isUnderConstruction = false) => ({
  ...pageContribution.parse({ path, title: path, isUnderConstruction }),
  remote,
});
const report = (id: string, order: number, isUnderConstruction: boolean) => ({
  page: page(`/dashboard/${id}`, isUnderConstruction),
  tab: { id, slot: 'reports.tabs.v1', label: id, route: `/dashboard/${id}`, order, remote },
});
const offered = [
  '/loads/active-load',
  '/invoices/pending',
  '/invoices/settled',
  '/settlement/open',
  '/settlement/analysis/:settlementId/:tab?',
  '/dashboard/costsheetreport',
  '/converter/:id/:type?/:parameters?',
].map((path) => page(path));

describe('/dashboard', () => {
  let api: ReturnType<typeof fakeApi>;
  const open = ({
    session = {},
    pages = offered,
    slots = [],
  }: Partial<{
    session: object;
    pages: ReturnType<typeof page>[];
    slots: ReturnType<typeof report>['tab'][];
  }> = {}) =>
    renderWithPlatform(<Root />, {
      ...{ route: '/dashboard', store, contributions: { pages, slots } },
      session: { canAccessDashboard: true, firstName: 'Maya', ...session },
    });
  const waiting = async () => screen.findByRole('region', { name: 'Waiting for you' });

  afterEach(() => {
    cleanup();
    store.dispatch(reportsApi.util.resetApiState());
    api.restore();
  });

  it('[REP-009] sends who does not have the card to the first report that is built', async () => {
    api = fakeApi();
    const reports = [report('costsheetreport', 10, true), report('transactionsreport', 20, false)];
    open({
      session: { canAccessDashboard: false },
      pages: reports.map((of) => of.page),
      slots: reports.map(({ tab }) => tab),
    });
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/transactionsreport'));
    expect(api.callsOf(dashboardSummary)).toEqual([]);
  });

  it('[REP-009] sends who has neither the card nor a report to the search', async () => {
    api = fakeApi();
    const planned = report('costsheetreport', 10, true);
    open({ session: { canAccessDashboard: false }, pages: [planned.page], slots: [planned.tab] });
    await waitFor(() => expect(window.location.pathname).toBe('/converters/identify'));
  });

  it('says what waits and why, each line leading to the list behind its number', async () => {
    api = fakeApi(summaryAnswers());
    const { container } = open();
    const card = await waiting();
    const lines = within(card).getAllByRole('listitem');
    expect(lines.map((line) => line.querySelector('strong')?.textContent)).toEqual([
      '3 carts wait for a buyer',
      '1 finished order waits',
      'Settlement ST-2026-041 is due for completion',
      'Settlement ST-2026-040 was received 3.5 % off its booking',
      '4 of 6 unpaid invoices are over 30 days',
    ]);
    expect(lines[0]).toHaveTextContent('Oldest: Gulf Coast, Q4 first, since');
    expect(lines[1]).toHaveTextContent('$337.57');
    expect(lines[2]).toHaveTextContent('Gulf Coast Recyclers, metal due 22nd Nov, 2026, 2.062 oz open');
    expect(lines[3]).toHaveTextContent(
      'Gulf Coast Recyclers, Burlington: 772 of 800 pieces; lb expected 2,393.30, received 2,313.05, processed 2,311.96',
    );
    expect(lines[4]).toHaveTextContent('Largest of them: BUR-000114, Mason Bros. Towing');
    const paths = within(card)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(paths).toEqual([
      '/loads/active-load?tab=request',
      '/invoices/pending',
      '/settlement/open/create/018f3c1e-0000-7000-8000-000000000601',
      '/settlement/analysis/018f3c1e-0000-7000-8000-000000000602',
      '/invoices/settled?paid=open&sort=dueDays.desc',
    ]);
    expect(screen.getByRole('link', { name: /^Platinum \$1,015\.00.* its history$/ })).toHaveAttribute(
      'href',
      '/dashboard/globalmodifier?from=2026-11-18&to=2026-11-20',
    );
    expect(screen.getByRole('link', { name: /^Ceramic 148 .*Average/ })).toHaveAttribute(
      'href',
      '/dashboard/costsheetreport?from=2026-11-19&to=2026-11-19',
    );
    const due = within(screen.getByRole('region', { name: 'Ounces due this week' }));
    expect(due.getByRole('img', { name: 'Platinum: 30.000 hedged, 2.062 open' })).toBeInTheDocument();
    expect(due.getByRole('img', { name: 'Palladium: 60.000 hedged, 0.000 open' })).toBeInTheDocument();
    expect(due.queryByText('Rhodium')).not.toBeInTheDocument();
    const booked = within(screen.getByRole('region', { name: 'Booking accuracy' }));
    expect(booked.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Burlington 2 settlements3.2 % Over 2 %', '/settlement/analysis/018f3c1e-0000-7000-8000-000000000602'],
      ['Atlanta 1 settlement0.6 % Good', '/settlement/analysis/018f3c1e-0000-7000-8000-000000000603'],
    ]);
    expect(screen.getByText('Average $4.71 /lb')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /KT 0334/ })).toHaveAttribute(
      'href',
      '/converter/018f3c1e-0000-7000-8000-000000000401',
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('leaves out what the user may not see, and lines whose page is not offered', async () => {
    const { day } = summary;
    const ages = [{ age: 'upTo30' as const, invoices: 2 }];
    api = fakeApi(summaryAnswers({ day, unpaid: { invoices: 2, ages, largest: null } }));
    open({ pages: [] });
    expect(within(await waiting()).getByText('Nothing waits for you')).toBeInTheDocument();
    expect(screen.queryByText('Platinum')).not.toBeInTheDocument();
    expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Unpaid invoices' })).queryByRole('link')).toBeNull();
  });

  it('leads from several settlements that are due to their list', async () => {
    const due = summary.ouncesDue && { ...summary.ouncesDue, settlements: 2, overdue: 1 };
    api = fakeApi(summaryAnswers({ ...summary, ouncesDue: due }));
    open();
    const link = await screen.findByRole('link', {
      name: 'Open settlements: 2 settlements are due for completion',
    });
    expect(link).toHaveAttribute('href', '/settlement/open');
  });

  it('says on the card and on the line of which settlements the terms are missing', async () => {
    const { ouncesDue: due } = summary;
    const metals = due?.metals.map(({ metal }) => ({ metal, dueOz: 0, hedgedOz: 0, openOz: 0 })) ?? [];
    api = fakeApi(summaryAnswers({ ...summary, ouncesDue: due && { ...due, metals, withoutTerms: 1 } }));
    open();
    const card = await screen.findByRole('region', { name: 'Ounces due this week' });
    expect(within(card).getByText('Terms missing: no lots or no returns entered')).toBeVisible();
    expect(within(card).queryByRole('listitem')).not.toBeInTheDocument();
    expect(await screen.findByText(/metal due .*, terms missing$/)).toBeVisible();
    cleanup();
    store.dispatch(reportsApi.util.resetApiState());
    api.restore();
    const two = due && { ...due, settlements: 2, withoutTerms: 1 };
    api = fakeApi(summaryAnswers({ ...summary, ouncesDue: two }));
    open();
    expect(await screen.findByText('Terms of 1 missing: no lots or no returns entered')).toBeVisible();
    expect(screen.getByText(/2.062 oz open in all, terms of 1 missing$/)).toBeVisible();
  });

  it('silences lines for the day, until one of them says something else', async () => {
    api = fakeApi(summaryAnswers());
    open();
    await userEvent.click(within(await waiting()).getByRole('button', { name: 'Quiet for today' }));
    expect(within(await waiting()).queryByRole('listitem')).not.toBeInTheDocument();
    cleanup();
    store.dispatch(reportsApi.util.resetApiState());
    api.restore();
    api = fakeApi(summaryAnswers({ ...summary, carts: summary.carts && { ...summary.carts, waiting: 4 } }));
    open();
    const card = await waiting();
    expect(await within(card).findByText('4 carts wait for a buyer')).toBeInTheDocument();
    expect(within(card).getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(within(card).getByRole('button', { name: 'Show 4 silenced' }));
    expect(within(card).getAllByRole('listitem')).toHaveLength(5);
  });

  it('shows its shape while it is asked for, and offers another try when it did not load', async () => {
    api = fakeApi(refuses(dashboardSummary, 503));
    open();
    expect(await screen.findByText('The morning card did not load')).toBeInTheDocument();
    api.change(summaryAnswers());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(within(await waiting()).getAllByRole('listitem')).toHaveLength(5);
  });
});
