import { promoCodeAdd, promoCodeDelete, promoCodeEdit, promoCodeList } from '@washcoat/contract-billing';
import { containingWords, mapPage, pageOf, read, write, type Route } from '@washcoat/service-kit';
import { addPromoCode, deletePromoCode, editPromoCode } from './promo-code.commands';
import { PromoCodeModel } from './promo-code.model';
import { presentPromoCode } from './promo-code.presenter';

const SAVED = 'Promo Code Successfully!';

/** The calls that administer promo codes. */
export const promoCodeRoutes: readonly Route[] = [
  read(promoCodeList, async ({ database }, { text, ...page }) => {
    const { columns: c } = PromoCodeModel;
    const newest = PromoCodeModel.query(database)
      .modify('kept')
      .orderBy([
        { column: c.createdAt, order: 'desc' },
        { column: c.promocodeId, order: 'desc' },
      ]);
    if (text) containingWords(newest, 'promo_code.search_text', text);
    return mapPage(await pageOf(newest, page), presentPromoCode);
  }),
  write(promoCodeAdd, async (unit, form) => ({ message: SAVED, ...(await addPromoCode(unit, form)) })),
  write(promoCodeEdit, async (unit, edit) => ({ message: SAVED, ...(await editPromoCode(unit, edit)) })),
  write(promoCodeDelete, async (unit, input) => {
    await deletePromoCode(unit, input);
    return { message: 'Deleted Successfully' };
  }),
];
