import { settlementHistory, type Settlement, type SettlementStatement } from '@washcoat/contract-settlement';
import { answers } from '@washcoat/platform-sdk/testing';

/** Id number `n` of the tests. */
export const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** A settlement that nobody has changed. */
export const noHistory = answers(settlementHistory, { list: [], areMoreItemsAvailable: false });

/** A settlement of a list. */
export function listed(n: number, facts: Partial<Settlement> = {}): Settlement {
  return {
    settlementId: idOf(n),
    settlementNo: `ST-2026-04${n}`,
    contractNo: 'GC-118',
    shipmentNo: `TPA-093${n}`,
    companyId: idOf(100),
    companyName: 'Gulf Coast Recyclers',
    facilityCity: 'Tampa',
    receivedDate: '2026-10-12T20:00:00.000Z',
    metalDueDate: '2026-12-28T20:00:00.000Z',
    createdDate: '2026-10-13T15:00:00.000Z',
    updatedDate: '2026-10-14T15:00:00.000Z',
    completedDate: null,
    isComplete: false,
    ...facts,
  };
}

const weights = { gross: 2512, tare: 98.4, net: 2413.6, total: 2413.6 };

/** The worked example of the domain rules. */
export function workedExample(facts: Partial<SettlementStatement> = {}): SettlementStatement {
  return {
    ...listed(1),
    version: 1,
    preparedBy: {
      companyName: 'Washcoat House',
      address: '1180 Foundry St NW, Atlanta',
      userName: 'Sam Buyer',
    },
    preparedFor: { companyName: 'Gulf Coast Recyclers', address: '12 Dock Rd, Tampa, FL 33605' },
    shippingDocs: weights,
    mmiReceived: { gross: 2511.45, tare: 98.4, net: 2413.05, total: 2413.05 },
    mmiProcessed: {
      monoNet: 2318.2,
      monoDry: 2309.15,
      bhdNet: 61.45,
      bhdDry: 60.98,
      samplesNet: 22.2,
      samplesDry: 22.12,
      trashNet: 4.1,
      trashDry: 4.1,
      magneticsNet: null,
      magneticsDry: null,
      totalProcessedNet: 2405.95,
      totalProcessedDry: 2396.35,
    },
    hedgeTableData: [
      {
        hedgeNo: 'H-1',
        hedgeDate: '2026-10-15',
        ptOz: 20,
        ptUnitPrice: 985.5,
        pdOz: 40,
        pdUnitPrice: 1062.25,
        rhOz: 5,
        rhUnitPrice: 4650,
      },
    ],
    lotTableData: [
      {
        lotNo: 'L-1',
        sampleNo: 'S-2207',
        h2O: 0.42,
        netDry: 1520.5,
        sampleDry: 12.35,
        ptPpm: 1105,
        ptOz: 24.502,
        pdPpm: 1980,
        pdOz: 43.904,
        rhPpm: 312,
        rhOz: 6.918,
      },
    ],
    ptMetalReturn: metal({ totalOz: 32.717, returnOz: 32.062, averagePrice: 987.33, amount: 31655.774 }),
    pdMetalReturn: metal({ totalOz: 59.436, returnOz: 58.247, averagePrice: 1067.09, amount: 62154.791 }),
    rhMetalReturn: metal({ balanceOz: -0.16, chargeReturnPerc: 88, amount: 33416.722 }),
    ptRefiningCharge: charge(12, 32.062, 384.744),
    pdRefiningCharge: charge(10, 58.247, 582.47),
    rhRefiningCharge: charge(85, 7.16, 608.6),
    advInvoice: charge(100, 60000, 60000),
    intInvoice: { ...charge(8, 60000, 600), days: 45 },
    tc: charge(1.35, 2400.75, 3241.012),
    sc: charge(75, 2, 150),
    af: charge(450, 2, 900),
    espi: { ...charge(6, 50000, 166.666), days: 1 },
    fi: charge(1250, 1, 1250),
    totalMetalReturn: 127227.287,
    totalRefiningCharges: 1575.814,
    totalProductCharges: 66307.678,
    totalCharges: 67883.492,
    totalSettlementAmount: 59343.795,
    checks: [],
    ...facts,
  };
}

function metal(facts: Partial<SettlementStatement['ptMetalReturn']>): SettlementStatement['ptMetalReturn'] {
  return {
    invoiceNo: 'ADV-7',
    advanceDate: null,
    chargeReturnPerc: 98,
    settlementPrice: null,
    totalOz: 8.137,
    returnOz: 7.16,
    hedgedOz: 7,
    balanceOz: 0.16,
    averagePrice: 4667.14,
    amount: 0,
    ...facts,
  };
}

function charge(chargeReturnPerc: number, quantity: number, chargeReturn: number) {
  return { chargeReturnPerc, quantity, chargeReturn };
}
