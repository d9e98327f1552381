import {
  metalHistory,
  metalQuotes,
  pricingDetail,
  pricingEffect,
  pricingSchedule,
  staleOverrides,
} from '@washcoat/contract-converters';
import { Route, Routes } from '@washcoat/platform-sdk';
import { answers, fakeApi, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { convertersApi } from '../app/api';
import { store } from '../app/store';
import { testId } from '../converter/converter.fixture';
import PricingScreen from './pricing.screen';

export const snapshotId = testId(71);
export const inForce = { snapshotId, appliedBy: 'Dana Whitlock', appliedAt: '2026-11-20T14:12:00.000Z' };
export const abcPrice = {
  ...{ ptOz: 980, pdOz: 1070, rhOz: 4600, ptKg: 31507, pdKg: 34400.5, rhKg: 147890 },
  ...{ ptDisc: 12, pdDisc: 15, rhDisc: 250 },
  ...{ ptDiscIsPercentage: true, pdDiscIsPercentage: true, rhDiscIsPercentage: false },
  ...{ overridesModifier: -4, facilities: {}, families: {}, familiesIsPercentage: true },
};
export const marketPrice = { ptOz: 1000, pdOz: 1100, rhOz: 4800, ptKg: 32150, pdKg: 35365, rhKg: 154320 };
export const globalDefaults = { weight: 900, pt: 300, pd: 700, rh: 90 };
export const detail = { ...inForce, marketPrice, abcPrice, globalDefaults };
export const draft = {
  ...{ touchedBy: 'Ada Holt', touchedAt: '2026-11-20T15:00:00.000Z', baseSnapshotId: snapshotId },
  parts: ['metals' as const],
};
export const effect = {
  ...{ lookedAt: 3, isSample: false, up: 0, down: 0, same: 3, overridden: 1, averageChange: 0 },
  ...{ spread: [], largest: [] },
};
export const pricer = {
  ...{ hierarchy: 1, canEditPricing: true, canShowPricing: true, canEditMetalPrices: true },
  ...{ canViewGlobalPricing: true, canViewIndividualPricing: true, canViewOverrideModifier: true },
  ...{ canViewFacilityPricing: true, canViewFamilyPricing: true },
};
export const prices = (pt: number, pd: number, rh: number) => ({ pt, pd, rh });
export const metalDays = ['2026-11-19', '2026-11-20'].map((day, index) => ({
  ...{ day, market: prices(1000 + index, 1100, 4800), hedge: prices(980, 1070, 4600) },
  net: prices(862.4, 909.5, 4350),
}));
export const saved = (message: string) => ({ message, snapshotId });

/** What the pricing screen asks for at once, and what more a test answers. */
export const startPricing = (...more: Parameters<typeof fakeApi>) =>
  fakeApi(
    answers(pricingDetail, detail),
    answers(pricingEffect, effect),
    answers(metalHistory, { list: metalDays }),
    answers(metalQuotes, { source: 'manual', readAt: null, failure: '', latest: null, held: [] }),
    answers(pricingSchedule, {
      timezone: 'America/New_York',
      installationPercent: null,
      later: null,
      market: null,
    }),
    answers(staleOverrides, { list: [], areMoreItemsAvailable: false }),
    ...more,
  );

/** For the tests of a file: what starts the API of the screen for one of them, and what was sent; all ends with it. */
export function pricingTests() {
  let api: ReturnType<typeof fakeApi>;
  afterEach(() => {
    cleanup();
    api.restore();
    store.dispatch(convertersApi.util.resetApiState());
  });
  return {
    start(...more: Parameters<typeof fakeApi>) {
      api = startPricing(...more);
    },
    sentTo: (path: string) => api.calls.filter((request) => request.path === path),
    get api() {
      return api;
    },
  };
}

/** Shows the pricing screen at one of its addresses. */
export const openPricing = (route = '/pricing', session: object = pricer) =>
  renderWithPlatform(
    <Routes>
      <Route path="/pricing" element={<PricingScreen />} />
      <Route path="/previewPricing" element={<PricingScreen />} />
    </Routes>,
    { route, store, session },
  );

export const box = (name: string) => screen.findByRole('textbox', { name });

/** Types in the place of what stands in a field. */
export const type = async (name: string, text: string) => {
  const field = await box(name);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
