import { useState } from 'react';
import { problemText } from '@washcoat/platform-sdk';
import { Card, HistoryList } from '@washcoat/ui';
import { converterFieldNames } from '../converter/converter-field-names';
import { useConverterChangesQuery } from './converter-changes.api';

const STEP = 20;

/** Who changed a converter, when and what; the newest changes first. */
export default function ConverterChangesPart({ productId }: { productId: string }) {
  const [count, setCount] = useState(STEP);
  const { data, isFetching, error, refetch } = useConverterChangesQuery({ productId, count });
  return (
    <Card title="Changes">
      <HistoryList
        entries={data?.list}
        fieldNames={converterFieldNames}
        isLoading={isFetching}
        error={error ? problemText(error, 'The changes did not load.') : undefined}
        onRetry={() => void refetch()}
        hasMore={data?.areMoreItemsAvailable ?? false}
        onMore={() => setCount(count + STEP)}
      />
    </Card>
  );
}
