import { lookupDone } from '@washcoat/contract-converters';
import { consumer } from '@washcoat/service-kit';
import { ensureMonth, partOf } from '../report-rows/month-partition';

/** A paid lookup is a row of the report of lookups. */
export const reportLookup = consumer({
  name: 'report-lookup',
  event: lookupDone,
  async handleAll({ trx }, lookups) {
    const months = new Map(lookups.map(({ at }) => [partOf('lookup_row', new Date(at)).part, new Date(at)]));
    for (const month of months.values()) await ensureMonth(trx, 'lookup_row', month);
    await trx('lookup_row')
      .insert(
        lookups.map(({ lookupId, productId, oem, userId, companyId, firstName, lastName, at }) => ({
          lookup_id: lookupId,
          product_id: productId,
          oem,
          user_id: userId,
          company_id: companyId,
          first_name: firstName,
          last_name: lastName,
          at,
        })),
      )
      .onConflict(['at', 'lookup_id'])
      .ignore();
  },
  tables: ['lookup_row'],
});
