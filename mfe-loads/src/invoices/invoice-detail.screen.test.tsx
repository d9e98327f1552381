import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  invoiceGet,
  invoicePdf,
  invoiceResend,
  paymentAdd,
  paymentDelete,
  paymentList,
  type InvoiceDetail,
} from '@washcoat/contract-invoicing';
import { Route, Routes } from '@washcoat/platform-sdk';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { axe } from 'jest-axe';
import { loadsApi } from '../app/api';
import { store } from '../app/store';
import InvoiceDetailScreen from './invoice-detail.screen';
import { detail, idOf, payments } from './invoice.fixture';

const opened = (invoice: InvoiceDetail = detail()) =>
  answers(invoiceGet, {
    loadDetails: invoice,
    paymentDetails: { list: payments, amountReceived: 2800, balance: invoice.balance },
  });
const paid = answers(paymentList, { list: payments, areMoreItemsAvailable: false, amountReceived: 2800 });
const paths = [
  '/invoices/load/:loadId',
  '/invoices/settled/load/:loadId',
  '/invoices/Franchise/load/:loadId',
  '/invoices/pdf/:loadId',
];

describe('an invoice', () => {
  let api: ReturnType<typeof fakeApi>;

  const open = (route = `/invoices/settled/load/${idOf(8)}`, hierarchy = 1, rights: object = {}) =>
    renderWithPlatform(
      <Routes>
        {paths.map((path) => (
          <Route key={path} path={path} element={<InvoiceDetailScreen />} />
        ))}
      </Routes>,
      { route, store, session: { canBuildCart: true, hierarchy, ...rights } },
    );
  const form = async () => within(await screen.findByRole('form', { name: 'Add payment' }));
  const lastPayment = () => api.callsOf(paymentAdd).at(-1);

  afterEach(() => {
    cleanup();
    store.dispatch(loadsApi.util.resetApiState());
    api.restore();
    jest.restoreAllMocks();
  });

  it.each([
    ['[INV-007]', '/invoices/load/', '/invoices/settled'],
    ['[INV-009]', '/invoices/settled/load/', '/invoices/settled'],
    ['[INV-010]', '/invoices/Franchise/load/', '/invoices/franchise'],
  ])('%s %s shows the paper and leads back to %s', async (_row, path, list) => {
    api = fakeApi(opened(), paid);
    open(`${path}${idOf(8)}`);
    expect(await screen.findByRole('article', { name: 'Invoice' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'ATL-000318' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', list);
    expect(api.callsOf(invoiceGet)[0]?.input).toEqual({ loadId: idOf(8) });
  });

  it('never shows a signature under another sum without saying what it was given for', async () => {
    const signedFor = { revision: 1, grandtotal: 3500, at: '2026-11-16T15:00:00.000Z', isCurrent: false };
    api = fakeApi(opened(detail({ signedFor })), paid);
    open();
    const paper = within(await screen.findByRole('article', { name: 'Invoice' }));
    expect(
      paper.getByText('Signed for revision 1, $3,500.00, 11/16/2026. Revision 2 is not signed.'),
    ).toBeInTheDocument();
    expect(paper.queryByText('Signature and date')).not.toBeInTheDocument();
    expect(paper.getByText('Revision 2')).toBeInTheDocument();
  });

  it('[LDET-020] leads who may to the order, opened to be amended, after its question', async () => {
    api = fakeApi(opened(), paid);
    const from = `/invoices/settled/load/${idOf(8)}`;
    const { unmount } = open(from, 1, { canEditInvoice: false });
    await screen.findByRole('article', { name: 'Invoice' });
    expect(screen.queryByRole('button', { name: 'Correct this order' })).not.toBeInTheDocument();
    unmount();
    open(from, 1, { canEditInvoice: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Correct this order' }));
    const question = within(await screen.findByRole('dialog', { name: 'Correct this order' }));
    expect(window.location.pathname).toBe(from);
    await userEvent.type(question.getByRole('textbox', { name: /Reason/ }), 'Counted again');
    await userEvent.click(question.getByRole('button', { name: 'Show Actions' }));
    await waitFor(() => expect(window.location.pathname).toBe(`/loads/load/${idOf(8)}`));
    const state = { amends: true, reason: 'Counted again', from };
    expect((window.history.state as { usr: unknown }).usr).toEqual(state);
  });

  it('[INV-054] [INV-056] [INV-030] shows parties, items, totals, a tax of 0 and dates as MM/DD/YYYY', async () => {
    api = fakeApi(opened(), paid);
    const { container } = open();
    const paper = within(await screen.findByRole('article', { name: 'Invoice' }));
    for (const text of [
      'Washcoat House',
      'Sweetwater Salvage',
      'Marietta, GA 30060',
      'Ruben Alvarez',
      'Finalised 11/16/2026',
      '6 pieces, 2 boxes',
      'Discount 2 %',
      '−$79.55',
      '$3,897.86',
    ])
      expect(paper.getByText(text)).toBeInTheDocument();
    expect(paper.getByText('Tax').nextSibling).toHaveTextContent('$0.00');
    const items = within(paper.getByRole('table', { name: 'Items' }));
    expect(items.getByRole('row', { name: /GD3.* 1 3 \$207.38 \$622.14/ })).toBeInTheDocument();
    expect(items.queryByText('NOT BOUGHT')).not.toBeInTheDocument();
    const types = within(paper.getByRole('table', { name: 'By type' }));
    expect(types.getAllByRole('row')).toHaveLength(2);
    await screen.findByText('10482');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('adds up by type to the subtotal with converters for test, counts them, and weighs wire', async () => {
    const { items, invoioceItemDetails } = detail();
    const [first] = items;
    if (!first) throw new Error('The example invoice has an item.');
    const mixed = detail({
      subtotal: 142.6,
      items: [
        { ...first, box: 0, finalQty: 2.5 },
        {
          ...first,
          ...{ itemId: idOf(299), box: 0, oem: 'FOIL', type: 'IMPORT WIRE' as const },
          ...{ finalQty: 2.1473, adjustedPrice: 32.2731, total: 69.3 },
        },
      ],
      invoioceItemDetails: {
        ...invoioceItemDetails,
        totalCeramicPieces: 1,
        ceramicUnitCount: 1,
        ceramicValue: 36.67,
        importFoilValue: 69.3,
        importFoilLBS: 1,
        totalImportFoilPieces: 1,
        testUnits: 1,
      },
    });
    api = fakeApi(opened(mixed), paid);
    open();
    const paper = within(await screen.findByRole('article', { name: 'Invoice' }));
    const types = within(paper.getByRole('table', { name: 'By type' }));
    expect(types.getByRole('row', { name: 'For test 1 1 $36.63' })).toBeInTheDocument();
    expect(types.getAllByRole('row')).toHaveLength(4);
    expect(paper.getByText('3 pieces (2.5 full units)')).toBeInTheDocument();
    expect(
      paper.getByRole('row', { name: /FOIL.* 2\.1473 lb .*\$32\.2731 \/ lb.* \$69\.30/ }),
    ).toBeInTheDocument();
  });

  it('[PAY-001] [PAY-002] shows grand total, paid and balance', async () => {
    api = fakeApi(opened(), paid);
    open();
    const card = within(await screen.findByRole('region', { name: 'Payment status' }));
    expect(card.getByText('$1,097.86')).toBeInTheDocument();
    expect(card.getByText('$2,800.00')).toBeInTheDocument();
    expect(card.getByText('$3,897.86')).toBeInTheDocument();
    expect(card.getByText('Due since 11/16/2026')).toBeInTheDocument();
    expect(screen.getByText(/Due 4 days/)).toBeInTheDocument();
  });

  it('states a credit at the balance, below the payments and on the paper, and takes no payment', async () => {
    const facts = { status: 'overpaid', grandtotal: 2772.35, balance: -27.65, creditOwed: 27.65 } as const;
    api = fakeApi(opened(detail({ ...facts, dueDays: null })), paid);
    const { container } = open();
    const card = within(await screen.findByRole('region', { name: 'Payment status' }));
    expect(card.getByText('$27.65')).toBeInTheDocument();
    expect(card.getByText('credit owed')).toBeInTheDocument();
    expect(card.getByText(/Sweetwater Salvage was paid more than/)).toBeInTheDocument();
    expect(card.queryByText(/Due since/)).not.toBeInTheDocument();
    const table = within(await screen.findByRole('table', { name: 'Payments' }));
    expect(table.getByRole('row', { name: /Credit owed by the seller/ })).toHaveTextContent('$27.65');
    const paper = within(screen.getByRole('article', { name: 'Invoice' }));
    expect(paper.getByText('Credit owed by the seller').nextSibling).toHaveTextContent('$27.65');
    expect(screen.getByText('Overpaid')).toBeInTheDocument();
    expect(screen.queryByRole('form', { name: 'Add payment' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('[INV-024] [INV-059] [PAY-003] [PAY-004] [PAY-005] [PAY-006] lists up to 500 payments', async () => {
    api = fakeApi(opened(), paid);
    open();
    const table = within(await screen.findByRole('table', { name: 'Payments' }));
    const row = table.getByRole('row', { name: /CHECK/ });
    for (const text of ['10482', '$1,800.00', '11/17/2026']) expect(row).toHaveTextContent(text);
    expect(api.callsOf(paymentList)[0]?.input).toEqual({ loadId: idOf(8), count: '500' });
  });

  it('[PAY-017] says when the payments did not load; the paper stays', async () => {
    api = fakeApi(opened(), refuses(paymentList, 503));
    open();
    expect(await screen.findByText('Unable Payment Modes.')).toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Invoice' })).toBeInTheDocument();
    api.change(paid);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('10482')).toBeInTheDocument();
  });

  it('[PAY-009] [PAY-015] [PAY-018] adds the whole balance by keyboard; the button names the amount', async () => {
    const added = { message: 'Successfully added Payment', paymentId: idOf(303), balance: 0 };
    api = fakeApi(opened(), paid, answers(paymentAdd, added));
    open();
    const fields = await form();
    expect(fields.getByLabelText(/^Amount/)).toHaveValue('1097.86');
    expect(fields.getByText('Settles the invoice in full.')).toBeInTheDocument();
    expect(fields.getByRole('button', { name: 'Add payment of $1,097.86' })).toBeInTheDocument();
    api.change(opened(detail({ status: 'settled', balance: 0, amountPaid: 3897.86 })));
    await userEvent.type(fields.getByLabelText(/^Reference/), '10497{Enter}');
    expect(await screen.findByText('Successfully added Payment')).toBeInTheDocument();
    expect(lastPayment()?.input).toEqual({
      loadId: idOf(8),
      paymentMethod: 'CHECK',
      referenceNumber: '10497',
      amount: 1097.86,
      isEditInvoice: true,
    });
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Add payment' })).not.toBeInTheDocument());
    expect(screen.getAllByText('Settled').length).toBeGreaterThan(0);
  });

  it('[PAY-012] takes part of it in cash without a reference, and the next payment has a key of its own', async () => {
    const added = { message: 'Successfully added Payment', paymentId: idOf(303), balance: 997.86 };
    api = fakeApi(opened(), paid, answers(paymentAdd, added));
    open();
    const fields = await form();
    const pay = async (amount: string) => {
      await userEvent.click(fields.getByRole('radio', { name: 'CASH' }));
      await userEvent.clear(fields.getByLabelText(/^Amount/));
      await userEvent.type(fields.getByLabelText(/^Amount/), amount);
      const calls = api.callsOf(paymentAdd).length;
      await userEvent.click(fields.getByRole('button', { name: `Add payment of $${amount}.00` }));
      await waitFor(() => expect(api.callsOf(paymentAdd)).toHaveLength(calls + 1));
      await waitFor(() => expect(fields.getByLabelText(/^Amount/)).toHaveValue('997.86'));
    };
    await pay('100');
    expect(lastPayment()?.input).toMatchObject({ paymentMethod: 'CASH', referenceNumber: null, amount: 100 });
    await pay('50');
    const [first, second] = api.callsOf(paymentAdd).map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).not.toBe(first);
  });

  it('keeps what was typed, and the key, when the payment is refused', async () => {
    const refused = {
      error: 'Only $900.00 of this invoice is open.',
      fields: { amount: 'Too much' },
      requestId: 'x',
    };
    api = fakeApi(opened(), paid, refuses(paymentAdd, 409, refused));
    open();
    const fields = await form();
    await userEvent.type(fields.getByLabelText(/^Reference/), '10497{Enter}');
    expect(await fields.findByText('Only $900.00 of this invoice is open.')).toBeInTheDocument();
    expect(fields.getAllByText('Too much').length).toBeGreaterThan(0);
    expect(fields.getByLabelText(/^Reference/)).toHaveValue('10497');
    await userEvent.type(fields.getByLabelText(/^Reference/), '{Enter}');
    await waitFor(() => expect(api.callsOf(paymentAdd)).toHaveLength(2));
    const [first, second] = api.callsOf(paymentAdd).map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
  });

  it('[PAY-008] refuses an early date, too much, nothing, and a check without a reference', async () => {
    api = fakeApi(opened(), paid);
    open();
    const fields = await form();
    const amount = fields.getByLabelText(/^Amount/);
    await userEvent.clear(amount);
    await userEvent.type(amount, '1097.87');
    fireEvent.change(fields.getByLabelText(/^Date/), { target: { value: '2020-01-01' } });
    await userEvent.click(fields.getByRole('button', { name: 'Add payment of $1,097.87' }));
    expect(await fields.findByText('3 fields need attention')).toBeInTheDocument();
    expect(fields.getByText('CHECK needs a reference number')).toBeInTheDocument();
    expect(fields.getByText('Choose today or a later day')).toBeInTheDocument();
    expect(fields.getByText('Only $1,097.86 of this invoice is open')).toBeInTheDocument();
    await userEvent.clear(amount);
    await userEvent.type(amount, '0');
    expect(await fields.findByText('Enter an amount above zero')).toBeInTheDocument();
    await userEvent.clear(amount);
    await userEvent.type(amount, '1.005');
    expect(await fields.findByText('Enter dollars and cents')).toBeInTheDocument();
    expect(api.callsOf(paymentAdd)).toHaveLength(0);
  });

  it('[PAY-007] sends a later day as its noon', async () => {
    const added = { message: 'Successfully added Payment', paymentId: idOf(303), balance: 0 };
    api = fakeApi(opened(), paid, answers(paymentAdd, added));
    open();
    const fields = await form();
    fireEvent.change(fields.getByLabelText(/^Date/), { target: { value: '2099-05-06' } });
    await userEvent.type(fields.getByLabelText(/^Reference/), '1{Enter}');
    await screen.findByText('Successfully added Payment');
    expect(lastPayment()?.input.date).toBe(new Date(2099, 4, 6, 12).toISOString());
  });

  it('[PAY-009] [PAY-016] deletes a payment after asking', async () => {
    api = fakeApi(
      opened(),
      paid,
      answers(paymentDelete, { message: 'Deleted Successfully', balance: 2897.86 }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete payment CHECK 10482' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Are you sure you want to delete the payment CHECK 10482 ?')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete payment' }));
    expect(await screen.findByText('Deleted Successfully')).toBeInTheDocument();
    expect(api.callsOf(paymentDelete)[0]?.input).toMatchObject({
      paymentId: idOf(301),
      loadId: idOf(8),
      amount: 1800,
    });
    await waitFor(() => expect(api.callsOf(invoiceGet)).toHaveLength(2));
  });

  it('says inside the dialog why a payment stays', async () => {
    api = fakeApi(opened(), paid, refuses(paymentDelete, 503));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete payment CHECK 10482' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete payment' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByText('Unable Payment Modes.')).toBeInTheDocument();
  });

  it('[PAY-010] is view-only for hierarchy 10', async () => {
    api = fakeApi(opened(), paid);
    open(undefined, 10);
    expect(await screen.findByText('10482')).toBeInTheDocument();
    expect(screen.queryByRole('form', { name: 'Add payment' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Delete payment/ })).not.toBeInTheDocument();
  });

  it('takes no payment and sends no mail while it is pending', async () => {
    api = fakeApi(opened(detail({ type: 3, status: 'pending', invoiceNo: null, dueDays: null })), paid);
    open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Sweetwater weekly 46' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('form', { name: 'Add payment' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Resend' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/invoices/pending');
  });

  it('[INV-022] [INV-023] [INV-026] exports, prints and mails again', async () => {
    api = fakeApi(
      opened(),
      paid,
      refuses(invoicePdf, 503, { error: 'No PDF can be made right now.', requestId: 'x' }),
      answers(invoiceResend, { message: 'Invoice Resent successfully !!!' }),
    );
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Export PDF' }));
    expect(await screen.findByText('No PDF can be made right now.')).toBeInTheDocument();
    expect(api.callsOf(invoicePdf)[0]?.input).toEqual({ loadId: idOf(8) });
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Resend' }));
    expect(await screen.findByText('Invoice Resent successfully !!!')).toBeInTheDocument();
  });

  it('[INV-052] says when it cannot be mailed again', async () => {
    api = fakeApi(opened(), paid, refuses(invoiceResend, 503));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Resend' }));
    expect(await screen.findByText('Unable to resend.')).toBeInTheDocument();
  });

  it('shows the latest revision and the history of all', async () => {
    api = fakeApi(opened(), paid);
    open();
    expect((await screen.findByText(/^ZM40 quantity 4 to 5/)).textContent).toBe(
      'ZM40 quantity 4 to 5, Dana Whitlock, 11/17/2026',
    );
    await userEvent.click(screen.getByRole('button', { name: 'History' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Revisions' }));
    expect(dialog.getByText(/^Completed,/)).toHaveTextContent('Completed, Ruben Alvarez, 11/16/2026');
  });

  it('waits for an invoice that is being made', async () => {
    api = fakeApi(refuses(invoiceGet, 404), paid);
    open();
    expect(await screen.findByText('The invoice is being made')).toBeInTheDocument();
    api.change(opened());
    expect(await screen.findByRole('article', { name: 'Invoice' })).toBeInTheDocument();
  });

  it('says that it is gone when it does not come within five seconds', async () => {
    api = fakeApi(refuses(invoiceGet, 404), paid);
    open();
    expect(
      await screen.findByText('This invoice is gone, or not yours to see.', {}, { timeout: 9000 }),
    ).toBeInTheDocument();
    expect(api.callsOf(invoiceGet)).toHaveLength(11);
    expect(screen.getByRole('link', { name: 'Back to Invoices' })).toHaveAttribute(
      'href',
      '/invoices/settled',
    );
  });

  it('[INV-050] says that it did not load and offers another try', async () => {
    api = fakeApi(refuses(invoiceGet, 503), paid);
    open();
    expect(await screen.findByText('Something went wrong please try agian later')).toBeInTheDocument();
    api.change(opened());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Invoice' })).toBeInTheDocument();
  });

  it('[INV-008] shows nothing but the paper under /invoices/pdf', async () => {
    api = fakeApi(opened(), paid);
    open(`/invoices/pdf/${idOf(8)}`);
    expect(await screen.findByRole('article', { name: 'Invoice' })).toBeInTheDocument();
    expect(document.title).toBe('ATL-000318');
    expect(screen.queryByText('Payment status')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
