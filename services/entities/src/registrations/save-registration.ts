import { badInput, conflict, newId, type UnitOfWork } from '@washcoat/service-kit';
import type { CompanyForm } from '../companies/new-company';
import { mailLink } from './mail-link';
import { lockRegistration, updateRegistration } from './registration.model';

/**
 * Keeps the account form of somebody who registers and has the link mailed that confirms the address; nothing else
 * happens before it is used. The company is written to at the address that is confirmed: 400 at `email` for another one.
 * Answers the id that the company will have; null when `registrationId` is no registration, 409 when its form is saved
 * already.
 */
export async function saveRegistration(
  unit: UnitOfWork,
  registrationId: string,
  { newPassword: _newPassword, confirmPassword: _confirmPassword, ...form }: CompanyForm,
  passwordHash: string | null,
): Promise<string | null> {
  const registration = await lockRegistration(unit.trx, registrationId);
  if (!registration) return null;
  if (registration.savedAt) throw conflict('You have a company already.');
  if (form.email && form.email.toLowerCase() !== registration.email.toLowerCase())
    throw badInput({ email: `Use ${registration.email}: it is the address that you confirm.` });
  const companyId = newId();
  await updateRegistration(unit.trx, registrationId, {
    companyId,
    form: { ...form, email: registration.email },
    savedAt: unit.now,
    ...(passwordHash && { passwordHash }),
  });
  await mailLink(unit, registration);
  return companyId;
}
