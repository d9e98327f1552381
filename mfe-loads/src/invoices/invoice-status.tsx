import type { Invoice } from '@washcoat/contract-invoicing';
import { StatusPill } from '@washcoat/ui';

/** Pending, Open (completed and nothing paid), Partly paid, Settled or Overpaid. */
export function InvoiceStatus({ status }: Pick<Invoice, 'status'>) {
  return <StatusPill of="invoice" status={status} />;
}

/** How long it is due: `Due 4 days`; nothing when nothing is due. */
export function dueText({ dueDays, status }: Pick<Invoice, 'dueDays' | 'status'>): string {
  if (dueDays === null || status === 'settled' || status === 'pending') return '';
  return dueDays === 1 ? 'Due 1 day' : `Due ${dueDays} days`;
}
