import { defineEvent, id } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { consumer, keepCopy, keepFirst, newestRow, type ServiceDefinition } from '../index';

const partId = '018f3c1e-0000-7000-8000-000000000001';
/** A record of the service that tells. */
export const part = z.object({
  partId: id,
  version: z.number().int(),
  name: z.string(),
  weight: z.number().nullable(),
});
export type Part = z.infer<typeof part>;
const example: Part = { partId, version: 1, name: 'v1', weight: 1.25 };

export const partsChanged = defineEvent({
  name: 'parts.parts-changed.v1',
  topic: 'parts.part',
  kind: 'record',
  schema: z.object({ parts: z.array(part) }),
  example: { parts: [example] },
});
export const binChanged = defineEvent({
  name: 'parts.bin-changed.v1',
  topic: 'parts.bin',
  kind: 'record',
  schema: part,
  example,
});
export const numberGiven = defineEvent({
  name: 'parts.number-given.v1',
  topic: 'parts.number',
  kind: 'record',
  schema: z.object({ partId: id, no: z.string() }),
  example: { partId, no: 'A-1' },
});
export const partSeen = defineEvent({
  name: 'parts.part-seen.v1',
  topic: 'parts.seen',
  kind: 'message',
  schema: part,
  example,
});

const keepSeen = newestRow({ table: 'seen', key: 'part_id', columns: ['part_id', 'version', 'name'] });

/** A service that keeps copies in each of the ways that there are. */
export const partsService: ServiceDefinition = {
  name: 'parts',
  migrations: [
    {
      name: '20261101000002-create-parts',
      up: (knex) =>
        knex.raw(`
          create table part_copy (
            data jsonb not null, part_id uuid primary key, version int not null, name text not null, weight numeric,
            is_marked boolean not null default false, heading text generated always as (data ->> 'name') stored
          );
          create table bin_copy (part_id uuid primary key, version int not null, name text not null, data jsonb not null);
          create table bin_name (part_id uuid, version int, name text not null, primary key (part_id, version));
          create table number_copy (part_id uuid primary key, no text not null, is_marked boolean not null default false);
          create table seen (part_id uuid primary key, version int not null, name text not null)`),
    },
  ],
  consumers: [
    keepCopy({
      name: 'keep-parts',
      event: partsChanged,
      table: 'part_copy',
      key: 'part_id',
      rowsOf: (data) =>
        data.parts.map((each) => ({
          part_id: each.partId,
          version: each.version,
          name: each.name,
          weight: each.weight,
          data: each,
        })),
    }),
    keepCopy({
      name: 'keep-bin',
      event: binChanged,
      table: 'bin_copy',
      key: 'part_id',
      columns: (bin) => ({
        part_id: bin.partId,
        version: bin.version,
        name: bin.name,
        data: JSON.stringify(bin),
      }),
      keepVersion: {
        table: 'bin_name',
        keep: (trx, { partId: binId, version, name }) =>
          trx('bin_name')
            .insert({ part_id: binId, version, name })
            .onConflict(['part_id', 'version'])
            .ignore(),
      },
    }),
    keepFirst({
      name: 'keep-number',
      event: numberGiven,
      table: 'number_copy',
      key: 'part_id',
      columns: ({ partId: numbered, no }) => ({ part_id: numbered, no }),
    }),
    consumer({
      name: 'keep-seen',
      event: partSeen,
      async handle({ writeLast }, { partId: seen, version, name }) {
        writeLast(keepSeen({ part_id: seen, version, name }));
      },
    }),
  ],
  routes: () => [],
};
