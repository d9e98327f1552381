import type { InvoiceDetail } from '@washcoat/contract-invoicing';
import { orZero } from '@washcoat/metals';
import type { RevisionRecord } from '../revisions/revision.repository';
import type { OrderSight } from './invoice.policy';
import type { OpenedInvoice } from './invoice.model';

/**
 * What the signature of an invoice was given for. It belongs to the first revision that had it, unless the order was
 * changed between signature and completion, be it to other lines of the same sum: then to none. What was signed before
 * loads kept their sum, or their lines, counts as signed for that first revision.
 */
export function signedForOf(
  { snapshot: load }: Pick<OpenedInvoice, 'snapshot'>,
  revisions: readonly RevisionRecord[],
  sight: Pick<OrderSight, 'sums'>,
): InvoiceDetail['signedFor'] {
  if (!load.signature) return undefined;
  const index = revisions.findIndex(({ hasSignature }) => hasSignature);
  const first = revisions[index];
  const sum = orZero(first?.grandtotal ?? load.grandtotal);
  const signed = orZero(load.signedTotal ?? sum);
  const areSignedLines = (first ? first.areLinesSigned : load.areLinesSigned) ?? true;
  const isOfFirst = areSignedLines && signed.eq(sum);
  const at = load.signedAt ?? load.sellerFinalisedDate ?? first?.changedAt.toISOString() ?? load.createdDate;
  return {
    revision: first && isOfFirst ? index + 1 : null,
    ...(sight.sums ? { grandtotal: signed.toNumber() } : {}),
    at,
    isCurrent: isOfFirst && index === revisions.length - 1,
  };
}
