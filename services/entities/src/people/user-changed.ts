import { userChanged } from '@washcoat/contract-entities';
import type { UnitOfWork } from '@washcoat/service-kit';
import type { UserModel } from './user.model';

/** Tells other domains who a person is now. Call it in the transaction of every change, with the changed row. */
export async function publishUser(unit: UnitOfWork, row: UserModel): Promise<void> {
  const { userId, companyId, email, firstName, lastName, hierarchy, isActive, version } = row;
  await unit.publish(userChanged, userId, {
    ...{ userId, companyId, email, firstName, lastName, hierarchy, isActive, version },
    isDeleted: row.deletedAt !== null,
    changedAt: unit.now.toISOString(),
  });
}
