import fc from 'fast-check';
import { computeSettlement } from './settlement';
import { settlementChecks } from './settlement-checks';
import { statementInput } from './settlement.fixture';

const weights = { shippingDocs: { gross: 1100, tare: 100 }, mmiReceived: { gross: 1100, tare: 100 } };

/** What stands out in the worked example with `changes`. */
function checksOf(changes: Partial<typeof statementInput> = {}, receivedDate = '2026-10-12') {
  const input = { ...statementInput, ...changes };
  return settlementChecks({
    statement: computeSettlement(input),
    receivedDate,
    metalDueDate: input.metalDueDate,
    today: input.today,
  });
}

describe('the checks of a settlement', () => {
  it('find nothing in the worked example, nor in an empty one', () => {
    expect(checksOf()).toEqual([]);
    const statement = computeSettlement({ today: '2026-12-08' });
    expect(settlementChecks({ statement, today: '2026-12-08' })).toEqual([]);
  });

  it('tell a mass balance over half a percent, not one at it', () => {
    const mono = (monoNet: number) => checksOf({ ...weights, mmiProcessed: { monoNet } });
    expect([mono(995), mono(1005)]).toEqual([[], []]);
    expect(mono(994.9)).toEqual([
      {
        code: 'MASS_BALANCE',
        field: 'mmiProcessed',
        sentence: 'AB Processed is 0.51 % below AB Received; 0.5 % is usual.',
      },
    ]);
    expect(mono(1010)[0]?.sentence).toContain('1 % above');
  });

  it('tell what was lost on the way', () => {
    const received = (gross: number) => checksOf({ ...weights, mmiReceived: { gross, tare: 100 } });
    expect(received(1099)).toEqual([]);
    expect(received(1098.9)).toMatchObject([{ code: 'TRANSIT_LOSS', field: 'mmiReceived' }]);
  });

  it('tell a return of more than all there is, not one of all', () => {
    const returned = (chargeReturnPerc: string) =>
      checksOf({ hedgeTableData: [], rhMetalReturn: { chargeReturnPerc } });
    expect([returned('100'), returned('')]).toEqual([[], []]);
    expect(returned('100.01')).toMatchObject([{ code: 'RETURN_ABOVE_ALL' }]);
    expect(returned('980')).toEqual([
      {
        code: 'RETURN_ABOVE_ALL',
        field: 'rhMetalReturn',
        sentence: 'Rhodium returns 980 %: more than the lots hold.',
      },
    ]);
  });

  it('tell ounces that are hedged above what returns', () => {
    expect(checksOf({ hedgeTableData: [{ rhOz: 7.161, rhUnitPrice: 4650 }] })).toEqual([
      { code: 'OVER_HEDGED', field: 'rhMetalReturn', sentence: 'Rhodium is over-hedged by 0.001 oz.' },
    ]);
  });

  it('tell dates that cannot be', () => {
    const dated = (hedgeDate: string) => checksOf({ hedgeTableData: [{ hedgeNo: 'H-1', hedgeDate }] });
    expect(dated('2026-12-08')).toEqual([]);
    expect(dated('2026-12-09')).toMatchObject([{ code: 'HEDGE_IN_FUTURE', field: 'hedgeTableData.0' }]);
    expect(checksOf({}, '2026-12-29')).toMatchObject([{ code: 'DUE_BEFORE_RECEIVED' }]);
    expect(checksOf({}, '2026-12-28')).toEqual([]);
  });

  it('ask others after the usual ones', () => {
    const assay = { code: 'ASSAY', field: 'lotTableData.0', sentence: 'More than the catalogue expects.' };
    const statement = computeSettlement(statementInput);
    expect(settlementChecks({ statement, today: '2026-12-08' }, [() => [assay]])).toEqual([assay]);
  });

  it('hold their tongue within the mass balance, whatever the weight', () => {
    const received = fc.integer({ min: 1, max: 10 ** 9 });
    const share = fc.integer({ min: -499, max: 499 });
    fc.assert(
      fc.property(received, share, (thousandths, part) => {
        const gross = thousandths / 1000;
        const monoNet = gross + (gross * part) / 100_000;
        const checks = checksOf({ mmiReceived: { gross }, mmiProcessed: { monoNet } });
        // Cut to three decimals, a weight of a few thousandths may be off by more.
        if (thousandths > 10 ** 6) expect(checks).toEqual([]);
      }),
    );
  });
});
