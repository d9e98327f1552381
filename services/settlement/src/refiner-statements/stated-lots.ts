import { doubtSentence, readDecimal } from '@washcoat/contract-kernel';
import type { RefinerField, RefinerTerms } from '@washcoat/contract-settlement';
import { Decimal, lotKey, perMetal, POUND_GRAMS, type StatedLot } from '@washcoat/metals';
import { isDatedNumber, isErrorCell } from '@washcoat/service-kit/sheets';
import type { StatementFile } from './read-statement';

/** What a file states by what its columns mean. */
export interface Stated {
  lots: StatedLot[];
  /** Rows that can not be read, in sentences. */
  problems: string[];
}

const gramsPer = { lb: POUND_GRAMS, kg: '1000', g: '1' };
const ppmPer = { ppm: 1, percent: 10_000 };
const sums = ['total', 'totals', 'sum', 'grandtotal'];
const figures = ['netDry', 'ptPpm', 'pdPpm', 'rhPpm', 'ptOz', 'pdOz', 'rhOz'] as const;
type Figures = Partial<Record<(typeof figures)[number], Decimal>>;

/** Reads the lots of a file: net dry pounds, ppm, and ounces where a column states them. Sums are passed over. */
export function statedLots(
  { titles, rows, isCutAtSemicolons }: StatementFile,
  { columns, weightUnit, assayUnit }: RefinerTerms,
): Stated {
  const places = new Map<RefinerField, number>();
  for (const [field, title] of Object.entries(columns))
    if (titles.includes(title)) places.set(field as RefinerField, titles.indexOf(title));
  if (!places.has('lotNo') || !places.has('netDry'))
    return { lots: [], problems: ['Say which columns hold the lot and its net dry weight.'] };
  const cellOf = (cells: readonly string[], field: RefinerField) => cells[places.get(field) ?? -1] ?? '';
  const found: Stated = { lots: [], problems: [] };
  for (const { line, cells } of rows) {
    const lotNo = cellOf(cells, 'lotNo');
    if (!lotNo || sums.includes(lotKey(lotNo))) continue;
    const values: Figures = {};
    const wrong = figures.flatMap((field) => {
      const read = readFigure(cellOf(cells, field), isCutAtSemicolons);
      if ('value' in read && read.value) values[field] = read.value;
      return 'problem' in read ? `${titles[places.get(field) ?? -1] ?? field} ${read.problem}` : [];
    });
    if (wrong.length) {
      found.problems.push(`Line ${line}: ${wrong.join('; ')}.`);
      continue;
    }
    const pounds = values.netDry?.times(gramsPer[weightUnit]).div(POUND_GRAMS).toDecimalPlaces(4);
    found.lots.push({
      lotNo,
      netDry: pounds?.toNumber() ?? null,
      ppm: perMetal((metal) => values[`${metal}Ppm`]?.times(ppmPer[assayUnit]).toNumber() ?? null),
      ounces: perMetal((metal) => values[`${metal}Oz`]?.toNumber() ?? null),
    });
  }
  return found;
}

function readFigure(
  cell: string,
  isCutAtSemicolons: boolean,
): { value: Decimal | null } | { problem: string } {
  const text = cell.replace(/\s*(%|ppm|g\/t|lbs?|kg|oz)$/i, '').trim();
  if (!text || text === '-') return { value: null };
  if (isErrorCell(text)) return { problem: `has ${text}, an error of the sheet` };
  if (isDatedNumber(text)) return { problem: 'has a date' };
  const read = readDecimal(text, isCutAtSemicolons);
  if (!read) return { problem: `has “${text.slice(0, 40)}”, which is no number` };
  if ('doubt' in read) return { problem: doubtSentence(text, read.doubt) };
  return { value: new Decimal(read.value) };
}
