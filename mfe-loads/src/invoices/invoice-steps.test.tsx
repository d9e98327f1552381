import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  invoiceDelete,
  invoiceGet,
  invoiceList,
  paymentAdd,
  paymentList,
} from '@washcoat/contract-invoicing';
import { Navigate, Route, Routes } from '@washcoat/platform-sdk';
import { answers, asWindowOf, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { loadsApi } from '../app/api';
import { store } from '../app/store';
import InvoiceDetailScreen from './invoice-detail.screen';
import { detail, idOf, listed, payments } from './invoice.fixture';

const opened = answers(invoiceGet, ({ input }) => {
  const loadId = String(input.loadId);
  const invoiceNo = `ATL-0003${loadId.slice(-2)}`;
  const loadDetails = detail({ loadId, invoiceNo });
  return { loadDetails, paymentDetails: { list: payments, amountReceived: 2800, balance: 1097.86 } };
});
const paid = answers(paymentList, { list: [], areMoreItemsAvailable: false, amountReceived: 2800 });

describe('from invoice to invoice', () => {
  let api: ReturnType<typeof fakeApi>;
  let undo: (() => void) | undefined;

  const ids = [11, 12, 13].map(idOf);
  const open = (
    at: number,
    rights: object = {},
    list: object | null = { path: '/invoices/settled?age=over90', ids },
  ) => {
    const path = `/invoices/settled/load/${ids[at]}`;
    return renderWithPlatform(
      <Routes>
        <Route path="/start" element={<Navigate to={path} state={list && { invoiceList: list }} replace />} />
        <Route path="/invoices/settled/load/:loadId" element={<InvoiceDetailScreen />} />
        <Route path="/invoices/settled" element={<p>The list</p>} />
      </Routes>,
      {
        route: '/start',
        store,
        session: { canBuildCart: true, canSeeSubtotal: true, hierarchy: 1, ...rights },
      },
    );
  };
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

  afterEach(() => {
    cleanup();
    store.dispatch(loadsApi.util.resetApiState());
    api.restore();
    undo?.();
  });

  it('leaves the heading of a phone its room: the steps stand in the menu', async () => {
    undo = asWindowOf(390);
    api = fakeApi(opened, paid);
    open(0);
    await heading('ATL-000311');
    expect(screen.queryByRole('button', { name: 'Next invoice' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.queryByRole('menuitem', { name: 'Previous invoice' })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Next invoice' }));
    await heading('ATL-000312');
  });

  it('steps through the list that it was opened from, by button and key, and leads back to it as it was', async () => {
    api = fakeApi(opened, paid);
    open(0);
    await heading('ATL-000311');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/invoices/settled?age=over90',
    );
    expect(screen.getByRole('button', { name: 'Previous invoice' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Next invoice' }));
    await heading('ATL-000312');
    fireEvent.keyDown(document.body, { key: 'j' });
    await heading('ATL-000313');
    expect(screen.getByRole('button', { name: 'Next invoice' })).toHaveAttribute('aria-disabled', 'true');
    fireEvent.keyDown(document.body, { key: 'k' });
    await heading('ATL-000312');
  });

  it('steps over the ends of the page that it was opened from, past what left the list meanwhile', async () => {
    const [before, known, after] = [listed(10), listed(13), listed(14)];
    api = fakeApi(
      opened,
      paid,
      answers(invoiceList, ({ input }) =>
        input.after === 'on'
          ? { list: [known, after], areMoreItemsAvailable: false, next: null }
          : { list: [before], areMoreItemsAvailable: true, next: 'on' },
      ),
    );
    const asked = { type: 4, sort: 'dueDays.desc' };
    const path = '/invoices/settled?offset=3&count=3';
    open(2, {}, { path, ids, pages: { asked, count: 3, offset: 3, next: 'on' } });
    await heading('ATL-000313');
    const back = () => screen.getByRole('link', { name: 'Back' }).getAttribute('href');
    expect(back()).toBe('/invoices/settled?offset=3&count=3');
    fireEvent.keyDown(document.body, { key: 'j' });
    await heading('ATL-000314');
    expect(back()).toBe('/invoices/settled?offset=6&count=3');
    expect(screen.getByRole('button', { name: 'Next invoice' })).toHaveAttribute('aria-disabled', 'true');
    for (const [number, key] of [13, 12, 11, 10].map((at) => [at, 'k'] as const)) {
      fireEvent.keyDown(document.body, { key });
      await heading(`ATL-0003${number}`);
    }
    expect(back()).toBe('/invoices/settled?count=3');
    expect(screen.getByRole('button', { name: 'Previous invoice' })).toHaveAttribute('aria-disabled', 'true');
    expect(api.callsOf(invoiceList).map(({ input }) => input)).toEqual([
      { type: '4', sort: 'dueDays.desc', count: '3', offset: '0', after: 'on' },
      { type: '4', sort: 'dueDays.desc', count: '3', offset: '0' },
    ]);
  });

  it('stays where somebody went while it read on, and reads on once for two presses', async () => {
    const page = { list: [listed(14)], areMoreItemsAvailable: false, next: null };
    let come = () => {};
    const waiting = new Promise<typeof page>((resolve) => {
      come = () => resolve(page);
    });
    api = fakeApi(
      opened,
      paid,
      answers(invoiceList, () => waiting),
    );
    const pages = { asked: { type: 4 }, count: 3, offset: 0, next: 'on' };
    open(2, {}, { path: '/invoices/settled', ids, pages });
    await heading('ATL-000313');
    for (const _press of [1, 2]) fireEvent.keyDown(document.body, { key: 'j' });
    await waitFor(() => expect(api.callsOf(invoiceList)).toHaveLength(1));
    fireEvent.keyDown(document.body, { key: 'k' });
    await heading('ATL-000312');
    const { length } = api.callsOf(invoiceGet);
    await act(async () => {
      come();
      await waiting;
    });
    fireEvent.keyDown(document.body, { key: 'k' });
    await heading('ATL-000311');
    const asked = api.callsOf(invoiceGet).map(({ input }) => input.loadId);
    expect(asked).toHaveLength(length + 1);
    expect(asked).not.toContain(idOf(14));
    expect(api.callsOf(invoiceList)).toHaveLength(1);
  });

  it('pays and goes on to the next by keyboard, and stays where the payment was refused', async () => {
    api = fakeApi(opened, paid, refuses(paymentAdd, 409, { error: 'This invoice is settled.' }));
    open(0);
    await heading('ATL-000311');
    const form = within(await screen.findByRole('form', { name: 'Add payment' }));
    await userEvent.type(form.getByRole('textbox', { name: /Reference/ }), '77');
    fireEvent.keyDown(form.getByRole('textbox', { name: /Reference/ }), { key: 'Enter', ctrlKey: true });
    expect(await form.findByText('This invoice is settled.')).toBeInTheDocument();
    api.change(
      answers(paymentAdd, { message: 'Successfully added Payment', paymentId: idOf(5), balance: 0 }),
    );
    fireEvent.keyDown(form.getByRole('textbox', { name: /Reference/ }), { key: 'Enter', ctrlKey: true });
    await heading('ATL-000312');
    expect(api.callsOf(paymentAdd).at(-1)?.input).toMatchObject({ loadId: ids[0], amount: 1097.86 });
    expect(await screen.findByRole('textbox', { name: /Reference/ })).toHaveFocus();
    await userEvent.keyboard('CK-78');
    expect(screen.getByRole('textbox', { name: /Reference/ })).toHaveValue('CK-78');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers no steps where it was not opened from a list', async () => {
    api = fakeApi(opened, paid);
    open(1, {}, null);
    await heading('ATL-000312');
    expect(screen.queryByRole('button', { name: 'Next invoice' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Pay and next/ })).not.toBeInTheDocument();
  });

  it('[INV-045] [INV-051] deletes after the reason was said, says why it stays, and goes on', async () => {
    api = fakeApi(opened, paid, refuses(invoiceDelete, 503));
    open(1, { canDeleteInvoice: true });
    await heading('ATL-000312');
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete invoice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete invoice' }));
    const remove = dialog.getByRole('button', { name: 'Delete invoice' });
    await userEvent.click(remove);
    expect(dialog.getByText('Say why the invoice is deleted')).toBeInTheDocument();
    expect(api.callsOf(invoiceDelete)).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Entered twice');
    await userEvent.click(remove);
    expect(await dialog.findByText('Something went wrong please try agian later')).toBeInTheDocument();
    api.change(answers(invoiceDelete, { message: 'Deleted Successfully' }));
    await userEvent.click(remove);
    await heading('ATL-000313');
    expect(api.callsOf(invoiceDelete).at(-1)?.input).toEqual({
      cartId: ids[1],
      isInvoice: true,
      reason: 'Entered twice',
    });
  });

  it('[INV-025] offers no deleting without canDeleteInvoice', async () => {
    api = fakeApi(opened, paid);
    open(1);
    await heading('ATL-000312');
    expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
  });

  it('[INV-041] offers its correction with canEditInvoice only', async () => {
    api = fakeApi(opened, paid);
    open(1);
    await heading('ATL-000312');
    expect(screen.queryByRole('button', { name: 'Correct this order' })).not.toBeInTheDocument();
    cleanup();
    open(1, { canEditInvoice: true });
    await heading('ATL-000312');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Correct this order' })).toBeInTheDocument(),
    );
  });
});
