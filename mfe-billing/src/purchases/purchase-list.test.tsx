import { purchaseExport, purchaseList, receipt, type Purchase } from '@washcoat/contract-billing';
import { loadGridCode } from '@washcoat/ui/work-grid';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { billingApi } from '../app/api';
import { Root } from '../app/root';
import { store } from '../app/store';

const bought: Purchase = {
  purchaseId: '018f3c1e-0000-7000-8000-000000000501',
  at: '2026-11-20T14:00:00.000Z',
  ...{ companyName: 'Corner', userName: 'Sam Corner', userId: '018f3c1e-0000-7000-8000-000000000301' },
  ...{ planName: 'Shop', planVersion: 2, lookups: 500 },
  ...{ listPrice: 19_999, promoCode: 'TENTH', discount: 2_000, net: 17_999, tax: 1_597, amount: 19_596 },
  ...{ refundedNet: 9_185, refundedTax: 815, refunded: 10_000 },
  ...{ lostNet: 0, lostTax: 0, lost: 0 },
  transactionId: '018f3c1e-0000-7000-8000-000000000501',
  ...{ paymentId: 'pi_1', card: 'visa 4242', status: 'refunded' },
};

describe('the purchases', () => {
  let api: ReturnType<typeof fakeApi>;

  beforeAll(() => loadGridCode());
  beforeEach(() => {
    api = fakeApi(
      answers(purchaseList, { list: [bought], areMoreItemsAvailable: true }),
      answers(purchaseExport, { link: '/read/v1/download/file' }),
      answers(receipt, { link: '/read/v1/download/receipt' }),
    );
  });
  afterEach(() => {
    cleanup();
    store.dispatch(billingApi.util.resetApiState());
    localStorage.clear();
    api.restore();
  });

  const open = (query = '') =>
    renderWithPlatform(<Root />, {
      ...{ route: `/config/payment?tab=purchases${query}`, store, session: { hierarchy: 1 } },
    });
  const listed = async () =>
    within(await screen.findByRole('row', { name: /Sam Corner/ }, { timeout: 20_000 }));
  const filters = () => within(screen.getByRole('group', { name: 'Filters' }));
  const asked = () => api.callsOf(purchaseList).at(-1)?.input;

  it('are listed as their noun declares them, cents as dollars', async () => {
    open();
    const row = await listed();
    for (const text of ['Shop', '$195.96', '$15.97', '$100.00', '$8.15', 'Refunded'])
      expect(row.getByText(text)).toBeInTheDocument();
    expect(screen.getByText('Tax Refunded')).toBeInTheDocument();
  });

  it('are read by a screen reader', async () => {
    const { container } = open();
    await listed();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('are cut down by what the address says, which can be taken away, and by a status', async () => {
    open('&planName=Shop&offset=25');
    await listed();
    expect(asked()).toEqual({ planName: 'Shop', count: '25', offset: '25' });
    await userEvent.click(filters().getByRole('button', { name: 'Remove filter Plan' }));
    await waitFor(() => expect(asked()).toEqual({ count: '25', offset: '0' }));
    await userEvent.click(filters().getByRole('button', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Disputed' }));
    await waitFor(() => expect(asked()).toMatchObject({ status: 'disputed' }));
    expect(window.location.search).toBe('?tab=purchases&status=disputed');
    await userEvent.click(filters().getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(window.location.search).toBe('?tab=purchases'));
  });

  it('are in the file as they are cut down on the page', async () => {
    open('&promoCode=TENTH&from=2026-11-01');
    await listed();
    await userEvent.click(screen.getByRole('button', { name: /Export/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /csv/i }));
    await waitFor(() =>
      expect(api.callsOf(purchaseExport).at(-1)?.input).toMatchObject({
        ...{ format: 'csv', promoCode: 'TENTH', from: expect.any(String) },
      }),
    );
  });

  it('have a receipt each, but for what cost nothing', async () => {
    open();
    await userEvent.click((await listed()).getByRole('button', { name: 'Receipt of Shop for Sam Corner' }));
    await waitFor(() =>
      expect(api.callsOf(receipt).at(-1)?.input).toEqual({ transactionId: bought.transactionId }),
    );
  });

  it('say that they did not load, and load again', async () => {
    api.change(refuses(purchaseList, 503));
    open();
    expect(await screen.findByText(/did not load/)).toBeInTheDocument();
    api.change(answers(purchaseList, { list: [bought], areMoreItemsAvailable: false }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await listed();
  });
});
