import type { Knex } from 'knex';
import { rowsOf, statement, type Connection } from '../data/statement';
import type { LaneDefinition, Message } from './transport';

/** An event that waits for lanes. */
export interface WaitingEvent extends Message {
  id: number;
  lanes: string[];
}

/** Of so many events a lane is told at once; fewer are all that wait for it. */
export const BATCH = 200;

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

/** A lane that has taken an event. */
export interface Delivery {
  lane: string;
  id: number;
}

/**
 * The commit need not wait for the disk: a mark that a crash forgets is an event that comes twice. Kind and moment say in
 * which part of the outbox an event lies. One that several lanes wait for is read once.
 */
const passOn = statement<'lanes' | 'doneLanes' | 'doneIds'>(`with delivered as (
    select lane, id from unnest(:doneLanes::text[], :doneIds::bigint[]) as delivered (lane, id)
  ), done as (
    delete from outbox_queue using delivered
     where outbox_queue.lane = delivered.lane and outbox_queue.id = delivered.id
       and set_config('synchronous_commit', 'off', true) = 'off'
  ), waiting as (
    select queued.id, queued.kind, queued.created_at, array_agg(queued.lane) as lanes
      from unnest(:lanes::text[]) as asked (lane) cross join lateral (
        select lane, id, kind, created_at from outbox_queue
         where outbox_queue.lane = asked.lane and not exists (select from delivered
           where delivered.lane = outbox_queue.lane and delivered.id = outbox_queue.id)
         order by outbox_queue.id limit ${BATCH}) as queued
     group by 1, 2, 3
  )
  select waiting.id, waiting.lanes, event.topic, event.key, event.envelope
    from waiting cross join lateral (
      select topic, key, envelope from outbox
       where outbox.id = waiting.id and outbox.kind = waiting.kind
         and outbox.created_at = waiting.created_at limit 1) as event
   order by waiting.id`);

/** The same for marks alone, which need not look into the log and its parts. */
const markDelivered = statement<'doneLanes' | 'doneIds'>(`delete from outbox_queue
  using unnest(:doneLanes::text[], :doneIds::bigint[]) as delivered (lane, id)
  where outbox_queue.lane = delivered.lane and outbox_queue.id = delivered.id
    and set_config('synchronous_commit', 'off', true) = 'off'`);

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
   * Takes delivered events off the queue and answers the oldest that wait for `lanes`. Rows are looked for by being there,
   * never from a number on: numbers are given before their transactions commit.
   */
  async next(
    lanes: readonly string[],
    delivered: readonly Delivery[],
    connection?: Connection,
  ): Promise<WaitingEvent[]> {
    const done = { doneLanes: delivered.map(({ lane }) => lane), doneIds: delivered.map(({ id }) => id) };
    const question = lanes.length ? passOn({ lanes, ...done }) : markDelivered(done);
    return rowsOf<WaitingEvent>(this.database, question, connection);
  }
}

/** How many events of a service are on their way: waiting in its outbox, or for another attempt of its consumers. */
export async function eventsUnderWay(database: Knex): Promise<number> {
  const { rows } = await database.raw<{ rows: { n: number }[] }>(countUnderWay);
  return rows[0]?.n ?? 0;
}
