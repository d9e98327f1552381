import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadList, loadMerge, loadSplit } from '@washcoat/contract-loads';
import { answers, fakeApi, refuses } from '@washcoat/platform-sdk/testing';
import { known, leave, loadPath, open } from '../load-detail/opened-load.fixture';
import { aLoad, aLoadDetail, anItem, idOf, listed } from '../testing/loads.fixture';

jest.mock('signature_pad', () => jest.requireActual('../testing/fake-signature-pad'));

const other = anItem({
  itemId: idOf(801),
  oem: 'GS2',
  quantity: 1,
  finalQty: 1,
  adjustedPrice: 240,
  version: 5,
});
const cart = aLoadDetail({ party: 'buyer', version: 7, items: [anItem(), other] });

const keyOf = (seen: { headers: Headers } | undefined) => seen?.headers.get('Idempotency-Key');

describe('splitting and merging on the page of a load', () => {
  let api: ReturnType<typeof fakeApi>;
  afterEach(() => {
    leave();
    api.restore();
  });
  const choose = async (entry: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of the load' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
    return within(await screen.findByRole('dialog'));
  };

  it('moves the chosen items as they were seen, and opens the new load', async () => {
    api = fakeApi(
      ...known(cart),
      refuses(loadSplit, 409, { error: 'Somebody else changed GS2.', code: 'STALE' }),
    );
    open();
    const dialog = await choose('Split this load');
    await userEvent.click(await dialog.findByRole('button', { name: 'Move items' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Choose at least one item');
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'GS2 · 1 · $240.00' }));
    expect(dialog.queryByRole('alert')).toBeNull();
    await userEvent.click(dialog.getByRole('checkbox', { name: /^KT 0334/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Move 2 items' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Leave at least one item on this load');
    await userEvent.click(dialog.getByRole('checkbox', { name: /^KT 0334/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Move 1 item' }));
    expect(await dialog.findByText('Somebody else changed GS2.')).toBeInTheDocument();
    api.change(answers(loadSplit, { message: 'Moved', loadId: idOf(702) }));
    await userEvent.click(dialog.getByRole('button', { name: 'Move 1 item' }));
    await screen.findByText('Moved');
    expect(window.location.pathname).toBe(loadPath.replace(idOf(700), idOf(702)));
    expect(api.callsOf(loadSplit).map(({ input }) => input)).toEqual(
      Array(2).fill({
        ...{ loadId: idOf(700), version: 7, loadName: 'Harlan yard pickup 2' },
        items: [{ itemId: idOf(801), version: 5 }],
      }),
    );
  });

  it('sends a split that was not heard of again as it was, also after the load has changed', async () => {
    api = fakeApi(...known(cart), refuses(loadSplit, 503, { error: 'Come again.' }));
    open();
    const dialog = await choose('Split this load');
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'GS2 · 1 · $240.00' }));
    api.change(...known({ ...cart, version: 8, items: [anItem()] }));
    await userEvent.click(dialog.getByRole('button', { name: 'Move 1 item' }));
    expect(await dialog.findByText('Come again.')).toBeInTheDocument();
    await waitFor(() => expect(dialog.queryByRole('checkbox', { name: /^GS2/ })).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: 'Move 1 item' }));
    await waitFor(() => expect(api.callsOf(loadSplit)).toHaveLength(2));
    const [first, again] = api.callsOf(loadSplit);
    expect(again?.input).toEqual(first?.input);
    expect(keyOf(again)).toBe(keyOf(first));
  });

  it('sends another choice, and one that was refused, under a key of its own', async () => {
    api = fakeApi(...known(cart), refuses(loadSplit, 503, { error: 'Come again.' }));
    open();
    const dialog = await choose('Split this load');
    const name = await dialog.findByRole('textbox', { name: /Name of the new load/ });
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'GS2 · 1 · $240.00' }));
    const move = async (times: number) => {
      await userEvent.click(dialog.getByRole('button', { name: 'Move 1 item' }));
      await waitFor(() => expect(api.callsOf(loadSplit)).toHaveLength(times));
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Move 1 item' })).toBeEnabled());
    };
    await move(1);
    expect(await dialog.findByText('Come again.')).toBeInTheDocument();
    fireEvent.change(name, { target: { value: 'Other' } });
    api.change(refuses(loadSplit, 409, { error: 'Somebody else changed GS2.' }));
    await move(2);
    expect(await dialog.findByText('Somebody else changed GS2.')).toBeInTheDocument();
    await move(3);
    expect(new Set(api.callsOf(loadSplit).map(keyOf)).size).toBe(3);
    expect(api.callsOf(loadSplit).at(-1)?.input).toMatchObject({ loadName: 'Other' });
  });

  it('looks for a load once the name was typed, and says when there are more than it looked through', async () => {
    const listOf = (...list: ReturnType<typeof aLoad>[]) => ({ list, areMoreItemsAvailable: true });
    api = fakeApi(
      ...known(cart),
      answers(loadList, ({ input }) =>
        input.text === 'Tuesday'
          ? listed(aLoad({ loadId: idOf(703), loadName: 'Harlan Tuesday', itemCount: 3 }))
          : listOf(aLoad({ loadId: idOf(704), itemCount: 0 })),
      ),
    );
    open();
    const dialog = await choose('Merge another load into it');
    expect(await dialog.findByText(/Search for its name/)).toBeInTheDocument();
    expect(dialog.queryByText(/^No other open load/)).toBeNull();
    const search = dialog.getByRole('searchbox', { name: 'Search loads of this customer' });
    for (const value of ['T', 'Tue', 'Tuesday']) fireEvent.change(search, { target: { value } });
    await dialog.findByRole('button', { name: /^Harlan Tuesday/ }, { timeout: 5_000 });
    expect(dialog.queryByText(/Search for its name/)).toBeNull();
    expect(api.callsOf(loadList).map(({ input }) => input.text)).toEqual([undefined, 'Tuesday']);
    expect(api.callsOf(loadList)[0]?.input).toMatchObject({
      ...{ companyId: cart.companyId, facilityId: cart.facilityId },
    });
  });

  it('offers the other loads of the customer at the facility, and merges the chosen one', async () => {
    const fitting = aLoad({ loadId: idOf(703), loadName: 'Harlan Tuesday', itemCount: 3, version: 9 });
    api = fakeApi(
      ...known(cart),
      answers(
        loadList,
        listed(
          fitting,
          aLoad({ loadId: idOf(700) }),
          aLoad({ loadId: idOf(705), loadName: 'Empty', itemCount: 0 }),
        ),
      ),
      answers(loadMerge, { message: 'Merged' }),
    );
    open();
    const dialog = await choose('Merge another load into it');
    const loads = await dialog.findByRole('list', { name: 'Loads to merge' });
    expect(within(loads).getAllByRole('button')).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Choose a load');
    await userEvent.click(within(loads).getByRole('button', { name: /^Harlan Tuesday/ }));
    expect(dialog.queryByRole('alert')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Merge Harlan Tuesday' }));
    await screen.findByText('Merged');
    expect(api.callsOf(loadMerge).map(({ input }) => input)).toEqual([
      { loadId: idOf(700), version: 7, otherId: idOf(703), otherVersion: 9 },
    ]);
  });

  it('is not offered of an order that is finished', async () => {
    api = fakeApi(...known(aLoadDetail({ party: 'buyer', type: 3, status: 4, items: [anItem(), other] })));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of the load' }));
    await screen.findByRole('menu');
    expect(screen.queryByRole('menuitem', { name: /Split|Merge/ })).toBeNull();
  });
});
