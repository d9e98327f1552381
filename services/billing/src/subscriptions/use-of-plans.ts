import type { Knex } from 'knex';

/**
 * Purchased credits that each user took of what was bought, one row for each movement that took some, with how many were
 * taken before it: what the house granted is used before what was bought, as it was there at that moment. What a refund
 * takes back is of its own purchase and does not stand here; of some users where that is asked for.
 */
export function takenOfPlans(database: Knex, userIds?: readonly string[]): Knex.QueryBuilder {
  const moved = database('credit_ledger')
    .where({ pot: 'purchased' })
    .whereIn('reason', ['lookup', 'grant', 'correction'])
    .select('user_id', 'entry_id', 'reason')
    .select(
      database.raw(
        'sum(change) over (partition by user_id order by entry_id rows unbounded preceding) as sum',
      ),
    );
  if (userIds) void moved.whereIn('user_id', userIds);
  // So far below nothing as the sum without what was bought ever went, so much was taken of that.
  const reached = database
    .from(moved.as('moved'))
    .select('user_id', 'entry_id', 'reason')
    .select(
      database.raw(
        `greatest(0, -min(sum) over (partition by user_id order by entry_id rows unbounded preceding)) as until`,
      ),
    );
  const stepped = database
    .from(reached.as('reached'))
    .select('user_id', 'reason', 'until')
    .select(database.raw('coalesce(lag(until) over (partition by user_id order by entry_id), 0) as since'));
  return database
    .from(stepped.as('stepped'))
    .whereRaw('until > since')
    .select('user_id', 'reason', 'since', 'until');
}

/**
 * What is left of each plan that was bought, and how many lookups were paid with it: the oldest is used up first; of
 * some users where that is asked for. Columns `subscription_id`, `balance` and `used`.
 */
export function useOfPlans(database: Knex, userIds?: readonly string[]): Knex.QueryBuilder {
  const kept = '(bought.lookup_count - coalesce(paid.lookups_taken_back, 0))';
  const bought = database('subscription as bought')
    .leftJoin('purchase as paid', 'paid.purchase_id', 'bought.subscription_id')
    .select('bought.user_id', 'bought.subscription_id')
    .select(
      database.raw(`${kept} as kept`),
      database.raw(`sum(${kept}) over (partition by bought.user_id
        order by bought.created_at, bought.subscription_id rows unbounded preceding) as until`),
    );
  if (userIds) void bought.whereIn('bought.user_id', userIds);
  const overlap = 'least(plan.until, taken.until) - greatest(plan.until - plan.kept, taken.since)';
  return database
    .from(bought.as('plan'))
    .leftJoin(takenOfPlans(database, userIds).as('taken'), (on) =>
      on
        .on('taken.user_id', 'plan.user_id')
        .andOn('taken.since', '<', 'plan.until')
        .andOn('taken.until', '>', database.raw('plan.until - plan.kept')),
    )
    .groupBy('plan.subscription_id', 'plan.kept')
    .select('plan.subscription_id')
    .select(
      database.raw(
        `(plan.kept - coalesce(sum(${overlap}) filter (where taken.until is not null), 0))::int as balance`,
      ),
      database.raw(`coalesce(sum(${overlap}) filter (where taken.reason = 'lookup'), 0)::int as used`),
    );
}
