import { accountStatement } from '@washcoat/contract-invoicing';
import { downloadLink, read, type Route, type Service } from '@washcoat/service-kit';
import { accountOwner, assertFitsStatement } from './statement.download';

/** The statement of a customer's account. */
export const statementRoutes = (service: Service): readonly Route[] => [
  read(accountStatement, async (context, input) => {
    await accountOwner(context.database, context.session, input.companyId);
    await assertFitsStatement(context, input, service.platform.timezone);
    return { link: await downloadLink(service, accountStatement, input, context) };
  }),
];
