import type { IsoDate } from './calendar-days';
import type { Numeric } from './decimal';

/** Pounds on the scale. */
export interface WeighIn {
  gross?: Numeric;
  tare?: Numeric;
}

/** The five processed lines, pounds; a line may be negative. */
export interface ProcessedLines {
  monoNet?: Numeric;
  monoDry?: Numeric;
  bhdNet?: Numeric;
  bhdDry?: Numeric;
  samplesNet?: Numeric;
  samplesDry?: Numeric;
  trashNet?: Numeric;
  trashDry?: Numeric;
  magneticsNet?: Numeric;
  magneticsDry?: Numeric;
}

/** Troy ounces sold ahead, and their USD per troy ounce. */
export interface Hedge {
  hedgeNo?: string | null;
  hedgeDate?: IsoDate | null;
  ptOz?: Numeric;
  ptUnitPrice?: Numeric;
  pdOz?: Numeric;
  pdUnitPrice?: Numeric;
  rhOz?: Numeric;
  rhUnitPrice?: Numeric;
}

/** A refined lot: net dry pounds and its assays in ppm. */
export interface Lot {
  lotNo?: string | null;
  sampleNo?: string | null;
  h2O?: Numeric;
  netDry?: Numeric;
  sampleDry?: Numeric;
  ptPpm?: Numeric;
  pdPpm?: Numeric;
  rhPpm?: Numeric;
}

/** What is agreed for one metal. */
export interface ReturnTerms {
  invoiceNo?: string | null;
  advanceDate?: IsoDate | null;
  /** Percent of the total ounces that is returned. */
  chargeReturnPerc?: Numeric;
  /** USD per troy ounce for the ounces that no hedge covers. */
  settlementPrice?: Numeric;
}

/** A charge: its percent or USD rate, and what it applies to. */
export interface ChargeTerms {
  chargeReturnPerc?: Numeric;
  quantity?: Numeric;
}

type Block<T> = T | null | undefined;

/** The entered values of a settlement, named as on the wire. A block that is not there yet counts as empty. */
export interface SettlementInput {
  shippingDocs?: Block<WeighIn>;
  mmiReceived?: Block<WeighIn>;
  mmiProcessed?: Block<ProcessedLines>;
  hedgeTableData?: Block<readonly Hedge[]>;
  lotTableData?: Block<readonly Lot[]>;
  ptMetalReturn?: Block<ReturnTerms>;
  pdMetalReturn?: Block<ReturnTerms>;
  rhMetalReturn?: Block<ReturnTerms>;
  /** `chargeReturnPerc` is USD per troy ounce; the quantity is derived. */
  ptRefiningCharge?: Block<ChargeTerms>;
  pdRefiningCharge?: Block<ChargeTerms>;
  rhRefiningCharge?: Block<ChargeTerms>;
  advInvoice?: Block<ChargeTerms>;
  intInvoice?: Block<ChargeTerms>;
  tc?: Block<ChargeTerms>;
  sc?: Block<ChargeTerms>;
  af?: Block<ChargeTerms>;
  espi?: Block<ChargeTerms>;
  fi?: Block<ChargeTerms>;
  metalDueDate?: IsoDate | null;
  /** Empty while the settlement is open. */
  completedDate?: IsoDate | null;
  /** The moment that stands in for completedDate while the settlement is open. */
  today: IsoDate;
  /** Whose calendar counts the days; the installation's default when not given. */
  timeZone?: string;
}
