import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { oemSuggestions } from '@washcoat/contract-converters';
import { buyerSearch, companyList, facilityList } from '@washcoat/contract-entities';
import type { Endpoint } from '@washcoat/contract-kernel';
import {
  transactionsDump,
  transactionsReport,
  transactionsRows,
  type Transaction,
} from '@washcoat/contract-reporting';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { reportsApi } from '../app/api';
import { store } from '../app/store';
import TransactionsScreen from './transactions.screen';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const row = (n: number): Transaction => ({
  transactionId: id(n),
  loadId: id(n),
  assistantName: 'Maya Ellison',
  companyName: 'Corner Muffler',
  facilityCity: 'Atlanta',
  family: 'Foreign Large',
  invoiceNo: `ATL-00000${n}`,
  manufacturer: 'Mercedes',
  oem: `KT 000${n}`,
  type: 'CERAMIC',
  adjustedPrice: 172.23,
  basePrice: 182.59,
  finalQty: 2,
  createdDate: '2026-11-20T15:00:00.000Z',
});
const found = {
  list: [row(1), row(2)],
  areMoreItemsAvailable: true,
  next: 'after row 2',
  days: [{ day: '2026-11-20', pieces: 4, spend: 688.92 }],
  totals: { rows: 2, pieces: 4, spend: 688.92 },
};
const nothing = {
  list: [],
  areMoreItemsAvailable: false,
  next: null,
  days: [],
  totals: { rows: 0, pieces: 0, spend: 0 },
};
const facilities = answers(facilityList, { list: [], areMoreItemsAvailable: false });

describe('the transactions report', () => {
  let api: ReturnType<typeof fakeApi>;

  const open = (route = '/dashboard/transactionsreport') =>
    renderWithPlatform(<TransactionsScreen />, { route, store, session: { canViewTransactionReport: true } });

  afterEach(() => {
    cleanup();
    store.dispatch(reportsApi.util.resetApiState());
    api.restore();
  });

  it('asks for today and shows the rows, the totals and the chart of the whole selection', async () => {
    api = fakeApi(answers(transactionsReport, found), facilities);
    open();
    const table = await screen.findByRole('region', { name: 'Transactions' });
    expect(await within(table).findByText('KT 0001')).toBeInTheDocument();
    expect(screen.getAllByText('$688.92').length).toBeGreaterThan(0);
    const [call] = api.callsOf(transactionsReport);
    const start = new Date();
    start.setHours(0, 0, 0, 0);
    expect(call?.input).toEqual({
      from: String(start.getTime()),
      to: String(start.getTime() + 86_399_999),
      offset: '0',
      count: '10',
    });
  });

  it('has an average of each type of material, and none over several', async () => {
    const totals = {
      ...found.totals,
      materials: [
        { type: 'CERAMIC', units: 3, isWeighed: false, spend: 600, averageSpend: 200 },
        { type: 'IMPORT WIRE', units: 12.5, isWeighed: true, spend: 88.92, averageSpend: 7.11 },
      ],
    };
    api = fakeApi(answers(transactionsReport, { ...found, totals }), facilities);
    open();
    expect(await screen.findByText('3, $600.00, $200.00 each')).toBeInTheDocument();
    expect(screen.getByText('12.5 lb, $88.92, $7.11 a lb')).toBeInTheDocument();
  });

  it('searches with what was typed, keeps it in the address and says type 2', async () => {
    api = fakeApi(answers(transactionsReport, found), facilities);
    open();
    await userEvent.type(await screen.findByLabelText('Invoice'), 'ATL-000001');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await screen.findByText('KT 0001');
    expect(api.callsOf(transactionsReport).at(-1)?.input).toMatchObject({ text: 'ATL-000001', type: '2' });
    expect(window.location.search).toContain('text=ATL-000001');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(window.location.search).toBe('');
  });

  it('[REP-090] pages by ten, each from the last row of the page before', async () => {
    api = fakeApi(answers(transactionsReport, found), facilities);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(api.callsOf(transactionsReport).at(-1)?.input).toMatchObject({
      ...{ offset: '10', count: '10', after: 'after row 2' },
    });
  });

  it('shows all rows in one list on demand, fetched as they are drawn', async () => {
    const first = {
      ...found,
      list: Array.from({ length: 100 }, (_, at) => row(at + 1)),
      next: 'after row 100',
    };
    api = fakeApi(
      answers(transactionsReport, { ...first, totals: { ...found.totals, rows: 100_000 } }),
      answers(transactionsRows, { list: [row(777)], areMoreItemsAvailable: true, next: 'further' }),
      facilities,
    );
    open('/dashboard/transactionsreport?facility=Atlanta');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Rows per page' }));
    await userEvent.click(await screen.findByRole('option', { name: 'All' }));
    expect(await screen.findByText('100,000 rows')).toBeInTheDocument();
    expect(window.location.search).toContain('count=all');
    const table = await screen.findByRole('grid', { name: 'Transactions' });
    await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '100001'));
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    expect(api.callsOf(transactionsReport).at(-1)?.input).toMatchObject({ count: '100', offset: '0' });
    await userEvent.click(screen.getByRole('combobox', { name: 'Rows per page' }));
    await userEvent.click(await screen.findByRole('option', { name: '10' }));
    expect(await screen.findByRole('button', { name: 'Next' })).toBeInTheDocument();
  });

  it('[REP-069] [REP-088] [REP-074] [REP-077] [REP-078] [REP-079] [REP-091] offers active facilities, and up to 500 buyers, customers, franchises and codes that are searched', async () => {
    const finds = (definition: Endpoint, list: unknown) => ({
      definition,
      reply: () => Response.json({ list }),
    });
    const company = { companyId: id(7), companyName: 'Corner Muffler', city: 'Atlanta' };
    api = fakeApi(
      answers(transactionsReport, nothing),
      finds(facilityList, [{ facilityId: id(5), name: 'Atlanta', isActive: true }]),
      finds(buyerSearch, [{ userId: id(8), companyId: id(7), firstName: 'Bo', lastName: 'Buyer' }]),
      finds(companyList, [company]),
      finds(oemSuggestions, ['GD3']),
    );
    renderWithPlatform(<TransactionsScreen />, {
      ...{ route: '/dashboard/transactionsreport', store },
      session: { canViewTransactionReport: true, hierarchy: 1 },
    });
    const choose = async (field: string, text: string, option: RegExp) => {
      await userEvent.type(await screen.findByLabelText(field), text);
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    await choose('Buyer', 'bo b', /Bo Buyer/);
    await choose('Customer', 'corner', /Corner Muffler/);
    await choose('Franchise', 'corner', /Corner Muffler/);
    await choose('OEM', 'gd3', /GD3/);
    await userEvent.click(screen.getByRole('combobox', { name: 'Facility' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Atlanta' }));
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() =>
      expect(api.callsOf(transactionsReport).at(-1)?.input).toMatchObject({
        ...{ buyer: id(8), customer: id(7), franchise: id(7), oem: 'GD3', facility: 'Atlanta', type: '2' },
      }),
    );
    expect(api.callsOf(facilityList)[0]?.input).toEqual({ isActive: 'true', count: '1000' });
    expect(api.callsOf(buyerSearch).at(-1)?.input).toEqual({ text: 'bo b', isBuyer: 'true', count: '500' });
    expect(api.callsOf(companyList).map(({ input }) => [input.isFranchise, input.count])).toEqual(
      expect.arrayContaining([
        ['false', '500'],
        ['true', '500'],
      ]),
    );
  });

  it('says that nothing was found, and offers another try when the list did not load', async () => {
    api = fakeApi(answers(transactionsReport, nothing), facilities);
    open();
    expect(await screen.findByText('No transactions in this range')).toBeInTheDocument();
    api.change(refuses(transactionsReport, 503, { error: '', requestId: 'x' }));
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await userEvent.type(screen.getByLabelText('Invoice'), 'x{Enter}');
    expect(await screen.findByText(/Transactions did not load/)).toBeInTheDocument();
    api.change(answers(transactionsReport, found));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('KT 0001')).toBeInTheDocument();
  });

  it('asks for the download of the same selection', async () => {
    api = fakeApi(answers(transactionsReport, found), facilities, refuses(transactionsDump, 503));
    open('/dashboard/transactionsreport?facility=Atlanta&from=2026-11-01&to=2026-11-20');
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    expect(api.callsOf(transactionsDump)[0]?.input).toMatchObject({
      from: String(new Date(2026, 10, 1).getTime()),
      to: String(new Date(2026, 10, 21).getTime() - 1),
      facility: 'Atlanta',
      type: '2',
      format: 'csv',
    });
  });
});
