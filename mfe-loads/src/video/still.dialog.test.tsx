import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { imageUpload } from '@washcoat/contract-files';
import { allFlags } from '@washcoat/contract-kernel';
import { itemEdit, loadGet, type LoadItem } from '@washcoat/contract-loads';
import {
  answers,
  fakeApi,
  fakeSession,
  refuses,
  renderWithPlatform,
  type FakeAnswer,
} from '@washcoat/platform-sdk/testing';
import { store } from '../app/store';
import { ItemsProvider } from '../items/items-provider';
import { leave } from '../load-detail/opened-load.fixture';
import { LoadContext } from '../load-detail/load-context';
import { loadRights } from '../load-detail/load-rights';
import { aLoadDetail, anItem, idOf } from '../testing/loads.fixture';
import { StillDialog } from './still.dialog';

const still = new File(['x'], 'still.jpg', { type: 'image/jpeg' });
const grader = fakeSession({ ...allFlags(true), minimumSettingsOnly: false });
const taken = answers(imageUpload, { imageUrl: '/files/still.jpg' });
const saved = answers(itemEdit, { message: 'Updated Successfully', item: anItem() });

/** As many items as there are said to be, each of its own code, in the order in which they were added. */
const itemsOf = (count: number): LoadItem[] =>
  Array.from({ length: count }, (_, at) => anItem({ itemId: idOf(800 + at), oem: `PIECE ${at + 1}` }));

describe('a still of the video', () => {
  let api: ReturnType<typeof fakeApi>;
  afterEach(() => {
    leave();
    api.restore();
  });

  /** The dialog on a page that shows the first twenty of these items. */
  async function show(items: LoadItem[], ...more: FakeAnswer[]) {
    return showTo(grader, items, ...more);
  }

  async function showTo(reader: typeof grader, items: LoadItem[], ...more: FakeAnswer[]) {
    URL.createObjectURL = () => 'blob:still';
    URL.revokeObjectURL = () => undefined;
    const whole = aLoadDetail({ party: 'buyer', items });
    api = fakeApi(answers(loadGet, whole), taken, ...more);
    const areMoreItemsAvailable = items.length > 20;
    const load = { ...whole, items: items.slice(0, 20), areMoreItemsAvailable };
    const rights = loadRights(load, reader, { areActionsShown: false });
    renderWithPlatform(
      <LoadContext value={{ load, rights }}>
        <ItemsProvider>
          <StillDialog still={still} onClose={() => undefined} />
        </ItemsProvider>
      </LoadContext>,
      { store, session: reader },
    );
    return within(await screen.findByRole('dialog', { name: 'Still of the video' }));
  }

  it('[CHAT-007] goes to the item that was added last, also where the page does not show it', async () => {
    const dialog = await show(itemsOf(22), saved);
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Item' })).toHaveTextContent('PIECE 22'));
    await userEvent.click(dialog.getByRole('button', { name: 'Add to item' }));
    await waitFor(() => expect(api.callsOf(itemEdit)).toHaveLength(1));
    expect(api.callsOf(itemEdit)[0]?.input).toMatchObject({
      itemId: idOf(821),
      loadUrls: ['/files/still.jpg'],
    });
  });

  it('[CHAT-007] stands beside a picture that somebody else added to the item meanwhile', async () => {
    const theirs = anItem({ version: 4, loadUrls: ['/files/theirs.jpg'] });
    let sent = 0;
    const dialog = await show([anItem()], {
      definition: itemEdit,
      reply: (seen) => {
        const stale = refuses(itemEdit, 409, { error: 'Somebody else changed this item.', code: 'STALE' });
        return (sent++ ? saved : stale).reply(seen);
      },
    });
    api.change(answers(loadGet, aLoadDetail({ items: [theirs] })));
    await userEvent.click(dialog.getByRole('button', { name: 'Add to item' }));
    await waitFor(() => expect(api.callsOf(itemEdit)).toHaveLength(2));
    expect(api.callsOf(itemEdit)[1]?.input).toMatchObject({
      version: 4,
      loadUrls: ['/files/theirs.jpg', '/files/still.jpg'],
    });
    expect(screen.queryByRole('dialog', { name: /was changed by somebody else/ })).not.toBeInTheDocument();
  });

  it('[LDET-063] [GAP-LDET-12] becomes a free item only for those with canShowOther', async () => {
    const dialog = await show([anItem()]);
    expect(dialog.getByRole('button', { name: 'Other…' })).toBeInTheDocument();
    leave();
    api.restore();
    const without = await showTo({ ...grader, canShowOther: false }, [anItem()]);
    expect(without.getByRole('button', { name: 'Send to the chat' })).toBeInTheDocument();
    expect(without.queryByRole('button', { name: 'Other…' })).not.toBeInTheDocument();
  });
});
