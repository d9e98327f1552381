import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderThemed } from '../../testing/render';
import { Button, Menu, Popover, TextField } from '@washcoat/ui';
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

const count: Column<Part> = {
  id: 'count',
  title: 'Count',
  render: ({ id }) => (
    <Popover label={`Count of ${id}`} trigger={<Button>{`Count ${id}`}</Button>}>
      <TextField label="New count" />
    </Popover>
  ),
};
const more: Column<Part> = {
  id: 'more',
  title: 'More',
  render: ({ id }) => (
    <Menu trigger={<Button>{`More of ${id}`}</Button>} entries={[{ label: 'Open' }, { label: 'Delete' }]} />
  ),
};

const grid = (rows = parts, shown = columns) => (
  <DataGrid<Part>
    label="Items"
    columns={shown}
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

  it('goes from row to row by keyboard after the list was scrolled away', async () => {
    renderThemed(grid());
    for (const _header of ['OEM', 'Make', 'rows']) await userEvent.tab();
    scrollTo(1000);
    await userEvent.keyboard('{ArrowDown}');
    expect(row('GD1')).toHaveFocus();
    await userEvent.keyboard('{PageDown}{ArrowDown}{ArrowUp}');
    expect(row('GD11')).toHaveFocus();
    expect(codes().length).toBeLessThan(130);
  });

  it('keeps what is typed in a field that popped up from a row when the list scrolls', async () => {
    renderThemed(grid(parts, [...columns, count]));
    await userEvent.click(screen.getByRole('button', { name: 'Count GD3' }));
    const field = await screen.findByRole('textbox', { name: 'New count' });
    await userEvent.click(field);
    await userEvent.type(field, '12');
    scrollTo(1000);
    expect(codes()).toContain('GD3');
    await userEvent.type(field, '5');
    act(() => field.blur());
    scrollTo(500);
    expect(field).toBeInTheDocument();
    expect(field).toHaveValue('125');
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Count GD3' })).toHaveFocus());
    act(() => screen.getByRole('button', { name: 'Count GD3' }).blur());
    expect(codes()).not.toContain('GD3');
  });

  it('keeps the row that has the focus when rows come before it or are taken away', async () => {
    const field: Column<Part> = {
      id: 'field',
      title: 'Count',
      render: ({ id }) => <TextField label={`Count of ${id}`} />,
    };
    const shown = [...columns, field];
    const { show } = renderThemed(grid(parts, shown));
    const typed = () => screen.getByRole('textbox', { name: 'Count of GD3' });
    await userEvent.type(typed(), '12');
    scrollTo(1000);
    const others = Array.from({ length: 40 }, (_, index) => ({ id: `NEW${index}` }));
    for (const rows of [[...others, ...parts], parts.slice(2)]) {
      show(grid(rows, shown));
      expect(typed()).toHaveValue('12');
      expect(typed()).toHaveFocus();
      expect(codes()).toContain('GD5');
    }
    expect(codes().length).toBeLessThan(130);
  });

  it('leaves Home and End to a menu that popped up from a row', async () => {
    renderThemed(grid(parts, [...columns, more]));
    await userEvent.click(screen.getByRole('button', { name: 'More of GD3' }));
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
    expect(screen.queryByRole('rowheader', { name: 'GD1999', hidden: true })).not.toBeInTheDocument();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveFocus());
  });

  it('leaves Home and End with another key to the browser', async () => {
    renderThemed(grid());
    for (const _header of ['OEM', 'Make', 'rows']) await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    expect(row('GD0')).toHaveFocus();
  });

  it('draws the cells of a row once, however far the list is scrolled while it is there', () => {
    const render = jest.fn(({ id }: Part) => id);
    renderThemed(grid(parts, [{ id: 'code', title: 'OEM', render }]));
    const timesOf = (code: string) => render.mock.calls.filter(([{ id }]) => id === code).length;
    scrollTo(20);
    scrollTo(30);
    expect([timesOf('GD40'), timesOf('GD52')]).toEqual([1, 1]);
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
