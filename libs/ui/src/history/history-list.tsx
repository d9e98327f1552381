import { History } from 'lucide-react';
import type { HistoryEntry } from '@washcoat/contract-kernel';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button';
import { HiddenText } from '../layer/hidden-text';
import { EmptyState } from '../state/empty-state';
import { FailedPart } from '../state/failed-part';
import { Skeleton } from '../state/skeleton';
import { HistoryEntryRow } from './history-entry';

const Ghosts = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(5)};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  padding-top: ${({ theme }) => theme.space(1)};
`;

const Problem = styled.span`
  color: ${({ theme }) => theme.color.danger.text};
`;

const title = 'The history did not load';

export interface HistoryListProps {
  /** Newest first; undefined until the first ones are here. */
  entries: readonly HistoryEntry[] | undefined;
  /** Names of fields for people, by their names on the wire; a field without one is shown as it is. */
  fieldNames: Readonly<Record<string, string>>;
  isLoading: boolean;
  /** Why it did not load, in words. */
  error?: string;
  onRetry: () => void;
  /** There are older ones. */
  hasMore: boolean;
  onMore: () => void;
  /** What an entry came of, where that is more than who made it. */
  causeOf?: (entry: HistoryEntry) => ReactNode;
}

/** Who changed a record, when and what, newest first; older changes on demand. Stands in a `Card`. */
export function HistoryList(props: HistoryListProps) {
  const { entries, fieldNames, isLoading, error, onRetry, hasMore, onMore, causeOf } = props;
  if (!entries) {
    if (error !== undefined) return <FailedPart title={error || title} onRetry={onRetry} plain />;
    return (
      <Ghosts>
        <HiddenText role="status">Loading the history</HiddenText>
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} $width={`${70 - index * 12}%`} $height="12px" />
        ))}
      </Ghosts>
    );
  }
  if (entries.length === 0)
    return (
      <EmptyState
        icon={<History size={20} />}
        title="No changes yet"
        hint="Whoever changes this record stands here, with what was before and after."
      />
    );
  return (
    <>
      <ol aria-label="History" aria-busy={isLoading}>
        {entries.map((entry) => (
          <HistoryEntryRow
            key={entry.entryId}
            entry={entry}
            fieldNames={fieldNames}
            cause={causeOf?.(entry)}
          />
        ))}
      </ol>
      {(hasMore || error !== undefined) && (
        <Foot>
          {error !== undefined && <Problem role="alert">{error || title}</Problem>}
          <Button busy={isLoading} busyLabel="Loading" onClick={error === undefined ? onMore : onRetry}>
            {error === undefined ? 'Show older changes' : 'Try again'}
          </Button>
        </Foot>
      )}
    </>
  );
}
