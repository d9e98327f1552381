import { loadMargin } from '@washcoat/contract-loads';
import { problemText, useAllowed } from '@washcoat/platform-sdk';
import { Card, DateText, FailedPart, formatCount, formatPercent, Money, Skeleton, Stack } from '@washcoat/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { LiveValue } from '../live/live-value';
import { useAsking } from '../live/use-asking';
import { useOpenLoad } from '../load-detail/load-context';
import { MoneyLines } from '../order/money-lines.style';
import { useLoadMarginQuery } from './margin.api';

const LOAD_FAILED = 'The margin did not load.';

const Note = styled.p`
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.text2};
`;

/**
 * What is paid for the converters of the open load beside what their metal is worth now, for buyers with the rights; it
 * moves with the load and when other metal prices are put in force.
 */
export function MarginCard() {
  const { load, rights } = useOpenLoad();
  const isAllowed = useAllowed(loadMargin.access);
  if (!isAllowed || rights.party !== 'buyer' || load.itemCount === 0) return null;
  return (
    <Card title="Margin">
      <Margin loadId={load.loadId} version={load.version ?? 0} />
    </Card>
  );
}

function Margin({ loadId, version }: { loadId: string; version: number }) {
  const question = useLoadMarginQuery({ loadId });
  const [first] = useState(version);
  useAsking(question, version - first);
  const { data, error, isFetching, refetch } = question;
  if (!data && error && !isFetching)
    return <FailedPart title={problemText(error, LOAD_FAILED)} onRetry={() => void refetch()} plain />;
  if (!data) return <Skeleton $height="128px" />;
  const { appliedAt, marketValue, paid, margin, marginPercent, unknownCount } = data;
  return (
    <Stack $gap={2}>
      <MoneyLines aria-label="Margin">
        <div>
          <dt>Market value now</dt>
          <dd>
            <LiveValue value={marketValue}>
              <Money value={marketValue} />
            </LiveValue>
          </dd>
        </div>
        <div>
          <dt>Paid for it</dt>
          <dd>
            <LiveValue value={paid}>
              <Money value={paid} />
            </LiveValue>
          </dd>
        </div>
        <div>
          <dt>Margin</dt>
          <dd>
            <LiveValue value={margin}>
              <Money value={margin} signed />
            </LiveValue>
          </dd>
        </div>
      </MoneyLines>
      <Note>
        {marginPercent !== null && `${formatPercent(marginPercent)} of the market value. `}
        Market prices of <DateText value={appliedAt} format="moment" />
        {unknownCount > 0 && `, without ${formatCount(unknownCount, 'line')} of unknown metal`}.
      </Note>
    </Stack>
  );
}
