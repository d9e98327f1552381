import {
  facilityPricing,
  modifierHistory,
  pricingDetail,
  pricingDraftDelete,
  pricingEdit,
  productList,
} from '@washcoat/contract-converters';
import { answers, refuses } from '@washcoat/platform-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { testId } from '../converter/converter.fixture';
import {
  snapshotId,
  inForce,
  abcPrice,
  marketPrice,
  globalDefaults,
  detail,
  draft,
  saved,
  pricer,
  pricingTests,
  openPricing,
  box,
  type,
} from './pricing.fixture';

/** A modifier that was never changed. */
const unchanged = {
  ...{ ...inForce, overridesModifier: -4 },
  ...{ list: [], areMoreItemsAvailable: false, metalData: [] },
};

describe('the pricing screen', () => {
  const at = pricingTests();
  const { start, sentTo } = at;

  it('[PRIC-001] [PRIC-024] [PRIC-025] [PRIC-037] shows metals of the market, hedge, discount and net under six tabs', async () => {
    start();
    const { container } = openPricing();
    expect(await box('Platinum market')).toHaveValue('1000');
    expect(await box('Rhodium hedge')).toHaveValue('4600');
    expect(screen.getByRole('row', { name: /Platinum/ })).toHaveTextContent('862.40');
    const tabs = within(screen.getByRole('navigation', { name: 'Parts of the prices' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Global Pricing',
      'Individual Pricing',
      'Price Override Modifier',
      'Facilities',
      'Families',
      'Global Defaults',
    ]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('[PRIC-003] leads to the price modifiers those who manage them', async () => {
    start();
    const { unmount } = openPricing('/pricing', { ...pricer, canShowPriceModifier: true });
    expect(await screen.findByRole('link', { name: 'Price modifiers' })).toHaveAttribute(
      'href',
      '/price-modifiers',
    );
    unmount();
    openPricing();
    await box('Platinum market');
    expect(screen.queryByRole('link', { name: 'Price modifiers' })).not.toBeInTheDocument();
  });

  it.each([
    ['canViewGlobalPricing', ['Global Pricing', 'Global Defaults']],
    ['canViewIndividualPricing', ['Individual Pricing']],
    ['canViewOverrideModifier', ['Price Override Modifier']],
    ['canViewFacilityPricing', ['Facilities']],
    ['canViewFamilyPricing', ['Families']],
  ])(
    '[PRIC-026] [PRIC-027] [PRIC-028] [PRIC-029] [PRIC-030] opens with %s its tabs alone',
    async (flag, labels) => {
      start(
        answers(productList, { list: [], areMoreItemsAvailable: false, isLimited: false }),
        answers(modifierHistory, unchanged),
        answers(facilityPricing, { ...inForce, list: [] }),
      );
      openPricing('/pricing', { hierarchy: 1, canEditPricing: true, [flag]: true });
      const tabs = await screen.findByRole('navigation', { name: 'Parts of the prices' });
      expect(
        within(tabs)
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual(labels);
    },
  );

  it('[PRIC-031] [PRIC-032] [PRIC-033] shows a partner facilities alone, to read', async () => {
    const list = [{ facilityId: testId(5), name: 'Peachtree', value: -4 }];
    start(answers(facilityPricing, { ...inForce, list }));
    openPricing('/pricing', { hierarchy: 10, canEditPricing: true });
    expect(await screen.findByRole('row', { name: /Peachtree/ })).toHaveTextContent('−4.00 %');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Preview|Apply|Top Results/ })).not.toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(at.api.calls.map(({ path }) => path)).toEqual(['/read/v1/pricing/facilities']);
  });

  it.each([
    ['global', 'Platinum discount', '12'],
    ['override', 'Modifier', '-4'],
    ['defaults', 'Weight', '900'],
  ])('lets a partner read %s and set nothing (GAP-PRIC-06)', async (tab, field, value) => {
    const core = {
      ...{ weight: 950, ptPPM: 620, pdPPM: 1180, rhPPM: 190 },
      ...{ avgPieceValue: 72.96, valueNow: 74.35 },
    };
    start(answers(modifierHistory, { ...unchanged, core, suggestedModifier: 1.91 }));
    openPricing(`/pricing?tab=${tab}`, { ...pricer, hierarchy: 10 });
    expect(await box(field)).toHaveValue(value);
    for (const each of screen.getAllByRole('textbox')) expect(each).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: /^Use|Preview|Apply/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('radiogroup', { name: /discount in/ })).not.toBeInTheDocument();
  });

  it('says since when prices are in force, by whom, and what their market came from', async () => {
    const marketSource = { kind: 'file', at: '2026-11-20T09:00:00.000Z' } as const;
    start(answers(pricingDetail, { ...detail, marketSource }));
    openPricing();
    await box('Platinum market');
    // Of all that may be read, what this tab has.
    expect(sentTo('/read/v1/pricing/get').map(({ input }) => input)).toEqual([{ pricingType: '1' }]);
    expect(screen.getByText(/^Prices in force since/)).toHaveTextContent(
      /^Prices in force since .*, by .*; the market read from a file on 20th Nov, 2026 .*\.$/,
    );
  });

  it('[PRIC-002] [PRIC-048] [PRIC-070] tries only what was changed, and goes to the preview with its tab', async () => {
    start(answers(pricingEdit, saved('Successfully updated the Preview Data')));
    openPricing();
    await type('Platinum hedge', '992');
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    await waitFor(() =>
      expect(window.location.pathname + window.location.search).toBe('/previewPricing?tab=global'),
    );
    expect(await screen.findByText('Successfully updated the Preview Data')).toBeInTheDocument();
    const [sent] = sentTo('/write/v1/pricing/edit');
    expect(sent?.input).toEqual({
      ...{ isPreview: true, baseSnapshotId: snapshotId, pricingType: 1 },
      ...{ marketPrice: {}, abcPrice: { ptOz: 992 } },
    });
  });

  it('[PRIC-049] [PRIC-071] asks before prices come in force, and names whose draft goes with them', async () => {
    start(
      answers(pricingEdit, saved('Successfully edited Pricing')),
      answers(pricingDetail, {
        ...detail,
        draft,
        preview: { marketPrice, abcPrice: { ...abcPrice, ptOz: 990 }, globalDefaults },
      }),
    );
    openPricing();
    expect(await box('Platinum hedge')).toHaveValue('990');
    expect(screen.getByText('was 980')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Apply prices' }));
    const question = await screen.findByRole('alertdialog', { name: 'Apply prices' });
    expect(question).toHaveTextContent('With the draft of Ada Holt.');
    expect(sentTo('/write/v1/pricing/edit')).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Apply prices' }));
    expect(await screen.findByText('Successfully edited Pricing')).toBeInTheDocument();
    expect(sentTo('/write/v1/pricing/edit')[0]?.input).toMatchObject({
      isPreview: false,
      baseSnapshotId: snapshotId,
      draftTouchedAt: draft.touchedAt,
    });
  });

  it('keeps what was typed and says who was faster when other prices are in force', async () => {
    const error =
      'Bo Buyer put other prices in force on 20th Nov, 2026 10:00 am. Look at them, then preview again.';
    start(refuses(pricingEdit, 409, { error, code: 'STALE_PRICING' }));
    openPricing();
    await type('Platinum hedge', '992');
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByText(error)).toBeInTheDocument();
    expect(await box('Platinum hedge')).toHaveValue('992');
  });

  it('[PRIC-068] [PRIC-069] tells a failed preview and a failed save in their own words', async () => {
    start(refuses(pricingEdit, 500, { error: '' }));
    openPricing();
    await userEvent.click(await screen.findByRole('button', { name: 'Preview' }));
    expect(await screen.findByText('Something went wrong please try agian later')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Apply prices' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Apply prices' }));
    await waitFor(() =>
      expect(question).toHaveTextContent('Oops! Something went wrong. Please try again later'),
    );
  });

  it('[PRIC-035] [GAP-PRIC-08] shows prices of a kg derived, to read', async () => {
    start();
    openPricing();
    await box('Platinum market');
    await userEvent.click(screen.getByRole('radio', { name: 'kg' }));
    expect(screen.getByRole('row', { name: /Platinum/ })).toHaveTextContent('32,150.00');
    expect(screen.queryByRole('textbox', { name: 'Platinum market' })).not.toBeInTheDocument();
  });

  it('[PRIC-036] [PRIC-039] reckons a discount in percent or dollars', async () => {
    start(answers(pricingEdit, saved('Successfully updated the Preview Data')));
    openPricing();
    await box('Platinum discount');
    const kind = screen.getByRole('radiogroup', { name: 'Platinum discount in' });
    await userEvent.click(within(kind).getByRole('radio', { name: '$' }));
    expect(screen.getByRole('row', { name: /Platinum/ })).toHaveTextContent('968.00');
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(sentTo('/write/v1/pricing/edit')).toHaveLength(1));
    expect(sentTo('/write/v1/pricing/edit')[0]?.input).toMatchObject({
      abcPrice: { ptDiscIsPercentage: false },
    });
  });

  it('discards the draft that is seen, when it is meant', async () => {
    start(
      answers(pricingDetail, {
        ...detail,
        draft,
        preview: { marketPrice, abcPrice: { ...abcPrice, ptOz: 990 }, globalDefaults },
      }),
      answers(pricingDraftDelete, { message: 'Deleted Successfully' }),
    );
    openPricing();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard draft' }));
    const question = await screen.findByRole('alertdialog', { name: 'Discard draft' });
    await userEvent.click(within(question).getByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(sentTo('/write/v1/pricing/draft')).toHaveLength(1));
    expect(sentTo('/write/v1/pricing/draft')[0]?.input).toEqual({ touchedAt: draft.touchedAt });
    await waitFor(async () => expect(await box('Platinum hedge')).toHaveValue('980'));
  });
});
