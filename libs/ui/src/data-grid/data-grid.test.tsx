import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../testing/axe';
import { asWindowOf, renderThemed } from '../../testing/render';
import { Button, Card, EmptyState, Menu } from '..';
import { actionsColumn, codeColumn, ColumnChooser, DataGrid, moneyColumn, numberColumn, textColumn } from '.';
import type { Column, DataGridProps } from '.';

interface Part {
  id: string;
  code: string;
  make: string | null;
  weight: number;
  offer: string;
}

const parts: Part[] = [
  { id: 'a', code: 'KT 0334', make: 'Mercedes', weight: 1180, offer: '172.23' },
  { id: 'b', code: 'GD3', make: null, weight: 1004, offer: '207.38' },
];

const onCart = jest.fn();
const columns: Column<Part>[] = [
  codeColumn<Part>({ id: 'code', title: 'OEM', value: (part) => part.code, sortable: true }),
  textColumn<Part>({ id: 'make', title: 'Make', value: (part) => part.make }),
  numberColumn<Part>({ id: 'weight', title: 'Weight g', value: (part) => part.weight }),
  moneyColumn<Part>({ id: 'offer', title: 'Offer', value: (part) => part.offer, bold: true }),
  actionsColumn<Part>({
    render: (part) => <Button onClick={() => onCart(part.code)}>Add {part.code}</Button>,
  }),
];
const getRowId = (part: Part) => part.id;

function grid(props: Partial<DataGridProps<Part>> = {}) {
  return <DataGrid<Part> label="Converters" columns={columns} rows={parts} getRowId={getRowId} {...props} />;
}

const cell = (text: string) => screen.findByText(text);

async function rowOf(text: string): Promise<HTMLElement> {
  const row = (await cell(text)).closest('tr');
  if (!row) throw new Error(`${text} stands in no row`);
  return row;
}

it('has no border of its own in the flush body of a card', () => {
  renderThemed(
    <>
      <Card title="Top results" flush>
        {grid({ label: 'Inside' })}
      </Card>
      {grid({ label: 'Alone' })}
    </>,
  );
  expect(screen.getByRole('region', { name: 'Inside' })).toHaveStyle({ borderStyle: 'none' });
  expect(screen.getByRole('region', { name: 'Alone' })).toHaveStyle({ borderStyle: 'solid' });
});

beforeEach(() => {
  localStorage.clear();
  onCart.mockClear();
});

it('shows rows in the formats of their columns', async () => {
  const { container } = renderThemed(grid());
  expect(await cell('KT 0334')).toBeInTheDocument();
  expect(await cell('1,180')).toBeInTheDocument();
  expect(await cell('$207.38')).toHaveStyle({ fontWeight: '600' });
  expect(await cell('None')).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: /Weight g/ })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it('shows new values when the rows change', async () => {
  const { show } = renderThemed(grid());
  await cell('$172.23');
  show(grid({ rows: parts.map((part) => ({ ...part, offer: '1.00' })) }));
  await waitFor(() => expect(screen.getAllByText('$1.00')).toHaveLength(2));
});

it('opens a row by click, but not when a button in it is pressed', async () => {
  const onRowOpen = jest.fn();
  renderThemed(grid({ onRowOpen }));
  await userEvent.click(await cell('GD3'));
  expect(onRowOpen).toHaveBeenCalledWith(parts[1]);
  await userEvent.click(screen.getByRole('button', { name: 'Add KT 0334' }));
  expect(onCart).toHaveBeenCalledWith('KT 0334');
  expect(onRowOpen).toHaveBeenCalledTimes(1);
});

it('opens a row by an Enter that then presses nothing of what it opened', async () => {
  const onRowOpen = jest.fn();
  renderThemed(grid({ onRowOpen }));
  const row = (await cell('GD3')).closest('tr');
  if (!row) throw new Error('There is no row.');
  row.focus();
  expect(fireEvent.keyDown(row, { key: 'Enter' })).toBe(false);
  expect(onRowOpen).toHaveBeenCalledWith(parts[1]);
});

it('leaves the rows alone when a link, a field or what popped up from a row is pressed', async () => {
  const onRowOpen = jest.fn();
  const controls: Column<Part>[] = [
    codeColumn<Part>({ id: 'code', title: 'OEM', value: (part) => part.code }),
    {
      id: 'controls',
      title: 'Controls',
      render: (part) => (
        <>
          <a href={`#${part.id}`}>Link {part.code}</a>
          <input aria-label={`Quantity ${part.code}`} />
          <Menu trigger={<Button>More {part.code}</Button>} entries={[{ label: `Edit ${part.code}` }]} />
        </>
      ),
    },
  ];
  renderThemed(grid({ onRowOpen, columns: controls }));
  await userEvent.click(await screen.findByRole('link', { name: 'Link GD3' }));
  await userEvent.click(screen.getByRole('textbox', { name: 'Quantity GD3' }));
  await userEvent.keyboard('{Enter}{ArrowUp}');
  expect(screen.getByRole('textbox', { name: 'Quantity GD3' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'More GD3' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Edit GD3' }));
  expect(onRowOpen).not.toHaveBeenCalled();
});

it('asks the server to sort and leaves the rows in the order they came', async () => {
  const onSort = jest.fn();
  const { show } = renderThemed(grid({ sort: { columnId: 'code', direction: 'asc' }, onSort }));
  await cell('KT 0334');
  expect(screen.getByRole('columnheader', { name: 'OEM' })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('columnheader', { name: 'Make' })).not.toHaveAttribute('aria-sort');
  await userEvent.click(screen.getByRole('button', { name: 'OEM' }));
  expect(onSort).toHaveBeenCalledWith({ columnId: 'code', direction: 'desc' });
  const order = screen.getAllByRole('rowheader').map((one) => one.textContent);
  expect(order).toEqual(['KT 0334', 'GD3']);
  show(grid({ sort: null, onSort }));
  expect(screen.getByRole('columnheader', { name: 'OEM' })).toHaveAttribute('aria-sort', 'none');
  await userEvent.click(screen.getByRole('button', { name: 'OEM' }));
  expect(onSort).toHaveBeenLastCalledWith({ columnId: 'code', direction: 'asc' });
});

it('is a table for screen readers, each row named by its first words', async () => {
  const { container } = renderThemed(grid({ rowState: (part) => (part.id === 'a' ? 'selected' : 'dimmed') }));
  const table = await screen.findByRole('table', { name: 'Converters' });
  expect(within(table).getByRole('rowheader', { name: 'GD3' })).toBeInTheDocument();
  expect(await rowOf('KT 0334')).toHaveAttribute('aria-current', 'true');
  expect(await rowOf('GD3')).not.toHaveAttribute('aria-current');
  expect(await axe(container)).toHaveNoViolations();
});

it('keeps header and actions in view', async () => {
  renderThemed(grid());
  await cell('GD3');
  const header = screen.getByRole('columnheader', { name: 'Actions' });
  expect(header).toHaveStyle({ position: 'sticky', right: '0px' });
});

it('fixes the actions of rows where the columns need more room than there is, and nowhere else', async () => {
  const actions = () => screen.getByRole('button', { name: 'Add GD3' }).closest('td');
  const { unmount } = renderThemed(grid());
  await cell('GD3');
  expect(actions()).not.toHaveStyle({ position: 'sticky' });
  unmount();
  const room = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(120);
  renderThemed(grid());
  await cell('GD3');
  expect(actions()).toHaveStyle({ position: 'sticky', right: '0px' });
  room.mockRestore();
});

it('stops its header under the top bar, and at its own top when it scrolls inside', async () => {
  const { show } = renderThemed(grid());
  const header = () => screen.getByRole('columnheader', { name: 'OEM' });
  expect(header()).toHaveStyle({ top: 'var(--top-bar-height, 56px)' });
  show(grid({ height: 400 }));
  expect(header()).toHaveStyle({ top: '0px' });
  expect(screen.getByRole('table').parentElement).toHaveStyle({ height: '400px', overflow: 'auto' });
});

it('shows skeleton rows in the same columns on the first load', async () => {
  const { container } = renderThemed(grid({ rows: [], isLoading: true }));
  expect(container.querySelectorAll('tbody td, tbody th')).toHaveLength(8 * columns.length);
  expect(screen.getByRole('table', { name: 'Converters' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('region', { name: 'Converters' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Loading Converters')).toBeInTheDocument();
});

it('keeps the old rows under a copper line while newer ones are on their way', async () => {
  renderThemed(grid({ isUpdating: true }));
  expect(await cell('KT 0334')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Updating' })).toBeInTheDocument();
});

it('says what to do when there are no rows, and offers a retry when they did not load', async () => {
  const onRetry = jest.fn();
  const { show } = renderThemed(grid({ rows: [], empty: <EmptyState title="No Converters available" /> }));
  expect(screen.getByRole('heading', { level: 2, name: 'No Converters available' })).toBeInTheDocument();
  show(grid({ rows: [], error: 'Converters did not load', onRetry }));
  expect(screen.getByRole('heading', { level: 2, name: 'Converters did not load' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('keeps the rows and says so when a refresh failed', async () => {
  renderThemed(grid({ error: 'Converters did not refresh' }));
  expect(await cell('KT 0334')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Converters did not refresh');
});

it('shows every row as a card on a phone', async () => {
  const undo = asWindowOf(390);
  const onRowOpen = jest.fn();
  const { container } = renderThemed(grid({ cardFor: (part) => <p>{part.code} card</p>, onRowOpen }));
  const list = screen.getByRole('list', { name: 'Converters' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('columnheader')).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onRowOpen).toHaveBeenCalledWith(parts[0]);
  expect(await axe(container)).toHaveNoViolations();
  undo();
});

it('remembers which columns are shown', async () => {
  const both = (
    <>
      <ColumnChooser storageKey="parts" columns={columns} />
      {grid({ storageKey: 'parts' })}
    </>
  );
  renderThemed(both);
  await screen.findByRole('columnheader', { name: /Make/ });
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Make' }));
  await waitFor(() => expect(screen.queryByText('Mercedes')).not.toBeInTheDocument());
  expect(JSON.parse(localStorage.getItem('washcoat.columns.parts') ?? '{}')).toEqual({
    shown: { make: false },
    widths: {},
  });
});
