import type { Knex } from 'knex';
import type { Plan } from './plan';

/** Plans on sale, the cheapest first and those without a price last. */
export async function listPlansOnSale(database: Knex): Promise<Plan[]> {
  return database('plan')
    .whereNull('deleted_at')
    .orderByRaw('final_price_cents = 0, final_price_cents, created_at, model_id');
}

/** A plan, also one that is hidden; null when there is none. */
export async function findPlan(database: Knex, modelId: string): Promise<Plan | null> {
  return (await database('plan').where({ model_id: modelId }).first()) ?? null;
}

/** Writes a new plan. */
export async function insertPlan(trx: Knex.Transaction, plan: Plan): Promise<void> {
  await trx('plan').insert(plan);
}
