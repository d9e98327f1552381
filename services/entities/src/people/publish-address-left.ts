import { addressLeft } from '@washcoat/contract-entities';
import type { UnitOfWork } from '@washcoat/service-kit';
import type { UserModel } from './user.model';

/**
 * Writes to the address that a user has, or had until now, that it is to be another one or is one (`isDone`): whoever
 * reads it hears of a change that they did not ask for.
 */
export async function publishAddressLeft(
  unit: UnitOfWork,
  { userId, email, firstName }: UserModel,
  isDone: boolean,
): Promise<void> {
  await unit.publish(addressLeft, userId, { userId, email, firstName, isDone });
}
