import { problemText } from '@washcoat/platform-sdk';
import {
  Button,
  Card,
  DateText,
  FactList,
  FailedPart,
  formatNumber,
  Notice,
  Skeleton,
  TextButton,
} from '@washcoat/ui';
import { useState, type ReactNode } from 'react';
import { centsText } from '../app/cents-text';
import { useBillingDueQuery, type Due } from './operations.api';

const PAGE = 25;
/** So many are listed by one call. */
const MOST = 1000;

interface Opens {
  /** Opens what somebody bought. */
  onOpen: (of: { userId: string; userName: string }) => void;
}

/** Renewals of the next days, those that could not be paid, and payments that failed: each opens what its payer bought. */
export function DueCard({ onOpen }: Opens) {
  const [renewalCount, setRenewalCount] = useState<number>(PAGE);
  const [failedCount, setFailedCount] = useState<number>(PAGE);
  const { data, error, refetch } = useBillingDueQuery({ renewalCount, failedCount });
  if (error && !data)
    return (
      <FailedPart title={problemText(error, 'What is due did not load.')} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton $height="96px" />;
  return (
    <>
      <Listed
        title="Renewals due in 14 days"
        more={{ label: 'Show more renewals', isThere: data.areMoreRenewals }}
        count={renewalCount}
        onCount={setRenewalCount}
      >
        {data.renewals.map((one) => (
          <Renewal key={one.renewalId} renewal={one} onOpen={onOpen} />
        ))}
      </Listed>
      <Listed
        title="Payments that failed in 30 days"
        more={{ label: 'Show more failed payments', isThere: data.areMoreFailed }}
        count={failedCount}
        onCount={setFailedCount}
      >
        {data.failed.map((one) => (
          <Failed key={one.purchaseId} payment={one} onOpen={onOpen} />
        ))}
      </Listed>
    </>
  );
}

interface ListedProps {
  title: string;
  /** Whether there are more than are listed, and how they are asked for. */
  more: { label: string; isThere: boolean };
  count: number;
  onCount: (count: number) => void;
  children: readonly ReactNode[];
}

/** A list that says where it ends: more of it are asked for, and one that is too long says so. */
function Listed({ title, more, count, onCount, children }: ListedProps) {
  return (
    <Card title={title}>
      {children.length ? <FactList>{children}</FactList> : 'None'}
      {more.isThere &&
        (count < MOST ? (
          <Button onClick={() => onCount(Math.min(MOST, count + PAGE))}>{more.label}</Button>
        ) : (
          <Notice tone="info">The first {formatNumber(MOST)} are shown.</Notice>
        ))}
    </Card>
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
  const { failedAt, letters, writtenAt, isToConfirm } = renewal;
  return (
    <>
      <Payer of={renewal} onOpen={onOpen} />
      <dd>
        {planName} {centsText(amount)}, {status === 'active' && <DateText value={nextAt} format="day" />}
        {status === 'past_due' && (isToConfirm ? 'to be confirmed by its payer' : 'not paid')}
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
