import type { OfferedInvoice } from '@washcoat/contract-settlement';
import type { AutopsyAnswer } from '../autopsy/autopsy.api';
import type { Purchases } from '../purchases/purchases.api';
import { idOf } from '../statement/statement.fixture';

const none = { pt: 0, pd: 0, rh: 0 };
const bill = { companyName: 'Corner Muffler', completedDate: '2026-11-01T15:00:00.000Z', unknownLines: 0 };

/** What was bought for the worked example, with one box. */
export const bought: Purchases = {
  settlementId: idOf(1),
  settlementNo: 'ST-2026-041',
  companyName: 'Gulf Coast Recyclers',
  isComplete: false,
  lotNos: ['L-1', 'L-2'],
  boxes: [
    {
      ...bill,
      ...{ loadId: idOf(11), box: 1, invoiceNo: 'ATL-000001', pieces: 10, pounds: 26.01 },
      ...{ ounces: { pt: 33, pd: 60, rh: 10 }, cost: 1500, lotNo: 'L-1', receivedPieces: null },
    },
  ],
  counts: { bought: 10, received: 10 },
  weights: {
    ...{ expected: 26.01, shipped: 2413.6, received: 2413.05 },
    ...{ processedNet: 2411.96, processedDry: 2400.75, lots: 2400.75 },
  },
  ounces: { expected: { pt: 33, pd: 60, rh: 10 }, settled: { pt: 32.717, pd: 59.436, rh: 8.137 } },
  accuracy: { pt: 99.14, pd: 99.06, rh: 81.37 },
  cost: 1500,
  unknownLines: 1,
  types: [
    {
      ...{ type: 'CERAMIC', pieces: 10, pounds: 26.01, cost: 1500, ounces: none },
      ...{ poundsPerUnit: 2.6, dollarsPerUnit: 150, dollarsPerPound: 57.67 },
    },
  ],
  lots: [
    {
      ...{ lotNo: 'L-1', pieces: 10, receivedPieces: 10, pounds: 26.01, netDry: 1520.5 },
      ...{ expectedOz: none, settledOz: none },
    },
  ],
};

/** An invoice of two boxes that can be chosen. */
export const offered: OfferedInvoice = {
  loadId: idOf(21),
  invoiceNo: 'ATL-000002',
  companyName: 'Corner Muffler',
  completedDate: '2026-11-02T15:00:00.000Z',
  lotStamps: 'C-77',
  boxes: [1, 2].map((box) => ({
    ...bill,
    ...{ loadId: idOf(21), box, invoiceNo: 'ATL-000002', pieces: 4, pounds: 10.4, ounces: none },
    cost: 600.25,
  })),
};

const parts = {
  ...{ metalMove: 500, countLoss: -950, weightLoss: -475, assayDrift: -95 },
  ...{ recovery: -159.6, charges: -210.5, interest: -44.25 },
};

/** A profit of 1,000 as bought that ends below 0. */
export const autopsied = {
  settlementId: idOf(1),
  settlementNo: 'ST-2026-041',
  isComplete: false,
  cost: 8000,
  marginAsBought: 1000,
  parts,
  profit: -434.35,
  units: [
    {
      ...{ itemId: idOf(31), productId: idOf(41), loadId: idOf(11), invoiceNo: 'ATL-000001' },
      ...{ oem: 'KT 0334' },
      ...{ description: 'Mercedes C-Class', type: 'CERAMIC', pieces: 10, lotNo: 'L-1', cost: 8000 },
      ...parts,
      effect: -1434.35,
    },
  ],
} satisfies AutopsyAnswer;
