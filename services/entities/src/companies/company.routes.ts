import { companyDetail, companyList } from '@washcoat/contract-entities';
import { notFound, read, type Route } from '@washcoat/service-kit';
import { mapPage } from '../paging/page';
import { presentCompany } from './company.presenter';
import { findCompanyInScope } from './company.repository';
import { listCompanies } from './list-companies';

/** The customers list and one company. */
export const companyRoutes: readonly Route[] = [
  read(companyList, async ({ database, session }, filters) =>
    mapPage(await listCompanies(database, session, filters), (row) => presentCompany(row, session)),
  ),
  read(companyDetail, async ({ database, session }, input) => {
    const companyId = input.companyId ?? session.companyId;
    const company = companyId && (await findCompanyInScope(database, session, companyId));
    if (!company) throw notFound('This company');
    return presentCompany(company, session);
  }),
];
