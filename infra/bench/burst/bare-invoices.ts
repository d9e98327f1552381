import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const POOL = 8;

/** Writes the rows that invoicing writes for an order, copied from one of its own: no event, no rules, no lock. */
export class BareInvoices {
  private written = 0;

  private constructor(
    private readonly pool: pg.Pool,
    private readonly sampleId: string,
  ) {}

  /** Makes empty tables of the same shape in the schema bench_burst. */
  static async like(adminUrl: string, sampleId: string): Promise<BareInvoices> {
    const pool = new pg.Pool({ connectionString: adminUrl, max: POOL });
    await pool.query(`drop schema if exists bench_burst cascade; create schema bench_burst;
      create table bench_burst.invoice (like invoicing.invoice including defaults including indexes);
      create table bench_burst.invoice_revision (like invoicing.invoice_revision including defaults including indexes);
      create table bench_burst.outbox (like invoicing.outbox including all)`);
    return new BareInvoices(pool, sampleId);
  }

  /** Writes so many at a pace; answers how late each was, in milliseconds. */
  async write(count: number, perSecond: number): Promise<number[]> {
    const started = performance.now();
    const late: number[] = [];
    const writing: Promise<void>[] = [];
    for (let at = 0; at < count; at++) {
      const due = started + (at * 1000) / perSecond;
      await pause(Math.max(0, due - performance.now()));
      writing.push(this.one(this.written++).then(() => void late.push(performance.now() - due)));
    }
    await Promise.all(writing);
    return late;
  }

  async close(): Promise<void> {
    await this.pool.query('drop schema bench_burst cascade');
    await this.pool.end();
  }

  private async one(number: number): Promise<void> {
    const client = await this.pool.connect();
    const values = [this.sampleId, randomUUID(), `BNC-${String(number).padStart(6, '0')}`];
    try {
      await client.query('begin');
      await client.query({
        name: 'invoice',
        text: copyOf('invoice', `'load_id', $2::uuid, 'invoice_no', $3::text`),
        values,
      });
      const ofLoad = values.slice(0, 2);
      await client.query({
        name: 'revision',
        text: copyOf('invoice_revision', `'load_id', $2::uuid`),
        values: ofLoad,
      });
      await client.query({ name: 'event', text: event, values: [this.sampleId, randomUUID()] });
      await client.query('commit');
    } finally {
      client.release();
    }
  }
}

const copyOf = (table: string, changes: string) => `insert into bench_burst.${table}
  select (jsonb_populate_record(sample, jsonb_build_object(${changes}))).*
    from invoicing.${table} as sample where sample.load_id = $1 limit 1`;

const event = `insert into bench_burst.outbox (event_id, topic, key, envelope, kind, created_at)
  select $2::uuid, topic, key, envelope, kind, now() from invoicing.outbox where key = $1::text limit 1`;
