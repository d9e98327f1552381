import { asSpecified, problemText } from '@washcoat/platform-sdk';
import { Card, FailedPart, Skeleton } from '@washcoat/ui';
import type { ReactNode } from 'react';

export interface AskedPartProps<Data> {
  title: string;
  /** How high it will be, about. */
  height: string;
  /** What is asked for it. */
  asked: { data?: Data; error?: unknown; refetch: () => unknown };
  /** What is said when the service gives no reason. */
  failed?: string;
  children: (data: NonNullable<Data>) => ReactNode;
}

/** A part of a page that is asked for by itself: a card while it is on its way or did not come, then what it is. */
export function AskedPart<Data>({
  title,
  height,
  asked,
  failed = LOAD_FAILED,
  children,
}: AskedPartProps<Data>) {
  const { data, error, refetch } = asked;
  if (data) return children(data);
  return (
    <Card title={title}>
      {error ? (
        <FailedPart title={problemText(error, failed)} onRetry={() => void refetch()} plain />
      ) : (
        <Skeleton $height={height} />
      )}
    </Card>
  );
}

const LOAD_FAILED = asSpecified.wentWrong;
