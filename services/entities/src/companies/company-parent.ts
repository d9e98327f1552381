import type { Session } from '@washcoat/contract-entities';
import { badInput, isWithinScope, notFound, type UnitOfWork } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { mayBelongTo, type CompanyType } from './company';
import { lockCompany, type CompanyModel } from './company.model';

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
): Promise<CompanyModel | null> {
  if (parentCompanyId === null) {
    if (companyType === 'HOUSE') return null;
    throw badInput({ parentCompanyId: 'Please select a company' });
  }
  const line = await lockLineAbove(trx, parentCompanyId);
  const [parent] = line;
  if (!parent || !isWithinScope(parent, session)) throw notFound('The company above it');
  if (!mayBelongTo(companyType, parent.companyType))
    throw badInput({ parentCompanyId: `A ${parent.companyType} has no ${companyType}.` });
  if (line.some((company) => company.companyId === companyId))
    throw badInput({ parentCompanyId: 'A company cannot belong to itself or to one below it.' });
  return parent;
}

/**
 * A company and those above it up to the house, locked so that none of them is deleted, moved or gets another type
 * before this transaction is done: without it two moves at once could make a circle.
 */
async function lockLineAbove(trx: Knex.Transaction, companyId: string): Promise<CompanyModel[]> {
  const line: CompanyModel[] = [];
  for (let next: string | null = companyId; next !== null;) {
    const row: CompanyModel | undefined = await lockCompany(trx, next);
    if (!row) break;
    line.push(row);
    next = row.parentCompanyId;
  }
  return line;
}
