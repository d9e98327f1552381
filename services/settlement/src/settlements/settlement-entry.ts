import { id } from '@washcoat/contract-kernel';
import { z } from 'zod';
import {
  block,
  enteredAmount,
  enteredDate,
  enteredNumber,
  enteredSigned,
  enteredText,
  rows,
} from './entered-values';

const weights = block({ gross: enteredNumber, tare: enteredNumber });
const metalReturn = block({
  invoiceNo: enteredText,
  advanceDate: enteredDate,
  chargeReturnPerc: enteredAmount,
  settlementPrice: enteredNumber,
});
/** The quantity of a refining charge is derived. */
const refiningCharge = block({ chargeReturnPerc: enteredAmount });
const charge = block({ chargeReturnPerc: enteredAmount, quantity: enteredAmount });

const header = {
  settlementNo: enteredText,
  contractNo: enteredText,
  shipmentNo: enteredText,
  receivedDate: enteredDate,
  metalDueDate: enteredDate,
};

const blocks = {
  shippingDocs: weights,
  mmiReceived: weights,
  mmiProcessed: block({
    monoNet: enteredSigned,
    monoDry: enteredSigned,
    bhdNet: enteredSigned,
    bhdDry: enteredSigned,
    samplesNet: enteredSigned,
    samplesDry: enteredSigned,
    trashNet: enteredSigned,
    trashDry: enteredSigned,
    magneticsNet: enteredSigned,
    magneticsDry: enteredSigned,
  }),
  hedgeTableData: rows({
    hedgeNo: enteredText,
    hedgeDate: enteredDate,
    ptOz: enteredAmount,
    ptUnitPrice: enteredAmount,
    pdOz: enteredAmount,
    pdUnitPrice: enteredAmount,
    rhOz: enteredAmount,
    rhUnitPrice: enteredAmount,
  }),
  lotTableData: z.preprocess(
    readMoisture,
    rows({
      lotNo: enteredText,
      sampleNo: enteredText,
      h2O: enteredNumber,
      netDry: enteredAmount,
      sampleDry: enteredNumber,
      ptPpm: enteredAmount,
      pdPpm: enteredAmount,
      rhPpm: enteredAmount,
    }),
  ),
  ptMetalReturn: metalReturn,
  pdMetalReturn: metalReturn,
  rhMetalReturn: metalReturn,
  ptRefiningCharge: refiningCharge,
  pdRefiningCharge: refiningCharge,
  rhRefiningCharge: refiningCharge,
  advInvoice: charge,
  intInvoice: charge,
  tc: charge,
  sc: charge,
  af: charge,
  espi: charge,
  fi: charge,
};

const enteredBlocks = z.object(blocks);
/** The entered values of a statement, clean: pounds, ppm, troy ounces, USD. */
export type SettlementBlocks = z.output<typeof enteredBlocks>;

/**
 * A settlement as it is sent to be saved. Header fields lie at the top level or in `header`; a lot's moisture is
 * `h2O` or `h20`; numbers come as numbers or text, and what is no number becomes empty. Derived values and names that
 * the client sends along are left out: the server makes its own.
 */
export const settlementEntry = z.preprocess(
  liftHeader,
  z.object({
    settlementId: id.nullish(),
    /** What the caller began from; without it the last save wins. */
    version: z.number().int().min(1).optional(),
    companyId: id,
    facilityCity: z.string().trim().min(1, 'Choose a facility').max(200),
    ...header,
    ...blocks,
  }),
);
export type SettlementEntry = z.output<typeof settlementEntry>;

/** The entered blocks of an entry, without its header. */
export function blocksOf(entry: SettlementEntry): SettlementBlocks {
  return enteredBlocks.parse(entry);
}

function liftHeader(given: unknown): unknown {
  if (!isRecord(given) || !isRecord(given.header)) return given;
  return { ...given, ...given.header };
}

function readMoisture(given: unknown): unknown {
  if (!Array.isArray(given)) return given;
  return given.map((lot: unknown) => (isRecord(lot) ? { ...lot, h2O: lot.h2O ?? lot.h20 } : lot));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
