import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  loadAccept,
  loadDelete,
  loadGet,
  loadList,
  loadMine,
  loadRequest,
  type Load,
} from '@washcoat/contract-loads';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { loadsApi } from '../app/api';
import { Root } from '../app/root';
import { store } from '../app/store';
import { aLoad, aLoadDetail, idOf, listed } from '../testing/loads.fixture';
import CartListScreen from './cart-list.screen';

const cart = aLoad();
const request = aLoad({
  loadId: idOf(701),
  loadName: 'Gulf grading',
  companyName: 'Gulf Coast Recyclers',
  type: 2,
  status: 1,
});
const lists = (byType: Record<string, Load[]>) =>
  answers(loadList, ({ input }) => listed(...(byType[String(input.type)] ?? [])));

describe('the lists of carts', () => {
  let api: ReturnType<typeof fakeApi>;
  const open = (route: string, session: object = { canBuildCart: true }) =>
    renderWithPlatform(<CartListScreen />, { route, store, session });
  const pathNow = () => window.location.pathname;

  afterEach(() => {
    cleanup();
    store.dispatch(loadsApi.util.resetApiState());
    localStorage.clear();
    api.restore();
  });

  it('[LOAD-002] [LOAD-015] [LOAD-016] [LOAD-017] [LOAD-018] [LOAD-065] shows the four tabs with their counts, and ten carts', async () => {
    api = fakeApi(lists({ '1': [cart], '2': [request], '5': [], '30': [] }));
    open('/loads/active-load');
    expect(await screen.findByText('Harlan yard pickup')).toBeInTheDocument();
    const tabs = within(screen.getByRole('tablist', { name: 'Carts' }));
    await waitFor(() =>
      expect(tabs.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
        'Active Carts1',
        'Quotes0',
        'Request1',
        'Franchise0',
      ]),
    );
    expect(api.callsOf(loadList).map(({ input }) => input)).toContainEqual({
      type: '1',
      offset: '0',
      count: '10',
    });
  });

  it.each([
    ['[LOAD-003]', '/loads/my-cart', '/loads/my-cart', 10],
    ['[LOAD-004]', '/loads/reports', '/loads/reports', 1],
    ['[LOAD-005]', '/loads', '/loads/active-load', 1],
    ['[LOAD-005]', '/loads', '/loads/my-cart', 10],
  ])('%s shows carts at %s, which stands at %s for hierarchy %d', async (_row, route, shown, hierarchy) => {
    api = fakeApi(lists({ '1': [cart] }));
    renderWithPlatform(<Root />, { route, store, session: { canBuildCart: true, hierarchy } });
    expect(await screen.findByText('Harlan yard pickup', {}, { timeout: 10_000 })).toBeInTheDocument();
    expect(pathNow()).toBe(shown);
    const asked = api.callsOf(loadList).map(({ input }) => input.isMyCarts);
    expect(asked.includes('true')).toBe(shown === '/loads/my-cart');
  });

  it('lets who sells for a partner ask for a quote among their own carts, and nobody else', async () => {
    const loadId = idOf(703);
    api = fakeApi(lists({ '1': [cart] }), answers(loadRequest, { message: 'Successfully Sent', loadId }));
    open('/loads/my-cart', { canBuildCart: true, hierarchy: 4 });
    await screen.findByText('Harlan yard pickup');
    expect(screen.queryByRole('button', { name: 'Request a quote' })).not.toBeInTheDocument();
    cleanup();
    open('/loads/my-cart', { hierarchy: 10, isFranchise: false });
    await userEvent.click(await screen.findByRole('button', { name: 'Request a quote' }));
    await waitFor(() => expect(pathNow()).toBe(`/load/${loadId}`));
    expect(api.callsOf(loadRequest)[0]?.input).toEqual({ isRequestFromGradingSession: false });
  });

  it('[LOAD-018] has no Franchise tab below hierarchy 1', async () => {
    api = fakeApi(lists({ '1': [cart] }));
    open('/loads/active-load', { canBuildCart: true, hierarchy: 4 });
    await screen.findByText('Harlan yard pickup');
    expect(screen.queryByRole('tab', { name: /Franchise/ })).not.toBeInTheDocument();
    expect(api.callsOf(loadList).some(({ input }) => input.type === '30')).toBe(false);
  });

  it('[LOAD-023] [LOAD-024] [LOAD-025] [LOAD-026] [LOAD-027] [LOAD-028] [LOAD-029] [LOAD-030] [LOAD-031] [LOAD-032] shows ten columns', async () => {
    api = fakeApi(lists({ '1': [cart] }));
    open('/loads/active-load');
    await screen.findByText('Harlan yard pickup');
    const titles = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(titles).toEqual([
      'Load Name',
      'Customer',
      'Company',
      'City',
      'State',
      'Status',
      'Created',
      'Updated',
      'Buyer',
      'Video Grader',
    ]);
    for (const text of ['Joe Harlan', 'Harlan Auto Parts', 'Marietta', 'GA', 'In process', 'Maya Ellison']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
  });

  it('[LOAD-033] [LOAD-034] [LOAD-035] [LOAD-036] says in each tab that it is empty', async () => {
    api = fakeApi(lists({}));
    open('/loads/active-load');
    expect(await screen.findByText('No Carts available')).toBeInTheDocument();
    for (const [tab, text] of [
      ['Quotes', 'No Quotes available'],
      ['Request', 'No requests available'],
      ['Franchise', 'No Franchise available'],
    ] as const) {
      await userEvent.click(screen.getByRole('tab', { name: new RegExp(tab) }));
      expect(await screen.findByText(text)).toBeInTheDocument();
    }
  });

  it('[LOAD-020] opens a row, and [LOAD-021] on My Cart under its own address, without tabs [LOAD-019]', async () => {
    api = fakeApi(lists({ '1': [cart] }));
    open('/loads/active-load');
    await userEvent.click(await screen.findByText('Harlan yard pickup'));
    expect(pathNow()).toBe(`/loads/load/${cart.loadId}`);
    expect(window.history.state).toMatchObject({ usr: { settledView: true } });
    cleanup();
    open('/loads/my-cart', { hierarchy: 10, deleteCart: true });
    const own = await screen.findByText('Harlan yard pickup');
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
    await userEvent.click(own);
    expect(pathNow()).toBe(`/my-cart/load/${cart.loadId}`);
    expect(api.callsOf(loadList).some(({ input }) => input.isMyCarts === 'true')).toBe(true);
  });

  it('[LDET-007] hands the tab and the search that a load was opened from on to its Back', async () => {
    api = fakeApi(lists({ '5': [cart] }));
    open('/loads/active-load?tab=quotes&text=Harlan');
    await userEvent.click(await screen.findByText('Harlan yard pickup'));
    expect(window.history.state).toMatchObject({
      usr: { settledView: true, from: '/loads/active-load?tab=quotes&text=Harlan' },
    });
  });

  it('[LOAD-037] deletes with the right after asking, [LOAD-038] and neither on My Cart nor without the right', async () => {
    api = fakeApi(lists({ '1': [cart] }), refuses(loadDelete, 409, { error: 'It was finished meanwhile.' }));
    open('/loads/active-load', { canBuildCart: true, deleteCart: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Harlan yard pickup' }));
    const dialog = screen.getByRole('alertdialog');
    expect(dialog).toHaveTextContent('Are you sure you want to delete the cart Harlan yard pickup ?');
    expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete cart' }));
    expect(await within(dialog).findByText('It was finished meanwhile.')).toBeInTheDocument();
    api.change(answers(loadDelete, { message: 'Deleted' }), lists({}));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete cart' }));
    expect(await screen.findByText('No Carts available')).toBeInTheDocument();
    expect(api.callsOf(loadDelete).at(-1)?.input).toEqual({ cartId: cart.loadId, type: 1 });
    api.change(lists({ '1': [cart] }));
    for (const [route, session] of [
      ['/loads/my-cart', { hierarchy: 10, deleteCart: true }],
      ['/loads/reports', { canBuildCart: true, deleteCart: true }],
      ['/loads/active-load', { canBuildCart: true }],
    ] as const) {
      cleanup();
      store.dispatch(loadsApi.util.resetApiState());
      open(route, session);
      await screen.findByText('Harlan yard pickup');
      expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
    }
  });

  it('[LOAD-022] [LOAD-063] says that a list did not load, and loads it by Try again and Refresh', async () => {
    api = fakeApi(refuses(loadList, 503));
    open('/loads/reports');
    expect(await screen.findByText('Something went wrong please try agian later')).toBeInTheDocument();
    api.change(lists({ '1': [cart] }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Harlan yard pickup')).toBeInTheDocument();
    api.change(lists({ '1': [aLoad({ status: 4 })] }));
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    const pill = await screen.findByText('Waiting buyer approval');
    expect(pill.closest('[data-changed]')).toBeInTheDocument();
  });

  it('[LOAD-039] [LOAD-041] offers a waiting request to those who accept it, and reloads all lists after', async () => {
    api = fakeApi(
      lists({ '2': [request] }),
      refuses(loadAccept, 409, { error: 'Sam accepted this request already.' }),
    );
    open('/loads/active-load', { canBuildCart: true, canAcceptLoadRequest: true });
    const bar = await screen.findByRole('region', { name: /Gulf Coast Recyclers/ });
    expect(within(bar).getByRole('button', { name: 'VIEW LOAD REQUEST' })).toBeInTheDocument();
    const before = api.callsOf(loadList).length;
    await userEvent.click(within(bar).getByRole('button', { name: 'ACCEPT REQUEST NOW' }));
    expect(await screen.findByText('Sam accepted this request already.')).toBeInTheDocument();
    await waitFor(() => expect(api.callsOf(loadList).length).toBeGreaterThanOrEqual(before + 4));
    await userEvent.click(within(bar).getByRole('button', { name: 'CLOSE' }));
    expect(bar).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: /Request/ }));
    await userEvent.click(await screen.findByText('Gulf grading'));
    api.change(answers(loadAccept, { message: 'Accepted' }));
    await userEvent.click(await screen.findByRole('button', { name: 'ACCEPT REQUEST NOW' }));
    await waitFor(() => expect(pathNow()).toBe(`/loads/load/${request.loadId}`));
  });

  it('[LOAD-039] tells who came too late that somebody was faster, although the request is gone from the lists', async () => {
    api = fakeApi(
      lists({ '2': [request] }),
      refuses(loadAccept, 409, { error: 'Sam accepted this request already.' }),
    );
    open('/loads/active-load', { canBuildCart: true, canAcceptLoadRequest: true });
    const accept = await screen.findByRole('button', { name: 'ACCEPT REQUEST NOW' });
    api.change(lists({ '2': [] }));
    await userEvent.click(accept);
    await waitFor(() => expect(accept).not.toBeInTheDocument());
    expect(await screen.findByText('Sam accepted this request already.')).toBeInTheDocument();
  });

  it('[LOAD-039] leaves the keys of the list to it while a request waits', async () => {
    api = fakeApi(lists({ '2': [request] }));
    open('/loads/active-load', { canBuildCart: true, canAcceptLoadRequest: true });
    await screen.findByRole('region', { name: /Gulf Coast Recyclers/ });
    await userEvent.keyboard('n');
    await waitFor(() => expect(pathNow()).toBe('/loads/create-load'));
  });

  it('[LOAD-039] says how many requests wait beside the one it shows, and leads to them', async () => {
    const later = { ...request, loadId: '00000000-0000-4000-8000-00000000000b', loadName: 'Later grading' };
    api = fakeApi(lists({ '2': [later, request] }));
    open('/loads/active-load', { canBuildCart: true, canAcceptLoadRequest: true });
    const bar = await screen.findByRole('region', { name: /Gulf Coast Recyclers/ });
    await userEvent.click(within(bar).getByRole('link', { name: '1 more' }));
    expect(await screen.findByText('Later grading')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '1 more' })).not.toBeInTheDocument();
  });

  it('[LOAD-040] shows no request to those who may not accept one', async () => {
    api = fakeApi(lists({ '1': [cart], '2': [request] }));
    open('/loads/active-load');
    await screen.findByText('Harlan yard pickup');
    expect(screen.queryByRole('region', { name: /Grading request/ })).not.toBeInTheDocument();
  });

  it('[LOAD-042] [LOAD-043] calls no list for hierarchy 2 and shows its own request', async () => {
    api = fakeApi(lists({ '1': [cart] }), answers(loadMine, listed()), refuses(loadGet, 404));
    open('/loads/active-load', { hierarchy: 2 });
    expect(await screen.findByText('No requests available')).toBeInTheDocument();
    expect(api.callsOf(loadList)).toEqual([]);
  });

  it('[LOAD-043] shows the request that hierarchy 2 asked for in another browser', async () => {
    const facts = { loadId: idOf(11), loadName: 'Corner grading session', type: 2 as const };
    const asked = { ...aLoad(facts), waitingCount: 0, isOffered: false, sentAt: null };
    api = fakeApi(answers(loadMine, listed(asked)), answers(loadGet, aLoadDetail(facts)));
    open('/loads/active-load', { hierarchy: 2 });
    expect(await screen.findByText('Corner grading session')).toBeInTheDocument();
    expect(screen.getByText('Waiting for a grader')).toBeInTheDocument();
    expect(api.callsOf(loadGet)[0]?.input).toMatchObject({ loadId: idOf(11) });
  });

  it.each([
    [1, 2, 'Accepted', 'Open load'],
    [3, 4, 'Waiting buyer approval', 'Open load'],
    [4, 7, 'Completed', 'Sell converters'],
  ] as const)(
    '[LOAD-043] says of its own request of type %s that it is %s: %s',
    async (type, status, words, step) => {
      const facts = { loadId: idOf(11), loadName: 'Corner grading session', type, status };
      localStorage.setItem(`washcoat.request.${idOf(1)}`, idOf(11));
      api = fakeApi(answers(loadGet, aLoadDetail(facts)));
      open('/loads/active-load', { hierarchy: 2, userId: idOf(1) });
      expect(await screen.findByText(words)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: step })).toBeInTheDocument();
      localStorage.clear();
    },
  );
});
