import {
  metalQuoteDecide,
  metalQuotes,
  modifierHistory,
  pricingAgain,
  pricingDetail,
  pricingEdit,
  pricingSchedule,
  pricingSnapshots,
  staleOverrides,
} from '@washcoat/contract-converters';
import { answers, refuses } from '@washcoat/platform-sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { convertersApi } from '../app/api';
import { store } from '../app/store';
import { testId } from '../converter/converter.fixture';
import {
  snapshotId,
  inForce,
  abcPrice,
  detail,
  pricer,
  prices,
  saved,
  pricingTests,
  openPricing,
  box,
  type,
} from './pricing.fixture';

describe('prices of now, of before and of the market', () => {
  const at = pricingTests();
  const { start, sentTo } = at;

  it('keeps what was typed while others put prices in force, and says whose they are before it tries it on them', async () => {
    start(refuses(pricingEdit, 409, { error: 'Ada put other prices in force.', code: 'STALE_PRICING' }));
    openPricing();
    await type('Platinum hedge', '992');
    at.api.change(
      answers(pricingDetail, {
        ...detail,
        snapshotId: testId(72),
        abcPrice: { ...abcPrice, ptOz: 985, pdOz: 1111 },
      }),
    );
    store.dispatch(convertersApi.util.invalidateTags(['Pricing']));
    await waitFor(async () => expect(await box('Palladium hedge')).toHaveValue('1111'));
    expect(await box('Platinum hedge')).toHaveValue('992');
    const preview = () => userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    await preview();
    expect(await screen.findByText('Ada put other prices in force.')).toBeInTheDocument();
    at.api.change(answers(pricingEdit, saved('Successfully updated the Preview Data')));
    await preview();
    await waitFor(() => expect(sentTo('/write/v1/pricing/edit')).toHaveLength(2));
    const sent = sentTo('/write/v1/pricing/edit').map(({ input }) => input);
    expect(sent).toMatchObject([
      { baseSnapshotId: snapshotId },
      { baseSnapshotId: testId(72), abcPrice: { ptOz: 992 } },
    ]);
    expect(sent[1]).not.toHaveProperty('abcPrice.pdOz');
  });

  it('draws the metals of the last 30 days: market, hedge and net, by the ounce or the kg', async () => {
    start();
    openPricing();
    await userEvent.click(await screen.findByRole('button', { name: 'Show as table' }));
    const rows = async () =>
      within(await screen.findByRole('table', { name: /last 30 days/ }))
        .getAllByRole('row')
        .map(({ textContent }) => textContent);
    expect(await rows()).toEqual([
      'DayMarketHedgeNet',
      expect.stringMatching(/\$1,000\.00\$980\.00\$862\.40$/),
      expect.stringMatching(/\$1,001\.00\$980\.00\$862\.40$/),
    ]);
    await userEvent.click(screen.getByRole('radio', { name: 'Rh' }));
    expect((await rows())[1]).toMatch(/\$4,800\.00\$4,600\.00\$4,350\.00$/);
    await userEvent.click(screen.getByRole('radio', { name: 'kg' }));
    expect((await rows())[1]).toMatch(/\$154,320\.00/);
    expect(sentTo('/read/v1/pricing/metalHistory')[0]?.input).toEqual({ days: '30' });
  });

  it('tries prices again that were in force before, in the place of the draft', async () => {
    const applied = { appliedBy: 'Dana Whitlock', isInForce: false, parts: ['metals' as const] };
    start(
      answers(pricingSnapshots, {
        list: [
          { ...applied, snapshotId, appliedAt: inForce.appliedAt, isInForce: true, parts: [] },
          { ...applied, snapshotId: testId(60), appliedAt: '2026-11-13T14:12:00.000Z' },
        ],
        areMoreItemsAvailable: false,
      }),
      answers(pricingAgain, saved('Successfully updated the Preview Data')),
    );
    openPricing();
    await userEvent.click(await screen.findByRole('button', { name: 'Earlier prices' }));
    const dialog = await screen.findByRole('dialog', { name: 'Earlier prices' });
    const [now, before] = await within(dialog).findAllByRole('listitem');
    expect(now).toHaveTextContent('In force');
    expect(within(dialog).getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    expect(before).toHaveTextContent('Other metal prices');
    expect(within(dialog).queryByText(/without a person/)).not.toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(window.location.pathname).toBe('/previewPricing'));
    expect(at.api.callsOf(pricingAgain)[0]?.input).toEqual({
      ...{ snapshotId: testId(60), baseSnapshotId: snapshotId },
    });
  });

  it('says that the market follows earlier prices again where that needs no person', async () => {
    const market = {
      ...{ days: [1, 5], time: '09:30', percent: 2.5, isApplied: true, waits: '' },
      ...{ setBy: 'Dana Whitlock', setAt: inForce.appliedAt },
    };
    start(
      answers(pricingSnapshots, { list: [], areMoreItemsAvailable: false }),
      answers(pricingSchedule, {
        ...{ timezone: 'America/New_York', installationPercent: null, later: null, market },
      }),
    );
    openPricing();
    await userEvent.click(await screen.findByRole('button', { name: 'Earlier prices' }));
    expect(await within(await screen.findByRole('dialog')).findByText(/without a person/)).toHaveTextContent(
      'Earlier prices stay in force until the market follows again, without a person: on Mon, Fri at 09:30 (America/New_York), and when a metal moved by 2.5 %.',
    );
  });

  it('lists the override prices left longest with what they would be calculated at', async () => {
    start(
      answers(modifierHistory, {
        ...{ ...inForce, list: [], areMoreItemsAvailable: false, metalData: [], overridesModifier: -4 },
      }),
      answers(staleOverrides, {
        list: [
          {
            ...{ productId: testId(20), oem: 'KT 0335', description: 'Underfloor', price: 240 },
            ...{ listedPrice: 230.4, calculatedPrice: 187.15, difference: -43.25 },
            updatedDate: '2026-01-13T14:12:00.000Z',
          },
        ],
        areMoreItemsAvailable: false,
      }),
    );
    openPricing('/pricing?tab=override');
    const row = await screen.findByRole('row', { name: /KT 0335/ });
    for (const text of ['$240.00', '$230.40', '$187.15', '−43.25']) expect(row).toHaveTextContent(text);
  });

  it('says where the market is read from, and has somebody confirm what moved too far', async () => {
    const quote = {
      ...{ quoteId: testId(80), market: prices(1010, 1100, 4800), state: 'taken' as const, reason: '' },
      ...{ quotedAt: inForce.appliedAt, receivedAt: inForce.appliedAt, decidedBy: null, decidedAt: null },
      source: 'http' as const,
    };
    const held = {
      ...{ ...quote, quoteId: testId(81), market: prices(1200, 1100, 4800), state: 'held' as const },
      source: 'file' as const,
      reason: 'Platinum is 18.8 % above the last.',
    };
    // The installation reads a file by now; what was held came of it.
    const told = { source: 'file' as const, readAt: inForce.appliedAt, latest: quote };
    start(
      answers(metalQuotes, { ...told, failure: 'The source answered 503.', held: [held] }),
      answers(metalQuoteDecide, { message: 'Confirmed the market prices' }),
    );
    openPricing();
    expect(await screen.findByText(/Market read from a feed: Pt 1,010/)).toBeInTheDocument();
    expect(screen.getByText(/The source answered 503\./)).toBeInTheDocument();
    expect(
      screen.getByText(/Held: Pt 1,200.*, read from a file, of.*Platinum is 18\.8 % above the last\./),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm market prices' }));
    await waitFor(() => expect(at.api.callsOf(metalQuoteDecide)).toHaveLength(1));
    expect(at.api.callsOf(metalQuoteDecide)[0]?.input).toEqual({ quoteId: testId(81), isConfirmed: true });
    cleanup();
    openPricing('/pricing', { ...pricer, canEditMetalPrices: false });
    expect(await screen.findByText(/Held: Pt 1,200/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  });
});
