import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadMine, loadSend, type OwnSale } from '@washcoat/contract-loads';
import { answers, fakeApi, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { loadsApi } from '../app/api';
import { store } from '../app/store';
import { aLoad, idOf, listed } from '../testing/loads.fixture';
import SellScreen from './sell.screen';

const sale = (n: number, facts: Partial<OwnSale>): OwnSale => ({
  ...aLoad({ loadId: idOf(n) }),
  ...{ waitingCount: 0, isOffered: false, sentAt: null },
  ...facts,
});

describe("a seller's home", () => {
  let api: ReturnType<typeof fakeApi>;

  afterEach(() => {
    cleanup();
    store.dispatch(loadsApi.util.resetApiState());
    api.restore();
  });

  it('[LOAD-043] tells where each request and quote stands, and sends a list when it is told to', async () => {
    const list = [
      sale(701, { loadName: 'Foils', type: 5, status: 2, itemCount: 3 }),
      sale(702, { loadName: 'Session', type: 2, status: 1 }),
      sale(703, { loadName: 'Haggle', type: 1, status: 2, waitingCount: 2 }),
      sale(704, { loadName: 'Empty', type: 5, status: 1, itemCount: 0 }),
      sale(705, { loadName: 'Priced', type: 5, status: 3, sentAt: '2026-11-20T14:04:00.000Z' }),
      sale(706, { loadName: 'Asked', type: 5, status: 2, sentAt: '2026-11-20T14:04:00.000Z' }),
      sale(707, { loadName: 'Done', type: 3, status: 4 }),
    ];
    api = fakeApi(answers(loadMine, listed(...list)), answers(loadSend, { message: 'Successfully Sent' }));
    renderWithPlatform(<SellScreen />, { route: '/loads/sell', store, session: { hierarchy: 10 } });
    const rows = within(await screen.findByRole('list', { name: 'My requests and quotes' })).getAllByRole(
      'listitem',
    );
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Not sent yet'),
      expect.stringContaining('Waiting for a grader'),
      expect.stringContaining('2 items wait for you'),
      expect.stringContaining('Not sent yet'),
      expect.stringContaining('The buyer has answered'),
      expect.stringContaining('Waiting for prices'),
      expect.stringContaining('Waiting for the buyer'),
    ]);
    expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Send/ })).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Send Empty to the buyer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send Foils to the buyer' }));
    await waitFor(() => expect(api.callsOf(loadSend)).toHaveLength(1));
    expect(api.callsOf(loadSend)[0]?.input).toEqual({ loadId: idOf(701) });
  });
});
