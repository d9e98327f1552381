import { holdUploads } from '@washcoat/contract-files';
import { isUploaded } from '@washcoat/contract-kernel';
import { badInput, Problem } from '../problem';
import type { ServiceCaller } from '../service/service-caller';

/**
 * Asks the files service to hold what the input of a change names, before the change begins. Throws 400 with the field
 * when a file is not there (any more), and 503 when that cannot be asked.
 */
export async function holdNamedUploads(services: ServiceCaller, input: unknown): Promise<void> {
  const named = [...uploadsIn(input, '')];
  if (!named.length) return;
  const addresses = [...new Set(named.map(({ address }) => address))];
  const missing = new Set(await missingOf(services, addresses));
  const fields = named.filter(({ address }) => missing.has(address)).map(({ field }) => [field, GONE]);
  if (fields.length) throw badInput(Object.fromEntries(fields), GONE);
}

const GONE = 'This picture is not here any more. Upload it again.';

async function missingOf(services: ServiceCaller, addresses: readonly string[]): Promise<string[]> {
  try {
    const answer = await services.post('files', holdUploads.path, { addresses });
    return holdUploads.output.parse(JSON.parse(answer.toString())).missing;
  } catch (cause) {
    throw new Problem(503, 'Pictures can not be checked right now. Try again in a moment.', {
      code: 'UNAVAILABLE',
      cause,
    });
  }
}

function* uploadsIn(input: unknown, field: string): Generator<{ field: string; address: string }> {
  if (typeof input === 'string' && isUploaded(input)) yield { field, address: input };
  if (typeof input !== 'object' || input === null) return;
  for (const [name, value] of Object.entries(input))
    yield* uploadsIn(value, field ? `${field}.${name}` : name);
}
