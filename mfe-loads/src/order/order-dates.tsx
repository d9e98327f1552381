import { DateText, FactList } from '@washcoat/ui';
import { Fragment } from 'react';
import { useOpenLoad } from '../load-detail/load-context';

/** When seller and buyer were done, as far as they are (LDET-051). */
export function OrderDates() {
  const { load } = useOpenLoad();
  const {
    sellerFinalisedBy,
    sellerFinalisedDate,
    buyerFinalisedDate,
    payForwardDate,
    verifiedAt,
    verifiedBy,
  } = load;
  const facts = [
    { name: 'Seller finalised', date: sellerFinalisedDate, by: sellerFinalisedBy },
    { name: 'Buyer finalised', date: buyerFinalisedDate, by: null },
    { name: 'Pay forward', date: payForwardDate, by: null },
    { name: 'Verified', date: verifiedAt ?? null, by: verifiedBy },
  ].filter(({ date }) => date !== null);
  if (facts.length === 0) return null;
  return (
    <FactList>
      {facts.map(({ name, date, by }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>
            <DateText value={date} format="moment" />
            {by && `, ${by}`}
          </dd>
        </Fragment>
      ))}
    </FactList>
  );
}
