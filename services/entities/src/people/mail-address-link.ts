import { addressChangeAsked } from '@washcoat/contract-entities';
import type { UnitOfWork } from '@washcoat/service-kit';
import { newCode } from '../sign-in/one-time-code';
import { insertConfirmationCode } from '../sign-in/one-time-code.model';
import type { AddressChange } from './address-change.model';

/** Has a link mailed that confirms the new address of a user, good for 24 hours. Earlier links to it stay good. */
export async function mailAddressLink(
  unit: UnitOfWork,
  { addressChangeId, userId, email }: Pick<AddressChange, 'addressChangeId' | 'userId' | 'email'>,
): Promise<void> {
  const code = newCode();
  const expiresAt = await insertConfirmationCode(unit.trx, { addressChangeId }, code, unit.now);
  await unit.publish(addressChangeAsked, userId, {
    userId,
    email,
    path: `/confirm/${code}`,
    expiresAt: expiresAt.toISOString(),
  });
}
