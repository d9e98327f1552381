import type { InvoiceDetail, RevisionDetail } from '@washcoat/contract-invoicing';
import {
  itemStatuses,
  shownValues,
  toldChange,
  type LoadEventItem,
  type LoadSnapshot,
} from '@washcoat/contract-loads';
import type { RevisionRecord } from '../revisions/revision.repository';
import type { OrderSight } from './invoice.policy';
import { presentInvoice, type Today } from './invoice.presenter';
import type { OpenedInvoice } from './invoice.model';
import { signedForOf } from './signed-for';

/**
 * An invoice opened: what is shown, printed, mailed and exported, with the prices that `sight` lets out. Rejected items
 * are not part of it, unless all are asked for.
 */
export function presentInvoiceDetail(
  row: OpenedInvoice,
  revisions: readonly RevisionRecord[],
  today: Today,
  sight: OrderSight,
  isShowAll = false,
): InvoiceDetail {
  const { snapshot: load } = row;
  return {
    ...presentInvoice(row, today, sight),
    contactName: load.contactName,
    customerEmail: load.customerEmail,
    address: load.address,
    city: load.city,
    state: load.state,
    zipcode: load.zipcode,
    facilityAddress: load.facilityAddress,
    facilityCity: load.facilityCity,
    facilityState: load.facilityState,
    facilityZipcode: load.facilityZipcode,
    sellerOfRecord: row.facilityCompanyName ?? load.facilityName,
    notes: load.notes,
    signature: load.signature,
    date: load.date,
    signedFor: signedForOf(row, revisions, sight),
    ...(sight.markup ? { discount: load.discount, discountIsPercentage: load.discountIsPercentage } : {}),
    ...(sight.discountAmount ? { discountAmount: load.discountAmount } : {}),
    tax: 0,
    items: load.items
      .filter(({ status }) => isShowAll || status !== itemStatuses.rejected)
      .map((item) => presentItem(item, sight)),
    invoioceItemDetails: shownValues(load.invoioceItemDetails, sight.sums),
    revision: revisions.length,
    revisions: revisions.map(({ change, changedBy, changedAt }, index) => ({
      revision: index + 1,
      change: toldChange(change, sight),
      by: sight.names === false ? '' : changedBy,
      at: changedAt.toISOString(),
    })),
    ...(sight.books ? { books: booksOf(row, revisions) } : {}),
  };
}

/** What the books have; of an export that kept no version, what there was by then. */
function booksOf(
  { exportedAt, exportedVersion }: OpenedInvoice,
  revisions: readonly RevisionRecord[],
): InvoiceDetail['books'] {
  if (!exportedAt) return undefined;
  const taken = revisions.filter(({ loadVersion, changedAt }) =>
    exportedVersion === null ? changedAt <= exportedAt : loadVersion <= exportedVersion,
  );
  return { revision: Math.max(taken.length, 1), at: exportedAt.toISOString() };
}

/** One revision: its items that were not rejected, and what they came to. */
export function presentRevision(load: LoadSnapshot, revision: number, sight: OrderSight): RevisionDetail {
  return {
    revision,
    items: load.items
      .filter(({ status }) => status !== itemStatuses.rejected)
      .map((item) => presentItem(item, sight)),
    notes: load.notes,
    ...(sight.sums ? { subtotal: load.subtotal, grandtotal: load.grandtotal } : {}),
    ...(sight.discountAmount ? { discountAmount: load.discountAmount } : {}),
  };
}

function presentItem(item: LoadEventItem, sight: OrderSight): InvoiceDetail['items'][number] {
  return {
    itemId: item.itemId,
    oem: item.oem,
    description: item.description,
    type: item.type,
    box: item.box,
    quantity: item.quantity,
    unit: item.unit,
    finalQty: item.finalQty,
    finalUnit: item.finalUnit,
    ...(sight.unit ? { adjustedPrice: item.adjustedPrice, total: item.total } : {}),
    isDidNotBuy: item.isDidNotBuy,
    url: item.url,
  };
}
