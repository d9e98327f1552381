import {
  cardList,
  creditsGet,
  creditsHistory,
  creditsUse,
  planList,
  renewalList,
  subscriptionList,
  transactionList,
} from '@washcoat/contract-billing';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { billingApi } from '../app/api';
import { Root } from '../app/root';
import { store } from '../app/store';
import { someCredits } from '../credits/credits.fixture';

const lookup = {
  date: new Date(2026, 10, 20, 9, 4).toISOString(),
  oem: 'KT 0334',
  change: -1,
  pot: 'free' as const,
  reason: 'Lookup',
  balance: 459,
};
const purchase = { ...lookup, oem: null, change: 300_000, pot: 'purchased' as const, reason: 'Purchase' };
const none = { list: [], areMoreItemsAvailable: false };

describe('payment', () => {
  let api: ReturnType<typeof fakeApi>;
  const start = (...more: Parameters<typeof fakeApi>) => {
    api = fakeApi(
      answers(creditsGet, someCredits),
      answers(creditsHistory, {
        list: [lookup, { ...purchase, balance: 300_460 }],
        areMoreItemsAvailable: true,
      }),
      answers(creditsUse, { list: [{ day: '2026-11-20', free: 2, earned: 0, purchased: 1 }] }),
      answers(planList, none),
      answers(subscriptionList, none),
      answers(transactionList, none),
      answers(renewalList, { list: [], areMoreItemsAvailable: false }),
      answers(cardList, { list: [] }),
      ...more,
    );
  };
  const open = (query = '') =>
    renderWithPlatform(<Root />, { route: `/payment${query}`, store, session: { hierarchy: 2 } });
  const credits = async () => within(await screen.findByRole('region', { name: 'Lookup credits' }));

  afterEach(() => {
    cleanup();
    store.dispatch(billingApi.util.resetApiState());
    localStorage.clear();
    api.restore();
  });

  it('[CRED-006] shows the balance by pot and where the credits went', async () => {
    start();
    const { container } = open();
    const card = await credits();
    for (const count of ['460', '18', '410']) expect(card.getByText(count)).toBeInTheDocument();
    expect(card.getByText('32', { exact: false, selector: 'dd' })).toHaveTextContent('32 of 50');
    expect(card.getByText('Free credits come back on 1st Dec, 2026')).toBeInTheDocument();
    expect(card.getAllByText('Expire on 1st Dec, 2026')).toHaveLength(2);
    expect(card.getByText('Never expire')).toBeInTheDocument();
    const row = within(await screen.findByRole('row', { name: /KT 0334/ }));
    for (const text of ['20th Nov, 2026 9:04 am', 'Lookup', 'Free', '−1', '459'])
      expect(row.getByText(text)).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('pages the history, and the address carries the page', async () => {
    start();
    open();
    await screen.findByRole('row', { name: /KT 0334/ });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(window.location.search).toContain('offset=25'));
    await waitFor(() =>
      expect(api.callsOf(creditsHistory).at(-1)?.input).toEqual({ count: '25', offset: '25' }),
    );
    screen.getByRole('tab', { name: 'Subscription' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByText('No subscriptions yet')).toBeInTheDocument();
    expect(window.location.search).toBe('?tab=subscription-history');
  });

  it.each([
    [250_000, '250,000'],
    [250_001, 'UNLIMITED'],
  ])('[CRED-007] shows a balance of %i as %s', async (count, shown) => {
    start(answers(creditsGet, { ...someCredits, count }));
    open();
    expect((await credits()).getByText(shown)).toBeInTheDocument();
  });

  it('[CRED-007] shows a balance of the history as UNLIMITED too', async () => {
    start();
    open();
    expect(within(await screen.findByRole('row', { name: /Purchase/ })).getByText('UNLIMITED')).toBeVisible();
  });

  it('[CRED-008] [BILL-012] tells hierarchy 2 the policy', async () => {
    start();
    open();
    expect(await screen.findByRole('complementary', { name: 'Lookup credit policy' })).toHaveTextContent(
      'The first 50 lookups each month are free.',
    );
  });

  it('[CRED-003] says what to do when no credit is left', async () => {
    start(answers(creditsGet, { ...someCredits, count: 0, free: 0, earned: 0, purchased: 0 }));
    open();
    expect(
      (await credits()).getByText('No lookup credits left. Subscribe to a plan to buy more.'),
    ).toBeInTheDocument();
  });

  it('says how many lookups the company may open a month', async () => {
    start(answers(creditsGet, { ...someCredits, restriction: 100 }));
    open();
    expect((await credits()).getByText(/Your company may open 100 lookups a month/)).toBeInTheDocument();
    cleanup();
    store.dispatch(billingApi.util.resetApiState());
    api.change(answers(creditsGet, someCredits));
    open();
    expect((await credits()).queryByText(/Your company may open/)).not.toBeInTheDocument();
  });

  it('says what did not load while the rest stays, and that there is no history yet', async () => {
    start(refuses(creditsGet, 503), refuses(creditsHistory, 503));
    open();
    expect(await screen.findByText('The credits did not load.')).toBeInTheDocument();
    expect(await screen.findByText('Credit history did not load.')).toBeInTheDocument();
    expect(screen.getByRole('complementary', { name: 'Lookup credit policy' })).toBeInTheDocument();
    api.change(answers(creditsGet, someCredits), answers(creditsHistory, none));
    for (const button of screen.getAllByRole('button', { name: 'Try again' })) await userEvent.click(button);
    expect((await credits()).getByText('460')).toBeInTheDocument();
    expect(await screen.findByText('No lookups yet')).toBeInTheDocument();
  });
});
