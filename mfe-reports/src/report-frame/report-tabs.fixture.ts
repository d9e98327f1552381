import type { Endpoint } from '@washcoat/contract-kernel';
import * as reporting from '@washcoat/contract-reporting';
import { answers, type FakeAnswer } from '@washcoat/platform-sdk/testing';

/** An id that ends in `n`. */
export const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const at = '2026-11-20T15:00:00.000Z';
const paged = { areMoreItemsAvailable: true, next: 'after row 1' };
const whole = { areMoreItemsAvailable: false };
const groups = {
  ...{
    ceramicUnits: 1.5,
    ceramicValue: 60.1,
    dieselUnits: 0,
    dieselValue: 0,
    foilUnits: 3.3,
    foilValue: 40.3,
  },
  ...{ domesticFoilPieces: 2, domesticFoilLBS: 1.1, domesticFoilValue: 10.1 },
  ...{ importFoilPieces: 1, importFoilLBS: 2.2, importFoilValue: 30.2 },
  ...{ afmktUnits: 0, afmktValue: 0, miscUnits: 0, miscValue: 0 },
  ...{ testUnits: 3, testValue: 5.3, pulledUnits: 4, totalUnits: 1.5 },
  ...{ subtotal: 105.7, discount: -5.3, grandtotal: 100.4, averagePerUnit: 40.07 },
};

const materials = [
  { type: 'Ceramic', units: 1.5, isWeighed: false, spend: 60.1, averageSpend: 40.07 },
  { type: 'Foil', units: 3.3, isWeighed: true, spend: 40.3, averageSpend: 12.21 },
];

/** A report as its tests know it. */
export interface Tab {
  route: string;
  heading: string;
  table: string;
  /** The titles of its columns, in their order. */
  columns: readonly string[];
  /** Those of sums, which not everybody sees and whose titles do not say so. */
  sums?: readonly string[];
  /** What stands in its first row. */
  shows: readonly string[];
  report: Endpoint;
  dump: Endpoint;
  found: FakeAnswer;
  empty: string;
  fields: readonly string[];
  /** The columns that its file is asked for with, as they are shown. */
  file: string;
  /** What the period before came to, and what is said of that. */
  totalsBefore: object;
  change: string;
  isPaged?: true;
}

/** Every report but the transactions, with the rows that it holds. */
export const tabs: readonly [rows: string, tab: Tab][] = [
  [
    '[REP-001]',
    {
      route: '/dashboard/costsheetreport',
      heading: 'Cost Sheet Report',
      table: 'Cost Sheet',
      columns: [
        'Invoice',
        'Date',
        'Company',
        'Facility',
        'Buyer',
        'Ceramic',
        'Ceramic $',
        'Diesel',
        'Diesel $',
      ].concat(
        ['Aftermarket', 'Aftermarket $', 'Domestic Wire lb', 'Domestic Wire $'],
        ['Import Wire lb', 'Import Wire $', 'Misc', 'Misc $', 'Test', 'Test $', 'Pulled', 'Total Units'],
        ['Lot Info', 'Diesel Lot', 'Ceramic Lot', 'Foil Lot', 'Aftermarket Lot'],
        ['Subtotal', 'Discount', 'Grand Total', 'Average'],
      ),
      sums: ['Subtotal', 'Discount', 'Average'],
      shows: ['ATL-000001', 'Corner Muffler', '$60.10', '$105.70', '−$5.30', '$100.40', '$40.07', 'D-7'],
      report: reporting.costSheetReport,
      dump: reporting.costSheetDump,
      found: answers(reporting.costSheetReport, {
        ...paged,
        list: [
          {
            ...{ loadId: id(1), invoiceNo: 'ATL-000001', date: at, companyName: 'Corner Muffler' },
            ...{ facility: 'Atlanta', buyer: 'Bo Buyer', ...groups },
            ...{ loadInfo: null, dieselLot: 'D-7', ceramicLot: null, foilLot: null, afmLot: null },
          },
        ],
        days: [{ day: '2026-11-20', orders: 1, grandtotal: 100.4 }],
        totals: { rows: 1, ...groups, materials },
      }),
      file: ['invoiceNo,date,companyName,facility,buyer']
        .concat(['ceramic', 'diesel', 'afmkt'].map((of) => `${of}Units,${of}Value`))
        .concat(['domestic', 'import'].map((of) => `${of}FoilLBS,${of}FoilValue`))
        .concat('miscUnits,miscValue,testUnits,testValue,pulledUnits,totalUnits')
        .concat('loadInfo,dieselLot,ceramicLot,foilLot,afmLot')
        .concat('subtotal,discount,grandtotal,averagePerUnit')
        .join(','),
      totalsBefore: { rows: 1, ...groups, grandtotal: 50.2 },
      change: '$50.20 before, +100.0 %',
      empty: 'No order was completed in this range',
      fields: ['Invoice, load or company', 'Facility', 'Buyer', 'Franchise', 'Customer'],
      isPaged: true,
    },
  ],
  [
    '[REP-005] [REP-014] [REP-015] [REP-016] [REP-017] [REP-018] [REP-019] [REP-020] [REP-021] [REP-022] [REP-023] [REP-024] [REP-025] [REP-026] [REP-027]',
    {
      route: '/dashboard/didnotbuy',
      heading: 'Did Not Buy Report',
      table: 'Did Not Buy',
      columns: ['OEM', 'Type', 'Price', 'Quantity', 'Unit', 'Date', 'Buyer', 'Customer', 'Facility'],
      shows: ['GD3', 'CERAMIC', '$172.23', '1.75', 'Bo Buyer', 'Corner Muffler', 'Atlanta'],
      report: reporting.didNotBuyReport,
      dump: reporting.didNotBuyDump,
      found: answers(reporting.didNotBuyReport, {
        ...paged,
        list: [
          {
            ...{ rowId: id(1), oem: 'GD3', type: 'CERAMIC', price: 172.23, qty: 1.75, unit: 1, date: at },
            ...{ buyer: 'Bo Buyer', customer: 'Corner Muffler', facility: 'Atlanta' },
          },
        ],
        days: [{ day: '2026-11-20', pieces: 2, spend: 301.4 }],
        totals: { rows: 1, pieces: 2, spend: 301.4 },
      }),
      file: 'oem,type,price,qty,unit,date,buyer,customer,facility',
      totalsBefore: { rows: 1, pieces: 4, spend: 301.4 },
      change: '4 before, −50.0 %',
      empty: 'Everything was bought in this range',
      fields: ['Facility', 'Buyer', 'Franchise', 'Customer', 'Is Group'],
      isPaged: true,
    },
  ],
  [
    '[REP-004] [REP-029] [REP-030] [REP-031] [REP-032]',
    {
      route: '/dashboard/top-lookups',
      heading: 'Top Lookups Report',
      table: 'Top Lookups',
      columns: ['OEM', 'Count', 'User'],
      shows: ['GD3', '17', 'Sam Corner'],
      report: reporting.topLookupsReport,
      dump: reporting.topLookupsDownload,
      found: answers(reporting.topLookupsReport, {
        ...whole,
        list: [{ oem: 'GD3', count: 17, fname: 'Sam', lname: 'Corner' }],
        codes: [{ oem: 'GD3', count: 17 }],
        totals: { lookups: 17, codes: 1, people: 1 },
      }),
      file: 'oem,count,user',
      totalsBefore: { lookups: 34, codes: 1, people: 1 },
      change: '34 before, −50.0 %',
      empty: 'Nothing was looked up in this range',
      fields: [],
    },
  ],
  [
    '[REP-003] [REP-058] [REP-059] [REP-060]',
    {
      route: '/dashboard/top-cats',
      heading: 'Top Cats Report',
      table: 'Top Cats',
      columns: [
        'Picture',
        'OEM',
        'Description',
        'Count',
        'Quantity',
        'Min Price',
        'Max Price',
        'Price Override',
      ].concat(['Pt', 'Pd', 'Rh']),
      shows: [
        'KT 0334',
        'Mercedes C-Class',
        '6.75',
        '$100.10',
        '$191.22',
        '$240.00',
        '1,250',
        '2,310',
        '388',
      ],
      report: reporting.topCatsReport,
      dump: reporting.topCatsDownload,
      found: answers(reporting.topCatsReport, {
        ...whole,
        list: [
          {
            ...{
              productId: id(1),
              oem: 'KT 0334',
              type: 'CERAMIC',
              description: 'Mercedes C-Class',
              url: null,
            },
            ...{ count: 7, quantity: 6.75, minPrice: 100.1, maxPrice: 191.22, priceOverride: 240 },
            ...{ ptAssay: 1250, pdAssay: 2310, rhAssay: 388 },
          },
        ],
        totals: { codes: 1, pieces: 7, quantity: 6.75 },
      }),
      file: 'oem,type,description,count,quantity,minPrice,maxPrice,priceOverride,ptAssay,pdAssay,rhAssay',
      totalsBefore: { codes: 1, pieces: 14, quantity: 6.75 },
      change: '14 before, −50.0 %',
      empty: 'Nothing was bought in this range',
      fields: [],
    },
  ],
  [
    '[REP-007] [REP-061] [REP-062] [REP-063]',
    {
      route: '/dashboard/top-customers',
      heading: 'Top Customers Report',
      table: 'Top Customers',
      columns: [
        'Company',
        'Contact',
        'Active',
        'Facility',
        'Address',
        'Company Type',
        'Created',
        'Last Login',
      ].concat(['Invoices', 'Lookups']),
      shows: ['Corner Muffler', 'Lee Corner', 'Active', '12 Corner St, Atlanta, GA, 30318', '41', '23'],
      report: reporting.topCustomersReport,
      dump: reporting.topCustomersDownload,
      found: answers(reporting.topCustomersReport, {
        ...whole,
        list: [
          {
            ...{ companyId: id(1), companyName: 'Corner Muffler', firstName: 'Lee', lastName: 'Corner' },
            ...{ isActive: true, facility: 'Atlanta', address: '12 Corner St', city: 'Atlanta', state: 'GA' },
            ...{ zipcode: '30318', companyType: 'CUSTOMER', groupModifier: 1.5, createdDate: at, ts: at },
            ...{ invcount: 41, lookupcount: 23 },
          },
        ],
        totals: { customers: 1, orders: 41, lookups: 23 },
      }),
      file: 'companyName,firstName,lastName,isActive,facility,address,city,state,zipcode,companyType,createdDate,ts,invcount,lookupcount',
      totalsBefore: { customers: 1, orders: 41, lookups: 46 },
      change: '46 before, −50.0 %',
      empty: 'No customer sold or looked anything up in this range',
      fields: [],
    },
  ],
  [
    '[REP-008] [REP-049] [REP-050] [REP-051] [REP-052] [REP-053] [REP-054] [REP-055] [REP-056]',
    {
      route: '/dashboard/globalmodifier',
      heading: 'Global Modifier Report',
      table: 'Global Modifier',
      columns: ['Market', 'Hedge', 'Discount', 'Net', 'Date', 'User'],
      shows: ['$1,000.00', '$1,070.00', '12 %', '$250.00', '$4,350.00', 'Maya Ellison'],
      report: reporting.globalModifiersReport,
      dump: reporting.globalModifiersDownload,
      found: answers(reporting.globalModifiersReport, {
        ...paged,
        list: [
          {
            ...{ snapshotId: id(1), marketPtOz: 1000, marketPdOz: 1100, marketRhOz: 4800 },
            ...{ hedgePtOz: 980, hedgePdOz: 1070, hedgeRhOz: 4600 },
            ...{ modifierPt: 12, modifierPd: 15, modifierRh: 250 },
            ...{ modifierPtIsPercentage: true, modifierPdIsPercentage: true, modifierRhIsPercentage: false },
            ...{ npaPt: 862.4, npaPd: 909.5, npaRh: 4350, created: at, username: 'Maya Ellison' },
          },
        ],
        days: [{ day: '2026-11-20', npaPt: 862.4, npaPd: 909.5, npaRh: 4350 }],
        totals: { rows: 1 },
      }),
      file: ['market', 'hedge', 'discount', 'discountIn', 'net']
        .flatMap((of) => ['Pt', 'Pd', 'Rh'].map((metal) => `${of}${metal}`))
        .concat('date', 'user')
        .join(','),
      totalsBefore: { rows: 2 },
      change: '2 before, −50.0 %',
      empty: 'Prices did not change in this range',
      fields: [],
      isPaged: true,
    },
  ],
  [
    'GAP-PRIC-13',
    {
      route: '/sales',
      heading: 'Sales History',
      table: 'Sales',
      columns: ['Date', 'State', 'Invoice', 'Load', 'Company', 'Facility', 'Buyer', 'Pieces'].concat([
        'Grand Total',
        'Paid',
        'Balance',
        'Status',
      ]),
      sums: ['Paid', 'Balance'],
      shows: ['Completed', 'ATL-000001', 'Corner weekly', 'Corner Muffler', '$337.57', '$100.00'].concat([
        '$237.57',
        'Partly paid',
      ]),
      report: reporting.salesReport,
      dump: reporting.salesDump,
      found: answers(reporting.salesReport, {
        ...paged,
        list: [
          {
            ...{ loadId: id(1), loadName: 'Corner weekly', type: 4, invoiceNo: 'ATL-000001' },
            ...{ companyName: 'Corner Muffler', facility: 'Atlanta', buyer: 'Bo Buyer', pieces: 2 },
            ...{ grandtotal: 337.57, amountPaid: 100, balance: 237.57, status: 'partlyPaid', date: at },
          },
        ],
        days: [{ day: '2026-11-20', orders: 1, grandtotal: 337.57 }],
        totals: { rows: 1, pieces: 2, grandtotal: 337.57, amountPaid: 100, balance: 237.57 },
      }),
      file: 'date,state,invoiceNo,loadName,companyName,facility,buyer,pieces,grandtotal,amountPaid,balance,status',
      totalsBefore: { rows: 1, pieces: 4, grandtotal: 337.57 },
      change: '4 before, −50.0 %',
      empty: 'Nothing was finished in this range',
      fields: ['Invoice, load or company', 'State'],
      isPaged: true,
    },
  ],
];
