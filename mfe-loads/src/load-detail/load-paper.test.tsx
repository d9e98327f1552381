import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { invoiceGet, invoicePdf, invoiceResend, paymentList } from '@washcoat/contract-invoicing';
import { answers, fakeApi, refuses } from '@washcoat/platform-sdk/testing';
import { detail, payments } from '../invoices/invoice.fixture';
import { aLoadDetail, idOf } from '../testing/loads.fixture';
import { known, leave, open } from './opened-load.fixture';

jest.mock('signature_pad', () => jest.requireActual('../testing/fake-signature-pad'));

describe('the invoice of a load, from the load', () => {
  let api: ReturnType<typeof fakeApi>;

  afterEach(() => {
    leave();
    api.restore();
  });

  it('[LDET-015] [LDET-016] [PAY-019] shows of a completed order what is paid, by which payments, 20 at once', async () => {
    const completed = aLoadDetail({ type: 4, status: 7, buyerFinalisedDate: '2026-11-20T15:00:00.000Z' });
    api = fakeApi(
      ...known(completed),
      ...[
        answers(invoiceGet, {
          loadDetails: detail(),
          paymentDetails: { list: payments, amountReceived: 2800, balance: 1097.86 },
        }),
        answers(paymentList, ({ input }) => ({
          list: payments,
          areMoreItemsAvailable: input['count'] === '20',
          amountReceived: 2800,
        })),
      ],
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of the load' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Payment status' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Payment status' }));
    expect(await dialog.findByText('balance')).toBeInTheDocument();
    expect(await dialog.findByRole('table')).toHaveTextContent('$1,800.00');
    expect(dialog.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument());
    expect(api.callsOf(paymentList).map(({ input }) => input['count'])).toEqual(['20', '40']);
  });

  it('[LDET-039] [LDET-040] mails the invoice again and exports it, from its order', async () => {
    const completed = aLoadDetail({ type: 4, status: 7, buyerFinalisedDate: '2026-11-20T15:00:00.000Z' });
    api = fakeApi(
      ...known(completed),
      answers(invoiceResend, { message: 'Invoice Resent successfully !!!' }),
      refuses(invoicePdf, 503),
    );
    open();
    const choose = async (name: string) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Actions of the load' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Resend invoice');
    expect(await screen.findByText('Invoice Resent successfully !!!')).toBeInTheDocument();
    await choose('Export PDF');
    expect(await screen.findByText('Something went wrong please try agian later')).toBeInTheDocument();
    expect(api.callsOf(invoicePdf)[0]?.input).toMatchObject({ loadId: idOf(700) });
  });
});
