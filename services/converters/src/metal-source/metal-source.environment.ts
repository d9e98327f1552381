import { z } from 'zod';
import { fileSource } from './file-source';
import { httpSource } from './http-source';
import type { MetalSource } from './metal-source';

/** What market prices are read from. Without an address and a file people enter them. */
export const metalSourceEnvironment = z
  .object({
    METAL_SOURCE_FILE: z.string().min(1).optional().describe('a file that market prices are read from'),
    METAL_SOURCE_URL: z
      .url({ protocol: /^https?$/ })
      .optional()
      .describe('an address that market prices are read from'),
    METAL_SOURCE_TOKEN: z.string().min(1).optional().describe('the bearer token for that address'),
    METAL_SOURCE_MINUTES: z.coerce
      .number()
      .int()
      .min(1)
      .max(1440)
      .default(15)
      .describe('how often it is read'),
    METAL_DRAFT_PERCENT: z.coerce
      .number()
      .positive()
      .max(100)
      .optional()
      .describe('a metal that moved so far makes a draft; without it none is made'),
  })
  .strip();

/** How an installation gets its market prices. */
export interface MetalSourceOptions {
  /** Null when people enter them. */
  source: MetalSource | null;
  everyMs: number;
  /** By how many percent a metal has to move for a draft; null for never. */
  draftPercent: number | null;
}

const MINUTE_MS = 60_000;

/** People enter market prices. */
export const manualPrices: MetalSourceOptions = { source: null, everyMs: 15 * MINUTE_MS, draftPercent: null };

/** The options of an environment. A file goes before an address. */
export function metalSourceOptions(environment: z.output<typeof metalSourceEnvironment>): MetalSourceOptions {
  const { METAL_SOURCE_FILE: file, METAL_SOURCE_URL: url, METAL_SOURCE_TOKEN: token } = environment;
  return {
    source: file ? fileSource(file) : url ? httpSource(url, { token }) : null,
    everyMs: environment.METAL_SOURCE_MINUTES * MINUTE_MS,
    draftPercent: environment.METAL_DRAFT_PERCENT ?? null,
  };
}
