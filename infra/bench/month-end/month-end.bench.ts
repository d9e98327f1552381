import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '@washcoat/data-services';
import { billingService } from '@washcoat/service-billing';
import { billingBooks } from '@washcoat/service-billing/books';
import { endMonth } from '@washcoat/service-billing/month-end';
import { migrateSchema, openDatabase, provisionServices } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { Bench } from '../bench';
import { ms } from '../report/statistics';
import type { Section } from '../report/report';
import { addManyAccounts, bareMonthEnd, LOOKUPS, USERS } from './many-accounts';

const ZONE = 'America/New_York';
const AIM_MS = 60_000;
/** Of a statement that fills the tables. */
const PATIENCE_MS = 1_800_000;
/** The first moments of months: the first one ends a month of lookups, the others one of free credits alone. */
const MIDNIGHTS = ['2026-12-01T05:00:00.000Z', '2027-01-01T05:00:00.000Z', '2027-02-01T05:00:00.000Z'];
const AGAIN_MS = 60 * 60 * 1000;

/** The end of a month of 100,000 users' credits, beside the same entries written bare in one statement. */
export const monthEnd: Bench = {
  name: 'month-end',
  async run() {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'washcoat-month-end-'));
    const postgres = await startPostgres({ dataDir, ephemeral: true });
    try {
      const { billing: url = '' } = await provisionServices(postgres.adminUrl, ['billing'], 'bench');
      await migrateSchema({ url, schema: 'billing' }, billingService.migrations);
      const database = openDatabase({ url, schema: 'billing', answerMs: PATIENCE_MS });
      try {
        console.log(`Adding ${USERS} accounts with ${LOOKUPS} lookups each …`);
        await addManyAccounts(database);
        return [await measured(database)];
      } finally {
        await database.destroy();
      }
    } finally {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

async function measured(database: Knex): Promise<Section> {
  const rows = [['midnight', 'lapsed', 'given', 'ms', 'bare ms', 'ratio', 'twice ms']];
  for (const midnight of MIDNIGHTS) {
    const bare = await timed(() => bareMonthEnd(database));
    const end = await timed(() => endMonth(database, new Date(midnight), ZONE));
    const again = new Date(new Date(midnight).getTime() + AGAIN_MS);
    const twice = await timed(() => endMonth(database, again, ZONE));
    rows.push([
      ...[midnight, String(end.result?.lapsed), String(end.result?.given)],
      ...[ms(end.took), ms(bare.took), (end.took / bare.took).toFixed(2), ms(twice.took)],
    ]);
    if (twice.result?.lapsed || twice.result?.given) throw new Error('The end of a month was done twice.');
  }
  await assertBooks(database);
  return {
    title: `the end of a month of ${USERS} users`,
    rows,
    notes: [
      `aim: within ${AIM_MS} ms; bare: as many entries written into a table without indexes in one statement`,
    ],
  };
}

async function timed<T>(work: () => Promise<T>): Promise<{ took: number; result: T }> {
  const start = performance.now();
  const result = await work();
  return { took: performance.now() - start, result };
}

async function assertBooks(database: Knex): Promise<void> {
  for (const { name, query } of billingBooks) {
    const { rows } = await database.raw<{ rows: unknown[] }>(query);
    if (rows.length) throw new Error(`The books do not hold: ${name}, ${rows.length} times.`);
  }
}
