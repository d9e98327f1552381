import { autopsyParts, type AutopsyPart } from '@washcoat/contract-settlement';
import { Decimal } from '@washcoat/metals';
import { partWords } from './part-words';

/** One line of the waterfall; bars are in percent of an axis that holds 0. */
export interface WaterfallRow {
  id: AutopsyPart | 'marginAsBought' | 'metalLessPaid' | 'profit';
  name: string;
  reason: string;
  /** USD: of a whole what it is, of a part what it changed. */
  value: number;
  /** Where the sum stands after it, USD. */
  after: number;
  isWhole: boolean;
  left: number;
  width: number;
}

/** A profit and its parts; without those that tell assays for who sees none. */
export interface PartedProfit {
  marginAsBought?: number;
  parts: Partial<Record<AutopsyPart, number>>;
  profit: number;
}

/**
 * The lines from the margin as bought to the profit, each part from where the one before ended; where that margin is not
 * told, from what the metal came to less what was paid.
 */
export function waterfallRows({ marginAsBought, parts, profit }: PartedProfit): {
  rows: WaterfallRow[];
  /** Where 0 lies, percent. */
  zero: number;
} {
  const start = startOf({ marginAsBought, parts, profit });
  let sum = new Decimal(start.value);
  const steps = autopsyParts.flatMap((part) => {
    const value = parts[part];
    if (value === undefined) return [];
    const before = sum.toNumber();
    sum = sum.plus(value);
    return [{ id: part, ...partWords[part], value, from: before, after: sum.toNumber() }];
  });
  const all = [
    start,
    ...steps,
    whole('profit', 'Profit', 'What is returned, less charges, interest and what was paid', profit),
  ];
  const ends = [0, ...all.flatMap(({ from, after }) => [from, after])];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const percent = (value: number) => (high === low ? 0 : ((value - low) / (high - low)) * 100);
  const rows = all.map(({ from, ...row }) => {
    const left = percent(Math.min(from, row.after));
    const width = Math.max(percent(Math.max(from, row.after)) - left, 0.6);
    return {
      ...row,
      isWhole: row.id === start.id || row.id === 'profit',
      left: Math.min(left, 99.4),
      width,
    };
  });
  return { rows, zero: percent(0) };
}

const whole = (
  id: 'marginAsBought' | 'metalLessPaid' | 'profit',
  name: string,
  reason: string,
  value: number,
) => ({ id, name, reason, value, from: 0, after: value });

function startOf({ marginAsBought, parts, profit }: PartedProfit) {
  if (marginAsBought !== undefined)
    return whole(
      'marginAsBought',
      'Margin as bought',
      'Metal at the market of the day, less what was paid',
      marginAsBought,
    );
  const told = autopsyParts.reduce((sum, part) => sum.plus(parts[part] ?? 0), new Decimal(0));
  const value = new Decimal(profit).minus(told).toNumber();
  return whole('metalLessPaid', 'Metal less paid', 'What is returned, less what was paid', value);
}
