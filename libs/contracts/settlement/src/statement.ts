import { answerShape } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { settlement } from './settlement.noun';

const weights = z.object({
  gross: z.number().nullable(),
  tare: z.number().nullable(),
  net: z.number(),
  total: z.number(),
});
const processedLines = [
  'monoNet',
  'monoDry',
  'bhdNet',
  'bhdDry',
  'samplesNet',
  'samplesDry',
  'trashNet',
  'trashDry',
  'magneticsNet',
  'magneticsDry',
] as const;
const processed = z.object({
  ...(Object.fromEntries(processedLines.map((name) => [name, z.number().nullable()])) as Record<
    (typeof processedLines)[number],
    z.ZodNullable<z.ZodNumber>
  >),
  totalProcessedNet: z.number(),
  totalProcessedDry: z.number(),
});
const hedge = z.object({
  hedgeNo: z.string(),
  hedgeDate: z.string().nullable(),
  ptOz: z.number(),
  ptUnitPrice: z.number(),
  pdOz: z.number(),
  pdUnitPrice: z.number(),
  rhOz: z.number(),
  rhUnitPrice: z.number(),
});
const lot = z.object({
  lotNo: z.string(),
  sampleNo: z.string(),
  h2O: z.number().nullable(),
  netDry: z.number(),
  sampleDry: z.number().nullable(),
  ptPpm: z.number(),
  ptOz: z.number(),
  pdPpm: z.number(),
  pdOz: z.number(),
  rhPpm: z.number(),
  rhOz: z.number(),
});
const metalReturn = z.object({
  invoiceNo: z.string(),
  advanceDate: z.string().nullable(),
  chargeReturnPerc: z.number(),
  settlementPrice: z.number().nullable(),
  totalOz: z.number(),
  returnOz: z.number(),
  hedgedOz: z.number(),
  balanceOz: z.number(),
  averagePrice: z.number(),
  amount: z.number(),
});
/** Platinum, palladium and rhodium, ppm. */
const assays = z.object({ pt: z.number(), pd: z.number(), rh: z.number() });
const charge = z.object({ chargeReturnPerc: z.number(), quantity: z.number(), chargeReturn: z.number() });
/** An interest charge also tells the days it runs over (a year has 360). */
const interest = charge.extend({ days: z.number().int() });

/** The statement: weights in pounds, assays in ppm, ounces and dollars cut to three decimals. */
export const settlementStatement = z.object(answerShape(settlement)).extend({
  /** Sent back by a save, which is refused when somebody saved in between. */
  version: z.number().int().min(1),
  preparedBy: z.object({ companyName: z.string(), address: z.string(), userName: z.string() }),
  preparedFor: z.object({ companyName: z.string(), address: z.string() }),
  shippingDocs: weights,
  mmiReceived: weights,
  mmiProcessed: processed,
  hedgeTableData: z.array(hedge),
  lotTableData: z.array(lot),
  ptMetalReturn: metalReturn,
  pdMetalReturn: metalReturn,
  rhMetalReturn: metalReturn,
  ptRefiningCharge: charge,
  pdRefiningCharge: charge,
  rhRefiningCharge: charge,
  advInvoice: charge,
  intInvoice: interest,
  tc: charge,
  sc: charge,
  af: charge,
  espi: interest,
  fi: charge,
  totalMetalReturn: z.number(),
  totalRefiningCharges: z.number(),
  totalProductCharges: z.number(),
  totalCharges: z.number(),
  totalSettlementAmount: z.number(),
  /**
   * The assay that the catalogue expects of the lots into which boxes were put, with one standard deviation; lots of which
   * nothing is known are not in it. It is absent for who may not see assays, and no check speaks of it then.
   */
  expectedLots: z.array(z.object({ lotNo: z.string(), ppm: assays, uncertainty: assays })).optional(),
  /** What stands out and should be looked at; it keeps nothing from being saved. */
  checks: z.array(z.object({ code: z.string(), field: z.string(), sentence: z.string() })),
});
export type SettlementStatement = z.infer<typeof settlementStatement>;
