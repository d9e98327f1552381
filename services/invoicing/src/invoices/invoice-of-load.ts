import type { LoadSnapshot } from '@washcoat/contract-loads';
import { isBought } from '@washcoat/metals';
import { ISSUED, PENDING } from './invoice';
import type { InvoiceFields } from './invoice.model';

/** What a load's snapshot decides of its invoice. */
export function invoiceOf(load: LoadSnapshot) {
  const bought = load.items.filter(isBought);
  const isOffered = bought.every((item) => item.isOffered === true);
  const isKnown = bought.every((item) => item.isOffered === true || item.isPaidFor === true);
  return {
    loadId: load.loadId,
    loadName: load.loadName,
    companyId: load.companyId,
    companyName: load.companyName,
    parentCompanyId: load.parentCompanyId,
    facilityId: load.facilityId,
    facilityName: load.facilityName,
    facilityCity: load.facilityCity,
    facilityCompanyId: load.facilityCompanyId,
    isFranchiseFacility: load.isFranchiseFacility,
    assistantId: load.assistantId,
    assistantFirstName: load.assistantFirstName,
    assistantLastName: load.assistantLastName,
    sellerFinalisedBy: load.sellerFinalisedBy,
    sellerFinalisedDate: maybe(load.sellerFinalisedDate),
    buyerFinalisedDate: maybe(load.buyerFinalisedDate),
    payForwardDate: maybe(load.payForwardDate),
    createdDate: new Date(load.createdDate),
    datedAt: new Date(load.buyerFinalisedDate ?? load.sellerFinalisedDate ?? load.createdDate),
    subtotal: String(load.subtotal),
    grandtotal: String(load.grandtotal),
    isOffered,
    paidForBy: isKnown ? load.sellerUserId : null,
    snapshot: load,
  } satisfies Partial<InvoiceFields>;
}

const maybe = (moment: string | null) => (moment === null ? null : new Date(moment));

/** Whether the snapshot is of a completed load. */
export function typeOf(load: LoadSnapshot): typeof PENDING | typeof ISSUED {
  return load.type === ISSUED ? ISSUED : PENDING;
}
