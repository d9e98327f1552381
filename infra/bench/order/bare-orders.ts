import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { SampleOrder, SampleRow } from './sample-order';

/** Writes the rows of an order with prepared statements and nothing else: no rules, no prices, no rights. */
export class BareOrders {
  private readonly envelope: object;

  constructor(
    private readonly sample: SampleOrder,
    private readonly pool: pg.Pool,
  ) {
    this.envelope = JSON.parse(sample.event.envelope ?? '{}');
  }

  /** The whole order in one transaction. */
  async whole(loadId: string): Promise<void> {
    await this.inTransaction(async (client) => {
      await this.insertLoad(client, loadId);
      for (const item of this.sample.items) await this.insertItem(client, item, loadId);
      await this.insertEnd(client, loadId);
    });
  }

  /** A cart, in a transaction of its own. */
  async open(loadId: string): Promise<string> {
    await this.inTransaction((client) => this.insertLoad(client, loadId));
    return loadId;
  }

  /** One line, in a transaction of its own that also touches the load. */
  async item(loadId: string): Promise<void> {
    const [item] = this.sample.items;
    if (!item) return;
    await this.inTransaction(async (client) => {
      await this.touch(client, loadId);
      await this.insertItem(client, item, loadId);
    });
  }

  /** The end of an order with its event, in a transaction of its own. */
  async complete(loadId: string): Promise<void> {
    await this.inTransaction(async (client) => {
      await this.touch(client, loadId);
      await this.insertEnd(client, loadId);
    });
  }

  private async insertLoad(client: pg.PoolClient, loadId: string) {
    await insert(client, 'load', { ...this.sample.load, load_id: loadId });
    await this.insertAudit(client, this.sample.audits[0], loadId);
  }

  private async insertItem(client: pg.PoolClient, item: SampleRow, loadId: string) {
    const itemId = randomUUID();
    await insert(client, 'load_item', { ...item, item_id: itemId, load_id: loadId });
    await this.insertAudit(client, this.sample.audits[1], itemId);
  }

  private async insertEnd(client: pg.PoolClient, loadId: string) {
    await this.insertAudit(client, this.sample.audits.at(-1), loadId);
    const id = randomUUID();
    const envelope = JSON.stringify({ ...this.envelope, id, subject: loadId });
    await insert(client, 'outbox', { ...this.sample.event, event_id: id, key: loadId, envelope });
  }

  private async insertAudit(client: pg.PoolClient, audit: SampleRow | undefined, entityId: string) {
    if (audit) await insert(client, 'audit_entry', { ...audit, entity_id: entityId });
  }

  private async touch(client: pg.PoolClient, loadId: string) {
    const text = 'update bench.load set version = version + 1, updated_at = now() where load_id = $1';
    await client.query({ name: 'touch', text, values: [loadId] });
  }

  private async inTransaction(work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      await work(client);
      await client.query('commit');
    } finally {
      client.release();
    }
  }
}

async function insert(client: pg.PoolClient, table: string, row: SampleRow): Promise<void> {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`).join(', ');
  const text = `insert into bench.${table} (${columns.join(', ')}) values (${places})`;
  await client.query({ name: `insert-${table}`, text, values: Object.values(row) });
}
