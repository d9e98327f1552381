import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { facilityList } from '@washcoat/contract-entities';
import { transactionsReport } from '@washcoat/contract-reporting';
import { answers, fakeApi, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { reportsApi } from '../app/api';
import { store } from '../app/store';
import TransactionsScreen from '../transactions/transactions.screen';

const never = new Promise<never>(() => undefined);

describe('a report that nobody waits for any more', () => {
  let api: ReturnType<typeof fakeApi>;
  let signals: (AbortSignal | null | undefined)[];

  beforeEach(() => {
    api = fakeApi(
      answers(transactionsReport, () => never),
      answers(facilityList, { list: [], areMoreItemsAvailable: false }),
    );
    signals = [];
    const faked = globalThis.fetch;
    globalThis.fetch = (target, init) => {
      if (String(target).includes(transactionsReport.path)) signals.push(init?.signal);
      return faked(target, init);
    };
  });
  afterEach(() => {
    cleanup();
    store.dispatch(reportsApi.util.resetApiState());
    api.restore();
  });

  it('is given up when another search begins, which goes on, and that one when the page is left', async () => {
    const page = renderWithPlatform(<TransactionsScreen />, {
      route: '/dashboard/transactionsreport',
      store,
      session: { canViewTransactionReport: true },
    });
    await waitFor(() => expect(signals).toHaveLength(1));
    await userEvent.type(await screen.findByLabelText('Invoice'), 'ATL-000001');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(signals).toHaveLength(2));
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
    page.unmount();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
  });
});
