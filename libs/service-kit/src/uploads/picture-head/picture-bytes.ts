import { openSync, readSync, closeSync, fstatSync } from 'node:fs';

const WINDOW = 64 * 1024;
/** A file of 12 MB in parts of 60 bytes; one in more is made to take time. */
const MOST_PARTS = 200_000;

/** The bytes of a picture on disk or in memory, read where they are asked for. What lies beyond the end reads as 0. */
export class PictureBytes {
  private window: Buffer = Buffer.alloc(0);
  private start = 0;
  private parts = 0;

  private constructor(
    readonly length: number,
    private readonly read: (at: number, length: number) => Buffer,
  ) {}

  static of(content: Buffer): PictureBytes {
    return new PictureBytes(content.length, (at, length) => content.subarray(at, at + length));
  }

  /** Lets `look` read the file at `path`, which lies in this machine's own cache: it was written a moment ago. */
  static inFile<T>(path: string, look: (bytes: PictureBytes) => T): T {
    const file = openSync(path, 'r');
    try {
      const read = (at: number, length: number) => {
        const into = Buffer.alloc(length);
        return into.subarray(0, readSync(file, into, 0, length, at));
      };
      return look(new PictureBytes(fstatSync(file).size, read));
    } finally {
      closeSync(file);
    }
  }

  byte(at: number): number {
    const inside = at - this.start;
    if (inside >= 0 && inside < this.window.length) return this.window[inside] ?? 0;
    if (at >= this.length) return 0;
    this.window = this.read(at, WINDOW);
    this.start = at;
    return this.window[0] ?? 0;
  }

  /** An unsigned number of two bytes, the first of them the higher. */
  two(at: number): number {
    return this.byte(at) * 256 + this.byte(at + 1);
  }

  four(at: number): number {
    return this.two(at) * 65_536 + this.two(at + 2);
  }

  /** The same with the lower byte first. */
  twoFromLow(at: number): number {
    return this.byte(at) + this.byte(at + 1) * 256;
  }

  /** Where `value` stands next from `at` on; the end where it does not. */
  find(value: number, at: number): number {
    for (let from = at; from < this.length; from = this.start + this.window.length) {
      if (this.byte(from) === value) return from;
      const found = this.window.indexOf(value, from - this.start);
      if (found >= 0) return this.start + found;
      if (!this.window.length) break;
    }
    return this.length;
  }

  slice(at: number, length: number): Buffer {
    return this.read(at, Math.min(length, Math.max(0, this.length - at)));
  }

  /** Counts a part of the picture. Answers whether there is one: none any more once it had too many. */
  takePart(at: number): boolean {
    return at < this.length && !this.isEndless && ++this.parts > 0;
  }

  /** Whether the picture has more parts than any honest one, so that they were not all looked at. */
  get isEndless(): boolean {
    return this.parts >= MOST_PARTS;
  }
}
