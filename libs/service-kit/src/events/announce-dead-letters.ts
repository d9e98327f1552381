import { deadLettersCounted } from '@washcoat/contract-kernel';
import type { Job, Service } from '../service/service';
import type { UnitOfWork } from '../service/unit-of-work';

const EVERY_MS = 10_000;

/**
 * Where what was told and what is there differ. What was told of letters is not itself counted: whoever can not handle
 * that would be told of it again and again.
 */
const differences = `with shelved as (
    select consumer, count(*)::int as count from dead_letter
     where replayed_at is null and next_attempt_at is null and topic <> ? group by consumer
  )
  select consumer, coalesce(shelved.count, 0) as count from shelved full join told_letters using (consumer)
   where coalesce(shelved.count, 0) <> coalesce(told_letters.count, 0)`;

/** Told once, also when two copies of a service look at the same time. */
const note = `insert into told_letters (consumer, count) values (?, ?)
  on conflict (consumer) do update set count = excluded.count where told_letters.count <> excluded.count
  returning consumer`;

/** Tells how many events each consumer of a service has given up on, whenever that has changed. */
export async function announceDeadLetters(
  service: Pick<Service, 'name' | 'database' | 'inTransaction'>,
): Promise<void> {
  const { rows } = await service.database.raw<{ rows: { consumer: string; count: number }[] }>(differences, [
    deadLettersCounted.topic,
  ]);
  for (const { consumer, count } of rows)
    await service.inTransaction({}, (unit) => tell(unit, service.name, { consumer, count }));
}

async function tell(
  { trx, publish, now }: UnitOfWork,
  service: string,
  { consumer, count }: { consumer: string; count: number },
): Promise<void> {
  const { rows } = await trx.raw(note, [consumer, count]);
  if (!rows.length) return;
  const countedAt = now.toISOString();
  await publish(deadLettersCounted, `${service}/${consumer}`, { service, consumer, count, countedAt });
}

/** The same as a job. */
export const announcingDeadLetters: Job = {
  name: 'announce-dead-letters',
  everyMs: EVERY_MS,
  run: announceDeadLetters,
};
