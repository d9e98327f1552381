import { lookupDone } from '@washcoat/contract-converters';
import { consumer } from '@washcoat/service-kit';

/** Keeps for which day a subscriber paid for the price of a converter; `timezone` says when that day begins and ends. */
export const keepLookupCopy = (timezone: string) =>
  consumer({
    name: 'keep-lookup-copy',
    event: lookupDone,
    async handle({ trx }, { userId, productId, at, day = null }) {
      await trx.raw(
        `insert into lookup_copy (user_id, product_id, paid_from, paid_until)
         select :userId, :productId, day at time zone :timezone, (day + interval '1 day') at time zone :timezone
           from coalesce(:day::timestamp, date_trunc('day', :at::timestamptz at time zone :timezone)) as day
         on conflict do nothing`,
        { userId, productId, at, day, timezone },
      );
    },
    tables: ['lookup_copy'],
  });
