import { cleanup, screen } from '@testing-library/react';
import { productList, type Product } from '@washcoat/contract-converters';
import { facilityList } from '@washcoat/contract-entities';
import { allFlags } from '@washcoat/contract-kernel';
import { loadGet, loadMargin } from '@washcoat/contract-loads';
import { Route, Routes } from '@washcoat/platform-sdk';
import { answers, renderWithPlatform, type FakeAnswer } from '@washcoat/platform-sdk/testing';
import { loadsApi } from '../app/api';
import { store } from '../app/store';
import { aFacility, aLoadDetail, idOf, listed } from '../testing/loads.fixture';
import LoadDetailScreen from './load-detail.screen';

/** What a search finds, unless said otherwise. */
export const product: Product = {
  productId: idOf(401),
  name: 'GM8',
  oem: 'GM8',
  serialNo: '',
  abCode: '',
  manufacturer: 'Toyota',
  model: 'Camry',
  description: 'Toyota Camry',
  family: 'Foreign Small',
  type: 1,
  typeName: 'CERAMIC',
  shape: 'cylinder',
  urls: [],
  profileUrl: null,
  isActive: true,
  isSharedStamp: false,
  offerPrice: 118.4,
};
const everything = { ...allFlags(true), isPictureMandatory: false, minimumSettingsOnly: false };

/** What two pieces of KT 0334 are bought at. */
export const aMargin = {
  appliedAt: '2026-11-20T14:12:00.000Z',
  ...{ marketValue: 428.96, paid: 337.57, margin: 91.39, marginPercent: 21.3 },
  ...{ valuedCount: 1, unknownCount: 2 },
};

export const loadPath = `/loads/load/${idOf(700)}`;

/** What the page of a load asks for before anything is done on it. */
export function known(load = aLoadDetail()): FakeAnswer[] {
  return [
    answers(loadGet, load),
    answers(loadMargin, aMargin),
    answers(facilityList, listed(aFacility({ name: 'Atlanta yard' }))),
    answers(productList, { list: [product], areMoreItemsAvailable: false, isLimited: false }),
  ];
}

/** Opens the page of the load, at `path` of it, as somebody with every right but for `session`. */
export function open(session: object = {}, path = loadPath) {
  return renderWithPlatform(
    <Routes>
      <Route path="/loads/load/:loadId" element={<LoadDetailScreen />} />
    </Routes>,
    { route: path, store, session: { ...everything, ...session } },
  );
}

export const shownItems = () => screen.findByRole('region', { name: 'Items' });

/** Leaves the page and forgets what it loaded. */
export function leave(): void {
  cleanup();
  store.dispatch(loadsApi.util.resetApiState());
  localStorage.clear();
}
