import { screen, within } from '@testing-library/react';
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

  it('offers the other loads of the customer at the facility, and merges the chosen one', async () => {
    const fitting = aLoad({ loadId: idOf(703), loadName: 'Harlan Tuesday', itemCount: 3, version: 9 });
    api = fakeApi(
      ...known(cart),
      answers(
        loadList,
        listed(
          fitting,
          aLoad({ loadId: idOf(700) }),
          aLoad({ loadId: idOf(704), loadName: 'Elsewhere', facilityId: idOf(201) }),
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
