import { catAlert, derive, describeChange, groupOf, statusOfNew } from './item';
import { agreedItem as item } from './item.fixture';

describe('an item of a load', () => {
  it('[LDET-035] [LDET-036] forces the unit of pieces to 1, counts parts as whole pieces and prices them as parts', () => {
    const piece = { group: 'CERAMIC', quantity: 2.5, unit: 7, adjustedPrice: 172.23 } as const;
    expect(derive(piece)).toEqual({ unit: 1, finalQty: 2.5, finalUnit: 3, total: 430.58 });
    const wire = { group: 'DOMESTIC WIRE', quantity: 12.5, unit: 3, adjustedPrice: 4.1 } as const;
    expect(derive(wire)).toEqual({ unit: 3, finalQty: 37.5, finalUnit: 3, total: 153.75 });
  });

  it.each([
    [0, 1],
    [1, 0],
    [-1, 1],
    [1, -2],
  ])('[LDET-053] refuses quantity %d with unit %d', (quantity, unit) => {
    expect(() => derive({ group: 'OTHER', quantity, unit, adjustedPrice: 1 })).toThrow(
      'Please enter valid count for unit and quantity',
    );
  });

  it.each([
    ['CERAMIC', 1e-9, 1, 'Use a quantity of at least 0.25'],
    ['DIESEL', 0.24, 1, 'Use a quantity of at least 0.25'],
    ['AFTER MKT', 1.005, 1, 'Use a quantity with at most 2 decimals'],
    ['DOMESTIC WIRE', 0.009, 1, 'Use a quantity of at least 0.01'],
    ['OTHER', 1, 1e-9, 'Use a unit of at least 0.01'],
    ['IMPORT WIRE', 1, 0.125, 'Use a unit with at most 2 decimals'],
  ] as const)('[LDET-034] refuses of %s a quantity of %d with unit %d', (group, quantity, unit, sentence) => {
    expect(() => derive({ group, quantity, unit, adjustedPrice: 1 })).toThrow(sentence);
  });

  it('[LDET-034] takes the parts of a piece, and pounds to the hundredth', () => {
    for (const quantity of [0.25, 0.5, 0.75, 1.1, 99_999.99])
      expect(derive({ group: 'CERAMIC', quantity, unit: 1, adjustedPrice: 1 }).finalQty).toBe(quantity);
    expect(derive({ group: 'IMPORT WIRE', quantity: 0.01, unit: 1, adjustedPrice: 1 }).total).toBe(0.01);
  });

  it('raises the alert for converters marked for test and for more than 15 % above the listed price', () => {
    expect(catAlert({ ...item, isMarkForTest: true })).toBe(true);
    expect(catAlert({ ...item, listedPrice: 100, adjustedPrice: 115 })).toBe(false);
    expect(catAlert({ ...item, listedPrice: 100, adjustedPrice: 115.01 })).toBe(true);
    expect(catAlert({ ...item, listedPrice: null, adjustedPrice: 999 })).toBe(false);
  });

  it('sends to review what a side adds to a load in which the other one takes part', () => {
    const started = { startedBy: 'buyer', assistantId: null, isSellerIn: false } as const;
    expect(statusOfNew(started, 'buyer')).toBe(1);
    expect(statusOfNew(started, 'seller')).toBe(0);
    expect(statusOfNew({ ...started, assistantId: 'maya' }, 'buyer')).toBe(1);
    expect(statusOfNew({ ...started, isSellerIn: true }, 'buyer')).toBe(0);
    const asked = { startedBy: 'seller', assistantId: null, isSellerIn: true } as const;
    expect(statusOfNew(asked, 'seller')).toBe(1);
    expect(statusOfNew(asked, 'buyer')).toBe(0);
    expect(statusOfNew({ ...asked, assistantId: 'maya' }, 'seller')).toBe(0);
  });

  it('counts unknown types as misc', () => {
    expect(groupOf('ceramic')).toBe('CERAMIC');
    expect(groupOf('After Mkt ')).toBe('AFTER MKT');
    expect(groupOf('Motorcycle')).toBe('OTHER');
  });

  it('says what an edit changed', () => {
    expect(describeChange(item, { ...item, quantity: 3 })).toBe('KT 0334 quantity 2 to 3');
    expect(describeChange(item, { ...item, adjustedPrice: 180, isDidNotBuy: true })).toBe(
      'KT 0334 price 172.23 to 180.00, did not buy',
    );
    expect(describeChange(item, item)).toBe('KT 0334 unchanged');
  });
});
