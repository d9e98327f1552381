import type { Service } from '@washcoat/service-kit';
import type { SeedContext, SeedPart } from '@washcoat/service-kit/seed';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface SeedOptions {
  parts: readonly SeedPart[];
  services: ReadonlyMap<string, Service>;
  settle(): Promise<void>;
  converters: number;
  log(line: string): void;
}

/**
 * Makes the demonstration installation through the services' own use cases, part after part, each on the events of
 * those before it. A part that finds itself done changes nothing.
 */
export async function seedDemonstration({
  parts,
  services,
  settle,
  converters,
  log,
}: SeedOptions): Promise<void> {
  const context = seedContext(new Date(), converters, settle);
  for (const part of parts) {
    const service = services.get(part.service);
    if (!service) throw new Error(`There is no service ${part.service} to seed.`);
    const started = Date.now();
    await part.run(service, context);
    await settle();
    log(`  ${part.service} ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
}

function seedContext(today: Date, converters: number, settle: () => Promise<void>): SeedContext {
  return {
    today,
    converters,
    settle,
    at(days, hour = 15, minute = 0) {
      const day = new Date(today.getTime() - days * DAY_MS);
      day.setUTCHours(hour, minute, 0, 0);
      return day > today ? today : day;
    },
    random: (name) =>
      mulberry32(
        [...name].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619), 2166136261),
      ),
  };
}

/** A small generator with good spread (mulberry32): numbers from 0 to below 1, the same for the same start. */
function mulberry32(start: number): () => number {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
