import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { priceHistory, productDetail, productList } from '@washcoat/contract-converters';
import { facilityList, type SignedIn } from '@washcoat/contract-entities';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { convertersApi } from '../app/api';
import { store } from '../app/store';
import { converterA, detailA, sharedStamp, testId, withoutRights } from '../converter/converter.fixture';
import { lookups } from './identify.fixture';
import IdentifyScreen from './identify.screen';

describe('Identify Converters for a subscriber', () => {
  let api: ReturnType<typeof fakeApi>;

  const open = (session: Partial<SignedIn>, route: string) =>
    renderWithPlatform(<IdentifyScreen />, { route, store, session });

  afterEach(() => {
    cleanup();
    store.dispatch(convertersApi.util.resetApiState());
    api.restore();
    localStorage.clear();
  });

  const subscriber = { hierarchy: 2, canShowPricing: true };
  const suggestions = {
    list: [withoutRights(converterA), withoutRights(sharedStamp)],
    areMoreItemsAvailable: false,
    isLimited: true,
  };
  const lapsed = refuses(productList, 400, {
    error: 'LOOKUP_CREDIT_LAPSED',
    code: 'LOOKUP_CREDIT_LAPSED',
    requestId: 'x',
  });

  it('[CONV-022] [CONV-023] has the notice and a single lookup instead of filters', async () => {
    api = fakeApi(answers(productList, suggestions), ...lookups);
    open(subscriber, '/converters/identify/make=Ford;text=KT?facility=Atlanta&offset=25&count=50');
    expect(
      await screen.findByText(
        'Search results limited to 5 items. Please refine your search criteria for more results',
      ),
    ).toBeInTheDocument();
    await screen.findByText('KT 0334');
    for (const name of ['Facility', 'Next'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Rows per page' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Converters' })).not.toHaveTextContent('$');
    expect(api.callsOf(productList)[0]?.input).toEqual({ text: 'KT', offset: '0', count: '25' });
    expect(api.callsOf(facilityList)).toEqual([]);
  });

  const lookUp = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'More for KT 0334' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Look up price' }));
  };

  it('[CRED-012] opens a row without taking a credit, by mouse and by keyboard', async () => {
    api = fakeApi(answers(productList, suggestions));
    open(subscriber, '/converters/identify/text=KT');
    await userEvent.click(await screen.findByText('KT 0334'));
    await waitFor(() => expect(window.location.pathname).toContain(`/converter/${testId(1)}`));
    cleanup();
    open(subscriber, '/converters/identify/text=KT');
    await screen.findByText('KT 0334');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(window.location.pathname).toContain(`/converter/${testId(1)}`));
    expect(api.callsOf(productList).filter(({ input }) => input.isClicked)).toEqual([]);
  });

  it('[CRED-012] looks the price of a row up when it is asked for, and shows it', async () => {
    api = fakeApi(
      answers(productList, ({ input }) =>
        input.isClicked ? { ...suggestions, list: [converterA] } : suggestions,
      ),
      answers(productDetail, detailA),
      answers(priceHistory, { list: [], high: null, low: null, average: null }),
    );
    open(subscriber, '/converters/identify/text=KT');
    await lookUp();
    const popup = await screen.findByRole('dialog', { name: 'Prices of KT 0334' });
    expect(within(popup).getAllByText('$172.23').length).toBeGreaterThan(0);
    expect(api.callsOf(productList).at(-1)?.input).toEqual({ productId: testId(1), isClicked: 'true' });
  });

  it('[CRED-010] [CRED-011] clears the results without credits and leads to the subscription', async () => {
    api = fakeApi(answers(productList, suggestions));
    open(subscriber, '/converters/identify/text=KT');
    await userEvent.click(await screen.findByRole('button', { name: 'More for KT 0334' }));
    api.change(lapsed);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Look up price' }));
    expect(
      await screen.findByText("You don't have enough credits for lookup. kindly buy more credit"),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to subscription' })).toHaveAttribute('href', '/payment');
    expect(screen.queryByText('KT 0334')).not.toBeInTheDocument();
    api.change(answers(productList, suggestions));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'KT 03' } });
    expect(await screen.findByText('KT 0334')).toBeInTheDocument();
  });
});
