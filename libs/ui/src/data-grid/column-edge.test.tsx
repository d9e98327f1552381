import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderThemed } from '../../testing/render';
import { actionsColumn, codeColumn, DataGrid, pictureColumn, textColumn } from '.';
import type { Column, Sort } from '.';

interface Part {
  id: string;
}

const columns: Column<Part>[] = [
  pictureColumn<Part>({ src: () => null }),
  codeColumn<Part>({ id: 'code', title: 'OEM', value: () => 'GD3', minWidth: 120, sortable: true }),
  textColumn<Part>({ id: 'make', title: 'Make', value: () => 'Toyota', minWidth: 96 }),
  actionsColumn<Part>({ render: () => null }),
];
const rows: Part[] = [{ id: 'a' }];
const idOf = (part: Part) => part.id;
const onSort = jest.fn<void, [Sort]>();

function grid(storageKey: string) {
  return (
    <DataGrid<Part>
      label="Converters"
      columns={columns}
      rows={rows}
      getRowId={idOf}
      storageKey={storageKey}
      onSort={onSort}
    />
  );
}

const edge = (title: string) => screen.getByRole('separator', { name: `Width of ${title}` });
const stored = (key: string): unknown =>
  JSON.parse(localStorage.getItem(`washcoat.columns.${key}`) ?? 'null');

/** jsdom has no pointer events; React only asks for their type and position. */
function point(kind: 'down' | 'move' | 'up', clientX: number) {
  fireEvent(edge('OEM'), new MouseEvent(`pointer${kind}`, { bubbles: true, button: 0, clientX }));
}

beforeAll(() => {
  Element.prototype.setPointerCapture ??= () => undefined;
});

beforeEach(() => {
  localStorage.clear();
  onSort.mockClear();
});

it('gives an edge to columns of words and numbers, not to pictures and actions', () => {
  renderThemed(grid('edges'));
  expect(screen.getAllByRole('separator')).toEqual([edge('OEM'), edge('Make')]);
});

it('resizes by keyboard down to the smallest width, and remembers it', async () => {
  renderThemed(grid('by-key'));
  edge('Make').focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(edge('Make')).toHaveAttribute('aria-valuenow', '112');
  expect(stored('by-key')).toEqual({ shown: {}, widths: { make: 112 } });
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(edge('Make')).toHaveAttribute('aria-valuenow', '96');
  expect(stored('by-key')).toEqual({ shown: {}, widths: { make: 96 } });
});

it('resizes by dragging, without sorting, and remembers it', () => {
  const { unmount } = renderThemed(grid('by-drag'));
  point('down', 200);
  point('move', 230);
  expect(edge('OEM')).toHaveAttribute('aria-valuenow', '120');
  point('up', 240);
  expect(edge('OEM')).toHaveAttribute('aria-valuenow', '160');
  expect(onSort).not.toHaveBeenCalled();
  unmount();
  renderThemed(grid('by-drag'));
  expect(edge('OEM')).toHaveAttribute('aria-valuenow', '160');
});

it('gives a drag up with Escape', () => {
  renderThemed(grid('given-up'));
  point('down', 200);
  point('move', 300);
  fireEvent.keyDown(edge('OEM'), { key: 'Escape' });
  point('up', 300);
  expect(edge('OEM')).toHaveAttribute('aria-valuenow', '120');
  expect(stored('given-up')).toBeNull();
});
