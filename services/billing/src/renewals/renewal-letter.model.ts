import type { UnpaidStep } from '@washcoat/contract-billing';
import { choiceColumn, momentColumn, tableModel, textColumn } from '@washcoat/service-kit';

const columns = {
  renewalId: textColumn,
  /** Since when the renewal is unpaid: the next time that it fails is another matter. */
  failedAt: momentColumn,
  step: choiceColumn<UnpaidStep>(),
  sentAt: momentColumn,
};

/** A letter about a renewal that could not be charged. */
export class RenewalLetterModel extends tableModel(
  'renewal_letter',
  ['renewalId', 'failedAt', 'step'],
  columns,
) {}
