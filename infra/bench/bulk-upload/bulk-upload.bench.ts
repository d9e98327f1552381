import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Bench } from '../bench';
import { ApiClient } from '../product/api-client';
import { Product } from '../product/product';
import { SUPER_ADMIN, tokenOf } from '../product/signed-in';
import type { Section } from '../report/report';
import { writeConverters } from './converters-file';
import { copyFile, makeTarget } from './copy-file';
import { undo, uploadAndLand } from './upload-run';

const ROWS = 100_000;
const READABLE_BY_ALL = 0o755;

/** An upload of 100,000 converters, checked, landed and undone, beside PostgreSQL's own COPY of the same file. */
export const bulkUploads: Bench = {
  name: 'bulk-upload',
  async run(options) {
    const product = await Product.start(options);
    const { url, adminUrl } = product.facts;
    const client = new pg.Client({ connectionString: adminUrl });
    const folder = await mkdtemp(path.join(tmpdir(), 'washcoat-bench-'));
    // The server reads the file itself, perhaps under another account.
    await chmod(folder, READABLE_BY_ALL);
    await client.connect();
    const token = await tokenOf(url, SUPER_ADMIN);
    const calls = new ApiClient(url, token);
    try {
      const file = path.join(folder, 'converters.csv');
      const content = await writeConverters(client, file, options.sizes?.[0] ?? ROWS);
      await makeTarget(client, false);
      const bareCopy = await copyFile(client, file);
      await makeTarget(client, true);
      const copy = await copyFile(client, file);
      const { uploadId, times, rows } = await uploadAndLand(url, token, calls, content);
      await product.settle();
      const undone = await undo(calls, uploadId);
      await product.settle();
      await forget(client, uploadId);
      const total = times.send + times.check + times.land;
      const tables: Section = {
        title: `${rows} converters in a csv of ${(content.length / 1e6).toFixed(1)} MB`,
        rows: [
          ['', 'seconds'],
          ['COPY into the columns of the catalogue', seconds(bareCopy)],
          ['COPY into the columns and indexes of the catalogue', seconds(copy)],
          ['upload: send', seconds(times.send)],
          ['upload: check, until the preview', seconds(times.check)],
          ['upload: land', seconds(times.land)],
          ['upload: all', seconds(total)],
          ['undo', seconds(undone)],
        ],
        notes: [
          `upload / COPY with indexes     ${(total / copy).toFixed(2)} (aim 4)`,
          `upload / COPY without indexes  ${(total / bareCopy).toFixed(2)}`,
        ],
      };
      return [tables];
    } finally {
      calls.close();
      await client.query('drop table if exists bench.copied_product');
      await client.end();
      await rm(folder, { recursive: true });
      await product.stop();
    }
  },
};

/** The database is kept for the next run, which shall find the catalogue as this one did. */
async function forget(client: pg.Client, uploadId: string): Promise<void> {
  await client.query(
    `delete from converters.product where product_id in
       (select target_id from converters.bulk_upload_row where upload_id = $1)`,
    [uploadId],
  );
  for (const table of ['bulk_upload_row', 'bulk_upload_part', 'bulk_upload'])
    await client.query(`delete from converters.${table} where upload_id = $1`, [uploadId]);
  await client.query('vacuum analyze converters.product');
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
