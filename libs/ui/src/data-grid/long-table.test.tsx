import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderThemed } from '../../testing/render';
import { codeColumn, DataGrid, textColumn } from '.';
import type { Column } from '.';

interface Part {
  id: string;
}

const ROW = 44;
const parts: Part[] = Array.from({ length: 2000 }, (_, index) => ({ id: `GD${index}` }));
const columns: Column<Part>[] = [
  codeColumn<Part>({ id: 'code', title: 'OEM', value: ({ id }) => id }),
  textColumn<Part>({ id: 'make', title: 'Make', value: () => 'Toyota' }),
];
const onRowOpen = jest.fn();

const grid = (rows = parts) => (
  <DataGrid<Part>
    label="Items"
    columns={columns}
    rows={rows}
    getRowId={({ id }) => id}
    rowHeight={ROW}
    onRowOpen={onRowOpen}
  />
);

/** Puts the body of the table so that the row at a place stands at the top of the window. */
function scrollTo(at: number) {
  const top = -at * ROW;
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ ...new DOMRect(0, top, 0, 0), top, toJSON: () => '' });
  act(() => void fireEvent.scroll(document));
}

const codes = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const row = (code: string) => screen.getByRole('rowheader', { name: code }).closest('tr');
/** Pixels of all lines, drawn or not. */
const heightOf = (table: HTMLElement) =>
  [...table.querySelectorAll('tbody tr')].reduce(
    (sum, line) =>
      sum + (line instanceof HTMLElement && line.style.height ? parseFloat(line.style.height) : ROW),
    0,
  );

describe('a table of 2,000 rows', () => {
  beforeEach(() => onRowOpen.mockClear());
  afterEach(() => jest.restoreAllMocks());

  it('draws those near the view, is as high as all, and says how many there are', () => {
    renderThemed(grid());
    const table = screen.getByRole('table', { name: 'Items' });
    expect(table).toHaveAttribute('aria-rowcount', '2001');
    expect(heightOf(table)).toBe(2000 * ROW);
    scrollTo(1000);
    expect(codes().length).toBeLessThan(100);
    expect(codes()).toContain('GD1000');
    expect(codes()).not.toContain('GD0');
    expect(row('GD1000')).toHaveAttribute('aria-rowindex', '1002');
    expect(heightOf(table)).toBe(2000 * ROW);
  });

  it('keeps the row that has the focus, opens the right one, and goes to both ends by keyboard', async () => {
    renderThemed(grid());
    for (const _header of ['OEM', 'Make', 'rows']) await userEvent.tab();
    expect(row('GD0')).toHaveFocus();
    scrollTo(1000);
    expect(row('GD0')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(row('GD1999')).toHaveFocus();
    scrollTo(1990);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(onRowOpen).toHaveBeenLastCalledWith({ id: 'GD1998' });
    await userEvent.keyboard('{Home}');
    expect(row('GD0')).toHaveFocus();
    act(() => row('GD0')?.blur());
    expect(codes()).not.toContain('GD0');
  });

  it('is printed whole', () => {
    renderThemed(grid());
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(codes()).toHaveLength(2000);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(codes().length).toBeLessThan(100);
  });

  it('draws all of a short one', () => {
    renderThemed(grid(parts.slice(0, 149)));
    scrollTo(100);
    expect(codes()).toHaveLength(149);
    expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount');
  });
});
