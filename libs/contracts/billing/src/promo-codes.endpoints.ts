import { searchText } from '@washcoat/contract-kernel';
import { promoCode } from './promo-code.noun';
import { soldCalls } from './sold-calls';

/** Promo codes as they are administered. */
export const {
  list: promoCodeList,
  add: promoCodeAdd,
  edit: promoCodeEdit,
  remove: promoCodeDelete,
} = soldCalls(promoCode, {
  id: 'promoCode',
  paths: { list: '/read/v1/promocode/getAll', write: '/write/v1/promocode' },
  deletedBy: 'promocodeId',
  filters: { text: searchText.optional() },
  summaries: {
    list: 'Promo codes, newest first',
    add: 'Adds a promo code; without further word of a fixed value and not active',
    edit: 'Changes a promo code for purchases from now on',
    remove: 'Deletes a promo code; what was bought with it stays',
  },
});
