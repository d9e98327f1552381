import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderThemed } from '../../testing/render';
import { Button } from '..';
import { actionsColumn, codeColumn, DataGrid, textColumn } from '.';
import type { Column } from '.';

interface Part {
  id: string;
  code: string;
}

const parts: Part[] = Array.from({ length: 14 }, (_, index) => ({ id: `${index}`, code: `GD${index}` }));
const columns: Column<Part>[] = [
  codeColumn<Part>({ id: 'code', title: 'OEM', value: (part) => part.code, sortable: true }),
  textColumn<Part>({ id: 'make', title: 'Make', value: () => 'Toyota' }),
  actionsColumn<Part>({
    render: (part) => (
      <>
        <Button>Add {part.code}</Button>
        <Button>More {part.code}</Button>
      </>
    ),
  }),
];
const idOf = (part: Part) => part.id;
const onRowOpen = jest.fn();

function page(rows: Part[] = parts) {
  return (
    <>
      <Button>Before</Button>
      <DataGrid<Part>
        label="Converters"
        columns={columns}
        rows={rows}
        getRowId={idOf}
        onRowOpen={onRowOpen}
        onSort={() => undefined}
      />
      <Button>After</Button>
    </>
  );
}

const row = (code: string) => screen.getByRole('rowheader', { name: code }).closest('tr');
const button = (name: string) => screen.getByRole('button', { name });

/** Puts the focus before the table and tabs over header and edge to the first row. */
async function tabToRows() {
  await userEvent.click(button('Before'));
  await userEvent.tab();
  expect(button('OEM')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('separator', { name: 'Width of OEM' })).toHaveFocus();
  await userEvent.tab();
}

beforeEach(() => onRowOpen.mockClear());

it('is reached by Tab once: one header, one row with its controls, and out again', async () => {
  renderThemed(page());
  await tabToRows();
  expect(row('GD0')).toHaveFocus();
  await userEvent.tab();
  expect(button('Add GD0')).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  expect(button('After')).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(button('More GD0')).toHaveFocus();
});

it('walks over the rows and opens the one at hand', async () => {
  renderThemed(page());
  await tabToRows();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(row('GD2')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(row('GD1')).toHaveFocus();
  await userEvent.keyboard('{PageDown}');
  expect(row('GD11')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(row('GD13')).toHaveFocus();
  await userEvent.keyboard('{PageUp}{PageUp}');
  expect(row('GD0')).toHaveFocus();
  await userEvent.keyboard('{End}{Home}{ArrowDown}{Enter}');
  expect(onRowOpen.mock.calls).toEqual([[parts[1]]]);
});

it('walks over the controls of a row with right and left, and back to the row', async () => {
  renderThemed(page());
  await tabToRows();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
  expect(button('More GD1')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onRowOpen).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(row('GD1')).toHaveFocus();
});

it('returns to the row that was left, and to the first when that is gone', async () => {
  const { show } = renderThemed(page());
  await userEvent.click(button('More GD5'));
  await userEvent.click(button('After'));
  await userEvent.tab({ shift: true });
  expect(button('More GD5')).toHaveFocus();
  show(page(parts.slice(8)));
  await userEvent.click(button('After'));
  await userEvent.tab({ shift: true });
  expect(button('More GD8')).toHaveFocus();
});

it('walks over the headers with right and left', async () => {
  renderThemed(page());
  await userEvent.click(button('Before'));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('columnheader', { name: 'Make' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('separator', { name: 'Width of Make' })).toHaveFocus();
});
