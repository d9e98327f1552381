import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { itemDelete, itemEdit } from '@washcoat/contract-loads';
import { navigate } from '@washcoat/platform-sdk';
import { answers, fakeApi, refuses } from '@washcoat/platform-sdk/testing';
import { aLoadDetail, anItem, idOf } from '../testing/loads.fixture';
import { known, leave, loadPath, open } from './opened-load.fixture';

jest.mock('signature_pad', () => jest.requireActual('../testing/fake-signature-pad'));

describe('changing the items of a load', () => {
  let api: ReturnType<typeof fakeApi>;

  afterEach(() => {
    leave();
    api.restore();
  });

  it('[LDET-034] [LDET-088] changes a quantity where it stands and sends the version', async () => {
    api = fakeApi(...known(), answers(itemEdit, { message: 'Updated Successfully', item: anItem() }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Change quantity of KT 0334, now 2' }));
    const editor = await screen.findByRole('dialog', { name: 'Quantity of KT 0334' });
    expect(within(editor).getByRole('textbox', { name: 'Quantity' })).toHaveFocus();
    await userEvent.click(within(editor).getByRole('button', { name: '0.75' }));
    expect(await screen.findByText('Updated Successfully')).toBeInTheDocument();
    expect(api.callsOf(itemEdit)[0]?.input).toEqual({
      loadId: idOf(700),
      itemId: idOf(800),
      version: 3,
      quantity: 0.75,
      isEditInvoice: false,
    });
  });

  it('[LDET-034] a fraction that took the place of a quantity can be put back', async () => {
    const half = anItem({ version: 4, quantity: 0.5, finalQty: 0.5 });
    api = fakeApi(...known(), answers(itemEdit, { message: 'Updated Successfully', item: half }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Change quantity of KT 0334, now 2' }));
    const editor = await screen.findByRole('dialog', { name: 'Quantity of KT 0334' });
    await userEvent.click(within(editor).getByRole('button', { name: '0.5' }));
    const undo = await screen.findByRole('button', { name: 'Undo quantity of KT 0334' });
    expect(undo.parentElement).toHaveTextContent('KT 0334: 2 → 0.5');
    expect(undo.parentElement?.parentElement).toHaveStyle({
      position: 'sticky',
      bottom: 'var(--room-below, 0)',
    });
    await userEvent.click(undo);
    await waitFor(() => expect(undo).not.toBeInTheDocument());
    expect(api.callsOf(itemEdit)[1]?.input).toMatchObject({ quantity: 2, version: 4 });
  });

  it('[LDET-034] offers the way back from a quantity until it is used or kept', async () => {
    api = fakeApi(...known(), answers(itemEdit, { message: 'Updated Successfully', item: anItem() }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Change quantity of KT 0334, now 2' }));
    const editor = await screen.findByRole('dialog', { name: 'Quantity of KT 0334' });
    await userEvent.click(within(editor).getByRole('button', { name: '0.25' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep quantity of KT 0334' }));
    expect(screen.queryByRole('button', { name: 'Undo quantity of KT 0334' })).not.toBeInTheDocument();
    expect(api.callsOf(itemEdit)).toHaveLength(1);
  });

  it('[LDET-034] says the smallest part of a piece before anything is sent', async () => {
    api = fakeApi(...known());
    open();
    await userEvent.click(await screen.findByRole('button', { name: /Change quantity of KT 0334/ }));
    const editor = within(await screen.findByRole('dialog', { name: 'Quantity of KT 0334' }));
    const quantity = editor.getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '0.000000001{Enter}');
    expect(await editor.findByText('Use a quantity of at least 0.25')).toBeInTheDocument();
    expect(api.callsOf(itemEdit)).toEqual([]);
  });

  it('shows both values when somebody else was faster, and saves what is chosen', async () => {
    api = fakeApi(
      ...known(),
      answers(itemEdit, { message: 'Updated Successfully', item: anItem() }),
      refuses(itemEdit, 409, { error: 'Somebody else changed this item.', code: 'STALE' }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: /Change quantity of KT 0334/ }));
    const editor = within(await screen.findByRole('dialog', { name: 'Quantity of KT 0334' }));
    const quantity = editor.getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(quantity);
    api.change(...known(aLoadDetail({ items: [anItem({ version: 4, quantity: 5, finalQty: 5 })] })));
    await userEvent.type(quantity, '3{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'KT 0334 was changed by somebody else' });
    expect(within(dialog).getByRole('row', { name: 'Quantity 3 5' })).toBeInTheDocument();
    api.change(answers(itemEdit, { message: 'Updated Successfully', item: anItem() }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save my values' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.callsOf(itemEdit).at(-1)?.input).toMatchObject({ version: 4, quantity: 3 });
  });

  it('[LDET-084] [LDET-072] deletes an item after asking, and says when it could not', async () => {
    api = fakeApi(...known(), refuses(itemDelete, 503));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of KT 0334' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Are you sure you want to delete the item KT 0334 ?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete item' }));
    expect(await within(dialog).findByText('Not able to delete please try agian later')).toBeInTheDocument();
    api.change(answers(itemDelete, { message: 'Deleted' }), ...known(aLoadDetail({ items: [] })));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete item' }));
    expect(await screen.findByText('No items yet')).toBeInTheDocument();
    expect(api.callsOf(itemDelete).at(-1)?.input).toEqual({
      loadId: idOf(700),
      itemId: idOf(800),
      version: 3,
      isEditInvoice: false,
    });
  });

  it('[LDET-072] shows what somebody else changed of an item before it goes, and deletes it as it is then', async () => {
    const refusal = { error: 'Somebody else changed this item.', code: 'STALE' };
    api = fakeApi(...known(), refuses(itemDelete, 409, refusal));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of KT 0334' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).not.toHaveTextContent('Changed meanwhile');
    api.change(...known(aLoadDetail({ items: [anItem({ version: 4, quantity: 5, finalQty: 5, box: 2 })] })));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete item' }));
    expect(await within(dialog).findByText(/it was not deleted/)).toBeInTheDocument();
    expect(dialog).toHaveTextContent('Changed meanwhile: Quantity 2 → 5, Box 1 → 2.');
    api.change(answers(itemDelete, { message: 'Deleted' }), ...known(aLoadDetail({ items: [] })));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete item' }));
    expect(await screen.findByText('No items yet')).toBeInTheDocument();
    expect(api.callsOf(itemDelete).map(({ input }) => input)).toMatchObject([{ version: 3 }, { version: 4 }]);
  });

  it('says why the last item that a completed order buys is neither deleted nor marked as not bought', async () => {
    const refusal = { error: 'There is nothing on this load to buy.', code: 'NOTHING_BOUGHT' };
    const completed = aLoadDetail({ type: 4, status: 7 });
    api = fakeApi(...known(completed), refuses(itemDelete, 409, refusal), refuses(itemEdit, 409, refusal));
    open();
    act(() => navigate('/elsewhere'));
    act(() => navigate(loadPath, { state: { amends: true, reason: 'Counted again', from: '/loads' } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of KT 0334' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete item' }));
    expect(await within(dialog).findByText(refusal.error)).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of KT 0334' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Did not buy' }));
    expect(await screen.findByText(refusal.error)).toBeInTheDocument();
    for (const { input } of [...api.callsOf(itemDelete), ...api.callsOf(itemEdit)])
      expect(input).toMatchObject({ isEditInvoice: true, reason: 'Counted again' });
  });

  it('[LDET-022] [LDET-065] marks an item as not bought, with the right', async () => {
    api = fakeApi(...known(), answers(itemEdit, { message: 'Updated Successfully', item: anItem() }));
    open();
    expect(await screen.findByText('Approved')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of KT 0334' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Did not buy' }));
    await waitFor(() => expect(api.callsOf(itemEdit)[0]?.input).toMatchObject({ isDidNotBuy: true }));
    cleanup();
    open({ didNotBuyIndicator: false });
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of KT 0334' }));
    expect(screen.queryByRole('menuitem', { name: 'Did not buy' })).not.toBeInTheDocument();
  });
});
