import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productDetail, productList, priceHistory, typeList } from '@washcoat/contract-converters';
import { facilityList, type SignedIn } from '@washcoat/contract-entities';
import { loadList } from '@washcoat/contract-loads';
import { connectionStore, navigate, Route, Routes } from '@washcoat/platform-sdk';
import { answers, fakeApi, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import type { FakeAnswer } from '@washcoat/platform-sdk/testing';
import { convertersApi } from '../app/api';
import { store } from '../app/store';
import ConverterDetailScreen from '../converter-detail/converter-detail.screen';
import { converterA, detailA, foundTwo, sharedStamp, withoutRights } from '../converter/converter.fixture';
import IdentifyScreen from '../identify/identify.screen';

const buyer: Partial<SignedIn> = {
  hierarchy: 1,
  canShowPricing: true,
  canAccessAssay: true,
  canBuildCart: true,
};
const offline =
  /^You are offline\. Results are from what was loaded here until \d+:\d\d [ap]m; prices may have moved\./;
const unreachable = (definition: FakeAnswer['definition']): FakeAnswer => ({
  definition,
  reply: () => Promise.reject(new TypeError('Failed to fetch')),
});
const reachable = [
  answers(productList, foundTwo),
  answers(facilityList, { list: [], areMoreItemsAvailable: false }),
  answers(typeList, { list: [], areMoreItemsAvailable: false }),
  answers(productDetail, detailA),
  answers(priceHistory, { list: [], high: null, low: null, average: null }),
];

function Screens() {
  return (
    <Routes>
      <Route path="/converters/identify/:parameters?" element={<IdentifyScreen />} />
      <Route path="/converter/:id/:type?/:parameters?" element={<ConverterDetailScreen />} />
    </Routes>
  );
}

describe('without a connection', () => {
  let api: ReturnType<typeof fakeApi>;

  const serve = (...more: FakeAnswer[]) => {
    api = fakeApi(...reachable, ...more);
  };
  const open = async (session: Partial<SignedIn> = buyer) => {
    renderWithPlatform(<Screens />, { store, session, route: '/converters/identify/text=KT' });
    expect(await screen.findByText('KT 0334')).toBeInTheDocument();
  };
  const drop = () => {
    const asked = [productList, productDetail, priceHistory, facilityList, typeList, loadList];
    api.change(...asked.map(unreachable));
    act(() => void window.dispatchEvent(new Event('offline')));
  };
  const search = (text: string) =>
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

  beforeEach(() => connectionStore.set(true));
  afterEach(() => {
    cleanup();
    store.dispatch(convertersApi.util.resetApiState());
    api.restore();
    localStorage.clear();
  });

  it('says so, and searches what was loaded before', async () => {
    serve();
    await open();
    expect(screen.queryByText(offline)).not.toBeInTheDocument();
    drop();
    expect(await screen.findByText(offline)).toBeInTheDocument();
    expect(screen.getByText('KT 0334')).toBeInTheDocument();
    search('5557o431');
    expect(await screen.findByText('55570431')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('KT 0334')).not.toBeInTheDocument());
    expect(screen.getByText(offline)).toBeInTheDocument();
    search('never seen');
    expect(await screen.findByText(/not among the converters that were loaded here/)).toBeInTheDocument();
  });

  it('notices by a call that finds no server, whatever the browser says', async () => {
    serve();
    await open();
    api.change(unreachable(productList));
    search('5557');
    expect(await screen.findByText('55570431')).toBeInTheDocument();
    expect(await screen.findByText(offline)).toBeInTheDocument();
  });

  it('asks the server again by itself as soon as it is back', async () => {
    serve();
    await open();
    drop();
    await screen.findByText(offline);
    const moved = { ...foundTwo, list: [{ ...converterA, oem: 'KT 0999' }] };
    api.change(...reachable, answers(productList, moved));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('KT 0999')).toBeInTheDocument();
    expect(screen.queryByText(offline)).not.toBeInTheDocument();
  });

  it('says that there is no connection when nothing was loaded here', async () => {
    serve(unreachable(productList));
    renderWithPlatform(<Screens />, { store, session: buyer, route: '/converters/identify/text=KT' });
    expect(await screen.findByText(/^There is no connection to the server/)).toBeInTheDocument();
  });

  it('opens a converter that was only seen in a list, and the prices of it', async () => {
    serve();
    await open();
    drop();
    const shared = await screen.findByText('55570431');
    await userEvent.click(shared);
    expect(await screen.findByText(/This converter is from what was loaded here until/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: /55570431/ })).toBeInTheDocument();
    expect(screen.getAllByText('$143.21').length).toBeGreaterThan(0);
    expect(screen.queryByText('How this price came about')).not.toBeInTheDocument();
  });

  it('opens a converter that was opened before with all that was said of it', async () => {
    serve();
    renderWithPlatform(<Screens />, { store, session: buyer, route: `/converter/${detailA.productId}` });
    expect(await screen.findByText('Check the weight.')).toBeInTheDocument();
    act(() => navigate('/converters/identify/text=KT'));
    expect(await screen.findByText('55570431')).toBeInTheDocument();
    drop();
    act(() => void store.dispatch(convertersApi.util.resetApiState()));
    act(() => navigate(`/converter/${detailA.productId}`));
    expect(await screen.findByText(/This converter is from what was loaded here until/)).toBeInTheDocument();
    expect(screen.getByText('Check the weight.')).toBeInTheDocument();
    expect(screen.getByText('How this price came about')).toBeInTheDocument();
  });

  it('refuses to add to a cart with a sentence', async () => {
    serve();
    await open();
    drop();
    await screen.findByText(offline);
    await userEvent.click(screen.getByRole('button', { name: 'Add KT 0334 to a cart' }));
    const dialog = await screen.findByRole('dialog');
    expect(
      within(dialog).getByText('You are offline, so nothing can be added to a cart.'),
    ).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument();
  });

  it('keeps no price for those who were told none', async () => {
    const list = [converterA, sharedStamp].map(withoutRights);
    serve(answers(productList, { list, areMoreItemsAvailable: false, isLimited: false }));
    await open({ hierarchy: 1 });
    const texts = Object.entries(localStorage).map(([, text]) => String(text));
    expect(texts.some((text) => text.includes('KT 0334'))).toBe(true);
    expect(texts.some((text) => text.includes('offerPrice'))).toBe(false);
    drop();
    expect(await screen.findByText(/until \d+:\d\d [ap]m\.$/)).toBeInTheDocument();
  });

  it('keeps no opened converter of those who pay for each one', async () => {
    serve();
    renderWithPlatform(<Screens />, {
      store,
      session: { hierarchy: 2 },
      route: `/converter/${detailA.productId}`,
    });
    expect(await screen.findByText('Check the weight.')).toBeInTheDocument();
    expect(Object.values(localStorage).some((text) => String(text).includes('Check the weight.'))).toBe(
      false,
    );
  });
});
