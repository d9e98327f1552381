import type { Knex } from 'knex';
import { rowsOf, statement, type Connection } from '../data/statement';
import type { LaneDefinition, Message } from './transport';

/** An event that waits for a lane. */
export interface WaitingEvent extends Message {
  id: number;
}

const BATCH = 200;

/**
 * Hands over to the lanes that there are now what waits for one that is gone, such as the broker of an installation
 * that had one: it may come twice.
 */
const handOver = `with gone as (delete from outbox_queue where lane <> all(?) returning id, kind, created_at)
  insert into outbox_queue (lane, id, kind, created_at)
  select outbox_lane.lane, id, kind, created_at from (select distinct id, kind, created_at from gone) as left_behind
    join outbox using (id, kind, created_at)
    join outbox_lane on outbox_lane.event in (outbox.envelope->>'type', '*')
  on conflict do nothing`;

/**
 * The commit need not wait for the disk: a mark that a crash forgets is an event that comes twice. Kind and moment say in
 * which part of the outbox an event lies.
 */
const passOn = statement<'lane' | 'delivered'>(`with done as (
    delete from outbox_queue where lane = :lane and id = any(:delivered)
       and set_config('synchronous_commit', 'off', true) = 'off')
  select outbox_queue.id, event.topic, event.key, event.envelope
    from outbox_queue cross join lateral (
      select topic, key, envelope from outbox
       where outbox.id = outbox_queue.id and outbox.kind = outbox_queue.kind
         and outbox.created_at = outbox_queue.created_at limit 1) as event
   where lane = :lane and outbox_queue.id <> all(:delivered)
   order by outbox_queue.id limit ${BATCH}`);

const findWaitingLanes = statement('select distinct lane from outbox_queue');

/** Whether nothing is on its way any more: out of the outbox, or to a consumer that is to try again. */
const countUnderWay = `select (select count(*) from outbox_queue)
  + (select count(*) from dead_letter where replayed_at is null and next_attempt_at is not null) as n`;

/** Which events of a service wait for which lane. A row is there from the commit of its event until its delivery. */
export class OutboxQueue {
  constructor(private readonly database: Knex) {}

  /** Notes who takes which events from now on. */
  async register(lanes: readonly LaneDefinition[]): Promise<void> {
    const rows = lanes.flatMap(({ name, events }) => events.map((event) => ({ event, lane: name })));
    await this.database.transaction(async (trx) => {
      await trx.raw('lock table outbox_lane in share row exclusive mode');
      await trx('outbox_lane').delete();
      if (rows.length) await trx('outbox_lane').insert(rows);
      await trx.raw(handOver, [lanes.map(({ name }) => name)]);
    });
  }

  /** The lanes that something waits for. */
  async waitingLanes(): Promise<string[]> {
    const rows = await rowsOf<{ lane: string }>(this.database, findWaitingLanes({}));
    return rows.map(({ lane }) => lane);
  }

  /**
   * Takes the delivered events off the queue of `lane` and answers the oldest that wait for it. Rows are looked for by
   * being there, never from a number on: numbers are given before their transactions commit.
   */
  async next(lane: string, delivered: readonly number[], connection?: Connection): Promise<WaitingEvent[]> {
    return rowsOf<WaitingEvent>(this.database, passOn({ lane, delivered }), connection);
  }
}

/** How many events of a service are on their way: waiting in its outbox, or for another attempt of its consumers. */
export async function eventsUnderWay(database: Knex): Promise<number> {
  const { rows } = await database.raw<{ rows: { n: number }[] }>(countUnderWay);
  return rows[0]?.n ?? 0;
}
