import { ENTER_VALID, FILL_ALL, mayBeCardNumber } from '@washcoat/contract-billing';
import { Decimal } from '@washcoat/metals';
import { badInput } from '@washcoat/service-kit';
import type { PlanTerms } from './plan.model';

/** Plans as somebody enters them; prices in dollars. What is missing is said by its field. */
export interface PlanForm {
  planName?: string;
  description?: string;
  noOfLookups?: number | null;
  finalPrice?: number | null;
  originalPrice?: number | null;
  /** Left out it is what it was. */
  taxPercent?: number | null;
}

const MOST = 2 ** 31 - 1;

/**
 * What is to be sold; `before` is what was sold until now.
 *
 * @throws Problem 400 'Fill All Details' without a name, a price or a number of lookups; 'Enter Valid Input' for fewer
 * than one lookup, a price below 0 or with parts of a cent, a tax that is no percentage with at most three decimals, or a
 * text that may be the number of a card
 */
export function termsOf(form: PlanForm, before?: Pick<PlanTerms, 'taxPercent'>): PlanTerms {
  const { planName = '', description = '', noOfLookups, finalPrice, originalPrice } = form;
  const missing = Object.entries({
    planName: planName.trim(),
    noOfLookups,
    finalPrice,
    originalPrice,
  }).flatMap(([field, value]) =>
    value === '' || value === null || value === undefined ? [[field, FILL_ALL]] : [],
  );
  if (missing.length) throw badInput(Object.fromEntries(missing), FILL_ALL);
  if (!Number.isInteger(noOfLookups) || !isWithin(noOfLookups ?? 0, 1))
    throw badInput({ noOfLookups: ENTER_VALID });
  for (const [field, text] of Object.entries({ planName, description }))
    if (mayBeCardNumber(text)) throw badInput({ [field]: ENTER_VALID });
  return {
    planName: planName.trim(),
    description: description.trim(),
    noOfLookups: noOfLookups ?? 0,
    finalPriceCents: centsOf('finalPrice', finalPrice ?? 0),
    originalPriceCents: centsOf('originalPrice', originalPrice ?? 0),
    taxPercent: percentOf(form.taxPercent ?? before?.taxPercent ?? 0),
  };
}

function percentOf(taxPercent: number): number {
  const percent = new Decimal(taxPercent);
  if (percent.lt(0) || percent.gt(100) || percent.decimalPlaces() > 3)
    throw badInput({ taxPercent: ENTER_VALID });
  return percent.toNumber();
}

const isWithin = (value: number, least: number) => value >= least && value <= MOST;

/** Cents of a price in dollars. Throws a Problem 400 that names `field` for one below 0 or with parts of a cent. */
export function centsOf(field: string, dollars: number): number {
  const cents = new Decimal(dollars).times(100);
  if (!cents.isInteger() || !isWithin(cents.toNumber(), 0)) throw badInput({ [field]: ENTER_VALID });
  return cents.toNumber();
}
