import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { Knex } from 'knex';

const PART = 1024 * 1024;

/** Keeps the file of an upload in parts, so that whichever copy of the service takes its turn can read it. */
export async function storeContent(trx: Knex.Transaction, uploadId: string, path: string): Promise<void> {
  let part = 0;
  for await (const content of createReadStream(path, { highWaterMark: PART }))
    await trx('bulk_upload_part').insert({ upload_id: uploadId, part: part++, content });
}

/** The kept file as a stream, one part in memory at a time. */
export function storedContent(database: Knex, uploadId: string): Readable {
  return Readable.from(partsOf(database, uploadId), { objectMode: false, highWaterMark: 1 });
}

async function* partsOf(database: Knex, uploadId: string): AsyncGenerator<Buffer> {
  for (let part = 0; ; part += 1) {
    const row = await database('bulk_upload_part').where({ upload_id: uploadId, part }).first('content');
    if (!row) return;
    const content: Buffer = row.content;
    yield content;
  }
}
