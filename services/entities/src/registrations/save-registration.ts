import { badInput, conflict, newId, type UnitOfWork } from '@washcoat/service-kit';
import type { CompanyForm } from '../companies/new-company';
import { mailLink } from './mail-link';
import type { KeptForm, RegistrationRow } from './registration';
import { lockRegistration, updateRegistration } from './registration.repository';

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
  if (registration.saved_at) throw conflict('You have a company already.');
  if (form.email && form.email.toLowerCase() !== registration.email.toLowerCase())
    throw badInput({ email: `Use ${registration.email}: it is the address that you confirm.` });
  const companyId = newId();
  await updateRegistration(unit.trx, registrationId, {
    company_id: companyId,
    form: JSON.stringify(keptOf(form, registration)),
    saved_at: unit.now,
    ...(passwordHash && { password_hash: passwordHash }),
  });
  await mailLink(unit, registration);
  return companyId;
}

const keptOf = (form: KeptForm, { email }: RegistrationRow): KeptForm => ({ ...form, email });
