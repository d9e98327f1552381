import { useMemo } from 'react';
import type { LoadItem } from '@washcoat/contract-loads';
import { breakpoints, CheckBox, EmptyState, Stack, Toolbar, useIsNarrow } from '@washcoat/ui';
import { DataGrid } from '@washcoat/ui/data-grid';
import styled from 'styled-components';
import { useOpenLoad } from '../load-detail/load-context';
import { ItemCard } from './item-card';
import { itemColumns } from './item-columns';

const Title = styled.h2`
  ${({ theme }) => theme.text.t13}
  font-weight: 600;

  & > span {
    margin-left: ${({ theme }) => theme.space(2)};
    font-weight: 400;
    color: ${({ theme }) => theme.color.text3};
  }
`;

export interface ItemsTableProps {
  isShowAll: boolean;
  onShowAll: (isShowAll: boolean) => void;
  isUpdating: boolean;
  /** Why the latest state did not load; the rows stay. */
  error?: string;
  onRetry: () => void;
}

const idOf = ({ itemId }: LoadItem) => itemId;
const stateOf = ({ isDidNotBuy, status }: LoadItem) =>
  isDidNotBuy ? ('dimmed' as const) : status === 0 ? ('selected' as const) : undefined;
const cardFor = (item: LoadItem) => <ItemCard item={item} />;

/** The items of the open load; the first twenty unless all are asked for. */
export function ItemsTable({ isShowAll, onShowAll, isUpdating, error, onRetry }: ItemsTableProps) {
  const { load, rights } = useOpenLoad();
  const { canEditItems, canOverridePrice, seesPrices } = rights;
  const columns = useMemo(
    () => itemColumns({ canEditItems, canOverridePrice, seesPrices }),
    [canEditItems, canOverridePrice, seesPrices],
  );
  const isPhone = useIsNarrow(breakpoints.phone);
  const shown = load.items.length;
  const isPart = load.areMoreItemsAvailable;
  return (
    <Stack $gap={2}>
      <Toolbar>
        {!isPhone && (
          <Title>
            Items<span>{isPart ? `${shown} of ${load.itemCount}` : load.itemCount}</span>
          </Title>
        )}
        {(isPart || isShowAll) && (
          <CheckBox
            label="Show All"
            checked={isShowAll}
            onChange={(event) => onShowAll(event.target.checked)}
          />
        )}
      </Toolbar>
      <DataGrid
        label="Items"
        columns={columns}
        rows={load.items}
        getRowId={idOf}
        rowHeight={44}
        rowState={stateOf}
        isUpdating={isUpdating}
        error={error}
        onRetry={onRetry}
        cardFor={cardFor}
        empty={
          <EmptyState
            title="No items yet"
            hint={
              rights.canAddItems
                ? 'Type a code above to add the first one.'
                : 'Items appear here as they are added.'
            }
          />
        }
      />
    </Stack>
  );
}
