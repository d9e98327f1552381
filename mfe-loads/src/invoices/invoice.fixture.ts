import type { Invoice, InvoiceDetail, Payment } from '@washcoat/contract-invoicing';

/** Id number `n` of the tests. */
export const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** An invoice of a list: 3,897.86 of which 2,800.00 were paid. */
export function listed(n: number, facts: Partial<Invoice> = {}): Invoice {
  return {
    loadId: idOf(n),
    invoiceNo: `ATL-00031${n}`,
    loadName: 'Sweetwater weekly 46',
    type: 4,
    status: 'partlyPaid',
    companyId: idOf(101),
    companyName: 'Sweetwater Salvage',
    parentCompanyName: 'Washcoat House',
    facilityName: 'Atlanta',
    assistantFirstName: 'Ruben',
    assistantLastName: 'Alvarez',
    createdDate: '2026-11-14T15:00:00.000Z',
    updatedDate: '2026-11-16T15:00:00.000Z',
    sellerFinalisedBy: 'Lena Ortiz',
    sellerFinalisedDate: '2026-11-15T15:00:00.000Z',
    buyerFinalisedDate: '2026-11-16T15:00:00.000Z',
    invoiceSettledDate: null,
    payForwardDate: null,
    subtotal: 3977.41,
    grandtotal: 3897.86,
    amountPaid: 2800,
    balance: 1097.86,
    creditOwed: 0,
    dueDays: 4,
    paymentModes: ['CHECK', 'Bank Transfer'],
    ...facts,
  };
}

/** The same invoice opened. */
export function detail(facts: Partial<InvoiceDetail> = {}): InvoiceDetail {
  return {
    ...listed(8),
    party: 'buyer',
    contactName: 'Lena Ortiz',
    customerEmail: 'office@sweetwater.test',
    address: '422 Mill Creek Rd',
    city: 'Marietta',
    state: 'GA',
    zipcode: '30060',
    facilityAddress: '1180 Foundry St NW',
    facilityCity: 'Atlanta',
    facilityState: 'GA',
    facilityZipcode: '30318',
    sellerOfRecord: 'Washcoat House',
    notes: '',
    signature: 'data:image/png;base64,iVBORw0KGgo=',
    date: '11/16/2026',
    discount: -2,
    discountIsPercentage: true,
    discountAmount: -79.55,
    tax: 0,
    items: [
      item(1, { oem: 'GD3', description: 'Toyota Prius hybrid', box: 1 }),
      item(2, { oem: 'ZM40', description: 'Mazda 3 manifold', box: 2 }),
      item(3, { oem: 'NOT BOUGHT', description: 'Left behind', box: 3, isDidNotBuy: true }),
    ],
    invoioceItemDetails: {
      ...noTotals,
      totalCeramicPieces: 27,
      ceramicUnitCount: 26.75,
      ceramicValue: 3471.23,
    },
    revision: 2,
    revisions: [
      { revision: 1, change: 'Completed', by: 'Ruben Alvarez', at: '2026-11-16T15:00:00.000Z' },
      { revision: 2, change: 'ZM40 quantity 4 to 5', by: 'Dana Whitlock', at: '2026-11-17T15:00:00.000Z' },
    ],
    ...facts,
  };
}

function item(n: number, facts: Partial<InvoiceDetail['items'][number]>): InvoiceDetail['items'][number] {
  return {
    itemId: idOf(200 + n),
    oem: 'GD3',
    description: '',
    type: 'CERAMIC',
    box: 1,
    quantity: 3,
    unit: 1,
    finalQty: 3,
    finalUnit: 3,
    adjustedPrice: 207.38,
    total: 622.14,
    isDidNotBuy: false,
    url: null,
    ...facts,
  };
}

const noTotals: InvoiceDetail['invoioceItemDetails'] = {
  totalPieceCount: 0,
  totalUnits: 0,
  totalUnits1: 0,
  totalUnits2: 0,
  domesticFoilValue: 0,
  domesticFoilLBS: 0,
  importFoilValue: 0,
  importFoilLBS: 0,
  totalAllFoilPieces: 0,
  totalDomesticFoilPieces: 0,
  totalImportFoilPieces: 0,
  dieselValue: 0,
  dieselUnitCount: 0,
  totalDieselPieces: 0,
  miscValue: 0,
  miscUnitCount: 0,
  totalMiscPieces: 0,
  afmktValue: 0,
  afmktUnitCount: 0,
  totalAfmktPieces: 0,
  ceramicValue: 0,
  ceramicUnitCount: 0,
  totalCeramicPieces: 0,
  testUnits: 0,
  pulledUnits: 0,
};

/** The two payments of the invoice. */
export const payments: Payment[] = [
  {
    paymentId: idOf(301),
    loadId: idOf(8),
    paymentMethod: 'CHECK',
    referenceNumber: '10482',
    amount: 1800,
    createdDate: '2026-11-17T15:00:00.000Z',
  },
  {
    paymentId: idOf(302),
    loadId: idOf(8),
    paymentMethod: 'Bank Transfer',
    referenceNumber: 'FT 88213',
    amount: 1000,
    createdDate: '2026-11-19T15:00:00.000Z',
  },
];
