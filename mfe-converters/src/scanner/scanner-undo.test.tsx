import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { itemDelete, itemsAdd } from '@washcoat/contract-loads';
import { refuses } from '@washcoat/platform-sdk/testing';
import { monday, ScannerDesk } from './scanner-desk.fixture';
import { scannedItem } from './scanner.fixture';

describe('taking back at the scale', () => {
  let desk: ScannerDesk;

  beforeEach(() => {
    desk = new ScannerDesk();
  });
  afterEach(() => desk.leave());

  it('takes the last addition back with Ctrl Z, and any other with its button', async () => {
    await desk.open();
    await desk.scan('KT 0334');
    await desk.part();
    for (const times of [1, 2, 3]) {
      await userEvent.keyboard('+');
      await waitFor(() =>
        expect(screen.getAllByRole('button', { name: 'Undo KT 0334' })).toHaveLength(times),
      );
    }
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo KT 0334' })).toHaveLength(2));
    const oldest = screen.getAllByRole('button', { name: 'Undo KT 0334' })[1];
    if (!oldest) throw new Error('There is no second addition');
    await userEvent.click(oldest);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo KT 0334' })).toHaveLength(1));
    await waitFor(() =>
      expect(desk.api.callsOf(itemDelete).map(({ input }) => input)).toEqual([
        { loadId: monday.loadId, itemId: scannedItem(3, {}).itemId, version: 1 },
        { loadId: monday.loadId, itemId: scannedItem(1, {}).itemId, version: 1 },
      ]),
    );
  });

  it('says what Ctrl Z took back, to be seen and to be heard, until something else happens', async () => {
    await desk.open();
    await desk.scan('KT 0334');
    await desk.part();
    await userEvent.keyboard('3*{Enter}');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo KT 0334' })).toHaveLength(1));
    await userEvent.keyboard('{Control>}z{/Control}');
    const said = await screen.findAllByText('Took back 3 pieces of KT 0334.');
    expect(said.map((place) => place.closest('[role="status"]') !== null)).toEqual([true, false]);
    await userEvent.keyboard('+');
    await waitFor(() => expect(screen.queryByText('Took back 3 pieces of KT 0334.')).not.toBeInTheDocument());
  });

  it('says why an addition was refused, and a second try adds it once', async () => {
    await desk.open();
    await desk.scan('KT 0334');
    await desk.part();
    desk.api.change(refuses(itemsAdd, 409, { error: 'This cart is completed', requestId: 'x' }));
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('This cart is completed')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(desk.sentLines()).toHaveLength(2));
    const [first, second] = desk.sentLines().map(({ key }) => key);
    expect(first).toBe(second);
    expect(await screen.findByText('Not added')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add KT 0334 again' })).toBeInTheDocument();
  });
});
