import { editedVersion, id, line } from '@washcoat/contract-kernel';
import { z } from 'zod';
import {
  block,
  enteredAmount,
  enteredDate,
  enteredNumber,
  enteredSigned,
  enteredText,
  rows,
  sentDate,
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
  settlementNo: line().nullish(),
  contractNo: line().nullish(),
  shipmentNo: line().nullish(),
  receivedDate: sentDate,
  metalDueDate: sentDate,
};

const hedge = z.object({
  hedgeNo: enteredText,
  hedgeDate: enteredDate,
  ptOz: enteredAmount,
  ptUnitPrice: enteredAmount,
  pdOz: enteredAmount,
  pdUnitPrice: enteredAmount,
  rhOz: enteredAmount,
  rhUnitPrice: enteredAmount,
});

const lot = z
  .object({
    lotNo: enteredText,
    sampleNo: enteredText,
    h2O: enteredNumber,
    /** The other spelling of `h2O`. */
    h20: enteredNumber,
    netDry: enteredAmount,
    sampleDry: enteredNumber,
    ptPpm: enteredAmount,
    pdPpm: enteredAmount,
    rhPpm: enteredAmount,
  })
  .transform(({ h20, ...entered }) => ({ ...entered, h2O: entered.h2O ?? h20 }));

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
  hedgeTableData: rows(hedge),
  lotTableData: rows(lot),
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

/** The entered values of a statement, clean: pounds, ppm, troy ounces, USD. */
export type SettlementBlocks = z.output<z.ZodObject<typeof blocks>>;

/**
 * A settlement as it is sent to be saved. Header fields lie at the top level or in `header`; a lot's moisture is
 * `h2O` or `h20`; numbers come as numbers or text, and what is no number becomes empty. Derived values and names that
 * the client sends along are left out: the server makes its own.
 */
export const settlementEntry = z
  .object({
    settlementId: id.nullish(),
    /** What the caller began from; without it the last save wins. */
    version: editedVersion,
    /** Completes it; from then on it can only be read and printed. */
    isComplete: z.boolean().default(false),
    companyId: id,
    facilityCity: z.string().trim().min(1, 'Choose a facility').max(200),
    header: z.object(header).nullish(),
    ...header,
    ...blocks,
  })
  .transform(({ header: within, ...entry }) => ({
    ...entry,
    settlementNo: within?.settlementNo ?? entry.settlementNo ?? '',
    contractNo: within?.contractNo ?? entry.contractNo ?? '',
    shipmentNo: within?.shipmentNo ?? entry.shipmentNo ?? '',
    receivedDate: (within?.receivedDate ?? entry.receivedDate) || null,
    metalDueDate: (within?.metalDueDate ?? entry.metalDueDate) || null,
  }));
export type SettlementEntry = z.output<typeof settlementEntry>;
/** What a form sends. */
export type SentSettlement = z.input<typeof settlementEntry>;

/** The entered blocks of an entry, without its header. */
export function blocksOf(entry: SettlementEntry): SettlementBlocks {
  return {
    shippingDocs: entry.shippingDocs,
    mmiReceived: entry.mmiReceived,
    mmiProcessed: entry.mmiProcessed,
    hedgeTableData: entry.hedgeTableData,
    lotTableData: entry.lotTableData,
    ptMetalReturn: entry.ptMetalReturn,
    pdMetalReturn: entry.pdMetalReturn,
    rhMetalReturn: entry.rhMetalReturn,
    ptRefiningCharge: entry.ptRefiningCharge,
    pdRefiningCharge: entry.pdRefiningCharge,
    rhRefiningCharge: entry.rhRefiningCharge,
    advInvoice: entry.advInvoice,
    intInvoice: entry.intInvoice,
    tc: entry.tc,
    sc: entry.sc,
    af: entry.af,
    espi: entry.espi,
    fi: entry.fi,
  };
}
