import { createHash } from 'node:crypto';
import type { StagedRow } from './staged-row';

/** Notices rows that say the same as an earlier one of their file and name no converter: most likely pasted twice. */
export class TwinLines {
  private readonly lines = new Map<string, number>();

  /** The line that says the same; null for the first to say it, and for a row that names its converter. */
  earlier({ line, values }: StagedRow): number | null {
    if (values.product_id) return null;
    const fingerprint = createHash('md5').update(JSON.stringify(values)).digest('base64');
    const earlier = this.lines.get(fingerprint);
    if (earlier === undefined) this.lines.set(fingerprint, line);
    return earlier ?? null;
  }
}
