/** What domain rules, section 6, enter in their worked example, with weights that fit its lots. */
export const workedExample = {
  shippingDocs: { gross: 2512, tare: 98.4 },
  mmiReceived: { gross: 2511.45, tare: 98.4 },
  mmiProcessed: {
    monoNet: 2318.2,
    monoDry: 2309.15,
    bhdNet: 61.45,
    bhdDry: 60.98,
    samplesNet: 22.2,
    samplesDry: 22.12,
    trashNet: 4.1,
    trashDry: 4.1,
    magneticsNet: 6.01,
    magneticsDry: 4.4,
  },
  hedgeTableData: [
    { hedgeNo: 'H-1', ptOz: 20, ptUnitPrice: 985.5, pdOz: 40, pdUnitPrice: 1062.25, rhOz: 5, rhUnitPrice: 4650 },
    { hedgeNo: 'H-2', ptOz: 10, ptUnitPrice: 991, pdOz: 15, pdUnitPrice: 1080, rhOz: 2, rhUnitPrice: 4710 },
  ],
  lotTableData: [
    { lotNo: 'L-1', sampleNo: 'S-2207', h2O: 0.42, netDry: 1520.5, sampleDry: 12.35, ptPpm: 1105, pdPpm: 1980, rhPpm: 312 },
    { lotNo: 'L-2', sampleNo: 'S-2208', h2O: 0.38, netDry: 880.25, sampleDry: 9.77, ptPpm: 640, pdPpm: 1210, rhPpm: 95 },
  ],
  ptMetalReturn: { invoiceNo: 'PT-1041', chargeReturnPerc: 98 },
  pdMetalReturn: { invoiceNo: 'PD-1041', chargeReturnPerc: 98 },
  rhMetalReturn: { invoiceNo: 'RH-1041', chargeReturnPerc: 88 },
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
};

/** Days of its two interest charges: from the earliest advance, and from the completion, to the metal due date. */
export const workedExampleDays = { advance: 45, early: 20 };
