import { aLoadDetail, anItem } from '../testing/loads.fixture';
import { countsOf } from './counts';
import { discountProblem, formatDiscount } from './discount';
import { isRealDate, missingDocuments, signatureDate } from './missing-documents';
import { completeBlocked, finishBlocked } from './order-step';

const unsigned = { signature: null, date: '' };
const signed = { signature: 'data:image/png;base64,AA==', date: '11/20/2026' };

it('lists what the facility requires and the load does not have', () => {
  const strict = { isEinRequired: true, isPicRequired: true, isSignRequired: true };
  expect(missingDocuments(aLoadDetail({ ...strict, ein: null }), unsigned)).toEqual([
    'The EIN of the customer',
    'A picture of 1 item',
    'The signature',
    'The date of the signature',
  ]);
  const items = [anItem({ loadUrls: ['/files/1.jpg'] })];
  expect(missingDocuments(aLoadDetail({ ...strict, items }), signed)).toEqual([]);
  expect(missingDocuments(aLoadDetail({ ein: null }), unsigned)).toEqual([]);
});

it('counts the items without a picture that are bought, once it knows all of them', () => {
  const pictured = anItem({ loadUrls: ['/files/1.jpg'] });
  const free = anItem({ productId: null, type: 'OTHER' });
  const unbought = [anItem({ isDidNotBuy: true }), anItem({ status: 2 })];
  const load = aLoadDetail({
    isPicRequired: true,
    items: [pictured, anItem(), free, anItem({ status: 0 }), ...unbought],
  });
  expect(missingDocuments(load, unsigned)).toEqual(['A picture of 3 items']);
  expect(missingDocuments({ ...load, areMoreItemsAvailable: true }, unsigned)).toEqual([]);
  expect(missingDocuments({ ...load, items: [pictured, ...unbought] }, unsigned)).toEqual([]);
  expect(missingDocuments({ ...load, isPicRequired: false }, unsigned)).toEqual([]);
});

it('[LDET-055] takes digits and slashes only, ten at most, and knows real days', () => {
  expect(signatureDate('11-/20/2026 and more')).toBe('11/20/2026');
  expect(signatureDate('1234567890123')).toBe('1234567890');
  expect(isRealDate('02/29/2028')).toBe(true);
  for (const wrong of ['02/29/2026', '13/01/2026', '1/2/2026', '']) expect(isRealDate(wrong)).toBe(false);
});

it('[LDET-056] [LDET-060] refuses a markup to those who may only mark down', () => {
  const percents = { marksDownOnly: false, isPercentage: true };
  const downOnly = { ...percents, marksDownOnly: true };
  expect(discountProblem('2', downOnly)).toBe('You may only mark down: start with a minus.');
  expect(discountProblem('-2', downOnly)).toBeUndefined();
  expect(discountProblem('2', percents)).toBeUndefined();
  expect(discountProblem('-', percents)).toBe('Write a number like 1250.5');
  expect(discountProblem('two', percents)).toBe('Write a number like 1250.5');
  expect(discountProblem('-100', percents)).toBeUndefined();
  expect(discountProblem('-100.5', percents)).toBe('A mark-down is at most 100 %.');
  expect(discountProblem('-250', { ...percents, isPercentage: false })).toBeUndefined();
  expect(formatDiscount({ discount: -1.5, discountIsPercentage: true })).toBe('−1.5\u00a0%');
  expect(formatDiscount({ discount: 20, discountIsPercentage: false })).toBe('$20.00');
});

it('[LDET-048] [LDET-049] names why an order cannot be finished or completed', () => {
  const day = '2026-11-20T15:00:00.000Z';
  expect(finishBlocked(aLoadDetail())).toBeUndefined();
  expect(completeBlocked(aLoadDetail())).toBeUndefined();
  expect(finishBlocked(aLoadDetail({ sellerFinalisedDate: day, sellerFinalisedBy: 'Lee' }))).toBe(
    'Finished by Lee on 20th Nov, 2026',
  );
  expect(finishBlocked(aLoadDetail({ sellerFinalisedDate: day, sellerFinalisedBy: null }))).toBe(
    'Finished on 20th Nov, 2026',
  );
  expect(completeBlocked(aLoadDetail({ sellerFinalisedDate: day, type: 3, status: 4 }))).toBeUndefined();
  expect(completeBlocked(aLoadDetail({ buyerFinalisedDate: day }))).toBe('Completed on 20th Nov, 2026');
  const asked = aLoadDetail({ hasToBeFinished: true, firstName: 'Corner Muffler' });
  expect(completeBlocked(asked)).toBe('Corner Muffler has to finish it first, or you do it instead');
  expect(completeBlocked({ ...asked, firstName: '' })).toBe(
    'The seller has to finish it first, or you do it instead',
  );
  expect(completeBlocked({ ...asked, isHoldOver: true })).toBe('Its prices are not held any more');
  expect(finishBlocked(asked)).toBeUndefined();
  const quote = aLoadDetail({ type: 5, status: 3 });
  expect(completeBlocked(quote)).toBe('Turn the quote into a cart first');
  const heldUntil = '2026-11-24T08:00:00.000Z';
  expect(completeBlocked({ ...quote, heldUntil })).toBe(
    'The seller turns the quote into a cart while its prices are held',
  );
  expect(completeBlocked({ ...quote, heldUntil, isHoldOver: true })).toBe('Its prices are not held any more');
  expect(finishBlocked(aLoadDetail({ items: [] }))).toBe('Add an item first');
});

it('[LDET-048] [LDET-049] counts what waits also where the page knows the first fifty only', () => {
  const items = Array.from({ length: 50 }, (_, place) =>
    anItem({
      ...{ oem: `KT ${place}`, status: 0 },
      offer: { party: 'buyer', by: 'Lee', at: '2026-11-20T15:00:00.000Z', isPriceChanged: true },
    }),
  );
  const load = aLoadDetail({
    ...{ party: 'buyer', items, unanswered: items, unansweredCount: 1_203, waitingCount: 3 },
  });
  expect(completeBlocked(load)).toBe('KT 0, KT 1, KT 2 and 1,200 more wait for an answer of the seller');
  const asked = 'KT 0, KT 1, KT 2 and 1,197 more wait for an answer of the seller';
  expect(finishBlocked(load)).toBe(asked);
  expect(finishBlocked({ ...load, party: 'seller', waitingCount: 1_200 })).toBe(asked);
  const { unansweredCount: _, ...known } = load;
  expect(completeBlocked(known)).toBe('KT 0, KT 1, KT 2 and 47 more wait for an answer of the seller');
});

it('[LDET-023] [LDET-024] [LDET-025] [LDET-026] [LDET-027] [LDET-028] [LDET-029] [LDET-030] [LDET-031] [LDET-032] [LDET-033] [LDET-092] counts by group', () => {
  const counts = countsOf({
    ...aLoadDetail().invoioceItemDetails,
    totalUnits: 15,
    totalCeramicPieces: 10,
    totalDieselPieces: 1,
    totalAllFoilPieces: 2,
    domesticFoilLBS: 12.5,
    importFoilLBS: 3,
    totalAfmktPieces: 4,
    testUnits: 5,
    pulledUnits: 6,
    totalMiscPieces: 7,
    miscUnitCount: 8,
  });
  expect(Object.fromEntries(counts.map(({ label, value }) => [label, value]))).toEqual({
    'Total Units': 15,
    'Total Ceramic': 10,
    'Total Diesels': 1,
    'Total Wires': 2,
    'Domestic Wire (lb)': 12.5,
    'Import Wire (lb)': 3,
    'Total Aftermarket': 4,
    'Test Units': 5,
    'Pulled Units': 6,
    'Misc. Item Count': 7,
    'Misc. Items Qty': 8,
    'Cats per minute': '0.0 P/M',
  });
});
