import { wholeDaysBetween } from './calendar-days';
import type { IsoDate } from './calendar-days';
import { orZero, sum, toNumber } from './decimal';
import { METALS, perMetal } from './metal';
import { metalReturn } from './metal-return';
import type { MetalReturn } from './metal-return';
import { interestCharge, percentCharge, rateCharge, refiningCharge } from './settlement-charges';
import type { Charge, InterestCharge } from './settlement-charges';
import type { Hedge, SettlementInput } from './settlement-input';
import { assayed, processedTotals, weighed } from './settlement-weights';
import type { AssayedLot, ProcessedTotals, WeighedLot } from './settlement-weights';

/** Every block of a settlement with its derived values: pounds, troy ounces and USD, at most 3 decimals. */
export interface SettlementStatement {
  shippingDocs: WeighedLot;
  mmiReceived: WeighedLot;
  mmiProcessed: ProcessedTotals;
  hedgeTableData: Hedge[];
  lotTableData: AssayedLot[];
  ptMetalReturn: MetalReturn;
  pdMetalReturn: MetalReturn;
  rhMetalReturn: MetalReturn;
  ptRefiningCharge: Charge;
  pdRefiningCharge: Charge;
  rhRefiningCharge: Charge;
  advInvoice: Charge;
  intInvoice: InterestCharge;
  tc: Charge;
  sc: Charge;
  af: Charge;
  espi: InterestCharge;
  fi: Charge;
  /** Σ amounts of the metal returns. */
  totalMetalReturn: number;
  totalRefiningCharges: number;
  /** Σ charges without refining. */
  totalProductCharges: number;
  totalCharges: number;
  totalSettlementAmount: number;
}

/**
 * Derives a whole settlement statement from what was entered (domain.md 6). What the input holds for a derived
 * value is replaced; its other fields are handed on.
 *
 * @throws RangeError for something that is no number, a date that does not exist or a time without offset
 */
export function computeSettlement(input: SettlementInput): SettlementStatement {
  const hedges = [...(input.hedgeTableData ?? [])];
  const lots = (input.lotTableData ?? []).map(assayed);
  const returns = perMetal((metal) =>
    metalReturn(
      lots.map((lot) => lot[`${metal}Oz`]),
      input[`${metal}MetalReturn`] ?? {},
      hedges.map((hedge) => ({ oz: hedge[`${metal}Oz`], unitPrice: hedge[`${metal}UnitPrice`] })),
    ),
  );
  const refining = perMetal((metal) =>
    refiningCharge(returns[metal].returnOz, input[`${metal}RefiningCharge`] ?? {}),
  );
  const charges = {
    advInvoice: percentCharge(input.advInvoice ?? {}),
    intInvoice: interestCharge(input.intInvoice ?? {}, advanceDays(input)),
    tc: rateCharge(input.tc ?? {}),
    sc: rateCharge(input.sc ?? {}),
    af: rateCharge(input.af ?? {}),
    espi: interestCharge(input.espi ?? {}, earlyDays(input)),
    fi: rateCharge(input.fi ?? {}),
  };
  const totalMetalReturn = sum(METALS.map((metal) => orZero(returns[metal].amount)));
  const totalRefiningCharges = sum(METALS.map((metal) => orZero(refining[metal].chargeReturn)));
  const totalProductCharges = sum(Object.values(charges).map(({ chargeReturn }) => orZero(chargeReturn)));
  const totalCharges = totalRefiningCharges.plus(totalProductCharges);
  return {
    shippingDocs: weighed(input.shippingDocs ?? {}, 2),
    mmiReceived: weighed(input.mmiReceived ?? {}, 3),
    mmiProcessed: processedTotals(input.mmiProcessed ?? {}),
    hedgeTableData: hedges,
    lotTableData: lots,
    ptMetalReturn: returns.pt,
    pdMetalReturn: returns.pd,
    rhMetalReturn: returns.rh,
    ptRefiningCharge: refining.pt,
    pdRefiningCharge: refining.pd,
    rhRefiningCharge: refining.rh,
    ...charges,
    totalMetalReturn: toNumber(totalMetalReturn),
    totalRefiningCharges: toNumber(totalRefiningCharges),
    totalProductCharges: toNumber(totalProductCharges),
    totalCharges: toNumber(totalCharges),
    totalSettlementAmount: toNumber(totalMetalReturn.minus(totalCharges)),
  };
}

/** Days from the earliest advance to the metal due date, below 0 after it; 0 while either date is missing. */
function advanceDays(input: SettlementInput): number {
  const { metalDueDate, timeZone } = input;
  if (!metalDueDate) return 0;
  const advances = METALS.flatMap((metal): IsoDate[] => {
    const date = input[`${metal}MetalReturn`]?.advanceDate;
    return date ? [date] : [];
  });
  if (advances.length === 0) return 0;
  return Math.max(...advances.map((date) => wholeDaysBetween(date, metalDueDate, timeZone)));
}

/** Days from completion, or today while open, to the metal due date; at least 0, and 0 without a due date. */
function earlyDays({ metalDueDate, completedDate, today, timeZone }: SettlementInput): number {
  return metalDueDate ? Math.max(0, wholeDaysBetween(completedDate || today, metalDueDate, timeZone)) : 0;
}
