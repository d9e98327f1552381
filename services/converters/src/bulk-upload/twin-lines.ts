import { createHash } from 'node:crypto';
import { codeKeyOf } from '@washcoat/contract-converters';
import type { StagedRow } from './staged-row';

/** Notices rows of a file that name no converter and say what an earlier one says, or carry its code. */
export class TwinLines {
  private readonly lines = new Map<string, number>();
  private readonly codes = new Map<string, number>();

  /**
   * The row with the lines it repeats: one that says exactly the same is bad, most likely pasted twice; of one that has
   * the code only, the first line with it is told. A bad row is no line to repeat.
   */
  named(row: StagedRow): StagedRow {
    if (row.reasons.length || row.values.product_id) return row;
    const same = this.first(this.lines, fingerprintOf(row), row.line);
    if (same !== null) return { ...row, reasons: [`Line ${same} says the same`] };
    const codeKey = codeKeyOf(String(row.values.oem ?? ''));
    return { ...row, knownLine: codeKey ? this.first(this.codes, codeKey, row.line) : null };
  }

  /** The first line with a key; null when it is this one. */
  private first(lines: Map<string, number>, key: string, line: number): number | null {
    const earlier = lines.get(key);
    if (earlier === undefined) lines.set(key, line);
    return earlier ?? null;
  }
}

const fingerprintOf = ({ values }: StagedRow) =>
  createHash('md5').update(JSON.stringify(values)).digest('base64');
