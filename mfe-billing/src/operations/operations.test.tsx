import {
  billingCustomers,
  billingDue,
  billingOverview,
  creditGrantAdd,
  creditGrantDecide,
  creditGrantList,
  purchaseList,
} from '@washcoat/contract-billing';
import { answers, asWindowOf, fakeApi, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { billingApi } from '../app/api';
import { Root } from '../app/root';
import { store } from '../app/store';

const customer = {
  userId: '018f3c1e-0000-7000-8000-000000000301',
  userName: 'Sam Corner',
  companyName: 'Corner',
};
const waiting = {
  ...customer,
  ...{ grantId: '018f3c1e-0000-7000-8000-000000000401', change: 900, reason: 'A lost order' },
  ...{ status: 'waiting' as const, requestedById: '018f3c1e-0000-7000-8000-000000000999' },
  ...{ requestedBy: 'Ada Mills', requestedAt: '2026-11-20T14:00:00.000Z', decidedBy: null, decidedAt: null },
};

describe('billing operations', () => {
  let api: ReturnType<typeof fakeApi>;
  let undo: (() => void) | undefined;

  beforeEach(() => {
    api = fakeApi(
      answers(billingOverview, {
        plans: [
          {
            planName: 'Shop',
            bought: 2,
            revenue: 39_800,
            refunded: 5_000,
            tax: 3_256,
            refundedTax: 409,
            ...{ lost: 12_345, lostTax: 0 },
            lookups: 1000,
            used: 120,
          },
        ],
        use: { free: 52, earned: 1, purchased: 9 },
        promoCodes: [{ code: 'TENTH', used: 1, discount: 1_000, paid: 9_000 }],
      }),
      answers(billingDue, {
        ...{ renewals: [], areMoreRenewals: false, areMoreFailed: false },
        failed: [
          {
            ...{ ...customer, userName: 'Kim Yard', purchaseId: waiting.grantId, planName: 'Shop' },
            ...{ amount: 19_900, failure: 'Your card was declined.', at: '2026-11-20T14:00:00.000Z' },
          },
        ],
      }),
      answers(purchaseList, { list: [], areMoreItemsAvailable: false }),
      answers(billingCustomers, {
        list: [{ ...customer, purchased: 2_000, left: 1_204, used: 59, isLow: true }],
        areMoreItemsAvailable: false,
      }),
      answers(creditGrantList, { list: [waiting], areMoreItemsAvailable: false }),
      answers(creditGrantAdd, {
        ...{ message: 'The credits are booked.', grantId: waiting.grantId, status: 'done' },
      }),
    );
  });
  afterEach(() => {
    cleanup();
    undo?.();
    store.dispatch(billingApi.util.resetApiState());
    localStorage.clear();
    api.restore();
  });

  const open = () =>
    renderWithPlatform(<Root />, {
      ...{ route: '/config/payment?tab=operations', store, session: { hierarchy: 1 } },
    });
  const openOnPhone = () => {
    undo = asWindowOf(390);
    open();
  };

  it('show revenue, promo codes, what is due, customers and grants', async () => {
    const { container } = open();
    expect(await screen.findByText('$398.00')).toBeInTheDocument();
    expect(await screen.findByText('TENTH')).toBeInTheDocument();
    expect(await screen.findByText('Nearly used up')).toBeInTheDocument();
    expect(await screen.findByText('A lost order')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Approve' })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('count one use of a promo code as one time, and say what went back and the tax, on a phone', async () => {
    openOnPhone();
    expect(await screen.findByText('TENTH: 1 time, $10.00 off')).toBeInTheDocument();
    expect(screen.getByText('Paid besides').nextElementSibling).toHaveTextContent('$90.00');
    expect(screen.getByText('$50.00, tax $4.09')).toBeInTheDocument();
    expect(screen.getByText('$123.45')).toBeInTheDocument();
    expect(screen.getByText('$32.56')).toBeInTheDocument();
  });

  it('let a second person decide on a grant whose card says on a phone why, by whom and when it was asked for', async () => {
    openOnPhone();
    expect((await screen.findByText('Reason')).nextElementSibling).toHaveTextContent('A lost order');
    expect(screen.getByText('Asked by').nextElementSibling).toHaveTextContent('Ada Mills');
    expect(screen.getByText('When').nextElementSibling).toHaveTextContent('11/20/2026');
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    const ask = within(await screen.findByRole('alertdialog', { name: 'Approve grant' }));
    expect(ask.getByText('+900 credits for Sam Corner: A lost order')).toBeInTheDocument();
    await userEvent.click(ask.getByRole('button', { name: 'Not yet' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(api.callsOf(creditGrantDecide)).toHaveLength(0);
  });

  it('open what somebody bought whose payment failed', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'What Kim Yard bought' }));
    expect(await screen.findByText('Nothing bought')).toBeInTheDocument();
    expect(window.location.search).toBe(`?tab=purchases&userId=${customer.userId}`);
    expect(api.callsOf(purchaseList).at(-1)?.input).toMatchObject({ userId: customer.userId });
  });

  it('show more renewals and failed payments than one page of each', async () => {
    const failed = Array.from({ length: 27 }, (_, place) => ({
      ...{ ...customer, userName: `Payer ${place}`, planName: 'Shop', amount: 19_900, failure: '' },
      ...{ purchaseId: `018f3c1e-0000-7000-8000-0000000005${10 + place}`, at: '2026-11-20T14:00:00.000Z' },
    }));
    const renewals = failed.map(({ purchaseId: renewalId, userName }) => ({
      ...{ ...customer, renewalId, userName: `${userName} monthly`, planName: 'Shop', amount: 19_900 },
      ...{ status: 'active' as const, nextAt: '2026-12-01T14:00:00.000Z' },
      ...{ failedAt: null, letters: 0, writtenAt: null },
    }));
    api.change(
      answers(billingDue, ({ input }) => {
        const [renewalCount, failedCount] = [Number(input.renewalCount), Number(input.failedCount)];
        return {
          renewals: renewals.slice(0, renewalCount),
          failed: failed.slice(0, failedCount),
          areMoreRenewals: renewals.length > renewalCount,
          areMoreFailed: failed.length > failedCount,
        };
      }),
    );
    open();
    const due = within(await screen.findByRole('region', { name: 'Renewals due in 14 days' }));
    const unpaid = within(screen.getByRole('region', { name: 'Payments that failed in 30 days' }));
    const all = (list: typeof due) => list.getAllByText(/^Payer \d+/);
    expect([all(due), all(unpaid)].map(({ length }) => length)).toEqual([25, 25]);
    await userEvent.click(due.getByRole('button', { name: 'Show more renewals' }));
    await waitFor(() => expect(all(due)).toHaveLength(27));
    expect(all(unpaid)).toHaveLength(25);
    await userEvent.click(unpaid.getByRole('button', { name: 'Show more failed payments' }));
    await waitFor(() => expect(all(unpaid)).toHaveLength(27));
    expect(screen.queryByRole('button', { name: /^Show more/ })).not.toBeInTheDocument();
  });

  it('tell what is not paid from what its payer has to confirm', async () => {
    const unpaid = (userName: string, isToConfirm?: boolean) => ({
      ...{ ...customer, userName, renewalId: waiting.grantId, planName: 'Shop', amount: 19_900 },
      ...{ status: 'past_due' as const, nextAt: '2026-12-01T14:00:00.000Z', isToConfirm },
      ...{ failedAt: '2026-11-20T14:00:00.000Z', letters: 1, writtenAt: '2026-11-20T14:00:00.000Z' },
    });
    api.change(
      answers(billingDue, {
        renewals: [{ ...unpaid('Ada Mills', true), renewalId: customer.userId }, unpaid('Kim Yard', false)],
        ...{ failed: [], areMoreRenewals: false, areMoreFailed: false },
      }),
    );
    open();
    const due = within(await screen.findByRole('region', { name: 'Renewals due in 14 days' }));
    expect(due.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Shop $199.00, to be confirmed by its payer since 20th Nov, 2026, 1 letter, the last on 20th Nov, 2026',
      'Shop $199.00, not paid since 20th Nov, 2026, 1 letter, the last on 20th Nov, 2026',
    ]);
  });

  it('grant credits with a reason', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Grant credits to Sam Corner' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^Sam Corner has 1,204 purchased credits left\./)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Grant credits' }));
    expect(await dialog.findByText('Enter how many credits, and why')).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Credits' }), '20');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A lost order');
    await userEvent.click(dialog.getByRole('button', { name: 'Grant credits' }));
    expect(await screen.findByText('The credits are booked.')).toBeInTheDocument();
  });
});
