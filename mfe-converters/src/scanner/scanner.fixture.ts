import type { Load, LoadDetail, LoadItem } from '@washcoat/contract-loads';
import { converterA, testId } from '../converter/converter.fixture';

/** The item that came of an addition. */
export function scannedItem(n: number, sent: Record<string, unknown>): LoadItem {
  const quantity = Number(sent.quantity ?? 1);
  return {
    itemId: testId(100 + n),
    loadId: String(sent.loadId ?? testId(11)),
    productId: converterA.productId,
    oem: String(sent.oem ?? converterA.oem),
    description: converterA.description,
    type: 'CERAMIC',
    quantity,
    unit: 1,
    finalQty: quantity,
    finalUnit: quantity,
    box: 0,
    total: 172.23,
    status: 1,
    isDidNotBuy: false,
    isMarkForTest: false,
    catAlert: false,
    url: null,
    loadUrls: [],
    userId: testId(30),
    createdDate: '2026-11-20T15:00:00.000Z',
    updatedDate: '2026-11-20T15:00:00.000Z',
    version: 1,
  };
}

/** A cart as it is opened, with its sum in dollars. */
export function openedCart(cart: Load, grandtotal: number): LoadDetail {
  return {
    ...cart,
    notes: '',
    businessLicense: null,
    driversLicense: null,
    ein: null,
    phone: '',
    address: '',
    zipcode: '',
    signature: null,
    date: null,
    payForwardDate: null,
    canSellerAddToCart: false,
    sellerFinalisedBy: null,
    sellerFinalisedDate: null,
    buyerFinalisedDate: null,
    isPicRequired: false,
    isSignRequired: false,
    isEinRequired: false,
    items: [],
    areMoreItemsAvailable: false,
    tax: 0,
    grandtotal,
    invoioceItemDetails: {
      totalPieceCount: 3,
      totalUnits: 3,
      totalUnits1: 0,
      totalUnits2: 0,
      domesticFoilLBS: 0,
      importFoilLBS: 0,
      totalAllFoilPieces: 0,
      totalDomesticFoilPieces: 0,
      totalImportFoilPieces: 0,
      dieselUnitCount: 0,
      totalDieselPieces: 0,
      miscUnitCount: 0,
      totalMiscPieces: 0,
      afmktUnitCount: 0,
      totalAfmktPieces: 0,
      ceramicUnitCount: 3,
      totalCeramicPieces: 3,
      testUnits: 0,
      pulledUnits: 0,
    },
  };
}
