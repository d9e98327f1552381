import type { Job, Service } from '@washcoat/service-kit';
import type { MetalSourceOptions } from './metal-source.environment';
import { SourceFailure, type MetalReading, type MetalSource } from './metal-source';
import { noteFailure, takeReading } from './take-reading';

/** Reads market prices in its rhythm; none where people enter them. */
export const readSourceJobs = ({ source, everyMs, draftPercent }: MetalSourceOptions): readonly Job[] =>
  source
    ? [
        {
          name: 'read-metal-source',
          everyMs,
          run: (service) => readSource(service, source, draftPercent),
        },
      ]
    : [];

/** Reads a source once, outside of any transaction, and keeps what it says, or why it says nothing. */
export async function readSource(
  service: Service,
  source: MetalSource,
  draftPercent: number | null = null,
): Promise<void> {
  const read = await reading(source);
  await service.inTransaction({}, (unit) =>
    typeof read === 'string'
      ? noteFailure(unit, source, read)
      : takeReading(unit, source, { reading: read, draftPercent }),
  );
}

async function reading(source: MetalSource): Promise<MetalReading | string> {
  try {
    return await source.read();
  } catch (error) {
    if (error instanceof SourceFailure) return error.message;
    throw error;
  }
}
