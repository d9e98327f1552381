import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { invoiceRevision, type RevisionDetail } from '@washcoat/contract-invoicing';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { loadsApi } from '../app/api';
import { store } from '../app/store';
import { detail, idOf } from './invoice.fixture';
import { RevisionCard } from './revision-card';

const [gd3, zm40, left] = detail().items;
if (!gd3 || !zm40 || !left) throw new Error('The fixture has three items.');
const first: RevisionDetail = {
  revision: 1,
  items: [gd3, { ...zm40, quantity: 4 }, left],
  notes: '',
  subtotal: 3800,
  grandtotal: 3724,
};
const second: RevisionDetail = {
  revision: 2,
  items: [gd3, { ...zm40, quantity: 5, adjustedPrice: 200 }, { ...gd3, itemId: idOf(299), oem: 'KT 0334' }],
  notes: '',
  subtotal: 3977.41,
  grandtotal: 3897.86,
};

describe('two revisions of an invoice', () => {
  let api: ReturnType<typeof fakeApi>;
  afterEach(() => {
    cleanup();
    store.dispatch(loadsApi.util.resetApiState());
    api.restore();
  });
  const open = async () => {
    renderWithPlatform(<RevisionCard loadId={idOf(8)} revisions={detail().revisions} />, { store });
    await userEvent.click(screen.getByRole('button', { name: 'History' }));
    return within(await screen.findByRole('dialog', { name: 'Revisions' }));
  };

  it('stand side by side with what differs, and with nothing else', async () => {
    api = fakeApi(answers(invoiceRevision, ({ input }) => (input.revision === '1' ? first : second)));
    const dialog = await open();
    const table = within(await dialog.findByRole('table', { name: 'Revision 1 and revision 2' }));
    const rows = table.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual([
      'WhatRevision 1Revision 2',
      'ZM404 × $207.38, box 2, Mazda 3 manifold5 × $200.00, box 2, Mazda 3 manifold',
      'NOT BOUGHT3 × $207.38, box 3, not bought, Left behindNot there',
      'KT 0334Not there3 × $207.38, box 1, Toyota Prius hybrid',
      'Subtotal$3,800.00$3,977.41',
      'Grand Total$3,724.00$3,897.86',
    ]);
  });

  it('say that nothing differs, and that they did not load', async () => {
    api = fakeApi(answers(invoiceRevision, first));
    const dialog = await open();
    expect(await dialog.findByText('Nothing differs between these two revisions.')).toBeInTheDocument();
    cleanup();
    store.dispatch(loadsApi.util.resetApiState());
    api.change(refuses(invoiceRevision, 503));
    const again = await open();
    expect(await again.findByText('The revisions did not load.')).toBeInTheDocument();
  });
});
