import fc from 'fast-check';
import { computeSettlement } from './settlement';
import { statementInput } from './settlement.fixture';
import { trunc3 } from './truncation';

describe('[SET-074] [SET-075] the worked example of a settlement statement', () => {
  const statement = computeSettlement(statementInput);

  it.each([
    ['pt', 32.717, 32.062, 987.33, 31655.774, 384.744],
    ['pd', 59.436, 58.247, 1067.09, 62154.791, 582.47],
    ['rh', 8.137, 7.16, 4667.14, 33416.722, 608.6],
  ] as const)('returns %s', (metal, totalOz, returnOz, averagePrice, amount, refining) => {
    expect(statement[`${metal}MetalReturn`]).toMatchObject({ totalOz, returnOz, averagePrice, amount });
    expect(statement[`${metal}RefiningCharge`]).toMatchObject({ quantity: returnOz, chargeReturn: refining });
  });

  it('cuts the ounces of each lot', () => {
    expect(statement.lotTableData.map(({ lotNo, ptOz, pdOz, rhOz }) => [lotNo, ptOz, pdOz, rhOz])).toEqual([
      ['L-1', 24.502, 43.904, 6.918],
      ['L-2', 8.215, 15.532, 1.219],
    ]);
  });

  it('leaves the ounces that no hedge covers', () => {
    const { ptMetalReturn, pdMetalReturn, rhMetalReturn } = statement;
    expect([ptMetalReturn.hedgedOz, pdMetalReturn.hedgedOz, rhMetalReturn.hedgedOz]).toEqual([30, 55, 7]);
    expect([ptMetalReturn.balanceOz, pdMetalReturn.balanceOz, rhMetalReturn.balanceOz]).toEqual([
      2.062, 3.247, 0.16,
    ]);
  });

  it('charges', () => {
    const { advInvoice, intInvoice, tc, sc, af, espi, fi } = statement;
    expect([advInvoice, intInvoice, tc, sc, af, espi, fi].map(({ chargeReturn }) => chargeReturn)).toEqual([
      60000, 600, 3241.012, 150, 900, 166.666, 1250,
    ]);
    expect([intInvoice.days, espi.days]).toEqual([45, 20]);
  });

  it('totals', () => {
    expect(statement).toMatchObject({
      totalMetalReturn: 127227.287,
      totalRefiningCharges: 1575.814,
      totalProductCharges: 66307.678,
      totalCharges: 67883.492,
      totalSettlementAmount: 59343.795,
    });
  });
});

describe('days of interest', () => {
  const days = (dates: Partial<typeof statementInput>) => {
    const { intInvoice, espi } = computeSettlement({ ...statementInput, ...dates });
    return [intInvoice.days, espi.days];
  };

  it('run to an end-of-day due date on the calendar of the installation, whatever the clocks do', () => {
    const overTheClockChange = {
      ptMetalReturn: { advanceDate: '2026-10-20T04:00:00Z' },
      pdMetalReturn: null,
      metalDueDate: '2026-12-05T04:59:59.999Z',
      today: '2026-11-14T23:30:00-05:00',
    };
    expect(days(overTheClockChange)).toEqual([45, 20]);
    expect(days({ ...overTheClockChange, timeZone: 'UTC' })).toEqual([46, 20]);
  });

  it('run from completion once the settlement is completed', () => {
    expect(days({ completedDate: '2026-12-18' })).toEqual([45, 10]);
  });

  it('give interest back for an advance after the due date', () => {
    const { intInvoice } = computeSettlement({ ...statementInput, metalDueDate: '2026-11-04' });
    expect([intInvoice.days, intInvoice.chargeReturn]).toEqual([-9, -120]);
  });

  it('are at least 0 for early payment, and 0 while a date is missing', () => {
    expect(days({ today: '2027-01-15' })).toEqual([45, 0]);
    expect(days({ metalDueDate: null })).toEqual([0, 0]);
    expect(days({ ptMetalReturn: {}, pdMetalReturn: { advanceDate: '' } })).toEqual([0, 20]);
  });
});

describe('what is entered', () => {
  it('makes a statement of zeros when it is nothing', () => {
    const statement = computeSettlement({ today: '2026-12-08' });
    expect(statement.ptMetalReturn).toEqual({
      totalOz: 0,
      returnOz: 0,
      hedgedOz: 0,
      balanceOz: 0,
      averagePrice: 0,
      amount: 0,
    });
    expect([statement.totalCharges, statement.totalSettlementAmount, statement.shippingDocs.net]).toEqual([
      0, 0, 0,
    ]);
  });

  it('is handed on, but never a derived value', () => {
    const sent = { chargeReturnPerc: 1250, quantity: 1, chargeReturn: 1 };
    const { fi, lotTableData } = computeSettlement({ ...statementInput, fi: sent });
    expect(fi).toEqual({ chargeReturnPerc: 1250, quantity: 1, chargeReturn: 1250 });
    expect(lotTableData[0]).toMatchObject({ lotNo: 'L-1', netDry: 1520.5, ptPpm: 1105 });
  });

  it('may be decimal text', () => {
    expect(
      computeSettlement({ ...statementInput, tc: { quantity: '2400.75', chargeReturnPerc: '1.35' } }).tc,
    ).toMatchObject({ chargeReturn: 3241.012 });
  });

  it('is refused when it is no number or no date', () => {
    expect(() => computeSettlement({ ...statementInput, fi: { quantity: 'one' } })).toThrow(RangeError);
    expect(() => computeSettlement({ ...statementInput, metalDueDate: '28/12/2026' })).toThrow(RangeError);
  });
});

it('the order of lots and hedges does not change the totals', () => {
  const rows = fc.array(
    fc.record({
      netDry: fc.integer({ min: 0, max: 500_000 }).map((hundredths) => hundredths / 100),
      ptPpm: fc.integer({ min: 0, max: 5000 }),
      ptOz: fc.integer({ min: 0, max: 5000 }).map((thousandths) => thousandths / 1000),
      ptUnitPrice: fc.integer({ min: 0, max: 200_000 }).map((cents) => cents / 100),
    }),
  );
  fc.assert(
    fc.property(rows, (list) => {
      const totals = (each: typeof list) => {
        const { ptMetalReturn, totalCharges, totalSettlementAmount } = computeSettlement({
          ...statementInput,
          lotTableData: each.map(({ netDry, ptPpm }) => ({ netDry, ptPpm })),
          hedgeTableData: each.map(({ ptOz, ptUnitPrice }) => ({ ptOz, ptUnitPrice })),
        });
        return [ptMetalReturn, totalCharges, totalSettlementAmount];
      };
      expect(totals([...list].reverse())).toEqual(totals(list));
    }),
  );
});

it('every total is the sum of its parts', () => {
  const usd = fc.integer({ min: 0, max: 10 ** 7 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(usd, usd, usd, (tc, sc, fi) => {
      const statement = computeSettlement({
        ...statementInput,
        tc: { quantity: 1, chargeReturnPerc: tc },
        sc: { quantity: 1, chargeReturnPerc: sc },
        fi: { quantity: 1, chargeReturnPerc: fi },
      });
      const { totalRefiningCharges, totalProductCharges, totalCharges } = statement;
      expect(totalCharges).toBeCloseTo(totalRefiningCharges + totalProductCharges, 6);
      expect(statement.totalSettlementAmount).toBeCloseTo(statement.totalMetalReturn - totalCharges, 6);
      expect(trunc3(totalCharges)).toBe(totalCharges);
    }),
  );
});
