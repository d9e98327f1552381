import {
  cardAdd,
  cardDefault,
  cardDelete,
  cardList,
  paymentSettings,
  renewalBegin,
  renewalConfirm,
  renewalEnd,
  renewalList,
  renewalPay,
  subscriptionList,
  testConfirm,
} from '@washcoat/contract-billing';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { billingApi } from '../app/api';
import { Root } from '../app/root';
import { store } from '../app/store';

jest.setTimeout(60_000);

const visa = { cardId: 'pm_test_1', brand: 'visa', card: '4242', expiry: '12/34', isDefault: true };
const amex = { cardId: 'pm_test_2', brand: 'amex', card: '0005', expiry: '01/30', isDefault: false };
const renewal = {
  renewalId: '018f3c1e-0000-7000-8000-000000000801',
  planName: 'Shop',
  amount: 19_999,
  status: 'active' as const,
  nextAt: new Date(2026, 11, 20, 9).toISOString(),
  created: new Date(2026, 10, 20, 9).toISOString(),
};

describe('saved cards and renewals', () => {
  let api: ReturnType<typeof fakeApi>;
  const start = (...more: Parameters<typeof fakeApi>) => {
    api = fakeApi(
      answers(subscriptionList, { list: [], areMoreItemsAvailable: false }),
      answers(paymentSettings, { provider: 'test', publishableKey: null }),
      answers(renewalList, { list: [], areMoreItemsAvailable: false }),
      answers(cardList, { list: [visa, amex] }),
      ...more,
    );
    return renderWithPlatform(<Root />, {
      ...{ route: '/payment?tab=subscription-history', store, session: { hierarchy: 2 } },
    });
  };
  const cards = async () => within(await screen.findByRole('region', { name: 'Saved cards' }));

  afterEach(() => {
    cleanup();
    store.dispatch(billingApi.util.resetApiState());
    localStorage.clear();
    api.restore();
  });

  it('are named by brand, last four digits and expiry, with the default one', async () => {
    const { container } = start();
    const list = await cards();
    const [first, second] = list.getAllByRole('listitem');
    expect(first).toHaveTextContent('Visa •••• 4242expires 12/34Default');
    expect(second).toHaveTextContent('American Express •••• 0005expires 01/30');
    expect(second).not.toHaveTextContent('Default');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('are made the default one, and removed after a question', async () => {
    start(
      answers(cardDefault, { message: 'The card pays from now on.' }),
      answers(cardDelete, { message: 'The card was removed.' }),
    );
    const list = await cards();
    await userEvent.click(
      list.getByRole('button', { name: 'Make American Express •••• 0005 the default card' }),
    );
    await waitFor(() => expect(api.callsOf(cardDefault)[0]?.input).toEqual({ cardId: amex.cardId }));
    await userEvent.click(list.getByRole('button', { name: 'Remove American Express •••• 0005' }));
    expect(api.callsOf(cardDelete)).toEqual([]);
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove card' }),
    );
    await waitFor(() => expect(api.callsOf(cardDelete)[0]?.input).toMatchObject({ cardId: amex.cardId }));
  });

  it('are saved with what their holder has to confirm, and pay what is open', async () => {
    start(
      answers(cardAdd, { requiresAction: true, clientSecret: 'seti_test_1' }),
      answers(cardDefault, { message: 'The card pays from now on.' }),
      answers(testConfirm, { message: 'updated.successfully' }),
    );
    await userEvent.click((await cards()).getByRole('button', { name: 'Save a card' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save a card' }));
    await dialog.findByText(/TEST: no real card/, {}, { timeout: 20_000 });
    expect(dialog.getByRole('checkbox', { name: /Make it the default card/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Save card' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm payment' }));
    await waitFor(() => expect(api.callsOf(cardDefault)).toHaveLength(1));
    const paymentId = api.callsOf(cardAdd)[0]?.input;
    expect(paymentId).toEqual({ paymentId: expect.stringMatching(/^pm_test_success_/) });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('say why a card was not saved', async () => {
    start(refuses(cardAdd, 402, { error: 'Your card was declined.' }), answers(cardList, { list: [] }));
    const list = await cards();
    expect(list.getByText(/No card is saved/)).toBeInTheDocument();
    await userEvent.click(list.getByRole('button', { name: 'Save a card' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save a card' }));
    await dialog.findByText(/TEST: no real card/, {}, { timeout: 20_000 });
    await userEvent.click(dialog.getByRole('button', { name: 'Save card' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Your card was declined.');
  });

  it('pay what is bought every month: next date and amount, ended and begun again', async () => {
    start(
      answers(renewalList, { list: [renewal], areMoreItemsAvailable: false }),
      answers(renewalEnd, { message: 'The renewal was ended.' }),
      answers(renewalBegin, { message: 'The plan is bought again every month, next on 20th Dec, 2026.' }),
    );
    const shop = async () => within(await screen.findByRole('region', { name: 'Shop every month' }));
    expect((await shop()).getByText('$199.99, next on 20th Dec, 2026')).toBeInTheDocument();
    api.change(
      answers(renewalList, {
        list: [{ ...renewal, status: 'ended' as const, nextAt: null }],
        areMoreItemsAvailable: false,
      }),
    );
    await userEvent.click((await shop()).getByRole('button', { name: 'End renewal' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End renewal' }),
    );
    expect(await (await shop()).findByText('$199.99, not renewed any more')).toBeInTheDocument();
    api.change(answers(renewalList, { list: [renewal], areMoreItemsAvailable: false }));
    await userEvent.click((await shop()).getByRole('button', { name: 'Renew again' }));
    expect(await (await shop()).findByText('$199.99, next on 20th Dec, 2026')).toBeInTheDocument();
  });

  it('show more of what is bought every month than one page', async () => {
    const renewals = Array.from({ length: 30 }, (_, place) => ({
      ...renewal,
      renewalId: `018f3c1e-0000-7000-8000-0000000008${10 + place}`,
      planName: `Shop ${place}`,
    }));
    start(
      answers(renewalList, ({ input }) => {
        const count = Number(input.count);
        return { list: renewals.slice(0, count), areMoreItemsAvailable: renewals.length > count };
      }),
    );
    const more = await screen.findByRole('button', { name: 'Show more renewals' });
    expect(screen.queryByRole('region', { name: 'Shop 25 every month' })).not.toBeInTheDocument();
    await userEvent.click(more);
    expect(await screen.findByRole('region', { name: 'Shop 29 every month' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more renewals' })).not.toBeInTheDocument();
  });

  it('tell who could not be charged what to do', async () => {
    start(
      answers(renewalList, {
        list: [{ ...renewal, status: 'past_due' as const }],
        areMoreItemsAvailable: false,
      }),
    );
    expect(await screen.findByText(/could not be charged\. It is tried again by itself/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirm payment' })).not.toBeInTheDocument();
  });

  it('can be tried once more by hand, an attempt each; one of which nobody knows is sent again', async () => {
    start(
      answers(renewalList, {
        list: [{ ...renewal, status: 'past_due' as const }],
        areMoreItemsAvailable: false,
      }),
      refuses(renewalPay, 503, { error: 'The card provider does not answer right now.' }),
    );
    const button = await screen.findByRole('button', { name: 'Try this card again' });
    const attempts = () => api.callsOf(renewalPay).map(({ input }) => input.attempt);
    await userEvent.click(button);
    expect(await screen.findByText('The card provider does not answer right now.')).toBeInTheDocument();
    api.change(refuses(renewalPay, 402, { error: 'Your card was declined.' }));
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    expect(await screen.findByText('Your card was declined.')).toBeInTheDocument();
    api.change(answers(renewalPay, { message: 'The plan is paid.' }));
    await waitFor(() => expect(button).toBeEnabled());
    api.change(answers(renewalList, { list: [renewal], areMoreItemsAvailable: false }));
    await userEvent.click(button);
    expect(await screen.findByText('$199.99, next on 20th Dec, 2026')).toBeInTheDocument();
    const [first, second, third] = attempts();
    expect([attempts().length, first === second, second === third]).toEqual([3, true, false]);
    expect(screen.queryByRole('button', { name: 'Try this card again' })).not.toBeInTheDocument();
  });

  it('are confirmed where the bank of the card asks for it', async () => {
    let isConfirmed = false;
    start(
      answers(renewalList, () => ({
        list: [isConfirmed ? renewal : { ...renewal, status: 'past_due' as const, isToConfirm: true }],
        areMoreItemsAvailable: false,
      })),
      answers(renewalConfirm, () =>
        isConfirmed
          ? { message: 'The plan is paid.' }
          : { requiresAction: true, clientSecret: 'pi_test_1_secret' },
      ),
      answers(testConfirm, () => {
        isConfirmed = true;
        return { message: 'updated.successfully' };
      }),
    );
    expect(await screen.findByText(/your bank asks you to confirm the payment/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try this card again' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm payment' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm payment' }));
    expect(await screen.findByText('$199.99, next on 20th Dec, 2026')).toBeInTheDocument();
    expect(api.callsOf(testConfirm)[0]?.input).toEqual({
      ...{ clientSecret: 'pi_test_1_secret', isConfirmed: true },
    });
  });
});
