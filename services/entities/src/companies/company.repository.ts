import type { Session } from '@washcoat/contract-entities';
import { withinScope } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { rememberFacilityOfCompany } from '../facilities/named-facility';
import type { CompanyParts } from './company.presenter';
import type { CompanyRow } from './company';

/** A company with the name of the one it belongs to. */
export interface NamedCompanyRow extends CompanyRow {
  parent_company_name: string | null;
}

/** Companies that are not deleted, each with its parent's name. */
function namedCompanies(database: Knex): Knex.QueryBuilder {
  return database('company')
    .leftJoin('company as parent', 'parent.company_id', 'company.parent_company_id')
    .whereNull('company.deleted_at')
    .select('company.*', 'parent.company_name as parent_company_name');
}

/**
 * The same in the scope of the signed-in user. The own company and those below it are named again by their columns,
 * because no index helps `withinScope` alone here: it asks the view of this very table.
 */
export function companiesInScope(database: Knex, session: Session): Knex.QueryBuilder {
  const query = withinScope(namedCompanies(database), session, 'company.company_id');
  const { companyId } = session;
  if (session.hierarchy === 1 || !companyId) return query;
  return query.where((own) =>
    own.where('company.company_id', companyId).orWhere('company.parent_company_id', companyId),
  );
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

/**
 * The same, locked for a change: two that change it at once come one after the other, and nobody adds a company below
 * it meanwhile.
 */
export async function lockCompanyInScope(
  trx: Knex.Transaction,
  session: Session,
  companyId: string,
): Promise<NamedCompanyRow | null> {
  const query = companiesInScope(trx, session).where('company.company_id', companyId);
  return (await query.forNoKeyUpdate('company').first()) ?? null;
}

/** A company that is not deleted, whoever asks, or null. */
export async function findCompany(database: Knex, companyId: string): Promise<CompanyRow | null> {
  const row = await database('company').where({ company_id: companyId }).whereNull('deleted_at').first();
  return row ?? null;
}

/** Adds a company. */
export async function insertCompany(
  trx: Knex.Transaction,
  row: Partial<CompanyRow> & Pick<CompanyRow, 'company_id'>,
): Promise<CompanyRow> {
  const [inserted] = await trx('company').insert(row).returning('*');
  return inserted.facility ? rememberFacilityOfCompany(trx, inserted.company_id) : inserted;
}

/** Gives a company other values, and with them its next version. Answers it as it is now. */
export async function updateCompany(
  trx: Knex.Transaction,
  companyId: string,
  changes: Partial<CompanyRow>,
  now: Date,
): Promise<NamedCompanyRow> {
  const [changed] = await trx('company')
    .where({ company_id: companyId })
    .update({ ...changes, version: trx.raw('version + 1'), updated_at: now })
    .returning('*');
  const { facility, facility_id, parent_company_id: parentId } = changes;
  const isElsewhere = facility_id === undefined && (facility !== undefined || parentId !== undefined);
  const row = isElsewhere ? await rememberFacilityOfCompany(trx, companyId) : changed;
  const parent = await trx('company').where({ company_id: row.parent_company_id }).first('company_name');
  return { ...row, parent_company_name: parent?.company_name ?? null };
}

/** How many companies in use belong to this one. */
export async function countActiveChildren(database: Knex, companyId: string): Promise<number> {
  const [row] = await database('company')
    .where({ parent_company_id: companyId, is_active: true })
    .whereNull('deleted_at')
    .count({ children: '*' });
  return Number(row?.children ?? 0);
}

/** Everybody who belongs to a company, deleted people left out. */
export function userIdsOf(database: Knex, companyId: string): Promise<string[]> {
  return database('app_user').where({ company_id: companyId }).whereNull('deleted_at').pluck('user_id');
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

/** A company's own discounts as its audit entries tell them. */
export interface AuditedDiscounts {
  /** By the city of the facility: what `findTermChanges` and entries from before ids go by. */
  facilityDiscount: Record<string, number>;
  /** Each with its facility by id and name: a city may have several. */
  facilityDiscounts: { facilityId: string; name: string; discount: number }[];
}

/** A company's own discounts for its audit entries, with the facilities named as they are called now. */
export async function findAuditedDiscounts(database: Knex, companyId: string): Promise<AuditedDiscounts> {
  const { discounts } = await findCompanyParts(database, companyId);
  return {
    facilityDiscount: await findFacilityDiscounts(database, companyId),
    facilityDiscounts: discounts.map(({ facility_id, name, discount }) => ({
      facilityId: facility_id,
      name,
      discount: Number(discount),
    })),
  };
}

/** The same by the id of the facility, with the last change of each that is on record. */
export async function findDiscountsById(
  database: Knex,
  companyId: string,
): Promise<{ facility_id: string; discount: string; changed_at: Date | null; changed_by: string | null }[]> {
  return database('company_facility_discount')
    .where({ company_id: companyId })
    .orderBy('facility_id')
    .select('facility_id', 'discount', 'changed_at', 'changed_by');
}

/** What the page of one company shows besides its row: its facilities and its discounts, by name. */
export async function findCompanyParts(database: Knex, companyId: string): Promise<CompanyParts> {
  const facilities = await database('facility')
    .where({ company_id: companyId })
    .whereNull('deleted_at')
    .orderBy('search_text')
    .select('facility_id', 'name');
  const discounts = await database('company_facility_discount')
    .join('facility', 'facility.facility_id', 'company_facility_discount.facility_id')
    .where('company_facility_discount.company_id', companyId)
    .orderBy('facility.search_text')
    .select('facility.facility_id', 'facility.name', 'company_facility_discount.discount');
  return { facilities, discounts };
}
