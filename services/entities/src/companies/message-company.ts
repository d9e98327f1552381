import { customerMessageSent, type companyMessage, type Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { forbidden, notFound, Problem, type UnitOfWork } from '@washcoat/service-kit';
import { findCompanyInScope } from './company.model';

/**
 * Has a message mailed to the contact of another company in scope; without a text it asks to get in touch. 404 outside
 * the scope, 403 for the own company, whose address its people choose, 409 when the company has no e-mail address.
 */
export async function messageCompany(
  unit: UnitOfWork,
  session: Session,
  { companyId, message = '' }: InputOf<typeof companyMessage>,
): Promise<void> {
  const company = await findCompanyInScope(unit.trx, session, companyId);
  if (!company) throw notFound('This company');
  if (company.companyId === session.companyId) throw forbidden();
  if (!company.email) throw new Problem(409, 'This customer has no e-mail address.', { code: 'NO_EMAIL' });
  await unit.publish(customerMessageSent, companyId, {
    companyId,
    companyName: company.companyName,
    email: company.email,
    firstName: company.firstName,
    senderName: `${session.firstName} ${session.lastName}`.trim(),
    senderCompanyName: session.organisationName,
    message,
  });
  await unit.audit({ action: 'message', entity: 'company message', entityId: companyId, after: { message } });
}
