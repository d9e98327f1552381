import { conflict } from '@washcoat/service-kit';
import type { Knex } from 'knex';

/** Lets changes by super admins come one after the other, so that two of them can't remove each other at once. */
export async function lockSuperAdmins(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`select pg_advisory_xact_lock(hashtext('entities.super-admins'))`);
}

/** Refuses with 409 when no other super admin could sign in than `userId`, who is about to be one no longer. */
export async function assertAnotherSuperAdmin(trx: Knex.Transaction, userId: string): Promise<void> {
  const other = await trx('app_user')
    .leftJoin('company', 'company.company_id', 'app_user.company_id')
    .where({ 'app_user.is_sa': true, 'app_user.is_active': true })
    .whereNot('app_user.user_id', userId)
    .whereNull('app_user.deleted_at')
    .whereRaw('(company.company_id is null or (company.is_active and company.deleted_at is null))')
    .first('app_user.user_id');
  if (!other)
    throw conflict('This is the last super admin. Make somebody else one first.', 'LAST_SUPER_ADMIN');
}
