import type { company as noun, Session } from '@washcoat/contract-entities';
import { badInput, newId, type Stored, type UnitOfWork } from '@washcoat/service-kit';
import type { CompanyType } from './company';
import { publishCompany } from './company-changed';
import { findDiscounts, replaceDiscounts, type GivenDiscount } from './company-discounts';
import { assertDelivers } from './company-facility';
import { findParent } from './company-parent';
import { assertMayAddCompany } from './company.policy';
import { auditedCompany } from './company.presenter';
import { insertCompany, type CompanyModel } from './company.model';

type Row = Stored<typeof noun>;
type Needed = 'companyName' | 'address' | 'city' | 'state' | 'zipcode' | 'firstName' | 'lastName';

/** A company as a row holds it, with less: what is absent is as a new one starts. */
export interface NewCompany
  extends Partial<Omit<Row, Needed | 'companyType' | 'parentCompanyName'>>, Pick<Row, Needed> {
  companyType: CompanyType;
  /** The house, franchise or seller it belongs to; null for the house itself. */
  parentCompanyId: string | null;
  discounts?: readonly GivenDiscount[];
  /** It registered alone and waits, switched off, for the house to approve it. */
  isWaiting?: boolean;
}

/**
 * Adds a company below another one and tells other domains. Answers its id. 403 without the right, 404 when the
 * parent is not in scope, 400 with the field when the parent, a facility or a franchise's logo is wrong.
 */
export async function addCompany(unit: UnitOfWork, session: Session, company: NewCompany): Promise<string> {
  assertMayAddCompany(session, company.companyType);
  const parent = await findParent(unit, session, company);
  await assertDelivers(unit.trx, session, company);
  if (company.companyType === 'FRANCHISE' && !company.companyLogo)
    throw badInput({ companyLogo: 'please add image' });
  return (await createCompany(unit, session, company, parent)).companyId;
}

/** Stores a company whose every rule was checked, tells other domains and notes it in the trail. */
export async function createCompany(
  unit: UnitOfWork,
  session: Session,
  company: NewCompany,
  parent: CompanyModel | null | undefined,
): Promise<CompanyModel> {
  const { discounts = [], isWaiting = false, ...given } = company;
  const row = await insertCompany(unit.trx, {
    ...given,
    companyId: company.companyId ?? newId(),
    facility: company.facility || null,
    isWaiting,
    isActive: !isWaiting,
    createdDate: unit.now,
    updatedAt: unit.now,
  });
  await replaceDiscounts(unit, session, row.companyId, discounts);
  const after = auditedCompany(
    Object.assign(row, { parentCompanyName: parent?.companyName ?? null }),
    await findDiscounts(unit.trx, row.companyId),
  );
  await unit.audit({ action: 'add', entity: 'company', entityId: row.companyId, after });
  await publishCompany(unit, row);
  return row;
}
