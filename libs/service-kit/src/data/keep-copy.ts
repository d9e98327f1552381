import type { DataOf, EventDefinition } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';
import { consumer, type Consumer } from '../events/consumer';

/** How a service keeps a copy of a record that another one tells of. */
interface CopyDefinition<E extends EventDefinition> {
  name: string;
  event: E;
  table: string;
  key: string;
  columns(data: DataOf<E>): { version: number; [column: string]: unknown };
  /** What is kept of every version, also of one that arrives late, in tables of its own. */
  keepVersion?: { table: string; keep(trx: Knex.Transaction, data: DataOf<E>): Promise<unknown> };
}

/** Declares a consumer that keeps the newest version of each record; an older one that arrives late changes nothing. */
export function keepCopy<E extends EventDefinition>(definition: CopyDefinition<E>): Consumer<E> {
  const { name, event, table, key, columns, keepVersion } = definition;
  return consumer<E>({
    name,
    event,
    async handle({ trx }, data) {
      const row = columns(data);
      await trx(table).insert(row).onConflict(key).merge().where(`${table}.version`, '<', row.version);
      await keepVersion?.keep(trx, data);
    },
    tables: keepVersion ? [table, keepVersion.table] : [table],
  });
}
