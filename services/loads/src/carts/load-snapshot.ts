import type { LoadEventItem, LoadSnapshot } from '@washcoat/contract-loads';
import type { ItemRecord } from '../items/item.model';
import { isOffered, type Disclosure } from '../items/price-disclosure';
import type { LoadRecord } from './load.model';
import { totalsOf } from './load-totals';
import { areLinesSigned } from './signed-lines';

/** A load whole, as events carry it to invoicing, reporting and billing. */
export function loadSnapshot(
  load: LoadRecord,
  items: readonly ItemRecord[],
  isPaid: Disclosure,
): LoadSnapshot {
  const { facility } = load;
  const { subtotal, discountAmount, grandtotal, details } = totalsOf(load, items);
  return {
    loadId: load.loadId,
    loadName: load.loadName,
    type: load.type,
    status: load.status,
    companyId: load.companyId,
    companyName: load.companyName,
    parentCompanyId: load.parentCompanyId,
    sellerUserId: load.sellerUserId,
    contactName: `${load.firstName} ${load.lastName}`.trim(),
    customerEmail: load.customerEmail,
    phone: load.phone,
    address: load.address,
    city: load.city,
    state: load.state,
    zipcode: load.zipcode,
    facilityId: load.facilityId,
    facilityName: facility.name,
    facilityAddress: facility.address,
    facilityCity: facility.city,
    facilityState: facility.state,
    facilityZipcode: facility.zipcode,
    isFranchiseFacility: facility.isFranchise,
    facilityCompanyId: facility.companyId,
    assistantId: load.assistantId,
    assistantFirstName: load.assistantFirstName,
    assistantLastName: load.assistantLastName,
    notes: load.notes,
    signature: load.signature,
    date: load.date,
    signedTotal: load.signedTotal,
    areLinesSigned: areLinesSigned(load, items),
    signedAt: load.signedAt?.toISOString() ?? null,
    sellerFinalisedBy: load.sellerFinalisedBy,
    sellerFinalisedDate: load.sellerFinalisedDate?.toISOString() ?? null,
    buyerFinalisedDate: load.buyerFinalisedDate?.toISOString() ?? null,
    payForwardDate: load.payForwardDate?.toISOString() ?? null,
    createdDate: load.createdAt.toISOString(),
    discount: load.discount,
    discountIsPercentage: load.discountIsPercentage,
    subtotal,
    discountAmount,
    grandtotal,
    invoioceItemDetails: details,
    items: items.map((item) => ({
      ...eventItem(item),
      isOffered: isOffered(item),
      isPaidFor: isPaid(item),
    })),
    version: load.version,
  };
}

function eventItem(item: ItemRecord): LoadEventItem {
  return {
    itemId: item.itemId,
    productId: item.productId,
    oem: item.oem,
    description: item.description,
    manufacturer: item.manufacturer,
    family: item.family,
    type: item.group,
    quantity: item.quantity,
    unit: item.unit,
    finalQty: item.finalQty,
    finalUnit: item.finalUnit,
    box: item.box,
    basePrice: item.basePrice,
    adjustedPrice: item.adjustedPrice,
    total: item.total,
    status: item.status,
    isDidNotBuy: item.isDidNotBuy,
    isMarkForTest: item.isMarkForTest,
    url: item.url,
  };
}
