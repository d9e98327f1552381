import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { invoiceDelete, invoicePdf, invoiceResend } from '@washcoat/contract-invoicing';
import { answers, fakeApi, refuses } from '@washcoat/platform-sdk/testing';
import { loadsApi } from '../app/api';
import { store } from '../app/store';
import { detail, idOf } from './invoice.fixture';
import { open, opened, paid } from './opened-invoice.fixture';

describe('what is done with an invoice', () => {
  let api: ReturnType<typeof fakeApi>;

  afterEach(() => {
    cleanup();
    store.dispatch(loadsApi.util.resetApiState());
    api.restore();
    jest.restoreAllMocks();
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

  it('[INV-025] deletes and corrects for the side that buys, as the service says it', async () => {
    const rights = { canEditInvoice: true, canDeleteInvoice: true };
    api = fakeApi(opened(detail({ party: 'seller' })), paid);
    const { unmount } = open(undefined, 10, rights);
    await screen.findByRole('article', { name: 'Invoice' });
    expect(screen.queryByRole('button', { name: 'Correct this order' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
    unmount();
    store.dispatch(loadsApi.util.resetApiState());
    api.restore();
    api = fakeApi(opened(), paid);
    open(undefined, 4, rights);
    expect(await screen.findByRole('button', { name: 'Correct this order' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menuitem', { name: 'Delete invoice' })).toBeInTheDocument();
  });

  it('[INV-025] [INV-045] offers deleting a pending one to those who delete issued ones, and says that its order goes too', async () => {
    const pending = detail({ type: 3, status: 'pending', invoiceNo: null, dueDays: null });
    const right = { canDeleteInvoice: true };
    const cases = [
      { invoice: pending, hierarchy: 1, rights: {} },
      { invoice: { ...pending, party: 'seller' as const }, hierarchy: 10, rights: right },
    ];
    for (const { invoice, hierarchy, rights } of cases) {
      api = fakeApi(opened(invoice), paid);
      const { unmount } = open(undefined, hierarchy, rights);
      await screen.findByRole('article', { name: 'Invoice' });
      expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
      unmount();
      store.dispatch(loadsApi.util.resetApiState());
      api.restore();
    }
    const words = 'This order was completed meanwhile: it is invoice ATL-000318.';
    api = fakeApi(opened(pending), paid, refuses(invoiceDelete, 409, { error: words }));
    open(undefined, 4, right);
    await screen.findByRole('article', { name: 'Invoice' });
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete invoice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete invoice' }));
    expect(
      dialog.getByText('Are you sure you want to delete the pending invoice Sweetwater weekly 46 ?'),
    ).toBeInTheDocument();
    expect(
      dialog.getByText(
        'Its order goes with it: it stands in no list and no report any more, and can no longer be completed.',
      ),
    ).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Walked');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete invoice' }));
    expect(await dialog.findByText(words)).toBeInTheDocument();
    const asked = { cartId: idOf(8), isInvoice: true, reason: 'Walked', isPending: true };
    expect(api.callsOf(invoiceDelete).at(-1)?.input).toEqual(asked);
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

  it('leads from a pending one to the order that waits to be completed, by its key too', async () => {
    api = fakeApi(opened(), paid);
    const { unmount } = open();
    await screen.findByRole('article', { name: 'Invoice' });
    expect(screen.queryByRole('button', { name: 'Open order' })).not.toBeInTheDocument();
    unmount();
    store.dispatch(loadsApi.util.resetApiState());
    api.restore();
    api = fakeApi(opened(detail({ type: 3, status: 'pending', invoiceNo: null, dueDays: null })), paid);
    open();
    expect(await screen.findByRole('button', { name: 'Open order' })).toBeInTheDocument();
    await userEvent.keyboard('o');
    await waitFor(() => expect(window.location.pathname).toBe(`/load/${idOf(8)}`));
  });

  it('[LDET-050] shows soon after its completion the number that an order got', async () => {
    api = fakeApi(opened(detail({ type: 3, status: 'pending', invoiceNo: null, dueDays: null })), paid);
    open();
    await screen.findByRole('heading', { level: 1, name: 'Sweetwater weekly 46' });
    api.change(opened());
    expect(
      await screen.findByRole('heading', { level: 1, name: 'ATL-000318' }, { timeout: 4000 }),
    ).toBeInTheDocument();
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
});
