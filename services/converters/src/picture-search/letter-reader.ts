import { createRequire } from 'node:module';
import path from 'node:path';
import { Problem, timers, type Timer } from '@washcoat/service-kit';
import type { Worker } from 'tesseract.js';

/** Text as far as it was read. */
export interface ReadText {
  text: string;
  /** How sure the reading is, from 0 to 1. */
  confidence: number;
}

/** Reads one line: a PNG, black on white. */
export type ReadLine = (png: Buffer) => Promise<ReadText>;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-./ ';
const MOST_WAITING = 8;
const IDLE_MS = 5 * 60 * 1000;
const HUNDRED_PERCENT = 100;

/**
 * Reads stamped letters in a thread of its own, offline. The thread starts with the first photo (about two seconds)
 * and ends when nobody has needed it for five minutes.
 */
export class LetterReader {
  private worker: Promise<Worker> | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private jobs = 0;
  private idle: Timer | undefined;

  /**
   * Works on one photo, `work` being given what reads a line. Photos are read one after the
   * other. Throws 429 when too many wait.
   */
  async use<T>(work: (readLine: ReadLine) => Promise<T>): Promise<T> {
    if (this.jobs > MOST_WAITING) throw busy();
    this.jobs++;
    this.idle?.cancel();
    const turn = this.last.then(() => this.take(work));
    this.last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.jobs--;
      if (!this.jobs) this.idle = timers.after(IDLE_MS, () => void this.close());
    }
  }

  /** Ends the thread; the next photo starts another. */
  async close(): Promise<void> {
    this.idle?.cancel();
    const { worker } = this;
    this.worker = undefined;
    await (await worker?.catch(() => undefined))?.terminate();
  }

  private async take<T>(work: (readLine: ReadLine) => Promise<T>): Promise<T> {
    try {
      const worker = await (this.worker ??= startWorker());
      return await work((png) => readLine(worker, png));
    } catch (error) {
      await this.close();
      throw error;
    }
  }
}

async function readLine(worker: Worker, png: Buffer): Promise<ReadText> {
  const { data } = await worker.recognize(png, {}, { text: true });
  return {
    text: data.text.replace(/\s+/g, ' ').trim(),
    confidence: data.confidence / HUNDRED_PERCENT,
  };
}

async function startWorker(): Promise<Worker> {
  const { default: tesseract } = await import('tesseract.js');
  const data = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json');
  const worker = await tesseract.createWorker(
    'eng',
    tesseract.OEM.LSTM_ONLY,
    {
      langPath: path.join(path.dirname(data), '4.0.0_best_int'),
      gzip: true,
      cacheMethod: 'none',
      // The promise of the job is refused as well; without this the error would be thrown where nobody catches it.
      errorHandler: () => undefined,
    },
    { load_system_dawg: '0', load_freq_dawg: '0' },
  );
  await worker.setParameters({
    tessedit_char_whitelist: LETTERS,
    tessedit_pageseg_mode: tesseract.PSM.SINGLE_LINE,
    user_defined_dpi: '200',
  });
  return worker;
}

const busy = () =>
  new Problem(429, 'Many photos are being read right now. Try again in a moment.', { code: 'BUSY' });
