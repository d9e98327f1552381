import type { Session } from '@washcoat/contract-entities';
import { badInput, isWithinScope, notFound, type UnitOfWork } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { mayBelongTo, type CompanyRow, type CompanyType } from './company';

/** A company that is to belong to another one; without an id it is new. */
export interface Placement {
  companyId?: string;
  companyType: CompanyType;
  parentCompanyId: string | null;
}

/**
 * The company that another one is to belong to; null for the house. 404 when it is not in scope, 400 at
 * `parentCompanyId` when companies of this type cannot belong to it or it lies below the company itself.
 */
export async function findParent(
  { trx }: Pick<UnitOfWork, 'trx'>,
  session: Session,
  { companyId, companyType, parentCompanyId }: Placement,
): Promise<CompanyRow | null> {
  if (parentCompanyId === null) {
    if (companyType === 'HOUSE') return null;
    throw badInput({ parentCompanyId: 'Please select a company' });
  }
  const line = await lockLineAbove(trx, parentCompanyId);
  const [parent] = line;
  if (!parent || !isSeen(parent, session)) throw notFound('The company above it');
  if (!mayBelongTo(companyType, parent.company_type))
    throw badInput({ parentCompanyId: `A ${parent.company_type} has no ${companyType}.` });
  if (line.some((company) => company.company_id === companyId))
    throw badInput({ parentCompanyId: 'A company cannot belong to itself or to one below it.' });
  return parent;
}

/** The house, locked like every parent; null before there is one. */
export async function findHouse(trx: Knex.Transaction): Promise<CompanyRow | null> {
  const row = await trx('company').where({ is_house: true }).whereNull('deleted_at').forShare().first();
  return row ?? null;
}

/**
 * A company and those above it up to the house, locked so that none of them is deleted, moved or gets another type
 * before this transaction is done: without it two moves at once could make a circle.
 */
async function lockLineAbove(trx: Knex.Transaction, companyId: string): Promise<CompanyRow[]> {
  const line: CompanyRow[] = [];
  for (let next: string | null = companyId; next !== null;) {
    const row: CompanyRow | undefined = await trx('company')
      .where({ company_id: next })
      .whereNull('deleted_at')
      .forShare()
      .first();
    if (!row) break;
    line.push(row);
    next = row.parent_company_id;
  }
  return line;
}

const isSeen = (company: CompanyRow, session: Session) =>
  isWithinScope({ companyId: company.company_id, parentCompanyId: company.parent_company_id }, session);
