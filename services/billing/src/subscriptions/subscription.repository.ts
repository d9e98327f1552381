import type { Session } from '@washcoat/contract-entities';
import type { Knex } from 'knex';
import { ownRecords } from '../users/own-records';

/** A subscription as it is stored; its amount is cents. */
export interface Subscription {
  subscription_id: string;
  user_id: string;
  company_id: string | null;
  model_id: string;
  plan_name: string;
  lookup_count: number;
  amount_cents: number;
  created_at: Date;
}

/** Writes a subscription unless it is there. Answers whether it was written. */
export async function insertSubscriptionOnce(
  trx: Knex.Transaction,
  subscription: Subscription,
): Promise<boolean> {
  const written = await trx('subscription')
    .insert(subscription)
    .onConflict('subscription_id')
    .ignore()
    .returning('subscription_id');
  return written.length > 0;
}

/**
 * A page of subscriptions, newest first, with what is left of each: the oldest is used up first, so what was taken
 * from the purchased pot is spread over them in the order of their purchase.
 */
export async function listSubscriptions(
  database: Knex,
  session: Session,
  { count, offset }: { count: number; offset: number },
): Promise<(Subscription & { balance: number })[]> {
  const taken = database('credit_ledger')
    .where({ pot: 'purchased', reason: 'lookup' })
    .groupBy('user_id')
    .select('user_id', database.raw('count(*) as lookups'))
    .as('taken');
  const withBalance = ownRecords(database('subscription as bought'), session, 'bought.user_id')
    .leftJoin(taken, 'taken.user_id', 'bought.user_id')
    .select('bought.*')
    .select(
      database.raw(`
        greatest(0, least(bought.lookup_count, sum(bought.lookup_count)
          over (partition by bought.user_id order by bought.created_at, bought.subscription_id)
          - coalesce(taken.lookups, 0))) as balance
      `),
    )
    .as('subscription');
  return database
    .from(withBalance)
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'subscription_id', order: 'desc' },
    ])
    .limit(count)
    .offset(offset);
}
