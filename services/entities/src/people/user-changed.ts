import { userChanged } from '@washcoat/contract-entities';
import type { UnitOfWork } from '@washcoat/service-kit';
import type { UserRow } from './user';

/** Tells other domains who a person is now. Call it in the transaction of every change, with the changed row. */
export async function publishUser(unit: UnitOfWork, row: UserRow): Promise<void> {
  await unit.publish(userChanged, row.user_id, {
    userId: row.user_id,
    companyId: row.company_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    hierarchy: row.hierarchy,
    isActive: row.is_active,
    isDeleted: row.deleted_at !== null,
    version: row.version,
    changedAt: unit.now.toISOString(),
  });
}
