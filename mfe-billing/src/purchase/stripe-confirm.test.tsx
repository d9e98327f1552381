import { renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { act, cleanup, waitFor } from '@testing-library/react';
import StripeConfirm from './stripe-confirm';

const stripe = { handleNextAction: jest.fn<Promise<unknown>, [unknown]>() };
const loadStripe = jest.fn<Promise<typeof stripe | null>, [string]>();

jest.mock('@stripe/stripe-js/pure', () => ({ loadStripe: (key: string) => loadStripe(key) }));

describe('a payment that is confirmed in the dialog of Stripe', () => {
  const onAnswered = jest.fn<void, []>();
  const start = () =>
    renderWithPlatform(
      <StripeConfirm publishableKey="pk_test_1" clientSecret="pi_1_secret" onAnswered={onAnswered} />,
    );
  afterEach(() => {
    cleanup();
    jest.resetAllMocks();
  });

  it('is asked for once by its secret, and answered when the dialog is gone', async () => {
    loadStripe.mockResolvedValue(stripe);
    let close: (said: object) => void = () => undefined;
    stripe.handleNextAction.mockReturnValue(new Promise((resolve) => (close = resolve)));
    start();
    await waitFor(() =>
      expect(stripe.handleNextAction).toHaveBeenCalledWith({ clientSecret: 'pi_1_secret' }),
    );
    expect(onAnswered).not.toHaveBeenCalled();
    act(() => close({ paymentIntent: { status: 'succeeded' } }));
    await waitFor(() => expect(onAnswered).toHaveBeenCalledTimes(1));
    expect(loadStripe.mock.calls).toEqual([['pk_test_1']]);
    expect(stripe.handleNextAction).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['Stripe does not load', () => loadStripe.mockRejectedValue(new Error('Failed to load Stripe.js'))],
    ['there is no Stripe', () => loadStripe.mockResolvedValue(null)],
    [
      'its dialog breaks',
      () => {
        loadStripe.mockResolvedValue(stripe);
        stripe.handleNextAction.mockRejectedValue(new Error('Gone'));
      },
    ],
  ])('is answered where %s: what came of it the server asks Stripe itself', async (_, happens) => {
    happens();
    start();
    await waitFor(() => expect(onAnswered).toHaveBeenCalledTimes(1));
  });

  it('is answered no more by a page that was left', async () => {
    loadStripe.mockResolvedValue(stripe);
    let close: (said: object) => void = () => undefined;
    stripe.handleNextAction.mockReturnValue(new Promise((resolve) => (close = resolve)));
    const { unmount } = start();
    await waitFor(() => expect(stripe.handleNextAction).toHaveBeenCalled());
    unmount();
    await act(async () => close({}));
    expect(onAnswered).not.toHaveBeenCalled();
  });
});
