import type { Product } from '@washcoat/contract-converters';
import { Card, EmptyState, Stack } from '@washcoat/ui';
import { DataGrid, moneyColumn, textColumn, type Column } from '@washcoat/ui/data-grid';
import { Trophy } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { AskedPart } from '../asked-part/asked-part';
import { codeLinkColumn } from '../converter/code-link-column';
import { PricedFor } from '../converter/priced-for';
import { useConvertersQuery } from '../converter/converter.api';
import { usePricesSeen } from './prices-seen';

const TOP = 100;

const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
`;

/** The converters bought most in the last 90 days, in two tables beside each other. */
export function TopResults() {
  const { currentData: data, error, refetch } = useConvertersQuery({ isTopResults: 'true', count: TOP });
  return (
    <AskedPart title="Top results" height="160px" asked={{ data, error, refetch }}>
      {({ list, pricedFor }) => (
        <Stack $gap={2}>
          <PricedFor pricedFor={pricedFor} isUpdating={false} />
          <Bought list={list} />
        </Stack>
      )}
    </AskedPart>
  );
}

function Bought({ list }: { list: readonly Product[] }) {
  const { seesPrices, seesHouse } = usePricesSeen();
  const columns = useMemo(
    () => [...plain, ...(seesPrices ? listed : []), ...(seesHouse ? calculated : [])],
    [seesPrices, seesHouse],
  );
  const half = Math.ceil(list.length / 2);
  if (list.length === 0)
    return (
      <Card title="Top results">
        <EmptyState
          icon={<Trophy size={20} />}
          title="Nothing was bought in the last 90 days"
          hint="The converters that are bought most often stand here."
        />
      </Card>
    );
  return (
    <Card title="Top results" note="bought most in the last 90 days" flush>
      <Halves>
        {[list.slice(0, half), list.slice(half)].map((rows, index) => (
          <DataGrid
            key={index}
            label={index === 0 ? 'Top results, first half' : 'Top results, second half'}
            columns={columns}
            rows={rows}
            getRowId={({ productId }) => productId}
            empty={null}
          />
        ))}
      </Halves>
    </Card>
  );
}

const plain: Column<Product>[] = [
  codeLinkColumn(),
  textColumn({
    id: 'description',
    title: 'Description',
    value: ({ description }) => description,
    priority: 1,
  }),
];
const listed: Column<Product>[] = [
  moneyColumn({ id: 'listedPrice', title: 'Listed', value: ({ listedPrice }) => listedPrice }),
];
const calculated: Column<Product>[] = [
  moneyColumn({
    id: 'calculatedPrice',
    title: 'Calculated',
    value: ({ calculatedPrice }) => calculatedPrice,
    priority: 2,
  }),
];
