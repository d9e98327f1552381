import { useState } from 'react';
import type { historyList } from '@washcoat/contract-entities';
import type { RequestOf } from '@washcoat/contract-kernel';
import { problemText } from '@washcoat/platform-sdk';
import { Card, HistoryList } from '@washcoat/ui';
import { useRecordHistoryQuery } from './history.api';

const STEP = 20;

export interface RecordHistoryProps {
  entity: RequestOf<typeof historyList>['entity'];
  entityId: string;
  /** How people call the fields, by their name on the wire. */
  fieldNames: Record<string, string>;
  /** Fields that hold an id whose name is a field of its own. */
  without?: readonly string[];
}

const none: readonly string[] = [];

/** Who changed a record, when and what; the newest twenty changes first. */
export function RecordHistory({ entity, entityId, fieldNames, without = none }: RecordHistoryProps) {
  const [count, setCount] = useState(STEP);
  const { data, isFetching, error, refetch } = useRecordHistoryQuery({ entity, entityId, count });
  const entries = data?.list.map((entry) => ({
    ...entry,
    changes: entry.changes.filter(({ field }) => !without.includes(field)),
  }));
  return (
    <Card title="History">
      <HistoryList
        entries={entries}
        fieldNames={fieldNames}
        isLoading={isFetching}
        error={error ? problemText(error, 'The history did not load.') : undefined}
        onRetry={() => void refetch()}
        hasMore={data?.areMoreItemsAvailable ?? false}
        onMore={() => setCount(count + STEP)}
      />
    </Card>
  );
}
