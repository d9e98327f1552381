import { Ellipsis, LayoutGrid, List, RefreshCw, ShoppingCart, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import {
  AddChip,
  Card,
  Chip,
  ChipBar,
  EmptyState,
  IconButton,
  Menu,
  MetalMarker,
  Money,
  Pager,
  Picture,
  Segment,
  Toolbar,
  ToolbarSpace,
  Tooltip,
  TypePill,
  Weight,
} from '../src';
import {
  actionsColumn,
  codeColumn,
  ColumnChooser,
  DataGrid,
  moneyColumn,
  numberColumn,
  pictureColumn,
  textColumn,
} from '../src/data-grid';
import type { Column, Sort } from '../src/data-grid';
import { makeParts } from './part';
import type { Part } from './part';
import { PartCard } from './part-card';

const parts = makeParts(40);

const columns: Column<Part>[] = [
  pictureColumn<Part>({ src: () => null, code: (part) => part.code, type: (part) => part.type }),
  codeColumn<Part>({
    id: 'oem',
    title: 'OEM',
    value: (part) => part.code,
    minWidth: 140,
    sortable: true,
    marks: (part) =>
      part.shape === 'can' && (
        <Tooltip text="Two parts share this stamp">
          <TriangleAlert size={14} aria-label="Two parts share this stamp" />
        </Tooltip>
      ),
  }),
  textColumn<Part>({
    id: 'make',
    title: 'Make, description',
    value: (part) => part.make,
    second: (part) => part.model,
    minWidth: 180,
    priority: 2,
    flex: 1.4,
  }),
  {
    id: 'type',
    title: 'Type',
    render: (part) => <TypePill type={part.type} />,
    minWidth: 128,
    priority: 3,
    skeleton: 'pill',
  },
  numberColumn<Part>({
    id: 'weight',
    title: 'Weight g',
    value: (part) => part.weight,
    muted: (part) => part.isDefault === true,
    priority: 3,
    minWidth: 80,
  }),
  ...(['pt', 'pd', 'rh'] as const).map((metal) =>
    numberColumn<Part>({
      id: metal,
      title: metal,
      header: <MetalMarker metal={metal} />,
      value: (part) => part[metal],
      muted: (part) => part.isDefault === true,
      digits: 0,
      priority: 4,
      minWidth: 64,
    }),
  ),
  ...(['market', 'listed', 'scheme', 'alt1'] as const).map((price) =>
    numberColumn<Part>({
      id: price,
      title: price.charAt(0).toUpperCase() + price.slice(1),
      value: (part) => part[price],
      digits: 2,
      priority: price === 'listed' ? 3 : 5,
      minWidth: 76,
    }),
  ),
  moneyColumn<Part>({
    id: 'offer',
    title: 'Offer',
    value: (part) => part.offer,
    bold: true,
    priority: 1,
    sortable: true,
  }),
  actionsColumn<Part>({
    render: (part) => (
      <>
        <IconButton label={`Add ${part.code} to cart`}>
          <ShoppingCart size={16} />
        </IconButton>
        <Menu
          trigger={
            <IconButton label={`More for ${part.code}`}>
              <Ellipsis size={16} />
            </IconButton>
          }
          entries={[{ label: 'Edit' }, 'line', { label: 'Delete', danger: true }]}
        />
      </>
    ),
  }),
];

/** The table of the identify screen with its chips, chooser and pager. */
export function TableBoard() {
  const [sort, setSort] = useState<Sort | null>({ columnId: 'offer', direction: 'desc' });
  const [offset, setOffset] = useState(0);
  const [limit, setLimit] = useState(10);
  const [view, setView] = useState<'table' | 'cards'>('table');
  const page = parts.slice(offset, offset + limit);
  const pager = (
    <Pager
      offset={offset}
      limit={limit}
      count={page.length}
      areMoreItemsAvailable={offset + limit < parts.length}
      onOffsetChange={setOffset}
      sizes={[10, 20, 30, 40]}
      onLimitChange={setLimit}
      note="Weight in grams, assay in ppm, prices in USD per piece"
    />
  );
  return (
    <>
      <Toolbar>
        <ChipBar onClear={() => setOffset(0)}>
          <Chip name="Facility" value="Atlanta" onRemove={() => setOffset(0)} />
          <Chip name="Customer" value="Harlan Auto Parts" onRemove={() => setOffset(0)} />
          <AddChip name="Type" />
          <AddChip name="Make" />
        </ChipBar>
        <ToolbarSpace />
        <ColumnChooser storageKey="gallery" columns={columns} />
        <Segment
          label="View"
          value={view}
          onChange={setView}
          parts={[
            { value: 'table', label: 'Table', icon: <List size={14} /> },
            { value: 'cards', label: 'Cards', icon: <LayoutGrid size={14} /> },
          ]}
        />
      </Toolbar>
      <DataGrid<Part>
        label="Converters"
        columns={columns}
        rows={page}
        getRowId={(part) => part.id}
        isUpdating
        sort={sort}
        onSort={setSort}
        onRowOpen={(part) => (document.title = part.code)}
        rowState={(part) => (part.id === 'part-3' ? 'selected' : part.isDefault ? 'dimmed' : undefined)}
        storageKey="gallery"
        cardFor={(part) => <PartCard part={part} />}
        footer={pager}
      />
      <DataGrid<Part> label="Loading" columns={columns} rows={[]} getRowId={(part) => part.id} isLoading />
      <DataGrid<Part>
        label="Empty"
        columns={columns}
        rows={[]}
        getRowId={(part) => part.id}
        empty={
          <EmptyState
            title="No Converters available"
            hint="Take a filter away."
            onClearFilters={() => setOffset(0)}
          />
        }
      />
      <DataGrid<Part>
        label="Failed"
        columns={columns}
        rows={[]}
        getRowId={(part) => part.id}
        error="Converters did not load"
        onRetry={() => setOffset(0)}
      />
      <Card title="One part" note="as a card" action={<RefreshCw size={14} />}>
        <Picture alt="" size={88} code="GD3" />
        <Money value="207.38" bold /> <Weight value={1004} unit="g" />
      </Card>
    </>
  );
}
