import type { billingDue } from '@washcoat/contract-billing';
import type { AnswerOf } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';
import { nameOfUser } from '../users/user-copy.model';

type Due = AnswerOf<typeof billingDue>;
interface Stored<Row, Moments extends string> {
  rows: (Omit<Row, Moments> & Record<Moments, Date | null>)[];
}

/** So many are listed at most. */
const LISTED = 200;
const NAMES = (table: string) =>
  `${nameOfUser(`${table}.user_id`)} as "userName", coalesce(company_name, '') as "companyName"`;
const NAMED = (table: string) => `
  left join user_copy on user_copy.user_id = ${table}.user_id
  left join company_copy on company_copy.company_id = user_copy.company_id`;

/** Renewals of the next 14 days with those that could not be paid, and the payments of 30 days that failed. */
export async function readDue(database: Knex, now: Date): Promise<Due> {
  const renewals = await database.raw<Stored<Due['renewals'][number], 'nextAt' | 'failedAt' | 'writtenAt'>>(
    `select renewal_id as "renewalId", renewal.user_id as "userId", ${NAMES('renewal')}, plan_name as "planName",
       amount_cents as amount, status, next_at as "nextAt", failed_at as "failedAt", letters, "writtenAt"
     from renewal ${NAMED('renewal')}
     cross join lateral (select count(*)::int as letters, max(sent_at) as "writtenAt" from renewal_letter
       where renewal_letter.renewal_id = renewal.renewal_id and renewal_letter.failed_at = renewal.failed_at) as written
     where status = 'past_due' or (status = 'active' and next_at < :now::timestamptz + interval '14 days')
     order by status desc, next_at, renewal_id limit ${LISTED}`,
    { now },
  );
  const failed = await database.raw<Stored<Due['failed'][number], 'at'>>(
    `select purchase_id as "purchaseId", purchase.user_id as "userId", ${NAMES('purchase')}, plan_name as "planName",
       amount_cents as amount, coalesce(failure, '') as failure, updated_at as at
     from purchase ${NAMED('purchase')}
     where status = 'failed' and updated_at > :now::timestamptz - interval '30 days'
     order by updated_at desc, purchase_id limit ${LISTED}`,
    { now },
  );
  return {
    renewals: renewals.rows.map((row) => ({
      ...row,
      nextAt: row.nextAt?.toISOString() ?? null,
      failedAt: row.failedAt?.toISOString() ?? null,
      writtenAt: row.writtenAt?.toISOString() ?? null,
    })),
    failed: failed.rows.map((row) => ({ ...row, at: (row.at ?? now).toISOString() })),
  };
}
