import { metalHistory, pricingDetail, pricingSnapshots } from '@washcoat/contract-converters';
import { metalPosition } from '@washcoat/contract-loads';
import { yardMetal } from '@washcoat/contract-settlement';
import { answers, fakeApi, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { convertersApi } from '../app/api';
import { store } from '../app/store';
import { testId } from '../converter/converter.fixture';
import { detail, pricer } from '../pricing/pricing.fixture';
import { hedgeWith, marginAt, valueAt } from './what-if';
import WhatIfScreen from './what-if.screen';

const carts = {
  ...{ converters: 1, unknownLines: 0, amount: 344.46 },
  ounces: { pt: 0.0948, pd: 0.1753, rh: 0.0294 },
};
const none = { converters: 0, unknownLines: 0, amount: 0, ounces: { pt: 0, pd: 0, rh: 0 } };

describe('what metal comes to at other prices', () => {
  const prices = { pt: 980, pd: 1070, rh: 4600 };

  it('is ounces times prices, to the cent, and its margin less what it costs', () => {
    expect(valueAt(carts, prices)).toBe(415.72);
    expect(marginAt(carts, prices)).toBe(71.26);
    expect(valueAt(none, prices)).toBe(0);
  });

  it('keeps a hedge as far from its market as it was', () => {
    expect(hedgeWith(1100, { market: 1000, hedge: 980 })).toBe(1078);
    expect(hedgeWith(1100, { market: 0, hedge: 980 })).toBe(980);
  });
});

describe('the page of what if', () => {
  it('moves with the prices, hedge with its market, and back', async () => {
    const since = '2026-10-24T00:00:00.000Z';
    const api = fakeApi(
      answers(pricingDetail, detail),
      answers(metalPosition, { carts, bought: none, since }),
    );
    renderWithPlatform(<WhatIfScreen />, { route: '/what-if', store, session: pricer });
    const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name} `) });
    expect(await row('Hedge')).toHaveTextContent('$415.72');
    fireEvent.change(screen.getByRole('slider', { name: 'Platinum market' }), { target: { value: '1100' } });
    expect(screen.getByRole('slider', { name: 'Platinum hedge' })).toHaveValue('1078');
    expect(within(await row('Change')).getByText('+9.29')).toBeInTheDocument();
    fireEvent.change(screen.getByRole('slider', { name: 'Rhodium hedge' }), { target: { value: '4500' } });
    expect(within(await row('Change')).getByText('+6.35')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'As in force' }));
    expect(await row('Hedge')).toHaveTextContent('$415.72');
    expect(await row('Converters')).toHaveTextContent(/^Converters10$/);
    expect(screen.queryByRole('row', { name: /unknown/ })).not.toBeInTheDocument();
    // On a phone its rows are cards, in which each figure says what it is of.
    expect(screen.getByRole('table', { name: 'What it does' })).toHaveAttribute('data-cards', 'phone');
    expect(within(await row('Hedge')).getAllByRole('cell')[0]).toHaveAttribute('data-title', 'Open carts');
    api.restore();
  });

  it('has the yard for those who see settlements, and moves it with the prices', async () => {
    const since = '2026-10-24T00:00:00.000Z';
    const api = fakeApi(
      answers(pricingDetail, detail),
      answers(metalPosition, { carts: none, bought: none, since }),
      answers(yardMetal, carts),
    );
    store.dispatch(convertersApi.util.resetApiState());
    renderWithPlatform(<WhatIfScreen />, {
      ...{ route: '/what-if', store },
      session: { ...pricer, canAccessSettlement: true, canAccessAssay: true, canSeeSubtotal: true },
    });
    expect(await screen.findByRole('columnheader', { name: 'Yard, not settled' })).toBeInTheDocument();
    const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name} `) });
    expect(await row('Hedge')).toHaveTextContent('$0.00$415.72$0.00');
    fireEvent.change(screen.getByRole('slider', { name: 'Platinum market' }), { target: { value: '1100' } });
    expect(await row('Change')).toHaveTextContent('+9.29');
    api.restore();
  });

  it('takes the prices of a day before, says when they were applied, and goes back', async () => {
    const since = '2026-10-24T00:00:00.000Z';
    const day = {
      day: '2026-03-02',
      ...{ market: { pt: 900, pd: 1000, rh: 4000 }, hedge: { pt: 880, pd: 970, rh: 3900 } },
      ...{ net: { pt: 774.4, pd: 824.5, rh: 3650 }, appliedAt: '2026-03-01T15:00:00.000Z' },
    };
    const api = fakeApi(
      answers(pricingDetail, detail),
      answers(metalPosition, { carts, bought: none, since }),
      answers(metalHistory, { list: [day] }),
    );
    store.dispatch(convertersApi.util.resetApiState());
    renderWithPlatform(<WhatIfScreen />, { route: '/what-if', store, session: pricer });
    const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name} `) });
    expect(await row('Hedge')).toHaveTextContent('$415.72');
    const field = screen.getByLabelText('As on a day');
    await waitFor(() => expect(field).toBeEnabled());
    fireEvent.change(field, { target: { value: '2026-03-02' } });
    expect(await row('Hedge')).toHaveTextContent('$368.13');
    expect(screen.getByText(/^Prices of/)).toHaveTextContent('Prices of 1st Mar, 2026 3:00 pm');
    fireEvent.change(field, { target: { value: '2026-01-01' } });
    expect(await screen.findByText('No prices are known of this day.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'As in force' }));
    expect(await row('Hedge')).toHaveTextContent('$415.72');
    api.restore();
  });

  it('offers each of the prices that came in force on a day', async () => {
    const morning = { market: { pt: 800, pd: 900, rh: 3000 }, hedge: { pt: 780, pd: 870, rh: 2900 } };
    const evening = { market: { pt: 900, pd: 1000, rh: 4000 }, hedge: { pt: 880, pd: 970, rh: 3900 } };
    const applied = { appliedBy: 'Dana Whitlock', isInForce: false, parts: [] };
    const day = { day: '2026-03-02', ...evening, net: evening.hedge, appliedAt: '2026-03-02T15:00:00.000Z' };
    const api = fakeApi(
      answers(pricingDetail, detail),
      answers(metalPosition, { carts, bought: none, since: '2026-10-24T00:00:00.000Z' }),
      answers(metalHistory, { list: [day] }),
      answers(pricingSnapshots, {
        list: [
          { ...applied, ...evening, snapshotId: testId(2), appliedAt: '2026-03-02T15:00:00.000Z' },
          { ...applied, ...morning, snapshotId: testId(1), appliedAt: '2026-03-02T08:00:00.000Z' },
        ],
        areMoreItemsAvailable: false,
      }),
    );
    store.dispatch(convertersApi.util.resetApiState());
    renderWithPlatform(<WhatIfScreen />, { route: '/what-if', store, session: pricer });
    const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name} `) });
    const field = await screen.findByLabelText('As on a day');
    await waitFor(() => expect(field).toBeEnabled());
    fireEvent.change(field, { target: { value: '2026-03-02' } });
    const choice = await screen.findByLabelText('Applied');
    expect(choice).toHaveTextContent('2nd Mar, 2026 3:00 pm, Dana Whitlock');
    expect(await row('Hedge')).toHaveTextContent('$368.13');
    await userEvent.click(choice);
    await userEvent.click(screen.getByRole('option', { name: '2nd Mar, 2026 8:00 am, Dana Whitlock' }));
    expect(await row('Hedge')).toHaveTextContent('$311.72');
    expect(api.callsOf(pricingSnapshots)[0]?.input).toMatchObject({ onDay: '2026-03-02' });
    api.restore();
  });

  it('says which lines count with their money only, and asks for carts once, whatever prices are applied', async () => {
    const since = '2026-10-24T00:00:00.000Z';
    const unknown = { ...carts, converters: 12, unknownLines: 3 };
    const api = fakeApi(
      answers(pricingDetail, detail),
      answers(metalPosition, { carts: unknown, bought: none, since }),
    );
    store.dispatch(convertersApi.util.resetApiState());
    renderWithPlatform(<WhatIfScreen />, { route: '/what-if', store, session: pricer });
    const row = await screen.findByRole('row', { name: /^Metal unknown / });
    expect(row).toHaveTextContent(/^Metal unknown3 lines0 lines$/);
    expect(screen.getByText(/Lines of unknown metal count in what is agreed or paid/)).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'Converters 12 0' })).toBeInTheDocument();
    store.dispatch(convertersApi.util.invalidateTags(['Pricing']));
    await waitFor(() => expect(api.callsOf(pricingDetail)).toHaveLength(2));
    expect(api.callsOf(metalPosition)).toHaveLength(1);
    api.restore();
  });
});
