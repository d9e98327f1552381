import type { Knex } from 'knex';
import { f, FacilityModel } from '../facilities/facility.model';
import { findDiscounts } from './company-discounts';
import type { CompanyParts } from './company.presenter';

/** What the page of one company shows besides its row: its facilities and its discounts, by name. */
export async function findCompanyParts(database: Knex, companyId: string): Promise<CompanyParts> {
  const facilities = await FacilityModel.query(database)
    .where(f.parentCompanyId, companyId)
    .whereNull('deleted_at')
    .orderBy('search_text');
  return { facilities, discounts: await findDiscounts(database, companyId) };
}
