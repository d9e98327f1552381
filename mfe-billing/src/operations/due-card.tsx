import { problemText } from '@washcoat/platform-sdk';
import { Card, DateText, FactList, FailedPart, Skeleton, TextButton } from '@washcoat/ui';
import { centsText } from '../app/cents-text';
import { useBillingDueQuery, type Due } from './operations.api';

interface Opens {
  /** Opens what somebody bought. */
  onOpen: (of: { userId: string; userName: string }) => void;
}

/** Renewals of the next days, those that could not be paid, and payments that failed: each opens what its payer bought. */
export function DueCard({ onOpen }: Opens) {
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
              <Renewal key={one.renewalId} renewal={one} onOpen={onOpen} />
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
              <Failed key={one.purchaseId} payment={one} onOpen={onOpen} />
            ))}
          </FactList>
        ) : (
          'None'
        )}
      </Card>
    </>
  );
}

/** Who pays, which opens what they bought. */
function Payer({ of, onOpen }: Opens & { of: Due['renewals'][number] | Due['failed'][number] }) {
  const { userName, companyName } = of;
  return (
    <dt>
      <TextButton aria-label={`What ${userName} bought`} onClick={() => onOpen(of)}>
        {userName}
      </TextButton>
      {companyName && `, ${companyName}`}
    </dt>
  );
}

function Renewal({ renewal, onOpen }: Opens & { renewal: Due['renewals'][number] }) {
  const { planName, amount, status, nextAt } = renewal;
  const { failedAt, letters, writtenAt } = renewal;
  return (
    <>
      <Payer of={renewal} onOpen={onOpen} />
      <dd>
        {planName} {centsText(amount)}, {status === 'active' && <DateText value={nextAt} format="day" />}
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

function Failed({ payment, onOpen }: Opens & { payment: Due['failed'][number] }) {
  const { planName, amount, failure, at } = payment;
  return (
    <>
      <Payer of={payment} onOpen={onOpen} />
      <dd>
        {planName} {centsText(amount)}, <DateText value={at} format="day" />
        {failure && `: ${failure}`}
      </dd>
    </>
  );
}
