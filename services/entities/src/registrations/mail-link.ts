import { registrationSaved } from '@washcoat/contract-entities';
import type { UnitOfWork } from '@washcoat/service-kit';
import { newCode } from '../sign-in/one-time-code';
import { insertConfirmationCode } from '../sign-in/one-time-code.model';
import type { Registration } from './registration.model';

/** Has a link mailed that confirms the address of a registration, good for 24 hours. Earlier links stay good. */
export async function mailLink(
  unit: UnitOfWork,
  { registrationId, email }: Pick<Registration, 'registrationId' | 'email'>,
): Promise<void> {
  const code = newCode();
  const expiresAt = await insertConfirmationCode(unit.trx, { registrationId }, code, unit.now);
  await unit.publish(registrationSaved, registrationId, {
    registrationId,
    email,
    path: `/confirm/${code}`,
    expiresAt: expiresAt.toISOString(),
  });
}
