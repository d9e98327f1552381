import { companyChanged, type Session } from '@washcoat/contract-entities';
import type { DataOf } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';
import { flagColumn, jsonColumn, optional, tableModel, textColumn, wholeColumn } from '../models/table-model';
import type { Migration } from './database';
import { keepCopy } from './keep-copy';
import { compiled, rowsOf } from './statement';

export type CompanyCopy = DataOf<typeof companyChanged>;

/** When a term of a company was last changed, and by whom. */
export type TermChange = NonNullable<NonNullable<CompanyCopy['termChanges']>['priceMod']>;

/** The facility of a price, by its id and name as far as they are known. */
export interface PlaceOfTerm {
  facilityId?: string | null;
  facilityCity?: string | null;
}

/**
 * The last change of the term that a step of a price explanation follows from; undefined for steps that follow from no
 * term, and for a term whose change is not on record.
 */
export function termChangeOf(
  { termChanges }: Pick<CompanyCopy, 'termChanges'>,
  step: string,
  { facilityId, facilityCity }: PlaceOfTerm,
): TermChange | undefined {
  switch (step) {
    case 'customer':
      return termChanges?.priceMod;
    case 'group':
      return termChanges?.groupModifier;
    case 'groupDiscount':
      return termChanges?.groupDiscount;
    case 'facilityDiscount':
      return (
        termChanges?.facilityDiscountsById?.[facilityId ?? ''] ??
        (termChanges && facilityCity && Object.hasOwn(termChanges.facilityDiscounts, facilityCity)
          ? termChanges.facilityDiscounts[facilityCity]
          : undefined)
      );
    default:
      return undefined;
  }
}

/** The table of the small copy of companies that a service keeps for names, scope and prices. */
export const companyCopyMigration: Migration = {
  name: '20261101000001-create-company-copy',
  async up(knex: Knex) {
    await knex.raw(`
      create table company_copy (
        company_id uuid primary key,
        parent_company_id uuid,
        company_name text not null,
        is_house boolean not null,
        is_franchise boolean not null,
        is_active boolean not null,
        version int not null,
        data jsonb not null
      );
      create index company_copy_parent on company_copy (parent_company_id);
    `);
  },
};

/** The copy of a company as it is stored: what it told in `data`, beside the columns by which it is found. */
export class CompanyCopyModel extends tableModel('company_copy', ['companyId'], {
  companyId: textColumn,
  parentCompanyId: optional(textColumn),
  companyName: textColumn,
  isHouse: flagColumn,
  isFranchise: flagColumn,
  /** Neither switched off nor deleted. */
  isActive: flagColumn,
  version: wholeColumn,
  data: jsonColumn<CompanyCopy>(),
}) {}

const { columns: c } = CompanyCopyModel;

const selectCopy = compiled<'companyId'>((database, mark) =>
  CompanyCopyModel.query(database).select(c.data).where(c.companyId, mark('companyId')).toKnexQuery(),
);

/** Keeps the copy of companies up to date; an older version that arrives late changes nothing. */
export const keepCompanyCopy = keepCopy({
  name: 'keep-company-copy',
  event: companyChanged,
  table: 'company_copy',
  key: 'company_id',
  columns: (company) => ({
    company_id: company.companyId,
    parent_company_id: company.parentCompanyId,
    company_name: company.companyName,
    is_house: company.isHouse,
    is_franchise: company.isFranchise,
    is_active: company.isActive && !company.isDeleted,
    version: company.version,
    data: JSON.stringify(company),
  }),
});

/** The copy of one company, or null when it is not known here (yet). */
export async function findCompanyCopy(database: Knex, companyId: string): Promise<CompanyCopy | null> {
  const [row] = await rowsOf<{ data: CompanyCopy }>(database, selectCopy({ companyId }));
  return row?.data ?? null;
}

/** Whether a company lies in the scope of the signed-in user: the same rule as `withinScope`, for one company. */
export function isWithinScope(
  company: Pick<CompanyCopy, 'companyId' | 'parentCompanyId'>,
  session: Session,
): boolean {
  if (session.hierarchy === 1) return true;
  if (!session.companyId) return false;
  if (company.companyId === session.companyId) return true;
  return session.hierarchy !== 2 && company.parentCompanyId === session.companyId;
}
