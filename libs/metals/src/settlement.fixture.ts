import type { SettlementInput } from './settlement-input';

/** The worked example of domain.md 6. */
export const statementInput: SettlementInput = {
  hedgeTableData: [
    {
      hedgeNo: 'H-1',
      ptOz: 20,
      ptUnitPrice: 985.5,
      pdOz: 40,
      pdUnitPrice: 1062.25,
      rhOz: 5,
      rhUnitPrice: 4650,
    },
    { hedgeNo: 'H-2', ptOz: 10, ptUnitPrice: 991, pdOz: 15, pdUnitPrice: 1080, rhOz: 2, rhUnitPrice: 4710 },
  ],
  lotTableData: [
    { lotNo: 'L-1', netDry: 1520.5, ptPpm: 1105, pdPpm: 1980, rhPpm: 312 },
    { lotNo: 'L-2', netDry: 880.25, ptPpm: 640, pdPpm: 1210, rhPpm: 95 },
  ],
  ptMetalReturn: { advanceDate: '2026-11-13', chargeReturnPerc: 98 },
  pdMetalReturn: { advanceDate: '2026-11-20', chargeReturnPerc: 98 },
  rhMetalReturn: { advanceDate: null, chargeReturnPerc: 88 },
  ptRefiningCharge: { chargeReturnPerc: 12 },
  pdRefiningCharge: { chargeReturnPerc: 10 },
  rhRefiningCharge: { chargeReturnPerc: 85 },
  advInvoice: { quantity: 60000, chargeReturnPerc: 100 },
  intInvoice: { quantity: 60000, chargeReturnPerc: 8 },
  tc: { quantity: 2400.75, chargeReturnPerc: 1.35 },
  sc: { quantity: 2, chargeReturnPerc: 75 },
  af: { quantity: 2, chargeReturnPerc: 450 },
  espi: { quantity: 50000, chargeReturnPerc: 6 },
  fi: { quantity: 1, chargeReturnPerc: 1250 },
  metalDueDate: '2026-12-28',
  today: '2026-12-08',
};
