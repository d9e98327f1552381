import { Readable } from 'node:stream';

/** So much is read at once. */
const SLICE = 32 * 1024;

/** How much of a file was read. */
export class ReadingShare {
  private read = 0;
  private whole = 1;

  /** From 0 to 1. */
  get share(): number {
    return this.read / this.whole;
  }

  /** A row was reached; `last` is the last one, null where nobody knows. */
  reached(row: number, last: number | null): void {
    if (last === null || row > last) return;
    this.read = row;
    this.whole = last;
  }

  /** The content of so many bytes in slices, each counted when the next one is asked for. */
  of(content: AsyncIterable<Buffer>, bytes: number): Readable {
    this.read = 0;
    this.whole = Math.max(1, bytes);
    return Readable.from(this.slicesOf(content), { objectMode: false, highWaterMark: 1 });
  }

  private async *slicesOf(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const part of content)
      for (let start = 0; start < part.length; start += SLICE) {
        const slice = part.subarray(start, start + SLICE);
        yield slice;
        this.read += slice.length;
      }
  }
}
