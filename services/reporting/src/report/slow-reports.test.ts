import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { loadCompleted } from '@washcoat/contract-loads';
import { dashboardSummary, topLookupsReport, transactionsReport } from '@washcoat/contract-reporting';
import { TestService, testSession } from '@washcoat/testing';
import type { Knex } from 'knex';
import { completedLoad, idOf, loadItem } from '../report-rows/load.fixture';
import { reportingService } from '../service';

jest.setTimeout(60_000);

const viewer = testSession({
  ...{ hierarchy: 1, canAccessDashboard: true },
  ...{ canViewTopLookups: true, canViewTransactionReport: true, canSeeUnitPrice: true },
});
const limits = { most: 3, waitMs: 3000, statementMs: 6000 };

describe('a report that takes long', () => {
  let reporting: TestService;
  let server: Server;
  let lock: Knex.Transaction;

  beforeAll(async () => {
    reporting = await TestService.start({ ...reportingService, slowReads: limits });
    server = createServer((request, response) => void reporting.service.app.callback()(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await reporting.stop();
  });
  // Whoever reads lookups waits for as long as a test goes on.
  beforeEach(async () => {
    lock = await reporting.service.database.transaction();
    await lock.raw('lock table lookup_row in access exclusive mode');
  });
  afterEach(() => lock.rollback());

  /** Connections that wait for the lookups. */
  const underWay = async () => {
    const { rows } = await reporting.service.database.raw<{ rows: unknown[] }>(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length;
  };
  async function until(isSo: (count: number) => boolean, withinMs: number): Promise<number> {
    const started = Date.now();
    while (!isSo(await underWay())) {
      if (Date.now() - started > withinMs) throw new Error(`Not so after ${withinMs} ms.`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return Date.now() - started;
  }

  it('is given up by the database within a second when the browser leaves, and others get its connections', async () => {
    const { port } = server.address() as AddressInfo;
    const leaving = new AbortController();
    const headers = { token: await reporting.tokenOf(viewer) };
    const asked = fetch(`http://127.0.0.1:${port}${topLookupsReport.path}`, {
      headers,
      signal: leaving.signal,
    });
    const left = expect(asked).rejects.toThrow('aborted');
    await until((count) => count > 0, 5000);
    leaving.abort();
    await left;
    expect(await until((count) => count === 0, 5000)).toBeLessThan(2000);
    for (let n = 0; n < limits.most; n++)
      expect((await reporting.call(viewer, transactionsReport, {})).status).toBe(200);
  });

  it('ends with a sentence when it takes longer than it may', async () => {
    const { status, error } = await reporting.call(viewer, topLookupsReport, {});
    expect(status).toBe(504);
    expect(error).toMatchObject({ code: 'READ_TOO_LONG' });
    expect(error.error).toBe(
      'This takes longer than it may. Choose a shorter range or narrow it down, and try again.',
    );
  });

  it('slows neither orders nor other calls, forty of them at once; who comes too late is told so', async () => {
    const slow = Array.from({ length: 40 }, () => reporting.call(viewer, topLookupsReport, {}));
    await until((count) => count === limits.most, 5000);
    const started = Date.now();
    const load = completedLoad({ loadId: idOf(7), items: [loadItem({ itemId: idOf(8) })] });
    await reporting.deliver(loadCompleted, load);
    expect((await reporting.call(viewer, dashboardSummary, {})).status).toBe(200);
    const [row] = await reporting.service.database('order_row').where({ load_id: idOf(7) });
    expect(row).toBeDefined();
    expect(Date.now() - started).toBeLessThan(limits.statementMs);
    expect(await underWay()).toBe(limits.most);
    const answers = await Promise.all(slow);
    const codes = new Set(answers.map(({ status, error: { code } }) => `${status} ${code}`));
    expect([...codes].sort()).toEqual(['503 READS_BUSY', '504 READ_TOO_LONG']);
    const busy = answers.find(({ status }) => status === 503);
    expect(busy?.error).toMatchObject({
      ...{ error: 'Many reports are being made right now. Try again in a moment.', retryAfter: 5 },
    });
    expect(busy?.headers['retry-after']).toBe('5');
  });
});
