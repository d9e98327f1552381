import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buyerSearch, companyList, facilityList } from '@washcoat/contract-entities';
import { invoiceList } from '@washcoat/contract-invoicing';
import { sessionStore } from '@washcoat/platform-sdk';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { axe } from 'jest-axe';
import { loadsApi } from '../app/api';
import { store } from '../app/store';
import InvoiceListScreen from './invoice-list.screen';
import { idOf, listed } from './invoice.fixture';

const found = answers(invoiceList, { list: [listed(1), listed(2)], areMoreItemsAvailable: true, next: null });
const lookups = [
  answers(facilityList, { list: [], areMoreItemsAvailable: false }),
  answers(companyList, { list: [], areMoreItemsAvailable: false, next: null }),
];

describe('the lists of invoices', () => {
  let api: ReturnType<typeof fakeApi>;

  const open = (route: string, hierarchy = 1, canSeeSubtotal = true) =>
    renderWithPlatform(<InvoiceListScreen />, {
      route,
      store,
      session: { canBuildCart: true, canSeeSubtotal, hierarchy },
    });
  const filters = () => within(screen.getByRole('group', { name: 'Filters' }));
  const lastInput = () => api.callsOf(invoiceList).at(-1)?.input;

  afterEach(() => {
    cleanup();
    sessionStore.clear();
    store.dispatch(loadsApi.util.resetApiState());
    api.restore();
  });

  it.each([
    ['[INV-001] [INV-006]', '/invoices', 1, '3'],
    ['[INV-001]', '/invoices/pending', 1, '3'],
    ['[INV-002]', '/invoices/settled', 1, '4'],
    ['[INV-003]', '/invoices/franchise', 1, '10'],
    ['[INV-004]', '/invoices/myInvoices', 10, '4'],
  ])('%s [INV-057] %s asks for its list, 40 at a time', async (_rows, route, hierarchy, type) => {
    api = fakeApi(found, ...lookups);
    open(route, hierarchy);
    expect(await screen.findByText('ATL-000311')).toBeInTheDocument();
    expect(lastInput()).toEqual({ type, offset: '0', count: '40' });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(lastInput()).toMatchObject({ type, offset: '40', count: '40' });
  });

  it('takes days of the address that are none for no filter', async () => {
    api = fakeApi(found, ...lookups);
    open('/invoices/settled?from=abc&to=2026-99-99');
    expect(await screen.findByText('ATL-000311')).toBeInTheDocument();
    expect(lastInput()).toEqual({ type: '4', offset: '0', count: '40' });
    expect(filters().getByRole('button', { name: 'Dates' })).toBeInTheDocument();
  });

  it('offers its columns to be chosen', async () => {
    api = fakeApi(found, ...lookups);
    open('/invoices/settled');
    await screen.findByText('ATL-000311');
    expect(screen.getByRole('columnheader', { name: 'Due Days' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Due Days' }));
    await waitFor(() =>
      expect(screen.queryByRole('columnheader', { name: 'Due Days' })).not.toBeInTheDocument(),
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Back to default' }));
    expect(await screen.findByRole('columnheader', { name: 'Due Days' })).toBeInTheDocument();
  });

  it('[INV-011] [INV-012] has its heading and searches by text', async () => {
    api = fakeApi(found, ...lookups);
    const { container } = open('/invoices/settled');
    await screen.findByText('ATL-000311');
    expect(screen.getByRole('heading', { name: 'Invoices' })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    fireEvent.change(screen.getByPlaceholderText('Search Invoice'), { target: { value: 'ATL-0003' } });
    await screen.findByText('ATL-000311');
    expect(lastInput()).toMatchObject({ text: 'ATL-0003', offset: '0' });
    expect(window.location.search).toBe('?text=ATL-0003');
  });

  it('has no column of money for those who see no sums', async () => {
    api = fakeApi(found, ...lookups);
    open('/invoices/settled', 1, false);
    await screen.findByText('ATL-000311');
    for (const name of ['Grand Total', 'Paid', 'Balance'])
      expect(screen.queryByRole('columnheader', { name })).not.toBeInTheDocument();
  });

  it('has the columns of an invoice', async () => {
    api = fakeApi(found, ...lookups);
    open('/invoices/settled');
    await screen.findByText('ATL-000311');
    const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(titles.filter(Boolean)).toEqual([
      'Invoice No',
      'Created',
      'Company',
      'Facility',
      'Buyer',
      'Grand Total',
      'Paid',
      'Balance',
      'Due Days',
      'Settled Date',
      'Status',
    ]);
    expect(screen.getAllByText('$1,097.86')).toHaveLength(2);
    expect(screen.getAllByText('Partly paid')).toHaveLength(2);
  });

  it('[INV-044] sorts by date and by amount', async () => {
    api = fakeApi(found, ...lookups);
    open('/invoices/settled');
    await screen.findByText('ATL-000311');
    await userEvent.click(screen.getByRole('button', { name: 'Created' }));
    expect(lastInput()).toMatchObject({ sort: 'createdDate.asc' });
    await userEvent.click(screen.getByRole('button', { name: 'Grand Total' }));
    expect(lastInput()).toMatchObject({ sort: expect.stringMatching(/^grandtotal.(asc|desc)$/) });
    expect(window.location.search).toMatch(/sort=grandtotal\.(asc|desc)/);
  });

  it('[INV-013] narrows by dates, from the start of the first day to the end of the last', async () => {
    api = fakeApi(found, ...lookups);
    open('/invoices/settled');
    await screen.findByText('ATL-000311');
    await userEvent.click(screen.getByRole('button', { name: 'Dates' }));
    fireEvent.change(screen.getByLabelText('Dates from'), { target: { value: '2026-11-01' } });
    fireEvent.change(screen.getByLabelText('Dates to'), { target: { value: '2026-11-20' } });
    await userEvent.click(screen.getByRole('button', { name: 'Show these dates' }));
    await screen.findByText('11/01/2026 to 11/20/2026');
    expect(lastInput()).toMatchObject({
      from: String(new Date(2026, 10, 1).getTime()),
      to: String(new Date(2026, 10, 21).getTime() - 1),
    });
  });

  it('[INV-014] narrows by an active facility and says which', async () => {
    api = fakeApi(found, ...lookups, {
      definition: facilityList,
      reply: ({ input }) =>
        Response.json({
          list: [
            { facilityId: idOf(1), name: 'Atlanta', isActive: true },
            { facilityId: idOf(2), name: 'Macon', isActive: false },
          ].filter(({ isActive }) => isActive || input.isActive !== 'true'),
          areMoreItemsAvailable: false,
        }),
    });
    open('/invoices/settled');
    await screen.findByText('ATL-000311');
    await userEvent.click(filters().getByRole('button', { name: 'Facility' }));
    expect(screen.queryByRole('menuitem', { name: 'Macon' })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Atlanta' }));
    expect(await screen.findByRole('button', { name: 'Remove filter Facility' })).toBeInTheDocument();
    expect(lastInput()).toMatchObject({ facility: 'Atlanta' });
    expect(api.callsOf(facilityList)[0]?.input).toEqual({ isActive: 'true', count: '1000' });
  });

  it('[INV-016] [INV-058] offers up to 50 franchises to hierarchy 1', async () => {
    api = fakeApi(found, ...lookups, {
      definition: companyList,
      reply: () =>
        Response.json({
          list: [{ companyId: idOf(5), companyName: 'Peachtree Cores' }],
          areMoreItemsAvailable: false,
        }),
    });
    open('/invoices/franchise');
    await screen.findByText('ATL-000311');
    expect(api.callsOf(companyList)[0]?.input).toEqual({ isFranchise: 'true', count: '50' });
    await userEvent.click(screen.getByRole('button', { name: 'Franchise' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Peachtree Cores' }));
    await screen.findByRole('button', { name: 'Remove filter Franchise' });
    expect(lastInput()).toMatchObject({ companyId: idOf(5) });
  });

  it('[INV-015] [INV-017] finds buyer and customer by typing', async () => {
    api = fakeApi(
      found,
      ...lookups,
      {
        definition: buyerSearch,
        reply: () =>
          Response.json({
            list: [{ userId: idOf(6), firstName: 'Ruben', lastName: 'Alvarez' }],
            areMoreItemsAvailable: false,
          }),
      },
      {
        definition: companyList,
        reply: () =>
          Response.json({
            list: [{ companyId: idOf(7), companyName: 'Corner Muffler', city: 'Macon' }],
            areMoreItemsAvailable: false,
          }),
      },
    );
    open('/invoices/settled', 10);
    await screen.findByText('ATL-000311');
    expect(screen.queryByRole('button', { name: 'Franchise' })).not.toBeInTheDocument();
    await userEvent.click(filters().getByRole('button', { name: 'Buyer' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'Buyer' }), 'rub');
    await userEvent.click(await screen.findByRole('option', { name: /Ruben Alvarez/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Customer' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'Customer' }), 'cor');
    await userEvent.click(await screen.findByRole('option', { name: /Corner Muffler/ }));
    await screen.findByRole('button', { name: 'Remove filter Customer' });
    expect(lastInput()).toMatchObject({ buyer: idOf(6), customer: idOf(7) });
  });

  it('[INV-019] keeps the filters in this browser until the sign-out', async () => {
    api = fakeApi(found, ...lookups);
    open('/invoices/settled');
    await userEvent.click(await screen.findByRole('button', { name: 'Paid or open' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Open' }));
    await screen.findByRole('button', { name: 'Remove filter Paid or open' });
    expect(lastInput()).toMatchObject({ paid: 'open' });
    cleanup();
    open('/invoices/pending');
    await screen.findByRole('button', { name: 'Remove filter Paid or open' });
    expect(lastInput()).toMatchObject({ type: '3', paid: 'open' });
    cleanup();
    sessionStore.clear();
    open('/invoices/pending');
    await screen.findByText('ATL-000311');
    expect(lastInput()).not.toHaveProperty('paid');
  });

  it('finds what was paid too much, and says so in the row', async () => {
    const overpaid = listed(1, { status: 'overpaid', balance: -27.65, creditOwed: 27.65, dueDays: null });
    api = fakeApi(
      answers(invoiceList, { list: [overpaid], areMoreItemsAvailable: false, next: null }),
      ...lookups,
    );
    open('/invoices/settled?paid=overpaid');
    const row = await screen.findByRole('row', { name: /ATL-000311/ });
    expect(row).toHaveTextContent('−$27.65');
    expect(row).toHaveTextContent('Overpaid');
    expect(lastInput()).toMatchObject({ paid: 'overpaid' });
    expect(filters().getByText('Overpaid')).toBeInTheDocument();
  });

  it('clears the filters, and stays cleared', async () => {
    api = fakeApi(answers(invoiceList, { list: [], areMoreItemsAvailable: false, next: null }), ...lookups);
    open('/invoices/settled?paid=paid');
    await screen.findByText('No invoices here');
    await userEvent.click(filters().getByRole('button', { name: 'Clear filters' }));
    expect(window.location.search).toBe('');
    expect(await screen.findByText(/as soon as it is finished/)).toBeInTheDocument();
    expect(lastInput()).not.toHaveProperty('paid');
  });

  it.each([
    ['/invoices/settled', `/invoices/settled/load/${idOf(1)}`],
    ['/invoices/pending', `/invoices/settled/load/${idOf(1)}`],
    ['/invoices/franchise', `/invoices/Franchise/load/${idOf(1)}`],
  ])('[INV-020] a click on a row of %s leads to %s', async (route, target) => {
    api = fakeApi(found, ...lookups);
    open(route);
    await userEvent.click(await screen.findByText('ATL-000311'));
    expect(window.location.pathname).toBe(target);
  });

  it('[INV-021] nothing happens on a click for hierarchy 2 on the settled list', async () => {
    api = fakeApi(found, ...lookups);
    open('/invoices/settled', 2);
    await userEvent.click(await screen.findByText('ATL-000311'));
    expect(window.location.pathname).toBe('/invoices/settled');
  });

  it('[INV-050] says that the list did not load and offers another try', async () => {
    api = fakeApi(refuses(invoiceList, 503), ...lookups);
    open('/invoices/settled');
    expect(await screen.findByText('Something went wrong please try agian later')).toBeInTheDocument();
    api.change(found);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('ATL-000311')).toBeInTheDocument();
  });
});
