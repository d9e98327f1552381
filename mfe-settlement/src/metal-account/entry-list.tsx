import type { MetalEntry } from '@washcoat/contract-settlement';
import { problemText } from '@washcoat/platform-sdk';
import { ListWorkGrid, useListView } from '@washcoat/platform-sdk/lists';
import { DateText, EmptyState, FactList, formatOunces, metalName, type Metal } from '@washcoat/ui';
import { dateColumn, numberColumn, textColumn, type Column } from '@washcoat/ui/data-grid';
import { stageNames, weekName } from './book-words';
import { useMetalEntriesQuery } from './metal-account.api';

const PAGE_SIZE = 20;

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

const idOf = ({ entryId }: MetalEntry) => entryId;

/** The ledger of ounces, newest first; entries below 0 take back what an earlier one said. */
export function EntryList({ metal }: { metal: Metal }) {
  const { view, page } = useListView(PAGE_SIZE);
  const { data, isFetching, error, refetch } = useMetalEntriesQuery({
    metal,
    count: view.count,
    offset: view.offset,
  });
  return (
    <ListWorkGrid
      label="Entries"
      storageKey="settlement.metal-entries"
      columns={columns}
      view={view}
      answer={data}
      isFetching={isFetching}
      onPage={page}
      getRowId={idOf}
      error={error ? problemText(error, 'Entries did not load.') : undefined}
      onRetry={() => void refetch()}
      empty={<EmptyState title="No entries yet" hint="What is bought, locked and settled is listed here." />}
      cardFor={cardFor}
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
