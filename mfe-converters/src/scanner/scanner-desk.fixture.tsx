import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productDetail, productList, priceHistory } from '@washcoat/contract-converters';
import { facilityList, type SignedIn } from '@washcoat/contract-entities';
import { itemDelete, itemsAdd, loadGet, loadList } from '@washcoat/contract-loads';
import { connectionStore } from '@washcoat/platform-sdk';
import { answers, fakeApi, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { z } from 'zod';
import { convertersApi } from '../app/api';
import { store } from '../app/store';
import { converterA, detailA, openCart, sharedStamp, testId } from '../converter/converter.fixture';
import { IdentifyRoute } from './identify-route';
import { openedCart, scannedItem } from './scanner.fixture';

/** Somebody who fills carts and sees prices. */
export const buyer: Partial<SignedIn> = {
  hierarchy: 1,
  canShowPricing: true,
  canAccessAssay: true,
  canBuildCart: true,
};
export const monday = openCart(11, 'Monday run');
export const barn = openCart(12, 'Barn find');
/** Carries the stamp of `sharedStamp` too. */
export const twin = {
  ...sharedStamp,
  productId: testId(3),
  typeName: 'CERAMIC',
  subweight: 900,
  offerPrice: 99.5,
};
const found = (...list: (typeof converterA)[]) => ({ list, areMoreItemsAvailable: false, isLimited: false });
const sent = z.object({ loadId: z.string(), lines: z.array(z.looseObject({ key: z.string() })) });

/** The lines of a call, each with the cart it goes into. */
function linesIn(input: unknown) {
  const { loadId, lines } = sent.parse(input);
  return lines.map((line) => ({ loadId, ...line }));
}

function served() {
  let added = 0;
  return fakeApi(
    answers(loadList, { list: [monday, barn], areMoreItemsAvailable: false }),
    answers(loadGet, openedCart(monday, 1735.04)),
    answers(facilityList, { list: [], areMoreItemsAvailable: false }),
    answers(productDetail, detailA),
    answers(priceHistory, { list: [], high: null, low: null, average: null }),
    answers(productList, ({ input }) => {
      if (input.text === '55570431') return found(sharedStamp, twin);
      if (input.text === 'KT O334') return found(converterA);
      return input.text === 'KT 0334' ? found(converterA) : found();
    }),
    answers(itemsAdd, ({ input }) => ({
      message: 'Items added',
      lines: linesIn(input).map(({ key, ...line }) => ({ key, item: scannedItem(++added, line) })),
    })),
    answers(itemDelete, { message: 'Deleted Successfully' }),
  );
}

/** Opens the page at an address of the search, or of the scanner. */
export function renderIdentify(session: Partial<SignedIn>, route = '/converters/identify?scan=1') {
  return renderWithPlatform(<IdentifyRoute />, { store, session, route });
}

/** The scanner with two open carts, of which the first is filled, and a server that knows a few codes. */
export class ScannerDesk {
  readonly api = served();

  constructor() {
    connectionStore.set(true);
  }

  /** Opens the scanner and answers its line. */
  async open(session: Partial<SignedIn> = buyer) {
    localStorage.setItem('washcoat.last-cart.00000000-0000-4000-8000-000000000001', monday.loadId);
    renderIdentify(session);
    return screen.findByPlaceholderText('Scan or type a code');
  }

  scan(code: string) {
    return userEvent.keyboard(`${code}{Enter}`);
  }

  part() {
    return screen.findByRole('region', { name: 'Scanned part' });
  }

  /** What was sent to be added, each with its key. */
  sentLines() {
    return this.api.callsOf(itemsAdd).flatMap(({ input }) => linesIn(input));
  }

  addedItems() {
    return this.sentLines().map(({ key: _key, ...line }) => line);
  }

  /** Ends what a test began; what is on its way comes to its end first. */
  async leave() {
    await this.api.settled();
    cleanup();
    store.dispatch(convertersApi.util.resetApiState());
    this.api.restore();
    localStorage.clear();
  }
}
