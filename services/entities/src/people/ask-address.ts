import { newId, type UnitOfWork } from '@washcoat/service-kit';
import { replaceAddressChange } from './address-change.model';
import { mailAddressLink } from './mail-address-link';
import { publishAddressLeft } from './publish-address-left';
import type { UserModel } from './user.model';

/**
 * Has a link mailed to the new address that somebody wants for themself, and tells the one they have. Nothing else
 * changes before the link is used; a link to another address they asked for before is void.
 */
export async function askAddress(unit: UnitOfWork, user: UserModel, email: string): Promise<void> {
  const change = { addressChangeId: newId(), userId: user.userId, email, createdAt: unit.now };
  await replaceAddressChange(unit.trx, change);
  await mailAddressLink(unit, change);
  await publishAddressLeft(unit, user, false);
  await unit.audit({ action: 'ask for another address', entity: 'user', entityId: user.userId });
}
