import type { Session } from '@washcoat/contract-entities';
import { withinScope } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { CompanyParts } from './company.presenter';
import type { CompanyRow } from './company';

/** A company with the name of the one it belongs to. */
export interface NamedCompanyRow extends CompanyRow {
  parent_company_name: string | null;
}

/** Companies that are not deleted and lie in the scope of the signed-in user, each with its parent's name. */
export function companiesInScope(database: Knex, session: Session): Knex.QueryBuilder {
  const query = database('company')
    .leftJoin('company as parent', 'parent.company_id', 'company.parent_company_id')
    .whereNull('company.deleted_at')
    .select('company.*', 'parent.company_name as parent_company_name');
  return withinScope(query, session, 'company.company_id');
}

/** A company in the scope of the signed-in user, or null. */
export async function findCompanyInScope(
  database: Knex,
  session: Session,
  companyId: string,
): Promise<NamedCompanyRow | null> {
  const row = await companiesInScope(database, session).where('company.company_id', companyId).first();
  return row ?? null;
}

/** A company that is not deleted, whoever asks, or null. */
export async function findCompany(database: Knex, companyId: string): Promise<CompanyRow | null> {
  const row = await database('company').where({ company_id: companyId }).whereNull('deleted_at').first();
  return row ?? null;
}

export async function insertCompany(
  trx: Knex.Transaction,
  row: Partial<CompanyRow> & Pick<CompanyRow, 'company_id'>,
): Promise<CompanyRow> {
  const [inserted] = await trx('company').insert(row).returning('*');
  return inserted;
}

/** A company's own discounts in percent, by the city of the facility. */
export async function findFacilityDiscounts(
  database: Knex,
  companyId: string,
): Promise<Record<string, number>> {
  const rows: { city: string; discount: string }[] = await database('company_facility_discount')
    .join('facility', 'facility.facility_id', 'company_facility_discount.facility_id')
    .where('company_facility_discount.company_id', companyId)
    .select('facility.city', 'company_facility_discount.discount');
  return Object.fromEntries(rows.map(({ city, discount }) => [city, Number(discount)]));
}

/** What the page of one company shows besides its row: its facilities and its discounts, by name. */
export async function findCompanyParts(database: Knex, companyId: string): Promise<CompanyParts> {
  const facilities = await database('facility')
    .where({ company_id: companyId })
    .orderBy('search_text')
    .select('facility_id', 'name');
  const discounts = await database('company_facility_discount')
    .join('facility', 'facility.facility_id', 'company_facility_discount.facility_id')
    .where('company_facility_discount.company_id', companyId)
    .orderBy('facility.search_text')
    .select('facility.facility_id', 'facility.name', 'company_facility_discount.discount');
  return { facilities, discounts };
}
