import type { ReactNode } from 'react';
import type { Access } from '@washcoat/contract-kernel';
import { useAllowed } from '@washcoat/platform-sdk';
import { FailedPart, Page, Skeleton, Tabs } from '@washcoat/ui';

export interface RecordPageProps {
  /** What the record is, as a word of its own: User. */
  name: string;
  /** Why it is not there; empty while it is on its way. */
  problem: string;
  /** Absent when trying again is of no use. */
  onRetry?: () => void;
  backTo: string;
  /** Whether the history is shown in the place of the form. */
  isHistory: boolean;
  onPanel: (panel: string) => void;
  /** The form; absent until the record is there. */
  form?: ReactNode;
  history: ReactNode;
  /** Who may see the history. */
  historyAccess: Access;
}

/** One record: the form, and who changed what. What is typed stays while the history is read. */
export function RecordPage(props: RecordPageProps) {
  const { name, problem, onRetry, backTo, isHistory, onPanel, form, history, historyAccess } = props;
  const seesHistory = useAllowed(historyAccess);
  if (problem)
    return (
      <Page>
        <FailedPart title={problem} onRetry={onRetry} homeHref={backTo} homeLabel="Back to the list" />
      </Page>
    );
  if (!form)
    return (
      <Page aria-busy>
        <Skeleton $height="320px" />
      </Page>
    );
  return (
    <Page $capped>
      {seesHistory && (
        <Tabs
          label={name}
          current={isHistory ? 'history' : 'details'}
          tabs={[
            { id: 'details', label: 'Details' },
            { id: 'history', label: 'History' },
          ]}
          onChange={(id) => onPanel(id === 'history' ? id : '')}
        />
      )}
      <div hidden={isHistory}>{form}</div>
      {isHistory && history}
    </Page>
  );
}
