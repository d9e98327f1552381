import { loadCompleted } from '@washcoat/contract-loads';
import { consumer, type ServiceDefinition } from '@washcoat/service-kit';
import type { BookRule } from '@washcoat/testing';

/**
 * A service of the simulated world alone that counts completed orders by adding one. The product's own consumers are
 * right by the versions in the events too; this one is right only as long as the inbox is.
 */
export const witnessService: ServiceDefinition = {
  name: 'witness',
  migrations: [
    {
      name: 'create-count',
      up: (knex) => knex.raw('create table count (load_id uuid primary key, completed int not null)'),
    },
  ],
  routes: () => [],
  consumers: [
    consumer({
      name: 'count-completed-orders',
      event: loadCompleted,
      async handle({ trx }, { loadId }) {
        await trx('count')
          .insert({ load_id: loadId, completed: 1 })
          .onConflict('load_id')
          .merge({ completed: trx.raw('count.completed + 1') });
      },
    }),
  ],
};

export const witnessBooks: readonly BookRule[] = [
  {
    name: 'the effect of an event is there once',
    domains: ['witness', 'loads'],
    query: `select 'order ' || load_id || ' was counted ' || coalesce(completed, 0) || ' times'
      from loads.load left join witness.count using (load_id)
      where load.type = 4 and completed is distinct from 1`,
  },
];
