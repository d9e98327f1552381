import type { Job, Service } from '@washcoat/service-kit';

const MINUTE_MS = 60_000;
const KEYS_AT_ONCE = 400;

/** Folds what was added to sums of ounces into one row of each. Whoever reads sees the same sums before, meanwhile and after. */
export const foldMetalSums: Job = { name: 'fold-metal-sums', everyMs: MINUTE_MS, run: foldMetal };

/** What that job does: due dates of companies that something was added to, some hundred at once. */
export async function foldMetal({ database }: Pick<Service, 'database'>): Promise<void> {
  await database.raw(
    `with due as (select distinct company_id, metal_due_at from metal_sum where not is_folded limit ?),
       gone as (delete from metal_sum as sums using due
         where sums.company_id = due.company_id and sums.metal_due_at is not distinct from due.metal_due_at
         returning sums.*)
     insert into metal_sum
       select company_id, stage, metal, metal_due_at, sum(ounces), true from gone
       group by company_id, stage, metal, metal_due_at having sum(ounces) <> 0`,
    [KEYS_AT_ONCE],
  );
}
