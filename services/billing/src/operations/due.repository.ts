import type { billingDue } from '@washcoat/contract-billing';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';
import { nameOfUser } from '../users/user-copy.model';

type Due = AnswerOf<typeof billingDue>;
interface Stored<Row, Moments extends string> {
  rows: (Omit<Row, Moments> & Record<Moments, Date | null>)[];
}

const NAMES = (table: string) =>
  `${nameOfUser(`${table}.user_id`)} as "userName", coalesce(company_name, '') as "companyName"`;
const NAMED = (table: string) => `
  left join user_copy on user_copy.user_id = ${table}.user_id
  left join company_copy on company_copy.company_id = user_copy.company_id`;

/**
 * Renewals of the next 14 days with those that could not be paid, and the payments of 30 days that failed: as many as are
 * asked for, and whether there are more.
 */
export async function readDue(
  database: Knex,
  { renewalCount, failedCount }: InputOf<typeof billingDue>,
  now: Date,
): Promise<Due> {
  const renewals = await database.raw<Stored<Due['renewals'][number], 'nextAt' | 'failedAt' | 'writtenAt'>>(
    `select renewal_id as "renewalId", renewal.user_id as "userId", ${NAMES('renewal')}, plan_name as "planName",
       amount_cents as amount, status, next_at as "nextAt", failed_at as "failedAt", letters, "writtenAt",
       status = 'past_due' and exists (select from purchase
         where purchase.renewal_id = renewal.renewal_id and purchase.status = 'requires_action') as "isToConfirm"
     from renewal ${NAMED('renewal')}
     cross join lateral (select count(*)::int as letters, max(sent_at) as "writtenAt" from renewal_letter
       where renewal_letter.renewal_id = renewal.renewal_id and renewal_letter.failed_at = renewal.failed_at) as written
     where status = 'past_due' or (status = 'active' and next_at < :now::timestamptz + interval '14 days')
     order by status desc, next_at, renewal_id limit :most`,
    { now, most: renewalCount + 1 },
  );
  const failed = await database.raw<Stored<Due['failed'][number], 'at'>>(
    `select purchase_id as "purchaseId", purchase.user_id as "userId", ${NAMES('purchase')}, plan_name as "planName",
       amount_cents as amount, coalesce(failure, '') as failure, updated_at as at
     from purchase ${NAMED('purchase')}
     where status = 'failed' and updated_at > :now::timestamptz - interval '30 days'
     order by updated_at desc, purchase_id limit :most`,
    { now, most: failedCount + 1 },
  );
  return {
    renewals: renewals.rows.slice(0, renewalCount).map((row) => ({
      ...row,
      nextAt: row.nextAt?.toISOString() ?? null,
      failedAt: row.failedAt?.toISOString() ?? null,
      writtenAt: row.writtenAt?.toISOString() ?? null,
    })),
    failed: failed.rows.slice(0, failedCount).map((row) => ({ ...row, at: (row.at ?? now).toISOString() })),
    areMoreRenewals: renewals.rows.length > renewalCount,
    areMoreFailed: failed.rows.length > failedCount,
  };
}
