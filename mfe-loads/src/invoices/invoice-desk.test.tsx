import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { companyList, facilityList } from '@washcoat/contract-entities';
import {
  accountStatement,
  invoiceDump,
  invoiceList,
  invoiceTotals,
  lotUpdate,
  paymentSplit,
  sageExportList,
  sageExportMake,
  type InvoiceTotals,
} from '@washcoat/contract-invoicing';
import { sessionStore } from '@washcoat/platform-sdk';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { axe } from 'jest-axe';
import { loadsApi } from '../app/api';
import { store } from '../app/store';
import InvoiceListScreen from './invoice-list.screen';
import { idOf, listed } from './invoice.fixture';

const totals: InvoiceTotals = {
  invoices: 2,
  grandtotal: 7795.72,
  amountPaid: 5600,
  balance: 2195.72,
  ages: [
    { age: 'upTo30', invoices: 1, balance: 1097.86 },
    { age: 'upTo60', invoices: 0, balance: 0 },
    { age: 'upTo90', invoices: 1, balance: 1097.86 },
    { age: 'over90', invoices: 0, balance: 0 },
  ],
};
const older = listed(2, { buyerFinalisedDate: '2026-09-01T15:00:00.000Z', balance: 50.25 });
const younger = listed(1, { balance: 1097.86 });
const base = [
  answers(invoiceList, { list: [younger, older], areMoreItemsAvailable: false, next: null }),
  answers(invoiceTotals, totals),
  answers(facilityList, { list: [], areMoreItemsAvailable: false }),
  answers(companyList, { list: [], areMoreItemsAvailable: false, next: null }),
];

describe('the money desk', () => {
  let api: ReturnType<typeof fakeApi>;

  const open = (route = '/invoices/settled', facts: object = {}) =>
    renderWithPlatform(<InvoiceListScreen />, {
      route,
      store,
      session: { canBuildCart: true, canSeeSubtotal: true, hierarchy: 1, ...facts },
    });
  const lastInput = () => api.callsOf(invoiceList).at(-1)?.input;
  const choose = async (...numbers: string[]) => {
    for (const number of numbers)
      await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(number) }));
    return within(await screen.findByRole('region', { name: 'Chosen invoice' }));
  };

  afterEach(() => {
    jest.useRealTimers();
    cleanup();
    sessionStore.clear();
    localStorage.clear();
    store.dispatch(loadsApi.util.resetApiState());
    api.restore();
    jest.restoreAllMocks();
  });

  it('shows what is unpaid by age; a card filters, and pressed again shows all', async () => {
    api = fakeApi(...base);
    const { container } = open();
    const ages = within(await screen.findByRole('group', { name: 'Unpaid by age' }));
    const card = ages.getByRole('button', { name: /61–90 days/ });
    expect(card).toHaveTextContent('$1,097.86');
    expect(card).toHaveTextContent('1 invoice');
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(card);
    await waitFor(() => expect(lastInput()).toMatchObject({ age: 'upTo90' }));
    expect(window.location.search).toBe('?age=upTo90');
    expect(screen.getByRole('button', { name: 'Remove filter Unpaid for' })).toBeInTheDocument();
    await userEvent.click(ages.getByRole('button', { name: /61–90 days/, pressed: true }));
    await waitFor(() => expect(lastInput()).not.toHaveProperty('age'));
  });

  it('asks for the sums again when others changed the list, and not when nothing changed', async () => {
    jest.useFakeTimers();
    api = fakeApi(...base);
    open();
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    expect(screen.getByText('$2,195.72')).toBeInTheDocument();
    expect(api.callsOf(invoiceTotals)).toHaveLength(1);
    api.change(
      answers(invoiceList, { list: [younger], areMoreItemsAvailable: false, next: null }),
      answers(invoiceTotals, { ...totals, balance: 1097.86 }),
    );
    await act(() => jest.advanceTimersByTimeAsync(5_500));
    expect(screen.queryByText('$2,195.72')).not.toBeInTheDocument();
    expect(api.callsOf(invoiceTotals)).toHaveLength(2);
  });

  it('asks for no sums again when somebody pages forth and back', async () => {
    api = fakeApi(
      ...base,
      answers(invoiceList, { list: [younger], areMoreItemsAvailable: true, next: 'after-1' }),
    );
    open();
    await screen.findByText('$2,195.72');
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    api.change(answers(invoiceList, { list: [older], areMoreItemsAvailable: false, next: null }));
    await waitFor(() => expect(lastInput()).toMatchObject({ offset: '40' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Previous' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('ATL-000311')).toBeInTheDocument();
    expect(api.callsOf(invoiceTotals)).toHaveLength(1);
  });

  it('says at the foot what the whole selection comes to, and nothing to those who see no sums', async () => {
    api = fakeApi(...base);
    open();
    expect(await screen.findByText('$7,795.72')).toBeInTheDocument();
    expect(screen.getByText('$2,195.72')).toBeInTheDocument();
    cleanup();
    api.change(
      answers(invoiceTotals, {
        invoices: 2,
        ages: totals.ages.map(({ age, invoices }) => ({ age, invoices })),
      }),
    );
    store.dispatch(loadsApi.util.resetApiState());
    open('/invoices/settled', { canSeeSubtotal: false });
    const ages = within(await screen.findByRole('group', { name: 'Unpaid by age' }));
    expect(ages.getByRole('button', { name: /61–90 days/ })).not.toHaveTextContent('$');
  });

  it('[INV-018] [INV-046] downloads the list as it is shown, with its filters, order and columns', async () => {
    const opened = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    api = fakeApi(...base, answers(invoiceDump, { link: '/downloads/invoicing?ticket=1' }));
    open('/invoices/settled?age=over90&sort=balance.desc');
    await screen.findByText('ATL-000311');
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }));
    await waitFor(() =>
      expect(api.callsOf(invoiceDump)[0]?.input).toMatchObject({
        type: '1',
        format: 'csv',
        age: 'over90',
        sort: 'balance.desc',
      }),
    );
    await waitFor(() => expect(opened).toHaveBeenCalled());
  });

  it('shares one payment out from the oldest on, shows the split, and records what was made of it', async () => {
    api = fakeApi(...base, answers(paymentSplit, { message: 'Successfully added Payment', payments: 2 }));
    open();
    const bar = await choose('ATL-000311', 'ATL-000312');
    await userEvent.click(bar.getByRole('button', { name: /Record one payment/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record one payment' }));
    const order = dialog.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(order).toEqual(['ATL-000312', 'ATL-000311']);
    const amount = dialog.getByRole('textbox', { name: /^Amount/ });
    expect(amount).toHaveValue('1148.11');
    fireEvent.change(amount, { target: { value: '100' } });
    expect(dialog.getByRole('textbox', { name: /Pays of ATL-000312/ })).toHaveValue('50.25');
    const second = dialog.getByRole('textbox', { name: /Pays of ATL-000311/ });
    expect(second).toHaveValue('49.75');
    fireEvent.change(second, { target: { value: '40' } });
    expect(amount).toHaveValue('90.25');
    await userEvent.type(dialog.getByRole('textbox', { name: /Reference/ }), '10482');
    await userEvent.click(dialog.getByRole('button', { name: 'Record $90.25' }));
    expect(await screen.findByText('Successfully added Payment')).toBeInTheDocument();
    const [sent] = api.callsOf(paymentSplit);
    expect(sent?.input).toEqual({
      paymentMethod: 'CHECK',
      referenceNumber: '10482',
      parts: [
        { loadId: idOf(2), amount: 50.25 },
        { loadId: idOf(1), amount: 40 },
      ],
    });
    expect(sent?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
  });

  it('says in the dialog why nothing was recorded, and refuses too much before it is sent', async () => {
    const words = 'ATL-000311: nothing of it is open any more. Nothing was recorded.';
    api = fakeApi(...base, refuses(paymentSplit, 409, { error: words, code: 'ABOVE_BALANCE' }));
    open();
    const bar = await choose('ATL-000311');
    await userEvent.click(bar.getByRole('button', { name: /Record one payment/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record one payment' }));
    await userEvent.click(dialog.getByText('CASH'));
    const part = dialog.getByRole('textbox', { name: /Pays of ATL-000311/ });
    fireEvent.change(part, { target: { value: '1097.87' } });
    await userEvent.click(dialog.getByRole('button', { name: /^Record/ }));
    expect(dialog.getByText('Only $1,097.86 is open')).toBeInTheDocument();
    // What is beyond everything that is open can be shared out to nothing, and is not dropped without a word.
    for (const [typed, problem] of [
      ['1500', 'Only $1,097.86 is open'],
      ['0', 'Enter an amount above zero'],
      ['', 'Enter dollars and cents'],
    ] as const) {
      fireEvent.change(dialog.getByRole('textbox', { name: /^Amount/ }), { target: { value: typed } });
      await userEvent.click(dialog.getByRole('button', { name: /^Record/ }));
      expect(dialog.getByText(problem)).toBeInTheDocument();
    }
    expect(api.callsOf(paymentSplit)).toEqual([]);
    fireEvent.change(part, { target: { value: '97.86' } });
    await userEvent.click(dialog.getByRole('button', { name: /^Record/ }));
    expect(await dialog.findByText(words)).toBeInTheDocument();
  });

  it('offers no payment over several companies, nor to a partner', async () => {
    api = fakeApi(
      answers(invoiceList, {
        list: [younger, listed(2, { companyId: idOf(102) })],
        areMoreItemsAvailable: false,
        next: null,
      }),
      ...base.slice(1),
    );
    open();
    const bar = await choose('ATL-000311', 'ATL-000312');
    expect(bar.getByRole('button', { name: /Record one payment/ })).toHaveAttribute('aria-disabled', 'true');
    cleanup();
    open('/invoices/settled', { hierarchy: 10 });
    await screen.findByText('ATL-000311');
    expect(screen.queryByRole('checkbox', { name: /ATL-000311/ })).not.toBeInTheDocument();
  });

  it('[LOAD-056] [LOAD-064] stamps lots on the chosen ones, and says what is missing or went wrong', async () => {
    const opened = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    api = fakeApi(...base, refuses(lotUpdate, 503));
    open();
    const bar = await choose('ATL-000311');
    await userEvent.click(bar.getByRole('button', { name: /Update Lot Info/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Update Lot Info' }));
    const save = dialog.getByRole('button', { name: 'Update Lot Info' });
    await userEvent.click(save);
    expect(dialog.getByRole('alert')).toHaveTextContent('Enter the Lot info & select the loads');
    expect(api.callsOf(lotUpdate)).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Diesel Lot' }), 'D-7');
    await userEvent.click(save);
    expect(await dialog.findByText('Something went wrong please try agian later')).toBeInTheDocument();
    api.change(
      answers(lotUpdate, { message: 'Successfully updated the Lot info', link: '/downloads/x?ticket=1' }),
    );
    await userEvent.click(save);
    expect(await screen.findByText('Successfully updated the Lot info')).toBeInTheDocument();
    expect(api.callsOf(lotUpdate).at(-1)?.input).toEqual({ loadIds: [idOf(1)], dieselLot: 'D-7' });
    expect(opened).toHaveBeenCalled();
  });

  it('downloads the statement of the customer that the list is narrowed to', async () => {
    const opened = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    api = fakeApi(...base, answers(accountStatement, { link: '/downloads/x?ticket=1' }));
    open();
    await screen.findByText('ATL-000311');
    expect(screen.getByRole('button', { name: 'Statement' })).toHaveAttribute('aria-disabled', 'true');
    cleanup();
    open(`/invoices/settled?customer=${idOf(101)}&customerName=Sweetwater`);
    await userEvent.click(await screen.findByRole('button', { name: 'Statement' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Statement of account' }));
    fireEvent.change(dialog.getByLabelText('Days from'), { target: { value: '2026-10-01' } });
    fireEvent.change(dialog.getByLabelText('Days to'), { target: { value: '2026-10-31' } });
    await userEvent.click(dialog.getByText('XLSX'));
    await userEvent.click(dialog.getByRole('button', { name: 'Download statement' }));
    await waitFor(() => expect(opened).toHaveBeenCalled());
    expect(api.callsOf(accountStatement)[0]?.input).toEqual({
      companyId: idOf(101),
      from: '2026-10-01',
      to: '2026-10-31',
      format: 'xlsx',
    });
    cleanup();
    open('/invoices/settled', { canSeeSubtotal: false });
    await screen.findByText('ATL-000311');
    expect(screen.queryByRole('button', { name: 'Statement' })).not.toBeInTheDocument();
  });

  it('[INV-005] [INV-043] shows what is fully paid and not exported, and exports it for the books', async () => {
    const opened = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    api = fakeApi(
      ...base,
      answers(sageExportList, { list: [], areMoreItemsAvailable: false }),
      answers(sageExportMake, {
        message: 'Exported 2 invoices',
        exportId: idOf(9),
        invoices: 2,
        link: '/downloads/x?ticket=1',
      }),
    );
    open('/config/sageinvoice');
    expect(await screen.findByRole('heading', { name: 'Sage invoice' })).toBeInTheDocument();
    await screen.findByText('ATL-000311');
    expect(lastInput()).toMatchObject({ type: '1', status: '1' });
    await userEvent.click(screen.getByRole('button', { name: 'Export for the books' }));
    expect(await screen.findByText('Exported 2 invoices')).toBeInTheDocument();
    expect(opened).toHaveBeenCalled();
    expect(screen.queryByRole('tablist', { name: 'Invoices' })).not.toBeInTheDocument();
  });
});
