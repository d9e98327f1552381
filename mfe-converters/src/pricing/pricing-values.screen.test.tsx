import {
  facilityPricing,
  familyPricing,
  globalDefaultsEdit,
  modifierHistory,
  overrideModifierEdit,
  pricingEdit,
} from '@washcoat/contract-converters';
import { answers } from '@washcoat/platform-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testId } from '../converter/converter.fixture';
import { inForce, pricer, saved, pricingTests, openPricing, box, type } from './pricing.fixture';

describe('what is typed on the pricing screen', () => {
  const { start, sentTo } = pricingTests();

  it('[PRIC-051] [PRIC-055] takes five characters of a price, and of metals only from who may set them', async () => {
    start();
    const { unmount } = openPricing();
    await type('Platinum market', '1234567');
    expect(await box('Platinum market')).toHaveValue('12345');
    await type('Platinum market', '12e-4x');
    expect(await box('Platinum market')).toHaveValue('124');
    unmount();
    openPricing('/pricing', { ...pricer, canEditMetalPrices: false });
    expect(await box('Platinum market')).toHaveAttribute('readonly');
    expect(await box('Platinum discount')).not.toHaveAttribute('readonly');
  });

  it('[PRIC-052] takes whole percents of four characters for a facility, below 0 as well', async () => {
    const list = [{ facilityId: testId(5), name: 'Atlanta', value: -3 }];
    start(
      answers(facilityPricing, { ...inForce, list }),
      answers(pricingEdit, saved('Successfully updated the Preview Data')),
    );
    openPricing('/pricing?tab=facilities');
    await type('Atlanta percent', '-12345');
    expect(await box('Atlanta percent')).toHaveValue('-123');
    await type('Atlanta percent', '-2.5');
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await box('Atlanta percent')).toHaveAccessibleDescription('Write a whole number');
    expect(sentTo('/write/v1/pricing/edit')).toEqual([]);
    await type('Atlanta percent', '-25x');
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(sentTo('/write/v1/pricing/edit')).toHaveLength(1));
    expect(sentTo('/write/v1/pricing/edit')[0]?.input).toMatchObject({
      pricingType: 2,
      abcPrice: { facilityValues: [{ facilityId: testId(5), value: -25 }] },
    });
  });

  it('[PRIC-054] takes five characters of a family, and no letters', async () => {
    const list = [{ family: 'Exotic', value: 2 }];
    start(
      answers(familyPricing, { ...inForce, isPercentage: true, list }),
      answers(pricingEdit, saved('Successfully updated the Preview Data')),
    );
    openPricing('/pricing?tab=families');
    await type('Exotic percent', '12.3456');
    expect(await box('Exotic percent')).toHaveValue('12.34');
    await type('Exotic percent', '1e2x.5');
    expect(await box('Exotic percent')).toHaveValue('12.5');
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(sentTo('/write/v1/pricing/edit')).toHaveLength(1));
    expect(sentTo('/write/v1/pricing/edit')[0]?.input).toMatchObject({
      pricingType: 3,
      abcPrice: { families: { Exotic: 12.5 } },
    });
  });

  it('[PRIC-053] takes whole defaults of four characters', async () => {
    start(answers(globalDefaultsEdit, saved('Successfully updated the Preview Data')));
    openPricing('/pricing?tab=defaults');
    await type('Weight', '-1.5');
    await userEvent.click(await screen.findByRole('button', { name: 'Preview' }));
    expect(await box('Weight')).toHaveAccessibleDescription(/Write a whole number/);
    expect(sentTo('/write/v1/pricing/globalDefaults')).toEqual([]);
    await type('Weight', '12345');
    expect(await box('Weight')).toHaveValue('1234');
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(sentTo('/write/v1/pricing/globalDefaults')).toHaveLength(1));
    expect(sentTo('/write/v1/pricing/globalDefaults')[0]?.input).toMatchObject({
      weight: 1234,
      pt: 300,
      pd: 700,
      rh: 90,
    });
  });

  it('[PRIC-050] suggests the modifier that keeps up with the metals, and shows how it was set', async () => {
    const piece = { weight: 1000, ptPPM: 1000, pdPPM: 0, rhPPM: 0 };
    const change = {
      ...piece,
      ...{ firstName: 'Ada', lastName: 'Holt', overridesModifier: -4, avgPieceValue: 27.73 },
      ...{ created: '2026-11-20T14:12:00.000Z', status: 'In force' as const },
    };
    const history = {
      ...inForce,
      ...{ list: [change], areMoreItemsAvailable: false, metalData: [], overridesModifier: -4 },
      ...{ core: { ...piece, avgPieceValue: 27.73, valueNow: 30.5 }, suggestedModifier: 9.99 },
    };
    start(
      answers(modifierHistory, history),
      answers(overrideModifierEdit, saved('Successfully updated the Preview Data')),
    );
    openPricing('/pricing?tab=override');
    await type('Modifier', '-12.5');
    expect(await box('Modifier')).toHaveValue('-12.');
    await userEvent.click(screen.getByRole('button', { name: 'Use it' }));
    expect(await box('Modifier')).toHaveValue('9.99');
    expect(screen.getByRole('row', { name: /Ada Holt/ })).toHaveTextContent('In force');
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(sentTo('/write/v1/pricing/overrideModifier')).toHaveLength(1));
    expect(sentTo('/write/v1/pricing/overrideModifier')[0]?.input).toMatchObject({
      overridesModifier: 9.99,
      ...piece,
    });
  });

  it('[PRIC-050] enters a suggestion that has no room with the decimals that have', async () => {
    const piece = { weight: 1000, ptPPM: 1000, pdPPM: 0, rhPPM: 0 };
    start(
      answers(modifierHistory, {
        ...inForce,
        ...{ list: [], areMoreItemsAvailable: false, metalData: [], overridesModifier: -4 },
        ...{ core: { ...piece, avgPieceValue: 27.73, valueNow: 27.18 }, suggestedModifier: -1.98 },
      }),
    );
    openPricing('/pricing?tab=override');
    expect(await screen.findByText(/^−1\.98 %/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Use −2.0 %' }));
    expect(await box('Modifier')).toHaveValue('-2');
  });
});
