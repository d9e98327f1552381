import {
  adjustmentField,
  choiceField,
  derivedField,
  lineField,
  momentField,
  neededAdjustmentField,
  noun,
  shownOnly,
  type Answer,
  type Entry,
} from '@washcoat/contract-kernel';
import * as z from 'zod/mini';

/** 1 dollars per piece, 2 dollars per pound, 3 percent. */
export const priceModifierType = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type PriceModifierType = z.output<typeof priceModifierType>;

/** A named value of a company that is no converter: what a pound of wire costs, or an aftermarket piece. */
export const priceModifier = noun(['priceModifier', 'price modifiers'], {
  name: lineField('Name', 100),
  type: choiceField('Type', priceModifierType, {
    start: 1,
    choices: [
      { value: 1, label: 'Dollars per piece' },
      { value: 2, label: 'Dollars per pound' },
      { value: 3, label: 'Percent' },
    ],
  }),
  value: neededAdjustmentField('Value'),
  /** What it was before it was changed last; null while it has not been. */
  previousValue: shownOnly(adjustmentField('Previous Value', { history: false })),
  updatedDate: momentField('Updated', { history: false }),
  /** Whose it is; the house's administrators say so when they add one. */
  companyId: { ...derivedField('Company', { export: false, history: false }), read: z.guid() },
});
export type PriceModifier = Answer<typeof priceModifier>;
export type PriceModifierEntry = Entry<typeof priceModifier>;
