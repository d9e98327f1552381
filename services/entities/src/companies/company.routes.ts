import { companyDetail, companyList } from '@washcoat/contract-entities';
import { mapKeysetPage, notFound, read, type Route } from '@washcoat/service-kit';
import { presentCompany, presentWholeCompany } from './company.presenter';
import { findCompanyInScope, findCompanyParts } from './company.repository';
import { listCompanies } from './list-companies';

/** The customers list and one company. */
export const companyRoutes: readonly Route[] = [
  read(companyList, async ({ database, session }, filters) =>
    mapKeysetPage(await listCompanies(database, session, filters), (row) => presentCompany(row, session)),
  ),
  read(companyDetail, async ({ database, session }, input) => {
    const companyId = input.companyId ?? session.companyId;
    const company = companyId && (await findCompanyInScope(database, session, companyId));
    if (!company) throw notFound('This company');
    const parts = await findCompanyParts(database, company.company_id);
    return presentWholeCompany(company, parts, session);
  }),
];
