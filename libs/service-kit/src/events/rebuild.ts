import type { Knex } from 'knex';
import type { Service } from '../service/service';
import { asked, type Write } from '../service/pending-writes';
import type { UnitOfWork } from '../service/unit-of-work';
import { rowsOf } from '../data/statement';
import type { Consumer } from './consumer';
import { closeLettersOf, shelveAgain } from './dead-letter.repository';
import { handleAllOnce, handleOnce } from './inbox';
import { readFromLog, readLog } from './log';
import type { ReplayOutcome } from './replay';
import { copyBack, dropShadow, makeShadow, shadowOf } from './shadow';
import type { Message } from './transport';

export interface Rebuilding {
  /** The database whose outbox is the log of the topic. */
  log: Knex;
  target: Service;
  topic: string;
  consumers: readonly Consumer[];
}

/** So many events share a transaction while the new tables are filled. */
const TOGETHER = 100;
/** So few may be missing that the switch takes them along. */
const CLOSE_ENOUGH = 100;

interface Failure {
  consumer: string;
  message: Message;
  error: unknown;
}

/**
 * Rebuilds the tables of `consumers` in a schema of their own, catches up with what came meanwhile, and puts the new
 * content in the place of the old in one transaction: whoever reads sees the old until then, and nobody waits. Only the
 * consumers of the service stand still for the switch.
 */
export async function rebuild(rebuilding: Rebuilding): Promise<ReplayOutcome> {
  const { log, target, topic, consumers } = rebuilding;
  if (!consumers.length) return { handled: 0, shelved: 0 };
  demandOwnTables(rebuilding);
  const work = new Rebuild(rebuilding);
  await makeShadow(target.database, target.name, tablesOf(consumers));
  for await (const messages of several(readLog(log, topic))) await work.handle(messages);
  for (let missing = await work.missing(target.database); missing.length > CLOSE_ENOUGH;) {
    for await (const messages of several(missing)) await work.handle(messages);
    missing = await work.missing(target.database);
  }
  await target.patiently((database) => database.transaction((trx) => work.switchOver(trx)));
  return work.outcome;
}

async function* several(messages: Iterable<Message> | AsyncIterable<Message>): AsyncGenerator<Message[]> {
  let together: Message[] = [];
  for await (const message of messages) {
    together.push(message);
    if (together.length < TOGETHER) continue;
    yield together;
    together = [];
  }
  if (together.length) yield together;
}

class Rebuild {
  private readonly failures: Failure[] = [];
  private handled = 0;

  constructor(private readonly rebuilding: Rebuilding) {}

  get outcome(): ReplayOutcome {
    return { handled: this.handled, shelved: this.failures.length };
  }

  /**
   * Hands events to those who listen to them, on the new tables, a consumer after the other, since each is right in any
   * order of theirs. As long as all succeed they share a transaction; when one fails each has its own.
   */
  async handle(messages: readonly Message[]): Promise<void> {
    for (const consumer of this.rebuilding.consumers) {
      const told = messages.filter(({ envelope }) => consumer.event.name === envelope.type);
      if (!told.length) continue;
      try {
        this.handled += await this.handleTogether(consumer, told);
      } catch {
        for (const message of told)
          await this.attempt(consumer, message, (work) =>
            this.rebuilding.target.onEvent(message.envelope, consumer.name, work),
          );
      }
    }
  }

  private handleTogether(consumer: Consumer, messages: readonly Message[]): Promise<number> {
    const { target } = this.rebuilding;
    return target.onEvents(consumer.name, async (next) => {
      let isFirst = true;
      return handleAllOnce(
        consumer,
        messages.map(({ envelope }) => envelope),
        async (event) => {
          const unit = await next(event);
          if (isFirst)
            await unit.trx.raw('set local search_path = ??, ??, public', [
              shadowOf(target.name),
              target.name,
            ]);
          isFirst = false;
          return silent(unit);
        },
      );
    });
  }

  /** What the consumers have handled on the old tables and not on the new ones. */
  async missing(database: Knex): Promise<Message[]> {
    const { target, log, topic, consumers } = this.rebuilding;
    const { rows } = await database.raw(
      `select distinct event_id from ??.inbox as old
        where consumer = any(?) and event_id <> all(?) and not exists
          (select from ??.inbox as new where new.consumer = old.consumer and new.event_id = old.event_id)`,
      [
        target.name,
        consumers.map(({ name }) => name),
        this.failures.map(({ message }) => message.envelope.id),
        shadowOf(target.name),
      ],
    );
    return readFromLog(
      log,
      topic,
      rows.map((row: { event_id: string }) => row.event_id),
    );
  }

  /** Nothing of the service is being handled while the inbox is locked. */
  async switchOver(trx: Knex.Transaction): Promise<void> {
    const { target, consumers } = this.rebuilding;
    await trx.raw('lock table ??.inbox in share row exclusive mode', [target.name]);
    for (const message of await this.missing(trx)) {
      for (const consumer of this.listenersTo(message)) {
        await this.attempt(consumer, message, (work) =>
          trx.transaction((step) => workOn(step, message, work)),
        );
      }
    }
    await trx.raw('set local search_path = ??, public', [target.name]);
    await copyBack(trx, target.name, tablesOf(consumers));
    await trx.raw(
      `insert into inbox (consumer, event_id, handled_at, recorded_at)
        select consumer, event_id, handled_at, recorded_at from ??.inbox on conflict do nothing`,
      [shadowOf(target.name)],
    );
    await closeLettersOf({ trx }, shadowOf(target.name));
    for (const { consumer, message, error } of this.failures)
      await shelveAgain({ trx }, consumer, message, error);
    await dropShadow(trx, target.name, tablesOf(consumers));
  }

  private async attempt(
    consumer: Consumer,
    message: Message,
    inTransaction: (work: (unit: UnitOfWork) => Promise<boolean>) => Promise<boolean>,
  ): Promise<void> {
    const { name } = this.rebuilding.target;
    try {
      const isNew = await inTransaction(async (unit) => {
        await unit.trx.raw('set local search_path = ??, ??, public', [shadowOf(name), name]);
        return handleOnce(consumer, message.envelope, silent(unit));
      });
      if (isNew) this.handled++;
    } catch (error) {
      this.failures.push({ consumer: consumer.name, message, error });
    }
  }

  private listenersTo({ envelope }: Message): Consumer[] {
    return this.rebuilding.consumers.filter(({ event }) => event.name === envelope.type);
  }
}

const tablesOf = (consumers: readonly Consumer[]) => [
  ...new Set(consumers.flatMap(({ tables = [] }) => tables)),
];

/** What was told when the event was first handled is not told again. */
const silent = (unit: UnitOfWork): UnitOfWork => ({
  ...unit,
  publish: async () => undefined,
  audit: async () => undefined,
});

/** Works within the transaction that switches over: what would go with a commit goes at the end. */
async function workOn(
  trx: Knex.Transaction,
  { envelope }: Message,
  work: (unit: UnitOfWork) => Promise<boolean>,
): Promise<boolean> {
  const write = async (...writes: readonly Write[]) => {
    for (const each of writes) await rowsOf(trx, asked(each));
  };
  const last: Write[] = [];
  const isNew = await work({
    trx,
    now: new Date(envelope.time),
    userId: null,
    correlationId: envelope.correlationid,
    publish: async () => undefined,
    audit: async () => undefined,
    write,
    writeLast: (...writes) => void last.push(...writes),
    tellPages: () => undefined,
  });
  await write(...last);
  return isNew;
}

function demandOwnTables({ target, consumers }: Rebuilding): void {
  const tables = tablesOf(consumers);
  const other = target.consumers.find(
    (consumer) => !consumers.includes(consumer) && consumer.tables?.some((table) => tables.includes(table)),
  );
  if (other)
    throw new Error(`${other.name} writes into the same tables from another topic; they can't be rebuilt.`);
}
