import { useState, type ReactNode } from 'react';
import type { HistoryEntry } from '@washcoat/contract-kernel';
import { problemText } from '@washcoat/platform-sdk';
import { Card, HistoryList } from '@washcoat/ui';

const STEP = 20;

export interface RecordHistoryProps {
  /** Asks for the newest changes of the record, as many as wanted: a hook of RTK Query. */
  useHistory: (count: number) => {
    data?: { list: readonly HistoryEntry[]; areMoreItemsAvailable: boolean };
    isFetching: boolean;
    error?: unknown;
    refetch: () => unknown;
  };
  /** How people call the fields, by their name on the wire. */
  fieldNames: Record<string, string>;
  /** Fields that hold an id whose name is a field of its own. */
  without?: readonly string[];
  /** What stands above it, where it is not called the history. */
  title?: string;
  /** An entry as people read it, where that is more than the names of its fields. */
  inWords?: (entry: HistoryEntry) => HistoryEntry;
  /** What an entry came of, where that is more than who made it. */
  causeOf?: (entry: HistoryEntry) => ReactNode;
  /** Without a card around it, where it stands in one. */
  isPlain?: boolean;
}

const none: readonly string[] = [];
const same = (entry: HistoryEntry) => entry;

/** Who changed a record, when and what; the newest twenty changes first. */
export function RecordHistory(props: RecordHistoryProps) {
  const {
    useHistory,
    fieldNames,
    without = none,
    title = 'History',
    inWords = same,
    causeOf,
    isPlain,
  } = props;
  const [count, setCount] = useState(STEP);
  const { data, isFetching, error, refetch } = useHistory(count);
  const entries = data?.list.map(inWords).map((entry) => ({
    ...entry,
    changes: entry.changes.filter(({ field }) => !without.includes(field)),
  }));
  const list = (
    <HistoryList
      entries={entries}
      fieldNames={fieldNames}
      isLoading={isFetching}
      error={error ? problemText(error, `The ${title.toLowerCase()} did not load.`) : undefined}
      onRetry={() => void refetch()}
      hasMore={data?.areMoreItemsAvailable ?? false}
      onMore={() => setCount(count + STEP)}
      causeOf={causeOf}
    />
  );
  return isPlain ? list : <Card title={title}>{list}</Card>;
}
