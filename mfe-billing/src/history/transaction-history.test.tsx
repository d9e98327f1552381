import { transactionList } from '@washcoat/contract-billing';
import { answers, fakeApi, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { billingApi } from '../app/api';
import { Root } from '../app/root';
import { store } from '../app/store';

const paid = {
  ...{
    transactionId: '018f3c1e-0000-7000-8000-000000000501',
    planName: 'Shop',
    amount: 123_999,
    tax: 20_667,
  },
  ...{ refunds: [], card: '4242', brand: 'visa', expiry: '08/29', created: '2026-11-20T14:00:00.000Z' },
  status: 'success',
};
const refunds = [
  { at: '2026-11-21T14:00:00.000Z', amount: 10_000, tax: 1_667 },
  { at: '2026-11-22T14:00:00.000Z', amount: 13_999, tax: 2_333 },
];

describe('the transaction history', () => {
  let api: ReturnType<typeof fakeApi>;
  afterEach(() => {
    cleanup();
    store.dispatch(billingApi.util.resetApiState());
    api.restore();
  });

  const open = async (
    ...list: (typeof paid | (Omit<typeof paid, 'refunds'> & { refunds: typeof refunds }))[]
  ) => {
    api = fakeApi(answers(transactionList, { list, areMoreItemsAvailable: false }));
    renderWithPlatform(<Root />, {
      ...{ route: '/payment?tab=transaction-history', store, session: { hierarchy: 2 } },
    });
    return within(await screen.findByRole('row', { name: /Shop/ }));
  };

  it('[BILL-030] [BILL-036] [BILL-076] shows dollars of cents, the card by its last digits, and a success in green', async () => {
    const row = await open(paid);
    for (const text of ['$1,239.99', '$206.67', 'visa •••• 4242', '08/29', 'Success'])
      expect(row.getByText(text)).toBeInTheDocument();
    expect(row.getByRole('button', { name: 'Receipt' })).toBeInTheDocument();
    expect(row.queryByText(/, tax/)).not.toBeInTheDocument();
  });

  it('[BILL-036] shows what did not succeed in upper case, without a receipt where nothing was taken', async () => {
    const row = await open({ ...paid, status: 'failed' });
    expect(row.getByText('FAILED')).toBeInTheDocument();
    expect(row.queryByRole('button', { name: 'Receipt' })).not.toBeInTheDocument();
  });

  it('says of what was given back how much is sales tax', async () => {
    const row = await open({ ...paid, status: 'refunded', refunds });
    expect(row.getByText('$239.99, tax $40.00')).toBeInTheDocument();
    expect(row.getByText('REFUNDED')).toBeInTheDocument();
    expect(row.getByRole('button', { name: 'Receipt' })).toBeInTheDocument();
  });

  it('says of a dispute whether it was lost', async () => {
    const row = await open({ ...paid, status: 'lost' });
    expect(row.getByText('DISPUTE LOST')).toBeInTheDocument();
    expect(row.getByRole('button', { name: 'Receipt' })).toBeInTheDocument();
  });
});
