import {
  addShape,
  allow,
  answerShape,
  editedVersion,
  endpoint,
  id,
  listOf,
  paging,
  saved,
  searchText,
} from '@washcoat/contract-kernel';
import { z } from 'zod';
import { promoCode } from './promo-code.noun';

const service = 'billing';
/** The house's administration of what is sold. */
const access = allow({ hierarchy: [1] });

export const promoCodeList = endpoint({
  id: 'promoCodeList',
  service,
  method: 'GET',
  path: '/read/v1/promocode/getAll',
  summary: 'Promo codes, newest first',
  access,
  input: z.object({ ...paging(25), text: searchText.optional() }),
  output: listOf(z.object(answerShape(promoCode))),
});

export const promoCodeAdd = endpoint({
  id: 'promoCodeAdd',
  service,
  method: 'POST',
  path: '/write/v1/promocode/add',
  summary: 'Adds a promo code; without further word of a fixed value and not active',
  access,
  input: z.object(addShape(promoCode)),
  output: saved.extend({ promocodeId: id }),
});

export const promoCodeEdit = endpoint({
  id: 'promoCodeEdit',
  service,
  method: 'PUT',
  path: '/write/v1/promocode/edit',
  summary: 'Changes a promo code for purchases from now on',
  access,
  input: z.object({ ...addShape(promoCode), promocodeId: id, version: editedVersion }),
  output: saved.extend({ version: z.number().int() }),
});

export const promoCodeDelete = endpoint({
  id: 'promoCodeDelete',
  service,
  method: 'DELETE',
  path: '/write/v1/promocode/delete',
  summary: 'Deletes a promo code; what was bought with it stays',
  access,
  input: z.object({ promocodeId: id }),
  output: saved,
});
