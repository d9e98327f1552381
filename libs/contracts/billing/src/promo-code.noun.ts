import {
  flagField,
  momentField,
  noun,
  shownOnly,
  wholeField,
  type Answer,
  type Entry,
} from '@washcoat/contract-kernel';
import { filledLine, filledNumber, maybeDay, maybeWhole } from './filled-fields';

/** Percent or dollars off the final price of a plan; its limits are optional, without them it is active or not. */
export const promoCode = noun(['promocode', 'promo codes'], {
  code: filledLine('Code', 50),
  value: filledNumber('adjustment', 'Value'),
  isPercentage: flagField('Is Percentage', { on: false }),
  isActive: flagField('Is Active', { on: false }),
  maxUses: maybeWhole('Uses at Most', { help: 'How often it can be used altogether; empty for any number.' }),
  startsOn: maybeDay('First Day'),
  endsOn: maybeDay('Last Day'),
  used: shownOnly(wholeField('Used', [0, 2 ** 31 - 1], { history: false })),
  created: momentField('Created', { format: 'listed', history: false }),
});
export type PromoCode = Answer<typeof promoCode>;
export type PromoCodeEntry = Entry<typeof promoCode>;
