import type { OwnSale } from '@washcoat/contract-loads';
import { hrefTo, problemText } from '@washcoat/platform-sdk';
import { Button, Card, FailedPart, formatRelative, LinkButton, Pill, Skeleton } from '@washcoat/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useLiveList } from '../live/live-query';
import { remainingWords } from '../price-hold/remaining-words';
import { useRemaining } from '../price-hold/use-remaining';
import { useOwnSalesQuery } from './requests.api';
import { saleState } from './sale-words';
import { isUnsent, SendList } from './send-list';

const LOAD_FAILED = 'Your requests and quotes did not load.';
const PAGE = 20;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(3)}`};
  min-height: ${({ theme }) => theme.space(14)};
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  border-top: 1px solid ${({ theme }) => theme.color.border};

  & > div {
    flex: 1 1 200px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text2};
  }
`;

const Words = styled.p`
  padding: ${({ theme }) => theme.space(4)};
  color: ${({ theme }) => theme.color.text2};
`;

function SaleRow({ sale }: { sale: OwnSale }) {
  const { loadId, loadName, facilityName, itemCount, updatedDate } = sale;
  const { text, tone } = saleState(sale);
  const items = `${itemCount} ${itemCount === 1 ? 'item' : 'items'}`;
  return (
    <Row>
      <div>
        <strong>{loadName}</strong>
        <small>{[facilityName, items, `${formatRelative(updatedDate)} ago`].join(' · ')}</small>
      </div>
      {sale.heldUntil && <HeldPill until={sale.heldUntil} />}
      <Pill kind={tone}>{text}</Pill>
      {isUnsent(sale) && <SendList load={sale} />}
      <LinkButton aria-label={`Open ${loadName}`} {...hrefTo(`/load/${loadId}`)}>
        Open
      </LinkButton>
    </Row>
  );
}

/** How long the prices of a quote are held still. */
function HeldPill({ until }: { until: string }) {
  const left = useRemaining(until);
  if (!left) return <Pill kind="warning">Prices not held any more</Pill>;
  return <Pill kind="info">Prices held for {remainingWords(left)}</Pill>;
}

/** What the user has asked for and sells, live; what waits for the user stands first. */
export function OwnSales() {
  const [count, setCount] = useState(PAGE);
  const { data, error, refetch } = useOwnSalesQuery({ count, offset: 0 }, useLiveList());
  if (!data && error)
    return <FailedPart title={problemText(error, LOAD_FAILED)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton $height="160px" />;
  return (
    <Card title="My requests and quotes" flush>
      {data.list.length === 0 ? (
        <Words>Nothing yet. Ask for a grading session or a quote above.</Words>
      ) : (
        <ul aria-label="My requests and quotes">
          {data.list.map((sale) => (
            <SaleRow key={sale.loadId} sale={sale} />
          ))}
        </ul>
      )}
      {data.areMoreItemsAvailable && (
        <Words>
          <Button onClick={() => setCount(count + PAGE)}>Show more</Button>
        </Words>
      )}
    </Card>
  );
}
