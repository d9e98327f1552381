import type { Settlement } from '@washcoat/contract-settlement';
import { EmptyState, Pager } from '@washcoat/ui';
import { DataGrid } from '@washcoat/ui/data-grid';
import { SettlementCard, settlementColumns } from './settlement-columns';
import { settlementLists, type SettlementListName } from './settlement-list';
import type { SettlementListView } from './settlement-list-view';
import type { SettlementListAnswer } from './settlements.api';

export interface SettlementTableProps {
  list: SettlementListName;
  view: SettlementListView;
  answer: SettlementListAnswer | undefined;
  isFetching: boolean;
  error: string | undefined;
  onRetry: () => void;
  onPage: (offset: number, count: number) => void;
  onReset: () => void;
  onOpen: (settlement: Settlement) => void;
}

const idOf = (row: Settlement) => row.settlementId;
const cardOf = (row: Settlement) => <SettlementCard row={row} />;

export function SettlementTable(props: SettlementTableProps) {
  const { list, view, answer, isFetching, error, onRetry, onPage, onReset, onOpen } = props;
  const { days, offset, count } = view;
  const rows = answer?.list ?? [];
  const isFiltered = days.from !== '' || days.to !== '';
  return (
    <DataGrid
      label={`${settlementLists[list].label} settlements`}
      storageKey={`settlement.${list}`}
      columns={settlementColumns[list]}
      rows={rows}
      getRowId={idOf}
      isLoading={!answer && isFetching}
      isUpdating={Boolean(answer) && isFetching}
      error={error}
      onRetry={onRetry}
      onRowOpen={onOpen}
      cardFor={cardOf}
      empty={
        <EmptyState
          title={settlementLists[list].empty}
          hint={isFiltered ? 'Choose other dates.' : undefined}
          onClearFilters={isFiltered ? onReset : undefined}
        />
      }
      footer={
        <Pager
          offset={offset}
          limit={count}
          count={rows.length}
          areMoreItemsAvailable={answer?.areMoreItemsAvailable ?? false}
          onOffsetChange={(next) => onPage(next, count)}
          sizes={[10, 20, 30, 40]}
          onLimitChange={(next) => onPage(0, next)}
        />
      }
    />
  );
}
