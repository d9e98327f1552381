import { clock, type Job, type Service, type UnitOfWork } from '@washcoat/service-kit';
import { subDays } from 'date-fns/subDays';
import type { Knex } from 'knex';
import type { CardProvider } from '../provider/card-provider';
import { endRenewal, tellOfEnds } from './end-renewal';
import { RenewalLetterModel } from './renewal-letter.model';
import { RenewalModel, type RenewalRecord } from './renewal.model';
import { LETTER_DAYS, PATIENCE_DAYS, tellUnpaid } from './unpaid-letters';

const { columns: r } = RenewalModel;
const EVERY_MS = 60_000;
const AT_ONCE = 200;

/** Writes to those whose renewals stay unpaid, and ends what nobody pays after the last letter. */
export const remindUnpaidJob = (providerOf: (service: Service) => CardProvider | null): Job => ({
  name: 'remind-unpaid-renewals',
  everyMs: EVERY_MS,
  run: (service) => remindUnpaid(service, providerOf(service)),
});

/**
 * Sends the letters that have come due, of each renewal the newest one only, and ends renewals whose last letter was
 * answered by no payment. Safe to run twice, late, and beside a payment: what is paid by then is written to no more.
 */
export async function remindUnpaid(service: Service, provider: CardProvider | null): Promise<void> {
  const now = clock.now();
  for (const [place, [step, days]] of LETTER_DAYS.entries()) {
    const told = LETTER_DAYS.slice(0, place + 1).map(([each]) => each);
    const due = await unpaid(service.database)
      .where(r.failedAt, '<=', subDays(now, days))
      .whereNotExists(lettersOf(service.database).whereIn('letter.step', told));
    for (const renewal of due)
      await whileUnpaid(service, renewal, (unit, found) => tellUnpaid(unit, found, step));
  }
  const over = await unpaid(service.database).whereExists(
    lettersOf(service.database)
      .where('letter.step', LETTER_DAYS[0][0])
      .where('letter.sent_at', '<=', subDays(now, PATIENCE_DAYS)),
  );
  for (const renewal of over)
    await whileUnpaid(service, renewal, async (unit, found) => {
      await endRenewal(unit, found);
      await tellUnpaid(unit, found, 'ended');
    });
  await tellOfEnds(service, provider);
}

const unpaid = (database: Knex) =>
  RenewalModel.query(database)
    .where(r.status, 'past_due')
    .whereNotNull(r.failedAt)
    .orderBy(r.failedAt)
    .limit(AT_ONCE);

/** The letters of the failure that a renewal is in. */
const lettersOf = (database: Knex) =>
  RenewalLetterModel.query(database)
    .alias('letter')
    .whereColumn('letter.renewal_id', 'renewal.renewal_id')
    .whereColumn('letter.failed_at', 'renewal.failed_at');

/** Works on a renewal that is still unpaid, by the same failure; one that was paid meanwhile is left alone. */
async function whileUnpaid(
  service: Service,
  { renewalId, failedAt }: RenewalRecord,
  work: (unit: UnitOfWork, found: RenewalRecord) => Promise<void>,
): Promise<void> {
  await service.inTransaction({ author: 'Renewals' }, async (unit) => {
    const found = await RenewalModel.query(unit.trx).findById(renewalId).forUpdate();
    if (found?.status === 'past_due' && found.failedAt?.getTime() === failedAt?.getTime())
      await work(unit, found);
  });
}
