import {
  allow,
  endpoint,
  id,
  listOf,
  moment,
  nounCalls,
  paging,
  queryInteger,
} from '@washcoat/contract-kernel';
import { z } from 'zod';
import { priceModifier, priceModifierType } from './price-modifier.noun';

const access = allow({ flags: ['canShowPriceModifier'] });
/** Whose: the own company unless the house says another one. */
const ofCompany = { companyId: id.optional() };

const {
  active: _neverSwitchedOff,
  history,
  add,
  edit,
  remove,
  ...calls
} = nounCalls(priceModifier, { service: 'converters', access, filters: ofCompany });

/** The calls of price modifiers. Their history is that of the values; who changed what is told by `changes`. */
export const priceModifierCalls = {
  ...calls,
  history: endpoint({ ...history, id: 'priceModifierChanges', path: '/read/v1/priceModifier/changes' }),
  add: endpoint({ ...add, input: add.input.extend(ofCompany) }),
  edit: endpoint({ ...edit, input: edit.input.extend(ofCompany) }),
  remove: endpoint({ ...remove, input: remove.input.extend(ofCompany) }),
};

export const priceModifierHistory = endpoint({
  id: 'priceModifierHistory',
  service: 'converters',
  method: 'GET',
  path: '/read/v1/priceModifier/history',
  summary: 'The values of one price modifier, or of those of a type, newest first',
  access,
  input: z.object({
    ...paging(10),
    ...ofCompany,
    priceModifierId: id.optional(),
    modifierType: queryInteger.pipe(priceModifierType).optional(),
  }),
  output: listOf(z.object({ date: moment, value: z.number() })),
});
