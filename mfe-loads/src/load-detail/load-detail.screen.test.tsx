import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chatList, loadGet } from '@washcoat/contract-loads';
import { headingStore, liveMessages } from '@washcoat/platform-sdk';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import manifest from '../../remote.manifest.json';
import { Root } from '../app/root';
import { store } from '../app/store';
import { LAUNCH_MS } from '../chat/load-chat';
import { aLoadDetail, anItem, idOf } from '../testing/loads.fixture';
import LoadDetailScreen from './load-detail.screen';
import { known, leave, loadPath, open, shownItems } from './opened-load.fixture';

jest.mock('signature_pad', () => jest.requireActual('../testing/fake-signature-pad'));

describe('a load', () => {
  let api: ReturnType<typeof fakeApi>;

  afterEach(() => {
    leave();
    api.restore();
  });

  it('[LDET-002] [LDET-005] [LDET-008] [LDET-013] shows the load, its customer and its items', async () => {
    api = fakeApi(...known(aLoadDetail({ areMoreItemsAvailable: true, itemCount: 31 })));
    open();
    expect(await screen.findByRole('heading', { name: /Harlan yard pickup/ })).toBeInTheDocument();
    expect(await within(await shownItems()).findByRole('rowheader', { name: /KT 0334/ })).toBeInTheDocument();
    expect(screen.getByText('1 of 31')).toBeInTheDocument();
    expect(screen.queryByText('12 Corner St', { exact: false })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Customer Details/ }));
    expect(screen.getByText(/12 Corner St/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show All' }));
    await waitFor(() => expect(api.callsOf(loadGet).at(-1)?.input).toMatchObject({ isShowAll: 'true' }));
  });

  it('[LDET-004] is headed SELL and the name of the load for sellers, who sign and finish', async () => {
    api = fakeApi(...known());
    open({ hierarchy: 2 });
    expect(await screen.findByRole('heading', { name: aLoadDetail().loadName })).toBeInTheDocument();
    expect(headingStore.get()).toMatchObject({ prefix: 'SELL' });
    expect(await screen.findByRole('group', { name: 'Signature' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'FINISH ORDER' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'COMPLETE ORDER' })).not.toBeInTheDocument();
  });

  it('[LDET-005] is headed BUY and the invoice number of a completed order as soon as it has one', async () => {
    const order = aLoadDetail({ type: 4, status: 7, party: 'buyer', invoiceNo: null });
    api = fakeApi(...known(order));
    open();
    expect(await screen.findByRole('heading', { name: order.loadName })).toBeInTheDocument();
    api.change(answers(loadGet, { ...order, invoiceNo: 'ATL-000313' }));
    const { loadId: recordId } = order;
    act(() => liveMessages.changed({ topic: 'record', recordId, at: '2026-11-20T10:00:00.000Z' }));
    expect(await screen.findByRole('heading', { name: 'ATL-000313' })).toBeInTheDocument();
    expect(headingStore.get()).toMatchObject({ heading: 'ATL-000313', prefix: 'BUY' });
  });

  it('opens its chat where the address names a message of it', async () => {
    api = fakeApi(
      ...known(),
      answers(chatList, { list: [], areMoreItemsAvailable: false, lastSeq: 0, readings: [] }),
    );
    open({}, `${loadPath}?chat=2`);
    expect(
      await screen.findByRole('region', { name: 'Chat' }, { timeout: LAUNCH_MS + 8000 }),
    ).toBeInTheDocument();
  });

  it('[CHAT-001] opens the chat of a grading session by itself, also before somebody grades it, and that of no other load', async () => {
    const said = answers(chatList, { list: [], areMoreItemsAvailable: false, lastSeq: 0, readings: [] });
    const launched = { timeout: LAUNCH_MS + 8000 };
    api = fakeApi(...known(aLoadDetail({ isGradingSession: true, videoGraderId: null })), said);
    open();
    expect(await screen.findByRole('region', { name: 'Chat' }, launched)).toBeInTheDocument();
    leave();
    api.change(...known(aLoadDetail({ isGradingSession: false })));
    open();
    expect(await screen.findByRole('button', { name: 'Chat' }, launched)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Chat' })).not.toBeInTheDocument();
  });

  it('says that a load is gone, and offers another try when it did not load', async () => {
    api = fakeApi();
    // An address that names no load is answered with 400.
    for (const status of [400, 404]) {
      api.change(refuses(loadGet, status));
      open();
      expect(await screen.findByText('This load is gone, or not yours to see.')).toBeInTheDocument();
      leave();
    }
    api.change(refuses(loadGet, 503));
    open();
    expect(await screen.findByText('Something went wrong please try agian later')).toBeInTheDocument();
    api.change(...known());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await within(await shownItems()).findByRole('rowheader', { name: /KT 0334/ })).toBeInTheDocument();
  });

  it('tells a grader that the session was completed where its invoices are not shown, and leads back to the list', async () => {
    const error = 'This order is completed. Its invoice is with Tampa.';
    api = fakeApi(refuses(loadGet, 404, { error, code: 'ORDER_COMPLETED' }));
    open();
    expect(await screen.findByRole('heading', { name: error })).toBeInTheDocument();
    expect(screen.queryByText('This load is gone, or not yours to see.')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
      'href',
      '/loads/active-load',
    );
  });

  it('[LDET-057] [LDET-058] shows no prices and no totals to those who may not see them', async () => {
    const { subtotal: _1, discountAmount: _2, grandtotal: _3, discount: _4, ...rest } = aLoadDetail();
    const { basePrice: _5, adjustedPrice: _6, total: _7, ...item } = anItem();
    api = fakeApi(...known({ ...rest, items: [item] }));
    open({
      canSeeUnitPrice: false,
      canSeeSubtotal: false,
      canSeeMarkup: false,
      canAddMarkup: false,
      canAddMarkDownOnly: false,
    });
    expect(await within(await shownItems()).findByRole('rowheader', { name: /KT 0334/ })).toBeInTheDocument();
    for (const title of ['Base', 'ADJUSTED', 'Total']) {
      expect(screen.queryByRole('columnheader', { name: title })).not.toBeInTheDocument();
    }
    expect(document.body).not.toHaveTextContent('Grand total');
    expect(document.body).not.toHaveTextContent('$');
    // Nor is there room kept beside the order for what is not shown.
    expect(screen.getByRole('region', { name: 'Order' }).previousElementSibling).not.toBeVisible();
  });

  it('[LDET-058] [LDET-059] tells a discount by its own right, and has no card of totals without anything in it', async () => {
    const { subtotal: _1, discountAmount: _2, grandtotal: _3, ...load } = aLoadDetail();
    api = fakeApi(...known(load));
    const blind = { canSeeSubtotal: false, canAddMarkup: true };
    open({ ...blind, canSeeMarkup: false });
    await shownItems();
    expect(screen.queryByRole('heading', { name: 'Totals' })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Discount' })).not.toBeInTheDocument();
    leave();
    open({ ...blind, canSeeMarkup: true, canAddMarkup: false, canAddMarkDownOnly: false });
    expect(await screen.findByRole('heading', { name: 'Totals' })).toBeInTheDocument();
    expect(screen.getByText(/^−2(\.0+)?.%$/)).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Discount' })).not.toBeInTheDocument();
    expect(screen.queryByText('Grand total')).not.toBeInTheDocument();
  });

  it.each([
    ['[LDET-001]', '/load'],
    ['[LDET-003]', '/my-cart/load'],
  ])('%s stands at %s as well', async (_row, place) => {
    api = fakeApi(...known());
    renderWithPlatform(<Root />, { route: `${place}/${idOf(700)}`, store, session: { hierarchy: 1 } });
    expect(
      await screen.findByRole('heading', { name: /Harlan yard pickup/ }, { timeout: 10_000 }),
    ).toBeInTheDocument();
  });

  it('[LDET-080] says that it has no id', () => {
    api = fakeApi();
    renderWithPlatform(<LoadDetailScreen />, { route: '/load', store });
    expect(screen.getByText('Load Id Missing')).toBeInTheDocument();
  });

  it.each(['/load/', '/loads/load/', '/my-cart/load'])(
    '[LDET-080] says so where %s leads to no load',
    async (route) => {
      api = fakeApi();
      renderWithPlatform(<Root />, { route, store });
      expect(await screen.findByText('Load Id Missing', {}, { timeout: 10_000 })).toBeInTheDocument();
      const paths: readonly string[] = manifest.pages.map(({ path }) => path);
      expect(paths).toContain(`${route.replace(/\/$/, '')}/:loadId?`);
    },
  );

  it('[LDET-019] leads to the top and to the bottom of a load', async () => {
    api = fakeApi(...known());
    open();
    const scrolling = jest.spyOn(Element.prototype, 'scrollIntoView');
    scrolling.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Scroll to bottom' }));
    await userEvent.click(screen.getByRole('button', { name: 'Scroll to top' }));
    const ids = scrolling.mock.contexts.map((element) => (element as Element).id);
    scrolling.mockRestore();
    expect(ids).toEqual(['bottom-of-load', 'top-of-load']);
  });

  it('tints what somebody else changed meanwhile', async () => {
    api = fakeApi(...known());
    open();
    expect(await within(await shownItems()).findByText('Approved')).toBeInTheDocument();
    api.change(...known(aLoadDetail({ items: [anItem({ status: 2, version: 4 })] })));
    const pill = await screen.findByText('Rejected', {}, { timeout: 4000 });
    expect(pill.closest('[data-changed]')).toBeInTheDocument();
  });
});
