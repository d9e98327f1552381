import { lookupDone } from '@washcoat/contract-converters';
import { consumer } from '@washcoat/service-kit';
import { ensureMonth } from '../report-rows/month-partition';

/** A paid lookup is a row of the report of lookups. */
export const reportLookup = consumer({
  name: 'report-lookup',
  event: lookupDone,
  async handle({ trx }, { lookupId, productId, oem, userId, companyId, firstName, lastName, at }) {
    await ensureMonth(trx, 'lookup_row', new Date(at));
    await trx('lookup_row')
      .insert({
        lookup_id: lookupId,
        product_id: productId,
        oem,
        user_id: userId,
        company_id: companyId,
        first_name: firstName,
        last_name: lastName,
        at,
      })
      .onConflict(['at', 'lookup_id'])
      .ignore();
  },
  tables: ['lookup_row'],
});
