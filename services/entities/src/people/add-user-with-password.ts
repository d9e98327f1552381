import type { userAdd } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { notFound, type RequestFacts, type Service } from '@washcoat/service-kit';
import { hashPassword } from '../sign-in/password';
import { addUser } from './add-user';

/** Adds a user from the form, to the caller's own company unless it names one. Answers the id; refuses like `addUser`. */
export async function addUserWithPassword(
  service: Service,
  { session, now, requestId }: RequestFacts,
  { password, companyId = session.companyId ?? undefined, ...form }: InputOf<typeof userAdd>,
): Promise<string> {
  if (!companyId) throw notFound('This company');
  const passwordHash = await hashPassword(password);
  return service.inTransaction({ session, now, correlationId: requestId }, (unit) =>
    addUser(unit, session, { ...form, companyId, passwordHash }),
  );
}
