import { dashboardSummary, type DashboardSummary } from '@washcoat/contract-reporting';
import { answers } from '@washcoat/platform-sdk/testing';

/** A day with something in every part of the card. */
export const summary: DashboardSummary = {
  day: '2026-11-20',
  metals: {
    appliedAt: '2026-11-20T14:12:00.000Z',
    list: [
      {
        ...{ metal: 'pt', marketOz: 1015, changePercent: 1.5 },
        history: [
          { day: '2026-11-18', marketOz: 1000 },
          { day: '2026-11-20', marketOz: 1015 },
        ],
      },
      { metal: 'pd', marketOz: 1100, changePercent: -2.81, history: [{ day: '2026-11-20', marketOz: 1100 }] },
      { metal: 'rh', marketOz: 4800, changePercent: null, history: [{ day: '2026-11-20', marketOz: 4800 }] },
    ],
  },
  carts: {
    ...{ open: 5, waiting: 3 },
    oldest: {
      loadId: '018f3c1e-0000-7000-8000-000000000701',
      ...{ loadName: 'Q4 first', companyName: 'Gulf Coast', since: '2026-11-19T18:16:00.000Z' },
    },
    finished: { orders: 1, spend: 337.57 },
  },
  unpaid: {
    ...{ invoices: 6, balance: 9418.22 },
    ages: [
      { age: 'upTo30', invoices: 2, balance: 18.22 },
      { age: 'upTo60', invoices: 3, balance: 400 },
      { age: 'over90', invoices: 1, balance: 9000 },
    ],
    largest: {
      loadId: '018f3c1e-0000-7000-8000-000000000702',
      ...{ invoiceNo: 'BUR-000114', companyName: 'Mason Bros. Towing' },
    },
  },
  ouncesDue: {
    ...{ settlements: 1, overdue: 0, amount: 59343.8 },
    metals: [
      { metal: 'pt', dueOz: 32.062, hedgedOz: 30, openOz: 2.062 },
      { metal: 'pd', dueOz: 58.247, hedgedOz: 60, openOz: 0 },
      { metal: 'rh', dueOz: 0, hedgedOz: 0, openOz: 0 },
    ],
    first: {
      settlementId: '018f3c1e-0000-7000-8000-000000000601',
      ...{ settlementNo: 'ST-2026-041', companyName: 'Gulf Coast Recyclers' },
      metalDueDate: '2026-11-22T04:59:59.999Z',
    },
  },
  booking: {
    facilities: [
      {
        ...{
          facility: 'Burlington',
          settlements: 2,
          expectedPieces: 920,
          receivedPieces: 891,
          offPercent: 3.15,
        },
        furthest: {
          settlementId: '018f3c1e-0000-7000-8000-000000000602',
          ...{ settlementNo: 'ST-2026-040', companyName: 'Gulf Coast Recyclers', isComplete: false },
          ...{ offPercent: 3.5, expectedPieces: 800, receivedPieces: 772 },
          ...{ expectedPounds: 2393.3, receivedPounds: 2313.05, processedPounds: 2311.96 },
        },
      },
      {
        ...{ facility: 'Atlanta', settlements: 1, expectedPieces: 500, receivedPieces: 497, offPercent: 0.6 },
        furthest: {
          settlementId: '018f3c1e-0000-7000-8000-000000000603',
          ...{ settlementNo: 'ST-2026-039', companyName: 'Corner Muffler', isComplete: true },
          ...{ offPercent: 0.6, expectedPieces: 500, receivedPieces: 497 },
          ...{ expectedPounds: 1300, receivedPounds: 1299, processedPounds: 1298.5 },
        },
      },
    ],
  },
  purchases: {
    days: [{ day: '2026-11-19', orders: 2, pieces: 150, spend: 18385.3 }],
    lastDay: {
      day: '2026-11-19',
      groups: [
        { group: 'ceramic', units: 148, spend: 18204.1, averageSpend: 123 },
        { group: 'foil', units: 38.5, spend: 181.2, averageSpend: 4.71 },
      ],
    },
  },
  topConverters: [
    {
      ...{ productId: '018f3c1e-0000-7000-8000-000000000401', oem: 'KT 0334', type: 'CERAMIC', count: 42 },
      ...{ minPrice: 210.5, maxPrice: 265.91 },
    },
  ],
};

export const summaryAnswers = (body: DashboardSummary = summary) => answers(dashboardSummary, body);
