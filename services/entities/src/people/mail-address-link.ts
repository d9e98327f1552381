import { addressChangeAsked } from '@washcoat/contract-entities';
import type { UnitOfWork } from '@washcoat/service-kit';
import { newCode } from '../sign-in/one-time-code';
import { insertConfirmationCode } from '../sign-in/one-time-code.repository';
import type { AddressChangeRow } from './address-change.repository';

/** Has a link mailed that confirms the new address of a user, good for 24 hours. Earlier links to it stay good. */
export async function mailAddressLink(
  unit: UnitOfWork,
  change: Pick<AddressChangeRow, 'address_change_id' | 'user_id' | 'email'>,
): Promise<void> {
  const { address_change_id: addressChangeId, user_id: userId, email } = change;
  const code = newCode();
  const expiresAt = await insertConfirmationCode(unit.trx, { addressChangeId }, code, unit.now);
  await unit.publish(addressChangeAsked, userId, {
    userId,
    email,
    path: `/confirm/${code}`,
    expiresAt: expiresAt.toISOString(),
  });
}
