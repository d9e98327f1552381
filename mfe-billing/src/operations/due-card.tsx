import { problemText } from '@washcoat/platform-sdk';
import { Card, DateText, FactList, FailedPart, formatMoney, Skeleton } from '@washcoat/ui';
import { useBillingDueQuery, type Due } from './operations.api';

const dollars = (cents: number) => cents / 100;

/** Renewals of the next days, those that could not be paid, and payments that failed. */
export function DueCard() {
  const { data, error, refetch } = useBillingDueQuery({});
  if (error && !data)
    return (
      <FailedPart title={problemText(error, 'What is due did not load.')} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton $height="96px" />;
  return (
    <>
      <Card title="Renewals due in 14 days">
        {data.renewals.length ? (
          <FactList>
            {data.renewals.map((one) => (
              <Renewal key={one.renewalId} renewal={one} />
            ))}
          </FactList>
        ) : (
          'None'
        )}
      </Card>
      <Card title="Payments that failed in 30 days">
        {data.failed.length ? (
          <FactList>
            {data.failed.map((one) => (
              <Failed key={one.purchaseId} payment={one} />
            ))}
          </FactList>
        ) : (
          'None'
        )}
      </Card>
    </>
  );
}

function Renewal({ renewal }: { renewal: Due['renewals'][number] }) {
  const { userName, companyName, planName, amount, status, nextAt } = renewal;
  const { failedAt, letters, writtenAt } = renewal;
  return (
    <>
      <dt>
        {userName}, {companyName}
      </dt>
      <dd>
        {planName} {formatMoney(dollars(amount))},{' '}
        {status === 'active' && <DateText value={nextAt} format="day" />}
        {status === 'past_due' && 'not paid'}
        {status === 'past_due' && failedAt && (
          <>
            {' '}
            since <DateText value={failedAt} format="day" />
          </>
        )}
        {letters > 0 && writtenAt && (
          <>
            , {letters === 1 ? '1 letter' : `${letters} letters`}, the last on{' '}
            <DateText value={writtenAt} format="day" />
          </>
        )}
      </dd>
    </>
  );
}

function Failed({ payment }: { payment: Due['failed'][number] }) {
  const { userName, companyName, planName, amount, failure, at } = payment;
  return (
    <>
      <dt>
        {userName}, {companyName}
      </dt>
      <dd>
        {planName} {formatMoney(dollars(amount))}, <DateText value={at} format="day" />
        {failure && `: ${failure}`}
      </dd>
    </>
  );
}
