import type { Knex } from 'knex';
import { facilityCodes, invoiceNoOf } from './facility-code';

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
    const known = await trx('facility_number').where({ facility_id: facilityId }).first('code');
    if (known) return;
    await trx('facility_number').insert({ facility_id: facilityId, code }).onConflict().ignore();
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
  return invoiceNoOf(taken.code, taken.last_number);
}

function takeNumber(trx: Knex.Transaction, { facilityId }: NumberedFacility) {
  return trx('facility_number')
    .where({ facility_id: facilityId })
    .increment('last_number')
    .returning(['code', 'last_number'])
    .options({ name: 'take-number' });
}
