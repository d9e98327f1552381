import type { MetalEntry } from '@washcoat/contract-settlement';
import { problemText, useSearchParams } from '@washcoat/platform-sdk';
import { DateText, EmptyState, FactList, formatOunces, metalName, Pager, type Metal } from '@washcoat/ui';
import { DataGrid, dateColumn, numberColumn, textColumn, type Column } from '@washcoat/ui/data-grid';
import { stageNames, weekName } from './book-words';
import { useMetalEntriesQuery } from './metal-account.api';

const PAGE_SIZE = 25;

const columns: Column<MetalEntry>[] = [
  dateColumn({
    id: 'date',
    title: 'Date',
    value: (row) => row.date,
    format: 'moment',
    minWidth: 160,
    priority: 1,
  }),
  textColumn({ id: 'stage', title: 'Stage', value: (row) => stageNames[row.stage], priority: 1 }),
  textColumn({ id: 'metal', title: 'Metal', value: (row) => metalName(row.metal).name, priority: 2 }),
  numberColumn({
    id: 'ounces',
    title: 'Ounces',
    value: (row) => row.ounces,
    digits: 4,
    bold: true,
    priority: 1,
  }),
  textColumn({ id: 'week', title: 'Due week', value: (row) => weekName(row.week), priority: 3 }),
  textColumn({ id: 'source', title: 'From', value: (row) => row.source, minWidth: 120, priority: 2 }),
  textColumn({
    id: 'companyName',
    title: 'Company',
    value: (row) => row.companyName,
    minWidth: 160,
    priority: 4,
  }),
];

/** The ledger of ounces, newest first; entries below 0 take back what an earlier one said. */
export function EntryList({ metal }: { metal: Metal }) {
  const [query, setQuery] = useSearchParams();
  const offset = Math.max(0, Math.trunc(Number(query.get('offset') ?? 0)) || 0);
  const { data, isFetching, error, refetch } = useMetalEntriesQuery({
    metal,
    count: String(PAGE_SIZE),
    offset: String(offset),
  });
  const rows = data?.list ?? [];
  const turnTo = (next: number) => {
    const changed = new URLSearchParams(query);
    if (next > 0) changed.set('offset', String(next));
    else changed.delete('offset');
    setQuery(changed);
  };
  return (
    <DataGrid
      label="Entries"
      columns={columns}
      rows={rows}
      getRowId={(row) => row.entryId}
      isLoading={!data && isFetching}
      isUpdating={Boolean(data) && isFetching}
      error={error ? problemText(error, 'Entries did not load.') : undefined}
      onRetry={() => void refetch()}
      empty={<EmptyState title="No entries yet" hint="What is bought, locked and settled is listed here." />}
      cardFor={cardFor}
      footer={
        <Pager
          offset={offset}
          limit={PAGE_SIZE}
          count={rows.length}
          areMoreItemsAvailable={data?.areMoreItemsAvailable ?? false}
          onOffsetChange={turnTo}
        />
      }
    />
  );
}

function cardFor(row: MetalEntry) {
  return (
    <>
      <strong>
        {stageNames[row.stage]} {formatOunces(row.ounces)} oz
      </strong>
      <FactList>
        <dt>From</dt>
        <dd>{row.source}</dd>
        <dt>Due week</dt>
        <dd>{weekName(row.week)}</dd>
        <dt>Date</dt>
        <dd>
          <DateText value={row.date} format="moment" />
        </dd>
      </FactList>
    </>
  );
}
