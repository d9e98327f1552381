import type { Knex } from 'knex';
import { raw } from 'objection';
import {
  findPromoCode,
  lockPromoCode,
  PromoCodeModel,
  PromoUseModel,
  type PromoCode,
} from './promo-code.model';
import { assertUsable, discountOf } from './promo-code.rules';

/** A purchase that is to have a promo code. Its id is what makes it one use, however often it is sent. */
export interface PromoPurchase {
  purchaseId: string;
  userId: string;
  modelId: string;
  /** The final price of the plan, cents. */
  priceCents: number;
  now: Date;
  timezone: string;
}

/** What a promo code takes off a purchase, cents. */
export interface UsedPromo {
  promocodeId: string;
  code: string;
  discountCents: number;
  /** What is left to pay, never below 0. */
  amountCents: number;
}

/**
 * A promo code that could be used now, for a price that is shown.
 *
 * @throws Problem 400 as `usePromo`
 */
export async function checkPromo(
  database: Knex,
  code: string,
  moment: { now: Date; timezone: string },
): Promise<PromoCode> {
  const promoCode = await findPromoCode(database, code);
  assertUsable(promoCode, moment);
  return promoCode;
}

/**
 * Gives a purchase a promo code, and counts it once: purchases that ask for the last use at the same moment wait for
 * each other, and one of them gets it. A purchase that has the code is answered what it was answered first.
 *
 * @throws Problem 400 PROMO_INVALID, PROMO_INACTIVE, PROMO_EARLY, PROMO_OVER or PROMO_USED_UP
 */
export async function usePromo(
  trx: Knex.Transaction,
  code: string,
  { purchaseId, userId, modelId, priceCents, now, timezone }: PromoPurchase,
): Promise<UsedPromo> {
  const promoCode = await lockPromoCode(trx, code);
  const known = await PromoUseModel.query(trx).findById(purchaseId).forUpdate();
  if (known && !known.releasedAt && known.promocodeId === promoCode?.promocodeId) return presentUse(known);
  assertUsable(promoCode, { now, timezone });
  if (known && !known.releasedAt) await releasePromo(trx, purchaseId, now);
  const { promocodeId } = promoCode;
  const discountCents = discountOf(promoCode, priceCents);
  const use = { promocodeId, code: promoCode.code, userId, modelId, priceCents, discountCents };
  await PromoUseModel.query(trx)
    .insert({ purchaseId, ...use, usedAt: now, releasedAt: null })
    .onConflict('purchase_id')
    .merge();
  await count(trx, promocodeId, 1);
  return presentUse(use);
}

/**
 * Gives back the promo code of a purchase that came to nothing, so that another one can have it. One without a code, or
 * that gave it back before, changes nothing.
 */
export async function releasePromo(trx: Knex.Transaction, purchaseId: string, now: Date): Promise<void> {
  const use = await PromoUseModel.query(trx).findById(purchaseId);
  if (!use) return;
  // In the order of a use: the code first.
  await PromoCodeModel.query(trx).findById(use.promocodeId).forUpdate();
  const given = await PromoUseModel.query(trx)
    .patch({ releasedAt: now })
    .where('purchase_id', purchaseId)
    .whereNull('released_at')
    .returning('*')
    .first();
  if (given) await count(trx, given.promocodeId, -1);
}

/**
 * Gives a purchase that was paid after all its promo code again: it was paid at that price, also when others have used
 * the code up meanwhile. One without a code, or that has it, changes nothing.
 */
export async function keepPromo(trx: Knex.Transaction, purchaseId: string): Promise<void> {
  const use = await PromoUseModel.query(trx).findById(purchaseId);
  if (!use) return;
  // In the order of a use: the code first.
  await PromoCodeModel.query(trx).findById(use.promocodeId).forUpdate();
  const kept = await PromoUseModel.query(trx)
    .patch({ releasedAt: null })
    .where('purchase_id', purchaseId)
    .whereNotNull('released_at')
    .returning('*')
    .first();
  if (kept) await count(trx, kept.promocodeId, 1);
}

async function count(trx: Knex.Transaction, promocodeId: string, by: 1 | -1): Promise<void> {
  await PromoCodeModel.query(trx)
    .findById(promocodeId)
    .patch({ used: raw('used + ?', by) });
}

const presentUse = ({
  promocodeId,
  code,
  priceCents,
  discountCents,
}: Pick<PromoUseModel, 'promocodeId' | 'code' | 'priceCents' | 'discountCents'>): UsedPromo => ({
  ...{ promocodeId, code, discountCents },
  amountCents: priceCents - discountCents,
});
