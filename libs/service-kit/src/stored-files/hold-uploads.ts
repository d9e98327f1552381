import type { Session } from '@washcoat/contract-entities';
import { holdUploads } from '@washcoat/contract-files';
import { isPaper, isUploaded } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { withinScope } from '../access/scope';
import { badInput, Problem } from '../problem';
import type { Service } from '../service/service';
import type { ServiceCaller } from '../service/service-caller';
import { isPaperNumber } from './paper-numbers';
import type { UploadColumn } from './upload-column';

/**
 * Asks the files service to hold what the input of a change names, before the change begins. Throws 400 with the field
 * when a file is not there (any more), is the paper of a record that the user may not see, or one that somebody else
 * uploaded and no record holds; 503 when that cannot be asked.
 */
export async function holdNamedUploads(
  { platform, database, definition }: Service,
  session: Session | null,
  input: unknown,
): Promise<void> {
  const named = [...uploadsIn(input, '')].filter(({ field }) => !isPaperNumber(field));
  if (!named.length) return;
  const addresses = [...new Set(named.map(({ address }) => address))];
  const papers = addresses.filter(isPaper);
  const { held, others } = await heldPapers(database, definition.uploads ?? [], session, papers);
  const unheld = { addresses: papers.filter((paper) => !held.has(paper)), userId: session?.userId ?? null };
  const missing = new Set([...(await missingOf(platform.services, { addresses, unheld })), ...others]);
  const fields = named.filter(({ address }) => missing.has(address)).map(({ field }) => [field, GONE]);
  if (fields.length) throw badInput(Object.fromEntries(fields), GONE);
}

const GONE = 'This picture is not here any more. Upload it again.';

async function missingOf(
  services: ServiceCaller,
  asked: z.input<typeof holdUploads.input>,
): Promise<string[]> {
  try {
    const answer = await services.post('files', holdUploads.path, asked);
    return holdUploads.output.parse(JSON.parse(answer.toString())).missing;
  } catch (cause) {
    throw new Problem(503, 'Pictures can not be checked right now. Try again in a moment.', {
      code: 'UNAVAILABLE',
      cause,
    });
  }
}

/**
 * Which papers records hold, and which of those the user may not see: whoever once saw the address of a paper could
 * name it in a record of their own, and open it for ever.
 */
async function heldPapers(
  database: Knex,
  columns: readonly UploadColumn[],
  session: Session | null,
  papers: readonly string[],
): Promise<{ held: ReadonlySet<string>; others: readonly string[] }> {
  const held = new Set<string>();
  const others: string[] = [];
  for (const { table, column, isPaper: holdsPapers, ownedBy } of papers.length ? columns : []) {
    if (!holdsPapers) continue;
    const here: string[] = await database(table).whereIn(column, papers).pluck(column);
    here.forEach((address) => held.add(address));
    if (!ownedBy) continue;
    const holders = database(table).whereIn(column, here);
    const own: string[] = session ? await withinScope(holders, session, ownedBy).pluck(column) : [];
    others.push(...here.filter((address) => !own.includes(address)));
  }
  return { held, others };
}

function* uploadsIn(input: unknown, field: string): Generator<{ field: string; address: string }> {
  if (typeof input === 'string' && isUploaded(input)) yield { field, address: input };
  if (typeof input !== 'object' || input === null) return;
  for (const [name, value] of Object.entries(input))
    yield* uploadsIn(value, field ? `${field}.${name}` : name);
}
