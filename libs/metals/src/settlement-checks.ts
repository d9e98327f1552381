import { wholeDaysBetween } from './calendar-days';
import type { IsoDate } from './calendar-days';
import { Decimal, orZero } from './decimal';
import { METALS } from './metal';
import type { Metal } from './metal';
import type { SettlementStatement } from './settlement';
import type { Hedge } from './settlement-input';

/** Something about a settlement that a person should look at. It never keeps a settlement from being saved. */
export interface SettlementCheck {
  /** What was checked, for programs. */
  code: string;
  /** The part of the settlement it is about, named as on the wire: `mmiProcessed`, `hedgeTableData.2`. */
  field: string;
  /** For a person. */
  sentence: string;
}

/** What is checked: the derived statement and its dates. */
export interface CheckedSettlement {
  statement: SettlementStatement;
  receivedDate?: IsoDate | null;
  metalDueDate?: IsoDate | null;
  today: IsoDate;
  timeZone?: string;
}

/** One thing that is checked; a checker with knowledge of its own (expected assays) is one more. */
export type SettlementChecker = (settlement: CheckedSettlement) => readonly SettlementCheck[];

/** Percent that received and processed may differ by. */
const BALANCE_PERCENT = '0.5';
/** Percent that the scale of the sender and ours may differ by. */
const TRANSIT_PERCENT = '0.1';
/** Percent of the ounces in the lots that can be returned: all of them. */
const WHOLE_PERCENT = 100;

const metalNames: Record<Metal, string> = { pt: 'Platinum', pd: 'Palladium', rh: 'Rhodium' };

/** `|now − before| / before · 100` above `percent`: how many percent, below 0 for a loss; null when it is within. */
function beyond(before: number, now: number, percent: string): Decimal | null {
  if (before <= 0 || now === 0) return null;
  const difference = orZero(now).minus(before).div(before).times(100);
  return difference.abs().gt(percent) ? difference : null;
}

const percentText = (difference: Decimal) => difference.abs().toDecimalPlaces(2).toFixed();
const side = (difference: Decimal) => (difference.isNegative() ? 'below' : 'above');

/** Net processed against net received: `|processed − received| / received` above 0.5 %. */
const massBalance: SettlementChecker = ({ statement: { mmiReceived, mmiProcessed } }) => {
  const difference = beyond(mmiReceived.net, mmiProcessed.totalProcessedNet, BALANCE_PERCENT);
  if (!difference) return [];
  const sentence = `AB Processed is ${percentText(difference)} % ${side(difference)} AB Received; ${BALANCE_PERCENT} % is usual.`;
  return [{ code: 'MASS_BALANCE', field: 'mmiProcessed', sentence }];
};

/** Net received against net shipped: above 0.1 %. */
const transitLoss: SettlementChecker = ({ statement: { shippingDocs, mmiReceived } }) => {
  const difference = beyond(shippingDocs.net, mmiReceived.net, TRANSIT_PERCENT);
  if (!difference) return [];
  const word = difference.isNegative() ? 'less' : 'more';
  const sentence = `${percentText(difference)} % ${word} was received than the Shipping Docs say.`;
  return [{ code: 'TRANSIT_LOSS', field: 'mmiReceived', sentence }];
};

/** Ounces that are hedged above what is returned. */
const overHedged: SettlementChecker = ({ statement }) =>
  METALS.flatMap((metal) => {
    const { balanceOz } = statement[`${metal}MetalReturn`];
    if (balanceOz >= 0) return [];
    const ounces = new Decimal(balanceOz).abs().toFixed(3);
    const sentence = `${metalNames[metal]} is over-hedged by ${ounces} oz.`;
    return [{ code: 'OVER_HEDGED', field: `${metal}MetalReturn`, sentence }];
  });

/** A metal of which more than the lots hold is returned: a slip of the keyboard, `980` for `98.0`. */
const returnAboveAll: SettlementChecker = ({ statement }) =>
  METALS.flatMap((metal) => {
    const percent = orZero(statement[`${metal}MetalReturn`].chargeReturnPerc);
    if (percent.lte(WHOLE_PERCENT)) return [];
    const sentence = `${metalNames[metal]} returns ${percent.toFixed()} %: more than the lots hold.`;
    return [{ code: 'RETURN_ABOVE_ALL', field: `${metal}MetalReturn`, sentence }];
  });

const dueBeforeReceived: SettlementChecker = ({ receivedDate, metalDueDate, timeZone }) =>
  receivedDate && metalDueDate && wholeDaysBetween(receivedDate, metalDueDate, timeZone) < 0
    ? [
        {
          code: 'DUE_BEFORE_RECEIVED',
          field: 'metalDueDate',
          sentence: 'The metal due date is before the received date.',
        },
      ]
    : [];

const hedgesAhead: SettlementChecker = ({ statement: { hedgeTableData }, today, timeZone }) =>
  hedgeTableData.flatMap((hedge: Hedge, index) =>
    hedge.hedgeDate && wholeDaysBetween(today, hedge.hedgeDate, timeZone) > 0
      ? [
          {
            code: 'HEDGE_IN_FUTURE',
            field: `hedgeTableData.${index}`,
            sentence: `Hedge ${hedge.hedgeNo?.trim() || index + 1} is dated in the future.`,
          },
        ]
      : [],
  );

const usual: readonly SettlementChecker[] = [
  massBalance,
  transitLoss,
  returnAboveAll,
  overHedged,
  dueBeforeReceived,
  hedgesAhead,
];

/**
 * What stands out in a settlement, in the order of its page: mass balance, loss on the way, returns above all there
 * is, over-hedged ounces, dates that cannot be. `others` are asked after the usual ones.
 */
export function settlementChecks(
  settlement: CheckedSettlement,
  others: readonly SettlementChecker[] = [],
): SettlementCheck[] {
  return [...usual, ...others].flatMap((checker) => checker(settlement));
}
