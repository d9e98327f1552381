import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { facilityList } from '@washcoat/contract-entities';
import { pageContribution } from '@washcoat/contract-kernel';
import { didNotBuyReport, type DidNotBuyRow } from '@washcoat/contract-reporting';
import { answers, fakeApi, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { reportsApi } from '../app/api';
import { store } from '../app/store';
import DidNotBuyScreen from './did-not-buy.screen';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const line = (n: number, oem: string): DidNotBuyRow => ({
  ...{ rowId: id(n), oem, type: 'CERAMIC', price: 172.23, qty: 1, unit: 1 },
  ...{ date: '2026-11-20T15:00:00.000Z', buyer: 'Bo Buyer', customer: 'Corner Muffler', facility: 'Atlanta' },
});
const invoicePage = {
  ...pageContribution.parse({ path: '/invoices/settled/load/:loadId', title: 'Invoice' }),
  remote: { name: 'mfe-loads', title: 'Invoices', version: '1.0.0' },
};

it('leads from what was not bought to the invoice of its order, and from a group nowhere', async () => {
  const api = fakeApi(
    answers(didNotBuyReport, {
      list: [{ ...line(1, 'GD3'), loadId: id(7) }, line(2, 'KT 0334')],
      ...{
        areMoreItemsAvailable: false,
        next: null,
        days: [],
        totals: { rows: 2, pieces: 2, spend: 344.46 },
      },
    }),
    answers(facilityList, { list: [], areMoreItemsAvailable: false }),
  );
  renderWithPlatform(<DidNotBuyScreen />, {
    ...{ route: '/dashboard/didnotbuy', store, contributions: { pages: [invoicePage], slots: [] } },
    session: { canViewDNBReport: true, canSeeUnitPrice: true },
  });
  await userEvent.click(await screen.findByText('KT 0334'));
  expect(window.location.pathname).toBe('/dashboard/didnotbuy');
  await userEvent.click(screen.getByText('GD3'));
  await waitFor(() => expect(window.location.pathname).toBe(`/invoices/settled/load/${id(7)}`));
  cleanup();
  store.dispatch(reportsApi.util.resetApiState());
  api.restore();
});
