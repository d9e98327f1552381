import type { BinnedRecord } from '@washcoat/contract-kernel';
import { hrefTo, problemText, usePageHeading } from '@washcoat/platform-sdk';
import { Button, EmptyState, LinkButton, FactList, DateText, Notice, Page, Stack } from '@washcoat/ui';
import { actionsColumn, dateColumn, textColumn, type Column } from '@washcoat/ui/data-grid';
import { useMemo, useState } from 'react';
import { CardHead } from './card-head';
import { ListGrid } from './list-grid';
import type { useListView } from './use-list-view';
import { RestoreRecord, type RestoreRecordProps } from './restore-record';

export interface BinListProps extends Pick<RestoreRecordProps, 'noun' | 'consequence' | 'restore'> {
  /** Several of them: customers. */
  plural: string;
  /** Of the table. */
  storageKey: string;
  /** What tells one from its namesakes: E-mail, City. */
  detailTitle: string;
  list: ReturnType<typeof useListView>;
  /** The list, which opens a record as `?edit=`. */
  backTo: string;
  answer: { list: readonly BinnedRecord[]; areMoreItemsAvailable: boolean } | undefined;
  isFetching: boolean;
  error: unknown;
  onRetry: () => void;
}

const idOf = ({ recordId }: BinnedRecord) => recordId;

/** What was deleted in the last 30 days, and bringing it back; what is back is one press away. */
export function BinList(props: BinListProps) {
  const { noun, plural, storageKey, detailTitle, list, backTo, answer, isFetching, error, onRetry } = props;
  const { view, filter, page } = list;
  const [asked, setAsked] = useState<BinnedRecord | null>(null);
  const [back, setBack] = useState<{ name: string; href: string } | null>(null);
  const columns = useMemo(() => binColumns(detailTitle, setAsked), [detailTitle]);
  usePageHeading({
    heading: `Deleted ${plural}`,
    backTo,
    search: {
      placeholder: `Search deleted ${plural}`,
      value: view.text,
      onChange: (text) => filter({ text }),
    },
  });
  return (
    <Page>
      <Stack>
        {back && (
          <Notice tone="info" role="status">
            {`${back.name} is back. `}
            <a {...hrefTo(back.href)}>{`Open ${back.name}`}</a>
          </Notice>
        )}
        <ListGrid
          label={`Deleted ${plural}`}
          storageKey={storageKey}
          columns={columns}
          view={view}
          answer={answer}
          isFetching={isFetching}
          onPage={page}
          getRowId={idOf}
          error={error ? problemText(error, `Deleted ${plural} did not load.`) : undefined}
          onRetry={onRetry}
          cardFor={(record) => <BinCard record={record} onRestore={setAsked} />}
          empty={
            <EmptyState
              title={`No deleted ${plural}`}
              hint="What is deleted stays here for 30 days."
              action={<LinkButton {...hrefTo(backTo)}>{`Back to ${plural}`}</LinkButton>}
            />
          }
        />
      </Stack>
      {asked && (
        <RestoreRecord
          {...props}
          record={asked}
          noun={noun}
          onRestored={(name) => setBack({ name, href: `${backTo}?edit=${asked.recordId}` })}
          onDone={() => setAsked(null)}
        />
      )}
    </Page>
  );
}

function binColumns(detailTitle: string, onRestore: (record: BinnedRecord) => void): Column<BinnedRecord>[] {
  return [
    textColumn({ id: 'name', title: 'Name', value: ({ name }) => name, minWidth: 160, priority: 1 }),
    textColumn({
      id: 'detail',
      title: detailTitle,
      value: ({ detail }) => detail,
      minWidth: 180,
      priority: 2,
    }),
    textColumn({ id: 'company', title: 'Belongs To', value: (one) => one.companyName, priority: 4 }),
    dateColumn({
      id: 'deleted',
      title: 'Deleted',
      value: (one) => one.deletedDate,
      format: 'day',
      priority: 2,
    }),
    textColumn({ id: 'by', title: 'Deleted By', value: (one) => one.deletedBy, priority: 3 }),
    dateColumn({
      id: 'until',
      title: 'Can Be Restored Until',
      value: (one) => one.until,
      format: 'day',
      minWidth: 160,
      priority: 1,
    }),
    actionsColumn({
      width: 104,
      render: (record) => (
        <Button size={28} aria-label={`Restore ${record.name}`} onClick={() => onRestore(record)}>
          Restore
        </Button>
      ),
    }),
  ];
}

interface BinCardProps {
  record: BinnedRecord;
  onRestore: (record: BinnedRecord) => void;
}

function BinCard({ record, onRestore }: BinCardProps) {
  return (
    <>
      <CardHead>
        <strong>{record.name}</strong>
        <Button size={44} aria-label={`Restore ${record.name}`} onClick={() => onRestore(record)}>
          Restore
        </Button>
      </CardHead>
      <FactList>
        <dt>Which</dt>
        <dd>{[record.detail, record.companyName].filter(Boolean).join(', ')}</dd>
        <dt>Deleted</dt>
        <dd>
          <DateText value={record.deletedDate} format="day" />
          {record.deletedBy && `, ${record.deletedBy}`}
        </dd>
        <dt>Until</dt>
        <dd>
          <DateText value={record.until} format="day" />
        </dd>
      </FactList>
    </>
  );
}
