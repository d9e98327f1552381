import type { creditsUse } from '@washcoat/contract-billing';
import type { AnswerOf } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';

/** The lookups of a user on each of the last `days` days up to `day` (`2026-11-20`), by the pot they were paid from. */
export async function usePerDay(
  database: Knex,
  use: { userId: string; day: string; days: number },
): Promise<AnswerOf<typeof creditsUse>['list']> {
  const { rows } = await database.raw<{ rows: AnswerOf<typeof creditsUse>['list'] }>(
    `select asked::date as day,
       count(*) filter (where pot = 'free') as free,
       count(*) filter (where pot = 'earned') as earned,
       count(*) filter (where pot = 'purchased') as purchased
     from generate_series(:day::date - (:days::int - 1), :day::date, interval '1 day') as asked
     left join credit_ledger as ledger
       on ledger.user_id = :userId and ledger.reason = 'lookup' and ledger.day = asked::date
     group by asked order by asked`,
    use,
  );
  return rows;
}
