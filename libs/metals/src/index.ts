export { adjust, discount } from './adjust';
export { ASSAY_TRUST, estimateAssays } from './assay-estimate';
export type { AssayEstimate, AssayTrust, LotConverter, SettledLot } from './assay-estimate';
export { autopsy } from './autopsy/autopsy';
export { AUTOPSY_PARTS } from './autopsy/autopsy-input';
export type {
  Autopsy,
  AutopsyInput,
  AutopsyItem,
  AutopsyLot,
  AutopsyPart,
  ItemAutopsy,
  PerPart,
} from './autopsy/autopsy-input';
export { DEFAULT_TIME_ZONE, wholeDaysBetween } from './calendar-days';
export type { IsoDate } from './calendar-days';
export { OUNCE_GRAMS, OUNCES_PER_KG, POUND_GRAMS, pricePerKg, pricePerOunce } from './conversion';
export { Decimal, orZero, roundTo, toCents, toDecimal } from './decimal';
export type { Numeric } from './decimal';
export { earlyMoney, earlyMoneyByDay } from './early-money';
export type { EarlyMoney, EarlyPayment } from './early-money';
export { assaysOutside, expectedAssay, unusualAssays } from './expected-assay';
export type { ExpectedAssay, LotUnit, UnusualAssay } from './expected-assay';
export { explainValuation, isTermStep, toldSteps, withoutHouseSteps } from './explanation';
export type { ExplanationStep, StepSight, ValuationStep } from './explanation';
export { lineOunces } from './held-ounces';
export type { LineOunces, MetalLine } from './held-ounces';
export { dueDays } from './invoice-due';
export type { InvoiceDates } from './invoice-due';
export { isBought } from './item-details';
export type { CountedItem, ItemDetails } from './item-details';
export { isPieceGroup, isPoundGroup, itemTotals, toLinePrice } from './load-item';
export type { ConverterGroup, ItemTotals, PricedItem } from './load-item';
export { lockCheck, USUAL_LOCK_PERCENT } from './lock-check';
export type { DueOunces, LockCheck, LockState } from './lock-check';
export { loadTotals, paidShare } from './load-totals';
export type { LoadDiscount, LoadPart, LoadTotals } from './load-totals';
export { METALS, perMetal } from './metal';
export type { Metal, PerMetal } from './metal';
export { metalShares } from './metal-breakdown';
export type { MetalShare } from './metal-breakdown';
export { ouncePrices } from './metal-value';
export type { OuncePrices } from './metal-value';
export { metalReturn } from './metal-return';
export type { HedgedOunces, MetalReturn } from './metal-return';
export { isPercent } from './percent-flag';
export type { PercentFlag } from './percent-flag';
export { avgPieceValue, suggestedOverridesModifier } from './reference-piece';
export type { ReferencePiece } from './reference-piece';
export { settledAssay, UMPIRE_RULES } from './settled-assay';
export type { AssayClause, ExchangedAssays, SettledAssay, UmpireRule } from './settled-assay';
export { lotKey, lotsByKey } from './lot-key';
export { compareLots, sumOrNull } from './statement-difference';
export type { ComparedBy, LotDifference, MetalDifference, StatedLot } from './statement-difference';
export { computeSettlement } from './settlement';
export type { SettlementStatement } from './settlement';
export { settlementChecks } from './settlement-checks';
export type { CheckedSettlement, SettlementCheck, SettlementChecker } from './settlement-checks';
export { interestCharge, percentCharge, rateCharge, refiningCharge } from './settlement-charges';
export type { Charge, InterestCharge } from './settlement-charges';
export type {
  ChargeTerms,
  Hedge,
  Lot,
  ProcessedLines,
  ReturnTerms,
  SettlementInput,
  WeighIn,
} from './settlement-input';
export { assayed, lotOunces, processedTotals, weighed } from './settlement-weights';
export type { AssayedLot, ProcessedTotals, WeighedLot } from './settlement-weights';
export { trunc3, truncate } from './truncation';
export { createValuer, isWorthless, overridePriceOf, valueConverter } from './valuation';
export type { PieceValue, Valuation, Valuer } from './valuation';
export type { ConverterAssay, PriceFor, PricingSnapshot } from './valuation-input';
export { piecePounds, pricePerPound, toPoundPrice } from './wire';
export { namedValue } from './price-modifiers';
