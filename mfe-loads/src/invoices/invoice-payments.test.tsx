import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  invoiceGet,
  paymentAdd,
  paymentDelete,
  paymentEdit,
  paymentList,
} from '@washcoat/contract-invoicing';
import { dayAfter } from '@washcoat/contract-kernel';
import { answers, fakeApi, refuses } from '@washcoat/platform-sdk/testing';
import { today } from '@washcoat/ui';
import { axe } from 'jest-axe';
import { loadsApi } from '../app/api';
import { store } from '../app/store';
import { detail, idOf } from './invoice.fixture';
import { open, opened, paid } from './opened-invoice.fixture';

const later = dayAfter(today(), 30);
const laterNoon = new Date(`${later}T12:00:00`).toISOString();

describe('the payments of an invoice', () => {
  let api: ReturnType<typeof fakeApi>;

  const form = async () => within(await screen.findByRole('form', { name: 'Add payment' }));
  const lastPayment = () => api.callsOf(paymentAdd).at(-1);

  afterEach(() => {
    cleanup();
    store.dispatch(loadsApi.util.resetApiState());
    api.restore();
    jest.restoreAllMocks();
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
    expect(paper.getByRole('row', { name: 'Credit owed by the seller $27.65' })).toBeInTheDocument();
    expect(screen.getByText('Overpaid')).toBeInTheDocument();
    expect(screen.queryByRole('form', { name: 'Add payment' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('[INV-024] [INV-059] [PAY-003] [PAY-004] [PAY-005] [PAY-006] lists up to 500 payments', async () => {
    api = fakeApi(opened(), paid);
    open();
    const table = within(await screen.findByRole('table', { name: 'Payments' }));
    const titles = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(titles).toEqual(['Method', 'Reference', 'Amount', 'Date']);
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
    fireEvent.change(fields.getByLabelText(/^Date/), { target: { value: later } });
    await userEvent.type(fields.getByLabelText(/^Reference/), '1{Enter}');
    await screen.findByText('Successfully added Payment');
    expect(lastPayment()?.input.date).toBe(laterNoon);
  });

  it('takes a day that is over from who may correct orders and says so', async () => {
    const added = { message: 'Successfully added Payment', paymentId: idOf(303), balance: 0 };
    api = fakeApi(opened(), paid, answers(paymentAdd, added));
    open();
    expect((await form()).queryByRole('checkbox')).not.toBeInTheDocument();
    cleanup();
    open(undefined, 1, { canEditInvoice: true });
    const fields = await form();
    fireEvent.change(fields.getByLabelText(/^Date/), { target: { value: '2020-01-02' } });
    await userEvent.type(fields.getByLabelText(/^Reference/), '1{Enter}');
    expect(await fields.findAllByText('Choose today or a later day')).not.toHaveLength(0);
    await userEvent.click(fields.getByRole('checkbox', { name: /^Received earlier/ }));
    await waitFor(() => expect(fields.queryByText('Choose today or a later day')).not.toBeInTheDocument());
    await userEvent.click(fields.getByRole('button', { name: 'Add payment of $1,097.86' }));
    await screen.findByText('Successfully added Payment');
    const date = new Date(2020, 0, 2, 12).toISOString();
    expect(lastPayment()?.input).toMatchObject({ date, isEarlier: true });
  });

  it('[PAY-007] [PAY-008] gives a payment another date, today or later', async () => {
    api = fakeApi(opened(), paid, answers(paymentEdit, { message: 'Updated Successfully' }));
    open();
    await userEvent.click(
      await screen.findByRole('button', { name: /^Change the date of payment CHECK 10482/ }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the date' }));
    const date = dialog.getByLabelText(/^Date/);
    expect(date).toHaveValue('2026-11-17');
    const save = () => userEvent.click(dialog.getByRole('button', { name: 'Change the date' }));
    fireEvent.change(date, { target: { value: '2020-01-01' } });
    await save();
    expect(await dialog.findByText('Choose today or a later day')).toBeInTheDocument();
    expect(api.callsOf(paymentEdit)).toHaveLength(0);
    fireEvent.change(date, { target: { value: '9999-12-31' } });
    await save();
    expect(await dialog.findByText('Choose a day within a year')).toBeInTheDocument();
    expect(api.callsOf(paymentEdit)).toHaveLength(0);
    fireEvent.change(date, { target: { value: later } });
    await save();
    expect(await screen.findByText('Updated Successfully')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const paymentId = idOf(301);
    expect(api.callsOf(paymentEdit)[0]?.input).toMatchObject({ paymentId, loadId: idOf(8), date: laterNoon });
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
    for (const name of [/Delete payment/, /Change the date/])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });
});
