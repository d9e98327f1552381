import { useCallback, useMemo } from 'react';
import type { Load } from '@washcoat/contract-loads';
import type { Action } from '@washcoat/platform-sdk';
import { EmptyState, Pager } from '@washcoat/ui';
import { DataGrid } from '@washcoat/ui/data-grid';
import { CartCard } from './cart-card';
import { cartColumns } from './cart-columns';
import type { CartTab } from './cart-tab';
import type { CartListAnswer } from './carts.api';

export interface CartTableProps {
  tab: CartTab;
  answer: CartListAnswer | undefined;
  /** True while another page, tab or search is on its way; polling does not count. */
  isUpdating: boolean;
  error: string | undefined;
  offset: number;
  count: number;
  onRetry: () => void;
  onPage: (offset: number, count: number) => void;
  onOpen: (load: Load) => void;
  /** Absent where rows offer nothing. */
  actions?: readonly Action<Load>[];
  /** Given while a search is on. */
  onClear?: () => void;
}

const idOf = ({ loadId }: Load) => loadId;

/** The loads of one tab. */
export function CartTable(props: CartTableProps) {
  const { tab, answer, isUpdating, error, offset, count, onRetry, onPage, onOpen, actions, onClear } = props;
  const columns = useMemo(() => cartColumns(actions), [actions]);
  const cardFor = useCallback((load: Load) => <CartCard load={load} actions={actions} />, [actions]);
  const rows = answer?.list ?? [];
  return (
    <DataGrid
      label={tab.label}
      storageKey="loads.carts"
      columns={columns}
      rows={rows}
      getRowId={idOf}
      rowHeight={44}
      isLoading={!answer && !error}
      isUpdating={Boolean(answer) && isUpdating}
      error={error}
      onRetry={onRetry}
      onRowOpen={onOpen}
      cardFor={cardFor}
      empty={<EmptyState title={tab.empty} hint={tab.hint} onClearFilters={onClear} />}
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
