import { paperSight } from '@washcoat/contract-kernel';
import { findCompanyCopy } from '@washcoat/service-kit';
import type { Knex } from 'knex';

/** Whether a customer's settings let sums stand in a letter to it. */
export async function areSumsShownTo(database: Knex, companyId: string): Promise<boolean> {
  return paperSight((await findCompanyCopy(database, companyId)) ?? {}).sums;
}
