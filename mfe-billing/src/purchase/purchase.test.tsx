import {
  cardList,
  creditsGet,
  creditsHistory,
  creditsUse,
  paymentSettings,
  planList,
  promoCheck,
  purchase,
  renewalList,
  subscriptionList,
  testConfirm,
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

jest.setTimeout(60_000);

const none = { list: [], areMoreItemsAvailable: false };
const shop = {
  modelId: '018f3c1e-0000-7000-8000-000000000301',
  type: 'lookup',
  planName: 'Shop',
  description: '500 lookups',
  noOfLookups: 500,
  finalPrice: 199.99,
  originalPrice: 245,
  ...{ taxPercent: 0, tax: 0 },
  created: '2026-11-01T15:00:00.000Z',
};
const callUs = {
  ...shop,
  modelId: `${shop.modelId.slice(0, -1)}2`,
  planName: 'House account',
  finalPrice: 0,
};
const ten = { code: 'TEN', isActive: true, isPercentage: true, value: 10, amount: 17_999, tax: 0 };

describe('buying a plan', () => {
  let api: ReturnType<typeof fakeApi>;
  const start = (...more: Parameters<typeof fakeApi>) => {
    api = fakeApi(
      answers(creditsGet, someCredits),
      answers(creditsHistory, none),
      answers(creditsUse, { list: [] }),
      answers(planList, { list: [shop, callUs] }),
      answers(paymentSettings, { provider: 'test', publishableKey: null }),
      answers(subscriptionList, none),
      answers(transactionList, none),
      answers(renewalList, { list: [], areMoreItemsAvailable: false }),
      answers(cardList, { list: [] }),
      answers(purchase, { message: 'updated.successfully' }),
      ...more,
    );
    renderWithPlatform(<Root />, { route: '/payment', store, session: { hierarchy: 2 } });
  };
  const dialog = async () => within(await screen.findByRole('dialog', {}, { timeout: 20_000 }));
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Buy Shop' }, { timeout: 20_000 }));
    return dialog();
  };
  const fillIn = async (box: Awaited<ReturnType<typeof open>>) => {
    for (const [label, text] of [
      ['Full name', 'Lee Corner'],
      ['Email', 'lee@corner.test'],
      ['Address line 1', '12 Mill Road'],
      ['City', 'Atlanta'],
      ['ZIP', '30303'],
    ] as const) {
      const field = box.getByLabelText(new RegExp(`^${label}`));
      await userEvent.clear(field);
      await userEvent.type(field, text);
    }
    await userEvent.click(box.getByRole('combobox', { name: /State/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Georgia' }));
  };
  const toPayment = async () => {
    const box = await open();
    await fillIn(box);
    await userEvent.click(box.getByRole('button', { name: 'Continue' }));
    await box.findByText(/TEST: no real card/);
    return box;
  };

  afterEach(() => {
    cleanup();
    store.dispatch(billingApi.util.resetApiState());
    localStorage.clear();
    api.restore();
  });

  it('[BILL-006] [BILL-007] [BILL-077] offers Buy, the discount with two decimals, and Call Us without a Buy', async () => {
    start();
    expect(await screen.findByRole('button', { name: 'Buy Shop' }, { timeout: 20_000 })).toBeInTheDocument();
    expect(screen.getByText('18.37 % off')).toBeInTheDocument();
    expect(screen.getByText('Call Us')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Buy House account' })).not.toBeInTheDocument();
  });

  it('[BILL-008] [BILL-034] [BILL-010] goes on when the fields are valid, pays, and shows the history', async () => {
    start();
    const box = await open();
    expect(box.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Customer Info', 'Payment']);
    expect(box.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await fillIn(box);
    await waitFor(() => expect(box.getByRole('button', { name: 'Continue' })).toBeEnabled());
    await userEvent.click(box.getByRole('button', { name: 'Continue' }));
    expect(await box.findByText(/TEST: no real card/)).toBeInTheDocument();
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
    await userEvent.click(box.getByRole('button', { name: 'Pay $199.99' }));
    await waitFor(() => expect(window.location.search).toBe('?tab=subscription-history'));
    expect(api.callsOf(purchase)[0]?.input).toMatchObject({
      paymentId: expect.stringMatching(/^pm_test_success_/),
      modelId: shop.modelId,
      seenAmount: 19_999,
      card: '4242',
      fullName: 'Lee Corner',
      state: 'GA',
      country: 'United States',
    });
  });

  it.each([
    ['BILL-043', /^Email/, 'nowhere', 'lee@corner.test'],
    ['BILL-044', /^Full name/, '', 'Lee Corner'],
    ['BILL-044', /^Address line 1/, '', '12 Mill Road'],
    ['BILL-044', /^City/, '', 'Atlanta'],
    ['BILL-045', /^ZIP/, '3030', '30303'],
  ])('[%s] does not go on with %p of %p, and does when it is mended', async (_row, label, wrong, right) => {
    start();
    const box = await open();
    await fillIn(box);
    await waitFor(() => expect(box.getByRole('button', { name: 'Continue' })).toBeEnabled());
    await userEvent.clear(box.getByLabelText(label));
    if (wrong) await userEvent.type(box.getByLabelText(label), wrong);
    await waitFor(() => expect(box.getByRole('button', { name: 'Continue' })).toBeDisabled());
    await userEvent.clear(box.getByLabelText(label));
    await userEvent.type(box.getByLabelText(label), right);
    await waitFor(() => expect(box.getByRole('button', { name: 'Continue' })).toBeEnabled());
  });

  it('[BILL-044] [BILL-045] [BILL-046] takes digits of a ZIP only, and needs a state of a country that stays', async () => {
    start();
    const box = await open();
    await userEvent.type(box.getByLabelText(/^ZIP/), '30a3-03123456789');
    expect(box.getByLabelText(/^ZIP/)).toHaveValue('3030312345');
    expect(box.getByLabelText('Country')).toHaveValue('United States');
    expect(box.getByLabelText('Country')).toHaveAttribute('readonly');
    expect(box.getByRole('combobox', { name: /State/ })).toBeRequired();
  });

  it('[BILL-009] [BILL-035] [BILL-047] [BILL-048] [BILL-069] applies a promo code, clears it, and says one is not good', async () => {
    start(refuses(promoCheck, 400, { error: 'This promo code is not valid.' }));
    const box = await toPayment();
    expect(box.getByRole('button', { name: 'Apply' })).toBeDisabled();
    await userEvent.type(box.getByLabelText('Promo code'), 'ten{Enter}');
    expect(await box.findByText('This promo code is not valid.')).toBeInTheDocument();
    expect(box.getByLabelText('Promo code')).toBeInvalid();
    api.change(answers(promoCheck, ten));
    await userEvent.click(box.getByRole('button', { name: 'Apply' }));
    expect(await box.findByRole('button', { name: 'Pay $179.99' })).toBeInTheDocument();
    expect(box.getByLabelText('Promo code')).toBeDisabled();
    await userEvent.click(box.getByRole('button', { name: 'Clear' }));
    expect(await box.findByRole('button', { name: 'Pay $199.99' })).toBeInTheDocument();
  });

  it('says the sales tax on top of the price, and pays both', async () => {
    start(
      answers(planList, { list: [{ ...shop, taxPercent: 8.875, tax: 1_775 }] }),
      answers(promoCheck, { ...ten, amount: 19_596, tax: 1_597 }),
    );
    const box = await toPayment();
    expect(box.getByText('Sales tax 8.875 %')).toBeInTheDocument();
    expect(box.getByRole('button', { name: 'Pay $217.74' })).toBeInTheDocument();
    expect(box.getByText('$217.74 a month by this card, until you end it')).toBeInTheDocument();
    await userEvent.type(box.getByLabelText('Promo code'), 'ten{Enter}');
    expect(await box.findByText('−$20.00')).toBeInTheDocument();
    await userEvent.click(box.getByRole('button', { name: 'Pay $195.96' }));
    await waitFor(() => expect(api.callsOf(purchase)).toHaveLength(1));
    expect(api.callsOf(purchase)[0]?.input).toMatchObject({ seenAmount: 19_596 });
  });

  it('asks for no card where nothing is to be paid', async () => {
    start(answers(promoCheck, { ...ten, amount: 0 }));
    const box = await toPayment();
    await userEvent.type(box.getByLabelText('Promo code'), 'ten{Enter}');
    await userEvent.click(await box.findByRole('button', { name: 'Get plan' }));
    await waitFor(() => expect(api.callsOf(purchase)).toHaveLength(1));
    expect(api.callsOf(purchase)[0]?.input).toMatchObject({ card: '', seenAmount: 0 });
  });

  it('[BILL-067] says what the server says of a payment that failed, and keeps the dialog', async () => {
    start(refuses(purchase, 402, { error: 'Your card was declined.' }));
    const box = await toPayment();
    await userEvent.click(box.getByRole('button', { name: 'Pay $199.99' }));
    expect(await box.findByText('Your card was declined.')).toBeInTheDocument();
    api.change(refuses(purchase, 402, { error: '' }));
    await userEvent.click(box.getByRole('button', { name: 'Pay $199.99' }));
    expect(await box.findByText('Payment failed. Please try again.')).toBeInTheDocument();
    const [first, second] = api.callsOf(purchase).map(({ input }) => JSON.stringify(input));
    expect(first).not.toBe(second);
    await userEvent.click(box.getByRole('combobox', { name: 'Test card' }));
    await userEvent.click(await screen.findByRole('option', { name: /3155/ }));
    api.change(answers(purchase, { message: 'updated.successfully' }));
    await userEvent.click(box.getByRole('button', { name: 'Pay $199.99' }));
    await waitFor(() => expect(window.location.search).toBe('?tab=subscription-history'));
    expect(api.callsOf(purchase).at(-1)?.input).toMatchObject({ card: '3155' });
  });

  it('says no more why a promo code was refused once it is cleared', async () => {
    start(answers(promoCheck, ten), refuses(purchase, 400, { error: 'This promo code is not active.' }));
    const box = await toPayment();
    await userEvent.type(box.getByLabelText('Promo code'), 'ten{Enter}');
    await userEvent.click(await box.findByRole('button', { name: 'Pay $179.99' }));
    expect(await box.findByText('This promo code is not active.')).toBeInTheDocument();
    await userEvent.click(box.getByRole('button', { name: 'Clear' }));
    expect(await box.findByRole('button', { name: 'Pay $199.99' })).toBeInTheDocument();
    expect(box.queryByText('This promo code is not active.')).not.toBeInTheDocument();
  });

  it('tries the same payment again where nobody knows what came of it, whatever was changed meanwhile', async () => {
    start(refuses(purchase, 503, { error: 'The card provider does not answer right now.' }));
    const box = await toPayment();
    await userEvent.click(box.getByRole('button', { name: 'Pay $199.99' }));
    expect(await box.findByText('The card provider does not answer right now.')).toBeInTheDocument();
    await userEvent.click(box.getByRole('button', { name: 'Back' }));
    await userEvent.type(box.getByLabelText(/^City/), ' Heights');
    await userEvent.click(box.getByRole('button', { name: 'Continue' }));
    api.change(answers(purchase, { message: 'updated.successfully' }));
    await userEvent.click(await box.findByRole('button', { name: 'Pay $199.99' }));
    await waitFor(() => expect(window.location.search).toBe('?tab=subscription-history'));
    const [first, second] = api.callsOf(purchase).map(({ input }) => JSON.stringify(input));
    expect(second).toBe(first);
  });

  it('has the holder of the card confirm the payment, and asks again by the same payment id', async () => {
    start(
      answers(purchase, { requiresAction: true, clientSecret: 'pi_secret' }),
      answers(testConfirm, { message: 'updated.successfully' }),
    );
    const box = await toPayment();
    await userEvent.click(box.getByRole('button', { name: 'Pay $199.99' }));
    await screen.findByText('TEST: confirm the payment');
    api.change(answers(purchase, { message: 'updated.successfully' }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm payment' }));
    await waitFor(() => expect(api.callsOf(purchase)).toHaveLength(2));
    const [first, second] = api.callsOf(purchase).map(({ input }) => JSON.stringify(input));
    expect(first).toBe(second);
    expect(api.callsOf(testConfirm)[0]?.input).toEqual({ clientSecret: 'pi_secret', isConfirmed: true });
  });
});
