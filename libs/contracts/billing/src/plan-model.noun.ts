import {
  derivedField,
  momentField,
  noun,
  textField,
  type Answer,
  type Entry,
} from '@washcoat/contract-kernel';
import { emptyIsNone, filledLine, filledNumber } from './filled-fields';

/** A plan as it is administered. Prices are dollars; a final price of zero means Call Us. */
export const planModel = noun(['model', 'plans'], {
  planName: filledLine('Plan Name', 100),
  description: textField('Description', 1000),
  noOfLookups: filledNumber('whole', 'No. of Lookups'),
  originalPrice: filledNumber('money', 'Original Price'),
  finalPrice: filledNumber('money', 'Final Price', { help: 'At 0 it is sold by talking: Call Us.' }),
  taxPercent: emptyIsNone('Sales Tax %', { help: 'Comes on top of the price; empty for none.' }),
  type: derivedField('Type'),
  created: momentField('Created', { format: 'listed', history: false }),
});
export type PlanModelAnswer = Answer<typeof planModel>;
export type PlanModelEntry = Entry<typeof planModel>;
