import { rowsOf, statement } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { facilityCodes, invoiceNoOf } from './facility-code';
import { FacilityNumberModel } from './facility-number.model';

export interface NumberedFacility {
  facilityId: string;
  city: string;
}

/**
 * Gives a facility its letters when it has none, for good: a facility that moves keeps one series. Of two facilities
 * with the same letters the one that was known first has them.
 */
export async function reserveFacilityCode(
  trx: Knex.Transaction,
  { facilityId, city }: NumberedFacility,
): Promise<void> {
  for (const code of facilityCodes(city)) {
    if (await FacilityNumberModel.query(trx).findById(facilityId)) return;
    await FacilityNumberModel.query(trx).insert({ facilityId, code }).onConflict().ignore();
  }
  throw new Error('Every code of three letters is taken.');
}

/**
 * The next invoice number of a facility. It stays locked to the end of the transaction, and a transaction that fails
 * gives it back: no gap, no number twice.
 */
export async function nextInvoiceNo(trx: Knex.Transaction, facility: NumberedFacility): Promise<string> {
  let [taken] = await takeNumber(trx, facility);
  if (!taken) {
    await reserveFacilityCode(trx, facility);
    [taken] = await takeNumber(trx, facility);
  }
  if (!taken) throw new Error(`The facility ${facility.facilityId} has no letters.`);
  return invoiceNoOf(taken.code, taken.last_number);
}

const increment = statement<'facilityId'>(`update facility_number set last_number = last_number + 1
  where facility_id = :facilityId returning code, last_number`);

const takeNumber = (trx: Knex.Transaction, { facilityId }: NumberedFacility) =>
  rowsOf<{ code: string; last_number: number }>(trx, increment({ facilityId }));
