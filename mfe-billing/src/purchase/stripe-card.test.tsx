import type { StripeCardElementChangeEvent } from '@stripe/stripe-js';
import { renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CardProblem, type CardFields } from './card';
import StripeCard from './stripe-card';

type Change = (event: Pick<StripeCardElementChangeEvent, 'error'>) => void;

let entered: Change = () => undefined;
const stripe = { createPaymentMethod: jest.fn(), handleNextAction: jest.fn() };

const loadStripe = jest.fn<Promise<null>, [string]>();

jest.mock('@stripe/stripe-js/pure', () => ({ loadStripe: (key: string) => loadStripe(key) }));
jest.mock('@stripe/react-stripe-js', () => ({
  Elements: ({ children }: { children: React.ReactNode }) => children,
  CardElement: ({ onChange }: { onChange: Change }) => {
    entered = onChange;
    return null;
  },
  useStripe: () => stripe,
  useElements: () => ({ getElement: () => ({}) }),
}));

describe('the card field of Stripe', () => {
  let fields: CardFields | undefined;
  beforeEach(() => loadStripe.mockResolvedValue(null));
  const start = () => {
    renderWithPlatform(<StripeCard publishableKey="pk_test_1" onReady={(ready) => (fields = ready)} />);
  };
  afterEach(() => {
    cleanup();
    jest.resetAllMocks();
  });

  it('[BILL-013] says that it did not load, and tries again when asked', async () => {
    loadStripe.mockRejectedValueOnce(new Error('Failed to load Stripe.js'));
    start();
    expect(await screen.findByText('The card field did not load')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Card')).toBeInTheDocument();
    expect(loadStripe.mock.calls).toEqual([['pk_test_1'], ['pk_test_1']]);
    expect(screen.queryByText('The card field did not load')).not.toBeInTheDocument();
  });

  it('[BILL-068] shows the words of the provider about what is entered, until it is right', () => {
    start();
    act(() =>
      entered({
        error: { type: 'validation_error', code: 'invalid_number', message: 'Your card number is invalid.' },
      }),
    );
    expect(screen.getByText('Your card number is invalid.')).toBeInTheDocument();
    act(() => entered({ error: undefined }));
    expect(screen.queryByText('Your card number is invalid.')).not.toBeInTheDocument();
  });

  it('[BILL-068] [BILL-055] hands on the words of the provider, and of a card its last digits, brand and expiry', async () => {
    start();
    stripe.createPaymentMethod.mockResolvedValue({ error: { message: 'Your card has expired.' } });
    await expect(fields?.name(null)).rejects.toThrow(new CardProblem('Your card has expired.'));
    stripe.handleNextAction.mockResolvedValue({ error: { message: 'The bank said no.' } });
    await expect(fields?.confirm('pi_1_secret')).rejects.toThrow(new CardProblem('The bank said no.'));
    const card = { last4: '4242', brand: 'visa', exp_month: 4, exp_year: 2031, fingerprint: 'x' };
    stripe.createPaymentMethod.mockResolvedValue({ paymentMethod: { id: 'pm_1', card } });
    expect(await fields?.name(null)).toEqual({
      ...{ paymentId: 'pm_1', card: '4242', brand: 'visa', expiry: '04/31' },
    });
  });
});
