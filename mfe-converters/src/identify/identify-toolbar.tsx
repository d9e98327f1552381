import type { Product } from '@washcoat/contract-converters';
import { Segment, Toolbar, ToolbarSpace, breakpoints, useIsNarrow } from '@washcoat/ui';
import { ColumnChooser, type Column } from '@washcoat/ui/data-grid';
import { LayoutGrid, List } from 'lucide-react';
import { useConverterRights } from '../converter/converter-rights';
import { tableKey } from './converter-table';
import { FilterChips } from './filter-chips';
import type { FilterProps } from './filter-chips';
import { FilterSheet } from './filter-sheet';
import type { ResultView } from './view-choice';

interface IdentifyToolbarProps extends FilterProps {
  view: ResultView;
  onView: (view: ResultView) => void;
  columns: readonly Column<Product>[];
}

/** Filters left, how results are shown right. Limited users have a single lookup instead of filters. */
export function IdentifyToolbar({ search, onChange, view, onView, columns }: IdentifyToolbarProps) {
  const { isFullSearch } = useConverterRights();
  const isPhone = useIsNarrow(breakpoints.phone);
  const Filters = isPhone ? FilterSheet : FilterChips;
  return (
    <Toolbar>
      {isFullSearch && <Filters search={search} onChange={onChange} />}
      <ToolbarSpace />
      {view === 'table' && !isPhone && <ColumnChooser storageKey={tableKey} columns={columns} />}
      <Segment
        label="Show results as"
        size={isPhone ? 44 : 32}
        value={view}
        onChange={onView}
        parts={[
          { value: 'table', label: 'Table', icon: <List size={16} aria-hidden />, iconOnly: isPhone },
          { value: 'cards', label: 'Cards', icon: <LayoutGrid size={16} aria-hidden />, iconOnly: isPhone },
        ]}
      />
    </Toolbar>
  );
}
