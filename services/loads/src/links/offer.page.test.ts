import type { Offer, OfferLine } from './offer';
import { offerPage } from './offer.page';

const line: OfferLine = {
  oem: 'KT 0334',
  description: '',
  quantity: 2.5,
  isWeighed: false,
  isDidNotBuy: false,
  waitsFor: null,
  isOffered: true,
  price: 1180.4,
  total: 2951,
};
const offer: Offer = {
  loadName: 'Corner weekly',
  companyName: 'Corner Muffler',
  facilityName: 'Atlanta',
  standing: 'This is a quote.',
  heldUntil: null,
  expiresAt: new Date('2026-12-24T15:00:00.000Z'),
  lines: [line],
  arePricesShown: true,
  sums: { subtotal: 2951, grandtotal: 2951 },
  fingerprint: 'f',
  approval: null,
  rejection: null,
  refusal: null,
};

/** The rows of the page's table as somebody reads them. */
const rowsOf = (shown: Offer) =>
  [...offerPage(shown, { timezone: 'America/New_York' }).matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    row
      .replace(/<[^>]+>/g, '|')
      .split(/[|\n]+/)
      .map((cell) => cell.trim())
      .filter(Boolean),
  );

it('counts pieces, and pounds in full with the price of a pound, so that a line can be reckoned', () => {
  const wire = { ...line, oem: 'WIRE 7', isWeighed: true, quantity: 2.1473, price: 32.273, total: 69.3 };
  expect(rowsOf({ ...offer, lines: [line, wire] })).toEqual(
    expect.arrayContaining([
      ['KT 0334', '2.5', '$1,180.40', '$2,951.00'],
      ['WIRE 7', '2.1473 lb', '$32.273 / lb', '$69.30'],
    ]),
  );
});

it('calls what is taken off a discount and what is put on a markup', () => {
  const sumsWith = (discountAmount: number) => ({
    ...offer,
    sums: { subtotal: 100, discountAmount, grandtotal: 0 },
  });
  expect(rowsOf(sumsWith(-12.5))).toContainEqual(['Discount', '\u2212$12.50']);
  expect(rowsOf(sumsWith(12.5))).toContainEqual(['Markup', '$12.50']);
});

it('says of what has no price yet that it was not offered, and nothing where prices are not shown', () => {
  const open = { ...line, isOffered: false, price: undefined, total: undefined };
  expect(rowsOf({ ...offer, lines: [open] })).toContainEqual(['KT 0334', '2.5', 'not offered yet']);
  expect(rowsOf({ ...offer, lines: [open], arePricesShown: false })).toContainEqual(['KT 0334', '2.5']);
});
