import { Decimal, roundTo } from '@washcoat/metals';
import { badInput } from '@washcoat/service-kit';

/** A plan as it is stored; prices are cents, and a final price of 0 means Call Us. */
export interface Plan {
  model_id: string;
  type: string;
  plan_name: string;
  description: string;
  no_of_lookups: number;
  final_price_cents: number;
  original_price_cents: number;
  created_at: Date;
  deleted_at: Date | null;
}

/** Cents of a price in dollars. Throws a Problem 400 that names `field` for one below 0 or with parts of a cent. */
export function centsOf(field: string, dollars: number): number {
  const cents = new Decimal(dollars).times(100);
  if (cents.isNegative() || !cents.isInteger()) throw badInput({ [field]: 'Enter Valid Input' });
  return cents.toNumber();
}

/** Dollars of an amount in cents. */
export function dollarsOf(cents: number): number {
  return roundTo(new Decimal(cents).div(100), 2);
}
