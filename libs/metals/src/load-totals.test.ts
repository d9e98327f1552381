import fc from 'fast-check';
import type { CountedItem } from './item-details';
import { itemTotals } from './load-item';
import type { ConverterGroup, PricedItem } from './load-item';
import { loadTotals, paidShare } from './load-totals';

const noDiscount = { discount: null, discountIsPercentage: true };

function item(
  group: ConverterGroup,
  quantity: number,
  adjustedPrice: number,
  state: Partial<CountedItem> = {},
  unit = 1,
): CountedItem {
  const priced: PricedItem = { group, quantity, unit, adjustedPrice };
  return {
    ...priced,
    ...itemTotals(priced),
    status: 1,
    isDidNotBuy: false,
    isMarkForTest: false,
    ...state,
  };
}

describe('the totals of one item', () => {
  it.each<ConverterGroup>(['CERAMIC', 'DIESEL', 'AFTER MKT', 'TEST', 'PULLED'])(
    '[LDET-035] [LDET-036] counts %s in whole units with the unit forced to 1',
    (group) => {
      expect(itemTotals({ group, quantity: 2.25, unit: 7, adjustedPrice: 10 })).toEqual({
        unit: 1,
        finalQty: 2.25,
        finalUnit: 3,
        total: 22.5,
      });
    },
  );

  it.each<ConverterGroup>(['DOMESTIC WIRE', 'IMPORT WIRE', 'OTHER'])(
    '[LDET-036] leaves the unit of %s free',
    (group) => {
      expect(itemTotals({ group, quantity: '12.5', unit: 3, adjustedPrice: '4.10' })).toEqual({
        unit: 3,
        finalQty: 37.5,
        finalUnit: 3,
        total: 153.75,
      });
    },
  );

  it('rounds a total to cents half up', () => {
    expect(itemTotals({ group: 'DIESEL', quantity: 0.5, unit: 1, adjustedPrice: 102.79 }).total).toBe(51.4);
  });

  it.each([null, '', 0])('is 0 for quantity %p', (quantity) => {
    const totals = itemTotals({ group: 'CERAMIC', quantity, unit: null, adjustedPrice: 5 });
    expect(totals).toEqual({ unit: 1, finalQty: 0, finalUnit: 0, total: 0 });
  });

  it('is 0 without a price', () => {
    expect(itemTotals({ group: 'OTHER', quantity: 2, unit: '', adjustedPrice: null })).toEqual({
      unit: 1,
      finalQty: 2,
      finalUnit: 1,
      total: 0,
    });
  });

  it('holds huge and negative quantities without −0', () => {
    expect(itemTotals({ group: 'CERAMIC', quantity: 1e9, unit: 1, adjustedPrice: 99999.99 }).total).toBe(
      99999990000000,
    );
    expect(itemTotals({ group: 'CERAMIC', quantity: -0.5, unit: 1, adjustedPrice: 10 })).toEqual({
      unit: 1,
      finalQty: -0.5,
      finalUnit: 0,
      total: -5,
    });
  });
});

const underReview = { status: 0 };
const yardPickup = [
  item('CERAMIC', 2, 172.23),
  item('CERAMIC', 1, 207.38),
  item('CERAMIC', 3, 99.17),
  item('DIESEL', 0.5, 102.79, underReview),
  item('CERAMIC', 2, 103.79),
  item('CERAMIC', 1, 240, { status: 3 }),
  item('AFTER MKT', 4, 35.6),
  item('DOMESTIC WIRE', 12.5, 4.1),
  item('CERAMIC', 1, 76.27, underReview),
  item('CERAMIC', 1, 143.21, { ...underReview, isMarkForTest: true }),
  item('CERAMIC', 1, 36.27, { isDidNotBuy: true }),
];

describe('the totals of a load', () => {
  it('sums what is bought and marks it down', () => {
    const totals = loadTotals(yardPickup, { discount: -1.5, discountIsPercentage: true });
    expect(totals).toMatchObject({ subtotal: 1761.46, discountAmount: -26.42, tax: 0, grandtotal: 1735.04 });
  });

  it('counts by group, with test and pulled units apart', () => {
    expect(loadTotals(yardPickup, noDiscount).details).toEqual({
      totalPieceCount: 16,
      totalUnits: 15,
      totalUnits1: 1,
      totalUnits2: 0,
      domesticFoilValue: 51.25,
      domesticFoilLBS: 12.5,
      importFoilValue: 0,
      importFoilLBS: 0,
      totalAllFoilPieces: 1,
      totalDomesticFoilPieces: 1,
      totalImportFoilPieces: 0,
      dieselValue: 51.4,
      dieselUnitCount: 0.5,
      totalDieselPieces: 1,
      miscValue: 0,
      miscUnitCount: 0,
      totalMiscPieces: 0,
      afmktValue: 142.4,
      afmktUnitCount: 4,
      totalAfmktPieces: 4,
      ceramicValue: 1373.2,
      ceramicUnitCount: 10,
      totalCeramicPieces: 10,
      testUnits: 1,
      pulledUnits: 1,
    });
  });

  it('keeps wire, misc. and units of a part apart', () => {
    const { details } = loadTotals(
      [
        item('IMPORT WIRE', 20, 6.25, {}, 2),
        item('DOMESTIC WIRE', 7.5, 4, {}, 3),
        item('OTHER', 2.5, 3, {}, 4),
        item('CERAMIC', 1.75, 76.27),
        item('TEST', 2, 10),
        item('PULLED', 1.5, 10),
      ],
      noDiscount,
    );
    expect(details).toMatchObject({
      totalPieceCount: 11,
      totalUnits: 2,
      totalUnits1: 5,
      totalUnits2: 4,
      importFoilLBS: 40,
      importFoilValue: 250,
      domesticFoilLBS: 22.5,
      domesticFoilValue: 90,
      totalAllFoilPieces: 5,
      totalMiscPieces: 4,
      miscUnitCount: 10,
      miscValue: 30,
      totalCeramicPieces: 2,
      ceramicUnitCount: 1.75,
      testUnits: 2,
      pulledUnits: 2,
    });
  });

  it.each<[string, Partial<CountedItem>]>([
    ['rejected', { status: 2 }],
    ['not bought', { isDidNotBuy: true }],
    ['not bought and marked for test', { isDidNotBuy: true, isMarkForTest: true }],
  ])('leaves an item that is %s out of the money and counts it as pulled', (_name, state) => {
    const { subtotal, grandtotal, details } = loadTotals([item('DIESEL', 3, 50, state)], noDiscount);
    expect([subtotal, grandtotal, details.totalDieselPieces, details.testUnits, details.pulledUnits]).toEqual(
      [0, 0, 0, 0, 3],
    );
  });

  it.each([
    [10, false, 10, 110],
    [-10.55, false, -10.55, 89.45],
    [2.5, null, 2.5, 102.5],
    [-250, false, -100, 0],
    [-101, true, -100, 0],
    ['', true, 0, 100],
  ])('changes 100 by %p, percent %p', (discount, discountIsPercentage, discountAmount, grandtotal) => {
    const totals = loadTotals([item('CERAMIC', 1, 100)], { discount, discountIsPercentage });
    expect([totals.discountAmount, totals.grandtotal]).toEqual([discountAmount, grandtotal]);
  });

  it('is 0 for an empty load', () => {
    const { subtotal, discountAmount, grandtotal } = loadTotals([], {
      discount: -5,
      discountIsPercentage: false,
    });
    expect([subtotal, discountAmount, grandtotal]).toEqual([0, 0, 0]);
  });
});

describe('properties', () => {
  const groups = fc.constantFrom<ConverterGroup>('CERAMIC', 'DIESEL', 'AFTER MKT', 'DOMESTIC WIRE', 'OTHER');
  const items = fc.array(
    fc
      .tuple(groups, fc.integer({ min: 1, max: 400 }), fc.integer({ min: 0, max: 99_999 }), fc.nat(3))
      .map(([group, quarters, cents, status]) => item(group, quarters / 4, cents / 100, { status })),
  );

  it('the values of the groups come to the subtotal, and subtotal and discount to the grand total', () => {
    fc.assert(
      fc.property(items, fc.integer({ min: -99, max: 99 }), (list, discount) => {
        const totals = loadTotals(list, { discount, discountIsPercentage: true });
        const { ceramicValue, dieselValue, afmktValue, domesticFoilValue, miscValue } = totals.details;
        const inCents = (usd: number) => Math.round(usd * 100);
        const values = [ceramicValue, dieselValue, afmktValue, domesticFoilValue, miscValue];
        expect(values.map(inCents).reduce((a, b) => a + b, 0)).toBe(inCents(totals.subtotal));
        expect(inCents(totals.subtotal) + inCents(totals.discountAmount)).toBe(inCents(totals.grandtotal));
      }),
    );
  });

  it('the order of the items does not matter', () => {
    fc.assert(
      fc.property(items, (list) => {
        expect(loadTotals([...list].reverse(), noDiscount)).toEqual(loadTotals(list, noDiscount));
      }),
    );
  });

  it('whole units are never fewer than full-unit equivalents', () => {
    fc.assert(
      fc.property(items, (list) => {
        const { details } = loadTotals(list, noDiscount);
        expect(details.totalCeramicPieces).toBeGreaterThanOrEqual(details.ceramicUnitCount);
        expect(details.totalUnits % 1).toBe(0);
      }),
    );
  });
});

describe('what is paid for some lines of a load', () => {
  const off = (discount: number, discountIsPercentage = false) => ({ discount, discountIsPercentage });

  it.each([
    [{ part: 30, subtotal: 120 }, noDiscount, 30],
    [{ part: '30', subtotal: '120' }, off(-10, true), 27],
    [{ part: 30, subtotal: 120 }, off(-20), 25],
    [{ part: 30, subtotal: 120 }, off(40), 40],
    [{ part: 30, subtotal: 120 }, off(-500), 0],
    [{ part: 0, subtotal: 0 }, off(15), 15],
    [{ part: 0, subtotal: 0 }, noDiscount, 0],
  ])('%j is its share of what the load comes to: %j', (part, discount, paid) => {
    expect(paidShare(part, discount).toNumber()).toBe(paid);
  });

  it('is all of the grandtotal for all lines, to the cent', () => {
    expect(paidShare({ part: 344.46, subtotal: 344.46 }, off(-10, true)).toNumber()).toBe(310.01);
  });
});
