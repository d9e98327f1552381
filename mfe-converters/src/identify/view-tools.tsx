import type { Product } from '@washcoat/contract-converters';
import { breakpoints, Segment, useIsNarrow } from '@washcoat/ui';
import { ColumnChooser, type Column } from '@washcoat/ui/data-grid';
import { LayoutGrid, List } from 'lucide-react';
import { tableKey } from './converter-table';
import { folds, useFold } from './folding-toolbar';
import type { ResultView } from './view-choice';

export interface ViewToolsProps {
  view: ResultView;
  onView: (view: ResultView) => void;
  columns: readonly Column<Product>[];
}

/** How results are shown: as a table with chosen columns, or as cards. */
export function ViewTools({ view, onView, columns }: ViewToolsProps) {
  const isPhone = useIsNarrow(breakpoints.phone);
  const iconOnly = useFold() >= folds.views || isPhone;
  return (
    <>
      {view === 'table' && !isPhone && <ColumnChooser storageKey={tableKey} columns={columns} />}
      <Segment
        label="Show results as"
        size={isPhone ? 44 : 32}
        value={view}
        onChange={onView}
        parts={[
          { value: 'table', label: 'Table', icon: <List size={16} aria-hidden />, iconOnly },
          { value: 'cards', label: 'Cards', icon: <LayoutGrid size={16} aria-hidden />, iconOnly },
        ]}
      />
    </>
  );
}
