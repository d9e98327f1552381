import type { PromoCode as Answer, promoCodeEdit } from '@washcoat/contract-billing';
import type { InputOf } from '@washcoat/contract-kernel';
import {
  changedColumns,
  conflict,
  isStale,
  newId,
  notFound,
  staleEdit,
  uniqueWrite,
  type UnitOfWork,
  type WriteContext,
} from '@washcoat/service-kit';
import { raw } from 'objection';
import { findPromoCode, PromoCodeModel } from './promo-code.model';
import { presentPromoCode, promoToldOf } from './promo-code.presenter';
import { promoTermsOf, type PromoCodeForm } from './promo-code.rules';

const ENTITY = 'promo-code';
const INDEX = 'promo_code_code';

/**
 * Adds a promo code; without further word it is a fixed value and not active.
 *
 * @throws Problem 400 for what is missing or out of bounds, 409 for a code that exists
 */
export async function addPromoCode(
  { trx, now, audit }: UnitOfWork,
  form: PromoCodeForm,
  promocodeId: string = newId(),
): Promise<{ promocodeId: string }> {
  const terms = promoTermsOf(form);
  if (await findPromoCode(trx, terms.code)) throw taken();
  await uniqueWrite(INDEX, taken, () =>
    PromoCodeModel.query(trx)
      .insert({ promocodeId, ...terms, createdAt: now })
      .execute(),
  );
  await audit({ action: 'add', entity: ENTITY, entityId: promocodeId, after: promoToldOf(terms) });
  return { promocodeId };
}

/**
 * Changes a promo code for purchases from now on; limits and flags that are left out stay.
 *
 * @throws Problem 404 for one that is gone, 400 as for a new one, 409 STALE when somebody was faster, 409 DUPLICATE when
 * another one has the code
 */
export async function editPromoCode(
  unit: WriteContext,
  { promocodeId, version, ...form }: InputOf<typeof promoCodeEdit>,
): Promise<{ version: number }> {
  const { trx, now, audit } = unit;
  const before = await lockKept(trx, promocodeId);
  if (isStale(before, version)) throw await staleEdit(unit, stalePromo(presentPromoCode(before)));
  const terms = promoTermsOf(form, before);
  if (!Object.keys(changedColumns<object>(before, terms)).length) return { version: before.version };
  const other = await findPromoCode(trx, terms.code);
  if (other && other.promocodeId !== promocodeId) throw taken();
  await uniqueWrite(INDEX, taken, () =>
    PromoCodeModel.query(trx)
      .findById(promocodeId)
      .patch({ ...terms, version: raw('version + 1'), updatedAt: now })
      .execute(),
  );
  const told = { before: promoToldOf(before), after: promoToldOf(terms) };
  await audit({ action: 'edit', entity: ENTITY, entityId: promocodeId, ...told });
  return { version: before.version + 1 };
}

/**
 * Deletes a promo code; its uses stay.
 *
 * @throws Problem 404 for one that is gone
 */
export async function deletePromoCode(
  { trx, now, session, audit }: WriteContext,
  { promocodeId }: { promocodeId: string },
): Promise<void> {
  const before = await lockKept(trx, promocodeId);
  await PromoCodeModel.query(trx).findById(promocodeId).patch({ deletedAt: now, deletedBy: session.userId });
  await audit({ action: 'delete', entity: ENTITY, entityId: promocodeId, before: promoToldOf(before) });
}

async function lockKept(trx: WriteContext['trx'], promocodeId: string): Promise<PromoCodeModel> {
  const promoCode = await PromoCodeModel.query(trx).findById(promocodeId).modify('kept').forUpdate();
  if (!promoCode) throw notFound('This promo code');
  return promoCode;
}

const taken = () => conflict('This promo code already exists.', 'DUPLICATE');

const stalePromo = (current: Answer) => ({
  ...{ entity: ENTITY, entityId: current.promocodeId, noun: 'promo code', current },
});
