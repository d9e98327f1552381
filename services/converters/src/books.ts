import type { BookRule } from '@washcoat/testing';

/** What holds between converters and billing: nobody sees a price for nothing. */
export const convertersBooks: readonly BookRule[] = [
  {
    name: 'a lookup is paid',
    domains: ['converters', 'billing'],
    query: `select 'lookup ' || lookup_id || ' of ' || user_id || ' was not paid' from converters.lookup
      where not exists (select from billing.credit_ledger
        where credit_ledger.lookup_id = lookup.lookup_id
          or (credit_ledger.user_id = lookup.user_id and credit_ledger.product_id = lookup.product_id
            and credit_ledger.reason = 'lookup' and credit_ledger.day = lookup.day))`,
  },
];
