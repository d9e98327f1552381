import { useCallback } from 'react';
import type { Facility } from '@washcoat/contract-entities';
import { EmptyState } from '@washcoat/ui';
import type { Column } from '@washcoat/ui/data-grid';
import { ListGrid, type ListView } from '@washcoat/platform-sdk/lists';
import type { FacilityListAnswer } from './facilities.api';
import { FacilityCard } from './facility-card';

export const facilitiesKey = 'entities.facilities';

export interface FacilityTableProps {
  view: ListView;
  columns: readonly Column<Facility>[];
  answer: FacilityListAnswer | undefined;
  isFetching: boolean;
  error: string | undefined;
  onRetry: () => void;
  onPage: (offset: number, count: number) => void;
  onEdit: (facility: Facility) => void;
  onDelete: (facility: Facility) => void;
  /** Given while a search or filter is on. */
  onClear?: () => void;
  /** Absent where nothing may be changed. */
  selection?: { ids: ReadonlySet<string>; onChange: (ids: ReadonlySet<string>) => void };
}

const idOf = ({ facilityId }: Facility) => facilityId;
const nameOf = ({ name }: Facility) => name;

/** One page of facilities. */
export function FacilityTable(props: FacilityTableProps) {
  const { view, columns, answer, isFetching, error, onRetry, onPage, onEdit, onDelete } = props;
  const { onClear, selection } = props;
  const cardFor = useCallback(
    (facility: Facility) => <FacilityCard facility={facility} onEdit={onEdit} onDelete={onDelete} />,
    [onEdit, onDelete],
  );
  return (
    <ListGrid
      label="Facilities"
      storageKey={facilitiesKey}
      columns={columns}
      view={view}
      answer={answer}
      isFetching={isFetching}
      onPage={onPage}
      getRowId={idOf}
      error={error}
      onRetry={onRetry}
      cardFor={cardFor}
      selection={selection && { ...selection, labelOf: nameOf }}
      empty={
        <EmptyState
          title="No facilities available"
          hint={onClear ? 'Try another name or city.' : 'Carts are created at a facility.'}
          onClearFilters={onClear}
        />
      }
    />
  );
}
