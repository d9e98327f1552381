import { ENTER_VALID, FILL_ALL, mayBeCardNumber } from '@washcoat/contract-billing';
import { calendarDay } from '@washcoat/contract-kernel';
import { Decimal } from '@washcoat/metals';
import { badInput, Problem } from '@washcoat/service-kit';
import type { PromoCode } from './promo-code.model';

/** A promo code as somebody enters it: percent or dollars off the final price of a plan. */
export interface PromoCodeForm {
  code?: string;
  isPercentage?: boolean;
  value?: number | null;
  isActive?: boolean;
  maxUses?: number | null;
  startsOn?: string | null;
  endsOn?: string | null;
}

/** What somebody may choose of a promo code. */
export type PromoTerms = Pick<
  PromoCode,
  'code' | 'isPercentage' | 'value' | 'isActive' | 'maxUses' | 'startsOn' | 'endsOn'
>;

const NEW: Omit<PromoTerms, 'code' | 'value'> = {
  ...{ isPercentage: false, isActive: false, maxUses: null, startsOn: null, endsOn: null },
};
const MOST = new Decimal(10).pow(9);

/**
 * What a promo code is to be; what the form leaves out is as in `before`.
 *
 * @throws Problem 400 'Fill All Details' without a code or a value; 'Enter Valid Input' for a value below 0, above 100
 * percent or with more than four decimals, for a last day before the first one, and for a code that could be the number
 * of a card: no purchase takes one
 */
export function promoTermsOf(
  form: PromoCodeForm,
  before: Omit<PromoTerms, 'code' | 'value'> = NEW,
): PromoTerms {
  const { code = '', value } = form;
  const name = code.trim();
  const missing = { ...(!name && { code: FILL_ALL }), ...((value ?? null) === null && { value: FILL_ALL }) };
  if (Object.keys(missing).length) throw badInput(missing, FILL_ALL);
  const amount = new Decimal(value ?? 0);
  const terms: PromoTerms = {
    code: name,
    value: amount.toFixed(),
    isPercentage: form.isPercentage ?? before.isPercentage,
    isActive: form.isActive ?? before.isActive,
    maxUses: form.maxUses === undefined ? before.maxUses : form.maxUses,
    startsOn: form.startsOn === undefined ? before.startsOn : form.startsOn,
    endsOn: form.endsOn === undefined ? before.endsOn : form.endsOn,
  };
  const most = terms.isPercentage ? 100 : MOST;
  if (amount.isNegative() || amount.greaterThan(most) || amount.decimalPlaces() > 4)
    throw badInput({ value: ENTER_VALID });
  if (mayBeCardNumber(name)) throw badInput({ code: ENTER_VALID });
  if (terms.startsOn && terms.endsOn && terms.endsOn < terms.startsOn)
    throw badInput({ endsOn: ENTER_VALID });
  return terms;
}

const CENTS = 100;

/** What a promo code takes off a price, both in cents: never more than the price. */
export function discountOf(
  { isPercentage, value }: Pick<PromoCode, 'isPercentage' | 'value'>,
  priceCents: number,
): number {
  const off = isPercentage ? new Decimal(priceCents).mul(value).div(100) : new Decimal(value).mul(CENTS);
  return Decimal.min(off.toDecimalPlaces(0, Decimal.ROUND_HALF_UP), priceCents).toNumber();
}

const refused = (error: string, code: string) =>
  new Problem(400, error, { code, fields: { promocode: error } });

/**
 * Refuses a promo code that is unknown, not active, before its first day, after its last one, or used as often as it
 * may be: 400 PROMO_INVALID, PROMO_INACTIVE, PROMO_EARLY, PROMO_OVER or PROMO_USED_UP.
 */
export function assertUsable(
  promoCode: PromoCode | undefined,
  { now, timezone }: { now: Date; timezone: string },
): asserts promoCode is PromoCode {
  if (!promoCode) throw refused('This promo code is not valid.', 'PROMO_INVALID');
  if (!promoCode.isActive) throw refused('This promo code is not active.', 'PROMO_INACTIVE');
  const { startsOn, endsOn, maxUses, used } = promoCode;
  const day = calendarDay(now, timezone);
  if (startsOn && day < startsOn) throw refused('This promo code is not good yet.', 'PROMO_EARLY');
  if (endsOn && day > endsOn) throw refused('This promo code is no longer good.', 'PROMO_OVER');
  if (maxUses !== null && used >= maxUses)
    throw refused('This promo code was used as often as it can be.', 'PROMO_USED_UP');
}
