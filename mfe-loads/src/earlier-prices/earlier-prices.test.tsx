import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPricedAt } from '@washcoat/contract-loads';
import { answers, fakeApi, refuses } from '@washcoat/platform-sdk/testing';
import { known, leave, open } from '../load-detail/opened-load.fixture';
import { idOf } from '../testing/loads.fixture';

jest.mock('signature_pad', () => jest.requireActual('../testing/fake-signature-pad'));

const line = {
  ...{ itemId: idOf(800), oem: 'KT 0334', description: '', type: 'CERAMIC', finalQty: 2 },
  ...{ adjustedPrice: 172.23, total: 344.46, priceThen: 160, totalThen: 320 },
};
const box = {
  ...line,
  ...{ itemId: idOf(801), oem: '', description: 'Box', type: 'OTHER', priceThen: null, totalThen: 344.46 },
};
const priced = {
  pricedWith: { snapshotId: idOf(1), appliedAt: '2026-09-01T12:00:00.000Z', appliedBy: 'Dana Whitlock' },
  ...{ list: [line, box], areMoreItemsAvailable: false, pricedCount: 1, keptCount: 1 },
  agreed: { subtotal: 688.92, grandtotal: 688.92 },
  then: { subtotal: 664.46, grandtotal: 664.46 },
};

describe('a load by the prices of another day', () => {
  let api: ReturnType<typeof fakeApi>;
  afterEach(() => {
    leave();
    api.restore();
  });
  const ask = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of the load' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Prices of another day' }));
    return within(await screen.findByRole('dialog', { name: 'Prices of another day' }));
  };

  it('says by which prices, what the load and each line come to, and follows the day', async () => {
    api = fakeApi(...known(), answers(loadPricedAt, priced));
    open();
    const dialog = await ask();
    const sums = within(await dialog.findByRole('table', { name: 'What it comes to' }));
    expect(sums.getByRole('row', { name: /^Subtotal/ })).toHaveTextContent('$688.92$664.46');
    expect(dialog.getByText(/applied by Dana Whitlock/)).toHaveTextContent(
      /1 line priced, 1 line not priced by metal as agreed\.$/,
    );
    const lines = within(dialog.getByRole('region', { name: 'Lines by the prices then' }));
    expect(lines.getByRole('row', { name: /^KT 0334/ })).toHaveTextContent('$172.23$160.00$320.00');
    fireEvent.change(dialog.getByLabelText('Prices in force at the end of'), {
      target: { value: '2026-09-15' },
    });
    await dialog.findByRole('table', { name: 'What it comes to' });
    expect(api.callsOf(loadPricedAt).at(-1)?.input).toMatchObject({ onDay: '2026-09-15' });
  });

  it('goes to the prices that were applied before and after, however many came in force on a day', async () => {
    const earlier = { snapshotId: idOf(2), appliedAt: '2026-08-31T12:00:00.000Z' };
    api = fakeApi(...known(), answers(loadPricedAt, { ...priced, besidePrices: { earlier, later: null } }));
    open();
    const dialog = await ask();
    await dialog.findByRole('table', { name: 'What it comes to' });
    expect(dialog.getByRole('button', { name: 'Prices after' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Prices before' }));
    await dialog.findByRole('table', { name: 'What it comes to' });
    const { input } = api.callsOf(loadPricedAt).at(-1) ?? {};
    expect(input).toMatchObject({ snapshotId: idOf(2) });
    expect(input).not.toHaveProperty('onDay');
    expect(dialog.getByLabelText('Prices in force at the end of')).toHaveValue('');
  });

  it('shows no sums to who sees none, and why there are no prices', async () => {
    const { agreed: _agreed, then: _then, ...withoutSums } = priced;
    api = fakeApi(...known(), answers(loadPricedAt, withoutSums));
    open();
    const dialog = await ask();
    await dialog.findByRole('region', { name: 'Lines by the prices then' });
    expect(dialog.queryByRole('table', { name: 'What it comes to' })).not.toBeInTheDocument();
    const error = 'No prices were in force on that day yet. Choose a later one.';
    api.change(refuses(loadPricedAt, 409, { error, code: 'NO_PRICING' }));
    fireEvent.change(dialog.getByLabelText('Prices in force at the end of'), {
      target: { value: '2020-01-01' },
    });
    expect(await dialog.findByText(error)).toBeInTheDocument();
  });

  it('is offered to nobody who sees no prices of converters', async () => {
    api = fakeApi(...known());
    open({ canShowPricing: false });
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of the load' }));
    expect(await screen.findByRole('menuitem', { name: 'Print labels' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Prices of another day' })).not.toBeInTheDocument();
  });
});
