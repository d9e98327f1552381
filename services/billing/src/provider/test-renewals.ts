import { clock } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { insertOnce } from '../payments/insert-once';
import type { RunningRenewal } from './card-provider';
import { TestRenewalModel } from './test-renewal.model';

const { columns: t } = TestRenewalModel;

/** Writes a renewal into the books, once: one that has ended stays so. */
export async function beginTestRenewal(
  database: Knex,
  renewal: { providerId: string; renewalId: string },
): Promise<void> {
  await insertOnce(database, TestRenewalModel, { ...renewal, endedAt: null }, ['provider_id']);
}

/** Ends a renewal, whoever asks for it. */
export async function endTestRenewal(database: Knex, providerId: string): Promise<void> {
  await TestRenewalModel.query(database)
    .findById(providerId)
    .whereNull(t.endedAt)
    .patch({ endedAt: clock.now() });
}

/** Whether a renewal has ended; null for one that was never begun. */
export async function hasTestRenewalEnded(database: Knex, providerId: string): Promise<boolean | null> {
  const found = await TestRenewalModel.query(database).findById(providerId);
  return found ? found.endedAt !== null : null;
}

/** The renewals that are charged on. */
export async function* runningTestRenewals(database: Knex): AsyncGenerator<RunningRenewal> {
  const rows = await TestRenewalModel.query(database).whereNull(t.endedAt).orderBy(t.providerId);
  for (const { providerId, renewalId } of rows) yield { providerId, renewalId };
}
