import { Decimal } from '@washcoat/metals';
import { badInput, conflict, newId, type UnitOfWork } from '@washcoat/service-kit';
import { findPromoCode, insertPromoCode, type PromoCode } from './promo-code.repository';

/** A promo code as somebody enters it: percent or dollars off the final price of a plan. */
export interface NewPromoCode {
  code: string;
  isPercentage?: boolean;
  value: number;
  isActive?: boolean;
}

/**
 * Adds a promo code; without further word it is a fixed value and not active.
 *
 * @throws Problem 400 without a code, or for a value below 0 or above 100 percent; 409 for a code that exists
 */
export async function addPromoCode(
  { trx, now, audit }: UnitOfWork,
  { code, isPercentage = false, value, isActive = false }: NewPromoCode,
  promocodeId: string = newId(),
): Promise<{ promocodeId: string }> {
  const name = code.trim();
  if (!name) throw badInput({ code: 'Fill All Details' });
  const amount = new Decimal(value);
  if (amount.isNegative() || (isPercentage && amount.greaterThan(100))) {
    throw badInput({ value: 'Enter Valid Input' });
  }
  if (await findPromoCode(trx, name)) throw conflict('This promo code already exists.', 'DUPLICATE');
  const promoCode: PromoCode = {
    promocode_id: promocodeId,
    code: name,
    is_percentage: isPercentage,
    value: amount.toString(),
    is_active: isActive,
    created_at: now,
    deleted_at: null,
  };
  await insertPromoCode(trx, promoCode);
  await audit({ action: 'add', entity: 'promo-code', entityId: promocodeId, after: promoCode });
  return { promocodeId };
}
