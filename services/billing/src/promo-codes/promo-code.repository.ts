import type { Knex } from 'knex';

/** A promo code as it is stored; the value is decimal text, percent or dollars. */
export interface PromoCode {
  promocode_id: string;
  code: string;
  is_percentage: boolean;
  value: string;
  is_active: boolean;
  created_at: Date;
  deleted_at: Date | null;
}

/** A promo code by what is typed, whatever its case; null when there is none. */
export async function findPromoCode(database: Knex, code: string): Promise<PromoCode | null> {
  const found = await database('promo_code')
    .whereRaw('lower(code) = lower(?)', [code.trim()])
    .whereNull('deleted_at')
    .first();
  return found ?? null;
}

/** Writes a new promo code. */
export async function insertPromoCode(trx: Knex.Transaction, promoCode: PromoCode): Promise<void> {
  await trx('promo_code').insert(promoCode);
}
