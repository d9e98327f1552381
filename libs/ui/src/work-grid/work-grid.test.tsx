import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axe } from '../../testing/axe';
import { asWindowOf, renderThemed } from '../../testing/render';
import { Button, EmptyState, columnLayout, formatDate, wantedColumns } from '..';
import {
  actionsColumn,
  codeColumn,
  ColumnChooser,
  DataGrid,
  dateColumn,
  moneyColumn,
  textColumn,
} from '../data-grid';
import type { Column, Sort } from '../data-grid';
import { WorkGrid } from '.';
import type { WorkGridProps } from '.';

interface Part {
  id: string;
  code: string;
  make: string;
  offer: string;
}

const parts: Part[] = [
  { id: 'a', code: 'KT 0334', make: 'Mercedes', offer: '172.23' },
  { id: 'b', code: 'GD3', make: 'Toyota "Aisin"', offer: '207.38' },
  { id: 'c', code: 'ZX9', make: 'Ford', offer: '12' },
];

const columns: Column<Part>[] = [
  codeColumn<Part>({ id: 'code', title: 'OEM', value: (part) => part.code, sortable: true }),
  textColumn<Part>({ id: 'make', title: 'Make', value: (part) => part.make, sortable: true }),
  moneyColumn<Part>({ id: 'offer', title: 'Offer', value: (part) => part.offer }),
  actionsColumn<Part>({ render: (part) => <Button>Add {part.code}</Button> }),
];
const getRowId = ({ id }: Part) => id;

function grid(props: Partial<WorkGridProps<Part>> = {}) {
  return (
    <>
      <Button>Before</Button>
      <WorkGrid<Part> label="Converters" columns={columns} rows={parts} getRowId={getRowId} {...props} />
      <Button>After</Button>
    </>
  );
}

/** The cell of a row and a column, both by their words. */
async function cellOf(code: string, title: string): Promise<HTMLElement> {
  const row = (await screen.findByRole('rowheader', { name: code })).closest('[role="row"]');
  const header = await screen.findByRole('columnheader', { name: title });
  const id = header.getAttribute('col-id');
  const cell = row?.querySelector<HTMLElement>(`[col-id="${id}"]`);
  if (!cell) throw new Error(`${code} has no ${title}`);
  return cell;
}

/** Puts the focus on a cell as a press of the mouse does. */
async function press(code: string, title: string): Promise<void> {
  const cell = await cellOf(code, title);
  fireEvent.mouseDown(cell);
  fireEvent.mouseUp(window);
  act(() => cell.focus());
}

/** What a press of Ctrl+C puts on the clipboard. */
function copied(): string | undefined {
  const kept = new Map<string, string>();
  const clipboardData = { setData: (type: string, text: string) => kept.set(type, text) };
  fireEvent.copy(document.activeElement ?? document.body, { clipboardData });
  return kept.get('text/plain');
}

beforeEach(() => localStorage.clear());

it('is a grid with a name for screen readers, each row named by its first words', async () => {
  const { container } = renderThemed(grid({ rowState: ({ id }) => (id === 'a' ? 'selected' : undefined) }));
  const table = await screen.findByRole('grid', { name: 'Converters' });
  expect(await within(table).findByRole('rowheader', { name: 'GD3' })).toBeInTheDocument();
  expect(await within(table).findByText('$207.38')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('rowheader', { name: 'KT 0334' }).closest('[role="row"]')).toHaveAttribute(
      'aria-current',
      'true',
    ),
  );
  expect(await axe(container)).toHaveNoViolations();
});

it('opens a row by click and by Enter, but not when a button in it is pressed', async () => {
  const onRowOpen = jest.fn();
  renderThemed(grid({ onRowOpen }));
  await userEvent.click(await screen.findByText('GD3'));
  expect(onRowOpen).toHaveBeenLastCalledWith(parts[1]);
  await userEvent.click(screen.getByRole('button', { name: 'Add KT 0334' }));
  expect(onRowOpen).toHaveBeenCalledTimes(1);
  await press('KT 0334', 'OEM');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onRowOpen).toHaveBeenLastCalledWith(parts[2]);
});

it('walks over the cells, reaches into one with Enter and comes back with Escape', async () => {
  renderThemed(grid());
  await press('KT 0334', 'OEM');
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(await cellOf('GD3', 'Make')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(screen.getByRole('button', { name: 'Add GD3' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(await cellOf('GD3', 'Actions')).toHaveFocus();
});

it('chooses rows with Space and with the box of the page', async () => {
  function Choosing() {
    const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
    return (
      <>
        {grid({ selection: { ids, onChange: setIds, labelOf: ({ code }) => code } })}
        <output>{[...ids].join(' ')}</output>
      </>
    );
  }
  const { container } = renderThemed(<Choosing />);
  await press('GD3', 'OEM');
  await userEvent.keyboard(' ');
  expect(container.querySelector('output')).toHaveTextContent('b');
  expect(screen.getByRole('checkbox', { name: 'Select GD3' })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(container.querySelector('output')).toHaveTextContent('b a c');
  await press('ZX9', 'Make');
  await userEvent.keyboard('{ArrowUp}');
  expect(copied()).toBe('KT 0334\tMercedes\t172.23\r\nGD3\t"Toyota ""Aisin"""\t207.38\r\nZX9\tFord\t12');
});

it('copies the cell at hand, and a range marked with Shift and arrows or by dragging, as a sheet takes it', async () => {
  renderThemed(grid());
  await press('KT 0334', 'OEM');
  expect(copied()).toBe('KT 0334');
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  expect(copied()).toBe('KT 0334\tMercedes\r\nGD3\t"Toyota ""Aisin"""');
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  fireEvent.mouseDown(await cellOf('ZX9', 'Offer'));
  fireEvent.mouseOver(await cellOf('GD3', 'Make'));
  fireEvent.mouseUp(window);
  expect(copied()).toBe('"Toyota ""Aisin"""\t207.38\r\nFord\t12');
});

it('asks the server to sort, leaves the rows in the order they came, and says the new order', async () => {
  const onSort = jest.fn();
  const { show } = renderThemed(grid({ sort: { columnId: 'code', direction: 'asc' }, onSort }));
  const header = await screen.findByRole('columnheader', { name: 'OEM' });
  expect(header).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('columnheader', { name: 'Offer' })).not.toHaveAttribute('aria-sort');
  await userEvent.click(screen.getByRole('button', { name: 'OEM' }));
  expect(onSort).toHaveBeenLastCalledWith({ columnId: 'code', direction: 'desc' });
  const order = screen.getAllByRole('rowheader').map((one) => one.textContent);
  expect(order).toEqual(['KT 0334', 'GD3', 'ZX9']);
  show(grid({ sort: { columnId: 'code', direction: 'desc' }, onSort }));
  expect(await screen.findByText('Sorted by OEM descending')).toBeInTheDocument();
  await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'descending'));
});

it('sorts by several columns where the server does', async () => {
  function Sorting() {
    const [sorts, setSorts] = useState<Sort[]>([]);
    return grid({ sorts, onSorts: setSorts });
  }
  renderThemed(<Sorting />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Make' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('button', { name: 'OEM' }));
  expect(await screen.findByText('Sorted by Make ascending, then OEM ascending')).toBeInTheDocument();
});

it('keeps totals at the foot and draws groups with the sums the server made', async () => {
  renderThemed(
    grid({
      totals: { code: 'All', offer: '$391.61' },
      groupOf: ({ id, make }) =>
        id === 'b' ? { label: make, level: 1, sums: { offer: '$219.38' } } : undefined,
    }),
  );
  expect(await screen.findByText('$391.61')).toBeInTheDocument();
  expect(await screen.findByText('$219.38')).toBeInTheDocument();
  expect(screen.getByText('Toyota "Aisin"')).toHaveStyle({ paddingLeft: '16px' });
  expect(screen.queryByText('GD3')).not.toBeInTheDocument();
});

it('changes a text in its cell', async () => {
  const save = jest.fn();
  const editable = columns.map((column) =>
    column.id === 'make' ? { ...column, edit: { value: ({ make }: Part) => make, save } } : column,
  );
  renderThemed(grid({ columns: editable }));
  await press('ZX9', 'Make');
  await userEvent.keyboard('{Enter}');
  const field = await screen.findByRole('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, 'Fiat{Enter}');
  expect(save).toHaveBeenCalledWith(parts[2], 'Fiat');
});

it('fixes columns at the left and remembers it', async () => {
  renderThemed(
    <>
      <ColumnChooser storageKey="parts" columns={columns} />
      {grid({ storageKey: 'parts' })}
    </>,
  );
  await screen.findByRole('columnheader', { name: 'Make' });
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Keep Make at the left' }));
  expect(columnLayout('parts').pinned).toEqual({ make: 'left' });
  await waitFor(() =>
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Make',
      'OEM',
      'Offer',
      'Actions',
    ]),
  );
});

it('moves and widens columns by keyboard, and remembers both', async () => {
  renderThemed(grid({ storageKey: 'parts' }));
  const header = await screen.findByRole('columnheader', { name: 'OEM' });
  act(() => header.focus());
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await waitFor(() => expect(wantedColumns('parts')?.[0]).toBe('make'));
  act(() => screen.getByRole('columnheader', { name: 'OEM' }).focus());
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await waitFor(() => expect(columnLayout('parts').widths.code).toBeGreaterThan(120));
});

/** What is read of a table from its first cell to its last, row by row. */
function readingOf(table: HTMLElement): string[][] {
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('[col-id][role], th, td')].map((cell) => cell.textContent ?? ''))
    .map((cells) => cells.filter((text) => text !== ''));
}

it('is read in the order in which it is seen, in both tables, also once columns were moved', async () => {
  const read = [
    ['OEM', 'Make', 'Offer', 'Actions'],
    ['KT 0334', 'Mercedes', '$172.23', 'Add KT 0334'],
    ['GD3', 'Toyota "Aisin"', '$207.38', 'Add GD3'],
    ['ZX9', 'Ford', '$12.00', 'Add ZX9'],
  ];
  const { show } = renderThemed(grid({ storageKey: 'reading' }));
  const table = await screen.findByRole('grid', { name: 'Converters' });
  await waitFor(() => expect(readingOf(table)).toEqual(read));
  act(() => screen.getByRole('columnheader', { name: 'OEM' }).focus());
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  const moved = read.map(([first = '', second = '', ...others]) => [second, first, ...others]);
  await waitFor(() => expect(readingOf(table)).toEqual(moved));
  show(
    <DataGrid<Part>
      label="Converters"
      columns={columns}
      rows={parts}
      getRowId={getRowId}
      storageKey="reading"
    />,
  );
  await waitFor(() => expect(readingOf(screen.getByRole('table'))).toEqual(moved));
});

it('shows skeletons in the same columns on the first load, and old rows under a line while newer ones come', async () => {
  const { show } = renderThemed(grid({ rows: [], isLoading: true }));
  expect(screen.getByText('Loading Converters')).toBeInTheDocument();
  show(grid({ isUpdating: true }));
  expect(await screen.findByText('KT 0334')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Updating' })).toBeInTheDocument();
});

it('says what to do when there are no rows, and offers a retry when they did not load', async () => {
  const onRetry = jest.fn();
  const { show } = renderThemed(grid({ rows: [], empty: <EmptyState title="No Converters available" /> }));
  expect(screen.getByRole('heading', { level: 2, name: 'No Converters available' })).toBeInTheDocument();
  show(grid({ rows: [], error: 'Converters did not load', onRetry }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('shows every row as a card on a phone', async () => {
  const undo = asWindowOf(390);
  renderThemed(grid({ cardFor: ({ code }) => <p>{code} card</p> }));
  const list = screen.getByRole('list', { name: 'Converters' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  undo();
});

it('fetches the rows beyond those given as they are drawn', async () => {
  const load = jest.fn((offset: number, count: number) =>
    Promise.resolve(
      Array.from({ length: count }, (_, at) => ({
        id: `m${offset + at}`,
        code: `M${offset + at}`,
        make: 'Ford',
        offer: '1',
      })),
    ),
  );
  const more = { total: 100_000, load, onFailed: jest.fn() };
  renderThemed(grid({ more }));
  const table = await screen.findByRole('grid', { name: 'Converters' });
  await waitFor(() => expect(load).toHaveBeenCalledWith(0, 100));
  expect(await within(table).findByText('M0')).toBeInTheDocument();
  expect(table).toHaveAttribute('aria-rowcount', '100001');
});

it('[GAP-COM-17] says the whole moment of a date while the keyboard is on its cell, also to a screen reader', async () => {
  const at = '2026-11-20T14:04:31.000Z';
  const created = dateColumn<Part>({ id: 'created', title: 'Created', value: () => at, format: 'moment' });
  renderThemed(grid({ columns: [...columns, created] }));
  await press('KT 0334', 'Make');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  const cell = await cellOf('KT 0334', 'Created');
  expect(cell).toHaveFocus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent(formatDate(at, 'full'));
  expect(cell).toHaveAccessibleDescription(formatDate(at, 'full'));
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  expect(cell).not.toHaveAttribute('aria-description');
});
