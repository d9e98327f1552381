import {
  companyActive,
  companyAdd,
  companyBin,
  companyDecide,
  companyDelete,
  companyDetail,
  companyDump,
  companyDuplicates,
  companyEdit,
  companyExport,
  companyList,
  companyMessage,
  companyRestore,
  savedCompanyText,
} from '@washcoat/contract-entities';
import {
  assertPaperNumbers,
  downloadLink,
  exportTicket,
  mapKeysetPage,
  notFound,
  preparedWrite,
  read,
  RESTORED,
  type Route,
  type Service,
  write,
} from '@washcoat/service-kit';
import { listBin } from '../bin/list-bin';
import { saveRegistration } from '../registrations/save-registration';
import { addPartner } from './add-partner';
import { presentCompany, presentWholeCompany } from './company.presenter';
import { findCompanyInScope } from './company.model';
import { findCompanyParts } from './company-parts';
import { decideCompany } from './decide-company';
import { deleteCompany } from './delete-company';
import { presentDuplicate } from './duplicate.presenter';
import { editCompany } from './edit-company';
import { findDuplicates } from './find-duplicates';
import { firstPasswordHash } from './first-password';
import { listCompanies } from './list-companies';
import { messageCompany } from './message-company';
import { registerCompany } from './register-company';
import { restoreCompany } from './restore-company';
import { switchCompanies } from './switch-companies';

/** The customers list, one company, and every change of companies. */
export function companyRoutes(service: Service): readonly Route[] {
  const { sessions } = service.platform;
  return [
    read(companyList, async ({ database, session }, filters) =>
      mapKeysetPage(await listCompanies(database, session, filters), (row) => presentCompany(row, session)),
    ),
    read(companyExport, async (context, input) => ({
      link: await downloadLink(service, companyExport, exportTicket(input), context),
    })),
    read(companyDump, async (context) => ({ link: await downloadLink(service, companyDump, {}, context) })),
    read(companyDetail, async ({ database, session }, input) => {
      const companyId = input.companyId ?? session.companyId;
      const company = companyId && (await findCompanyInScope(database, session, companyId));
      if (!company) throw notFound('This company');
      const parts = await findCompanyParts(database, company.companyId);
      return presentWholeCompany(company, parts, session);
    }),
    read(companyDuplicates, async ({ database, session }, typed) => ({
      list: (await findDuplicates(database, session, typed)).map(presentDuplicate),
    })),
    preparedWrite(companyAdd, ['newPassword', 'confirmPassword'], async ({ session }, form) => {
      assertPaperNumbers(form);
      const passwordHash = await firstPasswordHash(form, session.email);
      return async (unit) => {
        if (!session.isNewUser)
          return {
            message: savedCompanyText('added', form.companyType),
            companyId: await addPartner(unit, session, form, passwordHash),
          };
        const companyId =
          (await saveRegistration(unit, session.userId, form, passwordHash)) ??
          (await registerCompany(unit, session, form, { passwordHash, sessions }));
        // Who makes their own company is a partner seller, whatever the form says.
        return { message: savedCompanyText('added', 'SELLER'), companyId };
      };
    }),
    write(companyEdit, async (context, edit) => {
      const { version, companyType } = await editCompany(context, context.session, edit, sessions);
      return { message: savedCompanyText('edited', companyType), version };
    }),
    write(companyActive, (context, input) => switchCompanies(context, context.session, input, sessions)),
    write(companyDelete, async (context, { companyId }) => {
      await deleteCompany(context, context.session, companyId, sessions);
      return { message: 'Deleted Successfully' };
    }),
    read(companyBin, (context, filters) => listBin(context, 'company', filters)),
    write(companyRestore, async (context, input) => {
      await restoreCompany(context, context.session, input);
      return { message: RESTORED };
    }),
    write(companyDecide, async (context, decision) => {
      await decideCompany(context, context.session, decision, sessions);
      return { message: decision.isApproved ? 'Approved Successfully' : 'Refused Successfully' };
    }),
    write(companyMessage, async (context, input) => {
      await messageCompany(context, context.session, input);
      return { message: 'Successfully Sent' };
    }),
  ];
}
