import { usedUploads } from '@washcoat/contract-files';
import { internalRead, type InternalCall } from '../http/internal-call';
import type { UploadColumn } from './upload-column';

const ADDRESS = '/files/p[a-z]+/[A-Za-z0-9_-]+[.][a-z]+';

/** The files service asks which uploads the records of this service use. */
export const usedUploadsCall = (columns: readonly UploadColumn[]): InternalCall =>
  internalRead({
    ...usedUploads,
    async handle({ database }, { addresses }) {
      const used = new Set<string>();
      for (const { table, column } of columns) {
        const { rows } = await database.raw<{ rows: { address: string }[] }>(
          `select distinct found[1] as address
             from ??, regexp_matches(??::text, '${ADDRESS}', 'g') found
            where ??::text like '%/files/p%' and found[1] = any(?)`,
          [table, column, column, addresses],
        );
        for (const { address } of rows) used.add(address);
      }
      return { used: [...used] };
    },
  });
