import type { MetalSourceKind } from '@washcoat/contract-kernel';
import { METALS, perMetal, type PerMetal } from '@washcoat/metals';
import { z } from 'zod';

/** What a source says: USD per troy ounce on the market, and since when. */
export interface MetalReading {
  quotedAt: Date;
  market: PerMetal<number>;
}

/** Where market prices come from. */
export interface MetalSource {
  kind: MetalSourceKind;
  /** Reads them. Throws `SourceFailure` when they can not be read. */
  read(): Promise<MetalReading>;
}

/** Why a source could not be read, as a sentence for the people who set prices. */
export class SourceFailure extends Error {}

/** A price has at most five digits, as the pricing screen takes it. */
const price = z.number().positive().max(99_999);
const quoted = z.object({ at: z.iso.datetime({ offset: true }), pt: price, pd: price, rh: price });

/** The reading in a text: `{ "at": "2026-11-20T14:12:00Z", "pt": 1000, "pd": 1100, "rh": 4800 }`, numbers as numbers. */
export function readingOf(text: string): MetalReading {
  const { data, error } = quoted.safeParse(jsonOf(text));
  if (data) return { quotedAt: new Date(data.at), market: perMetal((metal) => data[metal]) };
  const names = [...new Set(error.issues.map(({ path }) => String(path[0] ?? 'answer')))];
  const words = names.map((name) =>
    METALS.some((metal) => metal === name) ? `no price of ${name}` : `no ${name}`,
  );
  throw new SourceFailure(`The source has ${words.join(', ')} that can be read.`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SourceFailure('The source is not written as JSON.');
  }
}
